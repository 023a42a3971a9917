"""What goes wrong in a seed: Discord's answers and gateway, its world, the process, the disk."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING

import aiohttp

from bot.local.hub import Hub
from bot.local.interactions import FIRST_ANSWER
from bot.local.permissions import BITS
from bot.local.rest import Call, Route
from bot.local.state import Channel
from tests.local.control import put_channel, remove_channel
from tests.process.crashing import LABELS
from tests.simulator.wire import Trouble

if TYPE_CHECKING:
    from tests.simulator.simulation import Simulation

BY_ROUTE: dict[str, tuple[tuple[int, int], ...]] = {
    "callback": ((404, 10062),),
    "create_dm": ((400, 40003), (403, 50278), (400, 50033)),
    "create_message": (
        (403, 50007), (403, 50278), (403, 50001), (403, 50013), (400, 50083), (400, 160005), (400, 200000),
        (400, 400001), (400, 20028), (404, 10003), (400, 20009),
    ),
    "edit_message": ((403, 50001), (403, 50013), (400, 50083), (400, 30046), (400, 200000)),
    "edit_token": ((401, 50027), (404, 10015)),
    "follow_up": ((401, 50027), (404, 10015), (400, 200000)),
    "delete_message": ((403, 50013),),
    "message": ((403, 50001),),
    "token_message": ((401, 50027),),
}  # fmt: skip
"""Discord's own refusals, which come before any effect. 10008 and 40060 come from the servers, where they are true."""
UNKNOWN_MESSAGE = 10008
FALSE: dict[str, tuple[int, int]] = {
    "callback": (400, 40060),
    "edit_message": (404, UNKNOWN_MESSAGE),
    "edit_token": (404, UNKNOWN_MESSAGE),
    "delete_message": (404, UNKNOWN_MESSAGE),
}
"""Errors that Discord may send although the request took effect: already answered, or unknown message."""
FORBIDDEN = 403
Maker = Callable[[], str | None]
"""Makes one trouble; returns what is to be said of it in the trace."""
SETTLES = 25.0
"""Seconds after a trouble in which an error may be logged."""


