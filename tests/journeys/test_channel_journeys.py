"""Channels and servers that close, disappear and return: games and other servers do not wait for them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from simcord.backend import serializers

from bot.pages.control import Control, Verb
from bot.turns import lobby
from bot.turns.clocks import SECOND
from bot.turns.limits import LOBBY_CHECKS, ROOMS
from bot.turns.look import Person as Player
from bot.turns.look import Setup
from tests.databases import held
from tests.journeys.brikks_table import round_
from tests.journeys.screen import button_labels, controls, read_out
from tests.journeys.world import Person, World

MESSAGES = "/channels/{}/messages"
DAY = 24 * 60 * 60


def public_requests(world: World, since: int) -> int:
    """Requests to the games' channel after this many requests."""
    path = MESSAGES.format(world.channel.id)
    return sum(request.path.startswith(path) for request in world.env.http_requests[since:])


async def pass_time(world: World, seconds: int) -> None:
    """Let a long time pass, in which the bot sometimes checks its clocks."""
    await world.pass_time(seconds, every=900)
    await world.tick(2)


def setup(world: World, channel_id: int) -> Setup:
    """A table for two that no command opened."""
    rules = {"level": "2", "variant": "base"}
    return Setup("brikks", "2", "table", rules, 2, "none", "dm", world.guild.id, channel_id, "en")


async def open_lobby(world: World, host: Person, channel_id: int) -> str:
    """A lobby whose table is on Discord."""
    game = await world.bot.coordinator.open_lobby(setup(world, channel_id), Player(host.id, host.name, "en"))
    await world.bot.refresher._tasks.idle()
    return game


def refuse(world: World, status: int, code: int) -> None:
    """From now on Discord refuses every public message, and the tokens of those that stand are useless."""
    for method, path in (("POST", MESSAGES), ("PATCH", MESSAGES + "/*")):
        world.env.inject_error(method, path.format(world.channel.id), status=status, code=code, times=None)
    spoil_tokens(world)


def spoil_tokens(world: World) -> None:
    """Discord no longer takes the tokens of the tables that stand."""
    for row in held(world.place, "message"):
        if row["kind"] == "table" and row["token"]:
            path = f"/webhooks/*/{row['token']}/*"
            world.env.inject_error("PATCH", path, status=401, code=50027, times=None)


async def refused_game(world: World, anna: Person, bert: Person, code: int, status: int = 403) -> str:
    """A game whose table can no longer be shown."""
    game = await world.first_throw(anna, bert, clock="none")
    refuse(world, status, code)
    await world.round(anna, bert)
    await world.tick(2)
    return game


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "reason"), [(10003, "gibt es nicht mehr"), (50013, "Der Tisch lässt sich nicht zeigen")]
)
async def test_a_definite_refusal_is_given_up_and_said_in_the_panels(
    code: int, reason: str, world: World, anna: Person, jonas: Person
) -> None:
    game = await refused_game(world, anna, jonas, code)
    assert (await world.look(game)).place.is_hidden
    for person, number, press in ((anna, "Round 2", "Show the table"), (jonas, "Runde 2", "Tisch zeigen")):
        assert number in person.panel_text
        assert "🚫" in person.panel_text
        assert press in button_labels(person.panel)
    assert reason in jonas.panel_text
    before = len(world.env.http_requests)
    await world.round(anna, jonas)
    await world.tick(30)
    assert public_requests(world, before) == 0
    assert (await world.look(game)).view.round == 3
    world.env.backend.faults.clear()
    await world.wait(minutes=11)
    assert len(world.tables(game)) == 1


@pytest.mark.slow
@pytest.mark.parametrize(("status", "code"), [(503, 0), (400, 30046)])
async def test_a_passing_refusal_is_tried_again_after_a_pause(
    status: int, code: int, world: World, anna: Person, bert: Person
) -> None:
    game = await refused_game(world, anna, bert, code, status)
    assert not (await world.look(game)).place.is_hidden
    assert "🚫" not in anna.panel_text
    world.env.backend.faults.clear()
    await world.tick(10)
    assert "Round 2" in read_out(world.table(game))


