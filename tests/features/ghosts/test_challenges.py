"""Challenges are fair: both people play the same game, so neither of them has an advantage."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import count, islice
from random import Random

import pytest

from bot.features.ghosts.challenge_page import TIE, result_page, winner_of
from bot.features.ghosts.challenges import Challenge
from bot.features.ghosts.facts import Rivalry
from bot.features.ghosts.setup import setup_again
from bot.games.command import Option
from bot.games.registry import players
from bot.games.solo import solo_of
from bot.store.facts import Facts
from bot.turns import rounds
from bot.turns.game import CommittedGame
from bot.turns.ghosts import throws_of
from bot.turns.lobby import open_lobby
from bot.turns.look import Against, Ghost, Hints, Person, Setup
from bot.turns.rounds import Timing
from bot.turns.viewing import look
from engine.brilliant.view import View
from engine.game import Rolled, Seat, parse_event
from engine.games import GAMES

CHALLENGER, OPPONENT = 1, 2
DECIDED = 400
TIMING = Timing(now=0, grace=0, utc=0)
ROW = Challenge(
    "c", "first", "game", CHALLENGER, "Anna", OPPONENT, "Bert", 3, 4, "en", "answering", 0, answer="answer"
)


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
    return winner_of(ROW, look(first, None), look(answer, None))


def thrown(loaded: CommittedGame) -> list[tuple[int, ...]]:
    events = (parse_event(loaded.rules, line) for line in loaded.events)
    return [event.values for event in events if isinstance(event, Rolled)]


@pytest.mark.parametrize("game", GAMES)
def test_both_play_the_same_game_with_the_same_throws(game: str) -> None:
    for first, answer in islice(pairs(game, "random"), 3):
        assert (answer.row.header, answer.row.variant) == (first.row.header, first.row.variant)
        assert look(answer, OPPONENT).hints is Hints.OFF
        # BRIKKS is over as soon as one player cannot go on.
        both = list(zip(thrown(first), thrown(answer), strict=False))
        assert len(both) > 5
        assert all(one == other for one, other in both)


def test_in_a_race_of_before_the_ghosts_points_there_count() -> None:
    first, _ = next(pairs("brilliant", "random"))
    dice, skipped = throws_of(first)
    race = played(
        replace(
            setup_again(first, Rivalry("opponent"), guild_id=None, channel_id=4, locale="en"),
            mode="ghosts",
            seats=2,
            facts=Facts(),
            against=Against("first", dice, skipped, (Ghost(Seat(0), "Anna", CHALLENGER),)),
        ),
        OPPONENT,
        "relaxed",
        Random(5),
    )
    (alone,) = look(first, None).view_as(View).points
    own, ghost = look(race, None).view_as(View).points
    assert alone <= own < ghost, "as if the challenger had played better there"
    said = result_page(replace(ROW, winner=won(first, race)), look(first, None), look(race, None)).content
    assert said.endswith(f"<@{CHALLENGER}> wins against <@{OPPONENT}>: **{ghost} to {own}**.")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_who_answers_wins_as_often_as_who_asks(game: str) -> None:
    winners = (won(first, answer) for first, answer in pairs(game, "relaxed"))
    decided = list(islice((winner for winner in winners if winner != TIE), DECIDED))
    answered = decided.count(OPPONENT)
    assert 0.45 <= answered / len(decided) <= 0.55, f"{game}: who answers wins {answered} of {len(decided)}"
