"""The interface for tests: faults, time, permissions, and what was seen and requested."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import asdict, fields, replace
from inspect import isawaitable
from typing import Any

from aiohttp import web

from bot.local.errors import ApiError
from bot.local.faults import Fault
from bot.local.hub import Hub
from bot.local.journal import BANNED_AT
from bot.local.permissions import BITS
from bot.local.policy import RequestError
from bot.local.ratelimit import Rule
from bot.local.rest import respond
from bot.local.shapes import ADDRESSES, check_shape
from bot.local.state import TEXT_CHANNEL, Channel, Json
from bot.local.web import read_object

MOST_CHANNELS = 500
MAX_NAME = 100
NOT_SENT = (1004, 1005, 1006, 1015)
"""Close codes that only a client's own end reports."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Control:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def add_to(self, app: web.Application) -> None:
        routes: Iterable[tuple[str, str, Callable[[web.Request, Json], Any]]] = (
            ("GET", "faults", self._faults),
            ("POST", "faults", self._add_fault),
            ("DELETE", "faults", self._clear_faults),
            ("POST", "gateway", self._gateway),
            ("POST", "interactions", self._interactions),
            ("PATCH", "application", self._application),
            ("POST", "guilds", self._add_guild),
            ("DELETE", "guilds/{guild}", self._remove_guild),
            ("POST", "deauthorize/{person}", self._deauthorize),
            ("POST", "time", self._time),
            ("PATCH", "limits", self._limits),
            ("POST", "channels", self._add_channel),
            ("PATCH", "channels/{channel}", self._change_channel),
            ("DELETE", "channels/{channel}", self._delete_channel),
            ("DELETE", "channels/{channel}/messages/{message}", self._delete_message),
            ("GET", "seen/{person}", self._seen),
            ("GET", "messages/{message}", self._states),
            ("GET", "requests", self._requests),
            ("POST", "save", self._save),
        )
        for method, path, handler in routes:
            app.router.add_route(method, f"/control/{path}", _answering(handler))

    def _faults(self, _request: web.Request, _asked: Json) -> list[Json]:
        return self._hub.faults.listing()

    def _add_fault(self, _request: web.Request, asked: Json) -> list[Json]:
        known = {field.name for field in fields(Fault)}
        if not known.issuperset(asked):
            raise RequestError(f"a fault has the fields {sorted(known)}, not {sorted(asked)}")
        try:
            self._hub.faults.add(Fault(**asked))
        except (TypeError, ValueError) as error:
            raise RequestError(str(error)) from None
        return self._hub.faults.listing()

    def _clear_faults(self, _request: web.Request, _asked: Json) -> list[Json]:
        self._hub.faults.clear()
        return []

    def _gateway(self, _request: web.Request, asked: Json) -> Json:
        gateway, what = self._hub.gateway, asked.get("do")
        is_resumable = bool(asked.get("resumable", True))
        match what:
            case "close":
                gateway.close(_close_code(asked.get("code", 4000)), resumable=is_resumable)
            case "cut":
                gateway.cut(resumable=is_resumable)
            case "reconnect":
                gateway.reconnect()
            case "invalidate":
                gateway.invalidate(resumable=is_resumable)
            case "deafen":
                gateway.faults.is_deaf = bool(asked.get("on", True))
            case _:
                raise RequestError(f"unknown gateway action {what!r}")
        return asdict(gateway.faults)

    async def _interactions(self, _request: web.Request, asked: Json) -> Json:
        carrier, what = self._hub.carrier, asked.get("do")
        count = int(asked.get("count", 1))
        match what:
            case "duplicate":
                carrier.faults.duplicate = count
            case "drop":
                carrier.faults.drop = count
            case "reorder":
                carrier.faults.hold = count
            case "release":
                carrier.release()
            case "again":
                self._again(str(asked.get("interaction_id")))
            case "check":
                carrier.faults.check_every = int(asked.get("every", 0))
                await self._hub.endpoints.check()
            case _:
                raise RequestError(f"unknown action {what!r}")
        return asdict(carrier.faults)

    def _again(self, interaction_id: str) -> None:
        if interaction_id not in self._hub.carrier.sent:
            raise RequestError(f"there was no interaction {interaction_id}", status=404)
        self._hub.carrier.again(interaction_id)

    async def _application(self, _request: web.Request, asked: Json) -> Json:
        """Change the application as Discord's own route does, but without calling the addresses."""
        try:
            check_shape(asked, ADDRESSES)
            await self._hub.endpoints.change(asked, is_verified=False)
        except ApiError as error:
            raise RequestError(str(error.body)) from None
        return asdict(self._hub.world.addresses)

    def _add_guild(self, _request: web.Request, asked: Json) -> Json:
        hub, name = self._hub, str(asked.get("name", "Club"))
        if len(hub.world.guilds) >= MOST_CHANNELS or not 1 <= len(name) <= MAX_NAME:
            raise RequestError(f"there are at most {MOST_CHANNELS} servers with names of 1 to {MAX_NAME}")
        return hub.payloads.channel(hub.add_guild(name, int(asked.get("shard", 0))))

    def _remove_guild(self, request: web.Request, _asked: Json) -> None:
        guild = self._hub.world.more_guilds.get(request.match_info["guild"])
        if guild is None:
            raise RequestError("there is no such server that can be left", status=404)
        self._hub.remove_guild(guild)

    def _deauthorize(self, request: web.Request, _asked: Json) -> None:
        person = self._hub.world.people.get(request.match_info["person"])
        if person is None:
            raise RequestError("there is no such person", status=404)
        self._hub.deauthorize(person)

    def _time(self, _request: web.Request, asked: Json) -> Json:
        self._hub.clock.forward(int(asked.get("forward", 0)))
        self._hub.interactions.expire()
        self._hub.events.wake()
        return {"now": self._hub.clock()}

    def _limits(self, _request: web.Request, asked: Json) -> Json:
        limits = self._hub.rates.limits
        limits.global_limit = int(asked.get("global", limits.global_limit))
        for bucket, rule in (asked.get("rules") or {}).items():
            if bucket not in limits.rules:
                raise RequestError(f"there is no bucket {bucket!r}, only {sorted(limits.rules)}")
            limits.rules[bucket] = Rule(int(rule["limit"]), float(rule["per"]))
        return asdict(limits)

    def _add_channel(self, _request: web.Request, asked: Json) -> Json:
        hub = self._hub
        place, name = len(hub.world.channels), str(asked.get("name", "new"))
        if place >= MOST_CHANNELS or not 1 <= len(name) <= MAX_NAME:
            raise RequestError(f"a server has at most {MOST_CHANNELS} channels with names of 1 to {MAX_NAME}")
        channel = Channel(hub.new_id(), TEXT_CHANNEL, name=name, position=place)
        hub.put_channel(channel)
        return hub.payloads.channel(channel)

    def _change_channel(self, request: web.Request, asked: Json) -> Json:
        channel = self._channel(request)
        names = asked.get("deny", [name for name, bit in BITS.items() if channel.denied & bit])
        unknown = [name for name in names if name not in BITS]
        if unknown:
            raise RequestError(f"there are no permissions {unknown}, only {sorted(BITS)}")
        hidden = tuple(map(str, asked.get("hidden_from", channel.hidden_from)))
        self._hub.put_channel(
            replace(channel, denied=sum(BITS[name] for name in set(names)), hidden_from=hidden)
        )
        return self._hub.payloads.channel(self._hub.world.channels[channel.id])

    def _delete_channel(self, request: web.Request, _asked: Json) -> None:
        self._hub.remove_channel(self._channel(request))

    def _delete_message(self, request: web.Request, _asked: Json) -> None:
        channel = self._channel(request)
        message = self._hub.world.message(channel.id, request.match_info["message"])
        if message is None:
            raise RequestError("there is no such message", status=404)
        self._hub.messages.delete(message)

    def _seen(self, request: web.Request, _asked: Json) -> list[Json]:
        return self._hub.visibility.seen_by(request.match_info["person"])

    def _states(self, request: web.Request, _asked: Json) -> list[Json]:
        return self._hub.visibility.states_of(request.match_info["message"])

    def _requests(self, _request: web.Request, _asked: Json) -> Json:
        journal = self._hub.journal
        counts: dict[str, dict[str, int]] = {}
        for (route, status), count in journal.counts.items():
            counts.setdefault(route, {})[str(status)] = count
        carried: dict[str, dict[str, int]] = {}
        for (way, outcome), count in journal.carried.items():
            carried.setdefault(way, {})[outcome] = count
        return {
            "counts": counts,
            "carried": carried,
            "missing": dict(journal.missing),
            "invalid": journal.invalid(),
            "banned_at": BANNED_AT,
        }

    def _save(self, _request: web.Request, _asked: Json) -> None:
        self._hub.autosave.now()

    def _channel(self, request: web.Request) -> Channel:
        channel = self._hub.world.channels.get(request.match_info["channel"])
        if channel is None:
            raise RequestError("there is no such channel", status=404)
        return channel


def _close_code(code: Any) -> int:
    """Return a code that a server may close a socket with."""
    if not 1000 <= int(code) < 5000 or int(code) in NOT_SENT:
        raise RequestError(f"{code} is no close code")
    return int(code)


def _answering(handler: Callable[[web.Request, Json], Any]) -> Handler:
    async def answer(request: web.Request) -> web.StreamResponse:
        try:
            result = handler(request, await read_object(request))
            if isawaitable(result):
                result = await result
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise RequestError(f"{type(error).__name__}: {error}") from None
        return respond(result, 204 if result is None else 200, {})

    return answer
