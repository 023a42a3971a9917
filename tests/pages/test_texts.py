"""Texts as the program uses them; tests/texts/test_checks.py has what holds for the files."""

from __future__ import annotations

import ast
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.client import Bot
from bot.pages import texts
from bot.pages.texts import LANGUAGES, LOCALES, REFERENCE, Catalog, has_text, text
from bot.store.engines import store_on
from engine.brilliant.level import Rule
from engine.games import GAMES
from tests.texts.files import read
from tests.texts.limits import commands, locales
from tests.texts.usage import calls, literals
from tests.texts_added import forget

BROKEN_LOG = {"wrong_dice", "wrong_seats"}
"""Codes that only a damaged database can cause; players never see them."""
REFUSING_RULES = [rule for rule in Rule if rule is not Rule.ANY]


@pytest.fixture
def texts_changed(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Changes texts for one test, which calls `forget` to have them read."""
    yield monkeypatch
    monkeypatch.undo()
    forget()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalog_finds_every_entry_and_what_it_refers_to(language: str) -> None:
    sources = Catalog(language).sources
    for entry in read(language).entries:
        assert set(REFERENCE.findall(sources[entry.key])) == entry.references


def codes(node: ast.expr) -> Iterator[str]:
    """The literal codes that an argument may be."""
    match node:
        case ast.JoinedStr(values=[ast.Constant(value="rule_"), *_]):
            yield from (f"rule_{rule}" for rule in REFUSING_RULES)
        case _:
            yield from literals(node)


def refusals() -> Iterator[tuple[str, str, ast.Call]]:
    """Calls that refuse a person; faults of a level file address its author on the command line."""
    for name, place, call in calls():
        if name in {"Refused", "Refusal"} and not place.startswith("engine/brilliant/level.py"):
            yield from ((place, code, call) for code in set(codes(call.args[0])) - BROKEN_LOG)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_declares_the_codes_that_it_returns_and_no_others(game: str) -> None:
    returned = {code for place, code, _ in refusals() if place.startswith(f"engine/{game}/")}
    assert returned == set(GAMES[game].REFUSALS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    found = list(refusals())
    keys = {code: f"refused-{code.replace('_', '-')}" for _, code, _ in found}
    assert len(keys) > 20
    assert [(place, code) for place, code, _ in found if not has_text(language, keys[code])] == []


def test_every_refusal_sentence_gets_the_values_it_names() -> None:
    known = read("en").by_key
    lacking = []
    for place, code, call in refusals():
        given = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
        if isinstance(given, ast.Dict):
            names = {key.value for key in given.keys if isinstance(key, ast.Constant)}
            has_more = any(key is None or not isinstance(key, ast.Constant) for key in given.keys)
            missing = known[f"refused-{code.replace('_', '-')}"].variables - names
            if missing and not has_more:
                lacking.append((place, code, missing))
    assert lacking == []


@pytest.mark.parametrize(("name", "position"), [("text", 1), ("say", 0)])
def test_every_key_in_the_source_has_a_text(name: str, position: int) -> None:
    found = [
        (place, key)
        for called, place, call in calls()
        if called == name and len(call.args) > position
        for key in literals(call.args[position])
    ]
    assert len(found) > 10
    assert [(place, key) for place, key in found if not has_text("en", key)] == []


def test_discord_gets_every_command_in_every_language() -> None:
    assert {"home", "leaderboard", "settings", "sheet", "puzzle"} <= {c["name"] for c in commands()}
    asked = {locale for language in LANGUAGES for locale in locales(language)}
    assert {"en-US", "en-GB", "de"} <= asked
    for command in commands():
        for part in ("name_localizations", "description_localizations"):
            assert command[part].keys() == asked


@pytest.mark.parametrize(
    ("locale", "commands"),
    [
        ("en", "/one play, /two play or /three play"),
        ("de", "/one spielen, /two spielen oder /three spielen"),
    ],
)
def test_whoever_is_told_to_open_a_game_hears_of_them_all(
    locale: str, commands: str, tmp_path: Path, texts_changed: pytest.MonkeyPatch
) -> None:
    for language in LANGUAGES:
        shutil.copytree(LOCALES / language, tmp_path / language)
        for game in ("one", "two", "three"):
            lines = [f"command-{game} = {game}", f"command-{game}-play-about = x"]
            (tmp_path / language / f"{game}.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    texts_changed.setattr(texts, "GAMES", dict.fromkeys(("one", "two", "three")))
    texts_changed.setattr(texts, "LOCALES", tmp_path)
    forget()
    assert text(locale, "lobby-cancelled").endswith(f" {commands}.")


def test_in_direct_messages_the_game_comes_last_and_one_that_lacks_the_command_is_left_out(
    texts_changed: pytest.MonkeyPatch,
) -> None:
    assert "alone with /solo brilliant or /solo brikks, or open" in text("en", "sheet-none", place="dm")
    assert texts.any_of("en", ["this"]) == "this"
    texts_changed.setattr(texts, "has_text", lambda _, key: key == "command-brikks-solo-about")
    forget()
    assert "Here you can play alone with /solo brikks." in text("en", "refused-not-in-dm")


def test_a_language_has_english_texts_for_those_it_lacks(
    tmp_path: Path, texts_changed: pytest.MonkeyPatch
) -> None:
    shutil.copytree(LOCALES / "en", tmp_path / "en")
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "messages.ftl").write_text("lobby-join = Mitspielen\n", encoding="utf-8")
    texts_changed.setattr(texts, "LOCALES", tmp_path)
    forget()
    assert text("de", "lobby-join") == "Mitspielen"
    assert text("de", "lobby-cancelled") == text("en", "lobby-cancelled")
    assert texts.keys("de") == {"lobby-join"}


@pytest.mark.parametrize(
    ("locale", "name"),
    [("es-ES", "es"), ("es-419", "es"), ("en-GB", "en"), ("pt-BR", "en"), ("pl", "en"), (None, "en")],
)
def test_all_regions_of_a_language_read_the_same(
    locale: str | None, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texts, "LANGUAGES", ("en", "de", "es"))
    assert texts.language.__wrapped__(locale) == name


@pytest.mark.parametrize(("code", "name"), [("en", "English"), ("de", "Deutsch"), ("fr", "Français")])
def test_a_language_has_the_name_that_its_speakers_use(code: str, name: str) -> None:
    assert texts.language_name(code) == name


def test_locales_are_locales_of_discord() -> None:
    assert [language for language in LANGUAGES if not locales(language)] == []
    assert set(locales("es")) == {"es-ES", "es-419"}


def test_each_place_offers_what_works_there(tmp_path: Path) -> None:
    bot = Bot(store_on(tmp_path / "bot.db"))
    payloads = [command.to_dict(bot.tree) for command in bot.tree.get_commands()]
    places: dict[tuple[int, ...], set[str]] = {}
    for payload in payloads:
        places.setdefault(tuple(payload["contexts"]), set()).add(str(payload["name"]))
    assert places == {
        (0, 2): {*GAMES, "challenge"},
        (1,): {"solo"},
        (0, 1, 2): {"home", "daily", "learn", "leaderboard", "profile", "sheet", "puzzle", "settings"},
    }
    bot.worker.close()


AND = {"en": "and", "de": "und", "es": "y", "fr": "et", "it": "e", "nl": "en"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["result-shared", "lobby-invited", "refused-seats-kept", "brikks-wait-start"])
def test_a_list_of_names_ends_with_and(language: str, key: str) -> None:
    others = {"host": "H", "title": "T"} if key == "lobby-invited" else {}

    def said(*players: str) -> str:
        return text(language, key, players=players, **others)

    last = f" {AND[language]} "
    assert f"Anna, Bert{last}Cleo" in said("Anna", "Bert", "Cleo")
    assert f"Anna{last}Bert" in said("Anna", "Bert")
    assert "Anna" in said("Anna")
    assert f"Anna{last}" not in said("Anna")


ENUMERATED = {
    # Figures, in the order in which they were reached.
    "review-trend",
    "review-trend-lately",
    # Everybody's points in alt texts, and what they consist of.
    "brikks-sheet-alt-others",
    "ending-alt",
    # A row's free circles, each with its column, and an area's fields with their numbers.
    "brikks-sheet-text-row",
    "sheet-text-area",
    "sheet-text-area-brief",
}
"""Texts with lists that are no part of a sentence."""


def test_no_other_list_in_a_sentence_lacks_its_last_word() -> None:
    joined = {
        key
        for name, _, call in calls()
        if name == "text" and any("', '.join" in ast.unparse(one.value) for one in call.keywords)
        for key in literals(call.args[1])
    }
    assert joined <= ENUMERATED
