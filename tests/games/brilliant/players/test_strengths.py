"""The four strengths of BRILLIANT follow the rules, use only their view, and repeat for a seed."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from bot.computers.self_play import play, play_on
from bot.games.brilliant.levels.files import level_text
from bot.games.registry import players, strengths
from engine import brilliant
from engine.game import Header, Seat, fold
from engine.games import GAMES
from tests.bench.strength.figures import Contest, Match
from tests.bench.strength.matches import outcome_of

pytestmark = pytest.mark.slow

STRENGTHS = strengths("brilliant").names
each_strength = pytest.mark.parametrize("name", STRENGTHS)


def header(level: str, seats: int, start: str = "stars") -> Header:
    return Header("brilliant", seats, {"level": level_text(level), "start": start})


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_four_strengths_and_a_stand_in_among_them(game: str) -> None:
    known = strengths(game)
    assert known.names == ("relaxed", "steady", "strong", "master")
    assert (known.stand_in, known.par, known.strongest) == ("steady", "strong", "master")


def test_games_of_before_keep_their_players() -> None:
    assert {"random", "naive", *STRENGTHS} == set(players("brilliant"))


def test_all_strengths_play_a_game_together() -> None:
    known = players("brilliant")
    seated = [known[name] for name in STRENGTHS]
    events = play(brilliant, header("4", 4, "free"), b"together", seated)
    result = brilliant.result(fold(brilliant, header("4", 4, "free"), events))
    assert result is not None
    assert result.reason == "target"


@each_strength
def test_the_same_seed_gives_the_same_solo_game(name: str) -> None:
    player = players("brilliant")[name]
    games = (play_on(brilliant, header("2", 1), b"seed", [player]) for _ in range(2))
    first, second = ([event for event, _ in islice(game, 7)] for game in games)
    assert first == second


def test_the_better_players_find_start_numbers_worth_more_than_the_forced_ones() -> None:
    state = brilliant.start(header("1", 1))
    view = brilliant.view(state, Seat(0))
    for name in ("strong", "master"):
        chosen = players("brilliant")[name](view, Random(1))
        assert brilliant.refusal(state, Seat(0), chosen) is None
        assert chosen != brilliant.forced(state, Seat(0))


def test_a_strong_player_scores_more_than_a_relaxed_one() -> None:
    def total(name: str) -> float:
        contest = Contest("brilliant", "solo", "3", (name,))
        return sum(outcome_of(Match(contest, seed=1, number=number)).value for number in range(6))

    assert total("strong") > total("relaxed")


def test_a_strong_player_beats_three_of_the_naive() -> None:
    contest = Contest("brilliant", "table", "4", ("strong", "naive", "naive", "naive"))
    assert sum(outcome_of(Match(contest, seed=3, number=number)).value for number in range(12)) > 12 / 4
