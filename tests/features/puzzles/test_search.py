"""Which game computers play for puzzles next, and what becomes of one that the machine cannot play for now."""

from __future__ import annotations

import errno
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.features.puzzles.search import PuzzleSearch
from bot.features.puzzles.stock import stock_of
from bot.features.puzzles.store import PuzzleStore, TryRow, puzzles_added
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


async def test_nobody_is_asked_a_second_puzzle_from_one_game(store: Store) -> None:
    first = stock_of("brikks")[0].puzzle
    rows = [replace(first, id=name, source=game, is_shipped=False) for name, game in (("a", "g"), ("b", "g"))]
    puzzles = PuzzleStore(store)
    await store.commit(tuple(puzzles_added(rows)))
    assert await puzzles.next(1, "brikks", "2026-12-01") == rows[0]
    await puzzles.add_try(TryRow("t", "a", 1, "bomb", is_solved=False, tried_at=5, is_rated=False), "brikks")
    assert await puzzles.next(1, "brikks", "2026-12-01") is None
    assert await puzzles.next(2, "brikks", "2026-12-01") == rows[0]


async def test_a_puzzle_that_came_before_is_judged_anew_and_keeps_its_tries(store: Store) -> None:
    one, other = (each.puzzle for each in stock_of("brikks")[:2])
    puzzles = PuzzleStore(store)
    await puzzles.add_missing([replace(one, motifs=" build ", misses=7), other])
    await puzzles.add_try(
        TryRow("t", other.id, 1, "bomb", is_solved=True, tried_at=5, is_rated=True), "brikks"
    )
    await puzzles.add_missing([one])
    assert await puzzles.puzzle(one.id) == one
    assert await puzzles.puzzle(other.id) is None, "asked no more"
    [past] = await puzzles.last_tries(1, 5)
    assert (past.id, past.is_solved) == (other.id, True)
