"""What one person, channel or server may ask for, and how servers take turns."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.games.registry import strengths
from bot.turns import lobby
from bot.turns.clocks import MINUTE, SECOND
from bot.turns.limits import HINTS, MASTER_ROUNDS, ROOMS, Limit, Limiter
from bot.turns.look import Refused
from bot.turns.thinking import FairQueue
from tests.times import Time
from tests.turns.tables import CHANNEL, GUILD, Table, person, setup

LIMIT = Limit("slow", 3, MINUTE)
HOST, IN_CHANNEL, ON_SERVER = ROOMS


@pytest.fixture
def limiter(time: Time) -> Limiter:
    return Limiter(lambda: time.now)


def use_up(limiter: Limiter, key: object) -> None:
    """Take all that the limit allows at once."""
    for _ in range(LIMIT.most):
        limiter.take(LIMIT, key)


def refused(limiter: Limiter, *keys: object) -> str:
    with pytest.raises(Refused) as caught:
        limiter.take(LIMIT, *keys)
    assert caught.value.code == "slow"
    return str(caught.value.values["time"])


def test_so_many_at_once_and_then_one_at_a_time(time: Time, limiter: Limiter) -> None:
    use_up(limiter, 1)
    assert refused(limiter, 1) == f"<t:{(time.now + MINUTE) // SECOND}:R>"
    limiter.take(LIMIT, 2)
    limiter.take(replace(LIMIT, code="other"), 1)
    time.now += MINUTE - 1
    assert limiter.wait(LIMIT, 1) == 1
    time.now += 1
    limiter.take(LIMIT, 1)
    refused(limiter, 1)
    time.now += 10 * MINUTE
    use_up(limiter, 1)
    refused(limiter, 1)


def test_none_is_counted_if_one_is_too_many_and_limits_can_be_off(limiter: Limiter) -> None:
    use_up(limiter, "full")
    refused(limiter, "free", "full")
    use_up(limiter, "free")
    limiter.take(LIMIT)
    limiter.is_on = False
    limiter.take(LIMIT, "full")


def test_a_clock_that_is_set_back_keeps_nobody_waiting(time: Time, limiter: Limiter) -> None:
    limiter.take(LIMIT, 1)
    time.now -= 1_000 * MINUTE
    for _ in range(3):
        limiter.take(LIMIT, 1)
    assert limiter.wait(LIMIT, 1) == MINUTE
    time.now += MINUTE
    assert limiter.wait(LIMIT, 1) == 0
    assert limiter.wait(LIMIT, 1) == MINUTE


def test_memory_is_bounded_and_the_busiest_are_remembered(
    time: Time, limiter: Limiter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.turns.limits.KEYS", 100)
    use_up(limiter, "busy")
    for number in range(300):
        limiter.take(LIMIT, number)
        assert len(limiter._full_at) <= 100
    refused(limiter, "busy")
    time.now += 3 * MINUTE
    limiter._forget(time.now)
    assert limiter._full_at == {}


async def ask(turns: FairQueue, place: int, served: list[int]) -> None:
    async with turns.turn(place):
        served.append(place)
        await asyncio.sleep(0)


async def test_places_take_turns_however_much_one_of_them_asks_for() -> None:
    turns, served = FairQueue(), list[int]()
    places = [1] * 20 + [2, 3, 2]
    await asyncio.gather(*(ask(turns, place, served) for place in places))
    assert served == [1, 2, 3, 1, 2] + [1] * 18


async def test_whoever_stops_waiting_holds_nobody_up() -> None:
    turns, served = FairQueue(), list[int]()
    tasks = [asyncio.create_task(ask(turns, place, served)) for place in (1, 1, 1, 2, 3)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    tasks[3].cancel()
    await asyncio.wait(tasks)
    assert served == [1, 3, 1]
    # The first to wait is cancelled at the moment when the turn is theirs.
    async with turns.turn(4):
        first, second = (asyncio.create_task(ask(turns, place, served)) for place in (5, 6))
        await asyncio.sleep(0)
    first.cancel()
    await asyncio.wait([first, second])
    assert (first.cancelled(), served[3:]) == (True, [6])
    await ask(turns, 7, served)
    assert served[-1] == 7


async def open_one(
    table: Table, host: int, channel: int = CHANNEL, guild: int = GUILD, mode: str = "table"
) -> str:
    opening = replace(setup(mode=mode), channel_id=channel, guild_id=guild)
    return await table.coordinator.open_lobby(opening, person(host))


async def refusal(table: Table, host: int, channel: int = CHANNEL, mode: str = "table") -> str:
    with pytest.raises(Refused) as caught:
        await open_one(table, host, channel, mode=mode)
    return caught.value.code


async def test_a_host_has_room_for_some_lobbies_however_many_commands_come_at_once(table: Table) -> None:
    tries = (open_one(table, 0, channel=number) for number in range(40))
    done = await asyncio.gather(*tries, return_exceptions=True)
    games = [game for game in done if isinstance(game, str)]
    assert len(games) == HOST.lobbies == len(table.rows("select id from game"))
    assert await refusal(table, 0) == "lobbies_of_host"
    await open_one(table, 0, mode="solo")
    await open_one(table, 1)
    await table.coordinator.change(games[0], lobby.cancel, person(0).user_id)
    await open_one(table, 0)
    assert await refusal(table, 0) == "lobbies_of_host"


async def test_a_host_has_room_for_some_games_and_a_rematch_is_one(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.turns.limits.ROOMS", (replace(HOST, games=2), IN_CHANNEL, ON_SERVER))
    over = await table.started(2)
    await table.play_out(over, (0, 1))
    for _ in range(2):
        await open_one(table, 0, mode="solo")
    assert await refusal(table, 0) == await refusal(table, 0, mode="solo") == "games_of_host"
    with pytest.raises(Refused, match="games_of_host"):
        await table.coordinator.rematch(over, person(0))
    again = await table.coordinator.rematch(over, person(1))
    # It is open now, and shown on request.
    assert await table.coordinator.rematch(over, person(0)) == again


async def test_channels_and_servers_have_room_for_some_lobbies(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.turns.limits.ROOMS", (HOST, IN_CHANNEL, replace(ON_SERVER, lobbies=10)))
    for host in range(IN_CHANNEL.lobbies):
        await open_one(table, host)
    assert await refusal(table, 50) == "lobbies_of_channel"
    await open_one(table, 50, mode="solo")
    await open_one(table, 50, channel=2)
    await open_one(table, 51, channel=2)
    assert await refusal(table, 52, channel=2) == "lobbies_of_guild"
    await open_one(table, 52, channel=2, guild=12)


async def test_channels_and_servers_have_room_for_some_games(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "bot.turns.limits.ROOMS", (HOST, replace(IN_CHANNEL, games=1), replace(ON_SERVER, games=2))
    )
    await table.started(2)
    assert await refusal(table, 1) == "games_of_channel"
    await open_one(table, 1, channel=2)
    assert await refusal(table, 1, channel=3) == "games_of_guild"


async def test_hints_come_so_many_at_once(table: Table) -> None:
    game = await table.started(1, computers=1)
    step = (await table.look(game)).step
    asked = person(0).user_id
    for _ in range(HINTS.most):
        table.coordinator.limiter.take(HINTS, asked)
    with pytest.raises(Refused, match="hints_too_often"):
        await table.coordinator.hint(game, asked, step)
    table.now += HINTS.every
    assert await table.coordinator.hint(game, asked, step) is not None


async def test_the_master_waits_in_the_games_of_a_host_who_is_faster_than_the_limit(table: Table) -> None:
    game = await table.coordinator.open_lobby(setup(seats=2), person(0))
    limiter = table.coordinator.limiter
    while not limiter.wait(MASTER_ROUNDS, person(0).user_id):
        pass
    await table.coordinator.add_computer(game, person(0).user_id, strengths("brilliant").strongest)
    await table.coordinator.idle()
    assert not (await table.look(game)).players[1].has_moved
    limiter.is_on = False
    table.coordinator.thinking.wake(game)
    await table.coordinator.idle()
    assert (await table.look(game)).players[1].has_moved
