"""A newcomer starts the local Discord and plays the first rounds by tapping the sheet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Frame, expect

from tests.browser.player import Player, Sit
from tests.browser.tapper import GO_ON, SHOWN, playing

pytestmark = pytest.mark.slow

LAST = "round 3"
MOST_STEPS = 24
"""Taps and presses until that round begins; six numbers come before the first throw of the one game."""


@pytest.fixture(scope="module")
def address(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with playing(tmp_path_factory.mktemp("play")) as url:
        yield url


def step(player: Player, sheet: Frame) -> None:
    """Press what goes on with the game or, where nothing does yet, tap a place, in the magnifier if there is one."""
    go_on = sheet.locator(".dock").get_by_role("button", name=GO_ON)
    places = [sheet.locator(".loupe .target"), sheet.locator(".board .target:not(.entry)")]
    expect(go_on.or_(places[0]).or_(places[1]).first).to_be_attached()
    before = sheet.evaluate(SHOWN)
    found = next(one for one in (go_on, *places) if one.count()).first
    if player.is_phone:
        found.tap()
    else:
        found.click()
    sheet.wait_for_function(f"before => {SHOWN} !== before", arg=before)


@pytest.mark.parametrize(
    ("name", "game", "size"),
    [
        ("Ada", "BRILLIANT", "desktop"),
        ("Ben", "BRIKKS", "phone"),
        ("Cleo", "BRILLIANT", "phone"),
        ("Dan", "BRIKKS", "desktop"),
    ],
)
def test_the_first_rounds_are_tapped(address: str, sit: Sit, name: str, game: str, size: str) -> None:
    player = sit(address, name, size)
    # The bot may still be starting.
    expect(player.page.get_by_text("is offline")).to_be_hidden()
    player.page.get_by_role("button", name=f"Play {game}").click()
    framed = player.page.locator(".activity iframe").element_handle().content_frame()
    assert framed is not None
    expect(framed.locator(".about")).to_contain_text(game)
    for _ in range(MOST_STEPS):
        if LAST in framed.locator(".about").inner_text():
            break
        step(player, framed)
    expect(framed.locator(".about")).to_contain_text(LAST)
    # The same game goes on below, where everybody sees it.
    player.page.get_by_role("button", name="Shrink the activity").click()
    expect(player.last).to_contain_text(f"Waiting for @{name}")
    player.press("Open the sheet")
    expect(player.page.locator(".activity")).not_to_contain_class("small")
    player.page.get_by_role("button", name="Leave the activity").click()
    expect(player.page.locator(".activity")).to_be_hidden()
