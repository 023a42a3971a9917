"""The colours of the blocks, and the themes with them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.render import theme
from bot.render.theme import RGB, Shades, Theme, rgb, shades
from engine.brikks.blocks import Colour

MINI = "mini"
"""The colour key of the duel's minis, which have no block colour."""

# Lightness (CIE L*) 96, 83, 62, 46, 33, 12: all six differ even to the colour-blind.
STONES: Mapping[str, Shades] = {
    Colour.WHITE: shades("#f6f3ec", "#ffffff", "#c9c4b8"),
    Colour.YELLOW: shades("#f2c94a", "#ffe592", "#c99d20"),
    Colour.GREEN: shades("#55ab6e", "#86cb99", "#37834f"),
    Colour.RED: shades("#c8403f", "#ee827d", "#982a2c"),
    Colour.BLUE: shades("#26599e", "#7aa4dc", "#173c74"),
    # Lit on all sides: a dark edge would vanish on a dark ground.
    Colour.BLACK: shades("#1f2126", "#c6cad2", "#979ca6"),
    MINI: shades("#aaafb8", "#d0d4db", "#7d828c"),
}

PINK: Mapping[str, RGB] = {"dark": rgb("#f58cc0"), "light": rgb("#b3277a")}
"""The X of the energy track and the crosses of the special track, by theme."""


def pink(chosen: Theme) -> RGB:
    return PINK[chosen.name]


ZONES: Mapping[str, Mapping[int, RGB]] = {
    "dark": {2: rgb("#40392c"), 4: rgb("#5c4a22")},
    "light": {2: rgb("#f0e3c3"), 4: rgb("#e8cf95")},
}
"""The background of the rows with multiplier two and four: the higher, the warmer."""


def zone(chosen: Theme, multiplier: int) -> RGB:
    return ZONES[chosen.name].get(multiplier, chosen.panel)


THEMES: Mapping[str, Theme] = {
    name: replace(plain, colours=STONES, also=(PINK[name], *ZONES[name].values()))
    for name, plain in theme.THEMES.items()
}
