"""A person who plays in the Activity, with a finger, a mouse or the keyboard."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Frame, Locator, Page, expect

from tests.browser.chromium import window
from tests.browser.player import box_of
from tests.browser.serving import STOP_TIME
from tests.paths import ROOT

PHONE, DESKTOP = (390, 844), (1280, 800)
PLAY = (sys.executable, "-m", "bot", "play", "--no-browser", "--port", "0")
GO_ON = re.compile("Next throw|Ready")
SHOWN = """[document.querySelector(".about"), ...document.querySelectorAll(".row button, .target")]
  .map((one) => one?.getAttribute("aria-label") ?? one?.textContent).join()"""
"""What the Activity shows, in words."""


@contextmanager
def playing(directory: Path) -> Iterator[str]:
    """`python -m bot play`, as anybody starts it; yield its address."""
    with subprocess.Popen(  # noqa: S603 (this program)
        PLAY, cwd=directory, env={"PYTHONPATH": str(ROOT), "PATH": ""}, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().rpartition(" ")[2].strip()
            process.terminate()
            process.wait(STOP_TIME)
        finally:
            process.kill()


class Tapper:
    def __init__(self, page: Page, *, is_phone: bool) -> None:
        self.page = page
        self.is_phone = is_phone

    @property
    def frame(self) -> Frame:
        """Return the frame with the Activity."""
        found = next((frame for frame in self.page.frames if "/activities/" in frame.url), None)
        if found is None:
            self.page.wait_for_selector("iframe")
            self.page.wait_for_timeout(50)
            return self.frame
        return found

    @property
    def places(self) -> Locator:
        """Return the places that can be chosen."""
        return self.frame.locator(".targets .target:not(.entry)")

    @property
    def entry(self) -> Locator:
        return self.frame.locator(".targets .target.entry")

    def button(self, label: str) -> Locator:
        return self.frame.locator(".game .button", has_text=label).first

    def play_alone(self, game: str) -> Tapper:
        """Begin a game alone from the home page, up to its first throw; return the same person."""
        self.frame.locator(".top .button", has_text=f"Play {game} alone").click()
        expect(self.places.first).to_be_attached()
        if game == "BRILLIANT":
            self.button("Good start").click()
        else:
            self.tap(self.places.nth(1))
            expect(self.places).to_have_count(9)
            self.tap(self.places.first)
        self.go_on(1)
        return self

    def open_table(self, game: str) -> None:
        """Open a table from the home page, whose own buttons name the games as well."""
        self.frame.locator(".top .button", has_text="Open a table").click()
        self.frame.get_by_role("button", name=game, exact=True).click()

    def go_on(self, number: int) -> None:
        """Go on to the throw with this number."""
        self.button("Next throw").click()
        self.wait_for_throw(number)

    def wait_for_throw(self, number: int) -> None:
        expect(self.frame.locator(".about")).to_contain_text(re.compile(rf"(throw|round) {number}\b"))
        expect(self.entry).to_have_count(0)
        expect(self.frame.locator(".rest")).to_have_count(0)

    def middle(self, place: Locator) -> tuple[float, float]:
        box = box_of(place)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def tap(self, place: Locator) -> None:
        """Touch or click the middle of a place."""
        x, y = self.middle(place)
        if self.is_phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def choose(self, place: Locator) -> int:
        """Choose a place; return the number of taps: two if it was enlarged first."""
        name = place.get_attribute("data-id")
        self.tap(place)
        loupe = self.frame.locator(".loupe")
        if not loupe.count():
            return 1
        self.tap(loupe.locator(f"[data-id='{name}']").first)
        return 2


def seated(
    browser: Browser,
    url: str,
    errors: list[str],
    *,
    size: tuple[int, int] = PHONE,
    scheme: Any = "dark",
    motion: Any = "reduce",
    locale: str = "en-US",
) -> Tapper:
    """Open a page of the host in a browser of its own, like a phone if it is narrow; errors are noted."""
    is_phone = min(size) < 600
    scale = 2 if is_phone else 1
    context = window(
        browser, size, is_phone=is_phone, scheme=scheme, motion=motion, locale=locale, scale=scale
    )
    context.set_default_timeout(15_000)
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda told: errors.append(told.text) if told.type == "error" else None)
    page.goto(url)
    return Tapper(page, is_phone=is_phone)
