"""The slash commands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.features.boards.leaderboard import add_leaderboard
from bot.features.boards.profile import add_profile
from bot.features.daily.command import add_daily
from bot.features.ghosts.challenge import add_challenge
from bot.features.ghosts.ghost import add_ghost
from bot.features.lessons.command import add_learn
from bot.features.lessons.rules import add_rules
from bot.features.notices.command import add_notify
from bot.features.puzzles.command import add_puzzle
from bot.features.reviews.presses import ReviewPresses
from bot.features.reviews.replay import add_replay
from bot.features.settings.about import add_about
from bot.features.settings.privacy import add_privacy
from bot.features.settings.server import add_settings
from bot.interactions.commands.play import add_games
from bot.interactions.commands.sheet import add_sheet
from bot.interactions.commands.verify import add_verify
from bot.interactions.press import Handler
from bot.interactions.services import Services
from bot.pages.control import Verb


def add_commands(tree: app_commands.CommandTree[Any], services: Services) -> Mapping[Verb, Handler]:
    """Add every command to the tree; returns the handlers for presses on their answers, and on reviews."""
    add_games(tree, services)
    add_sheet(tree, services)
    add_profile(tree, services)
    add_replay(tree, services)
    pages = (
        add_rules,
        add_learn,
        add_daily,
        add_puzzle,
        add_ghost,
        add_challenge,
        add_leaderboard,
        add_settings,
        add_notify,
        add_about,
        add_privacy,
        add_verify,
    )
    handlers = {verb: handler for add in pages for verb, handler in add(tree, services).items()}
    return {**handlers, **ReviewPresses(services).handlers}
