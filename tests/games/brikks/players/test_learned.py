"""The worth of a position: the fast sum equals the plain one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean

import pytest

from bot.games.brikks.players.compact import Position, position_of, score
from bot.games.brikks.players.learned import worth
from bot.games.brikks.players.players import KNOWN, judge
from bot.games.brikks.players.search import Sight, forecast, outlook
from engine.brikks.blocks import BLOCKS
from engine.brikks.energy import start_energy
from engine.brikks.sheet import LEVELS, Sheet, legal_placements, resolve
from tests.games.brikks.players.plain_facts import facts

SAMPLE = 400


def positions(level: int, random: Random) -> Iterator[Position]:
    """Positions from games played tidily at first and then wildly, for variety."""
    while True:
        sheet = Sheet(start_energy(1), level=level)
        while placements := list(legal_placements(sheet, throw := random.choice(BLOCKS))):
            low = sorted(placements, key=lambda placement: placement.at.row)[:6]
            is_tidy = len(sheet.blocks) < random.randrange(28)
            sheet = resolve(sheet, throw, random.choice(low if is_tidy else placements))
            yield position_of(sheet)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_the_quick_sum_is_that_of_the_plain_facts(level: int) -> None:
    found = positions(level, Random(level))
    for position, _ in zip(found, range(SAMPLE), strict=False):
        plain = score(position) + sum(values[place] for values, place in facts(KNOWN, level, position))
        assert judge(worth, level)(position) == pytest.approx(plain), position


def test_without_a_second_throw_the_future_is_the_mean_of_all_throws() -> None:
    position = next(positions(2, Random(5)))
    alone, company = (Sight(judge(worth, 2), 0.0, 2, (may,)) for may in (False, True))
    mean = fmean(outlook(alone, position, 0))
    assert forecast(alone, position, 1) == pytest.approx(mean)
    assert forecast(company, position, 1) == pytest.approx(
        fmean(max(value, mean) for value in outlook(company, position, 0))
    )
    assert forecast(company, position, 1) > mean
