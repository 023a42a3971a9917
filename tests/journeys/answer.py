"""What a person was shown, with the ways to ask for its parts."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from tests.journeys.screen import button_labels, custom_ids, select, words


@dataclass
class Answer:
    """What a person was shown for a press or a command."""

    text: str
    """All that a screen reader reads before the controls, pictures included."""
    is_private: bool
    message: discord.Message | None
    is_new: bool
    """A new message rather than a change of the pressed one."""

    @property
    def private_text(self) -> str:
        """The text, which nobody else sees."""
        assert self.is_private, self.text
        return self.text

    @property
    def shown(self) -> discord.Message:
        """The message, which there must be."""
        assert self.message is not None
        return self.message

    @property
    def words(self) -> str:
        """What stands there in letters."""
        return words(self.shown)

    @property
    def labels(self) -> list[str]:
        return button_labels(self.shown)

    @property
    def custom_ids(self) -> list[str]:
        return custom_ids(self.shown)

    def select(self, name: str) -> discord.SelectMenu:
        """Return the select with this verb, or of this setting."""
        return select(self.shown, name)


On = discord.Message | Answer
"""What somebody presses on; after a command or a press, what it showed."""
