"""What determines the throws besides the seed: the interactions that took seats and began the game."""

from __future__ import annotations

import hmac

import pytest

from bot.turns import lobby
from bot.turns.look import Refused
from tests.turns.invariants import check
from tests.turns.tables import Table, person, setup

FIRST, SECOND, THIRD, START, LATER = 101, 202, 303, 404, 505


def mixed_in(table: Table, game: str) -> str | None:
    (row,) = table.rows("select interactions from game where id = ?", game)
    kept: str | None = row["interactions"]
    return kept


def by_hand(table: Table, label: str) -> tuple[int, ...]:
    """The first bytes below 252 of HMAC-SHA256(seed, label), as two dice."""
    (row,) = table.rows("select seed from game")
    stream = hmac.digest(bytes.fromhex(row["seed"]), label.encode(), "sha256")
    return tuple([byte % 6 + 1 for byte in stream if byte < 252][:2])


async def open_lobby(table: Table, *joined: int, seats: int = 5) -> str:
    """Open a lobby in which these people joined the host, each by this interaction."""
    game = await table.coordinator.open_lobby(setup(seats=seats), person(0))
    for number, interaction in enumerate(joined, 1):
        await table.coordinator.change(game, lobby.join, person(number), interaction=interaction)
    return game


async def test_every_join_goes_in_by_seat_and_last_the_start(table: Table) -> None:
    game = await open_lobby(table, FIRST, SECOND)
    await table.coordinator.add_computer(game, person(0).user_id, interaction=THIRD)
    assert mixed_in(table, game) == ""
    await table.coordinator.change(game, lobby.start, person(0).user_id, interaction=START)
    assert mixed_in(table, game) == f"{FIRST} {SECOND} {THIRD} {START}"
    await table.play_round(game, range(3))
    await check(table, game)


async def test_what_fills_the_lobby_also_starts_the_game_and_goes_in_once(table: Table) -> None:
    assert mixed_in(table, await open_lobby(table, FIRST, SECOND, seats=3)) == f"{FIRST} {SECOND}"


async def test_who_has_left_the_lobby_counts_no_more_and_nothing_grows_by_coming_and_going(
    table: Table,
) -> None:
    game = await open_lobby(table, FIRST, SECOND)
    for interaction in (THIRD, LATER):
        await table.coordinator.change(game, lobby.depart, person(1).user_id)
        await table.coordinator.change(game, lobby.join, person(1), interaction=interaction)
    await table.coordinator.change(game, lobby.start, person(0).user_id, interaction=START)
    assert mixed_in(table, game) == f"{SECOND} {LATER} {START}"


async def test_presses_from_before_the_seal_of_a_rematch_do_not_count(table: Table) -> None:
    game = await open_lobby(table, FIRST)
    await table.coordinator.change(game, lobby.cancel, person(0).user_id)
    again = await table.coordinator.rematch(game, person(0))
    await table.coordinator.change(again, lobby.start, person(0).user_id, interaction=START)
    assert mixed_in(table, again) == str(START)


async def test_in_solo_the_first_move_goes_in_and_no_later_one(table: Table) -> None:
    game = await table.started(1, mode="solo", clock="none")
    with pytest.raises(Refused):
        await table.submit(game, 0, "A1=1", interaction=FIRST)
    for interaction in (SECOND, THIRD):
        await table.submit(game, 0, interaction=interaction)
    await table.ready(game, 0)
    await table.submit(game, 0, interaction=LATER)
    assert mixed_in(table, game) == str(SECOND)
    await table.play_round(game, (0,))
    await check(table, game)


async def test_a_solo_game_that_began_to_throw_without_a_press_takes_none_later(table: Table) -> None:
    game = await table.started(1, mode="solo", clock="none")
    await table.play_round(game, (0,))
    await table.submit(game, 0, interaction=LATER)
    assert mixed_in(table, game) == ""


async def test_somebody_who_leaves_changes_no_later_throw(table: Table) -> None:
    game = await open_lobby(table, FIRST, SECOND)
    await table.coordinator.change(game, lobby.start, person(0).user_id, interaction=START)
    await table.play_round(game, range(3))
    await table.coordinator.change(game, lobby.depart, person(2).user_id)
    await table.play_round(game, (0, 1))
    look = await table.look(game)
    assert [step for step, _ in look.dice.throws] == [1, 4]
    for number, (_, values) in enumerate(look.dice.throws, 1):
        assert values == by_hand(table, f"{game}:{FIRST},{SECOND},{START}:{number}:0")


async def test_a_game_from_before_goes_on_by_step(table: Table) -> None:
    game = await open_lobby(table)
    async with table.coordinator.games.set_aside():
        table.rows("update game set interactions = null")
    await table.coordinator.change(game, lobby.join, person(1), interaction=FIRST)
    await table.coordinator.change(game, lobby.start, person(0).user_id, interaction=START)
    await table.play_round(game, range(2))
    assert mixed_in(table, game) is None
    for step, values in (await table.look(game)).dice.throws:
        assert values == by_hand(table, f"{game}:{step}:0")
