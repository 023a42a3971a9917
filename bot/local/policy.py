"""Who may talk to this server, and what its page may do in a browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from aiohttp import web

from bot.local.activities import PATH
from bot.local.outgoing import LOOPBACK
from bot.local.rest import respond

HOSTS = tuple(f"[{host}]" if ":" in host else host for host in LOOPBACK)
OTHER_SITES = ("cross-site", "same-site")
"""What a browser says of requests that another site makes; another port is another site to us."""
HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
        "require-trusted-types-for 'script'; trusted-types 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
SANDBOX: Mapping[str, str] = {"Content-Security-Policy": "default-src 'none'; sandbox"}
"""The policy for files that a bot attached: opened directly, they cannot run anything."""


class RequestError(Exception):
    """A bad request from the page or a test."""

    def __init__(self, message: str, *, status: int = 400) -> None:
        super().__init__(message)
        self.status = status


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Add these headers to every response, errors included; only files that say how may be stored. An Activity says
    itself what its page may do."""
    if request.path.startswith(f"{PATH}/"):
        return
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("Cache-Control", "no-store")


@web.middleware
async def guard(request: web.Request, handler: Any) -> web.StreamResponse:
    """Refuse other web sites: through a browser they can reach 127.0.0.1 too."""
    if _host(request.headers.get("Host", "")) not in HOSTS:
        return web.Response(status=403, text="This server answers only at 127.0.0.1 and localhost.")
    if _is_from_another_site(request):
        return web.Response(status=403, text="This request comes from another site.")
    try:
        response: web.StreamResponse = await handler(request)
    except RequestError as error:
        return respond({"message": str(error)}, error.status, {})
    except ConnectionResetError:
        # The client is gone, for example a killed bot; nothing reads this response.
        return web.Response(status=400)
    return response


def _is_from_another_site(request: web.Request) -> bool:
    """Return whether a page elsewhere asks; a link from there to the page itself is welcome."""
    origin = request.headers.get("Origin")
    if origin is not None and origin != f"{request.scheme}://{request.headers.get('Host')}":
        return True
    is_link = (
        request.method == "GET"
        and request.path == "/"
        and request.headers.get("Sec-Fetch-Mode") == "navigate"
    )
    return request.headers.get("Sec-Fetch-Site") in OTHER_SITES and not is_link


def _host(header: str) -> str:
    return header.rpartition(":")[0] if header.rpartition(":")[2].isdigit() else header
