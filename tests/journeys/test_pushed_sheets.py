"""A private sheet below which others have written: whoever presses on it has it at the bottom again."""

from __future__ import annotations

from tests.journeys.screen import half_made
from tests.journeys.world import Person, World


async def test_a_press_on_a_sheet_that_chat_has_pushed_away_brings_it_to_the_bottom(
    world: World, anna: Person, bert: Person, game: str
) -> None:
    for person in (anna, bert):
        await person.press("My sheet", world.table())
    old = anna.panel
    await anna.place_first()
    assert anna.panel.id == old.id, "nothing is below it"
    await bert.actor.send(world.channel, "hurry up")
    await anna.press("Undo")
    assert anna.panel.id != old.id
    assert old.id not in [message.id for message in anna.sees()]
    assert (await world.look(game, anna)).viewer.entry is None
    fresh = anna.panel
    await anna.place_first()
    assert anna.panel.id == fresh.id, "it is at the bottom now"
    assert (await world.look(game, anna)).viewer.entry is not None


async def test_what_is_half_chosen_comes_along(
    world: World, anna: Person, bert: Person, starting: str
) -> None:
    del starting
    await anna.press("My sheet", world.table())
    old = anna.panel.id
    await bert.actor.send(world.channel, "which one?")
    await anna.choose("C2")
    assert anna.panel.id != old
    assert half_made(anna.panel) == "C2"


async def test_a_sheet_in_direct_messages_comes_to_the_bottom_too(
    world: World, anna: Person, game: str
) -> None:
    old = anna.panel.id
    await anna.actor.send_dm("good luck to me")
    await anna.place_first()
    assert anna.panel.id != old
    assert [message.id for message in anna.direct_messages()][-1] == anna.panel.id
    assert old not in [message.id for message in anna.direct_messages()]
    assert (await world.look(game, anna)).viewer.entry is not None


async def test_a_sheet_that_could_not_be_removed_stays(
    world: World, anna: Person, bert: Person, game: str
) -> None:
    """A second one would stand above it for ever, with buttons that lead nowhere."""
    await anna.press("My sheet", world.table())
    old = anna.panel.id
    await world.wait(minutes=15)
    await bert.actor.send(world.channel, "still there?")
    await anna.place_first()
    assert anna.panel.id == old
    # The press has brought a token, by which it can go.
    await anna.press("Undo")
    assert anna.panel.id != old
    assert (await world.look(game, anna)).viewer.entry is None
