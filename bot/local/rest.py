"""How every REST request is handled: rate limit, faults, handler, response, journal."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from aiohttp import BodyPartReader, web

from bot.local.errors import ApiError, refusal
from bot.local.faults import Fault, FaultError, Lost
from bot.local.hub import Hub
from bot.local.limits import MAX_FILE
from bot.local.messages import Body
from bot.local.ratelimit import RateLimited

FILE = re.compile(r"files\[(\d+)\]")
MISSING = 501

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Call:
    """A request as handlers see it."""

    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Body


@dataclass(frozen=True, slots=True)
class Created:
    """A response with status 201."""

    json: Any


Handler = Callable[[Hub, Call], Any]
"""Returns JSON, Created, or None for a response without a body; raises ApiError."""


@dataclass(frozen=True, slots=True)
class Route:
    name: str
    method: str
    path: str
    """A pattern of aiohttp's; the same as in Discord's API description except for parameter names."""
    handler: Handler
    bucket: str = "other"
    place: tuple[str, ...] = ()
    """The path parameters that have separate buckets."""
    is_interaction: bool = False
    """Interaction endpoints need no bot token and do not count toward the global limit."""


class Rest:
    def __init__(self, hub: Hub, routes: tuple[Route, ...]) -> None:
        self._hub = hub
        self._routes = routes

    def add_to(self, app: web.Application) -> None:
        for route in self._routes:
            app.router.add_route(route.method, f"/api/v{{version}}{route.path}", self._serving(route))
        app.router.add_route("*", "/api/{rest:.*}", self._unknown)

    def _serving(self, route: Route) -> Callable[[web.Request], Any]:
        async def serve(request: web.Request) -> web.StreamResponse:
            return await self._serve(route, request)

        return serve

    async def _serve(self, route: Route, request: web.Request) -> web.StreamResponse:
        fault = self._hub.faults.take(route.name)
        body, headers, answer, status = Body(), dict[str, str](), None, 200
        try:
            headers = self._admit(route, request)
            body = await read_body(request)
            answer = await self._handle(route, request, body, fault)
            if isinstance(answer, Created):
                status, answer = 201, answer.json
            elif answer is None:
                status = 204
        except Lost:
            self._note(route, request, body, 0, None, is_fault=True)
            return _cut(request)
        except ApiError as error:
            status, answer = error.status, error.body
            if isinstance(error, (RateLimited, FaultError)):
                headers = {**headers, **error.headers}
        self._note(route, request, body, status, answer, is_fault=fault is not None)
        return respond(answer, status, headers)

    def _admit(self, route: Route, request: web.Request) -> dict[str, str]:
        """The rate-limit headers; raises ApiError for a wrong version, a missing token or too many requests."""
        if request.match_info["version"] not in ("9", "10"):
            raise refusal(50041)
        if not route.is_interaction and not request.headers.get("Authorization", "").startswith("Bot "):
            raise ApiError(401, 0, "401: Unauthorized")
        place = ":".join(request.match_info[part] for part in route.place)
        return self._hub.rates.take(route.bucket, route.name, place, is_exempt=route.is_interaction)

    async def _handle(self, route: Route, request: web.Request, body: Body, fault: Fault | None) -> Any:
        if fault is not None and not fault.after:
            await fault.strike()
        answer = route.handler(self._hub, Call(request.match_info, request.query, body))
        if fault is not None and fault.after:
            await fault.strike()
        return answer

    def _note(
        self, route: Route, request: web.Request, body: Body, status: int, answer: Any, *, is_fault: bool
    ) -> None:
        files = tuple(name for name, _ in body.files.values())
        self._hub.journal.note(
            request.method,
            route.path,
            route.name,
            status=status,
            sent=body.json,
            files=files,
            answer=answer,
            is_fault=is_fault,
        )

    async def _unknown(self, request: web.Request) -> web.StreamResponse:
        """Log what this server does not support."""
        what = f"{request.method} {request.path}"
        logger.error("bot.local has no route %s", what)
        self._hub.journal.missing[what] += 1
        self._hub.journal.note(request.method, request.path, "missing", status=MISSING)
        text = f"bot.local has no route {what}: add it to bot/local/routes.py"
        return respond({"message": text, "code": 0}, MISSING, {})


async def read_body(request: web.Request) -> Body:
    """JSON, or multipart with `payload_json` and `files[n]`; raises ApiError for anything else."""
    if not request.can_read_body:
        return Body()
    try:
        if request.content_type == "multipart/form-data":
            return await _read_form(request)
        text = await request.text()
    except web.HTTPRequestEntityTooLarge:
        raise refusal(40005) from None
    return Body(_parse(text)) if text else Body()


async def _read_form(request: web.Request) -> Body:
    files: dict[int, tuple[str, bytes]] = {}
    fields: dict[str, Any] = {}
    payload: Any = None
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        name = part.name or ""
        if match := FILE.fullmatch(name):
            content = bytes(await part.read())
            files[int(match[1])] = (part.filename or "unknown", content)
        elif name == "payload_json":
            payload = _parse(await part.text())
        elif part.filename:
            fields[name] = bytes(await part.read())
        else:
            fields[name] = await part.text()
        if sum(len(content) for _, content in files.values()) > 10 * MAX_FILE:
            raise refusal(40005)
    return Body(fields if payload is None else payload, files)


def _parse(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise refusal(50109) from None


def respond(answer: Any, status: int, headers: Mapping[str, str]) -> web.Response:
    """The content type is exactly `application/json`: discord.py reads anything else as text."""
    if status == 204:
        return web.Response(status=204, headers=headers)
    body = json.dumps(answer).encode()
    return web.Response(body=body, status=status, headers={**headers, "Content-Type": "application/json"})


def _cut(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
