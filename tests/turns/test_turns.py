"""Rounds: all at once, stale and repeated presses, the grace before a round closes."""

from __future__ import annotations

import asyncio

import pytest

from bot.store.settings import GOES_ON, Settings
from bot.turns import appearance, lobby
from bot.turns.look import Refused
from bot.turns.rounds import GRACE, GRACE_AFTER_UNDO, GRACE_ALONE
from tests.turns.invariants import check
from tests.turns.tables import STRANGER, Table, person


def rounds(table: Table, game: str) -> list[str]:
    return [line for line in table.log(game) if line.startswith("move ")]


async def test_six_seats_that_press_at_once_close_each_round_once(table: Table) -> None:
    game = await table.started(6)
    for closed in range(1, 13):
        look = await table.look(game)
        moves = [await table.legal(game, number) for number in range(6)]
        presses = [table.submit(game, number, moves[number], look.step) for number in range(6)]
        await asyncio.gather(*presses)
        await asyncio.gather(*(table.ready(game, number, look.step) for number in range(6)))
        expected = " ".join(["move", *(f"{seat}:{move}" for seat, move in enumerate(moves))])
        assert rounds(table, game)[-1] == expected
        assert len(rounds(table, game)) == closed
        await check(table, game)
        assert table.rows("select * from entry") == []


async def test_the_same_press_twice_at_once_counts_once(table: Table, game: str) -> None:
    move = await table.legal(game, 0)
    await asyncio.gather(*(table.submit(game, 0, move, 0) for _ in range(5)))
    await table.submit(game, 1, step=0)
    answers = await asyncio.gather(
        *(table.ready(game, number, 0) for number in (0, 0, 1, 1, 1)), return_exceptions=True
    )
    late = [answer for answer in answers if answer is not None]
    assert all(isinstance(answer, Refused) and answer.code == "too_late" for answer in late)
    assert len(late) <= 2
    assert len(rounds(table, game)) == 1
    await check(table, game)


@pytest.mark.parametrize("is_final", [False, True])
async def test_a_press_that_is_late_or_against_the_rules_changes_nothing(
    table: Table, game: str, *, is_final: bool
) -> None:
    first = await table.legal(game, 0)
    await table.play_round(game, (0, 1))
    before, user_id = table.dump(), person(0).user_id
    for step, move, code, is_late in (
        (0, first, "too_late", True),
        (99, "pass", "too_late", True),
        (-1, "pass", "too_late", True),
        (2, "nonsense", "malformed_move", False),
        (2, first, "wrong_phase", False),
        (2, "L12=6", "no_field", False),
    ):
        with pytest.raises(Refused) as caught:
            await table.coordinator.submit(game, user_id, step, move, is_final=is_final)
        assert (caught.value.code, caught.value.is_late) == (code, is_late)
    for press in (table.coordinator.ready, table.coordinator.retract):
        with pytest.raises(Refused, match="too_late"):
            await press(game, user_id, 0)
    with pytest.raises(Refused, match="nothing_entered"):
        await table.ready(game, 0, 2)
    with pytest.raises(Refused, match="not_playing"):
        await table.coordinator.submit(game, STRANGER.user_id, 2, "pass")
    assert table.dump() == before


async def test_an_entry_may_be_changed_and_taken_back_while_others_think(table: Table, game: str) -> None:
    await table.play_round(game, (0, 1))
    step = (await table.look(game)).step
    await table.submit(game, 0, "pass", step)
    move = await table.legal(game, 0)
    await table.submit(game, 0, move, step)
    with pytest.raises(Refused, match="no_field"):
        await table.submit(game, 0, "L12=6", step)
    assert table.rows("select move from entry") == [{"move": move}]
    await table.coordinator.retract(game, person(0).user_id, step)
    await table.coordinator.retract(game, person(0).user_id, step)
    look = await table.look(game, 0)
    assert (look.viewer.entry, look.step, table.rows("select * from entry")) == (None, step, [])
    await check(table, game)


async def test_the_last_entry_starts_the_grace_whose_end_no_change_puts_off(table: Table, game: str) -> None:
    await table.submit(game, 0)
    assert (await table.look(game)).times.closes_at is None
    await table.submit(game, 1)
    assert (await table.look(game)).times.closes_at == table.now + GRACE
    # An undo opens the round again.
    await table.coordinator.retract(game, person(1).user_id, 0)
    await table.tick(GRACE_AFTER_UNDO)
    assert ((await table.look(game)).step, (await table.look(game)).times.closes_at) == (0, None)
    await table.submit(game, 1)
    closes_at = table.now + GRACE_AFTER_UNDO
    await table.tick(GRACE_AFTER_UNDO - 1)
    move = await table.legal(game, 0)
    await table.submit(game, 0, move)
    assert ((await table.look(game)).step, (await table.look(game)).times.closes_at) == (0, closes_at)
    await table.tick(1)
    assert (await table.look(game)).step == 2
    assert rounds(table, game)[-1].startswith(f"move 0:{move} ")
    await check(table, game)


async def grace(table: Table, game: str) -> tuple[int, bool]:
    """Close a round of two people; return how long it stays open after the last move, and whether Ready is offered."""
    for number in (0, 1):
        await table.submit(game, number)
    look, step = await table.look(game, 0), (await table.look(game)).step
    left: int = look.times.closes_at - table.now
    await table.tick(left)
    assert (await table.look(game)).step > step
    return left, look.viewer.has_ready


