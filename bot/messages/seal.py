"""The seal of the dice: eight characters at the table, the whole of it one press away."""

from __future__ import annotations

from bot.pages.control import Control, Verb
from bot.pages.page import Button, Page, button
from bot.pages.texts import text
from bot.turns.clocks import SECOND
from bot.turns.days import ends_at
from bot.turns.look import Look

SHORT = 8
"""Enough to recognise a seal, too few to prove anything."""


def short(commitment: str) -> str:
    return commitment[:SHORT]


def seal_button(look: Look) -> Button:
    return button(Control(Verb.SEAL, look.game, look.step), short(look.commitment), emoji="🔒")


def seal_page(look: Look, locale: str) -> Page:
    """The whole seal, and what it is for."""
    if look.day is not None:
        until = f"<t:{ends_at(look.day) // SECOND}:f>"
        return Page(text(locale, "seal-daily", hash=look.commitment, game=look.game, time=until))
    if look.throws_of is not None and look.is_solo:
        return Page(
            text(locale, "seal-challenge", hash=look.commitment, game=look.game, source=look.throws_of)
        )
    if look.throws_of is not None:
        return Page(text(locale, "seal-ghosts", hash=look.commitment, game=look.game, source=look.throws_of))
    return Page(text(locale, "seal", hash=look.commitment, game=look.game))
