"""A browser that shows the page."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import count

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, expect

from tests.browser.chromium import NoChromium, launched, window
from tests.browser.local_table import Table, served
from tests.browser.player import Place, Player, Sit

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
PATIENCE = 15_000

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
def table(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A server with a bot that has an Activity."""
    with served("activity", tmp_path_factory.mktemp("activity")) as opened:
        yield opened


@pytest.fixture(scope="module")
def sample_table(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A server with a bot that uses every part of a message."""
    with served("samples", tmp_path_factory.mktemp("samples")) as table:
        yield table


@pytest.fixture
def place(sample_table: Table) -> Place:
    """A new channel for this test."""
    name = f"place-{next(NUMBERS)}"
    return Place(name, f"{sample_table.url}/#{sample_table.channel(name)}")


@pytest.fixture(scope="module")
def idle(browser: Browser) -> dict[tuple[str, str], list[Page]]:
    """Unused windows by size and colour scheme: opening one takes longer than many a test."""
    return defaultdict(list)


@pytest.fixture
def sit(browser: Browser, idle: dict[tuple[str, str], list[Page]]) -> Iterator[Sit]:
    """`sit(url, name, size)` opens the page in a browser that remembers nothing; page errors fail the test."""
    errors: list[str] = []
    used: list[tuple[tuple[str, str], Page]] = []
    deaf: list[Callable[[], None]] = []
    broken: list[Page] = []

    def sit_down(
        url: str, name: str, size: str = "desktop", *, scheme: str = "dark", expects_outage: bool = False
    ) -> Player:
        page = idle[size, scheme].pop() if idle[size, scheme] else _opened(browser, size, scheme)
        if expects_outage:
            broken.append(page)
        else:
            used.append(((size, scheme), page))
            deaf.append(_listen(page, errors, url.partition("/#")[0]))
        player = Player(page, name, is_phone=size == "phone")
        player.sit_down(url)
        return player

    yield sit_down
    for stop_listening in deaf:
        stop_listening()
    for page in broken:
        page.context.close()
    for kind, page in used:
        _forget(page)
        idle[kind].append(page)
    assert errors == []


def _opened(browser: Browser, size: str, scheme: str) -> Page:
    context = window(browser, SIZES[size], is_phone=size == "phone", scheme=scheme)
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def _forget(page: Page) -> None:
    """Leave the page as in a new browser, with its cookies and storage empty."""
    for other in page.context.pages:
        if other is not page:
            other.close()
    # A page of the same server, or the browser would start another process for the next page.
    page.goto(f"{page.url.partition('/#')[0]}/page/icon.svg")
    page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
    page.context.clear_cookies()


def _listen(page: Page, errors: list[str], url: str) -> Callable[[], None]:
    """Note the page's errors until the returned function is called."""

    def failed(error: Error) -> None:
        errors.append(str(error))

    def told(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(message.text)

    def asked(request: Request) -> None:
        if not request.url.startswith((url, "data:", f"blob:{url}")):
            errors.append(f"loads {request.url}")

    def stop() -> None:
        page.remove_listener("pageerror", failed)
        page.remove_listener("console", told)
        page.remove_listener("request", asked)

    page.on("pageerror", failed)
    page.on("console", told)
    page.on("request", asked)
    return stop
