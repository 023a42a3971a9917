"""An installed Chromium; none is downloaded."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, sync_playwright

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


TELLS_VIOLATIONS = """addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI || event.sample}`))"""


class NoChromium(Exception):
    """The message says what to do."""


@contextmanager
def launched() -> Iterator[Browser]:
    """Raises NoChromium if there is none."""
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        raise NoChromium("no Chromium found; install it, or set CHROMIUM to its path")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        try:
            yield chromium
        finally:
            chromium.close()


def window(
    chromium: Browser,
    size: tuple[int, int],
    *,
    is_phone: bool = False,
    scheme: str = "dark",
    motion: Literal["reduce", "no-preference"] = "reduce",
    locale: str = "en-US",
    scale: int = 1,
) -> BrowserContext:
    """Open a separate browser, as on a desktop or a phone, whose console tells what the page's policy forbids."""
    width, height = size
    context = chromium.new_context(
        viewport={"width": width, "height": height},
        has_touch=is_phone,
        is_mobile=is_phone,
        color_scheme="dark" if scheme == "dark" else "light",
        locale=locale,
        reduced_motion=motion,
        device_scale_factor=scale,
    )
    context.add_init_script(TELLS_VIOLATIONS)
    return context
