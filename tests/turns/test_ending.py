"""Leaving, ending by a moderator, results and rematches."""

from __future__ import annotations

import re

import pytest

from bot.messages.ended import closing_page, ended_page, final_standings
from bot.store.rows import TABLE_SEAT
from bot.turns import appearance, lobby
from bot.turns.look import Refused
from engine.dice import commitment
from engine.game import Result, Seat
from tests.turns.invariants import check
from tests.turns.tables import CHANNEL, STRANGER, Table, person

A, B, C = (person(number).user_id for number in range(3))


async def test_leaving_keeps_the_others_entries_and_their_open_step(table: Table) -> None:
    game = await table.started(3)
    await table.play_round(game, range(3))
    step = (await table.look(game)).step
    move = await table.legal(game, 0)
    await table.submit(game, 0, move, step)
    await table.submit(game, 2, "pass", step)
    await table.coordinator.change(game, lobby.depart, C)
    look = await table.look(game, 0)
    assert (look.step, look.times.closes_at) == (step + 1, None)
    assert [row["seat"] for row in table.rows("select seat from entry")] == [0]
    await check(table, game)
    await table.submit(game, 1, "pass", step)  # A panel drawn before a player left still counts.
    await table.ready(game, 0, step)
    await table.ready(game, 1, step + 1)
    assert table.log(game)[step + 1] == f"move 0:{move} 1:pass"
    await check(table, game)


async def test_the_round_goes_on_when_only_the_leaver_was_missing(table: Table) -> None:
    game = await table.started(3)
    for number in (0, 1):
        await table.submit(game, number)
        await table.ready(game, number)
    await table.coordinator.change(game, lobby.depart, C)
    lines = [line.split()[0] for line in table.log(game)]
    assert lines == ["left", "move", "roll"]
    await check(table, game)


async def test_whoever_left_has_no_seat_any_more(table: Table) -> None:
    game = await table.started(3)
    await table.coordinator.change(game, lobby.depart, B)
    assert (await table.look(game, 1)).viewer.seat is None
    assert await table.coordinator.games_of(B) == []
    for change in (table.coordinator.change(game, lobby.depart, B), table.submit(game, 1, "pass")):
        with pytest.raises(Refused, match="not_playing"):
            await change
    with pytest.raises(Refused, match="no_such_player"):
        await table.coordinator.change(game, lobby.remove, A, 1)


async def test_a_leaving_host_hands_a_running_game_over(table: Table) -> None:
    game = await table.started(2, computers=1)
    await table.coordinator.change(game, lobby.depart, A)
    assert (await table.look(game)).host_id == B
    await table.coordinator.change(game, lobby.remove, B, 2)
    await table.play_out(game, (1,))
    assert [player.has_left for player in (await table.look(game)).players] == [True, False, True]
    await check(table, game)


async def test_the_last_person_to_leave_cancels_the_game(table: Table) -> None:
    game = await table.started(2, computers=1)
    await table.play_round(game, (0, 1))
    await table.coordinator.change(game, lobby.depart, A)
    await table.coordinator.change(game, lobby.depart, B)
    await table.coordinator.idle()
    look = await table.look(game)
    assert (look.status, look.times.deadline) == ("cancelled", None)
    await check(table, game)


async def test_a_moderator_ends_a_running_game_without_results(table: Table, game: str) -> None:
    await table.play_round(game, (0, 1))
    await table.submit(game, 0)
    await table.coordinator.change(game, lobby.cancel, STRANGER.user_id, is_moderator=True)
    look = await table.look(game)
    assert (look.status, look.view.sheets) == ("cancelled", ())
    with pytest.raises(Refused) as caught:
        await table.submit(game, 0, "pass", look.step)
    assert (caught.value.code, caught.value.is_late) == ("game_over", True)
    await check(table, game)


async def test_results_are_stored_once_with_the_seed_shown(table: Table) -> None:
    game = await table.started(2, computers=1)
    await table.play_out(game, (0, 1))
    look = await table.look(game, 1)
    rows = table.rows("select * from result order by seat")
    assert [(row["user_id"], row["computer"], row["points"], row["is_winner"]) for row in rows] == [
        (user, computer, look.view.points[seat], seat in look.view.result.winners)
        for seat, (user, computer) in enumerate([(A, None), (B, None), (None, "steady")])
    ]
    assert {(row["variant"], row["mode"], row["seats"]) for row in rows} == {("fixture", "table", 3)}
    assert commitment(bytes.fromhex(look.dice.seed)) == look.dice.commitment
    assert len(look.view.sheets) == 3
    await table.restart()
    table.now += 10_000_000
    await table.tick()
    with pytest.raises(Refused, match="game_over"):
        await table.submit(game, 0, "pass")
    assert table.rows("select * from result order by seat") == rows


