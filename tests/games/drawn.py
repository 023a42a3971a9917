"""A picture in every form in which tests look at it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Generic

from bot.games.plan import Plan, S_contra, alt_text
from bot.render.canvas import Key, Scene
from bot.render.theme import DEFAULT
from tests.pixels import decoded


@dataclass(frozen=True)
class Drawn(Generic[S_contra]):
    plan: Plan[S_contra]
    shown: S_contra

    def png(self, theme: str = DEFAULT) -> bytes:
        return self.plan.draw(self.shown, theme)

    def pixels(self, theme: str = DEFAULT) -> bytes:
        """What can be compared: the same pixels may be compressed to other bytes the next time."""
        return decoded(self.png(theme)).tobytes()

    @property
    def words(self) -> str:
        return alt_text(self.shown, self.plan)

    def scene(self, theme: str = DEFAULT) -> tuple[Scene, list[Key]]:
        return _scene(self.plan, theme), self.plan.keys(self.shown)


@cache
def _scene(plan: Plan[Any], theme: str) -> Scene:
    return plan.scene(theme)
