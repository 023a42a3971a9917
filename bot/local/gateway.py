"""The gateway: the sessions of each shard, and events in order."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from bot.local.connection import Connection, GatewayClose
from bot.local.observer import Observer
from bot.local.starts import Starts
from bot.local.state import Guild, Json

BACKLOG = 5000

HEARTBEAT = 41_250
RESUMABLE = 300.0
"""Seconds in which a lost session can be resumed."""
MOST_LOST = 4
"""Sessions of one shard without a connection that are kept."""

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
KNOWN_INTENTS = 1 << 25


@dataclass(slots=True, eq=False)
class Session:
    shard: int
    shards: int
    intents: int
    token: str
    """The token the bot identified itself with: several processes may have one each."""
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    backlog: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=BACKLOG))
    connection: Connection | None = None
    lost_at: float = 0.0

    def serves(self, guild_id: str | None) -> bool:
        """Return whether its shard gets the events of a guild; events of no guild go to the first shard."""
        return self.shard == (0 if guild_id is None else (int(guild_id) >> 22) % self.shards)

    def dispatch(self, event: str, data: Json, *, is_kept: bool = True) -> None:
        """Send an event, and keep it to be sent again."""
        self.sequence += 1
        text = json.dumps({"op": 0, "s": self.sequence, "t": event, "d": data})
        if is_kept:
            self.backlog.append((self.sequence, text))
        if self.connection is not None:
            self.connection.push(text)


class Gateway:
    def __init__(
        self,
        url: str,
        starts: Starts,
        ready: Callable[[], Json],
        guilds: Callable[[], list[Guild]],
        guild_create: Callable[[Guild], Json],
        *,
        observer: Observer,
    ) -> None:
        self.url = url
        self.starts = starts
        self._ready = ready
        self._guilds = guilds
        self._guild_create = guild_create
        self._sessions: dict[str, Session] = {}
        self._observer = observer
        self.changed: Callable[[], None] = lambda: None
        """Called when the bot connects or disconnects."""

    @property
    def is_online(self) -> bool:
        return any(session.connection for session in self._sessions.values())

    def dispatch(self, event: str, data: Json, *, guild_id: str | None, intent: int = 0) -> None:
        for session in [*self._sessions.values()]:
            if session.serves(guild_id) and (not intent or session.intents & intent):
                session.dispatch(event, data)

    def close(self, code: int, *, resumable: bool) -> None:
        """Close every connection with a code."""
        for session in [*self._sessions.values()]:
            if session.connection is not None:
                session.connection.close(code, "Injected fault")
        if not resumable:
            self._sessions.clear()

    async def stop(self) -> None:
        connections = [s.connection for s in self._sessions.values() if s.connection]
        for connection in connections:
            connection.close(1001, "Going away")
        await asyncio.gather(*(connection.finish() for connection in connections))

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one socket, from hello until it closes."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        connection = Connection(socket, request.query.get("compress", ""))
        session: Session | None = None
        try:
            if request.query.get("v") not in (None, "9", "10"):
                raise GatewayClose(4012, "Invalid API version")
            connection.push(json.dumps({"op": 10, "d": {"heartbeat_interval": HEARTBEAT}}))
            while (said := await connection.receive(HEARTBEAT * 1.5 / 1000)) is not None:
                session = self._hear(connection, session, said)
        except GatewayClose as close:
            connection.close(close.code, close.reason)
        finally:
            if session is not None and session.connection is connection:
                session.connection = None
                session.lost_at = asyncio.get_running_loop().time()
                if connection.is_ended:
                    self._sessions.pop(session.id, None)
                self.changed()
            await connection.finish()
        return socket

    def _hear(self, connection: Connection, session: Session | None, said: Json) -> Session | None:
        match said.get("op"):
            case 1:
                if self._observer.hears_heartbeats:
                    connection.push(json.dumps({"op": 11, "d": None}))
            case 2 | 6 as opcode:
                if session is not None:
                    raise GatewayClose(4005, "Already authenticated")
                begin = self._identify if opcode == 2 else self._resume
                return begin(connection, _data(said))
            case 3 | 4 | 8:
                if session is None:
                    raise GatewayClose(4003, "Not authenticated")
            case _:
                raise GatewayClose(4001, "Unknown opcode")
        return session

    def _identify(self, connection: Connection, data: Json) -> Session | None:
        session = Session(*_shard(data.get("shard")), intents=_intents(data), token=str(data["token"]))
        if not self.starts.begin(session.shard):
            connection.push(json.dumps({"op": 9, "d": False}))
            return None
        if self.starts.used > self.starts.sharding.starts:
            # Discord ends every session and resets the token.
            self.close(4004, resumable=False)
            raise GatewayClose(4004, "Authentication failed")
        session.connection = connection
        self._forget_old()
        self._sessions[session.id] = session
        ready = {
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.shards],
        }
        here = [guild for guild in self._guilds() if session.serves(guild.id)]
        guilds = [{"id": guild.id, "unavailable": True} for guild in here]
        session.dispatch("READY", {**self._ready(), "guilds": guilds, **ready})
        if session.intents & GUILDS:
            for guild in here:
                session.dispatch("GUILD_CREATE", self._guild_create(guild))
        self.changed()
        return session

    def _resume(self, connection: Connection, data: Json) -> Session | None:
        session = self._sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if session is None or not isinstance(sequence, int):
            connection.push(json.dumps({"op": 9, "d": False}))
            return None
        if sequence > session.sequence:
            raise GatewayClose(4007, "Invalid seq")
        if session.connection is not None:
            session.connection.close(4000, "Taken up elsewhere")
        session.connection, session.token = connection, str(data.get("token"))
        for number, text in session.backlog:
            if number > sequence:
                connection.push(text)
        session.dispatch("RESUMED", {}, is_kept=False)
        self.changed()
        return session

    def _forget_old(self) -> None:
        since = asyncio.get_running_loop().time() - RESUMABLE
        lost = [session for session in self._sessions.values() if session.connection is None]
        lost.sort(key=lambda session: session.lost_at, reverse=True)
        kept = Counter[int]()
        for session in lost:
            kept[session.shard] += 1
            if kept[session.shard] > MOST_LOST or session.lost_at < since:
                del self._sessions[session.id]


def _data(said: Json) -> Json:
    """Return a payload's data; raises GatewayClose 4002 if they are no object."""
    data = said.get("d") or {}
    if not isinstance(data, dict):
        raise GatewayClose(4002, "Decode error")
    return data


def _shard(value: Any) -> tuple[int, int]:
    """Return the shard and the number of shards; raises GatewayClose 4010 for an invalid shard."""
    if value is None:
        return 0, 1
    is_pair = isinstance(value, list) and len(value) == 2 and all(isinstance(number, int) for number in value)
    if not is_pair or not 0 <= value[0] < value[1]:
        raise GatewayClose(4010, "Invalid shard")
    return value[0], value[1]


def _intents(data: Json) -> int:
    """Return the intents; raises GatewayClose for a missing token and for intents that this application
    lacks."""
    if not data.get("token"):
        raise GatewayClose(4004, "Authentication failed")
    intents = data.get("intents")
    if not isinstance(intents, int) or not 0 <= intents < KNOWN_INTENTS << 1:
        raise GatewayClose(4013, "Invalid intent(s)")
    if intents & PRIVILEGED:
        raise GatewayClose(4014, "Disallowed intent(s)")
    return intents
