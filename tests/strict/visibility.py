"""Records who could see what, so that a test can list everything a person ever saw."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from bot.local.state import Json

KEPT = 200_000
"""The number of newest sightings that are remembered."""


@dataclass(frozen=True, slots=True)
class Sighting:
    at: int
    kind: str
    people: frozenset[str]
    shown: Json


class Visibility:
    """Every state of every message, and every list of choices."""

    def __init__(self) -> None:
        self._sightings: deque[Sighting] = deque(maxlen=KEPT)
        self.is_kept = True
        """Whether sightings are kept; load tests keep none."""

    def note(self, at: int, kind: str, people: Iterable[str], shown: Json) -> None:
        if self.is_kept:
            self._sightings.append(Sighting(at, kind, frozenset(people), shown))

    def seen_by(self, person: str) -> list[Json]:
        """Return what a person saw, the oldest first."""
        return [
            {"at": sighting.at, "kind": sighting.kind, "shown": sighting.shown}
            for sighting in self._sightings
            if person in sighting.people
        ]

    def states_of(self, message_id: str) -> list[Json]:
        """Return every state of a message, with the people who could see it then."""
        return [
            {
                "at": sighting.at,
                "kind": sighting.kind,
                "people": sorted(sighting.people),
                "shown": sighting.shown,
            }
            for sighting in self._sightings
            if sighting.shown.get("id") == message_id
        ]