async def test_from_the_first_undo_on_rounds_stay_open_for_longer_and_offer_ready(
    table: Table, game: str
) -> None:
    assert await grace(table, game) == (GRACE, False)
    step = (await table.look(game)).step
    await table.coordinator.retract(game, person(0).user_id, step)
    assert not (await table.look(game)).viewer.has_ready, "there was nothing to take back"
    await table.submit(game, 0)
    await table.coordinator.retract(game, person(0).user_id, step)
    assert await grace(table, game) == (GRACE_AFTER_UNDO, True)
    await table.restart()
    assert await grace(table, game) == (GRACE_AFTER_UNDO, True)
    await check(table, game)
    await table.coordinator.change(game, lobby.cancel, 0, is_moderator=True)
    again = await table.coordinator.rematch(game, person(0))
    await table.coordinator.change(again, lobby.start, person(0).user_id)
    assert await grace(table, again) == (GRACE, False), "another game begins anew"


@pytest.mark.parametrize(("chosen", "has_ready"), [(0, False), (GRACE, False), (GRACE + 1, True)])
async def test_what_the_operator_has_chosen_holds_for_every_round(
    table: Table, game: str, *, chosen: int, has_ready: bool
) -> None:
    table.coordinator._time.grace = chosen
    assert await grace(table, game) == (chosen, has_ready)
    step = (await table.look(game)).step
    await table.submit(game, 0)
    await table.coordinator.retract(game, person(0).user_id, step)
    assert await grace(table, game) == (chosen, has_ready)


async def test_all_ready_closes_at_once_and_a_change_takes_ready_back(table: Table, game: str) -> None:
    for number in (0, 1):
        await table.submit(game, number)
    await table.ready(game, 0)
    await table.submit(game, 0)
    assert not (await table.look(game, 0)).viewer.is_ready
    await table.ready(game, 1)
    assert (await table.look(game)).step == 0
    await table.ready(game, 0)
    assert (await table.look(game)).step == 2


async def test_a_solo_round_closes_by_itself_unless_undo_stops_it(table: Table) -> None:
    game = await table.started(1, mode="solo", clock="none")
    await table.submit(game, 0)
    assert (await table.look(game, 0)).times.closes_at == table.now + GRACE_ALONE
    await table.tick(GRACE_ALONE - 1)
    assert (await table.look(game)).step == 0
    await table.submit(game, 0)
    assert (await table.look(game)).times.closes_at == table.now + GRACE_ALONE, "another choice begins anew"
    await table.coordinator.retract(game, person(0).user_id, 0)
    await table.tick(100 * GRACE)
    look = await table.look(game, 0)
    assert (look.step, look.times.closes_at, look.viewer.entry) == (0, None, None)
    await table.submit(game, 0)
    await table.tick(GRACE_ALONE)
    assert (await table.look(game)).step == 2, "the start placement closes by itself too"
    await table.submit(game, 0)
    await table.ready(game, 0)
    assert (await table.look(game)).step == 4, "Ready does not wait"
    await check(table, game)


async def test_the_setting_counts_from_the_next_entry_on_and_for_the_next_game(table: Table) -> None:
    game = await table.started(1, mode="solo", clock="none")
    await table.coordinator.change_all(
        person(0).user_id, appearance.set_settings, "core.goeson=no", is_drawn=False
    )
    await table.restart()
    await table.submit(game, 0)
    await table.tick(100 * GRACE)
    assert (await table.look(game)).step == 0
    await table.coordinator.change_all(person(0).user_id, appearance.set_settings, "", is_drawn=False)
    await table.submit(game, 0)
    await table.tick(GRACE_ALONE)
    assert (await table.look(game)).step == 2
    await table.coordinator.change(game, lobby.cancel, 0, is_moderator=True)
    await Settings(table.store).save(person(0).user_id, GOES_ON.to(False))
    again = await table.coordinator.rematch(game, person(0))
    await table.submit(again, 0)
    assert (await table.look(again)).times.closes_at is None
    await table.ready(again, 0)
    assert (await table.look(again)).step == 2
    await check(table, again)


async def test_whoever_asks_for_a_rematch_in_the_activity_has_the_sheet_there(
    table: Table, game: str
) -> None:
    await table.coordinator.change(game, lobby.cancel, 0, is_moderator=True)
    for number, places in enumerate((["activity", "dm"], ["activity", "activity"])):
        again = await table.coordinator.rematch(game, person(number), panel="activity")
        assert [player.panel for player in (await table.look(again)).players] == places


async def test_a_final_move_makes_ready_in_the_same_transaction(table: Table, game: str) -> None:
    moves = [await table.legal(game, number) for number in (0, 1)]
    changes = len(table.changes)
    await table.coordinator.submit(game, person(0).user_id, 0, moves[0], is_final=True)
    assert len(table.changes) == changes + 1
    look = await table.look(game, 0)
    assert (look.step, look.viewer.is_ready, look.times.closes_at) == (0, True, None)
    await table.submit(game, 0, moves[0])
    assert not (await table.look(game, 0)).viewer.is_ready, "an ordinary move takes it back"
    await table.coordinator.submit(game, person(0).user_id, 0, moves[0], is_final=True)
    await table.coordinator.submit(game, person(1).user_id, 0, moves[1], is_final=True)
    assert (await table.look(game)).step == 2, "nobody has anything to change: no grace"
    await check(table, game)


async def test_two_games_at_once_do_not_meet(table: Table) -> None:
    games = [await table.started(2) for _ in range(3)]
    await asyncio.gather(*(table.play_round(game, (0, 1)) for game in games))
    for game in games:
        assert len(rounds(table, game)) == 1
        await check(table, game)
    assert set(await table.coordinator.games_of(person(1).user_id)) == set(games)