async def test_a_press_asks_for_the_table_which_comes_back_after_a_restart(
    world: World, anna: Person, bert: Person
) -> None:
    game = await refused_game(world, anna, bert, 50013)
    before = len(world.env.http_requests)
    answer = await anna.press("Show the table")
    await world.tick(2)
    assert not answer.is_new
    assert 1 <= public_requests(world, before) <= 2
    assert "🚫" in anna.panel_text, "it is told again"
    world.env.backend.faults.clear()
    await world.restart()
    assert not (await world.look(game)).place.is_hidden
    await world.at_rest()
    assert "Round 2" in read_out(world.table(game))


async def test_an_archived_thread_gets_a_new_table(
    world: World, anna: Person, bert: Person, unhurried: str
) -> None:
    old = world.table(unhurried)
    spoil_tokens(world)
    world.env.inject_error("PATCH", MESSAGES.format(world.channel.id) + "/*", status=403, code=50083)
    await world.round(anna, bert)
    await world.tick(3)
    [table] = world.tables(unhurried)
    assert table.id != old.id
    assert "Round 2" in read_out(table)


@pytest.mark.slow
@pytest.mark.usefixtures("no_daily_sheets")
@pytest.mark.parametrize("loss", ["channel", "thread", "server"])
async def test_games_end_a_day_after_their_channel_or_server_is_gone(
    loss: str, world: World, anna: Person, bert: Person
) -> None:
    backend, attic = world.env.backend, world.guild.create_text_channel("attic")
    place = backend.create_thread(attic.id, "corner", anna.id).id if loss == "thread" else attic.id
    await world.tick(1)
    game = await open_lobby(world, anna, place)
    await world.bot.coordinator.change(game, lobby.join, Player(bert.id, "bert", "en"))
    await world.bot.refresher._tasks.idle()
    if loss == "server":
        backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
        await world.tick(2)
        assert (await world.look(game)).times.ends_at is None, "an outage is no farewell"
        backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
    else:
        backend.delete_channel(place)
    await world.tick(2)
    for _ in range(3):
        await round_(world, game, anna, bert)
    assert (await world.look(game)).view.phase == "resolve"
    assert "gone" in anna.panel_text
    await pass_time(world, DAY - 1000)
    assert (await world.look(game)).status == "running"
    await pass_time(world, 2000)
    assert (await world.look(game)).status == "cancelled"
    assert "stopped early" in anna.panel_text


@pytest.mark.parametrize(
    "loss",
    ["channel", "thread", "parent", "archive", "server", "view_channel", "send_messages", "attach_files"],
)
async def test_a_lobby_goes_with_its_channel_and_leaves_room_for_another(
    loss: str, world: World, anna: Person, bert: Person
) -> None:
    backend, attic = world.env.backend, world.guild.create_text_channel("attic")
    is_thread = loss in ("thread", "parent", "archive")
    place = backend.create_thread(attic.id, "corner", anna.id).id if is_thread else attic.id
    await world.tick(1)
    lobbies = [await open_lobby(world, anna, place) for _ in range(ROOMS[0].lobbies)]
    running = await open_lobby(world, bert, place)
    await world.bot.coordinator.change(running, lobby.join, Player(anna.id, "anna", "en"))
    if loss in ("channel", "thread", "parent"):
        backend.delete_channel(attic.id if loss == "parent" else place)
    elif loss == "archive":
        backend.edit_channel(place, {}, thread_metadata={"archived": True})
    elif loss == "server":
        backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
    else:
        world.deny(attic, **{loss: True})
    await world.tick(2)
    assert {(await world.look(game)).status for game in lobbies} == {"cancelled"}
    assert (await world.look(running)).status == "running", "its people play on by direct message"
    await open_lobby(world, anna, world.channel.id)
    await world.bot.coordinator.change(running, lobby.cancel, 0, is_moderator=True)


async def test_a_lobby_stays_while_its_channel_does(world: World, anna: Person) -> None:
    attic = world.guild.create_text_channel("attic")
    game = await open_lobby(world, anna, attic.id)
    world.deny(world.channel, send_messages=True)
    world.deny(attic, add_reactions=True)
    await world.tick(2)
    await world.restart()
    assert (await world.look(game)).status == "lobby"


