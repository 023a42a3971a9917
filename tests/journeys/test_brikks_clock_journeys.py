"""BRIKKS when the process ends, and in games that last days or are told round by round."""

import pytest

from bot.games.brikks.naming import block_words
from bot.games.brikks.pictures.labels import other_blocks
from bot.pages.texts import Language
from bot.store.settings import TABLE_STYLE
from engine.brikks.moves import Placement
from engine.brikks.notation import format_move
from engine.brikks.view import mini_places, places
from tests.journeys.brikks_table import (
    DUEL,
    asking,
    enter,
    first_place,
    press,
    resolving,
    round_,
    seen,
    started,
    turn_to,
    until,
)
from tests.journeys.screen import controls, half_made, read_out
from tests.journeys.world import Person, World

pytestmark = pytest.mark.slow


async def test_owed_minis_and_those_chosen_survive_a_restart(
    world: World, anna: Person, bert: Person
) -> None:
    game = await asking(world, anna, bert, phase="minis", command=DUEL, level="1", clock="none")
    look = await world.look(game)
    sender = next(p for p in (anna, bert) if p.id in [other.user_id for other in look.pending])
    with world.unchanged():
        await world.restart()
    (cell, *_) = mini_places(await seen(world, game, sender), ())
    await press(sender, f"minis={cell}", "move", "choose")
    if half_made(sender.panel):
        await enter(sender, f"minis={cell}")
    with world.unchanged():
        await world.restart()
    assert format_move((await world.look(game, sender)).viewer.entry) == f"minis={cell}"
    await round_(world, game, anna, bert)
    await world.grace()
    assert any(cell in sheet.minis for sheet in (await world.look(game)).view.sheets)
    await until(world, game, anna, bert, phase="resolve")
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
    assert f"✏️ **{block_words(turned, Language('en'))}**" in anna.panel_text
    await anna.press("Undo")
    assert half_made(anna.panel) == str(turned)
    await anna.press("Back")
    await turn_to(anna, turned)
    await enter(anna, chosen)
    await enter(bert, first_place(await seen(world, game, bert)))
    await world.restart()
    await world.grace()
    assert (await world.look(game)).view.round == 2
    assert f"0:{chosen} " in world.log(game)[-2]


def notices(person: Person) -> list[str]:
    return [text for m in person.direct_messages() if "Your turn in **BRIKKS" in (text := read_out(m))]


async def test_only_the_one_who_is_asked_is_told_of_the_turn(
    world: World, anna: Person, bert: Person
) -> None:
    await asking(world, anna, bert, phase="decide", clock="day")
    await world.tick(62)
    assert notices(anna)
    assert not notices(bert)
    await anna.press("Keep it")
    await world.tick(2)
    assert not notices(anna)


async def test_a_slow_game_calls_for_those_alone_who_are_asked(
    world: World, anna: Person, bert: Person
) -> None:
    game = await asking(world, anna, bert, phase="decide", clock="relaxed")
    await world.tick(2)
    asked, waiting = anna.panel.id, bert.panel.id
    assert f"{anna.mention} rolled" in bert.panel_text
    await anna.press("Keep it")
    await world.tick(2)
    assert anna.panel.id == asked, "the press has shown it already"
    assert bert.panel.id != waiting
    assert waiting not in [message.id for message in bert.sees()]
    await until(world, game, anna, bert, phase="decide")
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
    shown = [world.table(game).id]
    for person, decision in ((anna, "Keep it"), (bert, "Roll again")):
        await until(world, game, anna, bert, phase="decide")
        await world.tick(2)
        shown.append(world.table(game).id)
        await person.press(decision)
        await world.tick(3)
        assert world.table(game).id == shown[-1]
        if person is anna:
            await round_(world, game, anna, bert)
    _, first, second = shown
    assert len({*shown}) == 3
    assert "rolled again" in read_out(world.table(game))
    (closed,) = [m for m in world.public() if m.id != second]
    assert closed.id == first
    assert read_out(closed).startswith("🎲 **Round 1**:")
    assert controls(closed) == []
