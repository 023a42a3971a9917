"""Every engine game is in both registries, with the players that shared code needs."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from bot.games.registry import PARTS, UnfinishedGame, check, strengths
from bot.games.reserved_words import file_that_says
from bot.pages import texts
from bot.pages.texts import LANGUAGES, has_text
from engine.games import GAMES
from tests.bench.registry import TOOLS
from tests.texts_added import forget


def test_no_list_lacks_a_game() -> None:
    assert list(PARTS) == list(TOOLS)
    assert set(PARTS) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_players_and_words_that_shared_code_asks_for(game: str) -> None:
    known = strengths(game)
    assert {known.stand_in, known.par} <= set(known.players)
    topics = [f"rules-{game}-{topic}" for topic in PARTS[game].rules_pages.topics]
    for key in (f"game-{game}", *topics):
        assert [language for language in LANGUAGES if not has_text(language, key)] == [], key


def put(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
    """Change one game's part."""
    monkeypatch.setitem(cast("dict[str, Any]", PARTS), "brikks", replace(PARTS["brikks"], **changes))


def test_the_games_lack_nothing() -> None:
    check()


@pytest.mark.parametrize(("task", "lacks"), [("stand_in", {"steady"}), ("par", {"strong"})])
def test_a_strength_that_has_a_task_and_is_missing_is_named(
    task: str, lacks: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    known = PARTS["brikks"].strengths
    put(
        monkeypatch,
        strengths=replace(known, players={n: p for n, p in known.players.items() if n not in lacks}),
    )
    with pytest.raises(UnfinishedGame, match=f"brikks lack {lacks.pop()}, its {task}: it has relaxed"):
        check()


def test_a_game_without_strengths_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, strengths=replace(PARTS["brikks"].strengths, players={}))
    with pytest.raises(UnfinishedGame, match="brikks has no strengths"):
        check()


def test_a_game_without_a_random_player_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, measuring={})
    with pytest.raises(UnfinishedGame, match="brikks lack random"):
        check()


def test_a_game_without_rules_or_part_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(cast("dict[str, Any]", PARTS), "brikks")
    with pytest.raises(
        UnfinishedGame, match=r"brikks is in engine/games\.py but not in bot/games/registry\.py"
    ):
        check()


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of all texts, which a test may change."""
    shutil.copytree(texts.LOCALES, tmp_path / "locales")
    monkeypatch.setattr(texts, "LOCALES", tmp_path / "locales")
    forget()
    yield tmp_path / "locales"
    monkeypatch.undo()
    forget()


def test_refusal_codes_of_two_games_that_collide_are_named(locales: Path) -> None:
    (locales / "en" / "third.ftl").write_text("refused-no-bomb = No.\n", encoding="utf-8")
    with pytest.raises(UnfinishedGame, match=r"refused-no-bomb stands in brikks\.ftl and in third\.ftl"):
        check()


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("game-brikks", "its name"),
        ("about-brikks-text", "what /about says of it"),
        ("command-brikks", "its command"),
        ("command-brikks-about", "the description of its command"),
        ("command-duel", "its subcommand duel"),
        ("command-brikks-duel-about", "the description of its subcommand duel"),
        ("option-brikks-players-about", "the description of the number of players"),
        ("brikks-level-choice-own", "the choice own of its option level"),
        ("mode-duel", "its mode duel"),
        ("rules-brikks-topic-turn", "the button of its rules page turn"),
        ("rules-brikks-end", "its rules page end"),
        ("rules-brikks-turn-alt", "what the picture of its rules page turn shows"),
        ("refused-no-bomb", "why it refuses a move with the code no_bomb"),
        ("feat-brikks-rows", "its achievement rows"),
        ("motif-brikks-rows", "its theme of puzzles rows"),
        ("learn-brikks-4", "part 4 of its lesson"),
        ("learn-brikks-end", "part end of its lesson"),
    ],
)
def test_a_missing_english_text_is_named(key: str, why: str, locales: Path) -> None:
    for path in (locales / "en").glob("brikks*.ftl"):
        source = path.read_text(encoding="utf-8")
        path.write_text(re.sub(rf"^{key} =", f"was-{key} =", source, flags=re.MULTILINE), encoding="utf-8")
    forget()
    said = f"The game brikks has no text {key} in assets/locales/en, {why}."
    with pytest.raises(UnfinishedGame, match=f"^{re.escape(said)}$"):
        check()


@pytest.mark.parametrize("name", ["play", "sheet", "daily"])
def test_a_name_that_shared_code_uses_is_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast("dict[str, Any]", PARTS), name, PARTS["brikks"])
    monkeypatch.setitem(cast("dict[str, Any]", GAMES), name, GAMES["brikks"])
    with pytest.raises(
        UnfinishedGame, match=rf"name of the game {name} is a word that bot/\S+\.py uses for something else"
    ):
        check()


@pytest.mark.parametrize("name", ["brilliant", "brikks", "third", "checkers"])
def test_prose_and_the_folders_of_games_take_no_name(name: str) -> None:
    assert file_that_says(name, frozenset(PARTS)) is None
