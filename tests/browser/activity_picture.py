"""`python -m tests.browser.activity_picture [FILE]`: plays a few throws in the Activity and takes its picture."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.chromium import NoChromium, launched
from tests.browser.tapper import ActivityTable, activity_served, seated
from tests.paths import ROOT

FILE = ROOT / "docs" / "activity.png"
THROWS = 7
SPREAD = 3
"""The step between the places chosen, so that the numbers spread over the sheet."""


def take(table: ActivityTable, file: Path) -> None:
    """Take the Activity on a phone, in the middle of a game alone, with a number that can still be taken back."""
    with launched() as chromium:
        ada = seated(chromium, f"{table.url}/?user={table.person('Ada')}", [])
        ada.play_alone("BRILLIANT")
        for throw in range(1, THROWS + 1):
            ada.wait_for_throw(throw)
            ada.choose(ada.places.nth(SPREAD * throw % ada.places.count()))
            expect(ada.entry).to_have_count(1)
            if throw < THROWS:
                ada.button("Next throw").click()
        ada.page.screenshot(path=file)


def main() -> int:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    with tempfile.TemporaryDirectory() as folder, activity_served(Path(folder)) as table:
        try:
            take(table, file)
        except NoChromium as error:
            print(f"error: {error}", file=sys.stderr)
            return 1
    print(f"wrote {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
