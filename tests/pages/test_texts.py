"""Every text in every language: none missing, broken or too long for Discord."""

from __future__ import annotations

import ast
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import discord
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.client import Bot
from bot.interactions.translator import Translator
from bot.pages import texts
from bot.pages.texts import LANGUAGES, LOCALES, REFERENCE, Catalog, has_text, text
from bot.store.database import Store
from engine.brilliant.level import Rule
from engine.games import GAMES
from tests.paths import ROOT

SOURCES = [*ROOT.glob("bot/**/*.py"), *ROOT.glob("engine/**/*.py")]
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
BROKEN_LOG = {"wrong_dice", "wrong_seats"}
"""Codes that only a damaged database can cause; players never see them."""
REFUSING_RULES = [rule for rule in Rule if rule is not Rule.ANY]


class Variables(Visitor):
    """The names of a message's variables."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.names.add(node.id.name)


class References(Visitor):
    """What an entry refers to, terms with their hyphen."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 (Fluent's name)
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802 (Fluent's name)
        self.names.add(f"-{node.id.name}")


@cache
def entries(language: str) -> list[tuple[Path, ftl.EntryType]]:
    return [
        (path, entry)
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
    ]


@cache
def messages(language: str) -> dict[str, set[str]]:
    """The variables of each message."""
    found = {}
    for _, entry in entries(language):
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_variables(language: str) -> None:
    own, english = messages(language), messages("en")
    assert set(own) == set(english)
    assert {key for key in english if own[key] != english[key]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_locale_files_hold_no_junk(language: str) -> None:
    junk = [(path.name, entry.content) for path, entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    keys = Counter(entry.id.name for _, entry in entries(language) if isinstance(entry, ftl.Message))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalog_finds_every_entry_and_what_it_refers_to(language: str) -> None:
    sources, referring = Catalog(language).sources, set()
    parsed = {
        f"-{e.id.name}" if isinstance(e, ftl.Term) else e.id.name: e
        for _, e in entries(language)
        if isinstance(e, ftl.Message | ftl.Term)
    }
    assert set(sources) == set(parsed)
    for name, entry in parsed.items():
        references = References()
        references.visit(entry)
        assert set(REFERENCE.findall(sources[name])) == references.names
        referring |= references.names
    assert {name for name in referring if name.startswith("-")} < referring < set(parsed)


@cache
def all_calls() -> list[tuple[str, str, ast.Call]]:
    """Every call of a named function, with the name and location."""
    return [
        (node.func.id, f"{path.relative_to(ROOT)}:{node.lineno}", node)
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]


def calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a function or class with one of these names, with its location."""
    return ((place, node) for name, place, node in all_calls() if name in names)


def literals(node: ast.expr) -> Iterator[str]:
    """The literal texts that an argument may be."""
    match node:
        case ast.Constant(value=str(value)):
            yield value
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*literals(body), *literals(orelse))
        case ast.JoinedStr(values=[ast.Constant(value="rule_"), *_]):
            yield from (f"rule_{rule}" for rule in REFUSING_RULES)


def refusals() -> Iterator[tuple[str, str, ast.Call]]:
    """Calls that refuse a person; faults of a level file address its author on the command line."""
    for place, call in calls("Refused", "Refusal"):
        if not place.startswith("engine/brilliant/level.py"):
            codes = set(literals(call.args[0])) - BROKEN_LOG
            yield from ((place, code, call) for code in codes)


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
    variables = messages("en")
    lacking = []
    for place, code, call in refusals():
        given = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
        if isinstance(given, ast.Dict):
            names = {key.value for key in given.keys if isinstance(key, ast.Constant)}
            has_more = any(key is None or not isinstance(key, ast.Constant) for key in given.keys)
            missing = variables[f"refused-{code.replace('_', '-')}"] - names
            if missing and not has_more:
                lacking.append((place, code, missing))
    assert lacking == []


@pytest.mark.parametrize("name", ["text", "named"])
def test_every_key_in_the_source_has_a_text(name: str) -> None:
    position = {"text": 1, "named": 0}[name]
    found = [
        (place, key)
        for place, call in calls(name)
        if len(call.args) > position
        for key in literals(call.args[position])
    ]
    assert len(found) > 10
    assert [(place, key) for place, key in found if not has_text("en", key)] == []


def test_every_text_is_used() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    used = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    for path in LOCALES.glob("en/*.ftl"):
        used |= set(re.findall(r"\{ ([a-z][\w-]*)[ (]", path.read_text(encoding="utf-8")))
    made = [composed(node) for node in nodes if isinstance(node, ast.JoinedStr)]
    # The choices of an option are named after it.
    made += [
        re.escape(str(node.args[0].value)) + "-.+"
        for node in nodes
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "choices"
        and isinstance(node.args[0], ast.Constant)
    ]
    names = {entry.id.name for _, entry in entries("en") if isinstance(entry, ftl.Message)}
    pattern = re.compile("|".join(one for one in made if re.match(r"[a-z]{3}", one)))
    assert sorted(name for name in names - used if not pattern.fullmatch(name)) == []


def composed(words: ast.JoinedStr) -> str:
    """A pattern of what an f-string can make."""
    parts = (re.escape(str(one.value)) if isinstance(one, ast.Constant) else ".+" for one in words.values)
    return "".join(parts)


def locales_of_discord() -> list[str]:
    """Discord's locales whose readers get texts in their own language."""
    return [code for code in map(str, discord.Locale) if code.split("-", maxsplit=1)[0] in LANGUAGES]


async def test_discord_takes_every_command_in_every_language(tmp_path: Path) -> None:
    async with Store(tmp_path / "bot.db") as store:
        bot = Bot(store)
        translator = Translator()
        payloads = [await c.get_translated_payload(bot.tree, translator) for c in bot.tree.get_commands()]
        bot.worker.close()
    assert {"home", "leaderboard", "settings", "sheet", "puzzle"} <= {p["name"] for p in payloads}
    assert {"en-US", "en-GB", "de"} <= set(locales_of_discord())
    for locale in locales_of_discord():
        for payload in payloads:
            check_command(payload, locale)
        check_distinct(payloads, locale)


def check_command(payload: dict[str, object], locale: str) -> None:
    """A command, group or option, and all within it."""
    names = {str(payload["name"]), localised(payload, "name", locale)}
    for name in names:
        assert COMMAND_NAME.fullmatch(name), name
        assert name == name.lower()
    for about in (str(payload["description"]), localised(payload, "description", locale)):
        assert 1 <= len(about) <= 100, about
    options = payload.get("options") or []
    choices = payload.get("choices") or []
    assert isinstance(options, list)
    assert isinstance(choices, list)
    assert len(options) <= 25
    assert len(choices) <= 25
    for option in options:
        check_command(option, locale)
    check_distinct(options, locale)
    for choice in choices:
        translated = (choice.get("name_localizations") or {}).get(locale, choice["name"])
        assert 1 <= len(translated) <= 100


def check_distinct(payloads: list[dict[str, object]], locale: str) -> None:
    names = [localised(payload, "name", locale) for payload in payloads]
    assert len(set(names)) == len(names)


def localised(payload: dict[str, object], part: str, locale: str) -> str:
    """The text for this locale; fails if it is not translated."""
    translations = payload[f"{part}_localizations"]
    assert isinstance(translations, dict)
    return str(translations[locale])


def test_german_commands_are_called_as_the_texts_say() -> None:
    names = {key: text("de", f"command-{key}") for key in ("home", "sheet", "settings", "leaderboard")}
    assert names == {
        "home": "start",
        "sheet": "blatt",
        "settings": "einstellungen",
        "leaderboard": "rangliste",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_name_commands_that_exist(language: str) -> None:
    known = {text(language, key) for key in messages(language) if re.fullmatch(r"command-[a-z]+", key)}
    named = {
        (key, name)
        for key in messages(language)
        for name in re.findall(r"(?<![\w.<:/])/([^\W\d_]+)", raw(language, key))
    }
    assert {(key, name) for key, name in named if name not in known} == set()


@pytest.mark.parametrize(
    ("locale", "commands"),
    [
        ("en", "/one play, /two play or /three play"),
        ("de", "/one spielen, /two spielen oder /three spielen"),
    ],
)
def test_whoever_is_told_to_open_a_game_hears_of_them_all(
    locale: str, commands: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language in LANGUAGES:
        shutil.copytree(LOCALES / language, tmp_path / language)
        for game in ("one", "two", "three"):
            lines = [f"command-{game} = {game}", f"command-{game}-play-about = x"]
            (tmp_path / language / f"{game}.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    monkeypatch.setattr(texts, "GAMES", dict.fromkeys(("one", "two", "three")))
    monkeypatch.setattr(texts, "LOCALES", tmp_path)
    texts.forget()
    try:
        assert text(locale, "lobby-cancelled").endswith(f" {commands}.")
    finally:
        monkeypatch.undo()
        texts.forget()


def test_in_direct_messages_the_game_comes_last_and_one_that_lacks_the_command_is_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "alone with /solo brilliant or /solo brikks, or open" in text("en", "sheet-none", place="dm")
    assert texts.any_of("en", ["this"]) == "this"
    monkeypatch.setattr(texts, "has_text", lambda _, key: key == "command-brikks-solo-about")
    texts.forget()
    try:
        assert "Here you can play alone with /solo brikks." in text("en", "refused-not-in-dm")
    finally:
        monkeypatch.undo()
        texts.forget()


def test_a_language_has_english_texts_for_those_it_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(LOCALES / "en", tmp_path / "en")
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "messages.ftl").write_text("lobby-join = Mitspielen\n", encoding="utf-8")
    monkeypatch.setattr(texts, "LOCALES", tmp_path)
    texts.forget()
    try:
        assert text("de", "lobby-join") == "Mitspielen"
        assert text("de", "lobby-cancelled") == text("en", "lobby-cancelled")
        assert texts.keys("de") == {"lobby-join"}
    finally:
        monkeypatch.undo()
        texts.forget()


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_its_own_files_name_a_game(language: str) -> None:
    naming = [
        (path.name, game)
        for path in (LOCALES / language).glob("*.ftl")
        for game in GAMES
        if not re.fullmatch(rf"{game}(-\w+)?\.ftl", path.name)
        if game in path.read_text(encoding="utf-8").casefold()
    ]
    assert naming == []


def raw(language: str, key: str) -> str:
    """A message as written in its file."""
    for path, entry in entries(language):
        if isinstance(entry, ftl.Message) and entry.id.name == key and entry.span is not None:
            return path.read_text(encoding="utf-8")[entry.span.start : entry.span.end]
    raise KeyError(key)


def test_labels_fit_on_buttons() -> None:
    keys = [
        key
        for key in messages("en")
        if re.match(r"(rules-[a-z]+-topic|rules-other|board|mode|where|about)-", key)
    ]
    labels = [(lang, key) for lang in LANGUAGES for key in keys if not messages(lang)[key]]
    short = [
        (lang, key) for lang, key in labels if not key.endswith(("text", "unofficial", "data", "operator"))
    ]
    assert [place for place in short if len(text(*place)) > 80] == []


def test_locales_are_locales_of_discord() -> None:
    known = {str(locale).split("-", maxsplit=1)[0] for locale in discord.Locale}
    assert set(LANGUAGES) <= known


def test_each_place_offers_what_works_there(tmp_path: Path) -> None:
    bot = Bot(Store(tmp_path / "bot.db"))
    payloads = [command.to_dict(bot.tree) for command in bot.tree.get_commands()]
    places: dict[tuple[int, ...], set[str]] = {}
    for payload in payloads:
        places.setdefault(tuple(payload["contexts"]), set()).add(str(payload["name"]))
    assert places == {
        (0,): {*GAMES, "challenge"},
        (1,): {"solo", "host"},
        (0, 1): {"home", "daily", "learn", "leaderboard", "profile", "sheet", "puzzle", "settings"},
    }
    bot.worker.close()
