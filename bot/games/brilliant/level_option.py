"""The option `level` of `/brilliant`: one of the four files, a new level, or the code of one."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, replace

from discord import app_commands

from bot.games.brilliant.generator.codes import DIFFICULTIES, SEEDS, Code, parse_code
from bot.games.brilliant.levels import files as levels
from bot.messages.sender import Interaction
from bot.pages.texts import text
from bot.turns.look import Refused, Wish
from engine.game import MalformedText

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class LevelChoice:
    """A level that is not read or made yet: a new one takes a second or two, more on a slow machine."""

    name: str
    """Of a level file, or a code."""
    variant: str
    is_made: bool

    async def set_in(self, wish: Wish, turn: asyncio.Lock) -> Wish:
        """The wish with this level in its rules."""
        if not self.is_made:
            return replace(wish, rules={**wish.rules, "level": levels.level_text(self.name)})
        # Two threads at work would keep the event loop waiting for long.
        async with turn:
            try:
                made = await asyncio.to_thread(levels.level_text, self.name)
            except MalformedText as error:
                raise Refused("no_level_of_code", {"code": self.name}) from error
        return replace(wish, rules={**wish.rules, "level": made, "code": self.name})


def chosen_level(typed: str) -> LevelChoice:
    """What somebody chose or typed; raises Refused."""
    wanted = typed.strip().lower()
    if wanted in levels.names():
        return LevelChoice(wanted, wanted, is_made=False)
    code = _new_code(wanted) or _typed_code(typed)
    return LevelChoice(str(code), levels.RANDOM_VARIANTS[code.difficulty], is_made=True)


async def suggest_levels(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The four files, a new level of any or of each difficulty, and whatever code is being typed."""
    locale = str(interaction.locale)
    offers = [
        (text(locale, "brilliant-level", level=name, name=levels.load(name).name), name)
        for name in levels.names()
    ]
    fresh = (RANDOM, *levels.RANDOM_VARIANTS.values())
    offers += [(text(locale, f"brilliant-{variant}"), variant) for variant in fresh]
    wanted = typed.strip().lower()
    matching = [(label, value) for label, value in offers if wanted in label.lower() or wanted in value]
    try:
        code = str(parse_code(typed))
        matching.append((text(locale, "brilliant-level-of-code", code=code), code))
    except MalformedText:
        pass
    return [app_commands.Choice(name=label, value=value) for label, value in matching]


def _new_code(wanted: str) -> Code | None:
    """A code by chance; `random` alone leaves the difficulty to chance too."""
    for difficulty, variant in levels.RANDOM_VARIANTS.items():
        if wanted == variant:
            return Code(difficulty, secrets.randbelow(SEEDS))
    return Code(secrets.choice(DIFFICULTIES), secrets.randbelow(SEEDS)) if wanted == RANDOM else None


def _typed_code(typed: str) -> Code:
    try:
        return parse_code(typed)
    except MalformedText as error:
        # What was typed may be long, and full of Discord's markup.
        raise Refused("unknown_level", {"example": str(Code(2, 1))}) from error
