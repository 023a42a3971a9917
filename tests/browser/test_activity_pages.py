"""The home page of the Activity, and pages that are shown like a game, in a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bot.features.puzzles.verbs import PuzzleVerb
from bot.pages.control import Control
from tests.browser.local_table import Table
from tests.browser.tapper import DESKTOP, PHONE
from tests.browser.test_activity import Sit, sit
from tests.browser.test_shared import best_of, one_tap

__all__ = ["sit"]

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_lesson_is_touched_like_a_game_and_led_home_from(sit: Sit, size: tuple[int, int]) -> None:
    ada = sit(size=size)
    ada.frame.locator(".top .button", has_text="Learn").first.click()
    ada.frame.locator(".top .button", has_text="Learn BRILLIANT").click()
    expect(ada.frame.get_by_role("heading")).to_have_text("Learn BRILLIANT")
    expect(ada.frame.get_by_role("button", name="Hint")).to_be_visible()
    expect(ada.frame.locator(".dock .button", has_text="→")).to_have_count(0)
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


def test_a_cold_launch_is_one_press_from_a_sheet(sit: Sit) -> None:
    ada = sit()
    press = ada.frame.locator(".top .button.primary")
    expect(press).to_have_count(1)
    expect(press).to_be_in_viewport(ratio=1)
    ada.tap(press)
    expect(ada.places.first).to_be_attached()
    expect(ada.frame.locator(".top")).to_be_hidden()


def test_more_is_left_by_the_button_above_it(sit: Sit) -> None:
    ada = sit()
    back = ada.frame.locator("button.back")
    expect(ada.frame.locator(".top.home")).to_be_visible()
    expect(back).to_be_hidden()
    ada.frame.locator(".top .button", has_text="More").click()
    ada.frame.locator(".top .button", has_text="Leaderboard").click()
    expect(ada.frame.locator(".top")).to_contain_text("the most wins")
    back.click()
    expect(ada.frame.locator(".top.home")).to_be_visible()


def test_a_lobby_asks_discord_whom_to_invite(sit: Sit) -> None:
    """The last test on this table: whoever opens the Activity from now on sees the lobby that is open here."""
    ada = sit()
    ada.open_table("BRIKKS")
    ada.button("Invite").click()
    ada.page.wait_for_function("() => calls.some(({ cmd }) => cmd === 'OPEN_INVITE_DIALOG')")
    expect(ada.frame.locator(".toast")).to_have_count(0)
    ben = sit(query="&faults=uninvited")
    ben.button("Invite").click()
    expect(ben.frame.locator(".toast")).to_contain_text("does not let you invite")


def test_a_link_is_followed_once_and_where_none_can_be_sent_people_are_invited(
    sit: Sit, table: Table
) -> None:
    puzzle = one_tap()
    start = Control(PuzzleVerb.PUZZLE, puzzle.puzzle.id).custom_id()
    ada = sit(query=f"&faults=unshared&custom_id={start}", may_fail=True)
    expect(ada.frame.get_by_role("heading")).to_have_text("Puzzle · BRILLIANT")
    ada.choose(ada.frame.locator(f".board .target[data-id*=':{best_of(puzzle)}']").first)
    ada.button("That is my answer").click()
    ada.button("Share").click()
    ada.frame.locator(".top .button", has_text="Send a link").click()
    ada.page.wait_for_function("() => calls.some(({ cmd }) => cmd === 'OPEN_INVITE_DIALOG')")
    [sent] = ada.page.evaluate("calls.filter(({ cmd }) => cmd === 'SHARE_LINK').map(({ args }) => args)")
    assert (sent["custom_id"], sent["link_id"][:2]) == (start, "0-")
    ada.frame.locator(".top .back").click()
    ada.frame.locator(".home-button").click()
    expect(ada.frame.locator(".top.home")).to_be_visible()
    table.restart_door()
    # Had the link been followed again, the puzzle would be back.
    expect(ada.frame.locator(".notice")).to_be_visible()
    expect(ada.frame.locator(".notice")).to_be_hidden()
    expect(ada.frame.locator(".top.home")).to_be_visible()
