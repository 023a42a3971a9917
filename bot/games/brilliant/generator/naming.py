"""Names of levels, and names of areas by their position."""

from __future__ import annotations

from bot.games.brilliant.generator.grid import Grid, cells
from bot.games.brilliant.generator.stream import Stream
from engine.brilliant.level import Place

MOODS = (
    "Ancient",
    "Bold",
    "Bright",
    "Brave",
    "Calm",
    "Clear",
    "Dainty",
    "Dark",
    "Deep",
    "Dusky",
    "Eager",
    "Fair",
    "Fiery",
    "Fine",
    "Frosty",
    "Gentle",
    "Happy",
    "Icy",
    "Lucky",
    "Misty",
    "Noble",
    "Pale",
    "Proud",
    "Pure",
    "Quiet",
    "Rare",
    "Royal",
    "Sunny",
    "Swift",
    "Velvet",
    "Vivid",
    "Wild",
)
GEMS = (
    "Agate",
    "Azurite",
    "Beryl",
    "Citrine",
    "Coral",
    "Diamond",
    "Emerald",
    "Fluorite",
    "Heliodor",
    "Hyacinth",
    "Iolite",
    "Jade",
    "Jasper",
    "Jet",
    "Kunzite",
    "Kyanite",
    "Larimar",
    "Malachite",
    "Moonstone",
    "Obsidian",
    "Opal",
    "Pearl",
    "Peridot",
    "Pyrite",
    "Ruby",
    "Sapphire",
    "Spinel",
    "Sunstone",
    "Tanzanite",
    "Turquoise",
    "Zircon",
    "Zoisite",
)


def draw_name(stream: Stream) -> str:
    return f"{stream.choice(MOODS)} {stream.choice(GEMS)}"


def place_of(grid: Grid, mask: int) -> Place:
    """Return the ninth of the sheet that contains the centre of an area."""
    count = mask.bit_count()
    down = sum(2 * (cell // grid.columns) + 1 for cell in cells(mask))
    across = sum(2 * (cell % grid.columns) + 1 for cell in cells(mask))
    words = (
        _third(down, 2 * count * grid.rows, "top", "bottom"),
        _third(across, 2 * count * grid.columns, "left", "right"),
    )
    return Place("-".join(word for word in words if word) or "centre")


def _third(part: int, whole: int, first: str, last: str) -> str:
    return first if 3 * part < whole else last if 3 * part > 2 * whole else ""
