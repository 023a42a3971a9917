"""The names of players in messages and pictures."""

from __future__ import annotations

from bot.pages.layouts import escaped, plain
from bot.pages.texts import text
from bot.render.names import Name, drawn_name
from bot.turns.look import Look, Seated
from engine.game import Seat


def player_name(player: Seated, locale: str) -> str:
    """A mention, which every client shows as the name used there, or a computer player's name."""
    if player.is_ghost:
        return _ghost_name(player, escaped(player.name), locale)
    if player.user_id is None:
        if player.computer is None:
            return text(locale, "somebody")
        return text(locale, "computer-name", number=player.name, strength=player.computer)
    return f"<@{player.user_id}>"


def plain_names(look: Look, locale: str) -> tuple[str, ...]:
    """The players' names by seat, for alt texts."""
    return tuple(_plain(player, locale) for player in look.players)


def drawn_names(look: Look, locale: str) -> tuple[Name, ...]:
    """The players' names by seat, for pictures."""
    return tuple(
        drawn_name(_plain(player, locale), neutral_name(player.seat, locale)) for player in look.players
    )


def neutral_name(seat: Seat, locale: str) -> str:
    return text(locale, "player-neutral", number=seat + 1)


def _ghost_name(player: Seated, name: str, locale: str) -> str:
    whose = "person" if player.ghost_user is not None else "computer" if player.name else "nobody"
    return text(locale, "ghost-name", whose=whose, name=name)


def _plain(player: Seated, locale: str) -> str:
    """A picture has no room for the strength of a computer player."""
    if player.is_ghost:
        return _ghost_name(player, plain(player.name), locale)
    if player.computer is not None:
        return text(locale, "computer-name", number=player.name, strength="")
    return plain(player.name) if player.user_id is not None else text(locale, "somebody")
