"""The lobby: who may do what, when it starts and when it ends."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.games.registry import strengths
from bot.turns import appearance, lobby
from bot.turns.clocks import Timing
from bot.turns.lobby import LOBBY_TIME, open_lobby
from bot.turns.look import Guest, Refused, format_options, options_of
from tests.turns.invariants import check
from tests.turns.tables import GUILD, STRANGER, Table, person, setup

A, B, C = (person(number).user_id for number in range(3))


async def refused(table: Table, change: Callable[[], Awaitable[object]]) -> str:
    """Return the code with which a change is refused; nothing may have changed."""
    before = table.dump()
    table.changes.clear()
    with pytest.raises(Refused) as caught:
        await change()
    assert table.dump() == before
    assert table.changes == []
    return caught.value.code


async def seats(table: Table, game: str) -> list[tuple[int, int | None]]:
    return [(player.seat, player.user_id) for player in (await table.look(game)).players]


async def test_a_lobby_seats_its_host_and_says_what_it_was_opened_with(table: Table) -> None:
    game = await table.coordinator.open_lobby(setup(seats=4, clock="day"), person(0))
    look = await table.look(game, 0)
    assert (look.status, look.host_id, look.options.seats, look.options.clock) == ("lobby", A, 4, "day")
    assert (look.place.guild_id, look.own and look.own.name, look.view, look.dice.seed) == (
        GUILD,
        "P0",
        None,
        None,
    )
    assert table.changes == [game]
    assert await table.coordinator.games_of(A) == [game]
    await check(table, game)


async def test_computer_players_are_as_strong_as_was_wished_and_may_fill_the_last_seat(table: Table) -> None:
    game = await table.coordinator.open_lobby(setup(seats=4), person(0))
    for strength in ("relaxed", "strong"):
        await table.coordinator.add_computer(game, A, strength)
    assert (await table.look(game)).status == "lobby"
    await table.coordinator.add_computer(game, A)
    look = await table.look(game)
    assert look.status == "running"
    stand_in = strengths("brilliant").stand_in
    assert [player.computer for player in look.players] == [None, "relaxed", "strong", stand_in]
    assert [player.name for player in look.players[1:]] == ["1", "2", "3"]


async def test_whom_the_lobby_refuses_and_why(table: Table) -> None:
    bot = table.coordinator
    game = await bot.open_lobby(setup(seats=3), person(0))
    assert await refused(table, lambda: bot.change(game, lobby.start, A)) == "too_few"
    await bot.change(game, lobby.join, person(1))
    assert await refused(table, lambda: bot.change(game, lobby.join, person(1))) == "already_joined"
    assert await refused(table, lambda: bot.change(game, lobby.start, B)) == "not_host"
    assert await refused(table, lambda: bot.change(game, lobby.cancel, B)) == "not_host"
    assert await refused(table, lambda: bot.change(game, lobby.remove, B, 0)) == "not_host"
    assert await refused(table, lambda: bot.change(game, lobby.remove, A, 5)) == "no_such_player"
    assert await refused(table, lambda: bot.change(game, lobby.depart, STRANGER.user_id)) == "not_playing"
    assert await refused(table, lambda: bot.add_computer(game, STRANGER.user_id)) == "not_playing"
    assert await refused(table, lambda: bot.add_computer(game, A, "godlike")) == "no_such_strength"
    assert await refused(table, lambda: bot.submit(game, A, 0, "pass")) == "not_started"
    assert await refused(table, lambda: bot.rematch(game, person(0))) == "not_over"
    assert await refused(table, lambda: bot.change("nosuch", lobby.join, person(2))) == "no_game"
    assert await refused(table, lambda: bot.look("nosuch")) == "no_game"


async def test_a_started_game_refuses_the_lobbys_wishes(table: Table) -> None:
    bot, game = table.coordinator, await table.started(2)
    assert await refused(table, lambda: bot.change(game, lobby.join, person(2))) == "has_started"
    assert await refused(table, lambda: bot.change(game, lobby.start, A)) == "has_started"
    assert await refused(table, lambda: bot.add_computer(game, A)) == "has_started"
    assert await refused(table, lambda: bot.change(game, lobby.cancel, A)) == "has_started"
    await bot.change(game, lobby.cancel, 0, is_moderator=True)
    assert await refused(table, lambda: bot.change(game, lobby.join, person(2))) == "game_over"
    assert await refused(table, lambda: bot.change(game, lobby.cancel, 0, is_moderator=True)) == "game_over"
    assert await refused(table, lambda: bot.change(game, lobby.depart, B)) == "game_over"


async def test_a_rematch_lobby_that_is_full_waits_for_its_host_and_takes_nobody_else(
    table: Table, game: str
) -> None:
    await table.coordinator.change(game, lobby.cancel, 0, is_moderator=True)
    again = await table.coordinator.rematch(game, person(1))
    assert (await table.look(again)).status == "lobby"
    assert (
        await refused(table, lambda: table.coordinator.change(again, lobby.join, person(2))) == "lobby_full"
    )
    await table.coordinator.change(again, lobby.start, B)
    assert (await table.look(again)).status == "running"
    await check(table, again)


async def test_seats_close_up_when_somebody_leaves_before_the_start(table: Table) -> None:
    game = await table.coordinator.open_lobby(setup(seats=4), person(0))
    for number in (1, 2):
        await table.coordinator.change(game, lobby.join, person(number))
    await table.coordinator.change(game, lobby.depart, B)
    assert await seats(table, game) == [(0, A), (2, C)]
    await table.coordinator.change(game, lobby.join, person(3))
    await table.coordinator.change(game, lobby.start, A)
    assert await seats(table, game) == [(0, A), (1, C), (2, person(3).user_id)]
    await check(table, game)


async def test_the_host_removes_players_and_computer_players(table: Table) -> None:
    game = await table.coordinator.open_lobby(setup(seats=4), person(0))
    await table.coordinator.change(game, lobby.join, person(1))
    await table.coordinator.add_computer(game, B)
    await table.coordinator.change(game, lobby.remove, A, 2)
    await table.coordinator.change(game, lobby.remove, A, 1)
    assert await seats(table, game) == [(0, A)]
    assert await table.coordinator.games_of(B) == []


async def test_a_leaving_host_hands_over_and_the_last_person_ends_the_lobby(table: Table) -> None:
    game = await table.coordinator.open_lobby(setup(seats=4), person(0))
    await table.coordinator.add_computer(game, A)
    await table.coordinator.change(game, lobby.join, person(1))
    await table.coordinator.change(game, lobby.depart, A)
    assert ((await table.look(game)).host_id, await seats(table, game)) == (B, [(1, None), (2, B)])
    await table.coordinator.change(game, lobby.depart, B)
    look = await table.look(game)
    assert (look.status, look.times.deadline) == ("cancelled", None)
    await check(table, game)


async def test_the_host_cancels_and_a_moderator_may_too(table: Table) -> None:
    for user_id, is_moderator in ((A, False), (0, True)):
        game = await table.coordinator.open_lobby(setup(), person(0))
        await table.coordinator.change(game, lobby.cancel, user_id, is_moderator=is_moderator)
        assert (await table.look(game)).status == "cancelled"
        await check(table, game)


async def test_a_lobby_that_nobody_joins_expires(table: Table) -> None:
    game = await table.coordinator.open_lobby(setup(), person(0))
    await table.tick(LOBBY_TIME - 1)
    await table.coordinator.change(
        game, lobby.join, person(1)
    )  # Each newcomer restarts the lobby's full time.
    await table.tick(LOBBY_TIME - 1)
    assert (await table.look(game)).status == "lobby"
    await table.tick(1)
    assert (await table.look(game)).status == "cancelled"
    await check(table, game)


async def test_a_used_id_is_not_drawn_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    letters = iter("aaaaaaaaaaaabbbbbb")
    monkeypatch.setattr("bot.turns.lobby.secrets.choice", lambda _: next(letters))
    assert await table.coordinator.open_lobby(setup(), person(0)) == "aaaaaa"
    assert await table.coordinator.open_lobby(setup(), person(0)) == "bbbbbb"


async def test_a_level_is_held_once(table: Table) -> None:
    """It is stored with the options in the lobby, and with the header once the game has begun."""
    game = await table.coordinator.open_lobby(setup(seats=2), person(0))
    (waiting,) = table.rows("select options, header from game")
    rules = (await table.look(game)).options.header_options
    assert json.loads(waiting["options"])["rules"] == rules
    assert waiting["header"] is None
    await table.coordinator.change(game, lobby.join, person(1))
    (begun,) = table.rows("select options, header from game")
    assert json.loads(begun["options"]) == {"clock": "live", "panel": "dm", "seats": 2, "theme": "dark"}
    assert json.loads(begun["header"])["options"] == rules
    await table.restart()
    assert (await table.look(game)).options.header_options == rules


def test_options_stored_before_there_were_light_pictures_are_those_of_dark_ones() -> None:
    older = '{"clock": "day", "panel": "dm", "rules": {"level": "2", "variant": "base"}, "seats": 4}'
    row = open_lobby(setup(), person(0), Timing(now=1, grace=1, utc=1)).row
    dark = options_of(replace(row, options=older))
    assert (dark.clock, dark.seats, dark.theme) == ("day", 4, "dark")
    light = replace(dark, theme="light")
    assert options_of(replace(row, options=format_options(light, has_header_options=True))) == light


async def test_a_lobby_in_a_hidden_channel_ends_because_nobody_can_join(table: Table) -> None:
    game = await table.coordinator.open_lobby(setup(), person(0))
    await table.coordinator.change(game, appearance.hide, is_gone=False)
    assert (await table.look(game)).status == "cancelled"


async def test_who_is_invited_is_remembered_until_they_join(table: Table) -> None:
    guests = tuple(Guest(person(number).user_id, is_invited=True) for number in (1, 2))
    game = await table.coordinator.open_lobby(replace(setup(), guests=guests), person(0))
    await table.restart()
    assert (await table.look(game)).guests == guests
    await table.coordinator.change(game, lobby.join, person(1))
    await table.restart()
    assert (await table.look(game)).guests == guests[1:]
