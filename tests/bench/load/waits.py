"""Compute what presses wait for: the time between the moments stamped by `tests.bench.load.stamped`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil

SLOWEST = 0.01
PHASES = {
    "heard": "the way to the bot",
    "begun": "the event loop, before its turn",
    "asked": "its message and its control",
    "taken": "others of its table",
    "made": "the rules",
    "writing": "the writer",
    "written": "the database",
    "saved": "the event loop, after the database",
    "told": "the event loop, others told before",
    "worded": "the page",
    "drawing": "other drawings",
    "drawn": "its drawing",
    "sent": "the event loop, after its drawing",
    "answered": "the request with the answer",
}
"""What the time since the press's previous moment was spent on."""


@dataclass(frozen=True, slots=True)
class Span:
    """When a press began, and when its answer arrived."""

    begin: float
    end: float


@dataclass(frozen=True, slots=True)
class Stamped:
    """The stamps that the bot has taken."""

    presses: Mapping[str, Mapping[str, float]]
    """The time of each moment of each press, by interaction."""
    lags: Sequence[tuple[float, float]]
    """The looks at the event loop, and how late each was."""
    trips: Sequence[float]
    """The seconds of each trip to the threads of the database."""


@dataclass(frozen=True, slots=True)
class Waits:
    """Means, in seconds, by phase."""

    presses: int
    all: Mapping[str, float]
    slowest: Mapping[str, float]
    """The same for the slowest hundredth of the presses."""
    lag: float
    """The lateness of the event loop in all but the worst hundredth of samples."""
    longest_lag: float
    trips: float
    """Trips to the threads of the database for each press; those of each second included."""


def waits(spans: Mapping[str, Span], stamped: Stamped) -> Waits:
    """Return what the presses of these interactions waited for; raises ValueError if none is stamped."""
    known = [number for number in spans if number in stamped.presses]
    if not known:
        raise ValueError("no press is stamped")
    known.sort(key=lambda number: spans[number].end - spans[number].begin)
    every = [_spent(spans[number], stamped.presses[number]) for number in known]
    begin, end = min(span.begin for span in spans.values()), max(span.end for span in spans.values())
    late = sorted(lag for at, lag in stamped.lags if begin <= at <= end) or [0.0]
    return Waits(
        len(every),
        _mean(every),
        _mean(every[-ceil(SLOWEST * len(every)) :]),
        late[ceil((1 - SLOWEST) * len(late)) - 1],
        late[-1],
        sum(begin <= at <= end for at in stamped.trips) / len(every),
    )


def _spent(span: Span, stamps: Mapping[str, float]) -> dict[str, float]:
    """Return the seconds by phase; together they are the whole span."""
    before, spent = span.begin, {}
    for moment, phase in PHASES.items():
        at = span.end if moment == "answered" else stamps.get(moment)
        if at is not None:
            # Results of another person's press can be there before this one asks for them.
            spent[phase] = max(0.0, at - before)
            before = max(before, at)
    return spent


def _mean(every: Sequence[Mapping[str, float]]) -> dict[str, float]:
    total = defaultdict[str, float](float)
    for spent in every:
        for phase, seconds in spent.items():
            total[phase] += seconds
    return {phase: total[phase] / len(every) for phase in PHASES.values()}
