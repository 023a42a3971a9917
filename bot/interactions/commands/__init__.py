"""The slash commands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.games.brikks.command import add_brikks
from bot.games.brilliant.command import add_brilliant
from bot.interactions.commands.about import add_about
from bot.interactions.commands.leaderboard import add_leaderboard
from bot.interactions.commands.privacy import add_privacy
from bot.interactions.commands.rules import add_rules
from bot.interactions.commands.settings import add_settings
from bot.interactions.commands.sheet import add_sheet
from bot.interactions.commands.verify import add_verify
from bot.interactions.presses import Handler

if TYPE_CHECKING:
    from bot.client import Bot


def add_commands(bot: Bot) -> Mapping[str, Handler]:
    """Put every command on the bot's tree; returns the handlers of presses on their answers."""
    add_brilliant(bot)
    add_brikks(bot)
    add_sheet(bot)
    pages = (add_rules, add_leaderboard, add_settings, add_about, add_privacy, add_verify)
    return {verb: handler for add in pages for verb, handler in add(bot).items()}
