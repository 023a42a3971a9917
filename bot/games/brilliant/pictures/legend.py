"""The lines under the sheet of a lobby that explain its signs in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial

from bot.games.brilliant.pictures.layout import RIM
from bot.games.brilliant.pictures.shown import ShownSheet
from bot.games.brilliant.pictures.signs import draw_everywhere, draw_sign, sign_width
from bot.games.plan import Part
from bot.pages.texts import language, text
from bot.render.pen import Pen, fit, text_width
from bot.render.theme import LEGIBLE, WIDTH
from engine.brilliant.level import Colour, Level, Rule

ROW = 50
GAP = 16
SPACE = WIDTH - 2 * RIM
STONE = 30


@dataclass(frozen=True, slots=True)
class Entry:
    draw: Callable[[Pen], None]
    """Draws the sign from its left end, in the middle of the row."""
    sign: float
    """The width of the sign."""
    words: str
    width: float
    """The width of the sign and its words."""


def legend(level: Level, top: int, lines: int) -> Part[ShownSheet]:
    """Return the part with this many lines, of which the words decide."""
    return Part(
        [(RIM, top, SPACE, ROW * lines)],
        lambda shown: (language(shown.locale),),
        partial(_paint, level),
    )


def _paint(level: Level, pen: Pen, locale: str) -> None:
    for number, row in enumerate(rows(level, locale)):
        gap = (SPACE - sum(entry.width for entry in row)) / (len(row) + 1)
        x, y = gap, number * ROW + ROW // 2
        for entry in row:
            entry.draw(pen.at(round(x), y))
            pen.text((x + entry.sign + 10, y), entry.words, pen.theme.soft, LEGIBLE, anchor="l")
            x += entry.width + gap


@lru_cache
def rows(level: Level, locale: str) -> list[list[Entry]]:
    """Arrange the entries in as many rows as they need, of lengths as even as possible."""
    entries = list(_entries(level, locale))
    count = len(_wrapped(entries, SPACE))
    even = sum(entry.width + GAP for entry in entries) / count
    for limit in range(round(even), SPACE, 10):
        if len(found := _wrapped(entries, limit)) == count:
            return found
    return _wrapped(entries, SPACE)


def _wrapped(entries: list[Entry], limit: float) -> list[list[Entry]]:
    found: list[list[Entry]] = [[]]
    for entry in entries:
        used = sum(other.width + GAP for other in found[-1])
        if found[-1] and used + entry.width > limit:
            found.append([])
        found[-1].append(entry)
    return found


def rules(level: Level, locale: str) -> Iterator[tuple[Rule, tuple[Colour, ...], str]]:
    """Yield each rule of the level with its colours, and in a word or two."""
    for rule in Rule:
        if colours := tuple(dict.fromkeys(area.colour for area in level.areas if area.rule is rule)):
            yield rule, colours, text(locale, f"sheet-rule-short-{rule}")


def _entries(level: Level, locale: str) -> Iterator[Entry]:
    for rule, colours, words in rules(level, locale):
        sign = len(colours) * (STONE + 4) + 4 + sign_width(rule)
        yield _entry(partial(_draw_rule, rule, colours), sign, words)
    if any(area.wide for area in level.areas):
        yield _entry(_draw_wide, STONE + 4, text(locale, "sheet-wide"))


def _entry(paint: Callable[[Pen], None], sign: float, words: str) -> Entry:
    fitted, _ = fit(words, LEGIBLE, SPACE - sign - 10, least=LEGIBLE)
    return Entry(paint, sign, fitted, sign + 10 + text_width(fitted, LEGIBLE))


def _draw_rule(rule: Rule, colours: tuple[Colour, ...], pen: Pen) -> None:
    x = 0
    for colour in colours:
        pen.gem((x, -STONE / 2, x + STONE, STONE / 2), 6, pen.theme.colours[colour].base)
        x += STONE + 4
    draw_sign(pen, (x + 4 + sign_width(rule) / 2, 0), rule, pen.theme.ink)


def _draw_wide(pen: Pen) -> None:
    draw_everywhere(pen, (STONE / 2 + 2, 0), pen.theme.ink)
