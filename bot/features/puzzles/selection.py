"""Which decisions of a finished game make a puzzle: one move is surely better than all others, by far."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.games.registry import PARTS
from bot.games.review import SURE
from bot.games.reviewing import Lead
from engine.game import Event, Header, Moved, Seat, State
from engine.games import GAMES

LATEST = 2 / 3
"""The share of a game in which its puzzles lie: later there is little left to see but what completes."""


@dataclass(frozen=True, slots=True)
class Proved:
    """A decision with one best move."""

    step: int
    seat: Seat
    lead: Lead
    state: State


Wanted = Callable[[State, int, Seat, Lead], bool]
"""(state, step, seat, lead) -> whether a decision is worth proving."""


def proved(
    header: Header,
    events: Sequence[Event],
    seed: str,
    steps: Sequence[int] = (),
    is_wanted: Wanted = lambda *_: True,
) -> Iterator[Proved]:
    """Yield the puzzles among the decisions of a game, or among those of these steps."""
    rules, part = GAMES[header.kind], PARTS[header.kind]
    quick, sure = (
        part.reviewer(header, seed),
        part.reviewer(header, f"{seed} again", effort=part.puzzles.effort),
    )
    state = rules.start(header)
    for step, event in enumerate(events[: int(LATEST * len(events))]):
        if isinstance(event, Moved) and (not steps or step in steps):
            for seat, _ in event.moves:
                found = quick.lead(state, seat)
                if found is None or found.points < part.puzzles.least:
                    continue
                # Both look at different futures.
                lead = sure.lead(state, seat) if is_wanted(state, step, seat, found) else None
                if lead is not None and is_far(lead, part.puzzles.least) and lead.moves == found.moves:
                    yield Proved(step, seat, lead, state)
        state = rules.apply(state, event)


def is_far(lead: Lead, least: float) -> bool:
    """Return whether the best move leads by at least these points, and beyond doubt."""
    return lead.points >= least and lead.points >= SURE * lead.error
