"""The slash commands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.interactions.commands.about import add_about
from bot.interactions.commands.challenge import add_challenge
from bot.interactions.commands.daily import add_daily
from bot.interactions.commands.ghost import add_ghost
from bot.interactions.commands.leaderboard import add_leaderboard
from bot.interactions.commands.play import add_games
from bot.interactions.commands.privacy import add_privacy
from bot.interactions.commands.profile import add_profile
from bot.interactions.commands.replay import add_replay
from bot.interactions.commands.rules import add_rules
from bot.interactions.commands.settings import add_settings
from bot.interactions.commands.sheet import add_sheet
from bot.interactions.commands.verify import add_verify
from bot.interactions.press import Handler
from bot.interactions.services import Services
from bot.pages.control import Verb


def add_commands(tree: app_commands.CommandTree[Any], services: Services) -> Mapping[Verb, Handler]:
    """Add every command to the tree; returns the handlers for presses on their answers."""
    add_games(tree, services)
    add_sheet(tree, services)
    add_profile(tree, services)
    add_replay(tree, services)
    pages = (
        add_rules,
        add_daily,
        add_ghost,
        add_challenge,
        add_leaderboard,
        add_settings,
        add_about,
        add_privacy,
        add_verify,
    )
    return {verb: handler for add in pages for verb, handler in add(tree, services).items()}
