"""The real bot, monitored while it plays, and when Discord refuses what it asks."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import isnan

import aiohttp
import discord
import pytest
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from bot.client import Bot
from bot.hosting.metrics import PREFIX
from bot.hosting.serve import serve
from bot.local.hub import Hub
from bot.local.server import Server
from bot.messages import request_limits
from bot.messages.request_limits import LONGEST_PAUSE, SLOW_FROM, SLOWEST_FROM
from bot.settings import Settings
from bot.store.engines import store_on
from tests.databases import fresh
from tests.hosting.test_monitoring import OTHERS, alerts, dashboard, selectors
from tests.local.people import Json, Player
from tests.local.test_real_bot import control_of, has_any
from tests.local.ways import is_online
from tests.strict.faults import Fault
from tests.strict.watch import watch
from tests.waiting import until

pytestmark = pytest.mark.slow

UNSET = {f"{PREFIX}_backup_age_seconds"}
"""Measured only with BACKUP_DIR."""
UNHEARD = {f"{PREFIX}_door_refusals_total"}
"""Counted by a reason, once there is one."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


@pytest.fixture
async def address(server: Server, settings: Settings) -> AsyncIterator[str]:
    """The address of a running bot's pages."""
    port, stop = free_port(), asyncio.Event()
    fresh(settings.database_path)
    task = asyncio.create_task(serve(settings.model_copy(update={"monitoring": f"127.0.0.1:{port}"}), stop))
    await until(lambda: is_online(server))
    yield f"http://127.0.0.1:{port}"
    stop.set()
    await task


async def read(session: aiohttp.ClientSession, url: str) -> tuple[int, str]:
    async with session.get(url) as answer:
        return answer.status, await answer.text()


async def read_metrics(session: aiohttp.ClientSession, address: str) -> dict[str, Metric]:
    status, text = await read(session, f"{address}/metrics")
    assert status == 200
    return {
        sample.name: family for family in text_string_to_metric_families(text) for sample in family.samples
    }


def value(found: dict[str, Metric], name: str, **labels: str) -> float:
    """The sum of the samples with these labels."""
    samples = found[f"{PREFIX}_{name}"].samples
    return sum(
        one.value
        for one in samples
        if one.name == f"{PREFIX}_{name}" and labels.items() <= one.labels.items()
    )


async def is_measured(session: aiohttp.ClientSession, address: str) -> bool:
    """Return whether the bot is ready and has measured a press and the event loop."""
    found = await read_metrics(session, address)
    has_measured = f"{PREFIX}_presses_total" in found and value(found, "event_loop_lag_seconds_count")
    is_ready = await read(session, f"{address}/readyz") == (200, "ready\n")
    return bool(has_measured and value(found, "ready") and is_ready)


async def test_a_bot_that_plays_exports_everything_that_dashboard_and_alerts_ask_for(
    address: str, ada: Player, session: aiohttp.ClientSession
) -> None:
    await ada.command("brikks solo")
    sheet = await ada.until("message_update", has_any)
    control = control_of(sheet, "more")
    assert control is not None
    await ada.answered(await ada.press(sheet, control["custom_id"]))
    assert await read(session, f"{address}/livez") == (200, "alive\n")
    await until(lambda: is_measured(session, address))
    found = await read_metrics(session, address)
    wanted = {str(one.name) for query in (*dashboard(), *alerts()) for one in selectors(query)}
    assert wanted - OTHERS - found.keys() == UNHEARD
    silent = {name for name in found.keys() & wanted if all(isnan(one.value) for one in found[name].samples)}
    assert silent <= UNSET
    assert value(found, "presses_total", kind="more", result="answered") == 1
    assert value(found, "press_answer_seconds_count") == 1
    assert value(found, "games", state="running") == 1
    assert value(found, "commit_seconds_count") > 0
    assert value(found, "drawing_seconds_count") > 0
    assert (
        value(found, "discord_requests_total", method="POST", route="/interactions/{id}/{token}/callback")
        >= 2
    )
    assert value(found, "discord_sessions_left") > 0
    assert value(found, "database_size_bytes") > 0
    assert value(found, "database_up") == value(found, "ready") == 1


@asynccontextmanager
async def alone(settings: Settings) -> AsyncIterator[Bot]:
    """A bot that has only logged in."""
    async with store_on(fresh(settings.database_path)) as store, Bot(store) as bot:
        await bot.login("any token")
        yield bot


async def refused(bot: Bot, hub: Hub, fault: Json) -> None:
    watch(hub).faults.add(Fault("gateway_bot", **fault))
    with pytest.raises((discord.HTTPException, discord.RateLimited, discord.GatewayNotFound)):
        await bot.http.request(discord.http.Route("GET", "/gateway/bot"))


async def test_requests_wait_once_too_many_were_refused_but_not_by_a_shared_limit(
    server: Server, settings: Settings, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    naps: list[float] = []
    sleep = asyncio.sleep

    async def nap(seconds: float) -> None:
        naps.append(seconds)
        await sleep(0)

    async with alone(settings) as bot:
        monkeypatch.setattr(request_limits, "asyncio", type("Naps", (), {"sleep": staticmethod(nap)}))
        await refused(bot, hub, {"status": 429, "retry_after": 45.0, "scope": "shared"})
        assert bot.invalid_requests.count() == 0
        for _ in range(SLOW_FROM - 1):
            bot.invalid_requests.note(403, None)
        await refused(bot, hub, {"status": 403})
        assert naps == []
        assert bot.invalid_requests.count() == SLOW_FROM
        await bot.http.request(discord.http.Route("GET", "/gateway/bot"))
        for _ in range(SLOWEST_FROM):
            bot.invalid_requests.note(403, None)
        await bot.http.request(discord.http.Route("GET", "/gateway/bot"))
        assert 0 < naps[0] < naps[1] == LONGEST_PAUSE
