"""A person who clicks and types on the page."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from playwright.sync_api import FloatRect, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from bot.pages.control import parse_control
from tests.world.offers import Offer
from tests.world.player import owed

CONTROLS = "panel => [...panel.querySelectorAll('[data-control]')].map((one) => one.dataset.control)"
CHANGED = """([panel, before]) => {
  const ids = [...panel.querySelectorAll("[data-control]")].map((one) => one.dataset.control).join();
  return !panel.isConnected || ids !== before;
}"""
HASTY = """options => {
  const left = (option) => /(\\d+) of (\\d+)/.exec(option.textContent)?.slice(1).reduce((has, of) => of - has) ?? 0;
  return options.reduce((best, one, place) => (left(one) <= left(options[best]) ? place : best), 0);
}"""
"""The index of the option that ends the game soonest: few empty fields in an area, or a high block."""
MOST_STEPS = 400


class Player:
    def __init__(self, page: Page, name: str, *, is_phone: bool) -> None:
        self.page = page
        self.name = name
        self.is_phone = is_phone

    @property
    def messages(self) -> Locator:
        return self.page.locator(".message")

    @property
    def last(self) -> Locator:
        return self.messages.last

    def sit_down(self, url: str) -> None:
        """Open the page and choose the person."""
        self.page.goto(url)
        self.page.get_by_role("dialog").get_by_role("button", name=self.name).click()
        expect(self.page.locator(".composer textarea")).to_be_enabled()

    def go(self, place: str) -> None:
        """Switch to a channel or to the direct messages with the bot."""
        if self.is_phone:
            self.page.locator(".menu").click()
        self.page.locator(".place", has_text=place).click()
        expect(self.page.locator(".channel-title")).to_contain_text(place)

    def run(self, command: str, **options: str) -> None:
        """Type a slash command and choose its options from the lists."""
        self.page.locator(".composer textarea").fill(f"/{command} ")
        for name, value in options.items():
            self.page.locator(".rest").click()
            self.page.locator(".suggestion", has_text=name).first.click()
            self.page.keyboard.type(value)
            if self.page.locator(".suggestion").count():
                self.page.keyboard.press("Enter")
        self.page.locator(".composer .send").click()

    def say(self, words: str) -> None:
        """Type into what has the focus, and send it."""
        self.page.keyboard.type(words)
        self.page.keyboard.press("Enter")

    def press(self, label: str) -> None:
        self.messages.get_by_role("button", name=label, exact=True).last.click()

    def choose(self, select: Locator, place: int | None = None, *, taste: str = HASTY) -> None:
        """Open a select and choose the option at this index, or the one that the script wants."""
        select.click()
        options = self.page.get_by_role("option")
        options.nth(options.evaluate_all(taste) if place is None else place).click()

    def step(self, taste: str = HASTY) -> bool:
        """Press the control in the last message that continues the game; False if there is none.

        `taste` is a script that gives the index of the option to choose.
        """
        panel = self.last
        before = panel.evaluate(CONTROLS)
        offers = [Offer(control, name) for name in before if (control := parse_control(name)) is not None]
        # Lists first: a button may be a pass.
        found = owed(sorted(offers, key=lambda offer: offer.control.kind == "b"))
        if not found:
            return False
        wanted = panel.locator(f'[data-control="{found[0].custom_id}"]')
        # The bot may redraw the panel just before the press; otherwise the wait below fails.
        with suppress(TooLate):
            if found[0].control.kind == "s":
                self.choose(wanted, taste=taste)
            else:
                wanted.click()
        self.page.wait_for_function(CHANGED, arg=[panel.element_handle(), ",".join(before)])
        return True


def box_of(part: Locator) -> FloatRect:
    """Return where a part that is shown lies on the page."""
    box = part.bounding_box()
    assert box is not None
    return box


@dataclass(frozen=True, slots=True)
class Place:
    """A channel."""

    name: str
    url: str


Sit = Callable[..., Player]
"""`sit(url, name, size)`: a person at the page, in a new browser."""
