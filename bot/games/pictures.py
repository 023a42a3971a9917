"""Pictures of a look: in its theme, drawn when their page is sent."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from bot.pages.page import Picture
from bot.pages.texts import language
from bot.turns.look import Look


def picture(
    look: Look,
    locale: str,
    name: str,
    description: str,
    render: Callable[..., bytes],
    *shown: Any,
    **choices: Any,
) -> Picture:
    """`render(*shown, **choices)` in the look's theme; a look has one picture of a name in each language."""
    key = f"{look.game}:{look.seat}:{name}:{language(locale)}:{look.theme}"
    draw = partial(render, *shown, **choices, theme=look.theme, locale=locale)
    return Picture(f"{name}.png", description, key, draw)