@pytest.mark.parametrize("room", range(len(ROOMS)))
async def test_lobbies_whose_message_is_gone_are_in_nobodys_way(
    room: int,
    *,
    world: World,
    anna: Person,
    bert: Person,
    moderator: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A moderator has removed them: neither their host, nor the channel, nor the server is closed for half an hour."""
    rooms = [replace(one, lobbies=2 if number == room else 9) for number, one in enumerate(ROOMS)]
    monkeypatch.setattr("bot.turns.limits.ROOMS", rooms)
    for host in (anna, anna if room == 0 else bert):
        await host.play_command(players=3)
    tables = world.tables()
    games = [controls(table)[0].game for table in tables]
    assert "tables" in await world.refusal(anna.play_command()), "both can still be reached"
    assert [message.id for message in world.tables()] == [table.id for table in tables]
    for table in tables:
        await moderator.actor.delete(table)
    await world.tick(LOBBY_CHECKS.every / SECOND)
    assert not (await anna.play_command()).is_private
    assert [(await world.look(game)).status for game in games] == ["cancelled"] * 2
    assert len(world.tables()) == 1


async def test_lobbies_in_the_way_are_looked_at_once_a_minute(world: World, anna: Person) -> None:
    for _ in range(ROOMS[0].lobbies):
        await anna.play_command()
    for expected in (ROOMS[0].lobbies, 0):
        before = len(world.env.http_requests)
        await world.refusal(anna.play_command())
        looked = [one for one in world.env.http_requests[before:] if one.method in ("GET", "PATCH")]
        assert len(looked) == expected


async def test_a_lobby_that_a_moderator_removed_is_not_sent_again_and_told_where_sheets_would_have_come(
    world: World, anna: Person, bert: Person, moderator: Person, lobby: str
) -> None:
    page = await bert.slash("settings")
    await bert.press("Always at the table", page.shown)
    menu = (await anna.press("Computer", world.table())).message
    await moderator.actor.delete(world.table())
    await anna.choose("steady", menu)
    await world.tick(2)
    assert (await world.look(lobby)).status == "cancelled"
    assert world.tables() == []
    [told] = anna.direct_messages()
    assert "This table is closed" in read_out(told)
    assert f"<#{world.channel.id}>" in told.content
    assert bert.direct_messages() == []
    await world.restart()
    await world.tick(2)
    assert anna.direct_messages() == [told]


async def test_a_lobby_outlives_a_mistake_of_discords(world: World, anna: Person, empty: str) -> None:
    world.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008, times=2)
    await world.bot.coordinator.add_computer(empty, anna.id)
    await world.tick(10)
    assert (await world.look(empty)).status == "lobby"
    [table] = world.tables()
    assert "Pixel" in read_out(table)


async def test_no_rematch_is_opened_where_nobody_would_see_it(
    world: World, anna: Person, bert: Person
) -> None:
    game = await refused_game(world, anna, bert, 50013)
    await world.bot.coordinator.change(game, lobby.cancel, 0, is_moderator=True)
    await world.tick(2)
    with world.unchanged():
        answer = await anna.press_control(Control(Verb.REMATCH, game), anna.panel)
    # On a busy machine the sheet is drawn so late that the press is deferred first, and the answer is an edit.
    assert f"I am not allowed to write in {world.channel.mention}" in (answer.text or anna.panel_text)


@pytest.mark.slow
@pytest.mark.usefixtures("no_daily_sheets")
async def test_a_bot_that_is_invited_again_goes_on(world: World, anna: Person, unhurried: str) -> None:
    guild = world.env.backend.get_guild(world.guild.id)
    welcome = serializers.guild_create_payload(world.env.backend, guild)
    world.env.backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    await world.tick(2)
    assert "gone" in anna.panel_text
    await pass_time(world, 3600)
    world.env.backend.emit("GUILD_CREATE", welcome)
    await world.tick(3)
    look = await world.look(unhurried)
    assert (look.status, look.place.is_hidden, look.times.ends_at) == ("running", False, None)
    assert "gone" not in anna.panel_text
    await pass_time(world, DAY + 1000)
    assert (await world.look(unhurried)).status == "running"


async def test_a_server_lost_while_the_bot_was_away_is_noticed_at_its_start(
    world: World, anna: Person
) -> None:
    lost = replace(setup(world, 78), guild_id=77)
    opened = await world.bot.coordinator.open_lobby(lost, Player(anna.id, "anna", "en"))
    game = await world.bot.coordinator.open_lobby(lost, Player(anna.id, "anna", "en"))
    await world.bot.coordinator.change(game, lobby.join, Player(anna.id + 1, "bert", "en"))
    assert (await world.look(game)).times.ends_at is None
    await world.bot.on_ready()
    assert (await world.look(game)).times.ends_at is not None
    assert (await world.look(opened)).status == "cancelled"
