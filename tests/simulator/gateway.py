"""The gateway of the simulated Discord: one shard, whose connections and events can go wrong."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import aiohttp

from bot.local.gateway import GUILDS
from bot.local.hub import Hub
from bot.local.starts import Sharding, Starts
from bot.local.state import Json
from tests.simulator.virtual import LIFE, VirtualLoop

HEARTBEAT = 41.25
INSTANT = 1e-6
"""Seconds between two events, since the loop keeps no order among those of the same moment."""
BACKLOG_SECONDS = 120.0
"""How long a lost session can be resumed."""


class Socket:
    """The client's end of a gateway connection."""

    def __init__(self, gateway: Gateway, loop: VirtualLoop) -> None:
        self._gateway, self._loop = gateway, loop
        self._inbox: list[aiohttp.WSMessage] = []
        self._reader: asyncio.Future[None] | None = None
        self._free_at = 0.0
        self.life = LIFE.get()
        self.closed = False
        self.close_code: int | None = None
        self.is_cut = False
        """Whether the server has dropped it."""

    async def receive(self, timeout: float | None = None) -> aiohttp.WSMessage:  # noqa: ASYNC109 (discord.py names it)
        if not self._inbox:
            if self.closed:
                return aiohttp.http.WS_CLOSED_MESSAGE
            self._reader = self._loop.create_future()
            timer = self._loop.call_later(timeout or 1e9, self._give_up, self._reader)
            try:
                await self._reader
            finally:
                timer.cancel()
        return self._inbox.pop(0)

    def _give_up(self, reader: asyncio.Future[None]) -> None:
        if not reader.done():
            reader.set_exception(TimeoutError())

    async def send_str(self, data: str) -> None:
        if self.closed or self.close_code is not None:
            raise ConnectionResetError("Cannot write to closing transport")
        self._loop.call_later(
            self._gateway.latency(), self._gateway.hear, self, json.loads(data), context=self._loop.outside
        )

    async def close(self, *, code: int = 1000, message: bytes = b"") -> bool:  # noqa: ARG002 (as aiohttp has it)
        self._put(aiohttp.http.WS_CLOSED_MESSAGE, None)
        self.closed = True
        self._loop.call_later(0.01, self._gateway.leave, self, context=self._loop.outside)
        return True

    # The server's side

    def push(self, payload: Json) -> None:
        self._arrive(aiohttp.WSMessage(aiohttp.WSMsgType.TEXT, json.dumps(payload), None), None)

    def end(self, code: int) -> None:
        self.is_cut = True
        self._arrive(aiohttp.WSMessage(aiohttp.WSMsgType.CLOSE, code, None), code)

    def _arrive(self, message: aiohttp.WSMessage, code: int | None) -> None:
        """Deliver in order, with a delay."""
        self._free_at = max(self._free_at + INSTANT, self._loop.time() + self._gateway.latency())
        self._loop.call_at(self._free_at, self._put, message, code, context=self._loop.outside)

    def _put(self, message: aiohttp.WSMessage, code: int | None) -> None:
        if self.closed:
            return
        if code is not None:
            self.close_code = code
        self._inbox.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)


@dataclass(eq=False, slots=True)
class GatewaySession:
    id: str
    socket: Socket | None
    sequence: int = 0
    sent: list[tuple[int, Json]] = field(default_factory=list)
    lost_at: float = 0.0


