"""Holds reviews to their laws on many games: `python -m tests.games.review_laws --games 1000 --seed 1`.

Every player has the same throws. It prints a row for each player, then each law that does not hold.
With `--rest` it bounds instead what is left unexplained, over games of every kind (`review_rests`). With `--keep FILE`,
what an interrupted run has reviewed is not reviewed again.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, pairwise
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any

from bot.computers.self_play import play
from bot.features.reviews.account import Account
from bot.games.registry import PARTS, players
from bot.games.review import SURE, Grade, Review, SeatReview, format_review, parse_review, round_to_tenths
from bot.games.reviewing import MakeReviewer, Reviewer, Verdict, review
from engine.dice import Dice
from engine.game import Event, Header, Moved, OpaqueGame, Rolled, Seat, State, Step
from engine.games import GAMES
from tests.bench.registry import TOOLS
from tests.bench.report import show
from tests.games import review_rests
from tests.games.review_rests import KINDS, excesses, rests, seats_of

LADDER = ("random", "relaxed", "steady", "strong", "master")
REVIEWER = "reviewer"
MOST_LOST = 0.5
"""The points that the reviewer may lose in a game by its own judgement."""
COLUMNS = (
    *("player", "seats", "played", "points", "start", "luck", "loss", "rest", "rest's SD", "greatest"),
    *("slips, blunders", "CPU s a game"),
)
ERRORS = 3.5
"""The standard errors by which a mean must be off to break its law."""


Choose = Callable[[State, Seat], Any]


@dataclass(frozen=True, slots=True)
class Seen:
    """One seat of one game."""

    game: int
    review: SeatReview
    is_solo: bool
    seconds: float
    """CPU time of the review of the whole game."""


def played_from(rules: OpaqueGame, state: State, dice: Dice, choose: Choose) -> Iterator[Event]:
    """The events of a game that goes on from a state."""
    throws = 0
    while rules.result(state) is None:
        event: Event
        if sizes := rules.dice(state):
            throws += 1
            event = Rolled(dice.throw(Step(0), throws, sizes))
        else:
            event = Moved(tuple((seat, choose(state, seat)) for seat in sorted(rules.pending(state))))
        state = rules.apply(state, event)
        yield event


class OfThrows:
    """Judges throws as another reviewer does, and no decision."""

    def __init__(self, other: Reviewer[Any]) -> None:
        self.start, self.luck, self.choose = other.start, other.luck, other.choose
        self.lead, self.unit, self.end = other.lead, other.unit, other.end

    def verdict(self, _state: State, _seat: Seat, _moves: Mapping[Seat, Any]) -> Verdict | None:
        return None


def made(header: Header, player: str, number: int, seed: int, make: MakeReviewer) -> tuple[Review, float]:
    """The review of one game with this player in every seat, and its CPU time in seconds."""
    rules = GAMES[header.kind]
    game = f"law-{seed}-{number}"
    dice = Dice(game.encode(), game)
    events: Sequence[Event]
    if player == REVIEWER:
        other = make(header, f"{game} as a player")
        events = tuple(played_from(rules, rules.start(header), dice, other.choose))
    else:
        seated = [players(header.kind)[player]] * header.seats
        events = play(rules, header, dice.seed, seated, game, interactions=())
    begin = process_time()
    found = review(rules, header, events, make(header, game))
    return found, process_time() - begin


class Kept:
    """Reviews in a file, one a line; without a file, none."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._known: dict[str, tuple[Review, float]] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                key, seconds, text = json.loads(line)
                self._known[key] = parse_review(text), seconds

    def review(self, key: str, make: Callable[[], tuple[Review, float]]) -> tuple[Review, float]:
        if key not in self._known:
            found, seconds = self._known[key] = make()
            if self._path is not None:
                with self._path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([key, seconds, format_review(found)]) + "\n")
        return self._known[key]


def games(
    header: Header, player: str, count: int, seed: int, kept: Kept, *, throws_only: bool
) -> Iterator[Seen]:
    """The reviewed seats of this many games with one player in every seat."""
    make = PARTS[header.kind].reviewer

    def judge(header: Header, seed: str, /, effort: int = 1) -> Reviewer[Any]:
        reviewer = make(header, seed, effort)
        return OfThrows(reviewer) if throws_only else reviewer

    for number in range(count):
        key = f"{header.kind} {header.seats} {player} {seed} {number} {throws_only}"
        found, seconds = kept.review(key, partial(made, header, player, number, seed, judge))
        yield from (Seen(number, seat, header.seats == 1, seconds) for seat in found.seats)


