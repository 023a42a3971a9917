"""The slash commands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.commands.brilliant import add_brilliant
from bot.commands.sheet import add_sheet
from bot.presses import Handler

if TYPE_CHECKING:
    from bot.client import Bot


def add_commands(bot: Bot) -> Mapping[str, Handler]:
    """Put every command on the bot's tree; returns the handlers of presses on their answers."""
    add_brilliant(bot)
    add_sheet(bot)
    return {}
