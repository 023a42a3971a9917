"""The end of a game in the Activity: as motion, or at once for whoever wants none."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.local_table import Table
from tests.browser.tapper import seated

pytestmark = pytest.mark.slow

END = """async () => {
  const script = [...document.scripts].find((one) => one.src).src;
  const { Game } = await import(script.replace("main", "game"));
  const drawn = async (ink) => {
    const canvas = new OffscreenCanvas(100, 100);
    const context = canvas.getContext("2d");
    context.fillStyle = ink;
    context.fillRect(0, 0, 100, 100);
    return URL.createObjectURL(await canvas.convertToBlob());
  };
  const pictures = { turn: await drawn("#111"), sheet: await drawn("#222"), poster: await drawn("#333") };
  const game = new Game({ picture: async (n) => pictures[n] });
  document.body.replaceChildren(game.element);
  const seen = [];
  const look = () => {
    const src = document.querySelector(".picture").src;
    const points = [...document.querySelectorAll(".player")].map((one) => `${one.querySelector(".name").textContent} ${one.querySelector(".points").textContent}`);
    const isTold = getComputedStyle(document.querySelector(".dock")).visibility === "visible";
    const now = { picture: Object.keys(pictures).find((one) => pictures[one] === src), points, isTold };
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
  };
  const shown = (n) => ({ n, alt: n, w: 100, h: 100 });
  const moment = (status, points, places, own) => ({
    game: "g", leave: "home", step: 1, status, title: "BRILLIANT", targets: [], dice_boxes: [],
    panel: { content: "", caption: ["You win!"], pictures: [shown(own)], rows: [] },
    sheet: status === "finished" ? shown("sheet") : null,
    table: {
      progress: "", news: [], buttons: [], dice: [],
      players: ["Ada", "Ben", "Cleo"].map((name, seat) => ({ seat, name, colour: "#4590ea", state: "", points: points[seat], place: places[seat], is_you: !seat })),
    },
  });
  await game.show(moment("running", [20, 30, 10], [null, null, null], "turn"));
  const timer = setInterval(look, 5);
  const end = moment("finished", [41, 34, 25], [1, 2, 3], "poster");
  await game.show(end);
  look();
  await game.show(end);
  look();
  clearInterval(timer);
  return seen;
}"""
"""Ends a game of three, and returns everything that could be seen of it meanwhile."""


def ended(browser: Browser, table: Table, motion: Literal["no-preference", "reduce"]) -> list[Any]:
    """End a game of three for somebody; return what they could see from then on."""
    errors: list[str] = []
    tapper = seated(browser, f"{table.url}/?user={table.person(motion)}", errors, motion=motion)
    expect(tapper.frame.locator(".top.home")).to_be_visible()
    seen = [moment for moment in tapper.frame.evaluate(END) if moment["picture"] != "turn"]
    tapper.page.context.close()
    assert errors == []
    return seen


def test_a_game_ends_with_the_last_round_then_the_points_seat_by_seat_then_the_winner(
    browser: Browser, table: Table
) -> None:
    seen = ended(browser, table, "no-preference")
    *before, last = seen
    assert {(moment["picture"], moment["isTold"]) for moment in before} == {("sheet", False)}
    # The first moment has the points of the last round; then the last in place counts first, and each up to the end.
    assert before[0]["points"] == ["Ada 20", "Ben 30", "Cleo 10"]
    counted = [tuple(moment["points"]) for moment in before]
    ends = [
        counted.index(next(one for one in counted if one[seat].endswith(end)))
        for seat, end in ((2, " 25"), (1, " 34"), (0, " 41"))
    ]
    assert ends == sorted(ends)
    assert any("Cleo 10" < one[2] < "Cleo 25" and one[:2] == ("Ada 20", "Ben 30") for one in counted)
    # The poster tells who has won.
    assert (last["picture"], last["isTold"]) == ("poster", True)
    assert last["points"] == ["Ada 41", "Ben 34", "Cleo 25"]


def test_a_game_ends_at_once_for_whoever_wants_no_motion(browser: Browser, table: Table) -> None:
    assert ended(browser, table, "reduce") == [
        {"picture": "poster", "points": ["Ada 41", "Ben 34", "Cleo 25"], "isTold": True}
    ]
