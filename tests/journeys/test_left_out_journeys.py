"""After a login, most of a server without a game is left out; a game that begins there later lacks nothing."""

from __future__ import annotations

import json

import discord
import pytest
from simcord.backend import serializers

from bot.store.memos import DELETE_MEMO
from bot.store.settings import CHANNELS
from bot.store.statements import statement
from tests.journeys.screen import read_out
from tests.journeys.test_channel_journeys import open_lobby, spoil_tokens
from tests.journeys.world import Person, World


async def log_in(world: World) -> None:
    """Let the bot be told of its servers as at a login."""
    bot, backend = world.bot, world.env.backend
    told = [serializers.guild_create_payload(backend, guild) for guild in backend.guilds.values()]
    bot._begin_session(
        lambda _: None, {"shard": [0, 1], "guilds": [{"id": str(guild.id)} for guild in bot.guilds]}
    )
    for guild in bot.guilds:
        bot._connection._remove_guild(guild)
    await bot._channel_changes.note_servers()
    for one in told:
        bot._connection.parsers["GUILD_CREATE"](json.loads(json.dumps({**one, "unavailable": False})))
    await world.tick(2)


@pytest.fixture
async def world(world: World) -> World:
    world.guild.create_role("Others")
    await log_in(world)
    return world


async def test_channels_and_roles_are_kept_where_there_is_a_game(
    world: World, anna: Person, bert: Person
) -> None:
    [guild] = world.bot.guilds
    assert list(guild.channels) == []
    assert {*guild.roles} == {*guild.me.roles}
    before = len(world.env.http_requests)
    await world.first_throw(anna, bert)
    assert not any(request.path.startswith("/guilds/") for request in world.env.http_requests[before:])
    await log_in(world)
    [guild] = world.bot.guilds
    assert world.bot.get_channel(world.channel.id) in guild.channels
    assert len(guild.roles) > len(guild.me.roles)


async def test_only_servers_with_games_are_looked_at(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at: list[int] = []

    async def look(guild: discord.Guild) -> None:
        looked_at.append(guild.id)

    changes = world.bot._channel_changes
    monkeypatch.setattr(changes, "look_again", look)
    await changes.look_around()
    assert looked_at == []
    await open_lobby(world, anna, world.channel.id)
    await changes.look_around()
    assert looked_at == [world.guild.id]


async def test_a_table_comes_back_when_the_bot_may_write_again(
    world: World, anna: Person, unhurried: str, bert: Person
) -> None:
    world.deny(world.channel, send_messages=True, view_channel=True)
    spoil_tokens(world)
    await world.round(anna, bert)
    await world.tick(2)
    assert "🚫" in anna.panel_text
    world.deny(world.channel)
    await world.tick(2)
    assert not (await world.look(unhurried)).place.is_hidden
    assert "🚫" not in anna.panel_text
    assert "Round 2" in read_out(world.table(unhurried))


@pytest.mark.parametrize("is_thread", [False, True])
async def test_a_lobby_goes_with_its_channel(world: World, anna: Person, *, is_thread: bool) -> None:
    backend, attic = world.env.backend, world.guild.create_text_channel("attic").id
    place = backend.create_thread(attic, "corner", anna.id).id if is_thread else attic
    await log_in(world)
    lobby = await open_lobby(world, anna, place)
    backend.delete_channel(attic)
    await world.tick(2)
    assert (await world.look(lobby)).status == "cancelled"


async def test_without_embed_links_edits_have_their_words_above(
    world: World, anna: Person, bert: Person
) -> None:
    world.deny(world.channel, embed_links=True)
    game = await world.first_throw(anna, bert, clock="none")
    spoil_tokens(world)
    await world.round(anna, bert)
    await world.tick(2)
    assert world.table(game).embeds == []
    assert "Round 2" in read_out(world.table(game))


async def test_a_server_joined_while_the_bot_was_away_is_greeted(world: World) -> None:
    guild = world.env.create_guild("Newcomers")
    await world.env.settle()
    # It had no channel yet, and counts as greeted.
    await world.store.commit((statement(DELETE_MEMO, name=f"greeted {guild.id}"),))
    channel = guild.create_text_channel("welcome")
    await log_in(world)
    known = world.bot.get_guild(guild.id)
    assert known is not None
    await world.bot.on_guild_join(known)
    assert world.env.backend.messages[channel.id]


async def test_chosen_channels_are_shown(world: World) -> None:
    await world.bot.records.settings.save(world.guild.id, CHANNELS.to(f"123 {world.channel.id}"))
    screen = await world.person("chief", is_manager=True).open("server")
    assert [one.id for one in screen.select("server.core.channels").default_values] == [world.channel.id]
