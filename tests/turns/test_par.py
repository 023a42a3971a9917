"""Par: what a computer player scores with the dice of a solo game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.computers.self_play import play
from bot.games.registry import players, strengths
from bot.messages.ended import details_page
from bot.messages.panel import panel_page
from engine import brilliant
from engine.game import Header, Rolled, fold, parse_event
from tests.turns.tables import LEVEL, Table

PRESS = 1_452_345_678_901_234_567


def stored_par(table: Table) -> int | None:
    par: int | None = table.rows("select par from game")[0]["par"]
    return par


async def solo(table: Table) -> str:
    """A solo game whose first move is entered by a press, so that its dice depend on nothing more."""
    game = await table.started(1, mode="solo", clock="none")
    assert stored_par(table) is None
    await table.submit(game, 0, interaction=PRESS)
    await table.coordinator.idle()
    return game


async def test_a_solo_game_gets_par_that_its_dice_give(table: Table) -> None:
    game = await solo(table)
    (row,) = table.rows("select seed, par from game")
    header = Header("brilliant", 1, {"level": LEVEL, "start": "stars"})
    seed, player = bytes.fromhex(row["seed"]), players("brilliant")[strengths("brilliant").par]
    events = play(brilliant, header, seed, [player], game, interactions=(PRESS,))
    result = brilliant.result(fold(brilliant, header, events))
    assert result is not None
    assert row["par"] == result.points[0] > 0
    await table.play_out(game, (0,))
    own = [parse_event(brilliant, line) for line in table.log(game)]
    throws = [[event.values for event in one if isinstance(event, Rolled)] for one in (own, events)]
    assert throws[0][:5] == throws[1][:5]


async def test_par_survives_a_restart_and_what_the_player_does(table: Table) -> None:
    game = await solo(table)
    par = stored_par(table)
    await table.submit(game, 0)
    await table.restart()
    await table.play_round(game, (0,))
    assert stored_par(table) == par


async def test_par_that_a_stop_came_before_is_found_after_the_next_start(table: Table) -> None:
    game = await solo(table)
    par = stored_par(table)
    await table.down()
    table.rows("update game set par = null")
    await table.up()
    assert (stored_par(table), table.changes[-1]) == (par, game)


async def test_where_no_press_goes_in_par_is_found_with_the_first_throw(table: Table) -> None:
    game = await table.started(1, mode="solo", clock="none")
    await table.submit(game, 0)
    await table.coordinator.idle()
    assert stored_par(table) is None
    await table.ready(game, 0)
    await table.coordinator.idle()
    assert stored_par(table) is not None


async def test_only_solo_games_have_par(table: Table) -> None:
    await table.started(1, computers=1)
    assert stored_par(table) is None


@pytest.mark.parametrize(
    ("par", "result", "words"),
    [
        (-3, "3 above par", "you were 3 ahead."),
        (0, "exactly par", "a tie."),
        (4, "4 below par", "you were 4 behind."),
    ],
)
async def test_the_end_names_par_and_how_far_it_was(table: Table, par: int, result: str, words: str) -> None:
    game = await solo(table)
    # Whoever knew it could begin again until the throws to come are good.
    assert (await table.look(game, 0)).par is None
    assert stored_par(table) is not None
    await table.play_out(game, (0,))
    over = await table.look(game, 0)
    points = over.view.result.points[0]
    assert over.par == stored_par(table)
    compared = replace(over, par=points + par)
    assert f"**Your score: {points}, {result}.**" in panel_page(compared).words
    assert words in details_page(compared).words
    assert f"Par: {points + par}." in panel_page(compared).pictures[0].description
