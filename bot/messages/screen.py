"""A screen: a page outside the chat on which one person plays, and which takes the answers to their presses."""

from __future__ import annotations

from typing import Protocol

from bot.messages.first_answer import Interaction
from bot.messages.game_pages import Drawing
from bot.messages.panel import panel_page
from bot.pages.page import Page
from bot.turns.look import Looks

SCREEN = "screen"
"""The key in an interaction's extras for the screen that it was pressed on."""


class Screen(Protocol):
    """Shows a game, and at times a page on top of it. A press there leads to no message of Discord's."""

    async def show(self, page: Page) -> None:
        """Show a page on top of the game."""

    async def show_game(self, looks: Looks, drawing: Drawing = panel_page) -> None:
        """Follow this game from now on, with nothing on top. The drawing of the panel lasts until the person or
        the game has moved on."""

    async def tell(self, sentence: str) -> None:
        """Say something about the press, beside what is shown."""


def screen_of(interaction: Interaction) -> Screen | None:
    """Return the screen that an interaction was pressed on; None for one of Discord's messages."""
    screen: Screen | None = interaction.extras.get(SCREEN)
    return screen
