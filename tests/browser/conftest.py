"""A browser that shows the page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import NoChromium, launched, window
from tests.browser.local_table import Table, served
from tests.browser.player import Place, Player, Sit

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
PATIENCE = 15_000

TELLS_VIOLATIONS = """addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI || event.sample}`))"""

NUMBERS = count(1)


# Playwright runs an event loop in its thread; one for the whole session would block every later
# asynchronous test.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    try:
        with launched() as chromium:
            yield chromium
    except NoChromium as error:
        pytest.skip(str(error))


@pytest.fixture(scope="module")
def game_table(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A server with the real bot."""
    with served("games", tmp_path_factory.mktemp("games")) as table:
        yield table


@pytest.fixture(scope="module")
def sample_table(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A server with a bot that uses every part of a message."""
    with served("samples", tmp_path_factory.mktemp("samples")) as table:
        yield table


@pytest.fixture
def place(sample_table: Table) -> Place:
    """A new channel for this test."""
    asked = json.dumps({"name": f"place-{next(NUMBERS)}"}).encode()
    request = Request(f"{sample_table.url}/control/channels", asked, {"Content-Type": "application/json"})  # noqa: S310 (our own server)
    with urlopen(request) as answer:  # noqa: S310 (our own server)
        channel = json.load(answer)
    return Place(channel["name"], f"{sample_table.url}/#{channel['id']}")


@pytest.fixture
def sit(browser: Browser) -> Iterator[Sit]:
    """`sit(url, name, size)` opens the page in a new browser; page errors fail the test."""
    errors: list[str] = []
    contexts = []

    def sit_down(
        url: str, name: str, size: str = "desktop", *, scheme: str = "dark", expects_outage: bool = False
    ) -> Player:
        is_phone = size == "phone"
        context = window(browser, SIZES[size], is_phone=is_phone, scheme=scheme)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(TELLS_VIOLATIONS)
        page = context.new_page()
        if not expects_outage:
            _listen(page, errors, url.partition("/#")[0])
        player = Player(page, name, is_phone=is_phone)
        player.sit_down(url)
        return player

    yield sit_down
    for context in contexts:
        context.close()
    assert errors == []


def _listen(page: Page, errors: list[str], url: str) -> None:
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on(
        "request",
        lambda request: (
            None if request.url.startswith((url, "data:")) else errors.append(f"loads {request.url}")
        ),
    )
