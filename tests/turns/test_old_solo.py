"""A solo game of BRIKKS whose first throw does not stand: its header lacks the option, and it goes on by its rule."""

from __future__ import annotations

import pytest

from bot.computers.self_play import play
from bot.features.boards.standings import BoardName, board
from bot.games.registry import players, strengths
from bot.turns.look import Refused, Setup
from engine import brikks
from engine.brikks.state import Phase
from engine.game import Header, fold, format_header, parse_event
from tests.turns.tables import Table, person

ME = person(0).user_id
OLD = Header("brikks", 1, {"level": "2", "variant": "base"})
SOLO = Setup("brikks", "2", "solo", dict(OLD.options), 1, "none", "dm", None, 21, "en")
NAME = BoardName("points", "brikks", "solo", "2")


async def play_on(table: Table, game: str, first: str = "") -> None:
    """To the end at random, after this move."""
    while (look := await table.look(game, 0)).status == "running":
        move = first or await table.legal(game, 0)
        await table.coordinator.submit(game, ME, look.step, move, is_final=True)
        first = ""
    await table.coordinator.idle()


async def test_an_open_solo_game_goes_on_by_its_rule_and_its_result_is_on_no_board(table: Table) -> None:
    """Facts 8.2; the next game with the same person has the rule of today."""
    game = await table.coordinator.open_lobby(SOLO, person(0))
    await table.down()
    table.rows("update game set header = ?, par = null", format_header(OLD))
    await table.up()
    await table.submit(game, 0)
    await table.ready(game, 0)
    await table.coordinator.idle()
    [row] = table.rows("select seed, par, interactions from game")
    mixed = tuple(int(one) for one in row["interactions"].split())
    strong = players("brikks")[strengths("brikks").par]
    par = play(brikks, OLD, bytes.fromhex(row["seed"]), [strong], game, interactions=mixed)
    judged = brikks.result(fold(brikks, OLD, par))
    assert judged is not None
    assert row["par"] == judged.points[0], "par goes by the rule of its game"
    look = await table.look(game, 0)
    assert (look.view.phase, look.view.has_rethrow) == (Phase.DECIDE, True)
    await play_on(table, game, "rethrow")
    lines = table.log(game)
    assert "move 0:rethrow" in lines
    ended = brikks.result(fold(brikks, OLD, [parse_event(brikks, line) for line in lines]))
    assert ended is not None
    results = table.rows("select points, uncounted from result")
    assert results == [{"points": ended.points[0], "uncounted": "rules"}]
    assert not (await board(table.store, NAME, ME, now=1)).rows
    again = await table.coordinator.rematch(game, person(0))
    await table.submit(again, 0)
    await table.ready(again, 0)
    look = await table.look(again, 0)
    assert (look.view.phase, look.view.has_rethrow) == (Phase.RESOLVE, False)
    with pytest.raises(Refused, match="wrong_phase"):
        await table.submit(again, 0, "rethrow")
    await play_on(table, again)
    assert not {"move 0:keep", "move 0:rethrow"} & set(table.log(again))
    assert [found.games for found in (await board(table.store, NAME, ME, now=1)).rows] == [1]
