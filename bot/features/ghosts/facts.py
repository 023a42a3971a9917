"""Facts about a game with the throws of a challenge or of a finished game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.store.database import Store
from bot.store.rows import SOLO, Fact, ResultRow
from bot.turns.game import CommittedGame, LoadedGame
from bot.turns.hooks import Hooks
from bot.turns.look import Look, Setup
from engine.games import parse_log

Side = Literal["challenger", "opponent", "race"]
"""Whose game it is: the challenger's, the opponent's, or that of somebody who plays against a finished game."""


@dataclass(frozen=True, slots=True)
class Rivalry(Fact):
    """Says that a game is played alone against somebody else's result, past or future, with the same throws."""

    NAME: ClassVar[str] = "ghosts"
    side: Side
    rival: str = ""
    """The other person's id; empty if there is none, or their data was deleted."""
    points: str = ""
    """The other's points after each round from round 0 on, separated by spaces; empty while they have not played."""
    channel_id: int | None = None
    """The channel where a challenge was made and its result is posted."""
    until: int | None = None
    """The time (ms UTC) until which this game of a challenge may be played."""
    answer_until: int | None = None
    """The time (ms UTC) until which the opponent may accept, in the challenger's game."""

    @property
    def is_challenge(self) -> bool:
        return self.side != "race"

    @property
    def rival_points(self) -> tuple[int, ...]:
        return tuple(map(int, self.points.split()))

    @property
    def total(self) -> int | None:
        """Return what the other reached; None while they have not played."""
        known = self.rival_points
        return known[-1] if known else None

    def points_beside(self, shown: Look) -> int | None:
        """Return the other's points after as many closed rounds as the game has; None while they have not played."""
        known = self.rival_points
        if not known or shown.view is None:
            return None
        closed = shown.view.round if shown.is_over else shown.view.round - 1
        return known[min(max(0, closed), len(known) - 1)]


def points_by_round(source: CommittedGame) -> str:
    """Return the points after each round of a finished game that was played alone, as a fact holds them."""
    log = parse_log(source.row.header or "", source.events)
    found: dict[int, int] = {}
    for state in log.states:
        view = log.rules.view(state, None)
        (found[view.round],) = view.points
    last = 0
    points = [last := found.get(number, last) for number in range(max(found) + 1)]
    return " ".join(map(str, points))


def _judged(ended: LoadedGame, _: int) -> tuple[ResultRow, ...]:
    """Return the results. A solo game that is short, or whose throws the player could have been told, counts
    for no other board."""
    known, is_short = ended.row.facts.of(Rivalry), "throws" in ended.options.header_options
    if ended.row.mode != SOLO or known is None or (known.side == "challenger" and not is_short):
        return ended.results
    return tuple(replace(result, uncounted="challenge") for result in ended.results)


async def _played_again(_: Store, setup: Setup, __: int) -> Setup:
    """Give another game after a challenge throws of its own, and no tie to anybody else: a challenge is
    played once."""
    known = setup.facts.of(Rivalry)
    if not setup.is_rematch or known is None or not known.is_challenge:
        return setup
    facts = setup.facts.without(Rivalry)
    return replace(setup, facts=facts, against=None, secret_until=None, par=None, has_hints=True)


GHOST_HOOKS = Hooks(complete=_played_again, judge=_judged)
