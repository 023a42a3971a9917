"""The game clock stops while Discord is away, as the real client notices it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf

import pytest

from bot.hosting.serve import serve
from bot.local import gateway
from bot.local.carrier import HTTP
from bot.local.server import Server
from bot.settings import Settings
from bot.turns.clocks import GameClock
from tests.local.control import cut
from tests.local.ways import WAYS
from tests.waiting import until

HEARTBEAT = 1_000
"""Milliseconds, so that the first acknowledgement comes soon."""
GREETING = 2
"""READY and GUILD_CREATE."""


class Watched(GameClock):
    """Records when the clock stops and starts."""

    made: list[Watched]

    def __init__(
        self, passing: Callable[[], int], *, at: int | None = None, late: float = inf, silence: float = inf
    ) -> None:
        super().__init__(passing, at=at, late=late, silence=silence)
        self.changes: list[str] = []
        self.heard_times = 0
        self.made.append(self)

    def lost(self) -> None:
        super().lost()
        self._note("stands")

    def heard(self) -> None:
        super().heard()
        self.heard_times += 1
        self._note("passes")

    def _note(self, what: str) -> None:
        if self.changes[-1:] != [what]:
            self.changes.append(what)


@pytest.mark.parametrize("way", WAYS)
async def test_the_clock_passes_while_people_can_press(
    server: Server, settings: Settings, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """Over the gateway they cannot while it is away; over HTTP they can."""
    monkeypatch.setattr(gateway, "HEARTBEAT", HEARTBEAT)
    monkeypatch.setattr(Watched, "made", [], raising=False)
    monkeypatch.setattr("bot.hosting.serve.GameClock", Watched)
    stop = asyncio.Event()
    serving = asyncio.create_task(serve(settings, stop))
    try:
        await until(lambda: Watched.made)
        [clock] = Watched.made
        # Until a heartbeat is acknowledged.
        await until(lambda: clock.changes == ["stands", "passes"] and clock.heard_times > GREETING)
        cut(server.hub.gateway, resumable=True)
        before = clock.heard_times
        # Until a heartbeat is acknowledged, or the clock is read.
        await until(lambda: clock.heard_times > before + GREETING)
        stops = [] if way == HTTP else ["stands", "passes"]
        await until(lambda: clock.changes == ["stands", "passes", *stops])
        assert not clock.is_away
    finally:
        stop.set()
        await serving