async def test_a_stored_result_is_shown_as_it_is(table: Table) -> None:
    """A result from before the ruling that a player who left cannot win (Q15)."""
    game = await table.started(3)
    await table.play_round(game, range(3))
    await table.coordinator.change(game, lobby.depart, C)
    await table.play_out(game, (0, 1))
    assert 2 not in (await table.look(game)).view.result.winners
    table.rows("update result set is_winner = (seat = 2), reason = 'stalled'")
    rows = table.rows("select * from result order by seat")
    await table.restart()
    look = await table.look(game, 0)
    assert look.view.result == Result(look.view.points, (Seat(2),), "stalled")
    first, *_ = final_standings(look)
    assert re.fullmatch(r"🚪.* <@102> – .*\(left\)", first)
    assert closing_page(look).words.startswith("🏆 **<@102> wins with ")
    assert "<@102> wins!" in ended_page(look, None).content
    assert table.rows("select * from result order by seat") == rows


async def test_everybody_who_asks_for_a_rematch_gets_the_same_lobby(table: Table) -> None:
    game = await table.started(2, computers=1, clock="relaxed")
    await table.coordinator.change(game, appearance.place_panel, B, "channel")
    await table.coordinator.change(game, lobby.cancel, 0, is_moderator=True)
    again = await table.coordinator.rematch(game, person(1))
    assert await table.coordinator.rematch(game, person(1)) == again
    with pytest.raises(Refused, match="not_playing"):
        await table.coordinator.rematch(game, STRANGER)
    old, new = await table.look(game), await table.look(again)
    assert (old.rematch, new.host_id, new.status) == (again, B, "lobby")
    assert [(p.user_id, p.computer is None) for p in new.players] == [(B, True), (A, True), (None, False)]
    assert [player.panel for player in new.players[:2]] == ["channel", "dm"]
    assert new.options == old.options
    assert new.dice.commitment != old.dice.commitment
    assert len(table.rows("select id from game")) == 2
    await check(table, again)
    # Everybody has a seat, and is in once they ask as well: then it begins.
    assert [player.is_in for player in new.players] == [True, False, True]
    assert await table.coordinator.rematch(game, person(0), interaction=7) == again
    assert (await table.look(again)).status == "running"
    assert table.rows("select interactions from game where id = ?", again)[0]["interactions"] == "7"
    await table.play_round(again, (0, 1))
    await check(table, again)
    assert await table.coordinator.rematch(game, person(0)) == again


async def test_the_host_of_a_rematch_need_not_wait_for_all(table: Table) -> None:
    game = await table.started(3)
    await table.coordinator.change(game, lobby.cancel, 0, is_moderator=True)
    again = await table.coordinator.rematch(game, person(0))
    for _ in range(2):
        # Once is enough, and a second time changes nothing.
        await table.coordinator.rematch(game, person(1), interaction=7)
        assert [player.is_in for player in (await table.look(again)).players] == [True, True, False]
    with pytest.raises(Refused, match="already_joined"):
        await table.coordinator.change(again, lobby.join, person(1))
    await table.coordinator.change(again, lobby.start, A)
    new = await table.look(again)
    assert (new.status, [player.user_id for player in new.players]) == ("running", [A, B, 102])
    await check(table, again)


async def test_who_has_left_a_rematch_can_come_back_with_the_same_button(table: Table) -> None:
    game = await table.started(2)
    await table.coordinator.change(game, lobby.cancel, 0, is_moderator=True)
    again = await table.coordinator.rematch(game, person(0))
    await table.coordinator.change(again, lobby.depart, B)
    assert [player.user_id for player in (await table.look(again)).players] == [A]
    await table.coordinator.rematch(game, person(1))
    assert (await table.look(again)).status == "running"


@pytest.mark.parametrize(("people", "mode", "status"), [(2, "table", "lobby"), (1, "solo", "running")])
async def test_a_cancelled_rematch_can_be_asked_for_again(
    table: Table, people: int, mode: str, status: str
) -> None:
    game = await table.started(people, mode=mode)
    await table.coordinator.change(game, lobby.cancel, 0, is_moderator=True)
    first = await table.coordinator.rematch(game, person(0))
    assert await table.coordinator.rematch(game, person(0)) == first
    await table.coordinator.change(first, lobby.cancel, A, is_moderator=True)
    second = await table.coordinator.rematch(game, person(people - 1))
    assert second not in (game, first)
    assert ((await table.look(game)).rematch, (await table.look(second)).status) == (second, status)


async def test_a_rematch_leaves_out_who_left(table: Table) -> None:
    game = await table.started(3)
    await table.coordinator.change(game, lobby.depart, B)
    await table.coordinator.change(game, lobby.cancel, 0, is_moderator=True)
    again = await table.coordinator.rematch(game, person(2))
    assert [player.user_id for player in (await table.look(again)).players] == [C, A]


async def test_sheets_not_yet_shown_when_the_program_stopped_are_shown_after_the_restart(
    table: Table,
) -> None:
    game, solo = await table.started(2), await table.started(1, mode="solo")
    await table.play_out(game, (0, 1))
    await table.play_out(solo, (0,))
    table.changes.clear()
    await table.restart()
    assert table.changes == [game]
    messages = table.messages
    row = await table.open_message(game, "reveal", TABLE_SEAT)
    await messages.sent(row, CHANNEL, 41, shows=1, now=table.now)
    table.changes.clear()
    await table.restart()
    assert table.changes == []