class Gateway:
    """One shard; events of the time without a connection are sent when the client resumes."""

    url = "ws://gateway/"

    def __init__(
        self, present: Callable[[], list[Hub]], now: Callable[[], int], loop: VirtualLoop, chance: Random
    ) -> None:
        """`present` gives the servers that the bot is in, `now` milliseconds UTC."""
        self._present, self._loop, self._chance = present, loop, chance
        self._sessions: dict[str, GatewaySession] = {}
        self.starts = Starts(now, Sharding(), loop.time)
        """What `/gateway/bot` tells; no start is refused."""
        self.changed: Callable[[], None] = lambda: None
        self.is_deaf = False
        """Whether incoming data waits and nothing goes out."""
        self._unheard: list[tuple[Socket, Json]] = []
        self.is_closed = False
        """Whether connections are refused."""
        self.next_interactions: list[str] = []
        """What happens to the next interactions: `drop`, `twice`, or `hold` until the following one was
        sent."""
        self._held: list[tuple[Json, str | None]] = []
        self.disturbed_at = -1.0
        """When a connection last opened or closed, or the flow of events last began or stopped."""
        self.lost: Callable[[str], None] = lambda _: None
        """Called with each interaction that is dropped."""

    def latency(self) -> float:
        return 0.005 + 0.03 * self._chance.random()

    @property
    def is_online(self) -> bool:
        return any(session.socket for session in self._sessions.values())

    @property
    def is_reachable(self) -> bool:
        """Whether events come to the client."""
        return self.is_online and not self.is_deaf

    def disturb(self) -> None:
        self.disturbed_at = self._loop.time()

    async def connect(self) -> Socket:
        await asyncio.sleep(self.latency())
        if self.is_closed:
            raise aiohttp.ClientConnectionError("refused")
        socket = Socket(self, self._loop)
        socket.push({"op": 10, "d": {"heartbeat_interval": int(HEARTBEAT * 1000)}})
        return socket

    def hear(self, socket: Socket, said: Json) -> None:
        if socket.is_cut or self._loop.is_dead(socket.life):
            return
        if self.is_deaf:
            self._unheard.append((socket, said))
            return
        match said["op"]:
            case 1:
                socket.push({"op": 11, "d": None})
            case 2:
                self._identify(socket)
            case 6:
                self._resume(socket, said["d"])

    def listen(self) -> None:
        """End the deafness."""
        if self.is_deaf:
            self.disturb()
        self.is_deaf = False
        unheard, self._unheard = self._unheard, []
        for socket, said in unheard:
            self.hear(socket, said)

    def _identify(self, socket: Socket) -> None:
        session = GatewaySession(f"session-{len(self._sessions)}-{self._chance.random()}", socket)
        self._sessions = {session.id: session}
        self.disturb()
        hubs = self._present()
        ready = {
            "v": 10,
            "user": hubs[0].payloads.own_user(),
            "private_channels": [],
            "guilds": [{"id": hub.world.guild.id, "unavailable": True} for hub in hubs],
            "application": {"id": hubs[0].world.application_id, "flags": 0},
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [0, 1],
        }
        self._send(session, "READY", ready)
        for hub in hubs:
            self._send(session, "GUILD_CREATE", hub.payloads.guild_create(hub.world.guild))

    def _resume(self, socket: Socket, data: Json) -> None:
        session = self._sessions.get(str(data["session_id"]))
        is_late = session and not session.socket and self._loop.time() - session.lost_at > BACKLOG_SECONDS
        if session is None or is_late:
            socket.push({"op": 9, "d": False})
            return
        if session.socket is not None:
            session.socket.end(4000)
        session.socket = socket
        self.disturb()
        for sequence, payload in session.sent:
            if sequence > (data["seq"] or 0):
                socket.push(payload)
        self._send(session, "RESUMED", {})

    def leave(self, socket: Socket) -> None:
        self.disturb()
        for session in self._sessions.values():
            if session.socket is socket:
                session.socket, session.lost_at = None, self._loop.time()

    def lose(self, code: int, *, is_resumable: bool) -> None:
        """Close the connection from Discord's side."""
        for session in [*self._sessions.values()]:
            if (socket := session.socket) is not None:
                self.leave(socket)
                socket.end(code)
        if not is_resumable:
            self._sessions.clear()

    def forget(self, life: int) -> None:
        """Drop the connection of a dead process."""
        for session in self._sessions.values():
            if session.socket is not None and session.socket.life == life:
                self.leave(session.socket)

    def say(self, payload: Json) -> None:
        """Send what makes the client reconnect."""
        self.disturb()
        for session in self._sessions.values():
            if session.socket is not None:
                session.socket.push(payload)

    def invalidate(self, *, is_resumable: bool) -> None:
        self.say({"op": 9, "d": is_resumable})
        if not is_resumable:
            self._sessions.clear()

    def dispatch(self, event: str, data: Json, *, guild_id: str | None, intent: int = 0) -> None:  # noqa: ARG002 (one shard)
        """Send an event; the bot has asked for the events of servers only."""
        if intent in (0, GUILDS):
            for session in self._sessions.values():
                self._send(session, event, data)

    def interaction(self, data: Json, guild_id: str | None) -> None:
        fate = self.next_interactions.pop(0) if self.next_interactions else ""
        if fate == "hold":
            self._held.append((data, guild_id))
            self._loop.call_later(1.0, self._release, context=self._loop.outside)
            return
        if fate == "drop":
            self.lost(str(data["id"]))
        for _ in range({"drop": 0, "twice": 2}.get(fate, 1)):
            self.dispatch("INTERACTION_CREATE", data, guild_id=guild_id)
        self._release()

    def _release(self) -> None:
        held, self._held = self._held, []
        for data, guild_id in reversed(held):
            self.dispatch("INTERACTION_CREATE", data, guild_id=guild_id)

    def _send(self, session: GatewaySession, event: str, data: Json) -> None:
        session.sequence += 1
        payload = {"op": 0, "s": session.sequence, "t": event, "d": data}
        session.sent.append((session.sequence, payload))
        if session.socket is not None and not self.is_deaf:
            session.socket.push(payload)
