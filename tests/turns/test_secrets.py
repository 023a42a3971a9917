"""What no one may see, and what everyone can check."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import replace

from bot.store.record import unpacked
from bot.turns import lobby
from bot.turns.look import Look
from bot.turns.memory import DELETE_ENTRY
from engine import brilliant
from engine.dice import Dice
from engine.game import Rolled, format_game, parse_event, parse_game, parse_header
from tests.turns.invariants import check, check_secrets, walk
from tests.turns.tables import Table, person


def without_progress(look: Look) -> Look:
    """A look without the signs that someone has pressed."""
    players = tuple(replace(player, has_moved=False, is_ready=False) for player in look.players)
    return replace(look, revision=0, players=players, times=replace(look.times, closes_at=None))


async def test_looks_differ_in_progress_only_whatever_another_seat_enters(table: Table) -> None:
    game = await table.started(3, start="free")
    for moves in (("start=A1,D1,B2,F2,A3,D4", "start=D1,A1,F2,B2,D4,A3"), (None, "pass")):
        seen = []
        for move in moves:
            await table.submit(game, 0, move)
            looks = [await table.look(game, number) for number in (None, 1, 2)]
            seen.append([without_progress(look) for look in looks])
        assert seen[0] == seen[1]
        await table.play_round(game, range(3))
        await check(table, game)


async def test_neither_seed_nor_strange_sheets_nor_entries_are_within_reach(table: Table) -> None:
    game = await table.started(2, start="free")
    seed = table.rows("select seed from game")[0]["seed"]
    await table.submit(game, 0, "start=A1,D1,B2,F2,A3,D4")
    check_secrets(await table.look(game, 1), seed)
    mine = await table.look(game, 0)
    assert [value for value in walk(mine) if value is mine.viewer.entry]
    await table.play_out(game, (0, 1))
    over = await table.look(game)
    assert over.dice.seed == seed
    assert len(over.view.sheets) == 2


async def test_the_stored_log_replays_and_every_throw_can_be_derived_from_the_shown_seed(
    table: Table,
) -> None:
    game = await table.started(2, computers=1)
    early = await table.look(game)
    await table.play_out(game, (0, 1))
    look = await table.look(game)
    assert look.dice.seed is not None
    assert hashlib.sha256(bytes.fromhex(look.dice.seed)).hexdigest() == early.dice.commitment
    for number, (step, values) in enumerate(look.dice.throws, 1):
        assert values == by_hand(bytes.fromhex(look.dice.seed), game, number)
        assert values == Dice(bytes.fromhex(look.dice.seed), game).throw(step, number, (6, 6))
    assert len(look.dice.throws) == look.view.round
    header, lines = unpacked(table.rows("select record from game")[0]["record"])
    events = [parse_event(brilliant, line) for line in lines]
    text = format_game(brilliant, parse_header(header), events)
    assert parse_game(brilliant, text) == (parse_header(header), tuple(events))
    assert [step for step, event in enumerate(events) if isinstance(event, Rolled)] == [
        step for step, _ in look.dice.throws
    ]
    await check(table, game)


def by_hand(seed: bytes, game: str, number: int) -> tuple[int, ...]:
    """The first bytes below 252 of HMAC-SHA256(seed, game::number:0), as two dice."""
    stream = hmac.digest(seed, f"{game}::{number}:0".encode(), "sha256")
    first, second = [byte % 6 + 1 for byte in stream if byte < 252][:2]
    return first, second


async def test_whoever_left_or_never_played_sees_what_the_public_sees(table: Table) -> None:
    game = await table.started(3)
    await table.play_round(game, range(3))
    await table.submit(game, 1)
    await table.coordinator.change(game, lobby.depart, person(1).user_id)
    public = await table.look(game)
    assert await table.look(game, 1) == await table.look(game, 77) == public


async def test_a_computer_player_thinks_from_its_own_view_alone(table: Table) -> None:
    game = await table.started(1, computers=2)
    entries = computer_entries(table)
    await table.submit(game, 0)
    assert computer_entries(table) == entries
    async with table.coordinator.games.set_aside(), table.store.transaction() as tx:
        await tx.run(DELETE_ENTRY, game=game, seat=1)
    await table.coordinator.retract(game, person(0).user_id, 0)
    await table.coordinator.idle()
    assert computer_entries(table) == entries  # The same view and step give the same move.


def computer_entries(table: Table) -> dict[int, str]:
    return {row["seat"]: row["move"] for row in table.rows("select seat, move from entry where seat > 0")}
