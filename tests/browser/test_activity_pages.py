"""Pages of the Activity that are no game of their own, in a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.tapper import DESKTOP, PHONE
from tests.browser.test_activity import Sit, sit, table

__all__ = ["sit", "table"]

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_lesson_is_touched_like_a_game_and_led_home_from(sit: Sit, size: tuple[int, int]) -> None:
    ada = sit(size=size)
    ada.frame.locator(".top .button", has_text="Learn").first.click()
    expect(ada.frame.get_by_role("heading")).to_have_text("Learn BRILLIANT")
    expect(ada.frame.get_by_role("button", name="Pass")).to_be_visible()
    expect(ada.frame.locator(".rows .button", has_text="→")).to_have_count(0)
    ada.choose(ada.places.first)
    expect(ada.entry).to_have_count(1)
    ada.tap(ada.entry)
    expect(ada.entry).to_have_count(0)
    ada.choose(ada.places.last)
    ada.button("Next throw").click()
    expect(ada.frame.locator(".caption")).to_contain_text("throw 2 of 4")
    ada.button("As text").click()
    ada.frame.get_by_role("dialog").get_by_role("button", name="Back").click()
    ada.choose(ada.places.first)
    expect(ada.entry).to_have_count(1)
    ada.frame.get_by_role("button", name="Home", exact=True).click()
    expect(ada.frame.locator(".top.home")).to_be_visible()
