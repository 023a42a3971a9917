"""The seal of the dice: eight characters at the table, all of it after a press."""

from __future__ import annotations

from bot.messages.additions import Additions
from bot.pages.control import Control, Verb
from bot.pages.page import Button, Page, button
from bot.turns.look import Look

SHORT = 8
"""The length of the short seal: enough to recognise it, too little to prove anything."""


def short(commitment: str) -> str:
    return commitment[:SHORT]


def seal_button(look: Look) -> Button:
    return button(Control(Verb.SEAL, look.game, look.step), look.say("seal-button"), emoji="🔒")


def seal_page(look: Look, additions: Additions) -> Page:
    """Return the whole seal of a game that goes on, and its purpose."""
    usual = look.say("seal", hash=look.dice.commitment, game=look.game)
    return Page(additions.seal(look) or usual)
