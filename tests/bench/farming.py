"""How high the rating of one account gets whose circle gives way to it, and what honest people lose by the rule.

`python -m tests.bench.farming --seed 1` searches for the best plan of circles of several sizes over a month, and lets
sixteen people who mix freely play the same games with and without the weights of pairs.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations
from math import inf
from random import Random
from statistics import fmean, median

from bot.store.rating import DAY, HIGH, MET, Skill, is_settled, rated, weight_of
from tests.bench.command import run
from tests.bench.report import Figure, show, show_figures

MONTH = 30
"""The days of the month after which nobody of a circle may be listed above `LIMIT`."""
LIMIT = HIGH
MOST_SEATS = 6
PEOPLE = 16
WHEN = (3, 7, 14, 30)
"""The days after which the order of honest people is compared with their strengths."""
SAFE = 8
"""The accounts of a circle of which nobody is to be listed above `LIMIT`; larger ones mix as honest people do."""
PLAN = "best plan: seats, rounds a day, lead, days of ties, leaving"
CIRCLES = ("accounts", f"listed above {LIMIT}", f"lowest deviation above {LIMIT}", "games", PLAN)
HONEST = (
    *("seats, games a day", "days", "rank correlation", "if all count in full", "mean"),
    *("games until settled", "if all count in full"),
)


@dataclass
class Derivation:
    """Ratings that follow from games given in the order of time."""

    is_weighted: bool = True
    skills: dict[int, Skill] = field(default_factory=lambda: defaultdict(Skill))
    meetings: dict[frozenset[int], list[int]] = field(default_factory=lambda: defaultdict(list))
    met: dict[int, set[int]] = field(default_factory=lambda: defaultdict(set))
    played: Counter[int] = field(default_factory=Counter)
    games: int = 0

    def play(self, people: Sequence[int], ranks: Sequence[int], at: int) -> None:
        weights = [[self._weight(one, other, at) for other in people] for one in people]
        skills = [self.skills[one] for one in people]
        self.skills.update(zip(people, rated(skills, ranks, weights), strict=True))
        for one, other in permutations(people, 2):
            self.met[one].add(other)
            if one < other:
                self.meetings[frozenset((one, other))].append(at)
        self.played.update(people)
        self.games += 1

    def is_settled(self, one: int) -> bool:
        return is_settled(self.skills[one], self.played[one], len(self.met[one]))

    def _weight(self, one: int, other: int, at: int) -> float:
        if not self.is_weighted:
            return 1.0
        are_mixed = min(len(self.met[one]), len(self.met[other])) >= MET
        return weight_of(self.meetings[frozenset((one, other))], at, are_mixed=are_mixed)


@dataclass(frozen=True)
class Plan:
    """How a circle plays for its first account."""

    seats: int
    """The most people at one table."""
    rounds: int
    """How often a day the first account meets everybody."""
    lead: float
    """It wins until it is so far ahead of the others at the table, in points of mu; then all tie, which tells most."""
    others: int
    """The days on which the others tie with each other before, so that games against them tell more."""
    losing: float
    """The chance that everybody else leaves instead of tying."""


@dataclass(frozen=True)
class Farmed:
    listed: int
    """The highest rating that was settled, as shown; 0 if none ever was."""
    surest: float
    """The lowest deviation while the rating was above the limit; that of a new rating if it never was."""
    games: int


def farmed(size: int, plan: Plan, random: Random, days: int = MONTH) -> Farmed:
    """Return what a circle of so many accounts reaches with a plan."""
    derived, best = Derivation(), Farmed(0, Skill().sigma, 0)
    for at in sorted(
        day * DAY + random.randrange(DAY // 24) for day in range(days) for _ in range(plan.rounds)
    ):
        if at < plan.others * DAY:
            for pair in combinations(range(1, size), 2):
                derived.play(pair, (1, 1), at)
        others = random.sample(range(1, size), size - 1)
        for first in range(0, len(others), plan.seats - 1):
            table = others[first : first + plan.seats - 1]
            ahead = derived.skills[0].mu - fmean(derived.skills[one].mu for one in table)
            wins = ahead < plan.lead or random.random() < plan.losing
            derived.play((0, *table), (1, *[1 + wins] * len(table)), at)
        own = derived.skills[0]
        if derived.is_settled(0):
            best = replace(best, listed=max(best.listed, own.shown))
        if own.shown > LIMIT:
            best = replace(best, surest=min(best.surest, own.sigma))
    return replace(best, games=derived.games)


def known_plans(size: int) -> Iterator[Plan]:
    """Yield the plans that were found to be the best, and the plain ones."""
    for seats in {2, min(size, 4), min(size, MOST_SEATS)}:
        for lead, others in ((50.0, 0), (5.5, MONTH)):
            yield Plan(seats, 1, lead, others, 0.0)
    yield Plan(2, 12, 50.0, 0, 0.0)


def random_plan(size: int, random: Random) -> Plan:
    return Plan(
        seats=random.randint(2, min(size, MOST_SEATS)),
        rounds=random.choice((1, 1, 1, 2, 3, 6)),
        lead=random.choice((4.5, 5, 5.25, 5.5, 6, 7, 10, 50)),
        others=random.choice((0, 3, 10, MONTH)),
        losing=random.choice((0.0, 0.0, 0.1, 0.5)),
    )


def best_plan(size: int, tries: int, random: Random) -> tuple[Farmed, Plan]:
    """Search for the plan that comes nearest to being listed above the limit, and goes highest where it is."""
    plans = [*known_plans(size), *(random_plan(size, random) for _ in range(tries))]
    found = [(farmed(size, plan, random), plan) for plan in plans]
    return max(found, key=lambda one: (max(one[0].listed, LIMIT), -one[0].surest))


@dataclass
class Group:
    """Honest people's ratings by the rule and without it, from the same games."""

    strengths: list[float]
    both: tuple[Derivation, Derivation] = field(
        default_factory=lambda: (Derivation(), Derivation(is_weighted=False))
    )
    played: list[int] = field(default_factory=lambda: [0] * PEOPLE)
    settled: tuple[dict[int, int], dict[int, int]] = field(default_factory=lambda: ({}, {}))
    """How many games it took until each rating was settled."""

    def mean(self, which: int) -> float:
        return fmean(self.both[which].skills[one].mu for one in range(PEOPLE))

    def correlation(self, which: int) -> float:
        """Return the rank correlation of ratings and strengths."""
        return correlation([self.both[which].skills[one].mu for one in range(PEOPLE)], self.strengths)


