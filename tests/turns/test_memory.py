"""The games that stay in memory."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.turns import lobby
from bot.turns.memory import Memory
from tests.turns.tables import opened


async def test_a_game_in_use_makes_way_for_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.turns.memory.KEPT", 2)
    async with opened(tmp_path / "db") as table:
        games = [await table.coordinator.games.game(await table.started()) for _ in range(4)]
    memory = Memory()
    memory.keep(games[0])
    with memory.used(games[0].row.id) as used:
        for game in games[1:]:
            memory.keep(game)
        assert used in [memory.at(game) for game in memory]
        # The least recently used one.
        assert games[1].row.id not in memory
    assert [*memory] == [games[0].row.id, games[3].row.id]


async def test_what_is_not_written_yet_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.turns.memory.KEPT", 1)
    async with opened(tmp_path / "db") as table:
        first, second = [await table.coordinator.games.game(await table.started()) for _ in range(2)]
    memory = Memory()
    memory.keep(first)
    with memory.used(first.row.id) as kept:
        kept.present = first.draft().committed()
    memory.keep(second)
    assert first.row.id in memory


async def test_of_games_that_are_over_only_some_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.turns.memory.KEPT_OVER", 1)
    async with opened(tmp_path / "db") as table:
        games = []
        for _ in range(3):
            games.append(await table.started())
            await table.coordinator.change(games[-1], lobby.depart, 100)
            await table.coordinator.change(games[-1], lobby.depart, 101)
        loaded = [await table.coordinator.games.game(game) for game in games]
        goes_on = await table.coordinator.games.game(await table.started())
    assert all(game.is_over for game in loaded)
    memory = Memory()
    for game in (loaded[0], goes_on, *loaded[1:]):
        memory.keep(game)
    assert [*memory] == [goes_on.row.id, loaded[2].row.id]
