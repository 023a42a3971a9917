"""How games of BRIKKS are simulated."""

from __future__ import annotations

from engine.brikks.sheet import LEVELS
from engine.brikks.state import MAX_SEATS, NORMAL_LEVEL, OWN_LEVELS, Variant, new_header
from engine.game import Header
from tests.bench.brikks.record import content
from tests.bench.brikks.replay import replay
from tests.bench.simulation import Options, Simulation


def seats(options: Options) -> range:
    return range(2, 3) if options.get("variant") == Variant.DUEL else range(1, MAX_SEATS + 1)


def header(options: Options, seats: int) -> Header:
    defaults = {"variant": str(Variant.BASE), "level": str(NORMAL_LEVEL)}
    return new_header(seats, {**defaults, **options})


def _title(header: Header) -> str:
    return f"BRIKKS, {header.options['variant']}, level {header.options['level']}"


SIMULATION = Simulation(
    options={
        "level": f"{LEVELS[0]} to {LEVELS[-1]} for all, one for each with commas, "
        f"or {OWN_LEVELS}: each player chooses",
        "variant": " or ".join(Variant),
    },
    seats=seats,
    header=header,
    title=_title,
    content=content,
    replay=replay,
)
