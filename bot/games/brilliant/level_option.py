"""The option `level` of `/brilliant`: one of the four files, a new level, or the code of a level."""

from __future__ import annotations

import secrets
from functools import partial
from random import Random

from bot.games.brilliant.generator.codes import DIFFICULTIES, SEEDS, Code, parse_code
from bot.games.brilliant.levels import files as levels
from bot.games.command import GameChoice, HeaderOptions
from bot.pages.texts import text
from bot.turns.look import Refused
from engine.game import MalformedText

RANDOM = "random"


def chosen_level(typed: str, header_options: HeaderOptions) -> GameChoice:
    """Return the header options with the chosen or typed level; raises Refused.

    Making the level of a code takes a second or two, longer on a slow machine.
    """
    wanted = typed.strip().lower()
    if wanted in levels.names():
        return GameChoice(wanted, {**header_options, "level": levels.level_text(wanted)})
    code = _new_code(wanted) or _typed_code(typed)
    return GameChoice(levels.RANDOM_VARIANTS[code.difficulty], header_options, partial(_made, str(code)))


def daily_level(difficulty: int, chance: Random) -> HeaderOptions:
    """Return a new level for the sheet of a day or week."""
    return {"level": str(Code(DIFFICULTIES[difficulty], chance.randrange(SEEDS)))}


def suggest_levels(typed: str, locale: str) -> list[tuple[str, str]]:
    """Suggest the four files, a new level of any or each difficulty, and the code as typed so far."""
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
    return matching


def _made(code: str) -> HeaderOptions:
    try:
        return {"level": levels.level_text(code), "code": code}
    except MalformedText as error:
        raise Refused("no_level_of_code", {"code": code}) from error


def _new_code(wanted: str) -> Code | None:
    """Return a random code; `random` alone means a random difficulty as well."""
    for difficulty, variant in levels.RANDOM_VARIANTS.items():
        if wanted == variant:
            return Code(difficulty, secrets.randbelow(SEEDS))
    return Code(secrets.choice(DIFFICULTIES), secrets.randbelow(SEEDS)) if wanted == RANDOM else None


def _typed_code(typed: str) -> Code:
    try:
        return parse_code(typed)
    except MalformedText as error:
        # The input may be long and contain Discord markup, so the message does not quote it.
        raise Refused("unknown_level", {"example": str(Code(2, 1))}) from error
