"""The bot stops when told to, whatever it is doing."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket

from bot.hosting.serve import serve, until
from bot.interactions.presses import Presses
from bot.local.messages import Origin
from bot.local.reading import Body
from bot.local.server import Server
from bot.pages.control import Control, Verb
from bot.settings import Settings
from tests import waiting
from tests.local.people import Player

OLD = Control(Verb.JOIN, "n0game").custom_id()


async def test_a_bot_told_to_stop_while_connecting_stops(
    server: Server, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A task cancelled at that moment continues: Python 3.11's `wait_for` returns its result instead."""
    stop = asyncio.Event()
    identify = DiscordWebSocket.identify

    async def identify_and_stop(socket: DiscordWebSocket) -> None:
        await identify(socket)
        stop.set()
        [starting] = [task for task in asyncio.all_tasks() if "Client.start" in repr(task.get_coro())]
        asyncio.get_running_loop().call_soon(starting.cancel)

    monkeypatch.setattr(DiscordWebSocket, "identify", identify_and_stop)
    async with asyncio.timeout(waiting.PATIENCE):
        await serve(settings, stop)
    assert not server.hub.gateway.is_online


@pytest.mark.parametrize("patience", [5.0, 0.05])
async def test_a_press_in_flight_when_the_bot_stops_ends_quietly(
    server: Server,
    settings: Settings,
    ada: Player,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    *,
    patience: float,
) -> None:
    """It is carried out if there is time, otherwise dropped; in both cases without an error."""
    monkeypatch.setattr("bot.client.STOPPING_TIME", patience)
    stop, has_begun, ended = asyncio.Event(), asyncio.Event(), list[str]()
    refuse = Presses._refuse

    async def slowly(presses: Presses, *values: Any) -> None:
        has_begun.set()
        stop.set()
        await asyncio.sleep(0.3)
        await refuse(presses, *values)
        ended.append("answered")

    monkeypatch.setattr(Presses, "_refuse", slowly)
    running = asyncio.create_task(serve(settings, stop))
    await waiting.until(lambda: server.hub.gateway.is_online)
    async with asyncio.timeout(waiting.PATIENCE):
        hub, part = server.hub, {"type": 2, "style": 1, "label": "Join", "custom_id": OLD}
        body = Body({"content": "a table", "components": [{"type": 1, "components": [part]}]})
        message = hub.messages.create(hub.world.channels[ada.channel], body, Origin(hub.world.application_id))
        await ada.press({"channel_id": ada.channel, "id": message.id}, OLD)
        await has_begun.wait()
        await running
    assert ended == (["answered"] if patience > 1 else [])
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_work_that_swallows_a_cancellation_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    monkeypatch.setattr("bot.hosting.serve.CANCEL_AGAIN_SECONDS", 0.01)
    stop = asyncio.Event()
    asyncio.get_running_loop().call_later(0.01, stop.set)
    async with asyncio.timeout(waiting.PATIENCE):
        await until(stop, work())


async def test_work_that_ends_by_itself_ends_the_wait() -> None:
    async def fail() -> None:
        raise ValueError("no")

    async with asyncio.timeout(waiting.PATIENCE):
        await until(asyncio.Event(), asyncio.sleep(0))
        with pytest.raises(ValueError, match="no"):
            await until(asyncio.Event(), fail())


async def test_work_ends_before_its_cancelled_caller_continues() -> None:
    """On Windows Ctrl-C cancels the main task, which then closes what the work uses."""
    has_begun, is_over = asyncio.Event(), False

    async def work() -> None:
        nonlocal is_over
        has_begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            is_over = True

    waiting = asyncio.create_task(until(asyncio.Event(), work()))
    await has_begun.wait()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert is_over
