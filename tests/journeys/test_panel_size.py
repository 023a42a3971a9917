"""The size of what surrounds a sheet, over whole games and without Discord: one row of other buttons, three
lines."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.games.brilliant.levels.files import level_text, names
from bot.games.brilliant.pictures.colours import SQUARES
from bot.games.registry import PARTS
from bot.messages.panel import hint_page, panel_page
from bot.pages.control import Verb
from bot.pages.page import Item, Page, Select
from bot.render.theme import REGULAR, font
from bot.turns.look import Hints, Look
from engine.brikks.view import View
from engine.brilliant.view import View as SheetView
from engine.game import Seat
from tests.journeys import drawn
from tests.journeys.drawn import LOCALES, check_limits, control_of, items

URL = "https://discord.com/channels/1/2/3"
TABLES = [
    ("brilliant", 1, {"level": level_text("2")}, "naive"),
    ("brilliant", 2, {"level": level_text("1")}, "naive"),
    ("brilliant", 6, {"level": level_text("4"), "start": "free"}, "random"),
    ("brikks", 1, {"rethrow": "no"}, "steady"),
    ("brikks", 4, {"level": "4"}, "random"),
    pytest.param("brikks", 4, {"level": "own"}, "steady", marks=pytest.mark.slow),
    ("brikks", 2, {"variant": "duel", "level": "own"}, "steady"),
]
"""A game, its seats and options, and who plays; solo games of BRIKKS with an old option have a line more."""
NOWHERE = ("", "pass", "bomb", "keep", "rethrow", "turn")
"""The labels of buttons that decide or open something, and place nothing."""
CHOICES = (Verb.MOVE, Verb.CHOOSE, Verb.DECIDE)
LINES = 3
WIDTH = 255
"""Pixels of text in the frame below a sheet on a phone 360 px wide."""
WIDER = WIDTH + 30
"""The same on a phone 390 px wide."""
SIZE, SMALL = 14, 13
"""Pixels of the letters there, and of small print."""
EMOJI = re.compile("[\u2190-\u2bff\U0001f000-\U0001faff]\ufe0f?")
EMOJI_WIDTH = 1.375
"""Times the size of the letters."""
WRITTEN = {"@": "@Alexander", "#": "#brettspiele", "t": "in 87 seconds"}
"""What a client writes for a person, a channel and a time."""
UNTOLD = 0.15
"""The largest share of news that gives way to the question."""
WAYS = 3
"""The number of half-made choices that are drawn for each decision, or one more."""
CLOSES = 1_767_225_690_000


def lines_on_a_phone(words: str) -> int:
    """In how many lines a phone breaks the words, drawn in letters a little wider than Discord's."""
    return sum(map(broken, re.sub(r"<([@#t])[^>]*>", lambda found: WRITTEN[found[1]], words).splitlines()))


def broken(line: str, room: float = WIDTH) -> int:
    size = SMALL if line.startswith("-# ") else SIZE
    lines, used, gap = 1, 0.0, width(" ", size)
    # Parts joined by a no-break space stay together.
    for word in line.removeprefix("-# ").replace("**", "").split(" "):
        wide = width(word, size)
        is_over = used > 0 and used + gap + wide > room
        lines, used = (lines + 1, wide) if is_over else (lines, used + wide + (gap if used else 0))
    return lines


@cache
def width(word: str, size: int) -> float:
    letters = EMOJI.sub("", word)
    emoji = len(EMOJI.findall(word)) * EMOJI_WIDTH
    return font(REGULAR, 10 * size).getlength(letters) / 10 + emoji * size


def decisions(name: str, seats: int, options: dict[str, str], who: str) -> Iterator[tuple[Look, Any]]:
    """What each seat sees at each decision of a game, and its move if it is asked."""
    mode = "solo" if seats == 1 else "duel" if "variant" in options else "table"
    for state, moves in drawn.played(name, seats, options, PARTS[name].players[who], Random(1)):
        for seat in map(Seat, range(seats)) if moves else ():
            variant = options.get("variant", "1")[:1]
            yield drawn.look_at(name, state, seat, variant=variant, mode=mode), moves.get(seat)


