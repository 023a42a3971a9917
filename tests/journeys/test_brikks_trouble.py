"""BRIKKS with wrong, late, repeated, impossible and strangers' presses, and with players who leave."""

import pytest

from bot.features.boards.standings import BoardName, board
from bot.pages.control import Control, Verb
from tests.journeys.brikks_table import (
    SOLO,
    asking,
    resolving,
    round_,
    seen,
    sensible,
    until,
    wasteful,
)
from tests.journeys.screen import button_labels, words
from tests.journeys.skipping import skip, to_the_end
from tests.journeys.world import Person, World

# Wrong, late and double presses


async def refused(world: World, game: str, person: Person, arg: str, verb: Verb = Verb.MOVE) -> str:
    """Press a control that the sheet does not have, which changes nothing; return what the sheet says then."""
    step = (await world.look(game)).step
    with world.unchanged():
        await person.press_control(Control(verb, game, step, arg), person.panel)
    assert person.panel_words.startswith("⚠️ ")
    return person.panel_text


async def test_an_impossible_move_is_refused_with_its_reason(world: World, anna: Person) -> None:
    game = await resolving(world, anna, command=SOLO)
    thrown = (await seen(world, game, anna)).throw
    assert "Drop out" not in button_labels(anna.panel)
    for arg, reason in (
        ("black4=1,9", "the block would float"),
        ("black4=9,1", "would stick out of the grid"),
        ("keep", "The game is not waiting for that now"),
        ("minis=1,1", "The game is not waiting for that now"),
        ("hello", "I could not read that choice"),
        (f"out={thrown}", "still fits on your grid"),
    ):
        assert reason in await refused(world, game, anna, arg)
    for _ in range(3):
        await round_(world, game, anna, choose=wasteful)
        await until(world, game, anna, phase="resolve")
    assert "Bomb" not in button_labels(anna.panel)
    assert "All your bombs are used" in await refused(world, game, anna, "bomb")


@pytest.mark.slow
async def test_who_leaves_ahead_of_all_comes_last_and_the_sheet_keeps_its_points(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    game = await resolving(world, anna, bert, cleo)
    await skip(
        world,
        game,
        *(anna, bert, cleo),
        until=lambda look: look.view.points[0] >= 25,
        choose=lambda view: (wasteful if view.seat else sensible)(view),
    )
    assert "behind" in (await anna.leave(world.table(game))).text
    await to_the_end(world, game, bert, cleo, choose=wasteful)
    await world.tick(2)
    look = await world.look(game)
    assert look.view.points[0] > max(look.view.points[1:])
    winner = words(world.closing(game))
    more = await bert.press("More", world.closing(game))
    places = [line for line in more.text.splitlines() if " – " in line]
    assert places[0].startswith("🥇 ")
    assert places[-1].startswith(f"🚪 🔵 {anna.mention} – {look.view.points[0]} points")
    assert places[-1].endswith("(left)")
    assert anna.mention not in winner
    wins = await board(world.bot.store, BoardName("wins", "brikks", "table"), anna.id, now=0)
    [own] = [line for line in wins.rows if line.user_id == anna.id]
    # A player who leaves gets no points on the board of wins.
    assert (own.value, own.second) == (0, 0)


# What is not theirs, or not possible


async def test_only_the_active_player_keeps_or_throws_again(world: World, anna: Person, bert: Person) -> None:
    game = await asking(world, anna, bert, phase="decide")
    await world.tick(1)
    assert {"Keep it", "Roll again"} <= set(button_labels(anna.panel))
    assert not {"Keep it", "Roll again"} & set(button_labels(bert.panel))
    assert "nothing to decide" in await refused(world, game, bert, "rethrow", Verb.DECIDE)


async def test_a_colour_that_is_taken_is_refused(world: World, anna: Person, bert: Person) -> None:
    game = await asking(world, anna, bert, phase="start")
    await round_(world, game, bert, choose=lambda _: "white1=1,1")
    assert "starts with this colour" in await refused(world, game, anna, "white1=5,1", Verb.DECIDE)


# What others see
