"""The one list of games outside the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.computers.strengths import Strengths
from bot.games.brikks import part as brikks
from bot.games.brilliant import part as brilliant
from bot.games.command import Option, Shared, Subcommand
from bot.games.contract import GamePart
from bot.games.reserved_words import file_that_says
from bot.pages.texts import DEFAULT, has_text, refusal_key, stated_twice
from engine.game import Player
from engine.games import GAMES

PARTS: Mapping[str, GamePart] = {"brilliant": brilliant.PART, "brikks": brikks.PART}
"""The part of each game, by its name."""


def players(game: str) -> Mapping[str, Player]:
    """Return every computer player of a game by name: the measuring players, then the strengths."""
    return PARTS[game].players


def strengths(game: str) -> Strengths:
    """Return the computer players of a game that people can add."""
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
        if (path := file_that_says(game, frozenset(PARTS))) is not None:
            raise UnfinishedGame(
                f"The name of the game {game} is a word that {path} uses for something else: "
                "choose another name."
            )
        _check_players(game, part)
        _check_texts(game, part)
    if (twice := stated_twice()) is not None:
        key, first, second = twice
        raise UnfinishedGame(
            f"The text {key} stands in {first} and in {second}: rename one, and its code if it has one."
        )


def _check_players(game: str, part: GamePart) -> None:
    known = part.strengths
    if not known.players:
        raise UnfinishedGame(f"The game {game} has no strengths.")
    for task in ("stand_in", "par"):
        if (name := getattr(known, task)) not in known.players:
            those = ", ".join(known.names)
            raise UnfinishedGame(f"The strengths of the game {game} lack {name}, its {task}: it has {those}.")
    if "random" not in part.measuring:
        raise UnfinishedGame(f"The measuring players of the game {game} lack random.")


def _check_texts(game: str, part: GamePart) -> None:
    for key, why in _keys(game, part):
        if not has_text(DEFAULT, key):
            raise UnfinishedGame(f"The game {game} has no text {key} in assets/locales/{DEFAULT}, {why}.")


def _keys(game: str, part: GamePart) -> Iterator[tuple[str, str]]:
    """Yield the key of each text that shared code needs, and what it is."""
    yield f"game-{game}", "its name"
    yield f"about-{game}-text", "what /about says of it"
    yield f"command-{game}", "its command"
    yield f"command-{game}-about", "the description of its command"
    for subcommand in part.subcommands:
        yield f"command-{subcommand.word}", f"its subcommand {subcommand.word}"
        yield (
            f"command-{game}-{subcommand.word}-about",
            f"the description of its subcommand {subcommand.word}",
        )
        yield from _keys_of_options(game, subcommand)
    for mode in part.scoring.modes:
        yield f"mode-{mode}", f"its mode {mode}"
    for topic in part.rules_pages.topics:
        yield f"rules-{game}-topic-{topic}", f"the button of its rules page {topic}"
        yield f"rules-{game}-{topic}", f"its rules page {topic}"
    for topic in part.rules_pages.pictures.topics:
        yield f"rules-{game}-{topic}-alt", f"what the picture of its rules page {topic} shows"
    for code in GAMES[game].REFUSALS:
        yield refusal_key(code), f"why it refuses a move with the code {code}"
    for name in part.achievements:
        yield f"feat-{game}-{name}", f"its achievement {name}"
        yield f"feat-{game}-{name}-about", f"what its achievement {name} takes"
    for motif in part.puzzles.motifs:
        yield f"motif-{game}-{motif}", f"its theme of puzzles {motif}"
    if part.lesson is not None:
        for throw in (*range(1, len(part.lesson.throws) + 1), "end"):
            yield f"learn-{game}-{throw}", f"part {throw} of its lesson"


def _keys_of_options(game: str, subcommand: Subcommand) -> Iterator[tuple[str, str]]:
    for option in subcommand.options:
        if option is Shared.PLAYERS:
            yield f"option-{game}-players-about", "the description of the number of players"
        elif isinstance(option, Option):
            yield f"option-{option.name}", f"its option {option.name}"
            yield option.about, f"the description of its option {option.name}"
            for value, key in option.choices.items():
                yield key, f"the choice {value} of its option {option.name}"