def panels(look: Look, move: Any) -> Iterator[Page]:
    """The panel of an ordinary turn: asked, on the way to a move, moved, and while the round closes.

    The game gives hints, so that there are as many buttons as there can be.
    """
    assert look.hints is Hints.FREE
    asked = panel_page(look, URL)
    yield asked
    if move is None:
        return
    ways = {c.arg for c in map(control_of, items(asked)) if c is not None and c.verb == Verb.CHOOSE}
    for way in sorted(ways)[:: max(1, len(ways) // WAYS)]:
        yield panel_page(look, URL, arg=PARTS[look.kind].controls.choose(way, "").arg)
    entered = replace(look, viewer=replace(look.viewer, entry=move))
    closing = replace(entered.times, closes_at=CLOSES)
    for page in (entered, replace(entered, times=closing)):
        yield panel_page(page, URL)
        yield panel_page(replace(page, viewer=replace(page.viewer, is_ready=True)), URL)


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
    """Buttons that place nothing stand in one row, beside letters or alone; returns how many rows have only them."""
    shown = shown_rows(page)
    assert sum(not all(row.values()) for row in shown) <= 1, shown
    return sum(not any(row.values()) for row in shown)


def shown_rows(page: Page) -> list[dict[str, bool]]:
    """For each row, whether what stands in it places something."""
    check_limits(page)
    return [{getattr(item, "label", "list"): places(item) for item in row} for row in page.rows]


def check_height(page: Page) -> None:
    """Controls that place nothing add at most one row to a panel, and rows of letters are full."""
    lists = sum(isinstance(item, Select) for item in items(page))
    letters = [sum(places(item) for item in row if not isinstance(item, Select)) for row in page.rows]
    assert len(page.rows) <= lists + -(-sum(letters) // (max(letters) or 1)) + 1, letters


@pytest.mark.parametrize(
    "locales", [LOCALES, *(pytest.param((one,), marks=pytest.mark.slow) for one in LOCALES)]
)
@pytest.mark.parametrize(("name", "seats", "options", "who"), TABLES)
def test_panels_of_whole_games_have_one_row_of_other_buttons_and_three_lines(
    name: str, seats: int, options: dict[str, str], who: str, locales: tuple[str, ...]
) -> None:
    """The languages take turns from one decision to the next, or there is only one."""
    rows, lines, untold = Counter[int](), Counter[int](), Counter[bool]()
    for number, (played, move) in enumerate(decisions(name, seats, options, who)):
        locale, look = locales[number % len(locales)], replace(played, is_casual=True)
        pages = [*panels(look.read_in(locale), move)]
        check_height(pages[0])
        for page in pages:
            rows[check_rows(page)] += 1
            count = lines_on_a_phone(page.below)
            lines[count] += 1
            assert count <= LINES, page.below
            assert len(page.content.splitlines()) <= 1, page.content
        if move is not None:
            hinted = shown_rows(hint_page(look.read_in(locale), URL, step=look.step, move=move))
            assert sum(not any(row.values()) for row in hinted) <= 1, hinted
            if PARTS[name].words.news(look.read_in(locale)):
                untold[not pages[0].caption[0]] += 1
    # The game had both: such a row and none, and turns with news and without.
    assert set(rows) == {0, 1}, rows
    assert {2, LINES} <= set(lines), lines
    # A long name, area and question at once leave no room for what the picture shows as well.
    assert untold[True] <= untold.total() * UNTOLD, untold


def test_a_solo_game_begun_with_a_second_roll_says_that_it_does_not_count() -> None:
    look = next(
        look for look, _ in decisions("brikks", 1, {"level": "2"}, "steady") if look.view_as(View).throw
    )
    words = panel_page(look, URL).below
    assert re.search(r"Keep \w+ \d, place it, or roll again\?", words)
    assert "so it does not count for the leaderboard." in words


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("level", names())
def test_a_first_game_has_two_lines_about_the_colours_below_the_usual_sheet(level: str, locale: str) -> None:
    played, _ = next(decisions("brilliant", 2, {"level": level_text(level)}, "naive"))
    look = played.read_in(locale)
    usual = panel_page(look, URL)
    new = replace(look, players=tuple(replace(player, is_new=True) for player in look.players))
    first = panel_page(new, URL)
    assert first.pictures == usual.pictures, "the fields are not smaller for more words"
    (told,) = [line for line in first.caption if line not in usual.caption and "🌱" not in line]
    assert {square for square in SQUARES.values() if square in told} == {
        SQUARES[area.colour] for area in look.view_as(SheetView).level.areas
    }
    assert broken(told, WIDER) <= 2, told
