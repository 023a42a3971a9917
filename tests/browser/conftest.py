"""A browser with the page in it; needs Chromium on this machine and downloads none."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
from local_table import Table, served
from playwright.sync_api import Browser, Page, sync_playwright
from player import Player
from sample_bot import sample_bot

from bot.client import Bot
from bot.store import Store

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
PATIENCE = 15_000
GRACE = 60_000
"""Long, so that a round closes when all are ready and not by itself."""

Sit = Callable[..., Player]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        pytest.skip("no Chromium found; install it, or name it in the variable CHROMIUM")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield chromium
        chromium.close()


@asynccontextmanager
async def _game_bot(directory: Path) -> AsyncIterator[discord.Client]:
    async with Store(directory / "bot.db") as store:
        yield Bot(store, grace=GRACE)


@pytest.fixture(scope="package")
def game_table(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """The real bot, for all games."""
    with served(_game_bot, tmp_path_factory.mktemp("games")) as table:
        yield table


@pytest.fixture
def fresh_game_table(browser: Browser, tmp_path: Path) -> Iterator[Table]:
    """The real bot for one test, which may stop it."""
    with served(_game_bot, tmp_path) as table:
        yield table


@pytest.fixture
def sample_table(browser: Browser, tmp_path: Path) -> Iterator[Table]:
    """A bot that shows every part of a message."""
    with served(sample_bot, tmp_path) as table:
        yield table


@pytest.fixture
def sit(browser: Browser) -> Iterator[Sit]:
    """`sit(table, name, size)` opens a browser of its own; what the page complains about fails the test."""
    complaints: list[str] = []
    contexts = []

    def sit_down(table: Table, name: str, size: str = "desktop", *, scheme: str = "dark", locale: str = "en-US") -> Player:
        width, height = SIZES[size]
        is_phone = size == "phone"
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=is_phone,
            is_mobile=is_phone,
            color_scheme="dark" if scheme == "dark" else "light",
            locale=locale,
            reduced_motion="reduce",
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        _listen(page, complaints, table.url)
        player = Player(page, name, is_phone=is_phone)
        player.sit_down(table.url)
        return player

    yield sit_down
    for context in contexts:
        context.close()
    assert complaints == []


def _listen(page: Page, complaints: list[str], url: str) -> None:
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on(
        "request",
        lambda request: None if request.url.startswith((url, "data:")) else complaints.append(f"loads {request.url}"),
    )
