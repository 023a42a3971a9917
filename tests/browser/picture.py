"""`python -m tests.browser.picture [FOLDER]`: plays a little at the local table and in the Activity, and takes their
pictures."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.chromium import NoChromium, launched, window
from tests.browser.local_table import Table, served
from tests.browser.player import MOST_STEPS, Player
from tests.browser.tapper import PHONE, seated
from tests.paths import ROOT

FOLDER = ROOT / "docs"
TABLE, ACTIVITY, WIDE = "local-table.png", "activity.png", "directory/activity.png"
SIZE, WIDE_SIZE = (1280, 1000), (1280, 720)
ROUND = "Round 6"
LETTERS = """panel => [...panel.querySelectorAll("[data-label]")].map((one) => one.dataset.label)
  .filter((label) => /^[A-Z]( |$)/.test(label))"""
THROWS = 7
"""In the Activity."""
SPREAD = 3
"""The step between the letters at which blocks are placed, so that they do not pile up at one side, and between the places
of numbers."""
POLL = 300
"""Milliseconds in which the bot answers a press."""
PATIENCE = 60_000
"""Milliseconds; the master may need long on a busy machine."""


def take(url: str, file: Path) -> None:
    """A hint in the middle of a solo game."""
    expect.set_options(timeout=PATIENCE)
    with launched() as chromium:
        page = window(chromium, SIZE).new_page()
        player = Player(page, "Ada", is_phone=False)
        player.sit_down(url)
        page.get_by_role("button", name="Close").first.click()
        player.run("brikks solo")
        expect(player.last).to_contain_text("Which start block?")
        for turn in range(MOST_STEPS):
            if player.last.locator(f'.picture img[alt*="{ROUND}"]').count():
                break
            letters = player.last.evaluate(LETTERS)
            if len(letters) > 1:
                player.press(letters[SPREAD * turn % len(letters)])
                page.wait_for_timeout(POLL)
            else:
                player.step()
        for label in ("Hint", "Show hints"):
            player.press(label)
        expect(player.last).not_to_contain_text("Show them in this game?")
        page.mouse.move(0, 0)
        player.last.evaluate("one => one.scrollIntoView({ block: 'end' })")
        page.screenshot(path=file)


def take_activity(table: Table, file: Path, size: tuple[int, int] = PHONE) -> None:
    """A game alone in a window of this size, with a number that can still be taken back."""
    with launched() as chromium:
        ada = seated(chromium, f"{table.url}/?user={table.person('Ada')}", [], size=size)
        ada.play_alone("BRILLIANT")
        for throw in range(1, THROWS + 1):
            ada.wait_for_throw(throw)
            ada.choose(ada.places.nth(SPREAD * throw % ada.places.count()))
            expect(ada.entry).to_have_count(1)
            if throw < THROWS:
                ada.button("Next throw").click()
        ada.page.screenshot(path=file)


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    try:
        with tempfile.TemporaryDirectory() as room, served("games", Path(room)) as table:
            take(table.url, folder / TABLE)
        with tempfile.TemporaryDirectory() as room, served("activity", Path(room)) as activity:
            take_activity(activity, folder / ACTIVITY)
        with tempfile.TemporaryDirectory() as room, served("activity", Path(room)) as activity:
            take_activity(activity, folder / WIDE, WIDE_SIZE)
    except NoChromium as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    print(*(f"wrote {folder / name}" for name in (TABLE, ACTIVITY, WIDE)), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
