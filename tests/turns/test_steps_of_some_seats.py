"""Steps that not every seat owes a move at: the turn loop carries them for any game."""

from __future__ import annotations

import pytest

from bot.turns import lobby
from bot.turns.clocks import CLOCKS
from bot.turns.look import Refused, Setup
from tests.turns.tables import Table, person

ME, OTHER = (person(number).user_id for number in range(2))
TURN = CLOCKS["live"].turn or 0
DUEL = {"level": "1", "variant": "duel"}


async def lobby_of(table: Table, seats: int, rules: dict[str, str]) -> str:
    mode = "solo" if seats == 1 else "table"
    setup = Setup("brikks", "2", mode, rules, seats, "live", "dm", None, 1, "en")
    return await table.coordinator.open_lobby(setup, person(0))


@pytest.mark.parametrize(("rules", "seats"), [({"level": "own"}, 3), (DUEL, 2), ({}, 1)])
async def test_nobody_waits_for_the_clock_when_people_are_ready(
    table: Table, rules: dict[str, str], seats: int
) -> None:
    game = await lobby_of(table, seats, rules)
    for _ in range(seats - 1):
        await table.coordinator.add_computer(game, ME)
    for _ in range(300):
        await table.coordinator.idle()
        look = await table.look(game, 0)
        if look.status != "running":
            break
        assert look.viewer.seat in look.view.pending, "computer players keep a person waiting"
        await table.submit(game, 0, step=look.step)
        await table.ready(game, 0, look.step)
    assert look.status == "finished"


async def test_computer_players_wait_for_the_clock_while_everybody_is_away(table: Table) -> None:
    """So that people find a game to come back to."""
    game = await lobby_of(table, 3, {})
    await table.coordinator.add_computer(game, ME)
    await table.coordinator.change(game, lobby.join, person(1))
    while not all(player.is_absent for player in (await table.look(game)).players if player.computer is None):
        await table.tick(TURN)
    before = await table.look(game)
    await table.tick(TURN - 1)
    assert (await table.look(game)).step == before.step
    await table.tick(1)
    assert (await table.look(game)).step > before.step


async def test_the_table_waits_for_those_alone_who_are_asked(table: Table) -> None:
    """Start blocks are chosen one after the other."""
    game = await lobby_of(table, 2, {})
    await table.coordinator.change(game, lobby.join, person(1))
    look = await table.look(game)
    assert [player.user_id for player in look.pending] == [OTHER]
    for press in (table.coordinator.ready, table.coordinator.retract):
        with pytest.raises(Refused, match="not_pending"):
            await press(game, ME, look.step)
    await table.submit(game, 1, "white1=1,1")
    assert (await table.look(game)).pending == ()
    await table.ready(game, 1)
    assert [player.user_id for player in (await table.look(game)).pending] == [ME]
