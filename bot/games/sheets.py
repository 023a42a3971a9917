"""All sheets of a finished game in one picture: Discord crops pictures that stand side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.pages.page import Picture
from bot.render.mosaic import mosaic
from bot.render.prose import ALT_LIMIT, joined
from bot.turns.look import Look

Sheet = tuple[str, Callable[[], bytes]]
"""Its alt text, and what draws it."""


def all_sheets(look: Look, locale: str, sheets: Sequence[Sheet]) -> Picture:
    """The picture, the same for every viewer with this language and theme."""
    room = ALT_LIMIT // len(sheets) - 1
    return Picture(
        name="sheets.png",
        description=" ".join(joined(alt.split(), " ", room) for alt, _ in sheets),
        key=f"{look.game}:sheets:{locale}:{look.theme}",
        draw=lambda: mosaic([draw() for _, draw in sheets]),
    )
