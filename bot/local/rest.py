"""How every REST request is handled: rate limit, handler, response."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from inspect import isawaitable
from typing import Any

from aiohttp import web

from bot.local.errors import ApiError, Problems, refusal
from bot.local.hub import Hub
from bot.local.observer import Lost, Trouble
from bot.local.reading import Body, read_body, read_fields
from bot.local.snowflake import is_id

MISSING = 501
BEARER = "Bearer "

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Call:
    """A request as handlers see it."""

    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Body
    authorization: str = ""

    def number(self, name: str, default: int) -> int:
        """Return a whole number in the query, such as an id; raises ApiError for anything else."""
        text = self.query.get(name, str(default))
        if not is_id(text):
            problems = Problems()
            problems.add((name,), "NUMBER_TYPE_COERCE", "Value is not int.")
            problems.raise_any()
        return int(text)


Handler = Callable[[Hub, Call], Any]
"""Returns JSON, None for a response without a body, or an awaitable of either; raises ApiError."""


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
    takes_person: bool = False
    """Whether a person's token, which an Activity gets, does in place of the bot's."""
    is_form: bool = False
    """The body is a form, which holds the client secret in place of a token."""


class Rest:
    def __init__(self, hub: Hub, routes: tuple[Route, ...]) -> None:
        self._hub = hub
        self._routes = routes

    def add_to(self, app: web.Application) -> None:
        for route in self._routes:
            app.router.add_route(route.method, f"/api/v{{version}}{route.path}", partial(self._serve, route))
        app.router.add_route("*", "/api/{rest:.*}", self._unknown)

    async def _serve(self, route: Route, request: web.Request) -> web.StreamResponse:
        trouble = self._hub.observer.trouble(route.name)
        body, headers, answer, status, page = Body(), dict[str, str](), None, 200, ""
        try:
            headers = self._admit(route, request)
            body = await (read_fields if route.is_form else read_body)(request)
            answer = await self._handle(route, request, body, trouble)
            if answer is None:
                status = 204
        except Lost:
            self._note(trouble, route, request, body, status=0, answer=None)
            if request.transport is not None:
                request.transport.abort()
            return web.Response()
        except ApiError as error:
            status, answer, page = error.status, error.body, error.page
            headers = {**headers, **error.headers}
        self._note(trouble, route, request, body, status=status, answer=answer)
        if page:
            return web.Response(text=page, status=status, headers=headers, content_type="text/html")
        return respond(answer, status, headers)

    def _admit(self, route: Route, request: web.Request) -> dict[str, str]:
        """Return the rate-limit headers; raises ApiError for a wrong version, a missing token or too many
        requests."""
        if request.match_info["version"] not in ("9", "10"):
            raise refusal(50041)
        if not _is_allowed(route, request.headers.get("Authorization", "")):
            raise ApiError(401, 0, "401: Unauthorized")
        place = ":".join(request.match_info[part] for part in route.place)
        return self._hub.rates.take(route.bucket, route.name, place, is_exempt=route.is_interaction)

    async def _handle(self, route: Route, request: web.Request, body: Body, trouble: Trouble) -> Any:
        await trouble.begin()
        self._hub.rules.check_body(route.name, body.json)
        authorization = request.headers.get("Authorization", "")
        answer = route.handler(self._hub, Call(request.match_info, request.query, body, authorization))
        if isawaitable(answer):
            answer = await answer
        await trouble.end()
        return answer

    def _note(
        self, trouble: Trouble, route: Route, request: web.Request, body: Body, *, status: int, answer: Any
    ) -> None:
        self._hub.observer.noted(
            self._hub.clock(),
            request.method,
            route.path,
            route.name,
            status=status,
            trouble=trouble,
            sent=body.json,
            files=tuple(name for name, _ in body.files.values()),
            answer=answer,
        )

    async def _unknown(self, request: web.Request) -> web.StreamResponse:
        """Log what this server does not support."""
        what = f"{request.method} {request.path}"
        logger.error("bot.local has no route %s", what)
        self._hub.observer.missed(what)
        self._hub.observer.noted(self._hub.clock(), request.method, request.path, "missing", status=MISSING)
        text = f"bot.local has no route {what}: add it to bot/local/routes.py"
        return respond({"message": text, "code": 0}, MISSING, {})


def _is_allowed(route: Route, authorization: str) -> bool:
    takes_any = route.is_interaction or route.is_form
    return takes_any or authorization.startswith(("Bot ", BEARER) if route.takes_person else "Bot ")


def respond(answer: Any, status: int, headers: Mapping[str, str]) -> web.Response:
    """Respond with exactly `application/json`: discord.py reads anything else as text."""
    if status == 204:
        return web.Response(status=204, headers=headers)
    body = json.dumps(answer).encode()
    return web.Response(body=body, status=status, headers={**headers, "Content-Type": "application/json"})
