"""The line under a sheet that says in words what the rule signs mean."""

from __future__ import annotations

from collections.abc import Iterator

from bot.render.gems import facet_gem
from bot.render.pen import Pen, fit, text_width
from bot.render.signs import draw_sign, sign_width
from bot.render.theme import EDGE, SMALLEST, WIDTH, Theme
from bot.texts import text
from engine.brilliant.level import Level, Rule

ROW = 44
GAP = 30
SPACE = WIDTH - 2 * EDGE


def height(level: Level, locale: str) -> int:
    return ROW * len(_rows(level, locale))


def draw(pen: Pen, level: Level, locale: str, theme: Theme) -> None:
    for number, row in enumerate(_rows(level, locale)):
        used = sum(width for _, _, width in row)
        gap = (SPACE - used) / (len(row) + 1)
        x = gap
        for rule, words, width in row:
            sign = sign_width(rule)
            y = number * ROW + ROW / 2
            _draw_colours(pen, (x, y), rule, level, theme)
            start = x + _colours_width(rule, level)
            draw_sign(pen, (start + sign / 2, y), rule, theme.ink)
            pen.text((start + sign + 10, y), words, theme.soft, SMALLEST, anchor="l")
            x += width + gap


def _rows(level: Level, locale: str) -> list[list[tuple[Rule, str, float]]]:
    """The entries in as many rows as they need, from left to right."""
    rows: list[list[tuple[Rule, str, float]]] = [[]]
    for entry in _entries(level, locale):
        used = sum(width + GAP for _, _, width in rows[-1])
        if rows[-1] and used + entry[2] > SPACE:
            rows.append([])
        rows[-1].append(entry)
    return rows


def _entries(level: Level, locale: str) -> Iterator[tuple[Rule, str, float]]:
    present = {area.rule for area in level.areas}
    for rule in Rule:
        if rule in present:
            mark = _colours_width(rule, level) + sign_width(rule) + 10
            words, size = fit(text(locale, f"sheet-rule-short-{rule}"), SMALLEST, SPACE - mark)
            yield rule, words, mark + text_width(words, size)


def _colours(rule: Rule, level: Level) -> list[str]:
    return list(dict.fromkeys(area.colour for area in level.areas if area.rule is rule))


def _colours_width(rule: Rule, level: Level) -> float:
    return 26 * len(_colours(rule, level)) + 6


def _draw_colours(pen: Pen, place: tuple[float, float], rule: Rule, level: Level, theme: Theme) -> None:
    x, y = place
    for colour in dict.fromkeys(area.colour for area in level.areas if area.rule is rule):
        facet_gem(pen, (x, y - 11, x + 22, y + 11), 6, theme.areas[colour], 3)
        x += 26
