"""The names of players in messages."""

from __future__ import annotations

from bot.pages.texts import text
from bot.turns.look import Seated


def player_name(player: Seated, locale: str) -> str:
    """A mention, which every client shows as the name used there, or a computer player's name."""
    if player.user_id is None:
        if player.computer is None:
            return text(locale, "somebody")
        return text(locale, "computer-name", number=player.name, strength=player.computer)
    return f"<@{player.user_id}>"
