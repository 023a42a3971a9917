"""All sheets of a finished game in one picture: Discord crops pictures that stand side by side."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pages.page import Picture
from bot.render.mosaic import mosaic
from bot.render.prose import ALT_LIMIT, joined
from bot.turns.look import Look


def all_sheets(look: Look, locale: str, sheets: Sequence[Picture]) -> Picture:
    """The picture, the same for every viewer with this language and theme."""
    room = ALT_LIMIT // len(sheets) - 1
    return Picture(
        name="sheets.png",
        description=" ".join(joined(sheet.description.split(), " ", room) for sheet in sheets),
        key=f"{look.game}:sheets:{locale}:{look.theme}",
        draw=lambda: mosaic([sheet.draw() for sheet in sheets]),
    )
