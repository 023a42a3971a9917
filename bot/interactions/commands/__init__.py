"""The slash commands that open games and show sheets; all others belong to features."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.interactions.commands.play import add_games
from bot.interactions.commands.sheet import add_sheet
from bot.interactions.services import Services


def add_commands(tree: app_commands.CommandTree[Any], services: Services) -> None:
    add_games(tree, services)
    add_sheet(tree, services)
