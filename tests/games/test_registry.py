"""Every engine game is in both registries, with the players that shared code needs."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from bot.games.registry import PARTS, UnfinishedGame, check, strengths
from bot.pages import texts
from bot.pages.texts import LANGUAGES, has_text
from bot.tools.registry import TOOLS
from engine.games import GAMES


def test_no_list_lacks_a_game() -> None:
    assert list(PARTS) == list(TOOLS)
    assert set(PARTS) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_players_and_words_that_shared_code_asks_for(game: str) -> None:
    known = strengths(game)
    assert {known.stand_in, known.par} <= set(known.players)
    topics = [f"rules-{game}-{topic}" for topic in PARTS[game].rules.topics]
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


def test_refusal_codes_of_two_games_that_collide_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(texts.LOCALES, tmp_path / "locales")
    (tmp_path / "locales" / "en" / "third.ftl").write_text("refused-no-bomb = No.\n", encoding="utf-8")
    monkeypatch.setattr(texts, "LOCALES", tmp_path / "locales")
    texts.forget()
    try:
        with pytest.raises(UnfinishedGame, match=r"refused-no-bomb stands in brikks\.ftl and in third\.ftl"):
            check()
    finally:
        texts.forget()
