"""Pictures of the rules: at most one for a topic, under the name of its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, partial

from bot.pages.page import Picture
from bot.pages.texts import language, text
from bot.render.canvas import Scene, write_once
from bot.render.pen import Pen, fit, text_width
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
        words, size = fit(text(locale, f"rules-{self.game}-topic-{topic}"), 36, WIDTH - EDGE - left)
        pen.text((left, middle), words, pen.theme.soft, size, anchor="l")


@lru_cache
def _rendered(pictures: RulePictures, topic: str, theme: str, locale: str) -> bytes:
    return write_once(pictures.scene(topic, theme, locale))
