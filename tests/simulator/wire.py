"""Discord in memory, seen from discord.py: several servers behind one REST address."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from email.message import Message
from email.parser import BytesParser
from random import Random
from typing import Any
from unittest.mock import patch

from multidict import CIMultiDict

from bot.local import hub as local_hub
from bot.local.components import walk
from bot.local.errors import ApiError, refusal
from bot.local.hub import Hub
from bot.local.interactions import Interaction
from bot.local.observer import Observer
from bot.local.ratelimit import VIA, Limits, RateLimits
from bot.local.reading import Body
from bot.local.rest import Call, Route
from bot.local.routes import ROUTES
from bot.local.snowflake import EPOCH, SHIFT
from bot.local.starts import Sharding
from bot.local.state import Json, Setup
from bot.local.storage import Storage, first_world
from tests.simulator.gateway import Gateway, Socket
from tests.simulator.virtual import LIFE, VirtualLoop
from tests.strict.rules import StrictRules

BEGIN = 1_780_000_000_000
"""Milliseconds UTC at which every seed begins."""
PREFIX = "/api/v10"
FILE = re.compile(r"files\[(\d+)\]")
PATTERNS = [
    (route, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route.path) + r"\Z")) for route in ROUTES
]


@dataclass(frozen=True, slots=True)
class Trouble:
    """What happens to one request."""

    status: int | None = None
    code: int = 0
    is_after: bool = False
    """Whether the request takes effect first."""
    error: Exception | None = None
    """Raised in the client instead of a response."""
    delay: float = 0.0
    retry_after: float = 1.0
    is_banned: bool = False
    """Whether it is a 429 from Cloudflare, which is not JSON."""

    @property
    def is_refused(self) -> bool:
        """Whether the request has no effect."""
        return not self.is_after and (self.status is not None or self.error is not None)


class Response:
    """The parts of aiohttp's response that discord.py uses."""

    def __init__(self, method: str, url: str, status: int, body: str, headers: Mapping[str, str]) -> None:
        self.method, self.url, self.status, self.reason = method, url, status, str(status)
        self._body = body
        kind = "application/json" if body[:1] in ("{", "[") else "text/html"
        self.headers = CIMultiDict({"Content-Type": kind, **headers})

    async def text(self, encoding: str = "utf-8") -> str:  # noqa: ARG002 (discord.py names it)
        return self._body


