"""Decide which of the interactions on its shards a process answers."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf

REMEMBERED = 4.0
"""Seconds for which interactions are remembered; Discord takes no first answer after three."""
UNDECIDED = 2.8
"""Seconds for which a press waits until this process may answer it: its shard may change hands, or get an
answer elsewhere."""
CATCHING_UP = 1.0
"""Seconds after a pause in which a process reads what arrived meanwhile."""


@dataclass(frozen=True, slots=True)
class Taken:
    """Whether this process answers an interaction."""

    is_ours: bool
    is_sure: Callable[[], bool] = lambda: True
    """Returns whether no other process can have answered it; otherwise, only Discord knows."""


@dataclass(frozen=True, slots=True)
class _Heard:
    """An interaction that is not processed yet."""

    at: float
    shard: int
    interaction: int
    begin: Callable[[], None]
    is_new: bool
    """Whether no dead process can have received it."""


class Taking:
    def __init__(self, is_trusted: Callable[[int], bool], seconds: Callable[[], float]) -> None:
        """Start without interactions; `is_trusted` returns whether this process may answer a shard now."""
        self._is_trusted = is_trusted
        self._seconds = seconds
        self._under_way: defaultdict[int, dict[int, float]] = defaultdict(dict)
        """When each interaction was heard, by shard; minus infinity if a dead process may have heard it before."""
        self._taken: defaultdict[int, dict[int, float]] = defaultdict(dict)
        """When each recent interaction was taken, or handed over by its taker, by shard."""
        self._waiting: deque[_Heard] = deque()
        self._claimed: dict[int, float] = {}
        """The time since which it holds each shard that was not handed over."""
        self._woke_at = -inf

    def hear(
        self, shard: int, interaction: int, begin: Callable[[], None], *, age: float | None = None
    ) -> None:
        """Start processing an interaction as soon as this process may answer its shard, if that is soon
        enough.

        A new interaction has no `age`; for a repeated one, it is the seconds since it was sent.

        Owner and heir both receive every press; it is not processed until ownership is clear.
        """
        self._decide(_Heard(self._seconds() - (age or 0.0), shard, interaction, begin, is_new=age is None))

    @contextmanager
    def answering(self, shard: int, interaction: int) -> Iterator[Taken]:
        """Return who answers an interaction that has begun; it counts as running inside."""
        under_way = self._under_way[shard]
        heard_at = under_way.get(interaction)
        if heard_at is None:
            yield Taken(is_ours=False)
            return
        try:
            yield Taken(is_ours=True, is_sure=lambda: self._is_sure(shard, heard_at))
        finally:
            under_way.pop(interaction, None)

    def woke(self) -> None:
        """Note that this process was paused: what it receives now may be old."""
        self._woke_at = self._seconds()

    def gained(self, shard: int, handed: Iterable[int], *, was_handed_over: bool) -> None:
        """Note a new shard, and the interactions that its last owner took before it handed it over."""
        self._taken[shard].update(dict.fromkeys(handed, self._seconds()))
        self._claimed[shard] = -inf if was_handed_over else self._seconds()

    def trust_changed(self) -> None:
        """Decide again on the interactions that wait."""
        waiting, self._waiting = self._waiting, deque()
        for heard in waiting:
            self._decide(heard)

    async def finish(self, shard: int, patience: float) -> None:
        """Wait until no interaction is running on a shard, at most `patience` seconds."""
        until = self._seconds() + patience
        while self._under_way[shard] and self._seconds() < until:  # noqa: ASYNC110 (a timeout ends it, too)
            await asyncio.sleep(0.01)

    def taken(self, shard: int) -> list[int]:
        """Return the interactions of the last seconds."""
        return [one for one, at in self._taken[shard].items() if at > self._seconds() - REMEMBERED]

    def _is_sure(self, shard: int, heard_at: float) -> bool:
        """Return False if a dead process, or another one during a pause, may have answered."""
        since = max(self._claimed.get(shard, -inf), self._woke_at + CATCHING_UP)
        return heard_at > since and self._is_trusted(shard)

    def _decide(self, heard: _Heard) -> None:
        now = self._seconds()
        if heard.at < now - UNDECIDED:
            return
        if self._is_trusted(heard.shard):
            if self._takes(heard, now):
                heard.begin()
            return
        self._waiting.append(heard)
        while self._waiting[0].at < now - UNDECIDED:
            self._waiting.popleft()

    def _takes(self, heard: _Heard, now: float) -> bool:
        """Take an interaction unless it is already taken; Discord may send recent ones again, as after a lost
        connection."""
        shard, interaction = heard.shard, heard.interaction
        taken, under_way = self._taken[shard], self._under_way[shard]
        if interaction in taken or interaction in under_way:
            return False
        while taken and taken[oldest := next(iter(taken))] < now - REMEMBERED:
            del taken[oldest]
        taken[interaction] = now
        under_way[interaction] = heard.at if heard.is_new else -inf
        return True
