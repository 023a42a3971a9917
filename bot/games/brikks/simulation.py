"""The BRIKKS part of `simulate`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from bot.games.brikks.record import BANDS, content
from bot.games.brikks.replay import replay
from bot.games.simulation import Options, Simulation
from engine.brikks.sheet import LEVELS
from engine.brikks.state import MAX_SEATS, NORMAL_LEVEL, OWN_LEVELS, Variant, new_header
from engine.brikks.view import View, rating, scored
from engine.game import Header, Seat


def seats(options: Options) -> range:
    return range(2, 3) if options.get("variant") == Variant.DUEL else range(1, MAX_SEATS + 1)


def header(options: Options, seats: int) -> Header:
    defaults = {"variant": str(Variant.BASE), "level": str(NORMAL_LEVEL)}
    return new_header(seats, {**defaults, **options})


def _title(header: Header) -> str:
    return f"BRIKKS, {header.options['variant']}, level {header.options['level']}"


def _notes(ends: Sequence[View]) -> list[str]:
    """Describe the parts of the points where more than rows count and, in solo, how many games got each
    rating."""
    notes = []
    if not ends[0].is_duel:
        scores = [scored(end, seat) for end in ends for seat in map(Seat, range(end.seats))]
        parts = {
            "rows": fmean(sum(score.rows) for score in scores),
            "special track": fmean(score.special for score in scores),
            "bombs": fmean(score.bombs for score in scores),
            "energy": fmean(score.energy for score in scores),
        }
        notes.append("points: " + ", ".join(f"{part} {mean:.1f}" for part, mean in parts.items()))
    if ends[0].is_solo:
        reached = Counter(map(rating, ends))
        notes.append("rated: " + ", ".join(f"{name} {reached[band]}" for band, name in enumerate(BANDS)))
    return notes


SIMULATION = Simulation(
    options={
        "level": f"{LEVELS[0]} to {LEVELS[-1]} for all, one for each with commas, "
        f"or {OWN_LEVELS}: each player chooses",
        "variant": " or ".join(Variant),
    },
    seats=seats,
    header=header,
    title=_title,
    notes=_notes,
    content=content,
    replay=replay,
)
