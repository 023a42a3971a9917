"""The size of what surrounds a sheet, over whole games and without Discord: one row of other buttons, three
lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games.brilliant.levels.files import level_text
from bot.games.registry import PARTS
from bot.messages.panel import hint_page, panel_page
from bot.pages.control import Verb
from bot.pages.page import MAX_BUTTONS, Item, Page, Select
from bot.turns.look import Hints, Look
from engine.game import Header, Moved, Rolled, Seat
from engine.games import GAMES
from tests.journeys import drawn
from tests.journeys.drawn import LOCALES, check_limits, control_of, items

URL = "https://discord.com/channels/1/2/3"
TABLES = [
    ("brilliant", 1, {"level": level_text("2")}, "naive"),
    ("brilliant", 2, {"level": level_text("1")}, "naive"),
    ("brilliant", 6, {"level": level_text("4"), "start": "free"}, "random"),
    ("brikks", 1, {"rethrow": "no"}, "steady"),
    ("brikks", 4, {"level": "4"}, "random"),
    ("brikks", 4, {"level": "own"}, "steady"),
    ("brikks", 2, {"variant": "duel", "level": "own"}, "steady"),
]
"""A game, its seats and options, and who plays; solo games of BRIKKS with an old option have a line more."""
NOWHERE = ("", "pass", "bomb", "keep", "rethrow", "turn")
"""The labels of buttons that decide or open something, and place nothing."""
CHOICES = (Verb.MOVE, Verb.CHOOSE, Verb.DECIDE)
LINES = 3
WAYS = 3
"""The number of half-made choices that are drawn for each decision, or one more."""
CLOSES = 1_767_225_690_000


def decisions(name: str, seats: int, options: dict[str, str], who: str) -> Iterator[tuple[Look, Any]]:
    """What each seat sees at each decision of a game, and its move if it is asked."""
    game, player = GAMES[name], PARTS[name].players[who]
    mode = "solo" if seats == 1 else "duel" if "variant" in options else "table"
    state, random = game.start(Header(name, seats, options)), Random(1)
    while game.result(state) is None:
        if sizes := game.dice(state):
            state = game.apply(state, Rolled(tuple(random.randint(1, size) for size in sizes)))
        moves = {seat: player(game.view(state, seat), random) for seat in sorted(game.pending(state))}
        for seat in map(Seat, range(seats)):
            variant = options.get("variant", "1")[:1]
            yield drawn.look_at(name, state, seat, variant=variant, mode=mode), moves.get(seat)
        state = game.apply(state, Moved(tuple(moves.items())))


def panels(look: Look, move: Any, locale: str) -> Iterator[Page]:
    """The panel of an ordinary turn: asked, with a hint, on the way to a move, moved, and while the round closes.

    The game gives hints, so that there are as many buttons as there can be.
    """
    look = replace(look, is_casual=True)
    assert look.hints is Hints.FREE
    asked = panel_page(look, locale, URL)
    yield asked
    if move is None:
        return
    yield hint_page(look, locale, URL, step=look.step, move=move)
    ways = {c.arg for c in map(control_of, items(asked)) if c is not None and c.verb == Verb.CHOOSE}
    for way in sorted(ways)[:: max(1, len(ways) // WAYS)]:
        yield panel_page(look, locale, URL, arg=PARTS[look.kind].controls.choose(way, "").arg)
    entered = replace(look, viewer=replace(look.viewer, entry=move))
    closing = replace(entered.times, closes_at=CLOSES)
    for page in (entered, replace(entered, times=closing)):
        yield panel_page(page, locale, URL)
        yield panel_page(replace(page, viewer=replace(page.viewer, is_ready=True)), locale, URL)


def places(item: Item) -> bool:
    """Whether this writes or places something, or chooses what to place."""
    control = control_of(item)
    if isinstance(item, Select):
        return True
    if control is None or control.verb not in CHOICES or control.tag.startswith("undo"):
        return False
    is_sent = control.verb == Verb.DECIDE and control.arg.startswith("minis")
    return control.arg not in NOWHERE and not control.arg.startswith("out=") and not is_sent


def check_rows(page: Page) -> int:
    """At most one row has nothing but buttons that place nothing, and one could hold them all; returns how many have."""
    check_limits(page)
    shown = [[(getattr(item, "label", "list"), places(item)) for item in row] for row in page.rows]
    rows = sum(not any(is_place for _, is_place in row) for row in shown)
    assert rows <= 1, shown
    assert sum(not is_place for row in shown for _, is_place in row) <= MAX_BUTTONS, shown
    return rows


def check_height(page: Page) -> None:
    """Controls that place nothing add at most one row to a panel, and rows of letters are full."""
    lists = sum(isinstance(item, Select) for item in items(page))
    letters = [sum(places(item) for item in row if not isinstance(item, Select)) for row in page.rows]
    assert len(page.rows) <= lists + -(-sum(letters) // (max(letters) or 1)) + 1, letters


@pytest.mark.parametrize(("name", "seats", "options", "who"), TABLES)
def test_panels_of_whole_games_have_one_row_of_other_buttons_and_three_lines(
    name: str, seats: int, options: dict[str, str], who: str
) -> None:
    rows, lines = Counter[int](), Counter[int]()
    for number, (look, move) in enumerate(decisions(name, seats, options, who)):
        locale = LOCALES[number % 2]
        check_height(panel_page(look, locale, URL))
        for page in panels(look, move, locale):
            rows[check_rows(page)] += 1
            lines[len(page.below.splitlines())] += 1
            assert len(page.below.splitlines()) <= LINES, page.below
            assert len(page.content.splitlines()) <= 1, page.content
    # The game had both: such a row and none, and turns with news and without.
    assert set(rows) == {0, 1}, rows
    assert {2, LINES} <= set(lines), lines
