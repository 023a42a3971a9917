"""Facts of features about a game: they ride with it as one text that only the features read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, ClassVar, TypeVar


@dataclass(frozen=True, slots=True)
class Fact:
    """A feature's knowledge about a game, in values that JSON has; anyone may know it."""

    NAME: ClassVar[str]
    """The name that tells it from the facts of other features in storage."""


F = TypeVar("F", bound=Fact)


@dataclass(frozen=True, slots=True)
class Facts:
    """All facts of a game, by their names."""

    known: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def of(self, kind: type[F]) -> F | None:
        """Return the fact of this kind, if there is one."""
        values = self.known.get(kind.NAME)
        return None if values is None else kind(**values)

    def put(self, fact: Fact) -> Facts:
        """Return these facts with this one, in place of any of its kind."""
        return Facts({**self.known, fact.NAME: asdict(fact)})

    def joined(self, others: Facts) -> Facts:
        """Return these facts and the others."""
        return Facts({**self.known, **others.known})

    def without(self, kind: type[Fact]) -> Facts:
        """Return these facts without one of this kind."""
        return Facts({name: values for name, values in self.known.items() if name != kind.NAME})

    @property
    def text(self) -> str:
        return json.dumps(self.known, sort_keys=True)


def parse_facts(text: str) -> Facts:
    return Facts(json.loads(text))
