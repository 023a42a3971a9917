"""The four strengths of BRILLIANT play by the rules, from their view alone, and the same for a seed."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from bot.arena import play, played
from bot.levels import level_text
from bot.players import players, stand_in, strengths
from bot.players.brilliant.contest import Mean, mean, ratio, solo_scores, win_shares
from engine import brilliant
from engine.game import Header, Seat, fold

STRENGTHS = strengths("brilliant")
each_strength = pytest.mark.parametrize("name", STRENGTHS)


def header(level: str, seats: int, start: str = "stars") -> Header:
    return Header("brilliant", seats, {"level": level_text(level), "start": start})


def test_there_are_four_strengths_and_a_stand_in_among_them() -> None:
    assert STRENGTHS == ("relaxed", "skilled", "strong", "master")
    assert stand_in("brilliant") in STRENGTHS


def test_games_without_strengths_offer_their_stand_in() -> None:
    assert strengths("brikks") == (stand_in("brikks"),)


def test_games_of_before_keep_their_players() -> None:
    assert {"random", "naive", *STRENGTHS} == set(players("brilliant"))


@pytest.mark.parametrize("start", ["stars", "free"])
def test_all_strengths_play_a_game_together(start: str) -> None:
    known = players("brilliant")
    seated = [known[name] for name in STRENGTHS]
    events = play(brilliant, header("4", 4, start), b"together", seated)
    result = brilliant.result(fold(brilliant, header("4", 4, start), events))
    assert result is not None
    assert result.reason == "target"


@each_strength
def test_the_same_seed_gives_the_same_solo_game(name: str) -> None:
    player = players("brilliant")[name]
    games = (played(brilliant, header("2", 1), b"seed", [player]) for _ in range(2))
    first, second = ([event for event, _ in islice(game, 12)] for game in games)
    assert first == second


def test_the_better_players_find_start_numbers_worth_more_than_the_forced_ones() -> None:
    state = brilliant.start(header("1", 1))
    view = brilliant.view(state, Seat(0))
    for name in ("strong", "master"):
        chosen = players("brilliant")[name](view, Random(1))
        assert brilliant.refusal(state, Seat(0), chosen) is None
        assert chosen != brilliant.forced(state, Seat(0))


def test_each_strength_scores_more_than_the_one_below() -> None:
    """Only far apart ones, on few games; the report has the rest."""
    relaxed = sum(solo_scores("3", "relaxed", games=6, seed=1))
    strong = sum(solo_scores("3", "strong", games=6, seed=1))
    assert strong > relaxed


def test_a_strong_player_beats_three_of_the_naive() -> None:
    assert sum(win_shares("4", ["strong", "naive", "naive", "naive"], games=12, seed=3)) > 12 / 4


def test_a_mean_tells_how_sure_it_is() -> None:
    assert mean([1, 2, 3, 4]).value == 2.5
    assert mean([1, 2, 3, 4] * 100).margin < mean([1, 2, 3, 4]).margin
    assert ratio([1, 2, 3], [2, 4, 6]) == Mean(0.5, 0)
