"""The colours of the areas, and the themes with them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.render import theme
from bot.render.theme import RGB, WHITE, Shades, Theme, mix, shades
from engine.brilliant.level import Colour
from engine.brilliant.state import MAX_SEATS

# Lightness (CIE L*) 87, 77, 67, 57, 46, 36, 26: all seven differ even to the colour-blind.
AREAS: Mapping[str, Shades] = {
    Colour.YELLOW: shades("#f7d571", "#fff0ab", "#d9b44f"),
    Colour.GREY: shades("#b6bfc7", "#d6dee5", "#959ea7"),
    Colour.ORANGE: shades("#ec8a47", "#ffb07c", "#c66c2e"),
    Colour.GREEN: shades("#4b9863", "#74b788", "#327849"),
    Colour.RED: shades("#bd4348", "#d96a6a", "#952a32"),
    Colour.BLUE: shades("#1a5797", "#4a80bd", "#103c72"),
    Colour.PURPLE: shades("#542f71", "#775196", "#3a1b54"),
}


def lighter(colour: RGB) -> RGB:
    """Return the colour, lighter by a third; almost white becomes white."""
    light = mix(colour, WHITE, 1 / 3)
    return WHITE if min(light) > 240 else light


SQUARES: Mapping[Colour, str] = {
    Colour.YELLOW: "🟨",
    # Framed: plain white would vanish in Discord's light theme.
    Colour.GREY: "🔲",
    Colour.ORANGE: "🟧",
    Colour.GREEN: "🟩",
    Colour.RED: "🟥",
    Colour.BLUE: "🟦",
    Colour.PURPLE: "🟪",
}
CIRCLES: Mapping[Colour, str] = {
    Colour.YELLOW: "🟡",
    Colour.GREY: "⚪",
    Colour.ORANGE: "🟠",
    Colour.GREEN: "🟢",
    Colour.RED: "🔴",
    Colour.BLUE: "🔵",
    Colour.PURPLE: "🟣",
}
"""The colours as squares in texts."""
SEATS = theme.SEATS[:MAX_SEATS]
NEW_POINTS: Mapping[RGB, RGB] = {seat: lighter(seat) for seat in SEATS}
"""The colour of a seat's new points, by the colour of the seat."""
THEMES: Mapping[str, Theme] = {
    name: replace(plain, colours=AREAS, seats=SEATS, also=tuple(NEW_POINTS.values()))
    for name, plain in theme.THEMES.items()
}
