"""The start of the bot says so if Discord sends presses where the bot does not hear them."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot import PROGRAM
from bot.client import Bot
from bot.hosting.logs import log_to_terminal
from bot.hosting.receiving import at_door
from bot.settings import Settings

URL = "https://rolls.example.org/interactions"


async def start(settings: Settings, set_url: str | None) -> asyncio.Task[None]:
    """Begin with a bot that knows this of its application, and return what goes on."""
    is_set_up = asyncio.Event()
    is_set_up.set()
    bot: Any = SimpleNamespace(
        is_set_up=is_set_up, application=SimpleNamespace(interactions_endpoint_url=set_url)
    )
    task = asyncio.create_task(at_door(settings, cast("Bot", bot)))
    for _ in range(3):
        await asyncio.sleep(0)
    return task


@pytest.mark.parametrize("set_url", [None, URL])
async def test_an_address_without_a_door_is_told_and_ends_nothing(
    set_url: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    task = await start(Settings(), set_url)
    assert not task.done()
    task.cancel()
    told = [record.message for record in caplog.records if record.levelno == logging.ERROR]
    assert len(told) == (set_url is not None)
    for line in told:
        assert URL in line
        assert "none over the gateway, but PUBLIC_URL is not set" in line
        assert f"{PROGRAM} doctor" in line


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
