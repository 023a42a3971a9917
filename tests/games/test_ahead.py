"""How a game may go on: the same each time, from what a seat knows, with chances of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.games import ahead
from bot.games.ahead import SHOWN, Ahead, look_ahead
from bot.games.registry import PARTS
from engine.brilliant.sheet import blank
from engine.game import View
from engine.games import GAMES
from tests.games.test_differing import Pair, brikks_pairs, brilliant_pairs

PAIRS = {"brikks": brikks_pairs, "brilliant": brilliant_pairs}
POSITIONS = 6


def compared(kind: str) -> Iterator[Pair]:
    """Positions with two moves, far enough apart to come from several games."""
    differing = PARTS[kind].controls.differing
    return islice(
        (
            (state, seat, move, other)
            for state, seat, move, other in PAIRS[kind](Random(3))
            if move != other and differing(GAMES[kind].view(state, seat), move, other) is not None
        ),
        0,
        POSITIONS * 9,
        9,
    )


def future(kind: str, view: View, move: Any, other: Any, seed: str) -> Ahead:
    found = look_ahead(kind, view, move, other, seed)
    assert found is not None
    return found


@pytest.mark.parametrize("kind", PAIRS)
def test_a_future_is_the_same_each_time_and_has_one_chance_for_both_moves(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead, "COUNT", 2)
    rules, told = GAMES[kind], set()
    for state, seat, move, other in islice(compared(kind), 3):
        view = rules.view(state, seat)
        found = future(kind, view, move, other, "seed")
        assert found == future(kind, view, move, other, "seed")
        assert all(one == two for one, two in zip(found.here.throws, found.there.throws, strict=False))
        assert found.other == other
        assert all(len(line.throws) <= SHOWN for line in (found.here, found.there))
        assert found.here.view.round <= view.round + SHOWN
        told |= {found.here.throws, future(kind, view, move, other, "another").here.throws}
    assert len(told) > 3, "another seed has other throws"


def test_what_is_hidden_from_a_seat_does_not_change_it() -> None:
    rules = GAMES["brilliant"]
    table = (one for one in compared("brilliant") if len(one[0].sheets) > 1)
    state, seat, move, other = next(table)
    others = (blank(state.level),) * (len(state.sheets) - 1)
    hidden = replace(state, sheets=(state.sheets[0], *others))
    assert hidden != state
    seen = [future("brilliant", rules.view(one, seat), move, other, "x") for one in (state, hidden)]
    assert seen[0] == seen[1]


@pytest.mark.parametrize("kind", PAIRS)
def test_a_shown_sheet_is_that_after_the_shown_throws(kind: str) -> None:
    rules, part = GAMES[kind], PARTS[kind]
    state, seat, move, other = next(compared(kind))
    view = rules.view(state, seat)
    found = future(kind, view, move, other, "seed")
    assert found.here.view.round == view.round + len(found.here.throws)
    assert rules.dice(part.known_state(found.here.view)), "the last of these rounds is closed"
