"""Every BRIKKS hint reason is true, as judged by the engine, in games between random players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.games.brikks.players.players import PLAYERS
from bot.games.brikks.presenter.reasons import reasons
from bot.games.differing import Reason
from bot.pages.texts import LANGUAGES, text
from engine import brikks
from engine.brikks.field import COLUMNS, ROWS, Cell
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Move, Out, Placement, Rethrow
from engine.brikks.players import random_player
from engine.brikks.sheet import LEVELS
from engine.brikks.state import GameState, Phase, phase
from engine.brikks.view import (
    View,
    blocks,
    may_bomb,
    may_drop_out,
    mini_places,
    places,
    starts,
    view,
)
from engine.game import Header, Moved, Rolled
from tests.games.brikks.reason_checks import CHECKS

MOST_CHECKS = 30
"""Checks per reason; some occur every round, others once in ten games."""


def played(seed: int, seats: int, **options: str) -> Iterator[GameState]:
    """The states of a game in which a decision is due."""
    random = Random(seed)
    state = brikks.start(Header("brikks", seats, options))
    while brikks.result(state) is None:
        if sizes := brikks.dice(state):
            state = brikks.apply(state, Rolled(tuple(random.randint(1, size) for size in sizes)))
        yield state
        player = random.choice((PLAYERS["steady"], PLAYERS["steady"], random_player))
        moves = tuple((seat, player(view(state, seat), random)) for seat in sorted(brikks.pending(state)))
        state = brikks.apply(state, Moved(moves))


def some_moves(current: View, random: Random) -> list[Move]:
    """Legal moves of the view's own seat."""
    match current.phase:
        case Phase.LEVEL:
            return [ChooseLevel(level) for level in LEVELS]
        case Phase.START:
            return random.sample(starts(current), 3)
        case Phase.DECIDE:
            return [Keep(), Rethrow()]
        case Phase.MINIS:
            found = mini_places(current, ())
            return [Minis(()), *(Minis((cell,)) for cell in found)]
    moves: list[Move] = [Bomb()] if may_bomb(current) else []
    for block, _ in blocks(current):
        at = places(current, block)
        moves += [Placement(block, cell) for cell in random.sample(at, min(2, len(at)))]
        moves += [Out(block)] if may_drop_out(current, block) else []
    return moves


def in_words(why: Reason) -> Iterator[str]:
    for locale in LANGUAGES:
        yield text(locale, f"reason-brikks-{why.key.replace('_', '-')}", block="red 2", **why.values)


@pytest.mark.slow
def test_every_reason_holds() -> None:
    random, seen, texts = Random(1), Counter[str](), set[str]()
    tables: list[tuple[int, dict[str, str]]] = [
        (1, {"rethrow": "no"}),
        (3, {"level": "own"}),
        (2, {"variant": "duel"}),
    ]
    for seed in range(12):
        seats, options = tables[seed % 3]
        for state in played(seed, seats, **options):
            for seat in random.sample(sorted(brikks.pending(state)), 1):
                current = view(state, seat)
                moves = some_moves(current, random)
                for move in random.sample(moves, min(6, len(moves))):
                    assert brikks.refusal(state, seat, move) is None
                    why = next(reasons(current, move))
                    seen[why.key] += 1
                    if seen[why.key] <= MOST_CHECKS:
                        CHECKS[why.key](current, move, why)
                        texts |= set(in_words(why))
    assert set(seen) == set(CHECKS)
    assert all(words.endswith(".") and "{" not in words for words in texts)


def test_a_full_field_has_no_room_for_minis() -> None:
    duel = (state for seed in range(99) for state in played(seed, 2, variant="duel"))
    state = next(state for state in duel if phase(state) is Phase.MINIS)
    (sender, *_) = brikks.pending(state)
    current = view(state, sender)
    everything = tuple(Cell(column, row) for column in COLUMNS for row in ROWS)
    sheets = tuple(replace(sheet, minis=everything) for sheet in current.sheets)
    why = next(reasons(replace(current, sheets=sheets), Minis(())))
    assert why == Reason("minis_no_room")
    assert all(words.endswith(".") and "{" not in words for words in in_words(why))
