"""Which of the interactions that come over its shards a process answers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from math import inf

REMEMBERED = 4.0
"""Seconds; Discord takes no first answer after three."""
UNDECIDED = 2.6
"""Seconds that a press waits in a process that stands by: until its shard changes hands, or somebody else has answered."""

CATCHING_UP = 1.0
"""Seconds after a pause in which a process reads what came meanwhile."""


@dataclass(frozen=True, slots=True)
class Taken:
    """Who answers an interaction."""

    is_ours: bool
    is_sure: Callable[[], bool] = lambda: True
    """Whether no other process can have answered it until now; if one may have, only Discord knows."""


class Taking:
    def __init__(self, is_trusted: Callable[[int], bool], seconds: Callable[[], float]) -> None:
        """`is_trusted` tells whether this process may answer a shard now."""
        self._is_trusted = is_trusted
        self._seconds = seconds
        self._under_way: dict[int, int] = {}
        self._taken: dict[int, deque[tuple[float, int]]] = {}
        self._handed: dict[int, frozenset[int]] = {}
        """What the previous owner of each shard took at the end."""
        self._claimed: dict[int, float] = {}
        """Since when it holds the shards that nobody handed over."""
        self._woke_at = -inf
        self._changed = asyncio.Condition()

    @asynccontextmanager
    async def answering(self, shard: int, interaction: int) -> AsyncIterator[Taken]:
        """Who answers an interaction; it is under way inside."""
        heard_at = self._seconds()
        if not await self._takes(shard, interaction):
            yield Taken(is_ours=False)
            return
        self._under_way[shard] = self._under_way.get(shard, 0) + 1
        try:
            yield Taken(is_ours=True, is_sure=lambda: self._is_sure(shard, heard_at))
        finally:
            self._under_way[shard] -= 1

    def woke(self) -> None:
        """Note that this process stood still: what it hears now was sent long ago, perhaps."""
        self._woke_at = self._seconds()

    def gained(self, shard: int, handed: Iterable[int], *, was_handed_over: bool) -> None:
        """Note a new shard, and the interactions that its last owner took before it handed it over."""
        self._handed[shard] = frozenset(handed)
        self._claimed[shard] = -inf if was_handed_over else self._seconds()

    async def trust_changed(self) -> None:
        """Let the interactions that wait ask again."""
        async with self._changed:
            self._changed.notify_all()

    async def finish(self, shard: int, patience: float) -> None:
        """Return when nothing is under way on a shard, or after some seconds."""
        until = self._seconds() + patience
        while self._under_way.get(shard, 0) and self._seconds() < until:  # noqa: ASYNC110 (time may end it, too)
            await asyncio.sleep(0.01)

    def taken(self, shard: int) -> list[int]:
        """The interactions of the last seconds."""
        return [one for at, one in self._taken.get(shard, ()) if at > self._seconds() - REMEMBERED]

    def _is_sure(self, shard: int, heard_at: float) -> bool:
        """Not what a process that has died may have answered, nor what another one may have during a pause."""
        since = max(self._claimed.get(shard, -inf), self._woke_at + CATCHING_UP)
        return heard_at > since and self._is_trusted(shard)

    async def _takes(self, shard: int, interaction: int) -> bool:
        if not self._is_trusted(shard):
            # The owner and who stands by get every press: wait to learn whose this is.
            try:
                async with asyncio.timeout(UNDECIDED), self._changed:
                    await self._changed.wait_for(lambda: self._is_trusted(shard))
            except TimeoutError:
                return False
        if interaction in self._handed.get(shard, ()):
            return False
        now, taken = self._seconds(), self._taken.setdefault(shard, deque())
        while taken and taken[0][0] < now - REMEMBERED:
            taken.popleft()
        taken.append((now, interaction))
        return True
