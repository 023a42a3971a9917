"""Measure how often the person who answers wins a challenge between equal players."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import count, islice
from random import Random

from bot.features.ghosts.challenge_page import TIE, winner_of
from bot.features.ghosts.challenges import Challenge
from bot.features.ghosts.facts import Rivalry
from bot.features.ghosts.setup import setup_again
from bot.games.command import Option
from bot.games.registry import players
from bot.games.solo import solo_of
from bot.turns import rounds
from bot.turns.clocks import Timing
from bot.turns.game import CommittedGame
from bot.turns.lobby import open_lobby
from bot.turns.look import Person, Setup
from bot.turns.viewing import look
from engine.game import Seat
from engine.games import GAMES
from tests.bench.report import Figure, show_figures

CHALLENGER, OPPONENT = 1, 2
EQUAL = "relaxed"
"""The computer player that plays for both."""
DECIDED = 400
"""The number of challenges with a winner."""
TIMING = Timing(now=0, grace=0, utc=0)
ROW = Challenge("c", "first", "game", CHALLENGER, OPPONENT, 3, 4, "en", "answering", 0, answer="answer")


def played(
    setup: Setup, person: int, strength: str, chance: Random, *, game: str = "", seed: str = ""
) -> CommittedGame:
    """Play a game for a person as this computer player would."""
    loaded = open_lobby(setup, Person(person, "", "en"), TIMING)
    if game:
        # The first throw comes only after everybody's first move.
        assert not loaded.throws
        loaded.row = replace(loaded.row, id=game, dice=replace(loaded.row.dice, seed=seed))
    rules, choose = loaded.rules, players(loaded.row.kind)[strength]
    while loaded.row.status == "running":
        for seat in loaded.pending():
            move = rules.format_move(choose(loaded.view(Seat(seat)), chance))
            rounds.enter(loaded, seat, move, is_ready=True)
        rounds.advance(loaded, TIMING, panels=None)
    assert loaded.row.status == "finished"
    return loaded.committed()


def pairs(game: str, strength: str) -> Iterator[tuple[CommittedGame, CommittedGame]]:
    """Yield challenges of people who play equally well but differently; repeatable."""
    solo = solo_of(game)
    assert solo is not None
    usual = {option.name: option.default for option in solo.options if isinstance(option, Option)}
    choice = solo.choose(usual)
    setup = Setup(
        game, choice.variant, "solo", choice.header_options, 1, "none", "dm", None, 4, "en", has_hints=False
    )
    for number in count():
        seed = sha256(f"{game} {number}".encode()).hexdigest()
        first = played(setup, CHALLENGER, strength, Random(2 * number), game=f"first{number}", seed=seed)
        again = setup_again(first, Rivalry("opponent"), guild_id=None, channel_id=4, locale="en")
        answer = played(replace(again, has_hints=False), OPPONENT, strength, Random(2 * number + 1))
        yield first, answer


def won(first: CommittedGame, answer: CommittedGame) -> int:
    """Return who wins a challenge, or TIE."""
    return winner_of(ROW, look(first, None), look(answer, None))


def won_by_opponent(game: str, decided: int = DECIDED) -> int:
    """Return how many of the first `decided` challenges with a winner the person who answers wins."""
    winners = (won(first, answer) for first, answer in pairs(game, EQUAL))
    return [*islice((winner for winner in winners if winner != TIE), decided)].count(OPPONENT)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--decided", type=int, default=DECIDED, help="challenges with a winner, of each game")
    decided = parser.parse_args().decided
    shares = [Figure(game, 100 * won_by_opponent(game, decided) / decided, "%") for game in GAMES]
    show_figures(f"How many of {decided} decided challenges the person who answers wins", shares)


if __name__ == "__main__":
    main()
