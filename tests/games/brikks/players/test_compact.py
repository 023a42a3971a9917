"""The compact form of BRIKKS agrees with the engine."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.brikks.players import compact
from bot.games.brikks.players.learned import worth
from bot.games.brikks.players.players import judge
from bot.games.brikks.players.search import Sight, options, outlook
from engine.brikks.blocks import BLOCKS, COLOURS, NUMBERS, Block, cost
from engine.brikks.energy import Energy
from engine.brikks.field import Cell
from engine.brikks.moves import Placement
from engine.brikks.sheet import LEVELS, Sheet, legal_placements, resolve
from tests.games.brikks.players.positions import compare
from tests.games.brilliant.players.positions import Mismatch

SAMPLE = 3_000


@pytest.mark.slow
def test_the_compact_form_agrees_with_the_engine_on_random_positions() -> None:
    """A sample; `python -m tests.games.campaign` checks 100,000 positions."""
    assert compare(SAMPLE, seed=1) == SAMPLE


def test_a_wrong_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compact, "CROSSES_FOR_ROWS", (0, 1, 1, 2, 4))
    with pytest.raises(Mismatch):
        compare(SAMPLE, seed=1)


def test_there_are_nineteen_kinds_and_each_block_belongs_to_one() -> None:
    # Red and blue have two shapes each, black three, the others four.
    assert len(compact.KINDS) == 19
    assert {compact.KINDS[compact.kind_of(block)].block for block in BLOCKS} == {
        kind.block for kind in compact.KINDS
    }


def test_a_kind_is_reached_by_its_cheapest_block() -> None:
    throw = Block(COLOURS[3], NUMBERS[3])
    kind = compact.KINDS[compact.kind_of(Block(COLOURS[3], NUMBERS[0]))]
    assert cost(throw, compact.block_of(kind, throw)) == 2


@pytest.mark.parametrize("level", LEVELS)
def test_the_answers_looked_at_are_the_cheapest_of_all_legal_ones(level: int) -> None:
    sheet, random = Sheet(Energy(9, 2), level=level), Random(level)
    sight = Sight(judge(worth, level), 0.0, level, (False,))
    while placements := list(legal_placements(sheet, throw := random.choice(BLOCKS))):
        found = {
            Placement(compact.block_of(compact.KINDS[option.kind], throw), compact.cell_at(option.place))
            for option in options(sight, compact.position_of(sheet), throw)
            if option.kind is not None
        }
        assert found <= set(placements)
        assert {_covering(move) for move in found} == {_covering(move) for move in placements}
        sheet = resolve(sheet, throw, random.choice(placements))


def _covering(move: Placement) -> tuple[int, Cell]:
    return compact.kind_of(move.block), move.at


def test_one_look_ahead_finds_what_each_throw_is_worth() -> None:
    sheet, random = Sheet(Energy(9, 2), level=2), Random(5)
    sight = Sight(judge(worth, 2), 0.0, 2, (False,))
    for _ in range(12):
        throw = random.choice(BLOCKS)
        sheet = resolve(sheet, throw, random.choice(list(legal_placements(sheet, throw))))
        position = compact.position_of(sheet)
        for block, value in zip(BLOCKS, outlook(sight, position, 0), strict=True):
            best = max(option.value for option in options(sight, position, block))
            # A place is valued before paying for it, which may cost a little.
            assert best - 1.0 <= value <= best + 1e-9
