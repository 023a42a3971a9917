"""Streaks of puzzles of the day, and how hard a puzzle is."""

from __future__ import annotations

import pytest

from bot.features.puzzles.page import difficulty
from bot.features.puzzles.store import DayTry, Tries, order_of_games, streak_of_days
from bot.features.streaks import Streak
from bot.turns.clocks import DAY

NEW_YEAR = 1_767_225_600_000
"""The first moment of 2026 in milliseconds UTC."""


def tried(number: int, *, is_solved: bool = True, late: int = 0) -> DayTry:
    """A try of the puzzle of a day of January, so many days late."""
    at = NEW_YEAR + (number - 1 + late) * DAY + 5
    return DayTry(f"2026-01-{number:02}", is_solved, at)


@pytest.mark.parametrize(
    ("tries", "today", "streak"),
    [
        ([], 3, Streak(0, 0)),
        ([tried(1), tried(2), tried(3)], 3, Streak(3, 3)),
        ([tried(1), tried(2)], 3, Streak(2, 2)),
        ([tried(1), tried(2)], 4, Streak(0, 2)),
        ([tried(1), tried(3)], 3, Streak(1, 1)),
        ([tried(1), tried(2), tried(3, is_solved=False)], 3, Streak(0, 2)),
        ([tried(1), tried(2, is_solved=False), tried(3)], 3, Streak(1, 1)),
        ([tried(1), tried(2, late=1), tried(3)], 3, Streak(1, 1)),
        ([tried(1), tried(2, late=-1), tried(3)], 3, Streak(3, 3)),
        ([tried(1), tried(2), tried(9)], 2, Streak(2, 2)),
        ([tried(9)], 2, Streak(0, 0)),
    ],
    ids=[
        "none",
        "each day",
        "today is open",
        "over",
        "a day missed",
        "wrong today",
        "wrong before",
        "late",
        "early",
        "by a clock that was ahead",
        "only by a clock that was ahead",
    ],
)
def test_a_streak_counts_days_in_a_row_with_a_solved_puzzle(
    tries: list[DayTry], today: int, streak: Streak
) -> None:
    assert streak_of_days(tries, f"2026-01-{today:02}") == streak


def test_the_games_take_turns_with_the_puzzle_of_the_day() -> None:
    games = ["one", "other"]
    firsts = [order_of_games(games, f"2026-01-{number:02}")[0] for number in range(1, 5)]
    assert firsts[0] != firsts[1]
    assert firsts[:2] == firsts[2:]
    assert sorted(order_of_games(games, "2026-01-01")) == games


@pytest.mark.parametrize(
    ("misses", "tries", "level"),
    [
        (2, Tries(0, 0), "easy"),
        (3, Tries(0, 0), "medium"),
        (5, Tries(0, 0), "medium"),
        (6, Tries(0, 0), "hard"),
        (8, Tries(4, 4), "hard"),
        (8, Tries(5, 5), "easy"),
        (8, Tries(6, 4), "easy"),
        (2, Tries(10, 6), "medium"),
        (3, Tries(10, 1), "hard"),
    ],
)
def test_people_say_how_hard_a_puzzle_is_and_before_them_computer_players(
    misses: int, tries: Tries, level: str
) -> None:
    assert difficulty(misses, tries) == level
