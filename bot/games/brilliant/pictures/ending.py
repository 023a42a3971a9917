"""The parts of a player's points in BRILLIANT: the completed areas, each with its colour, sign and value."""

from __future__ import annotations

from functools import partial

from bot.games.brilliant.naming import area_name
from bot.games.brilliant.pictures.colours import THEMES
from bot.games.brilliant.pictures.signs import draw_sign
from bot.pages.texts import text
from bot.render.pen import Pen, Point
from bot.render.podium import Part
from bot.render.theme import RGB
from engine.brilliant.level import Rule
from engine.brilliant.view import View
from engine.game import Seat

SIGN_SCALE = 0.8
"""Makes signs 10 px high at 437 x 350."""


def made_points(view: View, seat: Seat, theme: str, locale: str) -> tuple[Part, ...]:
    """Return the areas that a seat completed, by their values, the highest first."""
    awards = sorted((award for award in view.awards if award.seat == seat), key=lambda award: -award.value)
    parts = []
    for award in awards:
        area = view.level.areas[award.area]
        shades = THEMES[theme].colours[area.colour]
        spoken = text(locale, "brilliant-ending-area", area=area_name(area, locale), value=award.value)
        parts.append(Part(award.value, spoken, fill=shades.base, sign=partial(_sign, area.rule, shades.ink)))
    return tuple(parts)


def _sign(rule: Rule, ink: RGB, pen: Pen, centre: Point) -> None:
    draw_sign(pen, centre, rule, ink, SIGN_SCALE)
