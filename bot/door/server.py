"""The server for Discord's requests: interactions, webhook events, and those of the Activity's page."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from http import HTTPStatus
from typing import Any

import aiohttp
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from bot.door.activity.server import PREFIX, Activity
from bot.door.connection import UNNAMED, DoorConnection, Origins, Refusals, prove, refusal
from bot.door.signature import SIGNATURE, TIMESTAMP, Verifier

INTERACTIONS = "/interactions"
EVENTS = "/events"
PING_OF_INTERACTIONS, PING_OF_EVENTS, EVENT = 1, 0, 1
"""Types of requests; with the first two, Discord checks the address."""
PONG = {"type": 1}
MOST_BYTES = 1 << 20
"""The largest body accepted; an interaction that carries its message reaches some 100 kB."""
LARGE_BYTES = 1 << 16
"""Above this size, a signature is checked in a thread, so that the event loop need not wait for it."""
MOST_LARGE = 16
"""How many larger bodies may arrive at the same time: nobody has proven yet that they come from Discord."""
MOST_CONNECTIONS = 512
MOST_OF_AN_ADDRESS = 128
"""The most unauthenticated connections from one address; the oldest is closed first."""
BODY_SECONDS = 5.0
"""Seconds for a body to arrive; Discord waits three for the answer."""
IDLE_SECONDS = 150.0
"""How long an idle connection is kept: longer than Caddy keeps it, which might otherwise use one just as it
is closed."""
LINGER_SECONDS = 2.0
"""Seconds in which the rest of a refused request is read, so that its sender gets the refusal."""
CLOSING_SECONDS = 0.4
"""Seconds for requests under way when the bot stops; a balancer sends those that are cut off to another
process."""
AGAIN_AFTER = 1.0
"""Seconds until a port in use is tried again: a process that this one replaces may still have it."""
TYPED = {"Content-Type": "application/json"}
"""Discord requires a content type even without content."""

Json = dict[str, Any]
Handler = Callable[[Json], None]

logger = logging.getLogger(__name__)


class TurnedAway(Exception):
    """Says that a request gets only this status as its answer."""

    def __init__(self, status: HTTPStatus) -> None:
        super().__init__(status)
        self.status = status


class Doorway(web.Server):
    """Accepts requests signed by Discord, answers, and only then passes them on. If the connection breaks
    before the answer, the load balancer retries on another process, and only one may act."""

    def __init__(
        self,
        verifier: Verifier,
        *,
        interactions: Handler,
        events: Handler,
        activity: Activity | None = None,
        origins: Origins | None = None,
        refusals: Refusals | None = None,
    ) -> None:
        """Create the server; the handlers get an interaction, or the content of a webhook event, as parsed
        JSON."""
        super().__init__(
            self._answer,
            access_log=None,
            auto_decompress=False,  # the bytes as they came are signed
            keepalive_timeout=IDLE_SECONDS,
            lingering_time=LINGER_SECONDS,
        )
        self._verifier = verifier
        self._interactions = interactions
        self._events = events
        self._activity = activity
        self._origins = origins or Origins()
        self._large = asyncio.Semaphore(MOST_LARGE)
        self._note = (refusals or Refusals()).note

    def __call__(self) -> web.RequestHandler:
        return DoorConnection(self, loop=self._loop, **self._kwargs)

    def connection_made(self, handler: web.RequestHandler, transport: asyncio.Transport) -> None:
        super().connection_made(handler, transport)
        pages = 0 if self._activity is None else self._activity.sockets
        if len(self._connections) - pages > MOST_CONNECTIONS:
            self._note(f"there are {MOST_CONNECTIONS} connections already")
            self._give_up(next(iter(self._unproven()), handler))
        if isinstance(handler, DoorConnection) and (origin := self._origins.of_peer(transport)):
            handler.origin = origin
            own = [one for one in self._unproven() if one.origin == origin]
            if len(own) > MOST_OF_AN_ADDRESS:
                self._note(f"one address has {MOST_OF_AN_ADDRESS} connections that prove nothing")
                self._give_up(own[0])

    def _unproven(self) -> Iterator[DoorConnection]:
        """Yield the unauthenticated connections, the oldest first."""
        return (one for one in self.connections if isinstance(one, DoorConnection) and one.may_be_given_up)

    def _give_up(self, connection: web.RequestHandler) -> None:
        if connection.transport is not None:
            connection.transport.abort()

    async def _answer(self, request: web.BaseRequest) -> web.StreamResponse:
        if self._activity is not None and request.raw_path.startswith(PREFIX):
            return await self._activity.answer(request)
        try:
            response, act = self._reply(request.raw_path, await self._received(request))
        except TurnedAway as reason:
            return refusal(reason.status)
        if act is None:
            return response
        try:
            await response.prepare(request)
            await response.write_eof()
        except ConnectionError:
            # The sender knows that it was not answered.
            logger.info("a request was dropped: its connection broke before the answer")
            return response
        try:
            act()
        except Exception:
            logger.exception("a request was answered, but not handled")
        return response

    def _reply(self, path: str, data: Json) -> tuple[web.Response, Callable[[], None] | None]:
        """Return the answer, and what to do once it is given."""
        kind = data.get("type")
        if path == INTERACTIONS and kind == PING_OF_INTERACTIONS:
            return web.json_response(PONG, headers=UNNAMED), None
        if path == INTERACTIONS and isinstance(kind, int):
            return web.Response(status=HTTPStatus.ACCEPTED, headers=UNNAMED), partial(
                self._interactions, data
            )
        done = web.Response(status=HTTPStatus.NO_CONTENT, headers=UNNAMED | TYPED)
        if path == EVENTS and kind == PING_OF_EVENTS:
            return done, None
        if path == EVENTS and kind == EVENT and isinstance(event := data.get("event"), dict):
            return done, partial(self._events, event)
        raise TurnedAway(HTTPStatus.BAD_REQUEST)

    async def _received(self, request: web.BaseRequest) -> Json:
        """Return the content of a request once it is proven to come from Discord; raises TurnedAway."""
        if request.method != "POST" or request.raw_path not in (INTERACTIONS, EVENTS):
            raise TurnedAway(HTTPStatus.NOT_FOUND)
        signature, timestamp = request.headers.get(SIGNATURE, ""), request.headers.get(TIMESTAMP, "")
        if not self._verifier.is_timely(timestamp):
            if timestamp:
                self._note("the time is not within five minutes of ours")
            raise TurnedAway(HTTPStatus.UNAUTHORIZED)
        if (request.content_length or 0) > MOST_BYTES:
            raise TurnedAway(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        async with AsyncExitStack() as holding:
            body = await self._body(request, holding)
            check = partial(self._verifier.is_signed, signature, timestamp, body)
            if not (check() if len(body) <= LARGE_BYTES else await asyncio.to_thread(check)):
                self._note("the signature is wrong (Discord sends some as a test)")
                raise TurnedAway(HTTPStatus.UNAUTHORIZED)
            prove(request)
            try:
                data = json.loads(body)
            except (ValueError, RecursionError):
                raise TurnedAway(HTTPStatus.BAD_REQUEST) from None
        if not isinstance(data, dict):
            raise TurnedAway(HTTPStatus.BAD_REQUEST)
        return data

    async def _body(self, request: web.BaseRequest, holding: AsyncExitStack) -> bytes:
        """Return the body as it came; `holding` keeps the place of a large one. Raises TurnedAway."""
        body = bytearray()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                async for part in request.content.iter_any():
                    size = len(body) + len(part)
                    if size > MOST_BYTES:
                        raise TurnedAway(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
                    if len(body) <= LARGE_BYTES < size:
                        await holding.enter_async_context(self._large)
                    body += part
        except TimeoutError:
            raise TurnedAway(HTTPStatus.REQUEST_TIMEOUT) from None
        except (web.RequestPayloadError, aiohttp.ClientError, HttpProcessingError, ConnectionError):
            raise TurnedAway(HTTPStatus.BAD_REQUEST) from None
        return bytes(body)


@asynccontextmanager
async def serve_door(doorway: Doorway, host: str, port: int) -> AsyncIterator[str]:
    """Serve at this address while inside; yield it, with the chosen port in place of 0."""
    runner = web.ServerRunner(doorway, shutdown_timeout=CLOSING_SECONDS)
    await runner.setup()
    try:
        await _begin(runner, host, port)
        bound_host, bound_port, *_ = runner.addresses[0]
        yield f"http://{f'[{bound_host}]' if ':' in bound_host else bound_host}:{bound_port}"
    finally:
        await runner.cleanup()


async def _begin(runner: web.ServerRunner, host: str, port: int) -> None:
    while True:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            # Over the gateway the bot still hears of channels, and clocks go on.
            logger.warning("DOOR_PORT: %s, port %d: %s", host, port, error.strerror)
            await asyncio.sleep(AGAIN_AFTER)
        else:
            return
