"""The one list of games outside the engine."""

from __future__ import annotations

from collections.abc import Mapping

from bot.computers.strengths import Strengths
from bot.games.brikks import part as brikks
from bot.games.brilliant import part as brilliant
from bot.games.contract import GamePart
from bot.pages.texts import stated_twice
from engine.game import Player
from engine.games import GAMES

PARTS: Mapping[str, GamePart] = {"brilliant": brilliant.PART, "brikks": brikks.PART}
"""The part of each game, by its name."""


def players(game: str) -> Mapping[str, Player]:
    """Every computer player of a game by name: the measuring players, then the strengths."""
    return PARTS[game].players


def strengths(game: str) -> Strengths:
    """The computer players of a game that people can add."""
    return PARTS[game].strengths


def warm_up() -> None:
    """Prepare everything that would slow down a first move."""
    for part in PARTS.values():
        if part.warm_up is not None:
            part.warm_up()


class UnfinishedGame(Exception):
    """A game lacks something that shared code asks for; the message says what."""


def check() -> None:
    """Raise UnfinishedGame with one sentence if a game lacks what shared code asks for."""
    for game in sorted(PARTS.keys() ^ GAMES.keys()):
        here, there = ("engine/games.py", "bot/games/registry.py")[:: 1 if game in GAMES else -1]
        raise UnfinishedGame(f"The game {game} is in {here} but not in {there}.")
    for game, part in PARTS.items():
        known = part.strengths
        if not known.players:
            raise UnfinishedGame(f"The game {game} has no strengths.")
        for task in ("stand_in", "par"):
            if (name := getattr(known, task)) not in known.players:
                those = ", ".join(known.names)
                raise UnfinishedGame(
                    f"The strengths of the game {game} lack {name}, its {task}: it has {those}."
                )
        if "random" not in part.measuring:
            raise UnfinishedGame(f"The measuring players of the game {game} lack random.")
    if (twice := stated_twice()) is not None:
        key, first, second = twice
        raise UnfinishedGame(
            f"The text {key} stands in {first} and in {second}: rename one, and its code if it has one."
        )
