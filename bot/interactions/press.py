"""A press on a control, and the types of its handlers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.interactions.people import name_here
from bot.interactions.screens.presses import ScreenInteraction
from bot.messages.first_answer import Interaction
from bot.pages.control import Control
from bot.turns.look import Looks, Person


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
        return self.interaction.id

    @property
    def chance(self) -> int:
        """Return what the press adds to throws: the unpredictable id that Discord assigned; on a screen,
        what Discord assigned to the person's login."""
        one = self.interaction
        return one.chance if isinstance(one, ScreenInteraction) else one.id

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def locale(self) -> str:
        return str(self.interaction.locale)

    @property
    def value(self) -> str:
        """Return the chosen option of a select; empty for a button."""
        data: Mapping[str, Any] = self.interaction.data or {}
        return next(iter(data.get("values", ())), "")

    @property
    def seat(self) -> int:
        """Return the chosen seat; for any other text, a seat that does not exist."""
        return int(self.value) if self.value.isascii() and self.value.isdigit() else -1

    @property
    def is_private(self) -> bool:
        """Return whether only this person sees the pressed message."""
        message = self.interaction.message
        return self.interaction.guild_id is None or (message is not None and message.flags.ephemeral)

    @property
    def is_moderator(self) -> bool:
        permissions = self.interaction.permissions
        return self.interaction.guild_id is not None and (
            permissions.manage_messages or permissions.manage_guild
        )

    @property
    def person(self) -> Person:
        return Person(self.user_id, name_here(self.interaction.user), self.locale)


Handler = Callable[[Press], Awaitable[None]]
Handlers = Mapping[str, Handler]
"""The handler of each verb."""
Change = Callable[[Press], Awaitable[Looks]]
"""Changes the game of a pressed message, which then shows the result."""
