"""A press loads its game once, and answers with the committed game."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from bot.store.database import Transaction
from tests.journeys.world import Person, World


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often presses loaded each game; redraws and computer players go on beside them, in tasks of their own."""
    found = Counter[str]()
    plain = Transaction.rows_of

    async def counted(self: Transaction, *queries: str, **values: Any) -> list[list[dict[str, Any]]]:
        task = asyncio.current_task()
        if "game_by_id" in queries and task is not None and "Client._run_event" in repr(task.get_coro()):
            found[values["id"]] += 1
        return await plain(self, *queries, **values)

    monkeypatch.setattr(Transaction, "rows_of", counted)
    return found


async def test_a_press_loads_its_game_once(
    world: World, anna: Person, bert: Person, loads: Counter[str]
) -> None:
    game = await world.lobby(anna)
    loads.clear()
    await bert.press("Join", world.table(game))
    assert loads == {game: 1}
    await anna.press("Start", world.table(game))
    assert loads == {game: 2}
    loads.clear()
    for presses, person in ((anna.place_first, anna), (anna.ready, anna), (bert.place_first, bert)):
        loads.clear()
        await presses()
        assert loads == {game: 1}, person.name


async def test_a_refused_press_loads_its_game_once(world: World, anna: Person, loads: Counter[str]) -> None:
    game = await world.lobby(anna)
    loads.clear()
    answer = await anna.press("Start", world.table(game))
    assert answer.is_private
    assert loads == {game: 1}
