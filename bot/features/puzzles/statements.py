"""The names of this feature's statements; their SQL is in this folder."""

from __future__ import annotations

from enum import auto

from bot.store.batch import Sql


class PuzzleSql(Sql):
    insert_puzzle = auto()
    puzzle_by_id = auto()
    next_puzzle = auto()
    is_in_puzzle = auto()
    count_puzzles = auto()
    most_puzzle_tries = auto()
    puzzle_try_of = auto()
    insert_puzzle_try = auto()
    puzzle_tries = auto()
    puzzle_of_day = auto()
    day_of_puzzle = auto()
    day_puzzle_candidates = auto()
    insert_puzzle_day = auto()
    day_tries = auto()
    last_puzzle_tries = auto()
    known_puzzles = auto()
    withdraw_puzzles = auto()
    export_puzzle_tries = auto()
    forget_puzzles = auto()
    forget_puzzle_tries = auto()
    unsearched_review = auto()
    review_searched = auto()
