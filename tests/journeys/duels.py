"""The page that begins challenges, as people use it."""

from __future__ import annotations

import discord

from bot.features.ghosts.duel_page import GAME, THROWS
from bot.features.ghosts.verbs import ChallengeVerb
from bot.pages.control import Control
from tests.journeys.answer import Answer
from tests.journeys.screen import control_of, controls, framed_buttons, framed_selects
from tests.journeys.world import Person


async def duel_page(person: Person, opponent: Person | None = None, game: str = "third") -> Answer:
    """The page that begins a challenge, with this game chosen."""
    opened = await (
        person.slash("challenge") if opponent is None else person.slash("challenge", opponent=opponent.actor)
    )
    return await choose(person, opened, GAME, game)


async def choose(person: Person, shown: Answer, what: str, value: str) -> Answer:
    """Choose this value in the select of the page for this purpose."""
    selects = (c for c in framed_controls(shown.shown) if c.kind == "s" and c.tag.startswith(f"{what}."))
    return await person.press_id(next(selects).custom_id(), shown.shown, value)


def framed_controls(message: discord.Message) -> list[Control]:
    """The controls in a frame."""
    items: list[discord.Button | discord.SelectMenu] = [*framed_selects(message), *framed_buttons(message)]
    return [control_of(item) for item in items if item.custom_id]


async def begin_challenge(person: Person, opponent: Person, game: str = "third") -> Answer:
    """Choose all on the page, and press what begins the challenge."""
    return await begin(person, await duel_page(person, opponent, game))


async def begin(person: Person, shown: Answer) -> Answer:
    """Press what begins the challenge on its page."""
    (control,) = (c for c in framed_controls(shown.shown) if c.verb == ChallengeVerb.BEGIN)
    return await person.press_id(control.custom_id(), shown.shown)


async def begin_against(person: Person, shown: Answer, game: str) -> str:
    """Choose the throws of this finished game on the page, and begin; returns the new game."""
    await begin(person, await choose(person, shown, THROWS, game))
    return controls(person.panel)[0].game
