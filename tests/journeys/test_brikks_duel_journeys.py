"""The duel of BRIKKS: mini-blocks, and how it ends."""

import pytest

from bot.pages.control import Control, Verb
from engine.brikks.field import Cell
from engine.brikks.moves import Minis
from engine.brikks.notation import format_move
from engine.brikks.view import View, mini_places
from tests.journeys.brikks_table import (
    DUEL,
    careless,
    drawn,
    enter,
    is_stuck,
    resolving,
    round_,
    saved,
    seen,
    sensible,
    started,
    step_to,
    until,
)
from tests.journeys.screen import button_labels, read_out, words
from tests.journeys.world import Person, World


async def duel_with_minis(world: World, anna: Person, bert: Person) -> tuple[str, Person, Person]:
    """A duel in which one player may send minis now; returns the game, the sender and the opponent."""
    game = await started(world, anna, bert, command=DUEL, level="1")
    await until(world, game, anna, bert, phase="minis")
    look = await world.look(game)
    assert look.view.phase == "minis"
    sender = next(person for person in (anna, bert) if person.id in [p.user_id for p in look.pending])
    return game, sender, bert if sender is anna else anna


async def test_minis_are_sent_one_after_the_other_and_can_be_taken_back(
    world: World, anna: Person, bert: Person
) -> None:
    game, sender, other = await duel_with_minis(world, anna, bert)
    current = await seen(world, game, sender)
    assert current.seat is not None
    owed = current.owed[current.seat]
    assert f"{other.mention}’s field?" in sender.panel_text
    assert "Send none" in button_labels(sender.panel)
    empty = drawn(world, sender)
    chosen: tuple[Cell, ...] = ()
    with world.unchanged():
        while len(chosen) < owed - 1:
            cell = mini_places(current, chosen)[0]
            chosen = (*chosen, cell)
            await step_to(sender, format_move(Minis(chosen)))
            assert f"Send {len(chosen)}" in button_labels(sender.panel)
            assert drawn(world, sender) != empty
            await world.check()
        for _ in chosen:
            await sender.press("Take one back")
        assert drawn(world, sender) == empty
    chosen = (*chosen, mini_places(current, chosen)[0])
    await enter(world, game, sender, format_move(Minis(chosen)))
    assert await saved(world, game, sender) == format_move(Minis(chosen)), "the last one is entered at once"
    await sender.press("Undo")
    assert await saved(world, game, sender) == ""
    await enter(world, game, sender, format_move(Minis(chosen)))
    if 1 - current.seat in (await world.look(game)).view.pending:
        await enter(world, game, other, "minis=-")
    await world.grace()
    look = await world.look(game)
    assert look.view.phase == "decide"
    victim = look.view.sheets[1 - current.seat]
    assert victim.minis[-owed:] == chosen
    count = "1 mini-block" if owed == 1 else f"{owed} mini-blocks"
    assert f"🧨 {sender.mention} sends {count}" in read_out(world.table(game))
    assert "🧨" not in sender.panel_words, "who sent them knows it"


async def test_a_bomb_is_worth_no_points_in_a_duel(world: World, anna: Person, bert: Person) -> None:
    await resolving(world, anna, bert, command=DUEL)
    await anna.press("Bomb")
    assert "You use a bomb. You then have 2 left." in anna.panel_text
    assert "worth" not in anna.panel_text


async def test_no_minis_need_to_be_sent(world: World, anna: Person, bert: Person) -> None:
    game, sender, other = await duel_with_minis(world, anna, bert)
    await sender.press("Send none")
    if (await world.look(game)).view.phase == "minis":
        await other.press("Send none")
    await world.tick(4)
    look = await world.look(game)
    assert look.view.phase == "decide"
    assert all(sheet.new_minis == 0 for sheet in look.view.sheets)


async def test_more_minis_than_earned_are_refused(world: World, anna: Person, bert: Person) -> None:
    game, sender, _ = await duel_with_minis(world, anna, bert)
    step = (await world.look(game)).step
    with world.unchanged():
        await sender.press_control(
            Control(Verb.DECIDE, game, step, "minis=1,11/2,11/3,11/4,11/5,11"), sender.panel
        )
    assert "You may send" in sender.panel_text


@pytest.mark.slow
async def test_who_cannot_go_on_loses_the_duel(world: World, anna: Person, bert: Person) -> None:
    game = await started(world, anna, bert, command=DUEL)

    def choose(view: View) -> str:
        return careless(view) if view.seat == 0 else sensible(view)

    while not is_stuck(await seen(world, game, anna)):
        await round_(world, game, anna, bert, choose=choose)
        await until(world, game, anna, bert, phase="resolve", choose=choose)
    await anna.press("Drop out")
    assert "You lose the duel, unless your opponent drops out too" in anna.panel_text
    await anna.press("Drop out")
    await enter(world, game, bert, sensible(await seen(world, game, bert)))
    await world.grace()
    look = await world.look(game)
    assert look.status == "finished"
    assert look.view.result.winners == (1,)
    closing = words(world.closing(game))
    assert closing == f"🏆 **{bert.mention} can go on, {anna.mention} cannot: {bert.mention} wins the duel.**"
    assert "fits nowhere" in (world.closing(game).attachments[0].description or "")
    more = await anna.press("More", world.closing(game))
    lines = [line for line in more.text.splitlines() if line.startswith(("🥇", "🥈"))]
    assert lines[0].startswith(f"🥇 🟠 {bert.mention}")
    assert lines[1].startswith(f"🥈 🔵 {anna.mention}")
    assert anna.panel_words == "**You lose the duel: nothing fitted any more.**"
    assert bert.panel_words.startswith("🏆 **You win the duel: you can go on")
