"""A solo BRIKKS game begun before an upgrade, with a rethrow, keeps its rule."""

import sqlite3
from contextlib import closing

import pytest

from engine.game import Header, format_header
from tests.journeys.brikks_table import SOLO, started, until, wasteful
from tests.journeys.screen import button_labels, controls
from tests.journeys.skipping import to_the_end
from tests.journeys.world import Person, World

OLD = format_header(Header("brikks", 1, {"level": "2", "variant": "base"}))


async def begun_before(world: World, person: Person) -> str:
    """A solo game whose first throw is due, as stored by an older version; the bot has restarted."""
    game = await started(world, person, command=SOLO)
    with closing(sqlite3.connect(world.path)) as database:
        database.execute("update game set header = ? where id = ?", (OLD, game))
        database.commit()
    await world.restart()
    await until(world, game, person, phase="decide")
    return game


@pytest.mark.slow
async def test_an_open_solo_game_keeps_its_second_throw(world: World, anna: Person) -> None:
    game = await begun_before(world, anna)
    assert "Keep it, place it at once, or roll again?" in anna.panel_text
    assert "It does not count for the leaderboard." in anna.panel_text
    await anna.press("Roll again")
    assert "Where does it land?" in anna.panel_text
    await until(world, game, anna, phase="decide")
    assert (await world.look(game)).view.round == 2
    await anna.press("Keep it")
    assert "Round 2" in anna.panel_text
    await to_the_end(world, game, anna, choose=wasteful)
    assert "Not rated" not in (await anna.press("More")).text, "as no solo game is"
    assert "move 0:rethrow" in world.log(game)
    await world.check()
    board = await anna.slash("leaderboard", game="brikks", what=f"points.{(await world.look(game)).variant}")
    assert anna.mention not in board.text
    await anna.press("Play again")
    again = controls(anna.panel)[0].game
    assert again != game
    await until(world, again, anna, phase="resolve")
    assert not {"Keep it", "Roll again"} & set(button_labels(anna.panel))
