"""Clocks: warning, forced move, stand-in, and the effects of late, repeated and lost ticks."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from random import Random

import pytest

from bot.store.statements import Batch
from bot.turns import appearance, lobby
from bot.turns.clocks import ALIVE_EVERY, CLOCKS, DAY, HOUR, SECOND
from bot.turns.look import Refused
from bot.turns.memory import INSERT_EVENT
from bot.turns.rounds import FIRST_TURN, GRACE, GRACE_ALONE
from engine import brilliant
from engine.game import View
from tests.turns.invariants import check
from tests.turns.tables import Table, person, setup
from tests.waiting import until

TURN = CLOCKS["live"].turn or 0
WARNING = CLOCKS["day"].warning


async def overslept(table: Table, game: str, numbers: tuple[int, ...], turns: int = 3) -> None:
    """Let time pass until these people, who do nothing, have missed this many turns."""
    for _ in range(turns):
        await table.tick(TURN)
        for number in numbers:
            await table.submit(game, number)


def last_line(table: Table, game: str) -> str:
    return table.log(game)[-2]


async def test_a_warning_comes_once(table: Table) -> None:
    game = await table.started(2, clock="day")
    await table.submit(game, 0)
    before = (await table.look(game)).revision
    await table.tick(DAY - WARNING - 1)
    assert not (await table.look(game)).times.is_warned
    await table.tick(1)
    look = await table.look(game)
    assert (look.times.is_warned, look.revision) == (True, before + 1)
    await table.tick(1)
    assert (await table.look(game)).revision == before + 1
    await table.play_round(game, (0, 1))
    assert not (await table.look(game)).times.is_warned


async def test_time_out_makes_the_forced_move_and_counts_it_as_missed(table: Table, game: str) -> None:
    move = await table.legal(game, 0)
    await table.submit(game, 0, move)
    await table.tick(TURN)
    assert last_line(table, game) == f"move 0:{move} 1:start=A1,D1,B2,F2,A3,D4"
    look = await table.look(game)
    assert (look.times.deadline, look.times.is_warned) == (table.now + TURN, False)
    assert [row["missed"] for row in table.rows("select missed from player order by seat")] == [0, 1]
    await table.restart()
    assert [player.ran_out for player in (await table.look(game)).players] == [False, True]
    played = [(await table.look(game, number)).viewer.forced for number in (0, 1)]
    assert played[0] is None
    assert brilliant.format_move(played[1]) == "start=A1,D1,B2,F2,A3,D4"
    await check(table, game)


async def test_one_person_alone_has_no_clock_and_each_round_goes_on_by_itself(table: Table) -> None:
    game = await table.started(1, computers=2)
    for step in (0, 2):
        look = await table.look(game, 0)
        assert (look.step, look.is_alone) == (step, True)
        assert (look.times.deadline, look.times.closes_at) == (None, None)
        await table.tick(100 * TURN)
        assert (await table.look(game)).step == step
        await table.submit(game, 0)
        await table.coordinator.idle()
        assert (await table.look(game)).times.closes_at == table.now + GRACE_ALONE
        await check(table, game)
        await table.tick(GRACE_ALONE)
        assert (await table.look(game)).step == step + 2
    await check(table, game)


async def test_the_clock_stops_when_all_others_have_left(table: Table, game: str) -> None:
    assert (await table.look(game)).times.deadline is not None
    await table.submit(game, 0)
    await table.coordinator.change(game, lobby.depart, person(1).user_id)
    look = await table.look(game, 0)
    assert (look.is_alone, look.times.deadline) == (True, None)
    assert look.times.closes_at == table.now + GRACE_ALONE
    await table.coordinator.retract(game, person(0).user_id, 0)
    await table.tick(TURN)
    assert (await table.look(game)).step == look.step
    await table.submit(game, 0)
    await table.ready(game, 0)
    assert (await table.look(game)).step > look.step
    await check(table, game)


async def test_the_first_turns_of_a_first_game_have_no_short_clock(table: Table) -> None:
    game = await table.coordinator.open_lobby(setup(seats=2), person(0))
    await table.coordinator.change(game, lobby.join, replace(person(1), is_new=True))
    for _ in ("start numbers", "first throw"):
        look = await table.look(game)
        assert look.times.deadline == table.now + FIRST_TURN > table.now + TURN
        await table.play_round(game, (0, 1))
    assert (await table.look(game)).times.deadline == table.now + TURN
    slow = await table.coordinator.open_lobby(setup(seats=2, clock="day"), person(0))
    await table.coordinator.change(slow, lobby.join, replace(person(1), is_new=True))
    assert (await table.look(slow)).times.deadline == table.now + DAY
    await check(table, game)


async def test_the_offer_of_a_lesson_goes_with_the_first_own_move(table: Table) -> None:
    beginner = replace(person(1), is_new=True, is_offered=True)
    game = await table.coordinator.open_lobby(setup(seats=2), person(0))
    await table.coordinator.change(game, lobby.join, beginner)
    away = await table.coordinator.open_lobby(setup(seats=2), person(0))
    await table.coordinator.change(away, lobby.join, beginner)
    await table.submit(game, 0)
    assert (await table.look(game, 1)).own.is_offered
    await table.submit(game, 1)
    await table.coordinator.retract(game, beginner.user_id, 0)
    assert not (await table.look(game, 1)).own.is_offered
    await table.tick(FIRST_TURN)
    await table.play_round(away, (0, 1))
    look = await table.look(away, 1)
    assert look.times.deadline == table.now + TURN
    assert not look.own.is_offered, "nor beside a short clock"


async def test_expiring_twice_or_late_or_early_is_harmless(table: Table, game: str) -> None:
    await table.coordinator.expire(game)
    assert (await table.look(game)).step == 0
    table.now += TURN
    for _ in range(3):
        await table.coordinator.expire(game)
        assert (await table.look(game)).step == 2
    before = table.dump()
    await table.coordinator.expire(game)
    await table.tick()
    assert table.dump() == before
    await table.coordinator.change(game, lobby.cancel, 0, is_moderator=True)
    before = table.dump()
    table.now += 10 * TURN
    await table.coordinator.expire(game)
    await table.tick()
    assert table.dump() == before


async def test_a_deadline_waits_for_none_that_the_database_is_slow_to_write(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await table.started(2)
    table.now += SECOND
    second = await table.started(2)
    commit, may_write = table.store.commit, [asyncio.Event(), asyncio.Event()]
    trips = iter(may_write)

    async def slow(batch: Batch) -> None:
        await next(trips).wait()
        await commit(batch)

    monkeypatch.setattr(table.store, "commit", slow)
    table.now += TURN - SECOND
    await table.coordinator.expire_due()
    table.now += SECOND
    await table.coordinator.expire_due()
    may_write[1].set()
    await until(lambda: len(table.log(second)) == 2)
    assert len(table.log(first)) == 0
    may_write[0].set()
    await table.coordinator.idle()
    assert len(table.log(first)) == 2


async def test_a_deadline_of_a_game_in_memory_needs_no_trip_to_a_slow_database(
    table: Table, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(table.store, "rows", never)
    await table.coordinator.expire_in_memory()
    await table.coordinator.idle()
    assert len(table.log(game)) == 0
    table.now += TURN
    await table.coordinator.expire_in_memory()
    await table.coordinator.idle()
    assert len(table.log(game)) == 2


async def test_a_move_in_the_last_moment_beats_the_clock(table: Table, game: str) -> None:
    table.now += TURN
    moves = [await table.legal(game, number) for number in (0, 1)]
    for number in (0, 1):
        await table.submit(game, number, moves[number])
    await table.tick()
    assert last_line(table, game) == f"move 0:{moves[0]} 1:{moves[1]}"


@pytest.mark.parametrize("way", ["submit", "set_panel"])
async def test_after_three_missed_turns_a_computer_player_stands_in_until_the_owner_presses(
    table: Table, game: str, way: str
) -> None:
    await overslept(table, game, (0,))
    look = await table.look(game)
    assert [player.is_absent for player in look.players] == [False, True]
    assert look.players[1].has_moved  # The stand-in does not wait for the clock.
    with pytest.raises(Refused):
        await table.submit(game, 1, "A1=1")
    assert (await table.look(game)).players[1].is_absent, "a refused press does not end an absence"
    await table.ready(game, 0)
    assert (await table.look(game)).step == look.step + 2
    await table.submit(game, 0)
    await table.coordinator.idle()
    if way == "submit":
        await table.submit(game, 1, "pass")
    else:
        await table.coordinator.change(game, appearance.place_panel, person(1).user_id, "dm")
    look = await table.look(game, 1)
    assert not look.players[1].is_absent
    assert look.viewer.entry is not None
    await table.tick(GRACE)
    await table.tick(TURN)
    assert table.rows("select missed from player where seat = 1") == [{"missed": 1}]
    await check(table, game)


async def test_while_everybody_is_away_the_game_keeps_the_pace_of_the_clock(table: Table, game: str) -> None:
    await overslept(table, game, ())
    for _ in range(3):
        look = await table.look(game)
        assert all(player.is_absent and player.has_moved for player in look.players)
        assert look.times.closes_at == look.times.deadline == table.now + TURN
        await table.tick(TURN - 1)
        assert (await table.look(game)).step == look.step
        await table.tick(1)
        assert (await table.look(game)).step == look.step + 2
        await check(table, game)
    while (await table.look(game)).status == "running":
        await table.tick(TURN)
    assert (await table.look(game)).status == "finished"
    await check(table, game)


async def test_whoever_comes_back_to_an_empty_table_gets_the_usual_grace(table: Table, game: str) -> None:
    await overslept(table, game, ())
    await table.submit(game, 0, "pass")
    assert (await table.look(game)).times.closes_at == table.now + GRACE
    await table.tick(GRACE)
    assert (await table.look(game)).times.closes_at is None


async def test_a_stand_in_still_thinking_makes_way_for_its_owner(
    table: Table, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await overslept(table, game, (0,), turns=2)
    think = table.computers.think

    async def back_meanwhile(name: str, player: str, view: View, random: Random) -> object:
        await table.coordinator.change(game, appearance.place_panel, person(1).user_id, "dm")
        return await think(name, player, view, random)

    monkeypatch.setattr(table.computers, "think", back_meanwhile)
    await table.tick(TURN)
    look = await table.look(game)
    assert not look.players[1].is_absent
    assert not look.players[1].has_moved


async def test_without_a_clock_nothing_expires_for_14_days_after_the_last_touch(table: Table) -> None:
    game = await table.started(2, clock="none")
    await table.submit(game, 0)
    before = table.dump()
    await table.tick(14 * DAY - 1)
    assert table.dump() == before
    await table.submit(game, 1)
    await table.tick(GRACE)
    assert (await table.look(game)).step == 2
    await check(table, game)
    await table.coordinator.change(game, appearance.place_panel, person(0).user_id, "channel")
    await table.tick(14 * DAY - 1)
    assert (await table.look(game)).status == "running"
    await table.tick(1)
    look = await table.look(game, 0)
    assert (look.status, look.is_untouched) == ("cancelled", True)
    assert table.rows("select * from result") == []
    await check(table, game)


async def test_a_solo_game_that_nobody_touches_ends_as_it_stands(table: Table) -> None:
    game = await table.started(1, mode="solo")
    await table.play_round(game, (0,))
    round_number = (await table.look(game)).view.round
    await table.restart()
    await table.tick(14 * DAY)
    look = await table.look(game, 0)
    assert (look.status, look.is_untouched, look.view.round) == ("cancelled", True, round_number)
    assert await table.coordinator.games_of(person(0).user_id) == []
    assert table.rows("select * from result") == []


async def test_one_person_against_computer_players_is_given_14_days_too(table: Table) -> None:
    game = await table.started(1, computers=1)
    stopped = await table.started(2)
    await table.coordinator.change(stopped, lobby.cancel, person(0).user_id, is_moderator=True)
    await table.tick(14 * DAY)
    assert (await table.look(game)).is_untouched
    assert not (await table.look(stopped)).is_untouched


async def test_time_lost_while_the_bot_was_down_is_given_back(table: Table, game: str) -> None:
    away = await table.started(2)
    await overslept(table, away, ())
    lobby = await table.coordinator.open_lobby(setup(), person(0))
    await table.tick(ALIVE_EVERY)
    before = [await table.look(each) for each in (game, away, lobby)]
    await table.down()
    table.now += HOUR
    await table.up()
    await table.tick()
    for old in before:
        new = await table.look(old.game)
        assert new.step == old.step
        assert new.times.deadline == (old.times.deadline or 0) + HOUR
        assert new.times.closes_at == (None if old.times.closes_at is None else old.times.closes_at + HOUR)
        await check(table, old.game)


async def test_one_broken_game_does_not_stop_the_clocks_of_the_others(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = await table.started(2), await table.started(2)
    async with table.coordinator.games.set_aside(), table.store.transaction() as tx:
        await tx.run(INSERT_EVENT, game=broken, step=0, line="gibberish", at=0)
    with caplog.at_level(logging.CRITICAL):
        await table.tick(TURN)
    assert (await table.look(sound)).step == 2
