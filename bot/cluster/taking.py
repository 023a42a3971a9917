"""Which of the interactions that come over its shards a process answers."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf

REMEMBERED = 4.0
"""Seconds; Discord takes no first answer after three."""
UNDECIDED = 2.8
"""Seconds that a press waits for a process that may answer it: until its shard changes hands, or it has an answer."""
CATCHING_UP = 1.0
"""Seconds after a pause in which a process reads what came meanwhile."""


@dataclass(frozen=True, slots=True)
class Taken:
    """Who answers an interaction."""

    is_ours: bool
    is_sure: Callable[[], bool] = lambda: True
    """Whether no other process can have answered it until now; if one may have, only Discord knows."""


@dataclass(frozen=True, slots=True)
class _Heard:
    """An interaction of which nothing is made yet."""

    at: float
    shard: int
    interaction: int
    begin: Callable[[], None]
    is_new: bool
    """Whether no process that has died can have heard it."""


class Taking:
    def __init__(self, is_trusted: Callable[[int], bool], seconds: Callable[[], float]) -> None:
        """`is_trusted` tells whether this process may answer a shard now."""
        self._is_trusted = is_trusted
        self._seconds = seconds
        self._under_way: defaultdict[int, dict[int, float]] = defaultdict(dict)
        """When each interaction was heard, by shard; minus infinity if a dead process may have heard it before."""
        self._taken: defaultdict[int, dict[int, float]] = defaultdict(dict)
        """When each recent interaction was taken, or handed over by its taker, by shard."""
        self._waiting: deque[_Heard] = deque()
        self._claimed: dict[int, float] = {}
        """Since when it holds the shards that nobody handed over."""
        self._woke_at = -inf

    def hear(
        self, shard: int, interaction: int, begin: Callable[[], None], *, age: float | None = None
    ) -> None:
        """Begin with an interaction as soon as this process may answer its shard, if that is soon enough.

        What is new has no `age`; of what comes again, it is the seconds since it was sent.

        The owner and who stands by hear every press: nothing is made of it before it is known whose it is.
        """
        self._decide(_Heard(self._seconds() - (age or 0.0), shard, interaction, begin, is_new=age is None))

    @contextmanager
    def answering(self, shard: int, interaction: int) -> Iterator[Taken]:
        """Who answers an interaction that has begun; it is under way inside."""
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
        """Note that this process stood still: what it hears now was sent long ago, perhaps."""
        self._woke_at = self._seconds()

    def gained(self, shard: int, handed: Iterable[int], *, was_handed_over: bool) -> None:
        """Note a new shard, and the interactions that its last owner took before it handed it over."""
        self._taken[shard].update(dict.fromkeys(handed, self._seconds()))
        self._claimed[shard] = -inf if was_handed_over else self._seconds()

    def trust_changed(self) -> None:
        """Let the interactions that wait ask again."""
        waiting, self._waiting = self._waiting, deque()
        for heard in waiting:
            self._decide(heard)

    async def finish(self, shard: int, patience: float) -> None:
        """Return when nothing is under way on a shard, or after some seconds."""
        until = self._seconds() + patience
        while self._under_way[shard] and self._seconds() < until:  # noqa: ASYNC110 (time may end it, too)
            await asyncio.sleep(0.01)

    def taken(self, shard: int) -> list[int]:
        """The interactions of the last seconds."""
        return [one for one, at in self._taken[shard].items() if at > self._seconds() - REMEMBERED]

    def _is_sure(self, shard: int, heard_at: float) -> bool:
        """Not what a process that has died may have answered, nor what another one may have during a pause."""
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
        """Whether nobody has taken it yet; Discord may send the newest again, as after a lost connection."""
        shard, interaction = heard.shard, heard.interaction
        taken, under_way = self._taken[shard], self._under_way[shard]
        if interaction in taken or interaction in under_way:
            return False
        while taken and taken[oldest := next(iter(taken))] < now - REMEMBERED:
            del taken[oldest]
        taken[interaction] = now
        under_way[interaction] = heard.at if heard.is_new else -inf
        return True
