"""What the page shows while the bot or the server is offline."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.local_table import served
from tests.browser.player import Sit

pytestmark = pytest.mark.slow


@pytest.mark.usefixtures("browser")
def test_the_bot_goes_and_then_the_server(sit: Sit, tmp_path: Path) -> None:
    with served("samples", tmp_path) as table:
        ada = sit(table.url, "Ada", expects_outage=True)
        table.stop_bot()
        expect(ada.page.get_by_role("status").filter(has_text="is offline")).to_be_visible()
    expect(ada.page.get_by_role("status").filter(has_text="Reconnecting")).to_be_visible()
