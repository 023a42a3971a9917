"""Claims of one process among several: on thinking for the computer players of a game, and on redrawing its messages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.store.batch import Batch, guard, statement
from bot.store.database import Store
from bot.store.rows import UNCLAIMED, DrawingClaim, GameRow
from bot.store.statements import sql
from bot.turns.clocks import SECOND
from bot.turns.game import LoadedGame

TERM = 5 * SECOND
"""Milliseconds after which another process redraws the game of a dead one."""

LEASE = 5 * SECOND
"""Milliseconds after which another process takes over from a dead one."""

# A newer step replaces an older one; at the same step, another owner may take only an expired claim.
CLAIM_THINKING = sql("""
    insert into thinking (game, step, owner, until) values (:game, :step, :owner, {clock} + :lease)
    on conflict (game) do update set step = excluded.step, owner = excluded.owner, until = excluded.until
    where thinking.step < excluded.step or thinking.owner = excluded.owner or thinking.until < {clock}
""")
RENEW_THINKING = sql("update thinking set until = {clock} + :lease where owner = :owner")
# Selects the claims of a process, and those that have expired.
KEPT_THINKING = sql("select game, owner from thinking where owner = :owner or until < {clock}")
END_THINKING = sql("delete from thinking where game = :game")


class Claims:
    """Writes a claim with the change that leaves a move owed; the change that makes the move ends the
    claim."""

    def __init__(self, store: Store, owner: str = "", now: Callable[[], int] = lambda: 0) -> None:
        """Create it; without an `owner` there is a single process, which needs no claims."""
        self._store = store
        self._owner = owner
        self._now = now

    def change(self, before: LoadedGame | None, after: LoadedGame) -> Batch:
        """Return the statements on claims that a change writes."""
        if not self._owner:
            return ()
        if owes(after):
            return (statement(CLAIM_THINKING, **self._claim(after)),)
        ends = before is not None and owes(before)
        return (statement(END_THINKING, game=after.row.id),) if ends else ()

    async def take(self, loaded: LoadedGame) -> bool:
        """Return whether this process is to think for the game now."""
        if not self._owner:
            return True
        return await self._store.try_commit((guard(CLAIM_THINKING, **self._claim(loaded)),))

    async def keep(self) -> list[str]:
        """Renew this process's claims; return the games whose claims have expired."""
        if not self._owner:
            return []
        now = self._now()
        kept = await self._store.rows(KEPT_THINKING, owner=self._owner, now=now)
        expired = [str(game) for game, owner in kept if owner != self._owner]
        if len(expired) < len(kept):
            await self._store.commit((statement(RENEW_THINKING, owner=self._owner, lease=LEASE, now=now),))
        return expired

    def _claim(self, loaded: LoadedGame) -> dict[str, object]:
        step, now = loaded.row.step, self._now()
        return {"game": loaded.row.id, "step": step, "owner": self._owner, "lease": LEASE, "now": now}


def owing_computers(loaded: LoadedGame) -> list[int]:
    """Return the seats whose move a computer player owes; a person may come back while it thinks."""
    return [s for s in loaded.pending() if loaded.is_computer(s) and s not in loaded.entries]


def lacks_par(loaded: LoadedGame) -> bool:
    """Return whether par is missing and can be found, which needs dice that no further press changes."""
    row = loaded.row
    if row.mode != "solo" or row.status != "running" or row.par is not None:
        return False
    return row.dice.is_shared or row.dice.interactions != "" or loaded.throws > 0


def owes(loaded: LoadedGame) -> bool:
    return lacks_par(loaded) or bool(owing_computers(loaded))


class Drawers:
    """Claims a game for drawing with the change that makes it necessary, and frees it once it is drawn.

    Two processes never draw one game at a time, and a claim that has expired tells which game its dead owner was
    drawing. Without an `owner` there is a single process, which needs no claims.
    """

    def __init__(self, owner: str, now: Callable[[], int]) -> None:
        """Create it; `now` gives milliseconds UTC by the clock that all processes share."""
        self.owner = owner
        self._now = now

    def is_ours(self, row: GameRow, left: int = TERM // 2) -> bool:
        """Return whether this process may draw the game, for more than so many milliseconds."""
        return not self.owner or (
            row.drawing.drawer == self.owner and self._now() < row.drawing.drawn_until - left
        )

    def is_others(self, row: GameRow) -> bool:
        """Return whether another process may be drawing the game now."""
        return row.drawing.drawer not in ("", self.owner) and self._now() < row.drawing.drawn_until

    def is_orphaned(self, row: GameRow) -> bool:
        """Return whether another process was drawing the game and did not finish in time."""
        return row.drawing.drawer not in ("", self.owner) and not self.is_others(row)

    def claimed(self, row: GameRow) -> GameRow:
        """Return the row claimed for this process, unless another one may be drawing the game."""
        if not self.owner or self.is_others(row):
            return row
        return replace(row, drawing=DrawingClaim(self.owner, self._now() + TERM))

    def freed(self, row: GameRow) -> GameRow:
        """Return the row without a claim of this process."""
        return replace(row, drawing=UNCLAIMED) if self.owner and row.drawing.drawer == self.owner else row
