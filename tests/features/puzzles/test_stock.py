"""The puzzles that come with the bot: their text, how varied they are, and that nothing gives them away."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bot.features.puzzles.choices import choice_of_move, choices, first_choice
from bot.features.puzzles.making import computer_game, is_obvious, is_taken
from bot.features.puzzles.page import posed_look
from bot.features.puzzles.selection import LATEST
from bot.features.puzzles.stock import (
    OF_A_MOTIF,
    OF_FIRST_LETTER,
    STOCK,
    Stock,
    StockPuzzle,
    format_stock,
    parse_stock,
    stock_of,
)
from bot.games.registry import PARTS
from engine.game import MalformedText
from engine.games import GAMES

LEAST = 40


@pytest.mark.parametrize("game", GAMES)
def test_the_stock_is_large_varied_and_from_the_first_two_thirds_of_games(game: str) -> None:
    kept = stock_of(game)
    assert len(kept) >= LEAST
    assert len({one.puzzle.id for one in kept}) == len(kept)
    assert max(one.passed for one in kept) <= 100 * LATEST
    themes = Counter(one.puzzle.motifs.strip() for one in kept)
    assert max(themes.values()) <= 60 // OF_A_MOTIF
    assert set(themes) <= set(PARTS[game].puzzles.motifs)
    assert sum(one.is_first_letter for one in kept) <= 60 // OF_FIRST_LETTER


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_of_thumb_solves_a_puzzle_of_the_stock(game: str) -> None:
    for one in stock_of(game):
        look, best = posed_look(one.puzzle, None, "en", "dark"), one.puzzle.moves.split()
        assert first_choice(look) not in best
        assert not is_taken(one.puzzle)
        found = choice_of_move(look, best[0])
        assert found is not None
        assert found.letter == one.letter


def test_a_move_that_the_first_button_makes_is_obvious() -> None:
    puzzle = stock_of("brilliant")[0].puzzle
    first = first_choice(posed_look(puzzle, None, "en", "dark"))
    assert not is_obvious(puzzle)
    assert is_obvious(replace(puzzle, moves=first))
    assert is_obvious(replace(puzzle, moves="bomb")), "no button makes it"


def test_choices_come_in_the_order_of_the_buttons_with_what_they_say() -> None:
    puzzle = stock_of("brilliant")[0].puzzle
    found = [one for one in choices(posed_look(puzzle, None, "en", "dark")) if one.letter != "Pass"]
    letters = [one.letter.rstrip("123456") for one in found]
    assert letters == sorted(letters, key=lambda letter: (len(letter), letter))
    assert letters[0] == "A"


@pytest.mark.parametrize("game", GAMES)
def test_the_text_of_a_stock_reads_back(game: str) -> None:
    kept = stock_of(game)
    assert parse_stock(game, format_stock(kept, "a remark")) == list(kept)
    with pytest.raises(MalformedText, match="is no puzzle"):
        parse_stock(game, "one word")
    assert b"\r" not in (STOCK / f"{game}.txt").read_bytes()


def test_a_stock_takes_no_more_of_a_theme_or_of_the_first_letter_than_keeps_it_varied() -> None:
    one = replace(stock_of("brilliant")[0], letter="B2")
    stock = Stock(30)
    assert [stock.takes(one) for _ in range(11)] == [True] * 10 + [False]
    stock = Stock(30)
    first = [stock.takes(themed(replace(one, letter="A2"), number)) for number in range(5)]
    assert first == [True] * 3 + [False] * 2


def themed(one: StockPuzzle, number: int) -> StockPuzzle:
    return replace(one, puzzle=replace(one.puzzle, motifs=f" theme{number} "))


@pytest.mark.parametrize("game", ["brilliant", "brikks"])
def test_the_same_seed_makes_the_same_games(game: str) -> None:
    """The search has no other chance; `bot puzzles` repeats all of it, which takes minutes."""
    first, second, other = (computer_game(game, name) for name in ("1 0", "1 0", "1 1"))
    assert first == second != other
