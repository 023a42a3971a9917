"""Records of simulated games, for tests."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from tests.bench.records import record
from tests.bench.registry import TOOLS
from tests.bench.simulate import simulate

Record = dict[str, Any]


def simulated(
    game: str, strengths: Sequence[str], count: int = 1, seed: int = 7, /, **options: str
) -> list[Record]:
    """The records of this many games with these options."""
    header = TOOLS[game].simulation.header(options, len(strengths))
    return [json.loads(record(played)) for played in simulate(header, strengths, count, seed)]
