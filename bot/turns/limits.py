"""Refusals to one person or server: too many requests or open games, and what the owner of the bot has stopped."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from typing import Literal

from bot.store.database import Store
from bot.store.memos import DELETE_MEMO, SET_MEMO
from bot.store.rows import PRIVATE
from bot.store.statements import sql, statement
from bot.turns.clocks import DAY, MINUTE, SECOND
from bot.turns.look import Refused

PAUSE = "pause"
"""The memo that holds the pause, as JSON."""
LONGEST_PAUSE = 7 * DAY
BlockKind = Literal["person", "server"]

KEYS = 20_000
"""How many buckets are kept; beyond this, nearly full ones are dropped."""


@dataclass(frozen=True, slots=True)
class Limit:
    """A token bucket: `most` at once, and one more every `every` milliseconds. Normal play never reaches a
    limit."""

    code: str
    """The code of the refusal, whose sentence may use `time` and `count`."""
    most: int
    every: int


PRESSES = Limit("too_fast", 150, 150)
"""The presses of one person."""
COMMANDS = Limit("too_many_commands", 10, 2 * SECOND)
REFUSALS = Limit("", 3, 2 * SECOND)
"""How often this limit answers one person; a flood of answers would cost what the limit saves."""
LEVELS = Limit("levels_too_often", 5, 30 * SECOND)
HINTS = Limit("hints_too_often", 20, 4 * SECOND)
INVITATIONS = Limit("invited_too_often", 3, 20 * MINUTE)
"""Invitations by one host to the same person: enough to open a table again, too few to annoy anyone."""
CHALLENGES = Limit("challenged_too_often", 3, 20 * MINUTE)
"""Challenges by one person to another."""
LOBBY_CHECKS = Limit("", 1, MINUTE)
"""How often a lobby in the way of another is checked on Discord."""
MASTER_ROUNDS = Limit("", 30, 2 * SECOND)
"""Rounds in which the master moves, in the games of one host. Further ones wait; none is refused."""


class Limiter:
    """Counts requests, only in memory, so that a restart forgets them."""

    def __init__(self, now: Callable[[], int], *, is_on: bool = True) -> None:
        """Create a limiter; `now` gives milliseconds UTC."""
        self._now = now
        self.is_on = is_on
        self._full_at: dict[tuple[Limit, Hashable], int] = {}
        """The time at which each bucket is full again; full buckets are not stored."""

    def take(self, limit: Limit, *keys: Hashable) -> None:
        """Count one for each key; if that is too many for one of them, count none and raise Refused."""
        if wait := self.wait(limit, *keys):
            again = f"<t:{-(-(self._now() + wait) // SECOND)}:R>"
            raise Refused(limit.code, {"time": again, "count": limit.most})

    def wait(self, limit: Limit, *keys: Hashable) -> int:
        """Count one for each key and return 0, or count none and return the milliseconds until that is
        possible."""
        if not self.is_on:
            return 0
        now, room = self._now(), limit.most * limit.every
        buckets = [(limit, key) for key in keys]
        for bucket in buckets:
            full_at = max(self._full_at.get(bucket, now), now)
            # A time later than that of an empty bucket means that the clock was set back, which must not make
            # anyone wait.
            self._full_at[bucket] = now if full_at > now + room + MINUTE else min(full_at, now + room)
        late = max((self._full_at[bucket] for bucket in buckets), default=now) + limit.every - now - room
        if late > 0:
            return late
        for bucket in buckets:
            self._full_at[bucket] += limit.every
        if len(self._full_at) > KEYS:
            self._forget(now)
        return 0

    def _forget(self, now: int) -> None:
        latest = sorted(self._full_at.items(), key=lambda item: item[1])[-KEYS // 2 :]
        self._full_at = {key: full_at for key, full_at in latest if full_at > now}


@dataclass(frozen=True, slots=True)
class Room:
    """How many games may be open, and how many of them may be lobbies."""

    of: str
    lobbies: int
    games: int

    def id_of(self, place: Place) -> int | None:
        """Return the host, channel or server that has this room, where a game is to be opened."""
        return {"host": place.host_id, "channel": place.channel_id, "guild": place.guild_id}[self.of]


ROOMS: Sequence[Room] = (Room("host", 3, 50), Room("channel", 8, 100), Room("guild", 40, 600))
"""The limits for one host, one channel and one server. Solo and ghost games count only for their host,
because others do not see them."""


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """Where a game is to be opened, and its host; each attempt is a separate value."""

    host_id: int
    channel_id: int
    guild_id: int | None
    mode: str


OPEN_COUNTS = sql("""
    select 'host' as place, count(case when status = 'lobby' then 1 end) as lobbies, count(*) as games
    from game
    where host_id = :host_id and status in ('lobby', 'running')
    union all
    select 'channel', count(case when status = 'lobby' then 1 end), count(*) from game
    where channel_id = :channel_id and status in ('lobby', 'running') and mode not in ('solo', 'ghosts')
    union all
    select 'guild', count(case when status = 'lobby' then 1 end), count(*) from game
    where guild_id = :guild_id and status in ('lobby', 'running') and mode not in ('solo', 'ghosts')
