"""Measures how a lead in a duel turns into a win: `python -m tests.games.duel_chances --games 300`.

For each part of the game it prints the lead that wins e : 1, estimated by maximum likelihood. The reviewer's
is `LEAD`.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import exp, sqrt

from bot.computers.self_play import play_on
from bot.games.brikks.players.compact import position_of
from bot.games.brikks.players.reviewer import LEAD, _sight
from bot.games.registry import players
from engine import brikks
from engine.brikks.state import Phase, new_header, phase
from tests.bench.report import show

PAIRS = (
    ("steady", "steady"),
    ("steady", "relaxed"),
    ("relaxed", "relaxed"),
    ("relaxed", "random"),
    ("random", "random"),
)
PART = 5
"""Rounds."""
MOST = 5
"""The last part has all rounds from here on."""
STEPS = 30

Led = tuple[float, float]
"""The first seat's lead before a throw, and its result: 1, ½ or 0."""


def leads(number: int) -> Iterator[tuple[int, Led]]:
    """Return the leads of one duel, by part of the game."""
    header, names = new_header(2, {"variant": "duel"}), PAIRS[number % len(PAIRS)]
    states = [
        state
        for _, state in play_on(
            brikks, header, f"duel {number}".encode(), [players(header.kind)[name] for name in names]
        )
    ]
    ended = brikks.result(states[-1])
    winners = () if ended is None else ended.winners
    won = 0.5 if len(winners) != 1 else float(winners[0] == 0)
    for state in states:
        if phase(state) is Phase.THROW:
            ours, theirs = (
                _sight(state, seat).worth(position_of(state.sheets[seat])) for seat in state.seats
            )
            yield min(state.round // PART, MOST - 1), (ours - theirs, won)


def likeliest(seen: Sequence[Led]) -> tuple[float, float]:
    """The lead that wins e : 1, and its standard error as if all positions were of different games."""
    slope = information = 0.0
    for _ in range(STEPS):
        chances = [1 / (1 + exp(-slope * lead)) for lead, _ in seen]
        pairs = list(zip(seen, chances, strict=True))
        information = sum(lead * lead * chance * (1 - chance) for (lead, _), chance in pairs)
        slope += sum(lead * (won - chance) for (lead, won), chance in pairs) / information
    return 1 / slope, 1 / (slope * slope * sqrt(information))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.games.duel_chances", description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    options = parser.parse_args(arguments)
    parts: dict[int, list[Led]] = defaultdict(list)
    for number in range(options.games):
        for part, led in leads(number):
            parts[part].append(led)
    rows = []
    for part, seen in sorted(parts.items()):
        last = "and later" if part == MOST - 1 else f"to {PART * part + PART}"
        lead, error = likeliest(seen)
        rows.append((f"{PART * part + 1} {last}", f"{len(seen):,}", f"{lead:.1f} ± {error:.1f}"))
    everything = [led for seen in parts.values() for led in seen]
    rows.append(
        ("all", f"{len(everything):,}", f"{likeliest(everything)[0]:.1f}; the reviewer takes {LEAD:g}")
    )
    show("The lead in a duel that wins e : 1", ("rounds", "positions", "lead"), rows)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
