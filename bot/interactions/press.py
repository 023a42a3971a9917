"""A press on a control, and what handles it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.messages.sender import Interaction
from bot.pages.control import Control
from bot.turns.look import Person


@dataclass(frozen=True, slots=True)
class Press:
    interaction: Interaction
    control: Control
    now: int

    @property
    def game(self) -> str:
        return self.control.game

    @property
    def id(self) -> int:
        """Assigned by Discord, which nobody else can foresee."""
        return self.interaction.id

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def locale(self) -> str:
        return str(self.interaction.locale)

    @property
    def value(self) -> str:
        """The chosen option of a select; nothing for a button."""
        data: Mapping[str, Any] = self.interaction.data or {}
        return next(iter(data.get("values", ())), "")

    @property
    def person(self) -> Person:
        return Person(self.user_id, self.interaction.user.display_name, self.locale)


Handler = Callable[[Press], Awaitable[None]]
