"""Sessions with Discord: they outlive their connection and their process, and another process can resume
them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from math import inf
from time import monotonic

from bot.store.batch import Batch, LostRace, guard, statement
from bot.store.database import Store
from bot.store.statements import CoreSql

ANSWERABLE = 3.0
"""Seconds that Discord accepts an answer to an event; resuming begins this long before."""


@dataclass(frozen=True, slots=True)
class Session:
    # A kind of secret: it must not be logged.
    id: str = field(repr=False)
    shard: int
    owner: str
    """The process that holds it, or held it last."""
    url: str
    """The address that Discord wants for resuming."""
    sequence: int
    """The number of the last event heard; in the database, of the last one that is too old to answer."""


class Sessions:
    """Stores the sessions that this process would leave behind, and finds those that others have left."""

    def __init__(
        self,
        store: Store,
        owner: str,
        shards: int,
        wall: Callable[[], int],
        seconds: Callable[[], float] = monotonic,
    ) -> None:
        self.held: Callable[[], Iterable[Session]] = tuple
        """The sessions of this process at this moment; the client keeps this."""
        self.orphans: Mapping[int, Session] = {}
        """The longest session of a process that has ended or stands still, by shard."""
        self._store = store
        self._owner = owner
        self._shards = shards
        self._wall = wall
        self._seconds = seconds
        self._heard: dict[str, deque[tuple[float, int]]] = {}
        """The sequences of the last `ANSWERABLE` seconds, by session."""
        self._written: dict[str, int] = {}
        """The sequence in the database, by session."""
        self._writing: dict[str, int] = {}
        """The sequence last sent to the database, by session."""
        self._owned: frozenset[str] = frozenset()
        """The sessions in the database that belong to this process."""
        self._trusted = -inf
        """The time until which no other process can have taken them up."""

    def renewals(self) -> Batch:
        """Return what must be written about them now."""
        held = {session.id: session for session in self.held()}
        self._heard = {id_: self._heard.get(id_, deque()) for id_ in held}
        self._writing = {id_: self._safe(session) for id_, session in held.items()}
        ended = (
            statement(CoreSql.end_session, id=id_, owner=self._owner)
            for id_ in self._written.keys() - held.keys()
        )
        kept = (
            statement(
                CoreSql.keep_session,
                id=id_,
                shard=held[id_].shard,
                shards=self._shards,
                owner=self._owner,
                url=held[id_].url,
                sequence=sequence,
            )
            for id_, sequence in self._writing.items()
            if self._written.get(id_) != sequence
        )
        return (*ended, *kept)

    def believe(self, found: Iterable[Session], until: float) -> None:
        """Accept what was read after the renewals were written; no other process takes up this one's sessions
        before `until`."""
        found = tuple(found)
        self._written = self._writing
        self._owned = frozenset(session.id for session in found if session.owner == self._owner)
        self._trusted = until
        self.orphans = {session.shard: session for session in found if session.owner != self._owner}

    @property
    def taken(self) -> AbstractSet[str]:
        """Return the sessions of this process that another one has taken up."""
        return self._written.keys() - self._owned

    @property
    def deaf(self) -> AbstractSet[int]:
        """Return the shards that it no longer receives, since another process has taken up the session."""
        return {session.shard for session in self.held() if session.id in self.taken}

    def leave(self) -> Batch:
        """Stop storing sessions, since the client ends them all."""
        self.held, self._written, self._writing = tuple, {}, {}
        return (statement(CoreSql.end_sessions, owner=self._owner),)

    def is_lost(self, session_id: str) -> bool:
        """Return whether another process may have taken up this session."""
        if session_id in self.taken:
            return True
        may_be_known = session_id in self._written or session_id in self._writing
        return may_be_known and self._seconds() >= self._trusted

    async def take_up(self, shard: int) -> Session | None:
        """Take over the session of a process that has ended; return None if there is none. Raises
        StoreError."""
        if (orphan := self.orphans.get(shard)) is None:
            return None
        self.orphans = {other: session for other, session in self.orphans.items() if other != shard}
        step = guard(
            CoreSql.take_up_session, id=orphan.id, owner=self._owner, previous=orphan.owner, now=self._wall()
        )
        try:
            await self._store.commit((step,))
        except LostRace:
            return None
        self._written[orphan.id] = orphan.sequence
        self._owned |= {orphan.id}
        return replace(orphan, owner=self._owner)

    def _safe(self, session: Session) -> int:
        """Return the sequence of an event that precedes all that may still be answered."""
        heard, now = self._heard[session.id], self._seconds()
        heard.append((now, session.sequence))
        while len(heard) > 1 and heard[1][0] <= now - ANSWERABLE:
            heard.popleft()
        return heard[0][1]
