"""The four strengths of BRILLIANT play by the rules, from their view alone, and the same for a seed."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random

import pytest

from bot.arena import play, played
from bot.levels import level_text
from bot.players.brilliant import contests
from bot.players.brilliant.contest import Mean, mean, points, ratio, solo, win_share
from bot.players.brilliant.contests import Outcome, outcomes, play_all
from bot.players.registry import STAND_IN, players, strengths
from bot.strength import solo_table
from engine import brilliant
from engine.game import Header, Seat, fold
from engine.games import GAMES

STRENGTHS = strengths("brilliant")
each_strength = pytest.mark.parametrize("name", STRENGTHS)


def header(level: str, seats: int, start: str = "stars") -> Header:
    return Header("brilliant", seats, {"level": level_text(level), "start": start})


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_four_strengths_and_a_stand_in_among_them(game: str) -> None:
    assert strengths(game) == ("relaxed", "steady", "strong", "master")
    assert STAND_IN in strengths(game)


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


def test_a_strong_player_scores_more_than_a_relaxed_one() -> None:
    def total(name: str) -> int:
        return sum(points("3", solo("3", name, seed=1, number=number)) for number in range(6))

    assert total("strong") > total("relaxed")


def test_a_strong_player_beats_three_of_the_naive() -> None:
    players = ("strong", "naive", "naive", "naive")
    assert sum(win_share("4", players, seed=3, number=number) for number in range(12)) > 12 / 4


def test_contests_go_on_where_they_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contests, "SOLOISTS", ("relaxed", "naive"))
    monkeypatch.setattr(contests, "TABLES", (("steady", "relaxed"),))
    file = tmp_path / "outcomes.jsonl"
    first = list(play_all(file, ["1"], games=1, seed=1, width=1))
    more = list(play_all(file, ["1"], games=2, seed=1, width=1))
    assert [outcome.number for outcome in first] == [0, 0, 0]
    assert [outcome.number for outcome in more] == [1, 1, 1]
    assert outcomes(file) == [*first, *more]


def test_what_was_played_is_summed_up() -> None:
    kept = [
        Outcome("1", (player,), number, value + number, 50 if player == "master" else None)
        for player, value in (("naive", 20), ("master", 40))
        for number in range(2)
    ]
    table = solo_table(kept, ["1"])
    cells = list(zip(*(column.cells for column in table.columns), strict=True))
    assert cells[1][:4] == ("1", "master", "2", "40.500 ± 0.980")
    assert [cells[1][4][:5], cells[1][5][:5]] == ["1.976", "0.810"]


def test_a_mean_tells_how_sure_it_is() -> None:
    assert mean([1, 2, 3, 4]).value == 2.5
    assert mean([1, 2, 3, 4] * 100).margin < mean([1, 2, 3, 4]).margin
    assert ratio([1, 2, 3], [2, 4, 6]) == Mean(0.5, 0)