class Session:
    """Replaces aiohttp.ClientSession."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self.closed = False

    @asynccontextmanager
    async def request(
        self, method: str, url: str, *, data: Any = None, params: Any = None, headers: Any = None, **_: Any
    ) -> AsyncIterator[Response]:
        yield await self._wire.exchange(method, url, _read(data, headers), params)

    async def ws_connect(self, url: str, **_: Any) -> Socket:  # noqa: ARG002 (there is one address)
        return await self._wire.gateway.connect()

    async def close(self) -> None:
        self.closed = True


@dataclass(frozen=True, slots=True)
class _Asked:
    done: asyncio.Future[Response]
    method: str
    url: str
    body: Body
    params: Any
    life: int


class Sights(Observer):
    """Passes on what people can see."""

    def __init__(self) -> None:
        self.seen: Callable[[str, Iterable[str], Json], None] = lambda *_: None

    def sighted(self, at: int, kind: str, people: Iterable[str], shown: Json) -> None:
        del at
        self.seen(kind, people, shown)


class Wire:
    """The servers, and the way of a request to the one that it concerns."""

    def __init__(
        self, loop: VirtualLoop, chance: Random, setups: list[Setup], activity: str | None = None
    ) -> None:
        """`activity` is where the application serves the page of its Activity, if it has one."""
        self._loop, self._chance, self._activity = loop, chance, activity
        self.gateway = Gateway(self.present, self.now, loop, chance)
        self._last_id = (BEGIN - EPOCH) << SHIFT
        self.rates = RateLimits(self.now, Limits())
        self.trouble: Callable[[Route, Call], Trouble | None] = lambda _route, _call: None
        self.tell: Callable[[str], None] = lambda _: None
        """Called with every request, for the trace."""
        self.invalid = 0
        """Requests that Discord counts towards a ban, without injected ones."""
        self.requests = 0
        self.under_way = Counter[int]()
        """Requests that have no answer yet, by life."""
        self.tokens: dict[str, Hub] = {}
        self.gone: set[str] = set()
        """Servers that the bot is not in."""
        # One clock and one source of ids for all.
        with (
            patch.object(local_hub, "Clock", lambda: self.now),
            patch.object(local_hub, "Snowflakes", lambda *_: self.new_id),
        ):
            self.hubs = [self._make(setup) for setup in setups]

    def now(self) -> int:
        """Milliseconds UTC."""
        return BEGIN + round(self._loop.time() * 1000)

    def new_id(self) -> str:
        self._last_id = max(self._last_id + 1, (self.now() - EPOCH) << SHIFT)
        return str(self._last_id)

    def present(self) -> list[Hub]:
        return [hub for hub in self.hubs if hub.world.guild.id not in self.gone]

    def hub_of(self, channel: str) -> Hub | None:
        return next((hub for hub in self.hubs if channel in hub.world.channels), None)

    def _make(self, setup: Setup) -> Hub:
        world = first_world(setup, self.new_id)  # type: ignore[arg-type]  # it only calls it
        world.application_id = "1000000000000000000"
        hub = Hub(
            Storage(None),
            world,
            setup,
            "http://discord",
            limits=Limits(),
            sharding=Sharding(),
            rules=StrictRules(),
            observer=Sights(),
            activity=self._activity,
        )
        hub.rates = self.rates
        hub.gateway = hub.carrier._gateway = self.gateway  # type: ignore[assignment]  # one of our own
        send = hub.interactions.send

        def sent(*about: Any, **named: Any) -> Interaction:
            made = send(*about, **named)
            self.tokens[made.token] = hub
            return made

        hub.interactions.send = sent  # type: ignore[method-assign]  # the wire may fail
        return hub

    async def exchange(self, method: str, url: str, body: Body, params: Any) -> Response:
        """A request and its response; either may be lost, and so may the process between them."""
        done: asyncio.Future[Response] = self._loop.create_future()
        life = LIFE.get()
        is_lost = self._chance.random() < 0.5
        self.requests += 1

        def arrive() -> None:
            if not (is_lost and self._loop.is_dead(life)):
                self._serve(_Asked(done, method, url, body, params, life))

        self._loop.call_later(0.01 + 0.05 * self._chance.random(), arrive, context=self._loop.outside)
        self.under_way[life] += 1
        try:
            return await done
        finally:
            self.under_way[life] -= 1

    def _serve(self, asked: _Asked) -> None:
        path, _, queried = asked.url.partition("?")
        query = {key: str(value) for key, value in (asked.params or {}).items()}
        query |= dict(pair.split("=", 1) for pair in queried.split("&") if "=" in pair)
        route, call = self._find(asked.method, path.partition(PREFIX)[2], query, asked.body)
        trouble = self.trouble(route, call)
        delay = 0.01 + 0.05 * self._chance.random() + (trouble.delay if trouble else 0)
        if trouble is None or not trouble.is_refused:
            status, answer, headers = self._handle(route, call)
        if trouble is not None and (trouble.status is not None or trouble.error is not None):
            status, answer, headers = _troubled(trouble)
        about = " ".join(
            (call.params.get("message") or call.params.get("interaction") or "", _told(call.body))
        )
        self.tell(f"{asked.life} {route.name} {about} -> {status} {'' if trouble is None else trouble}")
        text = "" if status == 204 else answer if isinstance(answer, str) else json.dumps(answer)
        response = Response(asked.method, asked.url, status, text, headers)
        self._loop.call_later(
            delay,
            _finish,
            asked.done,
            response,
            trouble.error if trouble else None,
            context=self._loop.outside,
        )

    def _find(self, method: str, path: str, query: dict[str, str], body: Body) -> tuple[Route, Call]:
        for route, pattern in PATTERNS:
            if route.method == method and (match := pattern.match(path)):
                return route, Call(match.groupdict(), query, body)
        raise AssertionError(f"this Discord has no route {method} {path}")

    def _handle(self, route: Route, call: Call) -> tuple[int, Any, dict[str, str]]:
        headers: dict[str, str] = {}
        try:
            place = ":".join(call.params[part] for part in route.place)
            headers = self.rates.take(route.bucket, route.name, place, is_exempt=route.is_interaction)
            hub = self._hub(call)
            hub.rules.check_body(route.name, call.body.json)
            answer = route.handler(hub, call)
        except ApiError as error:
            if error.status in (401, 403, 429):
                self.invalid += 1
            return error.status, error.body, {**headers, **error.headers}
        return (204, "", headers) if answer is None else (200, answer, headers)

    def _hub(self, call: Call) -> Hub:
        """The server that a request concerns; raises ApiError for one that the bot is not in."""
        found: Hub | None = self.hubs[0]
        if (channel := call.params.get("channel")) is not None:
            found = self.hub_of(channel)
            if found and not found.world.channels[channel].recipient and found.world.guild.id in self.gone:
                raise refusal(50001)
        elif (token := call.params.get("token")) is not None:
            found = self.tokens.get(token)
        elif (guild := call.params.get("guild")) is not None:
            found = next((hub for hub in self.hubs if hub.world.guild.id == guild), None)
        elif "recipient_id" in call.body.object:
            person = str(call.body.object["recipient_id"])
            found = next((hub for hub in self.hubs if person in hub.world.people), self.hubs[0])
        if found is None:
            raise refusal(10003 if channel is not None else 50027)
        return found


def _finish(done: asyncio.Future[Response], response: Response, error: Exception | None) -> None:
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(response)


def _told(body: Body) -> str:
    """Describe a request briefly."""
    inside = body.inside("data") if "data" in body.object else body
    parts = [str(body.object.get("type", "")), str(inside.object.get("content", ""))[:60].replace("\n", " ")]
    parts += [str(part.get("custom_id", ""))[:20] for _, part in walk(inside.object.get("components") or ())][
        1:2
    ]
    return " ".join(filter(None, parts))


def _troubled(trouble: Trouble) -> tuple[int, Any, dict[str, str]]:
    status = trouble.status or 0
    if status == 429:
        if trouble.is_banned:
            return status, "<html>error code: 1015</html>", {"Retry-After": "10"}
        body = {"message": "injected", "retry_after": trouble.retry_after, "global": trouble.code == 1}
        return status, body, {"Retry-After": str(trouble.retry_after), "Via": VIA}
    return status, {"message": "injected", "code": trouble.code}, {}


def _read(data: Any, headers: Mapping[str, str] | None) -> Body:
    """Read what is passed to aiohttp."""
    if data is None:
        return Body()
    if isinstance(data, str):
        return Body(json.loads(data))
    parts = _parts_of(data, headers or {}) if isinstance(data, bytes) else data._fields
    files: dict[int, tuple[str, bytes]] = {}
    payload: Any = None
    for about, _, value in parts:
        content = value.read() if hasattr(value, "read") else value
        if match := FILE.fullmatch(about["name"]):
            files[int(match[1])] = (about["filename"], content)
        elif about["name"] == "payload_json":
            payload = json.loads(content)
    return Body(payload, files)


def _parts_of(form: bytes, headers: Mapping[str, str]) -> Iterator[tuple[Mapping[str, str], str, bytes]]:
    """The parts of a form in one piece, as aiohttp's own form has them."""
    head = f"Content-Type: {headers['Content-Type']}\r\n\r\n".encode()
    for part in BytesParser().parsebytes(head + form).get_payload():
        assert isinstance(part, Message)
        content = part.get_payload(decode=True)
        assert isinstance(content, bytes)
        about = part.get_params(header="Content-Disposition") or []
        yield dict(about), part.get_content_type(), content
