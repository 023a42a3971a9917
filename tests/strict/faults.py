"""Faults that a test injects into requests of the bot, and into those to it."""

from __future__ import annotations

import asyncio
from dataclasses import asdict, dataclass
from typing import Any

from bot.local.errors import ApiError
from bot.local.observer import Lost, Posting, Trouble
from bot.local.ratelimit import VIA

Json = dict[str, Any]


@dataclass(slots=True)
class Fault(Trouble):
    """A fault for the next `times` requests of a route; `*` is any route of the bot's.

    On the way to the bot only `delay`, `lose` (leave once the request is sent) and `forge` matter.
    """

    route: str = "*"
    status: int | None = None
    """Respond with this status instead of the right one."""
    code: int = 0
    message: str = "Injected fault"
    lose: bool = False
    """Cut the connection instead of responding."""
    after: bool = False
    """Whether the request takes effect first."""
    delay: float = 0.0
    """Seconds before the response, with `after` once the request has taken effect."""
    page: str = ""
    """Respond with this page, as a proxy or Cloudflare does, instead of JSON."""
    retry_after: float | None = 1.0
    """The seconds to wait, with status 429; None says none."""
    via: bool = True
    """With status 429: whether it carries the `Via` header; without it discord.py assumes a ban."""
    scope: str = "user"
    """With status 429: whose limit it is; `shared` counts for nobody."""
    forge: bool = False
    """On the way to the bot: sign wrongly."""
    times: int = 1

    async def begin(self) -> None:
        if not self.after:
            await self.strike()

    async def end(self) -> None:
        if self.after:
            await self.strike()

    async def posting(self) -> Posting:
        if self.delay:
            await asyncio.sleep(self.delay)
        return Posting(is_forged=self.forge, is_cut=self.lose)

    async def strike(self) -> None:
        """Raise what the client gets instead of a response."""
        if self.delay:
            await asyncio.sleep(self.delay)
        if self.lose:
            raise Lost
        if self.status is not None:
            raise self._error(self.status)

    def _error(self, status: int) -> ApiError:
        error = ApiError(status, self.code, self.message)
        error.page = self.page
        if status == 429:
            error.headers = {"X-RateLimit-Scope": self.scope, **({"Via": VIA} if self.via else {})}
            if self.retry_after is not None:
                error.body = {"message": self.message, "retry_after": self.retry_after, "global": False}
                error.headers = {**error.headers, "Retry-After": str(self.retry_after)}
        return error


class Faults:
    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def add(self, fault: Fault) -> None:
        self._faults.append(fault)

    def clear(self) -> None:
        self._faults.clear()

    def listing(self) -> list[Json]:
        return [asdict(fault) for fault in self._faults]

    def take(self, route: str, *, is_any: bool = True) -> Fault | None:
        """Return the fault for this request, which uses it up; `is_any` if `*` means this route too."""
        for fault in self._faults:
            if fault.route == route or (is_any and fault.route == "*"):
                fault.times -= 1
                if not fault.times:
                    self._faults.remove(fault)
                return fault
        return None
