"""HTTP for monitoring the bot: /livez, /readyz and /metrics."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.hosting.metrics import Metrics

AGAIN_AFTER = 5.0
"""Seconds until a port in use is tried again: a process that this one replaces may still have it."""
LAG_EVERY = 0.5
"""Seconds between two measurements of the event loop."""

logger = logging.getLogger(__name__)


def application(fault: Callable[[], str], page: Callable[[], Awaitable[bytes]]) -> web.Application:
    """Return the pages; `fault` says what keeps the bot from working, `page` returns the metrics."""

    async def live(_: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    async def ready(_: web.Request) -> web.Response:
        found = fault()
        return web.Response(status=503 if found else 200, text=f"{found or 'ready'}\n")

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=await page(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    made = web.Application()
    made.router.add_get("/livez", live)
    made.router.add_get("/readyz", ready)
    made.router.add_get("/metrics", metrics)
    return made


async def serve_monitoring(address: str, pages: web.Application, metrics: Metrics) -> None:
    """Serve the pages at `HOST:PORT`, and measure the event loop, until cancelled."""
    host, _, port = address.rpartition(":")
    runner = web.AppRunner(pages, access_log=None)
    await runner.setup()
    try:
        await _begin(runner, host.strip("[]"), int(port))
        logger.info("monitoring at http://%s/metrics", address)
        await measure_lag(metrics)
    finally:
        await runner.cleanup()


async def _begin(runner: web.AppRunner, host: str, port: int) -> None:
    while True:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            # Games matter more than monitoring.
            logger.warning("MONITORING: %s, port %d: %s", host, port, error.strerror)
            await asyncio.sleep(AGAIN_AFTER)
        else:
            return


async def measure_lag(metrics: Metrics) -> None:
    """Measure again and again by how much the event loop is late."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        metrics.lag.observe(max(0.0, loop.time() - due))
