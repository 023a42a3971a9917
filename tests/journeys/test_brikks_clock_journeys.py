"""BRIKKS when the clock runs out or the process ends."""

import pytest

from bot.games.brikks.pictures import other_blocks
from bot.games.brikks.presenter.words import block_words
from bot.store.settings import TABLE_STYLE
from engine.brikks.moves import Placement
from engine.brikks.notation import format_move
from engine.brikks.view import mini_places, places
from tests.journeys.brikks_table import (
    DUEL,
    SOLO,
    careless,
    enter,
    press,
    resolving,
    round_,
    saved,
    seen,
    sensible,
    started,
    turn_to,
    until,
)
from tests.journeys.screen import controls, half_made, read_out
from tests.journeys.world import Person, World

pytestmark = pytest.mark.slow

TURN = 95
"""Seconds after which the live clock has run out, and the round is closed."""
FIRST_TURN = 605
"""The same in a person's first game, before the first throw is closed."""


async def test_the_clock_chooses_the_normal_level(world: World, anna: Person, bert: Person) -> None:
    game = await started(world, anna, bert, level="own")
    await enter(world, game, anna, "level=4")
    await world.tick(FIRST_TURN)
    look = await world.look(game)
    assert [sheet.level for sheet in look.view.sheets] == [4, 2]
    assert look.view.phase == "start"


async def test_the_clock_chooses_start_blocks_one_by_one(world: World, anna: Person, bert: Person) -> None:
    game = await started(world, anna, bert)
    await world.tick(FIRST_TURN)
    assert world.log(game) == ["move 1:white1=1,1"]
    await world.tick(FIRST_TURN)
    assert world.log(game)[1] == "move 0:yellow1=1,1"
    assert (await world.look(game)).view.phase == "decide"


async def test_the_clock_keeps_the_throw_and_places_the_block(
    world: World, anna: Person, bert: Person
) -> None:
    game = await started(world, anna, bert)
    await until(world, game, anna, bert, phase="decide")
    await world.tick(FIRST_TURN)
    look = await world.look(game)
    assert look.view.phase == "resolve"
    assert world.log(game)[-1] == "move 0:keep"
    chosen = sensible(await seen(world, game, bert))
    await enter(world, game, bert, chosen)
    lowest = places((await seen(world, game, anna)), look.view.throw)[0]
    await world.tick(TURN)
    placed = format_move(Placement(look.view.throw, lowest))
    assert f"move 0:{placed} 1:{chosen}" in world.log(game)
    assert (await world.look(game)).view.round == 2


async def test_the_clock_sends_no_minis(world: World, anna: Person, bert: Person) -> None:
    game = await started(world, anna, bert, command=DUEL, level="1")
    await until(world, game, anna, bert, phase="minis")
    await world.tick(TURN)
    look = await world.look(game)
    assert look.view.phase == "decide"
    assert "minis=-" in world.log(game)[-2]


async def test_only_the_one_who_is_asked_is_told_of_the_turn(
    world: World, anna: Person, bert: Person
) -> None:
    game = await started(world, anna, bert, clock="day")
    await until(world, game, anna, bert, phase="decide")
    await world.tick(62)
    assert [m for m in anna.direct_messages() if "Your turn in **BRIKKS" in read_out(m)]
    assert not [m for m in bert.direct_messages() if "Your turn in **BRIKKS" in read_out(m)]
    await anna.press("Keep it")
    await world.tick(2)
    assert not [m for m in anna.direct_messages() if "Your turn in **BRIKKS" in read_out(m)]


async def test_a_computer_takes_over_for_who_stays_away(world: World, anna: Person, bert: Person) -> None:
    game = await resolving(world, anna, bert)
    for _ in range(12):
        await round_(world, game, anna)
        if (await world.look(game)).players[1].is_absent:
            break
        await world.tick(TURN)
    look = await world.look(game)
    assert look.players[1].is_absent
    number = look.view.round
    for _ in range(6):
        await round_(world, game, anna)
        await world.tick(2)
    assert (await world.look(game)).view.round >= number + 2, "nobody waits for who is away"
    assert "away, a computer plays" in read_out(world.table(game))


@pytest.mark.parametrize("phase", ["level", "start", "decide", "resolve"])
async def test_every_decision_survives_a_restart(
    phase: str, world: World, anna: Person, bert: Person
) -> None:
    people = (anna, bert)
    game = await started(world, *people, level="own" if phase == "level" else "2")
    await until(world, game, *people, phase=phase)
    step = (await world.look(game)).step
    with world.unchanged():
        await world.restart()
    await world.check()
    assert (await world.look(game)).step == step
    for _ in range(4):
        await round_(world, game, *people)
    assert (await world.look(game)).step > step
    await world.tick(3)


