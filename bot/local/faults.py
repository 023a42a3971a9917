"""Faults on request: what goes wrong between the bot and this Discord over HTTP."""

from __future__ import annotations

import asyncio
from dataclasses import asdict, dataclass
from typing import Any

from bot.local.errors import ApiError
from bot.local.ratelimit import VIA

Json = dict[str, Any]
LOSE = "lose"


class Lost(Exception):
    """The connection ends without an answer."""


@dataclass(slots=True)
class Fault:
    """One kind of trouble for the next `times` requests of a route; route `*` is any."""

    route: str = "*"
    status: int | None = None
    """Answer with this status in place of the right one."""
    code: int = 0
    message: str = "On request"
    lose: bool = False
    """Cut the connection in place of an answer."""
    after: bool = False
    """Whether the request takes effect first."""
    delay: float = 0.0
    """Seconds before the answer; the effect has happened if `after`."""
    retry_after: float = 1.0
    """With status 429."""
    via: bool = True
    """With status 429: whether Discord's own network says so."""
    times: int = 1

    def __post_init__(self) -> None:
        if self.times < 1 or (self.status is not None and not 200 <= self.status < 600):
            raise ValueError(f"a fault comes at least once, with a status from 200 to 599, not {self}")

    async def strike(self) -> None:
        """Raises what the client shall see in place of an answer."""
        if self.delay:
            await asyncio.sleep(self.delay)
        if self.lose:
            raise Lost
        if self.status is not None:
            raise self._error(self.status)

    def _error(self, status: int) -> FaultError:
        error = FaultError(status, self.code, self.message)
        if status == 429:
            error.body = {"message": self.message, "retry_after": self.retry_after, "global": False}
            error.headers = {"Retry-After": str(self.retry_after), **({"Via": VIA} if self.via else {})}
        return error


class FaultError(ApiError):
    """An error that was asked for."""

    headers: dict[str, str]

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(status, code, message)
        self.headers = {}


class Faults:
    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def add(self, fault: Fault) -> None:
        self._faults.append(fault)

    def clear(self) -> None:
        self._faults.clear()

    def listing(self) -> list[Json]:
        return [asdict(fault) for fault in self._faults]

    def take(self, route: str) -> Fault | None:
        """The fault that this request meets; it is used up."""
        for fault in self._faults:
            if fault.route in ("*", route):
                fault.times -= 1
                if not fault.times:
                    self._faults.remove(fault)
                return fault
        return None
