"""The sheet of a decision in a review: the better move solid, the one made in dashes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from bot.features.reviews.sheets import Drawn, sheet_with
from bot.turns.look import Look
from engine.brikks.moves import Bomb
from engine.brikks.view import View as BrikksView
from engine.brikks.view import placements as blocks
from engine.brilliant.sheet import Pass, Strike
from engine.brilliant.view import View, placements
from engine.game import Seat, Step, states_of
from engine.games import GAMES
from tests.bench.records import look_at
from tests.features.reviews.filmed import played


def looks(game: str) -> Iterator[Look]:
    """Yield what somebody who plays alone saw at each step."""
    one = played(game, 1)
    for step, state in enumerate(states_of(GAMES[game], one.header, one.events)[:-1]):
        yield look_at(one, state, Seat(0), Step(step))


def strikes(look: Look) -> list[Any]:
    return [Strike(area) for area in look.view_as(View).strikable]


def numbers(look: Look) -> list[Any]:
    legal = list(placements(look.view_as(View)))
    return [*legal[:1], Pass()] if legal else []


def bombs(look: Look) -> list[Any]:
    view = look.view_as(BrikksView)
    legal = [] if view.throw is None or view.seat not in view.pending else list(blocks(view))
    return [*legal[:1], Bomb()] if legal else []


@pytest.mark.parametrize(
    ("game", "moves"), [("brilliant", strikes), ("brilliant", numbers), ("brikks", bombs)]
)
@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_move_that_leaves_a_mark_is_dashed_beside_the_better_one(
    game: str, moves: Callable[[Look], list[Any]], locale: str
) -> None:
    found = [(look, moves(look)) for look in looks(game)]
    decided = [(look, each[:2]) for look, each in found if len(each) > 1]
    assert decided
    for look, (one, other) in islice(decided, 3):
        better, made = (GAMES[game].format_move(move) for move in (one, other))
        pictures = [
            sheet_with(look.read_in(locale), better),
            sheet_with(look.read_in(locale), better, made),
            sheet_with(look.read_in(locale), made, better),
        ]
        assert [drawn for _, drawn in pictures] == [Drawn.FIRST, Drawn.BOTH, Drawn.BOTH]
        assert len({picture.draw() for picture, _ in pictures}) == 3
