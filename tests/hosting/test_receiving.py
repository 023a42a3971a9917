"""The start of the bot says so if Discord sends presses where the bot does not hear them."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.client import Bot
from bot.door.server import INTERACTIONS
from bot.hosting.discord_checks import way_fault
from bot.hosting.logs import log_to_terminal
from bot.hosting.receiving import at_door
from bot.settings import Settings
from tests.door.knocking import PUBLIC
from tests.local.test_monitored import free_port

PUBLIC_URL = "https://rolls.example.org"
URL = PUBLIC_URL + INTERACTIONS


@pytest.mark.parametrize(
    ("public_url", "set_url", "told"),
    [
        ("", None, []),
        (PUBLIC_URL, URL, []),
        ("", URL, [way_fault("", URL)]),
        (PUBLIC_URL, None, [way_fault(PUBLIC_URL, None)]),
    ],
)
async def test_presses_that_come_another_way_are_told_and_end_nothing(
    public_url: str, set_url: str | None, told: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    is_set_up = asyncio.Event()
    is_set_up.set()
    application = SimpleNamespace(id=1, interactions_endpoint_url=set_url, verify_key=PUBLIC)
    bot: Any = SimpleNamespace(is_set_up=is_set_up, application=application, receive=None, receive_event=None)
    settings = Settings(public_url=public_url, door_port=free_port())
    task = asyncio.create_task(at_door(settings, cast("Bot", bot)))
    for _ in range(3):
        await asyncio.sleep(0)
    assert not task.done()
    task.cancel()
    assert [record.message for record in caplog.records if record.levelno == logging.ERROR] == told


@pytest.fixture
def terminal() -> Any:
    """The log as `run` sets it up, undone afterwards."""
    root, own, bot = logging.getLogger(), logging.getLogger("discord.client"), logging.getLogger("bot")
    handlers, level, filters, bot_level = [*root.handlers], root.level, [*own.filters], bot.level
    yield lambda: log_to_terminal(Settings())
    root.handlers[:], own.filters[:] = handlers, filters
    root.setLevel(level)
    bot.setLevel(bot_level)


def test_discord_pys_own_word_on_it_is_left_out(terminal: Any, capsys: pytest.CaptureFixture[str]) -> None:
    terminal()
    logging.getLogger("discord.client").warning("Application has an interaction endpoint URL set, this means")
    logging.getLogger("discord.client").warning("something else")
    told = capsys.readouterr().err
    assert "something else" in told
    assert "endpoint" not in told