def broken(seen: Mapping[str, Sequence[Seen]]) -> Iterator[str]:
    """The laws that do not hold for these players, in words."""
    for player, of in seen.items():
        yield from (f"{player}: {fault}" for fault in faults([one.review for one in of]))
        luck = [one.review.luck for one in of]
        if abs(fmean(luck)) > ERRORS * error(luck):
            yield f"{player}: mean luck {fmean(luck):.2f} ± {error(luck):.2f}"
    ladder = [player for player in LADDER if player in seen]
    for weaker, stronger in pairwise(ladder):
        leads = [a.review.loss - b.review.loss for a, b in zip(seen[weaker], seen[stronger], strict=True)]
        if fmean(leads) < -ERRORS * error(leads):
            yield f"{stronger} loses more than {weaker}: by {-fmean(leads):.2f} ± {error(leads):.2f}"
    if REVIEWER in seen and fmean(one.review.loss for one in seen[REVIEWER]) >= MOST_LOST:
        yield f"{REVIEWER} loses {fmean(one.review.loss for one in seen[REVIEWER]):.2f} points a game"


def faults(seats: Sequence[SeatReview]) -> Iterator[str]:
    """Return sums that do not hold as shown, and slips and blunders without proof."""
    for seat in seats:
        if round_to_tenths(seat.start + seat.luck - seat.loss + seat.gained + seat.rest) != seat.end:
            yield f"{seat.start} + {seat.luck} - {seat.loss} + {seat.gained} + {seat.rest} is not {seat.end}"
        for one in seat.decisions:
            is_proven = one.better is not None and one.loss >= SURE * one.error
            if one.grade in (Grade.SLIP, Grade.BLUNDER) and not is_proven:
                yield f"{one} has a mark without proof"


def error(values: Sequence[float]) -> float:
    """The standard error of the mean; infinite for a single value."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else inf


def row(player: str, of: Sequence[Seen]) -> Sequence[str]:
    """Return the cells of a player, as `COLUMNS` names them."""
    terms = {
        "points": [float(one.review.end) for one in of],
        "start": [one.review.start for one in of],
        "luck": [one.review.luck for one in of],
        "loss": [one.review.loss for one in of],
        "rest": [one.review.rest for one in of],
    }
    cells = [f"{fmean(values):.1f} ± {error(values):.1f}" for values in terms.values()]
    played = fmean(Account(one.review, is_solo=one.is_solo).accuracy for one in of)
    spread = stdev(terms["rest"]) if len(of) > 1 else 0.0
    most = max(terms["rest"], key=abs)
    slips = fmean(sum(d.grade in (Grade.SLIP, Grade.BLUNDER) for d in one.review.decisions) for one in of)
    seconds = fmean(one.seconds for one in of)
    last = (f"{spread:.1f}", f"{most:.1f}", f"{slips:.1f}", f"{seconds:.0f}")
    return player, f"{len(of)}", f"{played:.0f} %", *cells, *last


def main(arguments: Sequence[str]) -> int:
    """Zero if every law holds."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.review_laws", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each game and player")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=GAMES, action="append", help="default: all")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--players", nargs="+", default=[*LADDER, REVIEWER], metavar="PLAYER")
    parser.add_argument(
        "--throws", action="store_true", help="judge no decisions: for the mean of luck alone"
    )
    parser.add_argument("--keep", type=Path, help="a file to keep reviews in, and to go on from")
    parser.add_argument("--rest", action="store_true", help="bound what is left, over games of every kind")
    parser.add_argument("--kind", choices=KINDS, action="append", help="with --rest; default: all")
    parser.add_argument("--whole", action="store_true", help="with --rest: reviews as the bot makes them")
    options = parser.parse_args(arguments)
    if options.rest:
        return rest(options)
    kept, status = Kept(options.keep), 0
    for game in options.game or GAMES:
        header = TOOLS[game].simulation.header({}, options.seats)
        seen: dict[str, list[Seen]] = {}
        for player in options.players:
            found = games(header, player, options.games, options.seed, kept, throws_only=options.throws)
            seen[player] = list(found)
        title = f"{game}, reviewed, {options.seats} in a game"
        show(title, COLUMNS, [row(player, of) for player, of in seen.items()])
        for law in broken(seen):
            status = 1
            print(f"BROKEN: {law}", flush=True)
    return status


def rest(options: argparse.Namespace) -> int:
    """Zero if no kind of game leaves more than it may."""
    kept, status, numbers = Kept(options.keep), 0, range(options.games)
    every = {
        kind: rests(kind, numbers, options.seed, kept.review, is_light=not options.whole)
        for kind in options.kind or KINDS
    }
    rows = [review_rests.row(kind, found) for kind, found in every.items()]
    show("What reviews leave unexplained", review_rests.COLUMNS, rows)
    for kind, found in every.items():
        for law in chain(excesses(kind, found), (f"{kind}: {fault}" for fault in faults(seats_of(found)))):
            status = 1
            print(f"BROKEN: {law}", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
