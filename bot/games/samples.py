"""A sheet in the middle of a game, for people who have never seen one."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from functools import cache

from PIL import Image

from bot.computers.self_play import play_on
from bot.games.looks import look_without_table
from bot.games.registry import PARTS
from bot.games.solo import usual_choice
from bot.render.theme import COLOURS, DEFAULT, THEMES
from bot.turns.look import Look
from engine.game import Seat, Step
from engine.games import GAMES

SEED = b"7"
"""A seed whose games fill the sheets well, with no letter on a sign."""
MOMENT = 0.6
"""The share of the game that is over: much is written, and there is still much to choose."""
OWN = Seat(0)
BETWEEN = 40
"""Pixels between two sheets side by side."""


def sample_sheet(game: str, names: Sequence[str], locale: str) -> bytes:
    """Draw the first player's sheet as a PNG, at a throw to answer; computer players with these names have
    played."""
    looks = list(_looks(game, names, locale))
    picture = PARTS[game].pictures.sheet(looks[int(MOMENT * len(looks))], "")
    return b"".join(draw() for draw in (picture.draw, *picture.then))


@cache
def joined_samples(names: tuple[str, ...], locale: str) -> bytes:
    """Draw such a sheet of every game side by side, as a PNG."""
    sheets = [Image.open(io.BytesIO(sample_sheet(game, names, locale))) for game in PARTS]
    # All sheets have one size.
    width, height = sheets[0].size
    whole = Image.new("RGB", (len(sheets) * (width + BETWEEN) - BETWEEN, height), THEMES[DEFAULT].ground)
    for number, sheet in enumerate(sheets):
        whole.paste(sheet, (number * (width + BETWEEN), 0))
    file = io.BytesIO()
    whole.quantize(len(sheets) * COLOURS).save(file, "PNG")
    return file.getvalue()


@cache
def kept_sample(game: str, names: tuple[str, ...], locale: str) -> bytes:
    """Return such a sheet, drawn once."""
    return sample_sheet(game, names, locale)


def _looks(game: str, names: Sequence[str], locale: str) -> Iterator[Look]:
    """Yield the first player's look whenever a move is owed, in a game with the usual options."""
    part, rules = PARTS[game], GAMES[game]
    way = part.subcommands[0]
    choice = usual_choice(way)
    header = rules.new_header(len(names), choice.header_options)
    players = [part.strengths.players[part.strengths.stand_in]] * len(names)
    for step, (_, state) in enumerate(play_on(rules, header, SEED, players), 1):
        if OWN in rules.pending(state):
            yield look_without_table(
                "sample",
                header,
                rules.view(state, OWN),
                OWN,
                names,
                step=Step(step),
                variant=choice.variant,
                mode=way.mode,
                users=range(1, len(names) + 1),
                locale=locale,
            )