def mixed(seats: int, rounds: int, days: int, random: Random) -> Iterator[Group]:
    """Yield a group that mixes freely after each of the days; luck matters as much as skill."""
    group = Group([random.gauss(0, 1) for _ in range(PEOPLE)])
    for day in range(days):
        for number in range(rounds):
            order, at = random.sample(range(PEOPLE), PEOPLE), day * DAY + number * DAY // 48
            for first in range(0, PEOPLE, seats):
                table = order[first : first + seats]
                reached = [group.strengths[one] + random.gauss(0, 1) for one in table]
                ranks = [1 + sum(other > own for other in reached) for own in reached]
                for which, derived in enumerate(group.both):
                    derived.play(table, ranks, at)
                    for one in table:
                        group.played[one] += which
                        if derived.is_settled(one):
                            group.settled[which].setdefault(one, group.played[one] + 1 - which)
        yield group


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Spearman's rank correlation of values without ties."""
    places = [
        {i: place for place, i in enumerate(sorted(range(len(row)), key=row.__getitem__))}
        for row in (one, other)
    ]
    apart = sum((places[0][i] - places[1][i]) ** 2 for i in range(len(one)))
    return 1 - 6 * apart / (len(one) * (len(one) ** 2 - 1))


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--tries", type=int, default=150, help="random plans of each circle, besides the known ones"
    )
    parser.add_argument("--groups", type=int, default=40, help="groups of honest people")


def main(args: Namespace) -> int:
    """Return 1 if somebody of a small circle is listed above the limit."""
    random, rows, listed = Random(args.seed), list[Sequence[str]](), 0
    for size in range(2, 13):
        best, plan = best_plan(size, args.tries, random)
        if size <= SAFE:
            listed = max(listed, best.listed)
        rows.append(
            (
                str(size),
                str(best.listed) if best.listed > LIMIT else "never",
                f"{best.surest:.2f}",
                f"{best.games}",
                f"{plan.seats}, {plan.rounds}, {plan.lead:g}, {plan.others}, {plan.losing:g}",
            )
        )
    show(f"What the best of {args.tries} plans and more lift an account to in {MONTH} days", CIRCLES, rows)
    highest = Figure(f"highest listed rating in circles of up to {SAFE}", listed, "", LIMIT)
    missed = show_figures("Circles", [highest])
    rows.clear()
    for seats, rounds in ((4, 1), (4, 3), (2, 1), (2, 3)):
        runs = [[*_sampled(seats, rounds, Random(f"{args.seed} {number}"))] for number in range(args.groups)]
        for number, day in enumerate(WHEN):
            found = [run[number] for run in runs]
            means = (f"{fmean(row[i] for row in found):.3f}" for i in range(3))
            settled = (f"{median(row[i] for row in found):g}" if day == WHEN[-1] else "" for i in (3, 4))
            rows.append((f"{seats}, {rounds}", str(day), *means, *settled))
    title = f"Ratings of {PEOPLE} honest people beside their strengths, means of {args.groups} groups"
    show(title, HONEST, rows)
    return missed


def _sampled(seats: int, rounds: int, random: Random) -> Iterator[tuple[float, ...]]:
    for day, group in enumerate(mixed(seats, rounds, max(WHEN), random), 1):
        if day in WHEN:
            games = [median(group.settled[which].get(one, inf) for one in range(PEOPLE)) for which in (0, 1)]
            yield (group.correlation(0), group.correlation(1), group.mean(0), *games)


if __name__ == "__main__":
    sys.exit(run("farming"))