class Troubles:
    """The kinds that a seed has, and the way back from each."""

    def __init__(self, simulation: Simulation, kinds: set[str]) -> None:
        self._sim, self._chance = simulation, simulation.chances["troubles"]
        self._rate = 0.0
        self._other: sqlite3.Connection | None = None
        self.locked_until = 0.0
        """Until when another program keeps the database."""
        self.counts = Counter[str]()
        self._makers: list[Maker] = [
            maker for kind, makers in self._all().items() if kind in kinds for maker in makers
        ]

    def _all(self) -> dict[str, list[Maker]]:
        return {
            "requests": [self._storm, self._storm, self._calm],
            "gateway": [self._reconnect, self._invalidate, self._cut, self._deaf, self._interactions],
            "world": [
                self._delete_message, self._deny, self._close_dms, self._delete_channel, self._leave_server,
                self._outage, self._lose_person,
            ],
            "process": [
                self._kill_at_point, self._kill_at_point, self._sim.kill, self._sim.stop, self._pause, self._clock, self._restore,
            ],
            "disk": [self._lock, self._full, self._slow],
        }  # fmt: skip

    def make(self) -> str:
        """Make one; return what, for the trace."""
        if not self._makers:
            return ""
        maker = self._chance.choice(self._makers)
        name = maker.__name__.lstrip("_")
        self.counts[name] += 1
        return f"{name}: {maker() or ''}"

    def heal(self) -> None:
        """End everything that can end."""
        sim = self._sim
        self._rate = 0.0
        sim.machine.is_full, sim.loop.work_seconds = False, 0.0
        sim.machine.armed = ("", 0)
        sim.gateway.listen()
        sim.gateway.is_closed = False
        sim.gateway.next_interactions.clear()
        self.unlock()
        for hub in sim.wire.hubs:
            if hub.world.guild.id in sim.wire.gone:
                self._return(hub)
            for channel in self._channels(hub):
                if self._makers:
                    # Discord also reports when the bot may write again after refusals without reason.
                    put_channel(hub, replace(channel, denied=0))
            for person in [*hub.world.people.values()]:
                if not person.dms_open and person.id not in sim.people[hub].gone:
                    hub.put_person(replace(person, dms_open=True))
        if self._makers:
            sim.excuse(SETTLES)

    # Requests

    def strike(self, route: Route, call: Call) -> Trouble | None:
        """Decide what happens to this request."""
        if self._chance.random() >= self._rate:
            return None
        trouble = self._drawn(route, call)
        self.counts[f"request {trouble.status or type(trouble.error).__name__}"] += 1
        self._sim.excuse(trouble.delay + trouble.retry_after + SETTLES)
        if route.name == "callback" and trouble.is_refused:
            self._sim.answers.is_lost(call.params["interaction"])
        if trouble.code == UNKNOWN_MESSAGE:
            self._sim.rest.denied.add(self._message(call))
        if nonce := call.body.object.get("nonce"):
            self._sim.rest.note_attempt(str(nonce), trouble.status or 0, is_after=trouble.is_after)
        if route.name == "delete_message" and trouble.status == FORBIDDEN:
            self._sim.rest.staying.add(call.params["message"])
        return trouble

    def _message(self, call: Call) -> str:
        """The message that a request concerns."""
        if (token := call.params.get("token")) is None:
            return call.params["message"]
        made = self._sim.wire.tokens[token].interactions.by_token(token)
        return made.original or (made.source.id if made.source else "")

    def _drawn(self, route: Route, call: Call) -> Trouble:
        chance = self._chance
        is_after = chance.random() < 0.5
        kind = self._kind(route, call)
        match chance.choice(("server", "server", "lost", "timeout", "limit", "slow", "own", "own", "false")):
            case "server":
                return Trouble(chance.choice((500, 502, 503, 504)), is_after=is_after)
            case "lost":
                errors = (aiohttp.ServerDisconnectedError(), ConnectionResetError(104, "reset"))
                return Trouble(error=chance.choice(errors), is_after=is_after)
            case "timeout":
                return Trouble(error=TimeoutError(), is_after=is_after, delay=30.0)
            case "limit":
                seconds = chance.choice((0.3, 2.0, 20.0, 45.0))
                return Trouble(
                    429, chance.choice((0, 0, 1)), retry_after=seconds, is_banned=chance.random() < 0.2
                )
            case "slow":
                return Trouble(delay=chance.choice((0.5, 2.0, 6.0)), retry_after=0)
            case "false" if kind in FALSE:
                return Trouble(*FALSE[kind], is_after=True)
        own = BY_ROUTE.get(kind)
        return Trouble(503) if own is None else Trouble(*chance.choice(own))

    def _kind(self, route: Route, call: Call) -> str:
        """Refusals of direct messages do not come from servers' channels."""
        hub = self._sim.wire.hub_of(call.params.get("channel", ""))
        is_direct = hub is not None and hub.world.channels[call.params["channel"]].recipient
        return "create_dm" if route.name == "create_message" and is_direct else route.name

    def _storm(self) -> str:
        self._rate = self._chance.choice((0.05, 0.2, 0.5))
        self._sim.later(self._chance.uniform(2, 20), self._calm)
        return str(self._rate)

    def _calm(self) -> None:
        self._rate = 0.0

    # The gateway

    def _reconnect(self) -> None:
        self._sim.excuse(SETTLES)
        self._sim.gateway.say({"op": 7, "d": None})

    def _invalidate(self) -> str:
        self._sim.excuse(SETTLES)
        is_resumable = self._chance.random() < 0.5
        self._sim.gateway.invalidate(is_resumable=is_resumable)
        return str(is_resumable)

    def _cut(self) -> str:
        seconds = self._chance.choice((0.0, 3.0, 30.0, 200.0))
        self._sim.excuse(seconds + 3 * SETTLES)
        gateway = self._sim.gateway
        gateway.is_closed = seconds > 0
        gateway.lose(self._chance.choice((1001, 1006, 4000, 4009)), is_resumable=self._chance.random() < 0.7)
        self._sim.later(seconds, lambda: setattr(gateway, "is_closed", False))
        return str(seconds)

    def _deaf(self) -> str:
        seconds = self._chance.choice((10.0, 90.0))
        self._sim.excuse(seconds + 120 + 3 * SETTLES)
        self._sim.gateway.is_deaf = True
        self._sim.later(seconds, self._sim.gateway.listen)
        return str(seconds)

    def _interactions(self) -> str:
        self._sim.excuse(SETTLES)
        fates = [self._chance.choice(("drop", "twice", "twice", "hold")) for _ in range(3)]
        self._sim.gateway.next_interactions.extend(fates)
        self._sim.later(SETTLES / 2, self._sim.gateway.next_interactions.clear)
        return str(fates)

    # The world

    def _hub(self) -> Hub:
        return self._chance.choice(self._sim.wire.hubs)

    def _channels(self, hub: Hub) -> list[Channel]:
        return [c for c in hub.world.channels.values() if c.is_in_guild]

    def _delete_message(self) -> str:
        hub = self._hub()
        places = [m for messages in hub.world.messages.values() for m in messages.values()]
        own = [m for m in places if m.author_id == hub.world.application_id and not m.is_ephemeral]
        if not own:
            return "none"
        message = self._chance.choice(own[-10:])
        self._sim.excuse(SETTLES)
        self._sim.rest.deleted.add(message.id)
        hub.messages.delete(message)
        return message.id

    def _deny(self) -> str:
        hub = self._hub()
        channel = self._chance.choice(self._channels(hub))
        name = self._chance.choice(("SEND_MESSAGES", "VIEW_CHANNEL", "ATTACH_FILES", "READ_MESSAGE_HISTORY"))
        self._sim.excuse(60 + SETTLES)
        put_channel(hub, replace(channel, denied=BITS[name]))
        self._sim.later(self._chance.uniform(5, 60), lambda: self._allow(hub, channel))
        return name

    def _allow(self, hub: Hub, channel: Channel) -> None:
        if (now := hub.world.channels.get(channel.id)) is not None:
            put_channel(hub, replace(now, denied=0))

    def _close_dms(self) -> str:
        hub = self._hub()
        person = self._chance.choice([*hub.world.people.values()])
        hub.put_person(replace(person, dms_open=False))
        self._sim.rest.closed.add(person.id)
        self._sim.excuse(SETTLES)
        return person.name

    def _delete_channel(self) -> str:
        hub = self._hub()
        channels = self._channels(hub)
        if len(channels) < 2:
            return "none"
        channel = self._chance.choice(channels)
        self._sim.excuse(SETTLES)
        remove_channel(hub, channel)
        return channel.name

    def _leave_server(self) -> str:
        hub = self._hub()
        if hub.world.guild.id in self._sim.wire.gone or len(self._sim.wire.present()) < 2:
            return "none"
        self._sim.excuse(80 + SETTLES)
        self._sim.wire.gone.add(hub.world.guild.id)
        self._sim.gateway.dispatch("GUILD_DELETE", {"id": hub.world.guild.id}, guild_id=hub.world.guild.id)
        self._sim.later(self._chance.uniform(5, 80), lambda: self._return(hub))
        return hub.world.guild.name

    def _return(self, hub: Hub) -> None:
        if hub.world.guild.id in self._sim.wire.gone:
            self._sim.wire.gone.discard(hub.world.guild.id)
            guild = hub.payloads.guild_create(hub.world.guild)
            self._sim.gateway.dispatch("GUILD_CREATE", guild, guild_id=hub.world.guild.id)

    def _outage(self) -> str:
        hub = self._hub()
        guild = hub.world.guild.id
        self._sim.excuse(40 + SETTLES)
        self._sim.gateway.dispatch("GUILD_DELETE", {"id": guild, "unavailable": True}, guild_id=guild)
        back = hub.payloads.guild_create

        def end() -> None:
            if guild not in self._sim.wire.gone:
                self._sim.gateway.dispatch("GUILD_CREATE", back(hub.world.guild), guild_id=guild)

        self._sim.later(self._chance.uniform(2, 30), end)
        return hub.world.guild.name

    def _lose_person(self) -> str:
        """Let a person delete their account: they press no more and cannot be written to."""
        hub = self._hub()
        person = self._chance.choice([*hub.world.people.values()])
        self._sim.excuse(SETTLES)
        self._sim.people[hub].gone.add(person.id)
        self._sim.rest.closed.add(person.id)
        hub.put_person(replace(person, dms_open=False))
        return person.name

    # The process

    def _kill_at_point(self) -> str:
        label, count = self._chance.choice(LABELS), self._chance.randint(1, 6)
        self._sim.machine.armed = (label, count)
        return f"{label} {count}"

    def _restore(self) -> None:
        """I12: continue with a backup of this moment."""
        self.unlock()
        path, copy = self._sim.path, self._sim.path.with_suffix(".copy")
        with closing(sqlite3.connect(path)) as running, closing(sqlite3.connect(copy)) as kept:
            running.backup(kept)
        self._sim.kill()
        self._sim.watch.close()
        for file in path.parent.glob(f"{path.name}*"):
            file.unlink()
        copy.rename(path)
        self._sim.watch.open()

    def _pause(self) -> str:
        seconds = self._chance.choice((2.0, 20.0, 60.0))
        self._sim.excuse(seconds + 2 * SETTLES)
        self._sim.answers.stuck(seconds)
        self._sim.loop.pause(self._sim.life, seconds)
        return str(seconds)

    def _clock(self) -> str:
        hours = self._chance.choice((-1, 0, 0, 1))
        self._sim.excuse(SETTLES)
        if (back := self._sim.machine.ahead - hours * 3_600_000) > 0:
            self._sim.rest.set_back.append(back)
        self._sim.machine.ahead = hours * 3_600_000
        return str(hours)

    # The disk

    def _lock(self) -> str:
        seconds = self._chance.choice((0.5, 5.0, 70.0))
        self._sim.excuse(seconds + 2 * SETTLES)
        if self._other is None:
            self._other = sqlite3.connect(self._sim.path, isolation_level=None)
        if not self._other.in_transaction:
            try:
                self._other.execute("begin immediate")
            except sqlite3.OperationalError:
                return "the bot writes"
            self.locked_until = self._sim.loop.time() + seconds
            self._sim.later(seconds, self.unlock)
        return str(seconds)

    def unlock(self) -> None:
        self.locked_until = 0.0
        if self._other is not None:
            self._other.close()
            self._other = None

    def _full(self) -> str:
        seconds = self._chance.choice((1.0, 15.0))
        self._sim.excuse(seconds + 120 + SETTLES)
        self._sim.machine.is_full = True
        self._sim.later(seconds, lambda: setattr(self._sim.machine, "is_full", False))
        return str(seconds)

    def _slow(self) -> str:
        seconds = self._chance.choice((0.3, 2.0, 8.0))
        self._sim.excuse(30 + 4 * SETTLES)
        lasts = self._chance.uniform(3, 30)
        if seconds >= FIRST_ANSWER / 2000:
            # Work that has begun continues for a while.
            self._sim.answers.slow(lasts + 3 * seconds)
        self._sim.loop.work_seconds = seconds
        self._sim.later(lasts, lambda: setattr(self._sim.loop, "work_seconds", 0.0))
        return str(seconds)


def kinds_of(draw: float) -> set[str]:
    """Return the troubles of a seed: none in some seeds, one kind in most, all in the rest."""
    each = ("requests", "gateway", "world", "process", "disk")
    if draw < 0.15:
        return set()
    if draw < 0.65:
        return {each[int((draw - 0.15) * 10)]}
    return set(each)
