"""No one is told of a turn twice: counted by the messages sent, over processes, restarts and kills."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import discord
import pytest

from bot.features.notices.messages import TurnNotices
from bot.features.notices.settings import QUIET_FROM, QUIET_UNTIL
from bot.features.notices.turn_notices import PAUSE, quiet_until
from bot.store.settings import ZONE, Choices, Settings
from bot.turns import appearance, lobby
from bot.turns.clocks import CLOCKS, DAY, HOUR, MINUTE, SECOND
from bot.turns.look import Refused
from tests.around import services_at
from tests.messages.posting import Killed, Post, refused
from tests.times import utc
from tests.turns.tables import Table, person, tick, two

WARNING = CLOCKS["day"].warning


def teller(table: Table, post: Post) -> TurnNotices:
    return TurnNotices(services_at(table, post))


async def due(table: Table) -> tuple[str, Post]:
    """A game of two in which one is now to be told of their turn, and what Discord gets."""
    game = await table.started(2, clock="day")
    await table.submit(game, 0)
    await table.tick(PAUSE)
    return game, Post(lambda: table.now)


async def test_each_decision_is_told_once_and_warned_of_once(table: Table) -> None:
    game, post = await table.started(3, clock="day"), Post()
    await table.submit(game, 0)
    await table.tick(PAUSE - SECOND)
    await teller(table, post).sweep()
    assert post.sent == []
    await table.tick(SECOND)
    table.clock.lost()
    await teller(table, post).sweep()
    assert post.sent == [], "nothing is claimed while Discord is away"
    table.clock.heard()
    for _ in range(3):
        await teller(table, post).sweep()
    assert sorted(post.sent) == [(f"{game}t1.0.1", "🎲"), (f"{game}t2.0.1", "🎲")]
    await table.submit(game, 1)
    await teller(table, post).sweep()
    assert list(post.there.values()) == [f"{game}t2.0.1"], "whoever has moved needs no notice"
    await table.coordinator.change(game, lobby.depart, person(2).user_id)
    await teller(table, post).sweep()
    assert post.there == {}
    await table.coordinator.retract(game, person(0).user_id, 0)
    await table.coordinator.retract(game, person(1).user_id, 0)
    await table.restart()
    await table.tick(DAY - WARNING)
    for _ in range(2):
        await teller(table, post).sweep()
    assert sorted(post.sent[2:]) == [(f"{game}t0.0.2", "⏳"), (f"{game}t1.0.2", "⏳")], "not both kinds"
    await table.tick(WARNING)
    await teller(table, post).sweep()
    assert post.there == {}, "the time is over"
    assert [row["state"] for row in table.rows("select state from turn_notice")] == ["owes", "owes"]
    await table.coordinator.change(game, lobby.cancel, person(0).user_id, is_moderator=True)
    assert table.rows("select * from turn_notice") == []


async def test_what_falls_into_quiet_hours_comes_at_their_end_if_it_is_still_due(table: Table) -> None:
    post, table.now = Post(), 40 * DAY + 21 * HOUR
    settings = Settings(table.store)
    for number, zone in ((0, "Europe/Berlin"), (1, "Europe/Berlin"), (2, "America/Anchorage")):
        await settings.save(person(number).user_id, ZONE.to(zone), now=table.now)
        await settings.save(person(number).user_id, QUIET_FROM.to(22), QUIET_UNTIL.to(8), now=table.now)
    game = await table.started(3, clock="day")
    await table.tick(2 * MINUTE)
    await teller(table, post).sweep()
    assert [nonce for nonce, _ in post.sent] == [f"{game}t2.0.1"], "it is noon there"
    await table.submit(game, 0)
    await table.tick(10 * HOUR - 3 * MINUTE)
    await teller(table, post).sweep()
    assert len(post.sent) == 1
    await table.tick(MINUTE)
    await teller(table, post).sweep()
    assert [nonce for nonce, _ in post.sent[1:]] == [f"{game}t1.0.1"], "the other has moved meanwhile"


def quiet(zone: str, since: int = 22, until: int = 8) -> Choices:
    """The settings of somebody who is not told at these hours of their clock."""
    return Choices().having(ZONE.to(zone), QUIET_FROM.to(since), QUIET_UNTIL.to(until))


@pytest.mark.parametrize(
    ("since", "until", "hour", "ends"),
    [(22, 8, 21, None), (22, 8, 22, 10), (22, 8, 7, 1), (22, 8, 8, None), (9, 17, 12, 5), (5, 5, 5, None)],
)
def test_quiet_hours_may_go_past_midnight(since: int, until: int, hour: int, ends: int | None) -> None:
    for offset in (-11, 0, 12):
        now = 30 * DAY + (hour - offset) * HOUR
        row = quiet(str(60 * offset), since, until)
        assert quiet_until(row, now) == (now if ends is None else now + ends * HOUR)


@pytest.mark.parametrize("ahead", [330, 345, -210, 765])
def test_quiet_hours_keep_to_clocks_with_half_hours_and_quarters(ahead: int) -> None:
    row = quiet(str(ahead))
    midnight = 30 * DAY - ahead * MINUTE
    assert quiet_until(row, midnight - 2 * HOUR - 1) == midnight - 2 * HOUR - 1
    assert quiet_until(row, midnight - 2 * HOUR) == midnight + 8 * HOUR
    assert quiet_until(row, midnight + 8 * HOUR - 1) == midnight + 8 * HOUR
    assert quiet_until(row, midnight + 8 * HOUR) == midnight + 8 * HOUR


@pytest.mark.parametrize(
    ("zone", "at", "ends"),
    [
        ("Europe/Berlin", "2026-10-24T22:30", "2026-10-25T07:00"),
        ("Europe/Berlin", "2027-03-27T21:00", "2027-03-28T06:00"),
        ("America/New_York", "2026-11-01T05:59", "2026-11-01T13:00"),
        ("America/New_York", "2027-03-14T06:59", "2027-03-14T12:00"),
        ("Australia/Lord_Howe", "2026-10-03T15:29", "2026-10-03T21:00"),
        ("Australia/Lord_Howe", "2027-04-03T14:59", "2027-04-03T21:30"),
        ("Asia/Kolkata", "2026-10-24T20:00", "2026-10-25T02:30"),
    ],
)
def test_quiet_hours_end_by_the_clock_in_a_night_in_which_it_is_changed(
    zone: str, at: str, ends: str
) -> None:
    row = quiet(zone)
    assert quiet_until(row, utc(at)) == utc(ends)


@pytest.mark.parametrize(
    "faults",
    [
        [("before", refused(503))],
        [("after", refused(503))],
        [("before", refused(500)), ("after", TimeoutError()), ("before", refused(429))],
        [("before", refused(403)), ("before", discord.RateLimited(60.0))],
    ],
)
async def test_a_failure_that_passes_delays_a_notice_by_a_minute(
    table: Table, faults: list[tuple[str, BaseException]]
) -> None:
    game, post = await due(table)
    post.faults += faults
    for _ in faults:
        await teller(table, post).sweep()
        await teller(table, post).sweep()
        await table.tick(MINUTE)
    assert post.tried == len(faults), "once a minute"
    for _ in range(3):
        await teller(table, post).sweep()
        await table.tick(5 * MINUTE)
    assert post.sent == [(f"{game}t1.0.1", "🎲")]
    await table.submit(game, 1)
    await teller(table, post).sweep()
    assert post.there == {}


@pytest.mark.parametrize("dies", ["before", "after"])
async def test_a_process_that_is_killed_while_it_tells_is_made_up_for(table: Table, dies: str) -> None:
    game, post = await due(table)
    post.faults = [(dies, Killed())]
    with pytest.raises(Killed):
        await teller(table, post).sweep()
    await table.restart()
    await teller(table, post).sweep()
    assert len(post.sent) == (dies == "after")
    await table.tick(MINUTE)
    for _ in range(2):
        await teller(table, post).sweep()
        await table.tick(10 * MINUTE)
    assert post.sent == [(f"{game}t1.0.1", "🎲")]
    await table.submit(game, 1)
    await teller(table, post).sweep()
    assert post.there == {}, "the message is known"


@pytest.mark.parametrize("code", [50007, 50278, 10013, 40003, 20026, 50001])
async def test_whom_no_direct_message_reaches_is_told_at_the_table(table: Table, code: int) -> None:
    _, post = await due(table)
    post.faults = [("before", refused(403, code))]
    post.public_faults = [("before", refused(503))]
    await teller(table, post).sweep()
    assert post.sent == []
    post.faults = [("before", refused(403, code))]
    await table.tick(MINUTE)
    await teller(table, post).sweep()
    assert len(post.sent) == 1


@pytest.mark.parametrize(("code", "comes"), [(40003, True), (20026, True), (50007, False)])
async def test_without_a_table_a_notice_waits_until_the_bot_may_open_direct_messages(
    table: Table, code: int, *, comes: bool
) -> None:
    game, post = await due(table)
    await table.coordinator.change(game, appearance.hide, is_gone=False)
    post.faults = [("before", refused(400, code))] * 60
    for _ in range(62):
        await teller(table, post).sweep()
        await table.tick(MINUTE)
    assert len(post.sent) == comes


async def test_a_corrected_clock_moves_what_waits_for_the_end_of_quiet_hours(table: Table) -> None:
    post, table.now = Post(), utc("2026-11-28T01:00")
    settings = services_at(table, post).records.settings
    await settings.save(person(1).user_id, QUIET_FROM.to(22), QUIET_UNTIL.to(8), now=table.now)
    game = await table.started(2, clock="day")
    await table.submit(game, 0)
    await table.tick(PAUSE)
    await teller(table, post).sweep()
    assert table.rows("select due_at from turn_notice where seat = 1") == [
        {"due_at": utc("2026-11-28T08:00")}
    ]
    await settings.save(person(1).user_id, ZONE.to("Europe/Berlin"), now=table.now)
    await teller(table, post).sweep()
    assert table.rows("select due_at from turn_notice where seat = 1") == [
        {"due_at": utc("2026-11-28T07:00")}
    ]
    await settings.save(person(1).user_id, ZONE.to("Asia/Tokyo"), now=table.now)
    await teller(table, post).sweep()
    assert len(post.sent) == 1


async def test_two_processes_tell_everything_once(tmp_path: Path) -> None:
    random = Random(5)
    async with two(tmp_path / "db") as processes:
        one, post, expected = processes[0], Post(), set()
        games = [await one.started(3, clock="day") for _ in range(2)]
        for _ in range(40):
            await _something(random.choice(processes), random.choice(games), random)
            passed = random.choice((SECOND, MINUTE, HOUR, 5 * HOUR))
            for process in processes:
                process.now += passed
            await tick(random.choice(processes).coordinator)
            for process in processes:
                await process.coordinator.catch_up()
            owed = one.rows("select * from turn_notice where state = 'owes' and due_at <= ?", one.now)
            expected |= {f"{r['game']}t{r['seat']}.{r['step']}.{r['wants']}" for r in owed}
            await asyncio.gather(*(teller(process, post).sweep() for process in (*processes, *processes)))
        counted = Counter(nonce for nonce, _ in post.sent)
        assert set(counted.values()) == {1}
        assert set(counted) == expected
        assert post.tried == len(expected), "nothing is sent twice, not even as the same message"
        assert {nonce[-1] for nonce in counted} == {"1", "2"}


async def _something(process: Table, game: str, random: Random) -> None:
    """A person moves, is ready, or takes their move back."""
    number = random.randrange(3)
    step = (await process.look(game)).step
    try:
        match random.randrange(3):
            case 0:
                await process.submit(game, number, step=step)
            case 1:
                await process.ready(game, number, step)
            case _:
                await process.coordinator.retract(game, person(number).user_id, step)
    except Refused:
        return
