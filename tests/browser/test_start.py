"""The first visit, the keyboard and accessibility, with the real bot."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from engine.games import GAMES
from tests.browser.local_table import Table
from tests.browser.player import Player, Sit

pytestmark = pytest.mark.slow

ACCESSIBILITY = """() => {
  const shown = (one) => one.checkVisibility({ checkVisibilityCSS: true });
  const nameOf = (one) => (one.getAttribute("aria-label") ?? "") + (one.getAttribute("aria-labelledby") ?? "")
    + one.textContent.trim() + [...one.querySelectorAll("img")].map((image) => image.alt).join("")
    + [...(one.labels ?? [])].map((label) => label.textContent).join("");
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  const levels = all("h1, h2, h3, h4, h5").map((one) => Number(one.tagName[1]));
  return [
    ...all("button, a, input, select, textarea, [role=listbox], dialog").filter((one) => !nameOf(one)).map((one) => `no name: ${one.outerHTML}`),
    ...all("img").filter((one) => !one.hasAttribute("alt")).map((one) => `no alt: ${one.outerHTML}`),
    ...all(".message .picture img").filter((one) => !one.alt).map((one) => `empty alt: ${one.outerHTML}`),
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `twice: ${id}`),
    ...all("[aria-controls]").filter((one) => !document.getElementById(one.getAttribute("aria-controls"))).map((one) => `controls nothing: ${one.outerHTML}`),
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ["not one h1"]),
    ...(document.documentElement.scrollWidth > innerWidth ? ["wider than the window"] : []),
  ];
}"""
LOCALE_FOR = """async language => {
  Object.defineProperty(navigator, "language", { value: language, configurable: true });
  const { browserLocale } = await import("/page/people.js");
  const locale = browserLocale();
  delete navigator.language;
  return locale;
}"""
SMALL = """() => [...document.querySelectorAll("main button, main a.button, .popup .option")]
  .filter((one) => one.checkVisibility() && !one.matches(".mention, .picture, .reply, .link"))
  .map((one) => [one.textContent || one.getAttribute("aria-label"), one.getBoundingClientRect().height, one.closest(".row") ? 40 : 44])
  .filter(([, height, least]) => height < least)"""
CONTRAST = """() => {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const over = (colours) => {
    pen.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
    }
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const light = (colour) => {
    const [r, g, b] = colour.map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const backs = (one) => (one ? [...backs(one.parentElement), getComputedStyle(one).backgroundColor] : []);
  const hasWords = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && /[\\p{L}\\p{N}]/u.test(node.data));
  return [...document.body.querySelectorAll("*")]
    .filter((one) => hasWords(one) && one.checkVisibility({ checkVisibilityCSS: true }) && !one.closest(":disabled, .unseen, .skip"))
    .map((one) => {
      const back = backs(one);
      const [first, second] = [light(over(back)), light(over([...back, getComputedStyle(one).color]))];
      return [one.textContent.slice(0, 30), one.className, (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)];
    })
    .filter(([, , contrast]) => contrast < 4.5);
}"""


STILL = """() => document.getAnimations().every((one) =>
  one.playState === "finished" || one.effect.getComputedTiming().endTime === Infinity)"""
"""Whether all has moved where it belongs; what turns while somebody waits does so for ever."""
SPEAK = """locale => fetch(`/local/people/${new URLSearchParams(location.search).get("user")}`, {
  method: "PATCH", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ locale }),
})"""
LOADED = "one => one.decode().then(() => one.naturalWidth)"


@pytest.mark.parametrize(
    ("of_browser", "of_discord"),
    [
        ("de-AT", "de"),
        ("es-ES", "es-ES"),
        ("es-MX", "es-419"),
        ("es", "es-419"),
        ("en-AU", "en-US"),
        ("eo", "en-US"),
    ],
)
def test_a_newcomer_is_greeted_in_the_language_of_the_browser(
    game_table: Table, sit: Sit, of_browser: str, of_discord: str
) -> None:
    page = sit(game_table.url, "Ada").page
    assert page.evaluate(LOCALE_FOR, of_browser) == of_discord


@pytest.mark.parametrize("window", [(390, 664), (360, 740), (1366, 650), (1280, 800)])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_a_newcomer_sees_each_game_in_a_picture_with_a_line_and_a_button(
    game_table: Table, sit: Sit, window: tuple[int, int], scheme: str
) -> None:
    """These come first in this file: once there is a message, only the buttons are left."""
    cleo = sit(game_table.url, "Cleo", "desktop" if window[0] > 720 else "phone", scheme=scheme)
    usual = cleo.page.viewport_size
    assert usual
    cleo.page.set_viewport_size({"width": window[0], "height": window[1]})
    for locale, label in (("en-US", "Play"), ("de", "spielen")):
        cleo.page.evaluate(SPEAK, locale)
        cleo.page.reload()
        games = cleo.page.locator(".welcome-game")
        expect(games).to_have_count(len(GAMES))
        for game in games.all():
            picture, line = game.get_by_role("img"), game.get_by_role("paragraph")
            button = game.get_by_role("button", name=label)
            for part in (picture, line, button):
                expect(part).to_be_in_viewport(ratio=1)
            assert picture.evaluate(LOADED)
            expect(line).not_to_be_empty()
        check(cleo)
    cleo.page.set_viewport_size(usual)


def test_where_there_is_something_to_read_only_the_buttons_are_left(game_table: Table, sit: Sit) -> None:
    ada, dan = sit(game_table.url, "Ada"), sit(game_table.url, "Dan", "phone")
    expect(dan.page.locator(".welcome-game img").first).to_be_visible()
    ada.say("hello")
    expect(dan.last).to_contain_text("hello")
    expect(dan.last).to_be_visible()
    expect(dan.page.get_by_role("button", name="Play BRIKKS")).to_be_visible()
    expect(dan.page.locator(".welcome-game img").first).to_be_hidden()


@pytest.mark.parametrize(("game", "size"), [("BRILLIANT", "desktop"), ("BRIKKS", "phone")])
def test_one_press_opens_a_game_with_two_computers(game_table: Table, sit: Sit, game: str, size: str) -> None:
    dan = sit(game_table.url, "Dan", size)
    dan.page.get_by_role("button", name=f"Play {game}").click()
    expect(dan.last).to_contain_text("Waiting for @Dan")
    picture = dan.last.locator(".picture img")
    expect(picture).to_have_attribute("alt", re.compile("Gizmo"))
    expect(dan.last).to_contain_text(f"/{game.lower()} play")
    expect(dan.page.locator(".welcome")).to_be_hidden()
    dan.page.reload()
    expect(dan.last).to_contain_text("Waiting for @Dan")
    expect(dan.page.locator(".welcome")).to_be_hidden()
    end(dan)


def test_the_banner_goes_for_whoever_joins_by_a_button(game_table: Table, sit: Sit) -> None:
    ada, dan = sit(game_table.url, "Ada"), sit(game_table.url, "Dan")
    ada.run("brilliant play", players="3")
    expect(dan.page.locator(".welcome")).to_be_visible()
    dan.press("Join")
    expect(dan.page.locator(".welcome")).to_be_hidden()
    dan.page.reload()
    expect(dan.last).to_contain_text("At the table")
    expect(dan.page.locator(".welcome")).to_be_hidden()
    cancel(ada)


def test_a_turn_with_the_keyboard_alone(game_table: Table, sit: Sit) -> None:
    dan = sit(game_table.url, "Dan")
    keyboard = dan.page.keyboard
    keyboard.type("/bril")
    keyboard.press("ArrowDown")
    expect(dan.page.locator(".suggestion.active")).to_contain_text("/brilliant solo")
    keyboard.press("Enter")
    keyboard.press("Enter")
    expect(dan.last.get_by_role("button", name="Shuffle")).to_be_visible()
    tab_to(dan.page, "Shuffle", backwards=True)
    keyboard.press("Enter")
    expect(dan.last.get_by_role("button", name="Next throw", exact=True)).to_be_visible()
    expect(dan.page.locator(".message :focus")).to_have_count(1)
    tab_to(dan.page, "Next throw")
    keyboard.press("Space")
    expect(dan.last).to_contain_text("next to a")
    tab_to(dan.page, "A", backwards=True)
    keyboard.press("Enter")
    expect(dan.last).to_contain_text("Saved.")
    expect(dan.page.locator(".message :focus")).to_have_count(1)
    expect(dan.page.get_by_role("status").filter(has_text="Saved.")).to_have_count(1)


@pytest.mark.parametrize(("size", "scheme"), [("desktop", "light"), ("phone", "dark")])
def test_names_alt_texts_sizes_and_contrast(game_table: Table, sit: Sit, size: str, scheme: str) -> None:
    dan = sit(game_table.url, "Dan", size, scheme=scheme)
    dan.run("brilliant solo")
    expect(dan.last.get_by_role("button", name="Shuffle")).to_be_visible()
    check(dan)
    dan.last.locator(".select").first.click()
    check(dan)
    dan.page.keyboard.press("Escape")
    dan.page.locator(".composer textarea").fill("/")
    expect(dan.page.locator(".suggestion").first).to_be_visible()
    check(dan)
    dan.page.keyboard.press("Escape")
    dan.last.locator(".picture").click()
    check(dan)


def test_a_link_to_the_table_leads_there(game_table: Table, sit: Sit) -> None:
    dan = sit(game_table.url, "Dan")
    dan.run("brilliant play", players="2")
    dan.press("Computer")
    dan.press("Relaxed")
    dan.go("Roll & Write")
    expect(dan.last).to_contain_text("Put 1 to 6")
    dan.press("More")
    dan.last.get_by_role("link", name="To the table").click()
    expect(dan.page.locator(".channel-title")).to_have_text("games")
    expect(dan.page.locator(".message:focus")).to_contain_text("Your sheet: direct messages")
    end(dan)


def cancel(player: Player) -> None:
    """End one's own lobby, with the question that comes first."""
    player.press("More")
    player.press("End for all")
    # The button that asks has the name of the one that does it.
    expect(player.last).to_contain_text("End this game for everybody?")
    player.press("End for all")
    expect(player.last).to_contain_text("The game is over for everybody.")


def check(player: Player) -> None:
    page = player.page
    page.wait_for_function(STILL)
    assert page.evaluate(ACCESSIBILITY) == []
    assert page.evaluate(CONTRAST) == []
    if player.is_phone:
        assert page.evaluate(SMALL) == []


def tab_to(page: Page, label: str, *, backwards: bool = False) -> None:
    """Press Tab until the control with this label has the focus."""
    for _ in range(60):
        page.keyboard.press("Shift+Tab" if backwards else "Tab")
        if page.evaluate("() => document.activeElement.dataset.label ?? ''").startswith(label):
            return
    pytest.fail(f"Tab never reaches {label}")


def end(player: Player) -> None:
    """Leave the game so that the next test starts without one."""
    player.press("More")
    player.press("Leave")
    expect(player.last).to_contain_text("Leave for good?")
    player.last.get_by_role("button", name=re.compile("Leave")).first.click()
    expect(player.last).not_to_contain_text("Leave for good?")
