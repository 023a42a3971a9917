"""Claims: which process runs the computer players of a game, so that they think only once."""

from __future__ import annotations

from collections.abc import Callable

from bot.store.batch import Batch, LostRace, guard, statement
from bot.store.database import Store
from bot.store.statements import CoreSql
from bot.turns.clocks import SECOND
from bot.turns.computers_due import owes
from bot.turns.game import LoadedGame

LEASE = 5 * SECOND
"""Milliseconds after which another process takes over from a dead one."""


class Claims:
    """Writes a claim with the change that leaves a move owed; the change that makes the move ends the
    claim."""

    def __init__(self, store: Store, owner: str = "", now: Callable[[], int] = lambda: 0) -> None:
        """Without an `owner` there is a single process, which needs no claims."""
        self._store = store
        self._owner = owner
        self._now = now

    def change(self, before: LoadedGame | None, after: LoadedGame) -> Batch:
        """Return the statements on claims that a change writes."""
        if not self._owner:
            return ()
        if owes(after):
            return (statement(CoreSql.claim_thinking, **self._claim(after)),)
        ends = before is not None and owes(before)
        return (statement(CoreSql.end_thinking, game=after.row.id),) if ends else ()

    async def take(self, loaded: LoadedGame) -> bool:
        """Return whether this process is to think for the game now."""
        if not self._owner:
            return True
        try:
            await self._store.commit((guard(CoreSql.claim_thinking, **self._claim(loaded)),))
        except LostRace:
            return False
        return True

    async def keep(self) -> list[str]:
        """Renew this process's claims; return the games whose claims have expired."""
        if not self._owner:
            return []
        now = self._now()
        async with self._store.reading() as tx:
            kept = await tx.values(CoreSql.kept_thinking, owner=self._owner, now=now)
        expired = [str(game) for game, owner in kept if owner != self._owner]
        if len(expired) < len(kept):
            renewal = statement(CoreSql.renew_thinking, owner=self._owner, lease=LEASE, now=now)
            await self._store.commit((renewal,))
        return expired

    def _claim(self, loaded: LoadedGame) -> dict[str, object]:
        step, now = loaded.row.step, self._now()
        return {"game": loaded.row.id, "step": step, "owner": self._owner, "lease": LEASE, "now": now}