""")


async def _need_room(store: Store, place: Place, opening: Iterable[Place]) -> None:
    """Raise Refused if one more game is too many, counting those that are just being opened."""
    found = await store.rows(
        OPEN_COUNTS, host_id=place.host_id, channel_id=place.channel_id, guild_id=place.guild_id
    )
    counts = {str(where): (int(lobbies), int(games)) for where, lobbies, games in found}
    is_private = place.mode in PRIVATE
    for room in ROOMS[:1] if is_private else ROOMS:
        lobbies, games = counts[room.of]
        for other in opening:
            if room.id_of(other) == room.id_of(place) and (room.of == "host" or other.mode not in PRIVATE):
                lobbies, games = lobbies + (other.mode not in PRIVATE), games + 1
        if lobbies >= room.lobbies and not is_private:
            raise Refused(f"lobbies_of_{room.of}", {"count": room.lobbies})
        if games >= room.games:
            raise Refused(f"games_of_{room.of}", {"count": room.games})


# Selects the lobbies of a host, a channel or a server; the others are null.
LOBBIES_AROUND = sql("""
    select id from game where host_id = :host_id and status = 'lobby'
    union all
    select id from game where channel_id = :channel_id and status in ('lobby', 'running') and status = 'lobby'
    union all
    select id from game where guild_id = :guild_id and status in ('lobby', 'running') and status = 'lobby'
""")


async def _lobbies_in_the_way(store: Store, place: Place, refused: Refused) -> list[str]:
    """Return the open lobbies that leave no room for another; none if this refusal has another reason."""
    of = refused.code.removeprefix("lobbies_of_")
    if of not in {room.of for room in ROOMS} or of == refused.code:
        return []
    around = {f"{room.of}_id": room.id_of(place) if room.of == of else None for room in ROOMS}
    return [str(game) for (game,) in await store.rows(LOBBIES_AROUND, **around)]


CheckLobbies = Callable[[Sequence[str]], Awaitable[None]]
"""Looks whether people can still reach these lobbies, and closes the others."""


class Rooms:
    """Reserves room for games that are being opened."""

    def __init__(self, store: Store, limiter: Limiter, check: CheckLobbies) -> None:
        self._store = store
        self._limiter = limiter
        self._check = check
        self._lock = asyncio.Lock()
        """Held while counting the open games and reserving room; never while writing."""
        self._reserved: set[Place] = set()

    @asynccontextmanager
    async def reserve(self, place: Place) -> AsyncIterator[Place]:
        """Reserve room for the game that is opened inside; raises Refused if there is none."""
        try:
            await self._reserve(place)
        except Refused as refused:
            if not (lobbies := await _lobbies_in_the_way(self._store, place, refused)):
                raise
            await self._check([game for game in lobbies if not self._limiter.wait(LOBBY_CHECKS, game)])
            await self._reserve(place)
        try:
            yield place
        finally:
            self.give_back(place)

    def give_back(self, place: Place) -> None:
        """End a reservation: from now on the database counts the game."""
        self._reserved.discard(place)

    async def _reserve(self, place: Place) -> None:
        async with self._lock:
            while self._limiter.is_on:
                opening = frozenset(self._reserved)
                try:
                    await _need_room(self._store, place, opening)
                    break
                except Refused:
                    if opening <= self._reserved:
                        raise
                    # The database may already count one of them.
            self._reserved.add(place)


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
    """When it was blocked, in milliseconds UTC."""


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
