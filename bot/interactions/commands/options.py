"""Defaults of commands and pages."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.registry import PARTS
from bot.interactions.services import Services
from bot.pages.texts import Speech


def default_game() -> str:
    """Return the game of a page that names none."""
    return next(iter(PARTS))


async def own_game(services: Services, user_id: int, games: Iterable[str] = PARTS) -> str:
    """Return the game of a page that this person opens without naming one: the first of these that they have
    played."""
    for game in games:
        if await services.records.people.has_played(user_id, game):
            return game
    return next(iter(games), default_game())


def opening_command(game: str, mode: str, reader: Speech, *, is_dm: bool) -> str:
    """Return the command that opens a game in this mode, in its form for the place where it is typed."""
    words = [game, "play" if mode == "table" else mode]
    if is_dm and mode == "solo":
        words.reverse()
    return "/" + " ".join(reader.say(f"command-{word}") for word in words)
