"""The names of players in messages and pictures."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.pages.layouts import escape_markdown, plain
from bot.pages.texts import Speech, text
from bot.render.names import Name, distinct_names, drawn_name, tell_apart
from bot.store.rows import GHOST
from bot.turns.look import Look, Seated
from engine.game import Seat

COMPUTERS = ("Pixel", "Gizmo", "Chip", "Turbo", "Orbit", "Bolt")
"""What the computer players of a game are called in every language, by the numbers that games are stored with."""
KEPT = 4096
"""How many names are kept: every message of a game has those of all its players."""


def player_name(player: Seated, reader: Speech) -> str:
    """Return a mention, which every client shows as the name used there, or a computer player's name."""
    return f"<@{player.user_id}>" if player.is_human else _mentioned(_named(player), reader.locale)


def short_name(player: Seated, reader: Speech) -> str:
    """Return a mention, or a computer player's name without its strength, for lines of news."""
    if player.is_human or player.computer in (None, GHOST):
        return player_name(player, reader)
    return _called(player.name)


class SeatNames(NamedTuple):
    """The players' names by seat."""

    drawn: tuple[Name, ...] = ()
    """As pictures show them."""
    plain: tuple[str, ...] = ()
    """As alt texts say them."""


NOBODY = SeatNames()


def names_of(look: Look) -> SeatNames:
    return SeatNames(drawn_names(look), plain_names(look))


def plain_names(look: Look) -> tuple[str, ...]:
    """Return the players' names by seat, for alt texts."""
    return _plain_names(tuple(map(_named, look.players)), look.locale)


def drawn_names(look: Look) -> tuple[Name, ...]:
    """Return the players' names by seat, for pictures."""
    return _drawn_names(tuple((player.seat, _named(player)) for player in look.players), look.locale)


def strength_name(strength: str, reader: Speech) -> str:
    """Return the name that people see of a strength; a strength without a text keeps its own name."""
    return reader.say("strength", strength=strength)


class _Named(NamedTuple):
    """Everything that a player's name depends on."""

    name: str
    is_person: bool
    computer: str | None
    has_owner: bool
    """Whether it is a person's ghost."""


def _named(player: Seated) -> _Named:
    return _Named(player.name, player.user_id is not None, player.computer, player.ghost_user is not None)


@lru_cache(KEPT)
def _mentioned(player: _Named, locale: str) -> str:
    if player.computer == GHOST:
        return _ghost_name(player, escape_markdown(player.name), locale)
    if player.computer is None:
        return text(locale, "somebody")
    return text(locale, "computer-name", name=_called(player.name), strength=player.computer)


@lru_cache(KEPT)
def _plain_names(players: tuple[_Named, ...], locale: str) -> tuple[str, ...]:
    return distinct_names([_plain(player, locale) for player in players])


@lru_cache(KEPT)
def _drawn_names(players: tuple[tuple[Seat, _Named], ...], locale: str) -> tuple[Name, ...]:
    return tell_apart(
        [
            drawn_name(_plain(player, locale), text(locale, "player-neutral", number=seat + 1))
            for seat, player in players
        ]
    )


def _called(number: str) -> str:
    """Return the name of a computer player; names that are no such number stay."""
    is_known = number.isdecimal() and 0 < int(number) <= len(COMPUTERS)
    return COMPUTERS[int(number) - 1] if is_known else number


def _ghost_name(player: _Named, name: str, locale: str) -> str:
    known = name if player.has_owner else _called(player.name)
    return text(locale, "ghost-name", whose="player" if known else "nobody", name=known)


def _plain(player: _Named, locale: str) -> str:
    """Return the name for a picture, which has no room for a computer player's strength."""
    if player.computer == GHOST:
        return _ghost_name(player, plain(player.name), locale)
    if player.computer is not None:
        return _called(player.name)
    return plain(player.name) if player.is_person else text(locale, "somebody")
