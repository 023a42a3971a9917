"""Which decisions of a finished game make a puzzle: one move is surely better than all others, by far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.registry import PARTS
from bot.games.review import BLUNDER, SURE, Unit
from bot.games.reviewing import Lead, Reviewer
from engine.game import Event, Header, Moved, Seat, State
from engine.games import GAMES

EFFORT = 4
"""How many times the futures of a review prove a puzzle, after as many as in a review have found it."""
LEAST, ERRORS = BLUNDER[Unit.POINTS], SURE
"""The points, and the standard errors, by which the best move must lead."""


@dataclass(frozen=True, slots=True)
class Proved:
    """A decision with one best move."""

    step: int
    seat: Seat
    lead: Lead
    made: Any
    """The move that was made."""


def proved(header: Header, events: Sequence[Event], seed: str, steps: Sequence[int] = ()) -> Iterator[Proved]:
    """The puzzles among the decisions of a game, or among those of these steps."""
    rules, part = GAMES[header.kind], PARTS[header.kind]
    quick, sure = part.reviewer(header, seed), part.reviewer(header, f"{seed} again", effort=EFFORT)
    state = rules.start(header)
    for step, event in enumerate(events):
        if isinstance(event, Moved) and (not steps or step in steps):
            for seat, made in event.moves:
                lead = _lead(quick, sure, state, seat)
                if lead is not None:
                    yield Proved(step, seat, lead, made)
        state = rules.apply(state, event)


def _lead(quick: Reviewer[Any], sure: Reviewer[Any], state: State, seat: Seat) -> Lead | None:
    """The lead that is large and sure by both reviewers, who look at different futures."""
    found = quick.lead(state, seat)
    if found is None or not is_far(found):
        return None
    lead = sure.lead(state, seat)
    return lead if lead is not None and is_far(lead) and lead.moves == found.moves else None


def is_far(lead: Lead) -> bool:
    return lead.points >= LEAST and lead.points >= ERRORS * lead.error
