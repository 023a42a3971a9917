"""Pictures of the rules: at most one for a topic, under the name of its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, partial

from bot.pages.page import Picture
from bot.pages.texts import language, text
from bot.render.canvas import Scene, write_once
from bot.render.gems import draw_verdict
from bot.render.pen import Pen, Point, text_width
from bot.render.theme import BOLD, DEFAULT, EDGE, WIDTH, Theme

Draw = Callable[[Pen, str], None]
CAPTION = 62
"""The height of the line above a picture."""


@dataclass(frozen=True, eq=False)
class RulePictures:
    """The pictures of one game; their alt texts are `rules-<game>-<topic>-alt`."""

    game: str
    themes: Mapping[str, Theme] = field(default_factory=dict)
    topics: Mapping[str, tuple[int, Draw]] = field(default_factory=dict)
    """Each topic that has a picture: its height below the caption, and the function that draws it."""

    def picture(self, topic: str, locale: str, theme: str = DEFAULT) -> Picture | None:
        if topic not in self.topics:
            return None
        key = f"rules:{self.game}:{topic}:{language(locale)}:{theme}"
        draw = partial(self.render, topic, theme=theme, locale=locale)
        return Picture("rules.png", self.describe(topic, locale=locale), key, draw)

    def render(self, topic: str, *, theme: str = DEFAULT, locale: str = "en") -> bytes:
        """Return the PNG of a topic's picture."""
        return _rendered(self, topic, theme, language(locale))

    def describe(self, topic: str, *, locale: str = "en") -> str:
        return text(locale, f"rules-{self.game}-{topic}-alt")

    def scene(self, topic: str, theme: str, locale: str) -> Scene:
        height, draw = self.topics[topic]

        def paint(pen: Pen) -> None:
            self._draw_caption(pen, topic, locale)
            draw(pen.at(0, CAPTION), locale)

        return Scene(self.themes[theme], WIDTH, CAPTION + height, paint, ())

    def _draw_caption(self, pen: Pen, topic: str, locale: str) -> None:
        name, middle = text(locale, f"game-{self.game}"), EDGE + CAPTION / 2
        pen.text((EDGE, middle), name, pen.theme.ink, 40, face=BOLD, anchor="l")
        left = EDGE + text_width(name, 40, BOLD) + 22
        pen.words(
            (left, middle),
            text(locale, f"rules-{self.game}-topic-{topic}"),
            pen.theme.soft,
            36,
            WIDTH - EDGE - left,
            anchor="l",
        )


def draw_case(
    pen: Pen,
    size: tuple[int, int],
    sign: Point,
    left: int,
    words: str,
    *,
    letters: int,
    is_allowed: bool | None,
) -> None:
    """Draw the panel of an example, and in its last line whether the rules allow it, with words from `left` on; None
    leaves the sign to others."""
    (width, height), (_, y) = size, sign
    edge = {True: pen.theme.good, False: pen.theme.danger, None: pen.theme.accent}[is_allowed]
    pen.gem((0, 0, width, height), 22, pen.theme.panel, line=edge, width=5)
    if is_allowed is not None:
        draw_verdict(pen, sign, is_allowed=is_allowed)
    pen.words((left, y), words, pen.theme.ink, letters, width - left - 14, face=BOLD, anchor="l")


@lru_cache
def _rendered(pictures: RulePictures, topic: str, theme: str, locale: str) -> bytes:
    return write_once(pictures.scene(topic, theme, locale))
