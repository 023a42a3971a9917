"""The bot's first message on a server: once, where it may write, and never again."""

from __future__ import annotations

import discord
import pytest
from simcord.backend import serializers
from simcord.builders import ChannelHandle, GuildHandle
from simcord.results import to_discord_message

from bot.features.daily.settings import DAILY_CHANNEL
from bot.pages.control import Verb
from bot.store.memos import DELETE_MEMO
from bot.store.statements import statement
from tests.journeys.screen import button_labels, buttons, framed, verb
from tests.journeys.world import Person, World

BUTTONS = ["First table", "Learn", "Rules", "Daily sheet here", "Settings"]
CLOSED = discord.PermissionOverwrite(send_messages=False)


def greetings(world: World, *channels: ChannelHandle) -> list[tuple[str, discord.Message]]:
    """What the bot has written in these channels, with their names."""
    messages = world.env.backend.messages
    return [
        (str(channel.name), to_discord_message(world.env, message))
        for channel in channels
        for message in messages.get(channel.id, {}).values()
    ]


def channel(world: World, guild: GuildHandle, name: str, *, is_closed: bool = False) -> ChannelHandle:
    assert world.bot.user is not None
    return guild.create_text_channel(name, overwrites={world.bot.user: CLOSED} if is_closed else None)


def announced(world: World, guild: GuildHandle) -> None:
    """Discord tells the bot of the server once more."""
    backend = world.env.backend
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild._guild))


@pytest.mark.parametrize("failures", [0, 2])
async def test_a_new_server_is_greeted_once(failures: int, world: World) -> None:
    """A minute later, if that fails for now."""
    if failures:
        world.env.inject_error("POST", "/channels/*/messages", status=503, times=failures)
    guild = world.env.create_guild("Newcomers")
    first, second = channel(world, guild, "welcome"), channel(world, guild, "games")
    await world.env.settle()
    assert len(greetings(world, first, second)) == (0 if failures else 1)
    await world.wait(3)
    ((name, message),) = greetings(world, first, second)
    assert name == "welcome"
    assert "/home" in message.content
    [picture] = message.attachments
    assert picture.description == "A sheet of BRILLIANT and BRIKKS, each in the middle of a game."
    assert button_labels(message) == BUTTONS
    assert message.flags.suppress_notifications
    announced(world, guild)
    await world.env.settle()
    await world.restart()
    announced(world, guild)
    await world.wait(3)
    assert len(greetings(world, first, second)) == 1


async def test_the_system_channel_comes_first_and_a_closed_one_is_left_out(world: World) -> None:
    for system, wanted in (("lobby", "lobby"), ("rules", "games"), ("", "games")):
        guild = world.env.create_guild("Newcomers")
        channels = {
            name: channel(world, guild, name, is_closed=name == "rules")
            for name in ("rules", "games", "lobby")
        }
        if system:
            world.env.backend.edit_guild(guild.id, {"system_channel_id": channels[system].id})
        await world.env.settle()
        assert [name for name, _ in greetings(world, *channels.values())] == [wanted]


async def test_nothing_is_said_where_the_bot_may_not_write(world: World) -> None:
    guild = world.env.create_guild("Newcomers")
    closed = channel(world, guild, "rules", is_closed=True)
    await world.env.settle()
    later = channel(world, guild, "games")
    announced(world, guild)
    await world.env.settle()
    assert greetings(world, closed, later) == []
    assert not [request for request in world.env.http_requests if f"/channels/{closed.id}/" in request.path]


async def test_its_buttons_answer_in_private(world: World, anna: Person) -> None:
    chief = world.person("chief", is_manager=True)
    guild = discord.utils.get(world.bot.guilds, id=world.guild.id)
    assert guild is not None
    await forgotten(world)
    await world.bot._greeting.greet(guild)
    await world.env.settle()
    message = world.public()[-1]
    assert button_labels(message) == BUTTONS
    for label in BUTTONS:
        answer = await chief.press(label, message)
        assert answer.is_private, label
        assert answer.is_new, label
    assert (await world.bot.records.settings.of("server", world.guild.id))[DAILY_CHANNEL] == world.channel.id
    assert "Only people who may manage this server" in (await anna.press("Daily sheet here", message)).text
    which = await anna.press("First table", message)
    assert "Which game" in framed(which.shown)
    await anna.press("BRILLIANT", which.shown)
    await world.tick(2)
    table = world.table()
    assert Verb.JOIN in [verb(button) for button in buttons(table)]


async def forgotten(world: World) -> None:
    """Forget that the server of the tests, which had no channel then, was noted."""
    name = f"greeted {world.guild.id}"
    await world.bot.store.commit((statement(DELETE_MEMO, name=name),))
