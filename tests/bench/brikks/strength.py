"""How to measure BRIKKS' computer players, and the texts for the report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from bot.games.brikks.part import PART
from engine.brikks.sheet import LEVELS
from engine.brikks.state import MAX_SEATS, NORMAL_LEVEL, Variant, new_header
from engine.brikks.view import POINTS_PER_LEVEL, RATINGS
from engine.game import Header
from tests.bench.brikks.record import BANDS
from tests.bench.strength.contests import SOLO, Contests, Mode, alone, neighbours
from tests.bench.strength.figures import Figures, mean
from tests.bench.strength.markdown import NONE, of_points, paragraph, percent, table

NORMAL = str(NORMAL_LEVEL)


def header(variant: Variant, level: str, seats: int) -> Header:
    return new_header(seats, {"variant": str(variant), "level": level})


def _bands(level: str) -> Sequence[float]:
    return [least - POINTS_PER_LEVEL * (int(level) - 1) for least in RATINGS]


def _ratings(figures: Figures) -> Iterator[str]:
    """Yield the share of each rating in games on the usual level."""
    rows = []
    for player in PART.players:
        values = figures.points(NORMAL, player).values()
        reached = Counter(sum(value < least for least in _bands(NORMAL)) for value in values)
        if values:
            rows.append((player, *(percent(reached[band] / len(values)) for band in range(len(BANDS)))))
    added = POINTS_PER_LEVEL * (NORMAL_LEVEL - 1)
    yield from paragraph(
        f"Ratings on level {NORMAL}, from the table in the rules; the level adds {added} points:"
    )
    yield from table(("player", *BANDS), rows)


def _at_a_table(figures: Figures) -> Iterator[str]:
    """Yield the mean points of each strength in the contests at a table."""
    reached = {name: mean(figures.points_against("table", name)) for name in PART.strengths.names}
    yield from paragraph("Points at a table of two, in the same games:")
    rows = [(name, f"{of.games:,}" if of else NONE, of_points(of)) for name, of in reached.items()]
    yield from table(("player", "games", "mean points"), rows)


BASE, DUEL = partial(header, Variant.BASE), partial(header, Variant.DUEL)
CONTESTS = Contests(
    modes={
        SOLO: Mode(range(1, 2), tuple(map(str, LEVELS)), BASE, alone(PART)),
        "table": Mode(range(2, MAX_SEATS + 1), (NORMAL,), BASE, neighbours(PART)),
        "duel": Mode(range(2, 3), (NORMAL,), DUEL, neighbours(PART), " in the duel"),
    },
    about_players="*Random*, the yardstick, puts the thrown block anywhere it fits. The others judge a "
    "position by tables learned from solo games, in all modes; the program that learned them was not kept.",
    goals={NORMAL: 100},
    after_solo=_ratings,
    after_wins=_at_a_table,
)
