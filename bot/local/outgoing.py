"""Requests of this Discord to the bot: signed, to this machine only, and answered within three seconds."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

import aiohttp
from yarl import URL

from bot.local.observer import Posting
from bot.local.reading import parse
from bot.local.signing import signed_headers
from bot.local.state import Json

LOOPBACK = ("127.0.0.1", "localhost", "::1")
WITHIN = 3.0
"""Seconds in which the bot must answer."""
MOST_CONNECTIONS = 500
JSON_TYPE = "application/json"
USUAL = Posting()
AGENT = "Discord-Interactions/1.0 (+https://discord.com)"


@dataclass(frozen=True, slots=True)
class Reply:
    """What the bot answered to a request."""

    status: int
    kind: str
    """The content type; empty without one."""
    body: bytes

    def read(self) -> Any:
        """Return its JSON; raises ValueError for anything else."""
        if self.kind != JSON_TYPE:
            raise ValueError(f"the content type is {self.kind!r}, not {JSON_TYPE}")
        return parse(self.body)


class Outgoing:
    def __init__(self, signing_key: str) -> None:
        self._signing_key = signing_key
        self._opened: aiohttp.ClientSession | None = None
        self._under_way: set[asyncio.Task[None]] = set()

    async def post(self, url: str, payload: Json, how: Posting = USUAL) -> Reply | None:
        """Send a request once; return the answer, or None if none came in time."""
        if not _is_here(url):
            return None
        body = json.dumps(payload).encode()
        headers = {"Content-Type": JSON_TYPE, "User-Agent": AGENT}
        headers |= signed_headers(self._signing_key, body, is_forged=how.is_forged)
        try:
            async with asyncio.timeout(WITHIN):
                if how.is_cut:
                    await _send_and_leave(URL(url), headers, body)
                    return None
                async with self._session().post(
                    url, data=body, headers=headers, allow_redirects=False
                ) as answer:
                    kind = answer.headers.get("Content-Type", "").partition(";")[0].strip().lower()
                    return Reply(answer.status, kind, await answer.read())
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError):
            return None

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this beside everything else, until `stop`."""
        task = asyncio.get_running_loop().create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def stop(self) -> None:
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        if self._opened is not None:
            await self._opened.close()

    def _session(self) -> aiohttp.ClientSession:
        if self._opened is None:
            self._opened = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=MOST_CONNECTIONS), cookie_jar=aiohttp.DummyCookieJar()
            )
        return self._opened


def _is_here(url: str) -> bool:
    """Return whether an address is one of this machine; nothing is ever sent elsewhere."""
    try:
        address = URL(url)
    except ValueError:
        return False
    return address.scheme == "http" and address.host in LOOPBACK


async def _send_and_leave(url: URL, headers: dict[str, str], body: bytes) -> None:
    """Send a whole request, and close the connection instead of waiting for the answer."""
    _, writer = await asyncio.open_connection(url.host, url.port)
    told = {"Host": url.authority, **headers, "Content-Length": str(len(body))}
    lines = [f"POST {url.raw_path_qs} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items())]
    writer.write("\r\n".join([*lines, "", ""]).encode() + body)
    writer.close()
    await writer.wait_closed()
