"""A connection to the door, which knows whether Discord, or somebody with a session, has used it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from http import HTTPStatus
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from math import inf

from aiohttp import web

HEAD_SECONDS = 10.0
"""Seconds for a new connection to send the head of its first request."""
QUIET_SECONDS = 60.0
FORWARDED = "X-Forwarded-For"
NETWORK_BITS = 64
"""The part of an IPv6 address that its owner cannot choose."""
UNNAMED = {"Server": ""}
"""Replaces a header in which aiohttp would tell its version and Python's."""

logger = logging.getLogger(__name__)


class Refusals:
    """Counts and logs refusals, with at most a line a minute, so that a flood cannot fill the log."""

    def __init__(self, refused: Callable[[str], None] = lambda _: None) -> None:
        """Create it; `refused` is called with the reason of each refusal."""
        self._refused = refused
        self._counts = Counter[str]()
        """How many were refused and not logged yet, by the reason."""
        self._logged: dict[str, float] = {}
        """When refusals were logged, by the reason and the loop's clock."""

    def note(self, reason: str) -> None:
        self._refused(reason)
        self._counts[reason] += 1
        now = asyncio.get_running_loop().time()
        if now - self._logged.get(reason, -inf) >= QUIET_SECONDS:
            self._logged[reason] = now
            # The log counts by the place in the program what repeats: each reason has its own.
            logger.warning(
                "refused at the door: %d, because %s", self._counts.pop(reason), reason, stacklevel=2
            )


class Origins:
    """Knows the addresses that requests come from. A header in which a proxy states one is believed only
    from named proxies; if none is named, every connection may be a proxy's, and no address is known."""

    def __init__(self, proxies: Sequence[IPv4Network | IPv6Network] = ()) -> None:
        self._proxies = proxies

    def of_peer(self, transport: asyncio.BaseTransport | None) -> str:
        """Return the address at the other end of a connection; empty for a proxy's."""
        peer = None if transport is None else transport.get_extra_info("peername")
        return self._first_stranger([peer[0]] if peer else [])

    def of_request(self, request: web.BaseRequest) -> str:
        """Return the address that a request comes from; empty if it is unknown."""
        if (peer := self.of_peer(request.transport)) or not self._proxies:
            return peer
        named = ",".join(request.headers.getall(FORWARDED, [])).split(",")
        return self._first_stranger(reversed(named))

    def _first_stranger(self, addresses: Iterable[str]) -> str:
        """Return the first address that is not a proxy's; addresses behind it are not trustworthy."""
        if not self._proxies:
            return ""
        for text in addresses:
            try:
                address = _bare(text)
            except ValueError:
                return ""
            if not any(address in proxy for proxy in self._proxies):
                is_long = isinstance(address, IPv6Address)
                return str(ip_network((address, NETWORK_BITS), strict=False) if is_long else address)
        return ""


def _bare(text: str) -> IPv4Address | IPv6Address:
    """Return an address, as an IPv4 one also where it came as IPv6; raises ValueError."""
    address = ip_address(text.strip())
    return (isinstance(address, IPv6Address) and address.ipv4_mapped) or address


class DoorConnection(web.RequestHandler):
    """A connection that ends without a timely first request, and does not say what was wrong."""

    is_proven = False
    """Whether Discord, or somebody with a session, has made a request on it."""
    origin = ""
    """The address at the other end; empty if it is a proxy's, or unknown."""

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
    """Return an empty answer after which the connection ends; only Discord's connections are worth keeping."""
    response = web.Response(status=status, headers=UNNAMED)
    response.force_close()
    return response


def prove(request: web.BaseRequest) -> None:
    """Record that a request comes from Discord, or from somebody with a session, so that the connection is
    not closed in favour of others."""
    if isinstance(request.protocol, DoorConnection):
        request.protocol.is_proven = True
