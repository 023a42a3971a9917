"""A puzzle that somebody shares: whoever has never seen the bot follows the link, or presses Play, and solves it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Frame, expect

from bot.features.puzzles.choices import choices
from bot.features.puzzles.page import posed_look
from bot.features.puzzles.stock import StockPuzzle, stock_of
from bot.features.puzzles.verbs import PuzzleVerb
from bot.pages.control import Control
from tests.browser.player import Player, Sit
from tests.browser.tapper import playing

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def address(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with playing(tmp_path_factory.mktemp("play")) as url:
        yield url


def one_tap() -> StockPuzzle:
    """A puzzle that one tap on its sheet answers."""

    def taps(one: StockPuzzle) -> list[str]:
        look = posed_look(one.puzzle, 1, "en", "dark")
        return [choice.move for choice in choices(look) if choice.presses == 1]

    return next(one for one in stock_of("brilliant") if best_of(one) in taps(one))


def best_of(one: StockPuzzle) -> str:
    return one.puzzle.moves.split()[0]


def framed(player: Player) -> Frame:
    found = player.page.locator(".activity iframe").element_handle().content_frame()
    assert found is not None
    return found


def answer(player: Player, move: str) -> Frame:
    """Tap the place of this move, and say that it is the answer."""
    sheet = framed(player)
    place = sheet.locator(f".board .target[data-id*=':{move}']").first
    place.tap() if player.is_phone else place.click()
    sheet.get_by_role("button", name="That is my answer").click()
    return sheet


def followed(player: Player) -> None:
    """Follow the link in the last message."""
    player.last.get_by_role("link").click()
    expect(player.page.locator(".activity iframe")).to_be_attached()


def test_a_shared_puzzle_is_solved_by_somebody_who_never_saw_the_bot(address: str, sit: Sit) -> None:
    puzzle = one_tap()
    ada = sit(address, "Ada")
    expect(ada.page.get_by_text("is offline")).to_be_hidden()
    ada.page.locator(".channel-head > .icon-button:not(.menu)").first.click()
    src = ada.page.locator(".activity iframe").get_attribute("src") or ""
    ada.page.get_by_role("button", name="Leave the activity").click()
    start = Control(PuzzleVerb.PUZZLE, puzzle.puzzle.id).custom_id()
    ada.page.locator(".composer textarea").click()
    ada.say(f"https://discord.com/activities/{src.split('/')[2]}?custom_id={start}")
    followed(ada)
    sheet = answer(ada, best_of(puzzle))
    # Two presses share it; the message is sent as a person does.
    sheet.get_by_role("button", name="Share").click()
    sheet.get_by_role("button", name="Send a link").click()
    box = ada.page.locator(".composer textarea")
    expect(box).to_have_value(re.compile(r"Puzzle · BRILLIANT\nI found the best move"))
    sent = parse_qs(urlsplit(box.input_value().splitlines()[-1]).query)
    assert sent["custom_id"] == [start]
    assert sent["link_id"][0].startswith("0-")
    box.click()
    ada.page.keyboard.press("Enter")
    ada.page.get_by_role("button", name="Enlarge the activity").click()
    sheet.get_by_role("button", name="Post it here").click()
    expect(ada.last.get_by_role("button", name="Play")).to_be_visible()

    ben = sit(address, "Ben", "phone")
    ben.messages.get_by_role("link").last.click()
    expect(answer(ben, best_of(puzzle)).get_by_text("Solved!", exact=True)).to_be_visible()

    cleo = sit(address, "Cleo")
    cleo.press("Play")
    expect(cleo.last).to_contain_text("Which one?")
    assert puzzle.puzzle.id in (cleo.last.locator("[data-control]").first.get_attribute("data-control") or "")

    ada.page.get_by_role("button", name="Leave the activity").click()
    ada.run("home")
    expect(ada.last).to_contain_text("Your link brought somebody")
