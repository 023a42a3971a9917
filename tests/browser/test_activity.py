"""The Activity's page in a browser, framed as by Discord's client, with the real bot behind it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from bot.door.activity.page_files import page_files
from tests.browser.local_table import Table
from tests.browser.player import box_of
from tests.browser.tapper import DESKTOP, PHONE, Tapper, seated
from tests.paths import ROOT

pytestmark = pytest.mark.slow

PAGE = ROOT / "bot" / "door" / "activity" / "page"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
NUMBERS = count(1)
Sit = Callable[..., Tapper]

# A finger's point is off by this many pixels on a phone: 1.3 mm (Bi, Li and Zhai, FFitts Law, CHI 2013).
SIGMA = 8

MISSES = """async ([sigma, rounds]) => {
  const script = [...document.scripts].find((one) => one.src).src;
  const { aimAt } = await import(script.replace("main", "aim"));
  const side = document.querySelector(".board").clientWidth;
  const whole = document.querySelector(".board").getBoundingClientRect();
  const targets = [...document.querySelectorAll(".targets .target")].map((one) => {
    const box = one.getBoundingClientRect();
    const [left, top] = [box.left - whole.left, box.top - whole.top];
    return { id: one.dataset.id, box: [left, top, box.width, box.height].map((length) => length / side), cells: [], reach: null };
  });
  let seed = 7;
  const random = () => ((seed = (seed * 16807) % 2147483647) / 2147483647);
  const noise = () => sigma * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  const seen = { right: 0, enlarged: 0, wrong: 0, none: 0 };
  for (const target of targets) {
    for (let turn = 0; turn < rounds; turn += 1) {
      const [left, top, width, height] = target.box.map((length) => length * side);
      const meant = aimAt(targets, left + width / 2 + noise(), top + height / 2 + noise(), side, true);
      seen[!meant.target ? "none" : !meant.isClear ? "enlarged" : meant.target === target ? "right" : "wrong"] += 1;
    }
  }
  return seen;
}"""

AT_ONCE = """([x, y, pointerType]) => {
  const board = document.querySelector(".board");
  const at = { clientX: x, clientY: y, pointerId: 1, isPrimary: true, pointerType, bubbles: true, button: 0 };
  board.setPointerCapture = () => null;
  board.dispatchEvent(new PointerEvent("pointerdown", at));
  board.dispatchEvent(new PointerEvent("pointerup", at));
  return document.querySelectorAll(".mark").length;
}"""


@pytest.fixture
def sit(browser: Browser, table: Table) -> Iterator[Sit]:
    """`sit()` opens the Activity, in a channel of this test, for somebody new; errors of the page fail the test."""
    errors: list[str] = []
    tappers: list[Tapper] = []
    channel = table.channel(f"place-{next(NUMBERS)}")

    def sit_down(user: str = "", query: str = "", *, may_fail: bool = False, **looks: Any) -> Tapper:
        user = user or table.person(f"P{next(NUMBERS)}")
        noted = [] if may_fail else errors
        tappers.append(seated(browser, f"{table.url}/?user={user}&channel={channel}{query}", noted, **looks))
        return tappers[-1]

    yield sit_down
    for tapper in tappers:
        tapper.page.context.close()
    assert errors == []


def touch_between_places(tapper: Tapper) -> Any:
    """Touch the board of BRIKKS between two places; return how many numbers that shows at once."""
    board, place = box_of(tapper.frame.locator(".board")), box_of(tapper.places.nth(3))
    # In the highest row, into which a block falls at any column.
    between = place["x"] + place["width"], board["y"] + 0.13 * board["width"]
    # A finger that rests, as it may on a busy machine, would slide instead.
    return tapper.frame.evaluate(AT_ONCE, [*between, "touch"])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["BRILLIANT", "BRIKKS"])
def test_a_game_is_played_by_touch(sit: Sit, game: str, size: str) -> None:
    ada = sit(size=SIZES[size]).play_alone(game)
    taps = turns = 0
    for number in range(1, 6):
        ada.wait_for_throw(number)
        if not ada.places.count():
            break
        taps += ada.choose(ada.places.first)
        turns += 1
        expect(ada.entry).to_have_count(1)
        ada.button("Next throw").click()
    assert turns >= 3
    assert taps <= 1.4 * turns


def test_a_tap_shows_its_number_at_once_and_another_takes_it_back(sit: Sit) -> None:
    ada = sit(size=DESKTOP).play_alone("BRILLIANT")
    place = ada.places.first
    x, y = ada.middle(place)
    assert ada.frame.evaluate(AT_ONCE, [x, y, "mouse"]) == 1
    expect(ada.entry).to_have_count(1)
    expect(ada.frame.locator(".mark")).to_have_count(0)
    assert ada.entry.get_attribute("aria-pressed") == "true"
    ada.tap(ada.entry)
    expect(ada.entry).to_have_count(0)
    # With an entry, a touch elsewhere moves it.
    ada.tap(ada.places.first)
    expect(ada.entry).to_have_count(1)
    first = ada.entry.get_attribute("aria-label")
    ada.tap(ada.places.last)
    expect(ada.entry).not_to_have_attribute("aria-label", first or "")
    ada.button("Undo").click()
    expect(ada.entry).to_have_count(0)


def test_keys_choose_a_place(sit: Sit) -> None:
    ada = sit(size=DESKTOP).play_alone("BRIKKS")
    names = [place.get_attribute("aria-label") for place in ada.places.all()]
    ada.frame.locator(".dock .button").first.focus()
    ada.page.keyboard.press("b")
    expect(ada.entry).to_have_attribute("aria-label", names[1] or "")
    ada.button("Undo").press("Enter")
    expect(ada.places).to_have_count(len(names))
    ada.places.first.focus()
    ada.page.keyboard.press("ArrowRight")
    focused = ada.frame.locator(".target:focus")
    name, (x, _) = focused.get_attribute("aria-label"), ada.middle(focused)
    assert x > ada.middle(ada.places.first)[0]
    ada.page.keyboard.press("Enter")
    expect(ada.entry).to_have_attribute("aria-label", name or "")
    expect(ada.entry).to_be_focused()


def test_a_finger_that_slides_sees_what_it_means(sit: Sit) -> None:
    ada = sit().play_alone("BRIKKS")
    names = [place.get_attribute("aria-label") for place in ada.places.all()]
    x, y = ada.middle(ada.places.nth(2))
    touch = ada.page.context.new_cdp_session(ada.page)
    points = [{"x": x - 80, "y": y - 40}, {"x": x - 30, "y": y - 20}, {"x": x, "y": y}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:1]})
    for point in points[1:]:
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    expect(ada.frame.locator(".lens")).to_be_visible()
    assert ada.frame.locator(".lens .aim").count() >= 1
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ada.entry).to_have_attribute("aria-label", names[2] or "")
    expect(ada.frame.locator(".lens")).to_be_hidden()


def test_a_touch_between_two_places_enlarges_them(sit: Sit) -> None:
    ada = sit().play_alone("BRIKKS")
    assert touch_between_places(ada) == 0
    loupe = ada.frame.locator(".loupe")
    expect(loupe).to_be_visible()
    sizes = loupe.locator(".target").evaluate_all(
        "(all) => all.map((one) => [one.offsetWidth, one.offsetHeight])"
    )
    assert len(sizes) >= 2
    assert min(map(min, sizes)) >= 40, sizes
    ada.page.keyboard.press("Escape")
    expect(loupe).to_have_count(0)
    assert ada.entry.count() == 0


def test_a_button_is_pressed_although_the_page_is_drawn_again_before_it_is_released(sit: Sit) -> None:
    ada = sit(size=DESKTOP).play_alone("BRILLIANT")
    ada.choose(ada.places.first)
    expect(ada.entry).to_have_count(1)
    picture = ada.frame.locator(".picture")
    dark = picture.get_attribute("src")
    ada.page.mouse.move(*ada.middle(ada.button("Next throw")))
    ada.page.mouse.down()
    ada.page.emulate_media(color_scheme="light")
    expect(picture).not_to_have_attribute("src", dark or "")
    ada.page.mouse.up()
    ada.wait_for_throw(2)


def test_taps_on_a_phone_do_not_miss(sit: Sit, record_property: Callable[[str, object], None]) -> None:
    ada = sit().play_alone("BRILLIANT")
    seen = dict.fromkeys(("right", "enlarged", "wrong", "none"), 0)
    for turn in range(2, 6):
        for kind, number in ada.frame.evaluate(MISSES, [SIGMA, 400]).items():
            seen[kind] += number
        ada.choose(ada.places.first)
        ada.go_on(turn)
    taps = sum(seen.values())
    record_property("taps", seen)
    assert seen["wrong"] / taps < 0.01
    assert seen["none"] / taps < 0.01
    assert seen["enlarged"] / taps < 0.3


def test_a_lost_connection_comes_back_with_the_press_that_was_under_way(sit: Sit, table: Table) -> None:
    ada = sit(may_fail=True).play_alone("BRILLIANT")
    table.restart_door()
    expect(ada.frame.locator(".notice")).to_be_visible()
    name = ada.places.first.get_attribute("aria-label")
    ada.tap(ada.places.first)
    assert ada.frame.locator(".mark").count() == 1
    expect(ada.frame.locator(".notice")).to_be_hidden()
    expect(ada.entry).to_have_attribute("aria-label", name or "")


def test_a_page_whose_server_hears_nothing_asks_another_one(sit: Sit) -> None:
    """No press is lost or doubled when a server hangs: it neither answers nor closes the connection."""
    ada = sit()
    sockets: list[WebSocketRoute] = []
    heard: list[dict[str, Any]] = []
    deaf: list[WebSocketRoute] = []

    def pass_on(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        sockets.append(page)

        def hear(said: str | bytes) -> None:
            if page not in deaf:
                heard.append(json.loads(said))
                server.send(said)

        page.on_message(hear)

    ada.page.route_web_socket(re.compile("/socket"), pass_on)
    ada.page.reload()
    ada.play_alone("BRILLIANT")
    deaf += sockets
    heard.clear()
    name = ada.places.first.get_attribute("aria-label")
    ada.tap(ada.places.first)
    expect(ada.entry).to_have_attribute("aria-label", name or "")
    expect(ada.frame.locator(".notice")).to_be_hidden()
    assert len({frame["nonce"] for frame in heard if frame["t"] == "press"}) == 1
    ada.go_on(2)


def test_two_pages_of_one_person_show_the_same(sit: Sit, table: Table) -> None:
    user = table.person("Twice")
    ada = sit(user).play_alone("BRILLIANT")
    other = sit(user, size=DESKTOP)
    expect(other.places.first).to_be_attached()
    ada.choose(ada.places.first)
    expect(other.entry).to_have_count(1)
    other.tap(other.entry)
    expect(ada.entry).to_have_count(0)


@pytest.mark.parametrize("fault", ["late", "avatar", "errors"])
def test_a_host_with_faults_still_shows_the_page(sit: Sit, fault: str) -> None:
    ada = sit(query=f"&faults={fault}")
    expect(ada.frame.locator(".top.home")).to_be_visible()


@pytest.mark.parametrize(
    ("fault", "words"),
    [("refused", "needs to know who you are"), ("code", "did not confirm"), ("silent", "not answered")],
)
def test_a_host_that_refuses_leads_to_a_page_that_says_so(sit: Sit, fault: str, words: str) -> None:
    ada = sit(query=f"&faults={fault}", may_fail=True)
    expect(ada.frame.get_by_role("alert")).to_contain_text(words)
    expect(ada.frame.get_by_role("button", name="Try again")).to_be_visible()


def test_another_instance_is_refused(sit: Sit) -> None:
    ada = sit(query="&instance=i-1-gc-2-3", may_fail=True)
    expect(ada.frame.get_by_role("alert")).to_contain_text("not in this Activity")


def test_outside_of_discord_the_page_says_where_to_open_it(sit: Sit, table: Table) -> None:
    ada = sit(locale="de-DE")
    address = ada.frame.url.partition("?")[0]
    ada.page.goto(address)
    expect(ada.page.get_by_role("alert")).to_contain_text("Öffne sie dort")


def test_a_page_on_top_closes_again(sit: Sit) -> None:
    ada = sit().play_alone("BRILLIANT")
    more = ada.button("More")
    more.click()
    dialog = ada.frame.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Rules").click()
    expect(dialog.locator("img.shown")).to_be_visible()
    assert ada.frame.locator(".game").evaluate("(game) => game.inert")
    ada.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert not ada.frame.locator(".game").evaluate("(game) => game.inert")


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1280, 800), (2560, 1440)])
def test_everything_fits(sit: Sit, size: tuple[int, int]) -> None:
    ada = sit(size=size).play_alone("BRIKKS")
    board = box_of(ada.frame.locator(".board"))
    assert min(board["width"], board["height"]) >= 0.6 * min(size)
    assert 0 <= board["x"] <= size[0] - board["width"]
    buttons = ada.frame.locator(".dock .button").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect())"
    )
    for box in buttons:
        assert min(box["width"], box["height"]) >= 40
        assert box["y"] + box["height"] <= size[1]
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
    assert ada.frame.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_in_a_tiny_window_are_dice_and_points_or_a_name(sit: Sit) -> None:
    ada = sit()
    expect(ada.frame.locator(".top.home")).to_be_visible()
    ada.page.set_viewport_size({"width": 200, "height": 120})
    expect(ada.frame.get_by_role("heading", name="BRILLIANT and BRIKKS")).to_be_in_viewport()
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.play_alone("BRIKKS")
    ada.page.set_viewport_size({"width": 200, "height": 120})
    expect(ada.frame.locator(".tray canvas").first).to_be_visible()
    expect(ada.frame.locator(".points")).to_be_visible()
    expect(ada.frame.locator(".stage")).to_be_hidden()
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.page.evaluate("layout(1)")
    expect(ada.frame.locator(".stage")).to_be_hidden()
    ada.page.evaluate("layout(0)")
    expect(ada.frame.locator(".stage")).to_be_visible()


@pytest.mark.parametrize(("motion", "is_rolling"), [("no-preference", True), ("reduce", False)])
def test_dice_without_the_corners_of_their_boxes_roll_unless_motion_is_unwanted(
    sit: Sit, motion: str, is_rolling: bool
) -> None:
    ada = sit(motion=motion)
    ada.frame.evaluate("""() => {
      window.rolled = 0;
      const alpha = (die, share) => die.getContext("2d").getImageData(die.width * share, die.height * share, 1, 1).data[3];
      new MutationObserver((found) => {
        const dice = found.flatMap((one) => [...one.addedNodes]).filter((one) => one.className === "die");
        window.rolled += dice.filter((die) => alpha(die, 0.05) === 0 && alpha(die, 0.5) === 255).length;
      }).observe(document.body, { childList: true, subtree: true });
    }""")
    ada.play_alone("BRILLIANT")
    ada.choose(ada.places.first)
    ada.go_on(2)
    expect(ada.frame.locator(".die")).to_have_count(0)
    assert (ada.frame.evaluate("rolled") >= 2) == is_rolling


def test_the_page_is_small() -> None:
    files = page_files("1" * 19)
    sent = [files.index, *files.others.values()]
    assert sum(len(file.content) for file in sent) <= 60_000
    for path in PAGE.iterdir():
        text = path.read_text(encoding="utf-8")
        assert "innerHTML" not in text
        assert "localStorage" not in text
        assert "style=" not in text


def test_a_magnifier_stays_open_while_others_move(sit: Sit) -> None:
    ada, ben = sit(), sit(size=DESKTOP)
    ada.open_table("BRIKKS")
    ben.button("Join").click()
    # Without Ben, Ada would start a game alone.
    expect(ada.frame.locator(".player")).to_have_count(2)
    ada.button("Start").click()
    # Start blocks are chosen from the last seat to the first.
    for person in (ben, ada):
        person.choose(person.places.nth(1))
        expect(person.places).to_have_count(9)
        person.choose(person.places.first)
        person.button("Ready").click()
    ada.button("Keep it").click()
    expect(ben.places.first).to_be_attached()
    expect(ada.places.first).to_be_attached()
    touch_between_places(ada)
    expect(ada.frame.locator(".loupe")).to_be_visible()
    ben.choose(ben.places.first)
    expect(ada.frame.locator(".player.moved")).to_have_count(1)
    ada.frame.locator(".loupe .target").first.click()
    expect(ada.entry).to_have_count(1)
