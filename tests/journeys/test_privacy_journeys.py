"""The bot's messages no longer name people who have deleted their data."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from simcord.results import to_discord_message

from bot.store.rows import ResultRow
from bot.store.settings import TABLE_STYLE
from bot.turns import lobby
from tests.counted import finished
from tests.journeys.answer import Answer
from tests.journeys.screen import read_out
from tests.journeys.skipping import to_the_end
from tests.journeys.test_game_journeys import end_by_moderator
from tests.journeys.world import Person, World


def shown(world: World) -> Iterator[str]:
    """Every word in the channels and in all direct messages."""
    for messages in world.env.backend.messages.values():
        for message in messages.values():
            if not message.is_ephemeral:
                alts = [str(a["description"]) for a in message.attachments]
                framed = json.dumps([message.components, message.embeds], ensure_ascii=False)
                yield " ".join([message.content, framed, *alts])


def naming(world: World, person: Person) -> list[str]:
    """Messages that name this person and can still be found."""
    return [words for words in shown(world) if person.mention in words or person.name in words]


async def delete(person: Person) -> Answer:
    return await person.press("Delete for good", await person.press("Delete…", await person.open("privacy")))


@pytest.fixture
async def ended(world: World, unhurried: str) -> None:
    """A game of Anna and Bert that a moderator has ended."""
    await end_by_moderator(world, unhurried)


@pytest.mark.parametrize("engine", ["postgres"])
async def test_a_finished_game_names_nobody_who_was_forgotten(
    world: World, anna: Person, bert: Person, unhurried: str
) -> None:
    await to_the_end(world, unhurried, anna, bert)
    await world.tick(5)
    assert len(naming(world, anna)) >= 2
    count = len(world.public())
    await world.env.advance_time(1)
    await delete(anna)
    await world.tick(5)
    assert naming(world, anna) == []
    assert anna.direct_messages() == []
    assert len(world.public()) == count, "nothing new is said of an old game"
    assert any("somebody" in read_out(message) for message in world.public())
    assert naming(world, bert)


@pytest.mark.usefixtures("ended")
async def test_an_old_result_is_redrawn_in_its_place(world: World, anna: Person) -> None:
    await world.wait(minutes=90)
    (old,) = world.public()
    await delete(anna)
    await world.tick(5)
    assert [message.id for message in world.public()] == [old.id]
    assert naming(world, anna) == []


@pytest.mark.usefixtures("ended")
async def test_a_result_that_a_moderator_deleted_stays_deleted(world: World, anna: Person) -> None:
    moderator = world.person("mona", is_moderator=True)
    await world.tick(2)
    await moderator.actor.delete(world.public()[-1])
    await delete(anna)
    await world.tick(5)
    assert world.public() == []


async def test_old_rounds_that_stayed_in_the_channel_go(world: World, anna: Person, bert: Person) -> None:
    await world.set_up(TABLE_STYLE.to("rounds"))
    game = await world.first_throw(anna, bert, clock="none")
    await world.round(anna, bert)
    await world.tick(3)
    assert len(world.public()) == 2
    await end_by_moderator(world, game)
    await world.tick(3)
    await delete(anna)
    await world.tick(5)
    assert naming(world, anna) == []
    assert len(world.public()) == 1


async def test_a_leaderboard_that_was_shown_to_all_goes(world: World, anna: Person) -> None:
    result = ResultRow(
        "abcdef",
        0,
        anna.id,
        None,
        world.guild.id,
        "brilliant",
        "1",
        "solo",
        1,
        50,
        True,
        "full",
        1000,
    )
    await world.bot.store.commit(tuple(finished([result])))
    await world.bot.records.people.keep_name(anna.id, "anna")
    await anna.slash("leaderboard", what="points.1", show=True)
    assert len(naming(world, anna)) == 1
    await delete(anna)
    await world.tick(2)
    assert naming(world, anna) == []


@pytest.mark.usefixtures("ended")
async def test_what_could_not_be_removed_is_removed_later(world: World, anna: Person) -> None:
    world.env.inject_error("DELETE", "*", status=503, times=2)
    await delete(anna)
    await world.tick(1)
    assert anna.direct_messages()
    await world.restart()
    await world.tick(5)
    assert anna.direct_messages() == []


async def test_who_left_a_game_that_goes_on_is_named_no_more(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    game = await world.first_throw(anna, bert, cleo, clock="none")
    await world.bot.coordinator.change(game, lobby.depart, anna.id)
    await world.tick(3)
    assert naming(world, anna)
    await delete(anna)
    await world.tick(3)
    assert naming(world, anna) == []
    await world.round(bert, cleo)
    assert (await world.look(game)).view.round == 2


@pytest.mark.usefixtures("ended")
async def test_messages_of_a_new_beginning_stay(world: World, anna: Person, bert: Person) -> None:
    world.env.inject_error("GET", f"/channels/{anna.actor.user.dm_channel.id}/messages", status=503, times=2)
    await delete(anna)
    await world.first_throw(anna, bert, clock="none")
    await world.tick(10)
    stored = world.env.backend.messages[anna.actor.user.dm_channel.id].values()
    assert [to_discord_message(world.env, message).id for message in stored] == [anna.panel.id]
