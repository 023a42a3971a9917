"""The Activity's page in a browser: its buttons keep their places, and its players lie beside each other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from bot.games.names import COMPUTERS, strength_name
from bot.games.registry import strengths
from bot.pages.texts import LANGUAGES, Language, text
from bot.render.theme import RGB, contrast
from engine.games import GAMES
from tests.browser.local_table import Table
from tests.browser.player import box_of
from tests.browser.tapper import DESKTOP, PHONE, Tapper, seated
from tests.render.measured import is_within, overlap

pytestmark = pytest.mark.slow

SHOW = """async ([players, rows, step]) => {
  const script = [...document.scripts].find((one) => one.src).src;
  const { Game } = await import(script.replace("main", "game"));
  if (!window.game) {
    window.pressed = [];
    window.game = new Game({ picture: async () => "", press: (id) => window.pressed.push(id) });
    document.body.replaceChildren(window.game.element);
  }
  const panel = { content: "", caption: [], pictures: [], rows };
  const table = { players, most: 120, progress: "Runde 3", news: [], buttons: [], dice: [step], throw: "" };
  const shown = { game: `${players.length} ${players[1]?.strength}`, step, status: "running", title: "BRILLIANT", leave: "home" };
  await window.game.show({ ...shown, panel, targets: [], dice_boxes: [[0, 0, 0.1, 0.1]], table });
  for (const one of document.getAnimations()) { one.pause(); one.currentTime = 900; }
}"""
"""Shows these players and buttons at a step of a game, and stops while the chips say what has been won."""

PARTS = """() => [...document.querySelectorAll(".gain, .points, .seat, .name")].filter((one) => one.offsetWidth).map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const { color, backgroundColor } = getComputedStyle(one);
  const isCut = one.scrollWidth > one.clientWidth;
  return { kind: one.classList[0], words: one.textContent, box: [left, top, right, bottom], colours: [color, backgroundColor], isCut };
})"""
SIZES = [(320, 568), (320, 780), (360, 640), (360, 740), PHONE, (844, 390), DESKTOP]
GAINS = [5, -2, 12, -10, 7, -1]
HIGHEST = 104

BOXES = """() => Object.fromEntries([...document.querySelectorAll(".dock [data-slot]")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.dataset.slot, [x, y, width, height]];
}))"""
BROKEN = """() => [...document.querySelectorAll(".dock .button")].flatMap((button) => {
  const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT), broken = [], range = document.createRange();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    for (const { 0: word, index } of node.textContent.matchAll(/\\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
})"""
"""The words on buttons that go on in another line."""
LABELS = {"go": "panel-next", "back": "panel-undo", "hint": "panel-hint", "skip": "brilliant-pass"}
HIT = """([x, y]) => document.elementFromPoint(x, y)?.closest("[data-id]")?.dataset.id ?? null"""


def opened(browser: Browser, table: Table, name: str, **looks: Any) -> Tapper:
    ada = seated(browser, f"{table.url}/?user={table.person(name)}", [], **looks)
    expect(ada.frame.locator(".top.home")).to_be_visible()
    return ada


def players(count: int, strength: str, *, is_after: bool) -> list[dict[str, Any]]:
    states = ["moved", "awaited", "away", "ready"]
    return [
        {
            "seat": seat,
            "name": COMPUTERS[seat - 1] if seat else "Maximiliane",
            "strength": strength if seat else "",
            "colour": "#4590ea",
            "points": HIGHEST + is_after * GAINS[seat],
            "state": states[seat % 4],
            "is_you": seat == 0,
        }
        for seat in range(count)
    ]


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES)
def test_players_lie_beside_each_other_in_every_language(
    browser: Browser, table: Table, size: tuple[int, int], scheme: str
) -> None:
    ada = opened(browser, table, f"{size} {scheme}", size=size, scheme=scheme, motion="no-preference")
    for count in range(2, 7):
        for strength in longest_strengths():
            for is_after in (False, True):
                ada.frame.evaluate(SHOW, [players(count, strength, is_after=is_after), [], int(is_after)])
            parts = ada.frame.evaluate(PARTS)
            for one, other in combinations(parts, 2):
                assert not overlap(one["box"], other["box"]), (count, one, other)
            assert not [part for part in parts[1:] if part["isCut"] and part["words"].startswith(COMPUTERS)]
            chips = [part for part in parts if part["kind"] == "gain"]
            assert [chip["words"] for chip in chips] == [
                f"{gain:+}".replace("-", "−") for gain in GAINS[:count]
            ]
            for part in parts:
                assert is_within(part["box"], (0, 0, *size)), (count, part)
            for chip in chips:
                ink, ground = (seen_colour(colour) for colour in chip["colours"])
                assert contrast(ink, ground) >= 4.5
                assert (ground[0] > ground[1]) == ("−" in chip["words"])


def longest_strengths() -> Sequence[str]:
    """Return the longest word for a strength of each language."""
    names = {name for game in GAMES for name in strengths(game).names}
    return [max((strength_name(name, Language(each)) for name in names), key=len) for each in LANGUAGES]


def seen_colour(words: str) -> RGB:
    red, green, blue = map(int, re.findall(r"\d+", words))
    return red, green, blue


@pytest.mark.parametrize("size", [(320, 568), PHONE, DESKTOP])
@pytest.mark.parametrize("game", ["BRILLIANT", "BRIKKS"])
def test_every_button_keeps_its_place_through_the_rounds(
    browser: Browser, table: Table, game: str, size: tuple[int, int]
) -> None:
    ada = opened(browser, table, f"{game} {size}", size=size).play_alone(game)
    seen: dict[str, list[float]] = {}
    for number in range(1, 5):
        ada.wait_for_throw(number)
        for _ in range(2):
            for slot, box in ada.frame.evaluate(BOXES).items():
                assert seen.setdefault(slot, box) == pytest.approx(box, abs=1), (slot, number)
            if ada.entry.count():
                break
            ada.choose(ada.places.first)
            expect(ada.button("Undo")).to_be_visible()
        ada.button("Next throw").click()
    assert {"go", "back", "hint"} <= seen.keys()
    for one, other in combinations(seen.values(), 2):
        assert not overlap(corners(one), corners(other))


@pytest.mark.parametrize("size", [(320, 568), (360, 640), PHONE])
def test_no_word_of_a_button_is_broken_in_any_language(
    browser: Browser, table: Table, size: tuple[int, int]
) -> None:
    ada = opened(browser, table, f"words {size}", size=size)
    for step, locale in enumerate(LANGUAGES):
        usual = {"kind": "button", "style": "secondary", "emoji": "🎲"}
        row = [
            {**usual, "id": f"b1:g:{step}:{slot}", "slot": slot, "label": text(locale, key)}
            for slot, key in LABELS.items()
        ]
        ada.frame.evaluate(SHOW, [players(1, "", is_after=False), [row], step])
        expect(ada.frame.locator(".dock .button")).to_have_count(len(LABELS))
        assert ada.frame.evaluate(BROKEN) == [], locale


def corners(box: Sequence[float]) -> tuple[float, float, float, float]:
    x, y, width, height = box
    return x, y, x + width - 1, y + height - 1


def test_a_second_tap_presses_nothing_that_stands_there_since(browser: Browser, table: Table) -> None:
    ada = opened(browser, table, "Twice", size=PHONE)
    usual = {"kind": "button", "style": "success", "emoji": "🎲", "label": "Next throw", "slot": "go"}
    hint = {**usual, "id": "b1:g:1:hint", "label": "Hint", "slot": "hint", "style": "secondary"}
    alone = players(1, "", is_after=False)
    ada.frame.evaluate(SHOW, [alone, [[{**usual, "id": "b1:g:1:ready"}, hint]], 1])
    middle = ada.middle(ada.button("Next throw"))
    assert ada.frame.evaluate(HIT, middle) == "b1:g:1:ready"
    # A throw brings another button to the same place.
    later = {**usual, "id": "b1:g:2:decide:keep", "label": "Keep it"}
    ada.frame.evaluate(SHOW, [alone, [[later, {**hint, "id": "b1:g:2:hint"}]], 2])
    resting = ada.frame.locator(".rest")
    assert ada.frame.evaluate(HIT, middle) is None
    assert resting.evaluate_all("(all) => all.map((one) => one.dataset.slot ?? one.className)") == [
        "stage rest",
        "go",
    ]
    # What stood there before can be pressed at once.
    assert ada.frame.evaluate(HIT, ada.middle(ada.button("Hint"))) == "b1:g:2:hint"
    expect(resting).to_have_count(0)
    assert ada.frame.evaluate(HIT, middle) == "b1:g:2:decide:keep"
    assert box_of(ada.button("Keep it"))["height"] >= 40
