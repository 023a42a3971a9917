"""How a person stands among everybody who has played a day's sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.features.daily.store import DayResult
from bot.pages.texts import Speech

MOST_STEPS = 10
"""Bars of the histogram."""
FEW = 10
"""Among at most this many people, a place says more than a percentage."""


@dataclass(frozen=True, slots=True)
class DayRank:
    """Own points among others'."""

    place: int
    count: int
    """How many people have played, the person included."""
    ahead_of: int
    """The percentage of the others who have fewer points."""


def day_rank(points: int, results: Sequence[DayResult]) -> DayRank:
    """Return how these points rank among results that include them."""
    place = 1 + sum(result.points > points for result in results)
    worse, others = sum(result.points < points for result in results), len(results) - 1
    return DayRank(place, len(results), round(100 * worse / others) if others else 0)


def steps_of(points: int, results: Sequence[DayResult]) -> tuple[tuple[int, ...], int]:
    """Return how many results lie in each of at most `MOST_STEPS` equal steps, and the step of these points."""
    least, most = (pick(result.points for result in results) for pick in (min, max))
    width = -(-(most - least + 1) // MOST_STEPS)
    counts = [0] * -(-(most - least + 1) // width)
    for result in results:
        counts[(result.points - least) // width] += 1
    return tuple(counts), (points - least) // width


def rank_words(standing: DayRank, reader: Speech) -> str:
    """Return the percentile if enough people played and somebody scored less, else the place."""
    form = "place"
    if standing.count == 1:
        form = "first"
    elif standing.count > FEW and standing.ahead_of:
        form = "percent"
    return reader.say(
        "daily-ahead",
        form=form,
        place=standing.place,
        count=standing.count,
        percent=standing.ahead_of,
    )
