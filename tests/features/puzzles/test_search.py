"""Which game computers play for puzzles next, and what becomes of one that the machine cannot play for now."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.features.puzzles.search import PuzzleSearch
from bot.store.database import Store
from bot.store.engines import store_on


async def test_the_games_take_turns_while_both_lack_puzzles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []

    def noted(game: str, *_: object) -> str:
        played.append(game)
        return "[]"

    async def at_once(work: Callable[[Callable[[int], object]], str]) -> str:
        return work(lambda _: None)

    monkeypatch.setattr("bot.features.puzzles.search.from_computers", noted)
    async with store_on(tmp_path / "db") as store:
        search = PuzzleSearch(store, lambda: 1_800_000_000_000, at_once)
        for _ in range(5):
            await search.pose()
    assert played == ["brilliant", "brikks", "brilliant", "brikks", "brilliant"]


async def test_a_machine_that_is_short_of_something_is_not_taken_for_a_game_without_puzzles(
    store: Store,
) -> None:
    async def refused(_: object) -> str:
        raise OSError(errno.EMFILE, "Too many open files")

    search = PuzzleSearch(store, lambda: 1_800_000_000_000, refused)
    with pytest.raises(OSError, match="Too many open files"):
        await search.pose()
