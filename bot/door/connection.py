"""A connection to the door, which knows whether anybody who may come in has used it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from http import HTTPStatus
from math import inf

from aiohttp import web

HEAD_SECONDS = 10.0
"""Seconds in which a new connection has to send the head of its first request."""
QUIET_SECONDS = 60.0
UNNAMED = {"Server": ""}
"""aiohttp would tell its version and Python's."""

logger = logging.getLogger(__name__)


class Refusals:
    """Logs what is refused, but no more than a line a minute: a flood must not fill the log."""

    def __init__(self) -> None:
        self._counts = Counter[str]()
        """How many were refused and not logged yet, by the reason."""
        self._logged: dict[str, float] = {}
        """When refusals were logged, by the reason and the loop's clock."""

    def note(self, reason: str) -> None:
        self._counts[reason] += 1
        now = asyncio.get_running_loop().time()
        if now - self._logged.get(reason, -inf) >= QUIET_SECONDS:
            self._logged[reason] = now
            logger.warning("refused at the door: %d, because %s", self._counts.pop(reason), reason)


class DoorConnection(web.RequestHandler):
    """A connection that ends without a first request in time, and tells nothing about what was wrong."""

    is_proven = False
    """Whether Discord, or somebody with a session, has made a request on it."""

    @property
    def may_be_given_up(self) -> bool:
        is_open = self.transport is not None and not self.transport.is_closing()
        return is_open and not self.is_proven

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._head_due = self._loop.call_later(HEAD_SECONDS, self._need_request)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._head_due.cancel()
        super().connection_lost(exc)

    def _need_request(self) -> None:
        if not self._request_count:
            self.force_close()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = HTTPStatus.INTERNAL_SERVER_ERROR,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        if status == HTTPStatus.INTERNAL_SERVER_ERROR:
            logger.error("a request failed: %s", message or "it was not answered", exc_info=exc)
        if request.writer.output_size > 0:
            raise ConnectionError("a part of another answer is sent already")
        return refusal(status)


def refusal(status: int) -> web.Response:
    """Return an empty answer after which the connection ends: only Discord's are worth keeping."""
    response = web.Response(status=status, headers=UNNAMED)
    response.force_close()
    return response


def prove(request: web.BaseRequest) -> None:
    """Note that a request comes from Discord, or from somebody with a session: its connection is not given up for
    others."""
    if isinstance(request.protocol, DoorConnection):
        request.protocol.is_proven = True