async def test_owed_minis_and_those_chosen_survive_a_restart(
    world: World, anna: Person, bert: Person
) -> None:
    game = await started(world, anna, bert, command=DUEL, level="1", clock="none")
    await until(world, game, anna, bert, phase="minis")
    look = await world.look(game)
    sender = next(p for p in (anna, bert) if p.id in [other.user_id for other in look.pending])
    with world.unchanged():
        await world.restart()
    (cell, *_) = mini_places(await seen(world, game, sender), ())
    await enter(world, game, sender, f"minis={cell}")
    with world.unchanged():
        await world.restart()
    assert await saved(world, game, sender) == f"minis={cell}"
    for person in (anna, bert):
        if (current := await seen(world, game, person)).seat in current.pending and person is not sender:
            await enter(world, game, person, sensible(current))
    await world.grace()
    assert any(cell in sheet.minis for sheet in (await world.look(game)).view.sheets)
    for _ in range(2):
        await round_(world, game, anna, bert)
    assert (await world.look(game)).view.round > look.view.round


async def test_a_half_made_choice_and_an_entry_survive_a_restart(
    world: World, anna: Person, bert: Person
) -> None:
    game = await resolving(world, anna, bert, clock="none")
    current = await seen(world, game, anna)
    turned, _ = next(other_blocks(current))
    chosen = format_move(Placement(turned, places(current, turned)[0]))
    await turn_to(anna, turned)
    with world.unchanged():
        await world.restart()
    assert half_made(anna.panel) == str(turned)
    await press(anna, chosen, "move")
    with world.unchanged():
        await world.restart()
    await world.at_rest()
    assert f"✏️ **{block_words(turned, 'en')}**" in anna.panel_text
    await anna.press("Undo")
    assert half_made(anna.panel) == str(turned)
    await anna.press("Back")
    await enter(world, game, anna, chosen)
    await enter(world, game, bert, sensible(await seen(world, game, bert)))
    await world.restart()
    await world.grace()
    assert (await world.look(game)).view.round == 2
    assert f"0:{chosen} " in world.log(game)[-2]


async def test_a_finished_game_survives_a_restart(world: World, anna: Person) -> None:
    game = await started(world, anna, command=SOLO)
    await until(world, game, anna, phase="over", choose=careless)
    with world.unchanged():
        await world.restart()
    assert "Your score: " in anna.panel_text
    await anna.press("Play again")
    assert controls(anna.panel)[0].game != game


async def test_a_slow_game_calls_for_those_alone_who_are_asked(
    world: World, anna: Person, bert: Person
) -> None:
    game = await started(world, anna, bert, clock="relaxed")
    await until(world, game, anna, bert, phase="decide")
    await world.tick(2)
    asked, waiting = anna.panel.id, bert.panel.id
    assert f"{anna.mention} rolled" in bert.panel_text
    await anna.press("Keep it")
    await world.tick(2)
    assert anna.panel.id == asked, "the press has shown it already"
    assert bert.panel.id != waiting
    assert waiting not in [message.id for message in bert.sees()]
    await round_(world, game, anna, bert)
    await world.tick(2)
    waiting = anna.panel.id
    assert f"{bert.mention} rolled" in anna.panel_text
    await bert.press("Roll again")
    await world.tick(2)
    assert anna.panel.id != waiting


async def test_a_message_for_each_round_and_none_for_keeping_or_throwing_again(
    world: World, anna: Person, bert: Person
) -> None:
    await world.set_up(TABLE_STYLE.to("rounds"))
    game = await started(world, anna, bert)
    first = world.table(game).id
    await until(world, game, anna, bert, phase="decide")
    await world.tick(2)
    thrown = world.table(game).id
    assert thrown != first
    await anna.press("Keep it")
    await world.tick(3)
    assert world.table(game).id == thrown
    await round_(world, game, anna, bert)
    await until(world, game, anna, bert, phase="decide")
    await world.tick(2)
    second = world.table(game).id
    assert second != thrown
    await bert.press("Roll again")
    await world.tick(3)
    assert world.table(game).id == second
    assert "rolled again" in read_out(world.table(game))
    (closed,) = [m for m in world.public() if m.id != second]
    assert (closed.id, read_out(closed).split(":")[0], controls(closed)) == (thrown, "🎲 **Round 1**", [])
