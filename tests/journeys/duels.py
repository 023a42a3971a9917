"""The page that begins challenges and races, as people use it."""

from __future__ import annotations

import discord

from bot.features.ghosts.duel_page import GAME
from bot.features.ghosts.verbs import ChallengeVerb
from bot.pages.control import Control, parse_control
from tests.journeys.world import Answer, Person


async def duel_page(person: Person, opponent: Person | None = None, game: str = "third") -> Answer:
    """The page that begins a challenge, with this game chosen."""
    opened = await (
        person.slash("challenge") if opponent is None else person.slash("challenge", opponent=opponent.actor)
    )
    return await choose(person, opened, GAME, game)


async def choose(person: Person, shown: Answer, what: str, value: str) -> Answer:
    """Choose this value in the select of the page for this purpose."""
    assert shown.message is not None
    selects = (c for c in framed_controls(shown.message) if c.kind == "s" and c.tag.startswith(f"{what}."))
    return await person.press_id(next(selects).custom_id(), shown.message, value)


def framed_controls(message: discord.Message) -> list[Control]:
    """The controls in a frame."""
    frames = [part for part in message.components if isinstance(part, discord.Container)]
    rows = [part for frame in frames for part in frame.children if isinstance(part, discord.ActionRow)]
    found = (parse_control(str(getattr(item, "custom_id", ""))) for row in rows for item in row.children)
    return [control for control in found if control is not None]


async def begin_challenge(person: Person, opponent: Person, game: str = "third") -> Answer:
    """Choose all on the page, and press what begins the challenge."""
    shown = await duel_page(person, opponent, game)
    assert shown.message is not None
    (begin,) = (c for c in framed_controls(shown.message) if c.verb == ChallengeVerb.BEGIN)
    return await person.press_id(begin.custom_id(), shown.message)
