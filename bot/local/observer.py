"""Whoever watches this Discord from outside, or troubles what goes on in it: nobody in `play`, tests in theirs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from bot.local.state import Json


class Lost(Exception):
    """The connection is to be cut without a response."""


@dataclass(frozen=True, slots=True)
class Posting:
    """How a request to the bot is sent."""

    is_forged: bool = False
    """With a wrong signature."""
    is_cut: bool = False
    """The connection is closed once it is sent."""


class Trouble:
    """What a request of the bot meets: here, nothing."""

    async def begin(self) -> None:
        """Called before the request takes effect; may wait, and raise ApiError or Lost."""

    async def end(self) -> None:
        """Called once it has taken effect; may wait, and raise ApiError or Lost."""


class Carry(Protocol):
    def __call__(self, data: Json, guild_id: str | None, *, is_first: bool = True) -> None:
        """Send an interaction to the bot; `is_first` unless it has been sent before."""


class Observer:
    """Changes nothing and remembers nothing. All times are those of this Discord's clock."""

    hears_heartbeats = True
    """Whether the gateway acknowledges heartbeats."""

    def trouble(self, route: str) -> Trouble:
        """Return what the next request of this route meets."""
        del route
        return Trouble()

    def noted(
        self,
        at: int,
        method: str,
        path: str,
        route: str,
        *,
        status: int,
        trouble: Trouble | None = None,
        sent: Any = None,
        files: tuple[str, ...] = (),
        answer: Any = None,
    ) -> None:
        """Hear of a request of the bot and its response; status 0 without one."""

    def missed(self, what: str) -> None:
        """Hear of a request for which this server has no route."""

    def carried(self, way: str, outcome: str) -> None:
        """Hear that an interaction or event was sent to the bot: over the gateway, HTTP or as an event; and of the status
        answered, `no answer`, or `sent` where the gateway answers nothing."""

    def sighted(self, at: int, kind: str, people: Iterable[str], shown: Json) -> None:
        """Hear what some people can see from now on."""

    def interaction(self, data: Json, guild_id: str | None, carry: Carry) -> None:
        """Have an interaction carried to the bot."""
        carry(data, guild_id)

    async def posting(self, route: str) -> Posting:
        """Return how the next interaction (`deliver`) or webhook event (`event`) is posted; may wait."""
        del route
        return Posting()
