"""The bot as `run` starts it, with its door, on the local Discord."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.door.server import EVENTS, INTERACTIONS
from bot.door.signature import Verifier
from bot.hosting import receiving
from bot.hosting.discord_checks import check_address
from bot.hosting.serve import serve
from bot.local.server import Server
from bot.pages.control import Control, Verb
from bot.settings import Settings
from tests.databases import fresh
from tests.door.knocking import PUBLIC, signed
from tests.local.conftest import activity, server, settings, way
from tests.local.test_monitored import free_port
from tests.strict.journal import Entry
from tests.strict.watch import watch
from tests.waiting import until

__all__ = ["activity", "server", "settings", "way"]  # fixtures
pytestmark = pytest.mark.slow


@pytest.fixture
async def public_url(
    server: Server, settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[str]:
    """The address of a running bot that takes this test for Discord."""
    monkeypatch.setattr(receiving, "Verifier", lambda _, now: Verifier(PUBLIC, now))
    port, stop = free_port(), asyncio.Event()
    fresh(settings.database_path)
    url = f"http://127.0.0.1:{port}"
    changed = settings.model_copy(update={"public_url": url, "door_port": port})
    task = asyncio.create_task(serve(changed, stop))

    async def is_met() -> object:
        return (await check_address(url)).is_met

    await until(is_met)
    # The operator is told that Discord does not use the door yet.
    assert f"Discord sends presses over the gateway, not to {url}{INTERACTIONS}" in caplog.text
    yield url
    stop.set()
    await task


async def test_a_press_is_accepted_and_then_answered_by_discords_callback(
    server: Server, public_url: str
) -> None:
    # What Discord sends for a button in a direct message.
    interaction = str((int(time.time() * 1000) - 1_420_070_400_000) << 22)
    press = {
        "id": interaction,
        "application_id": "1",
        "type": 3,
        "token": "token",
        "version": 1,
        "channel_id": "77",
        "channel": {"id": "77", "type": 1},
        "user": {"id": "55", "username": "ada", "discriminator": "0", "avatar": None},
        "message": {"id": "66", "type": 0, "content": "", "flags": 0, "channel_id": "77"},
        "data": {"custom_id": Control(Verb.RULES).custom_id(), "component_type": 2},
        "locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 1,
        "attachment_size_limit": 10_485_760,
    }
    body = json.dumps(press).encode()
    async with aiohttp.ClientSession() as session:
        headers = signed(body, at=int(time.time()))
        async with session.post(public_url + INTERACTIONS, data=body, headers=headers) as answer:
            assert (answer.status, await answer.read()) == (202, b"")
        event = json.dumps(
            {"type": 1, "event": {"type": "APPLICATION_DEAUTHORIZED", "data": {"user": {"id": "55"}}}}
        ).encode()
        async with session.post(
            public_url + EVENTS, data=event, headers=signed(event, at=int(time.time()))
        ) as answer:
            assert answer.status == 204

    def sent() -> list[Entry]:
        return [each for each in watch(server.hub).journal.entries if each.route == "callback"]

    await until(sent)
    # This Discord has never sent it; what counts is that discord.py made an interaction of it, and answered.
    [callback, *_] = sent()
    assert callback.sent["type"] == 4
    assert callback.sent["data"]["content"]
