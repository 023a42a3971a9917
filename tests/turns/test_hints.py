"""Hints: from the player's own view alone, the same each time, and never in a game that counts."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from bot.features.boards.standings import BoardName, board
from bot.interactions.boards import count_games
from bot.turns import rounds
from bot.turns.coordinator import Coordinator
from bot.turns.look import Hints, Refused
from engine import brilliant
from engine.brilliant.sheet import Pass, Start
from engine.brilliant.view import placements
from tests.computers import Threads
from tests.counted import COUNTINGS
from tests.turns.invariants import MOVES, check, walk
from tests.turns.tables import STRANGER, Table, person, setup


class Hinting(Threads):
    """A table that records its thinking; a quick player replaces the master."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.asked: list[tuple[str, str, Any]] = []
        self.begun = asyncio.Event()
        self.gate = asyncio.Event()
        self.gate.set()
        self.coordinator = table.coordinator = Coordinator(
            table.store, lambda: table.now, table.changes.append, self, hooks=[count_games(COUNTINGS)]
        )

    async def think(self, game: str, player: str, view: Any, random: Random) -> Any:
        self.asked.append((game, player, view))
        self.begun.set()
        await self.gate.wait()
        return await super().think(game, "strong", view, random)

    async def hint(self, game: str, number: int, step: int | None = None) -> Any:
        step = (await self.table.look(game)).step if step is None else step
        return await self.coordinator.hint(game, person(number).user_id, step)

    async def refusal(self, game: str, number: int, step: int | None = None) -> str:
        with pytest.raises(Refused) as caught:
            await self.hint(game, number, step)
        return caught.value.code


@pytest.fixture
def hinting(table: Table) -> Hinting:
    return Hinting(table)


async def test_the_master_sees_the_view_of_the_seat_and_no_more(table: Table, hinting: Hinting) -> None:
    game = await table.started(3, is_casual=True)
    await table.play_round(game, range(3))
    await table.submit(game, 0)
    await table.submit(game, 2)
    before = table.dump()
    move = await hinting.hint(game, 1)
    look = await table.look(game, 1)
    assert hinting.asked == [("brilliant", "master", look.view)]
    assert not [value for value in walk(hinting.asked) if isinstance(value, MOVES)]
    assert move in (*placements(look.view), Pass())
    assert table.dump() == before


async def test_the_same_hint_comes_twice_at_once_and_after_a_restart(table: Table, hinting: Hinting) -> None:
    game = await table.started(2, is_casual=True)
    first, second = await asyncio.gather(hinting.hint(game, 0), hinting.hint(game, 0))
    await table.restart()
    assert first == second == await Hinting(table).hint(game, 0)
    await table.submit(game, 0, brilliant.format_move(first))
    await check(table, game)


async def test_who_may_ask_for_a_hint(table: Table, hinting: Hinting) -> None:
    rated = await table.started(2)
    assert await hinting.refusal(rated, 0) == "hints_off"
    with pytest.raises(Refused, match="hints_off"):
        await hinting.coordinator.change(rated, rounds.allow_hints, person(0).user_id, 0)
    against_computers = await table.started(1, computers=2)
    await hinting.hint(against_computers, 0)
    solo = await table.started(1, mode="solo", clock="none")
    assert await hinting.refusal(solo, 0) == "hints_off"
    assert [(await table.look(game, 0)).hints for game in (rated, against_computers, solo)] == [
        Hints.OFF,
        Hints.FREE,
        Hints.ASK,
    ]
    with pytest.raises(Refused, match="not_playing"):
        await hinting.coordinator.hint(against_computers, STRANGER.user_id, 0)
    assert [player for _, player, _ in hinting.asked].count("master") == 1


async def test_a_hint_is_refused_before_the_start_after_a_choice_and_when_the_round_is_closed(
    table: Table, hinting: Hinting
) -> None:
    lobby = await table.coordinator.open_lobby(setup(), person(0))
    assert await hinting.refusal(lobby, 0) == "not_started"
    game = await table.started(2, is_casual=True)
    await table.submit(game, 0)
    assert await hinting.refusal(game, 0) == "hint_late"
    await table.play_round(game, (0, 1))
    assert await hinting.refusal(game, 0, step=0) == "too_late"
    await table.play_out(game, (0, 1))
    assert await hinting.refusal(game, 0) == "game_over"
    assert hinting.asked == []


async def test_the_round_may_close_while_the_master_thinks(table: Table, hinting: Hinting) -> None:
    game = await table.started(2, is_casual=True)
    hinting.gate.clear()
    thinking = asyncio.create_task(hinting.hint(game, 0))
    await hinting.begun.wait()
    await table.play_round(game, (0, 1))
    hinting.gate.set()
    late = await thinking
    assert isinstance(late, Start)
    await check(table, game)


async def test_a_solo_game_counts_until_its_player_agrees_to_hints(table: Table, hinting: Hinting) -> None:
    counted = await table.started(1, mode="solo", clock="none")
    await table.play_out(counted, (0,))
    helped = await table.started(1, mode="solo", clock="none")
    step = (await table.look(helped)).step
    for _ in range(2):
        await hinting.coordinator.change(helped, rounds.allow_hints, person(0).user_id, step)
    await hinting.hint(helped, 0)
    assert (await table.look(helped, 0)).hints is Hints.FREE
    await table.play_out(helped, (0,))
    await check(table, helped)
    results = {row["game"]: row["uncounted"] for row in table.rows("select game, uncounted from result")}
    assert results == {counted: "", helped: "hints"}
    name = BoardName("points", "brilliant", "solo", setup().variant)
    found = await board(table.store, name, person(0).user_id, now=0)
    assert [line.games for line in found.rows] == [1]
    again = await table.coordinator.rematch(helped, person(0))
    assert (await table.look(again, 0)).hints is Hints.ASK


async def test_a_table_with_hints_counts_for_no_leaderboard_nor_does_its_rematch(
    table: Table, hinting: Hinting
) -> None:
    game = await table.started(2, is_casual=True)
    await table.play_out(game, (0, 1))
    found = await board(table.store, BoardName("wins", "brilliant", "table"), person(0).user_id, now=0)
    assert found.rows == ()
    again = await table.coordinator.rematch(game, person(1))
    assert (await table.look(again, 0)).is_casual
