"""Invariants of every game after every step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any

from bot.store.rows import OVER
from bot.turns.clocks import CLOCKS
from bot.turns.game import load
from bot.turns.look import Look
from engine import brilliant
from engine.brilliant.sheet import Pass, Placement, Sheet, Start, Strike
from engine.dice import Dice, commitment
from engine.game import Moved, Rolled, Step, fold, parse_event, parse_header
from tests.turns.tables import Table

MOVES = (Start, Placement, Pass, Strike)


async def check(table: Table, game: str) -> None:
    """Raise AssertionError unless a game's rows, and everyone's look at it, are sound."""
    await table.flush()
    async with table.store.snapshot() as tx:
        loaded = await load(tx, game)
    assert loaded == await table.coordinator.games.game(game)
    row = loaded.row
    assert [*loaded.events] == table.log(game)
    assert len(loaded.events) == row.step
    if row.status in OVER:
        kept = "select game from event where game = ? union all select game from entry where game = ?"
        assert not table.rows(kept, game, game)
    assert row.status in ("lobby", "running", "finished", "cancelled")
    results = table.rows("select seat, points, is_winner from result where game = ? order by 1", game)
    if row.status == "running":
        assert set(loaded.entries) <= set(loaded.pending())
        assert loaded.pending()
        assert (row.times.deadline is None) == (CLOCKS[loaded.options.clock].turn is None or loaded.is_alone)
        if row.times.closes_at is not None:
            assert set(loaded.entries) == set(loaded.pending())
    if row.status == "lobby":
        assert (row.header, row.step, row.times.closes_at) == (None, 0, None)
        assert row.times.deadline is not None
    if row.status in ("finished", "cancelled"):
        assert (row.times.deadline, row.times.warn_at, row.times.closes_at) == (None, None, None)
        assert row.ended_at is not None
    if row.status == "finished":
        outcome = loaded.rules.result(loaded.state)
        assert outcome is not None
        assert [(r["seat"], r["points"]) for r in results] == list(enumerate(outcome.points))
        left = {player.seat for player in loaded.players if player.has_left}
        winners = {r["seat"] for r in results if r["is_winner"]}
        assert winners
        assert not winners & left or len(left) == len(loaded.players)
    else:
        assert results == []
    if row.header is not None:
        _check_log(loaded.dice, row.header, loaded.events, loaded.state)
    for user_id in (None, *(player.user_id for player in loaded.players)):
        check_secrets(await table.coordinator.look(game, user_id), loaded.row.dice.seed)


def _check_log(dice: Dice, header: str, lines: Sequence[str], state: Any) -> None:
    """The log replays to the state, and every throw follows from the dice."""
    events = [parse_event(brilliant, line) for line in lines]
    assert fold(brilliant, parse_header(header), events) == state
    numbers = count(1)
    for step, event in enumerate(events):
        if isinstance(event, Rolled):
            assert event.values == dice.throw(Step(step), next(numbers), (6, 6))
        if isinstance(event, Moved):
            seats = [seat for seat, _ in event.moves]
            assert seats == sorted(set(seats))


def check_secrets(look: Look, seed: str) -> None:
    """Check that nothing reachable from a look is another seat's sheet or entry, or the seed before the
    end."""
    assert look.dice.commitment == commitment(bytes.fromhex(seed))
    assert look.dice.seed == (seed if look.is_over else None)
    reached = list(walk(look))
    if not look.is_over:
        hidden = (seed, bytes.fromhex(seed))
        assert not [value for value in reached if isinstance(value, str | bytes) and value in hidden]
        own = getattr(look.view, "sheet", None)
        assert all(value is own for value in reached if isinstance(value, Sheet))
    assert all(
        value is look.viewer.entry or value is look.viewer.forced
        for value in reached
        if isinstance(value, MOVES)
    )
    if look.viewer.seat is None:
        assert look.viewer.entry is None
        assert look.viewer.forced is None
        assert getattr(look.view, "sheet", None) is None


def walk(root: object) -> Iterator[object]:
    """Every object that can be reached from a value, once."""
    waiting, seen = [root], set[int]()
    while waiting:
        value = waiting.pop()
        if id(value) in seen:
            continue
        # All of them live as long as the root.
        seen.add(id(value))
        yield value
        if isinstance(value, Mapping):
            waiting += [*value.keys(), *value.values()]
        elif isinstance(value, tuple | list | set | frozenset):
            waiting += value
        elif not isinstance(value, type):
            waiting += [getattr(value, name) for name in getattr(value, "__dataclass_fields__", ())]
