"""When another process may have answered an interaction, Discord is asked first."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.interactions.gateway import LATE_SECONDS, GatewayClient
from bot.store.database import Store
from bot.turns.clocks import SharedClock
from bot.turns.processes import TERM, Alone, Processes
from tests.times import Time


def pressed(time: Time, seconds_ago: float) -> Any:
    """An interaction; any, because only its time is asked for."""
    return SimpleNamespace(created_at=datetime.fromtimestamp(time.now / 1000 - seconds_ago, UTC))


def client(peers: Alone | Processes, *, has_door: bool) -> GatewayClient:
    return GatewayClient(peers, has_door=has_door, intents=discord.Intents.none())


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def processes(store: Store, time: Time) -> Processes:
    return Processes(store, SharedClock(lambda: time.now, time.wall), time.seconds)


def test_the_only_process_is_always_sure(time: Time) -> None:
    assert client(Alone(), has_door=True).is_sure(pressed(time, 100))


async def test_behind_a_balancer_a_late_interaction_may_have_been_answered(
    processes: Processes, time: Time
) -> None:
    bot = client(processes, has_door=True)
    assert bot.is_sure(pressed(time, LATE_SECONDS - 0.1))
    assert not bot.is_sure(pressed(time, LATE_SECONDS + 0.1))


async def test_a_paused_keeper_may_hear_what_its_successor_has_answered(
    processes: Processes, time: Time
) -> None:
    bot = client(processes, has_door=False)
    await processes.beat()
    assert bot.is_sure(pressed(time, 2))
    time.now += TERM
    assert not bot.is_sure(pressed(time, 0.1))
