"""Keeps who could see what, so that a test can ask for everything a person ever saw."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.local.snowflake import Clock
from bot.local.state import Json


@dataclass(frozen=True, slots=True)
class Sight:
    at: int
    kind: str
    people: frozenset[str]
    shown: Json


class Visibility:
    """Every message as it was each time it changed, and every form and list of choices."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._sights: list[Sight] = []
        self.is_kept = True
        """A load test may turn this off."""

    def note(self, kind: str, people: Iterable[str], shown: Json) -> None:
        if self.is_kept:
            self._sights.append(Sight(self._clock(), kind, frozenset(people), shown))

    def seen_by(self, person: str) -> list[Json]:
        """Oldest first."""
        mine = (sight for sight in self._sights if person in sight.people)
        return [{"at": sight.at, "kind": sight.kind, "shown": sight.shown} for sight in mine]

    def sights_of(self, message_id: str) -> list[Json]:
        """Every state of a message, with the people who could see it then."""
        states = (sight for sight in self._sights if sight.shown.get("id") == message_id)
        return [
            {"at": sight.at, "kind": sight.kind, "people": sorted(sight.people), "shown": sight.shown}
            for sight in states
        ]
