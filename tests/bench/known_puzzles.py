"""How high known answers lift a rating in puzzles, and what honest people lose by the rule.

`python -m tests.bench.known_puzzles --seed 1` tries puzzles whose answers are known, alone or after other accounts have
missed them on purpose, and lets sixteen honest people try the same puzzles with and without the weights of tries.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from random import Random
from statistics import fmean

from bot.store.rating import BETA, Skill, rated, weight_of_try
from tests.bench.command import run
from tests.bench.farming import correlation
from tests.bench.report import show

PEOPLE, PUZZLES = 16, 140
SPREAD = 8.0
"""The standard deviation of strengths and difficulties, in points of mu."""
WHEN = (30, 60, 120)
"""The tries after which the order of honest people is compared with their strengths."""

Answers = Callable[[int], bool]
"""(number of the try, from 1) -> whether it is solved."""


class Pool:
    """Puzzles, and the people who try each of them once."""

    def __init__(self, puzzles: int, people: int, *, is_weighted: bool = True) -> None:
        self.puzzles = [Skill()] * puzzles
        self.people = [Skill()] * people
        self._is_weighted = is_weighted
        self._left = [set(range(puzzles)) for _ in range(people)]

    def nearest(self, person: int) -> int:
        """Return the puzzle that the person is asked next, as `/puzzle` does."""
        own = self.people[person].mu
        return min(self._left[person], key=lambda one: (abs(self.puzzles[one].mu - own), one))

    def attempt(self, person: int, puzzle: int, *, is_solved: bool) -> None:
        self._left[person].remove(puzzle)
        both = self.people[person], self.puzzles[puzzle]
        weight = weight_of_try(*both) if self._is_weighted else 1.0
        ranks = (1, 2) if is_solved else (2, 1)
        self.people[person], self.puzzles[puzzle] = rated(both, ranks, [[weight] * 2] * 2)


@dataclass(frozen=True)
class Known:
    """What knowing the answers gives."""

    highest: int
    surest: float
    settled: int
    """The tries until it was settled; 0 if it never was."""


def known(puzzles: int, answers: Answers, *, helpers: int = 0, is_weighted: bool = True) -> Known:
    """Return what somebody reaches who knows all answers, after some helpers have missed every puzzle."""
    pool = Pool(puzzles, helpers + 1, is_weighted=is_weighted)
    for helper in range(helpers):
        for _ in range(puzzles):
            pool.attempt(helper, pool.nearest(helper), is_solved=False)
    highest = settled = 0
    for number in range(1, puzzles + 1):
        pool.attempt(helpers, pool.nearest(helpers), is_solved=answers(number))
        own = pool.people[helpers]
        highest = max(highest, own.shown)
        settled = settled or number * own.is_settled
    return Known(highest, pool.people[helpers].sigma, settled)


def all_solved(_: int) -> bool:
    return True


def settled_first(number: int) -> bool:
    """Miss every other one until the rating is settled, then no more."""
    return number > 50 or number % 2 == 0


SOLVES = {all_solved: "all", settled_first: "every other one, until the rating is settled"}
COUNTS = {True: "by the rule", False: "in full"}
"""How much a try counts."""


def honest(random: Random, *, is_weighted: bool) -> Iterator[tuple[float, int]]:
    """Yield the rank correlation of ratings with strengths, and how many ratings are settled, after each round of tries."""
    strengths = [random.gauss(0, SPREAD) for _ in range(PEOPLE)]
    difficulties = [random.gauss(0, SPREAD) for _ in range(PUZZLES)]
    pool = Pool(PUZZLES, PEOPLE, is_weighted=is_weighted)
    for _ in range(max(WHEN)):
        for person, strength in enumerate(strengths):
            puzzle = pool.nearest(person)
            chance = 1 / (1 + exp((difficulties[puzzle] - strength) / (sqrt(2) * BETA)))
            pool.attempt(person, puzzle, is_solved=random.random() < chance)
        yield (
            correlation([one.mu for one in pool.people], strengths),
            sum(one.is_settled for one in pool.people),
        )


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--groups", type=int, default=40, help="groups of honest people")


def main(args: Namespace) -> int:
    cheats, people = list[Sequence[str]](), list[Sequence[str]]()
    for puzzles, helpers, answers, is_weighted in (
        (puzzles, helpers, answers, is_weighted)
        for puzzles in (60, 300)
        for helpers in (0, 5, 20)
        for answers in (all_solved, settled_first)
        for is_weighted in (True, False)
    ):
        found = known(puzzles, answers, helpers=helpers, is_weighted=is_weighted)
        who = (str(puzzles), str(helpers), SOLVES[answers], COUNTS[is_weighted])
        cheats.append((*who, str(found.highest), f"{found.surest:.2f}", str(found.settled or "never")))
    columns = (
        "puzzles",
        "other accounts",
        "solves",
        "tries count",
        "highest rating",
        "deviation",
        "settled after",
    )
    show("What known answers lift a rating to", columns, cheats)
    for is_weighted in (True, False):
        runs = [
            list(honest(Random(f"{args.seed} {number}"), is_weighted=is_weighted))
            for number in range(args.groups)
        ]
        for tries in WHEN:
            rows = [run[tries - 1] for run in runs]
            figures = (f"{fmean(row[0] for row in rows):.3f}", f"{fmean(row[1] for row in rows):.1f}")
            people.append((str(tries), COUNTS[is_weighted], *figures))
    show(
        "Ratings of honest people beside their strengths",
        ("tries", "tries count", "rank correlation", "settled of 16"),
        people,
    )
    return 0


if __name__ == "__main__":
    sys.exit(run("known_puzzles"))
