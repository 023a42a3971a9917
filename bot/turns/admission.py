"""Who may play, and whether games may be opened, as the bot's owner decides; stored in the database."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Literal

from bot.store.batch import statement
from bot.store.database import Store
from bot.store.memos import DELETE_MEMO, SET_MEMO
from bot.store.statements import sql
from bot.turns.clocks import DAY, SECOND
from bot.turns.look import Refused

PAUSE = "pause"
"""The memo that holds the pause, as JSON."""
LONGEST_PAUSE = 7 * DAY
BlockKind = Literal["person", "server"]


@dataclass(frozen=True, slots=True)
class Pause:
    """No new games, and no clock runs, until a time in milliseconds UTC."""

    sentence: str
    until: int


@dataclass(frozen=True, slots=True)
class Block:
    kind: BlockKind
    id: int
    reason: str
    since: int
    """Return when the day begins (ms UTC)."""


BLOCKS = sql(Block, "select kind, id, reason, since from block order by since desc, id")
# Asked every second: the pause, and what tells whether the blocks have changed.
ADMISSION = sql("""
    select (select value from memo where name = :memo) as pause, count(*) as blocks,
        coalesce(max(since), 0) as newest
    from block
""")
PUT_BLOCK = sql("""
    insert into block (kind, id, reason, since) values (:kind, :id, :reason, :since)
    on conflict (kind, id) do update set reason = excluded.reason, since = excluded.since
""")
DELETE_BLOCK = sql("delete from block where kind = :kind and id = :id")


class Admission:
    """Holds in memory what every press checks; `refresh` reads what other processes have changed."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        """Create it; `now` gives milliseconds UTC."""
        self._store = store
        self._now = now
        self._pause: Pause | None = None
        self._blocks: Mapping[tuple[str, int], Block] = {}
        self._version: list[int] = []

    @property
    def pause(self) -> Pause | None:
        """Return the pause, unless its time is over."""
        # One that lasts longer was begun by a clock that was ahead.
        is_on = self._pause is not None and 0 < self._pause.until - self._now() < LONGEST_PAUSE + DAY
        return self._pause if is_on else None

    @property
    def blocks(self) -> tuple[Block, ...]:
        """Return all blocks, the newest first."""
        return tuple(self._blocks.values())

    async def refresh(self) -> None:
        [(kept, *version)] = await self._store.rows(ADMISSION, memo=PAUSE)
        if version != self._version:
            self._blocks = {(block.kind, block.id): block for block in await self._store.rows(BLOCKS)}
            self._version = version
        self._pause = None if kept is None else Pause(**json.loads(str(kept)))
        if self._pause is not None and self.pause is None:
            await self.set_pause(None)

    async def set_pause(self, pause: Pause | None) -> None:
        """Pause the bot, or end the pause; the clocks follow within a second."""
        step = (
            statement(DELETE_MEMO, name=PAUSE)
            if pause is None
            else statement(SET_MEMO, name=PAUSE, value=json.dumps(asdict(pause)))
        )
        await self._store.commit((step,))
        self._pause = pause

    async def block(self, kind: BlockKind, id_: int, reason: str) -> None:
        """Keep a person or a server out; a second block replaces the reason."""
        await self._store.commit((statement(PUT_BLOCK, kind=kind, id=id_, reason=reason, since=self._now()),))
        await self.refresh()

    async def unblock(self, kind: BlockKind, id_: int) -> bool:
        """Let a person or a server in again; return whether they were blocked."""
        was_blocked = (kind, id_) in self._blocks
        await self._store.commit((statement(DELETE_BLOCK, kind=kind, id=id_),))
        await self.refresh()
        return was_blocked

    def need_open(self) -> None:
        """Raise Refused while no new games may be opened."""
        if (pause := self.pause) is not None:
            time = f"<t:{-(-pause.until // SECOND)}:R>"
            raise Refused("paused", {"sentence": pause.sentence, "time": time})

    def is_blocked(self, user_id: int) -> bool:
        return ("person", user_id) in self._blocks

    def need_admitted(self, user_id: int, guild_id: int | None) -> None:
        """Raise Refused for a blocked person, and for everyone on a blocked server."""
        if (block := self._blocks.get(("person", user_id))) is not None:
            raise Refused("blocked_person", {"reason": block.reason})
        if guild_id is not None and (block := self._blocks.get(("server", guild_id))) is not None:
            raise Refused("blocked_server", {"reason": block.reason})
