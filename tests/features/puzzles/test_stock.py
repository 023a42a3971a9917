"""The puzzles that come with the bot: their text, how varied they are, and that nothing gives them away."""

from __future__ import annotations

import lzma
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations
from random import Random
from typing import Any

import pytest

from bot.features.puzzles.choices import choice_of_move, choices, first_choice
from bot.features.puzzles.making import LATEST, computer_game, is_obvious, is_taken, levels_of, misses_of
from bot.features.puzzles.page import posed_look
from bot.features.puzzles.stock import StockPuzzle, parse_stock, stock_of
from bot.features.puzzles.store import PuzzleRow
from bot.games.registry import PARTS
from bot.store.record import log_of, packed, unpacked
from engine.game import MalformedText, Seat
from engine.games import GAMES
from tests.bench.puzzle_stock import (
    OF_FIRST_LETTER,
    Stock,
    decision_of,
    format_stock,
    is_of_one_game,
    level_of,
)
from tests.bench.registry import TOOLS
from tests.bench.rollouts import holds
from tests.bench.tooling import Rollouts

LEAST = 300


@pytest.mark.parametrize("game", GAMES)
def test_the_stock_is_large_varied_and_from_the_first_two_thirds_of_games(game: str) -> None:
    kept = stock_of(game)
    assert len(kept) >= LEAST
    assert len({one.puzzle.id for one in kept}) == len(kept)
    assert not any(is_of_one_game(one.puzzle, other.puzzle) for one, other in combinations(kept, 2))
    assert max(one.passed for one in kept) <= 100 * LATEST
    themes = Counter(one.puzzle.motifs.strip() for one in kept)
    assert max(themes.values()) < len(kept) / 4
    assert set(themes) <= set(PARTS[game].puzzles.motifs)
    assert sum(one.is_first_letter for one in kept) <= OF_FIRST_LETTER * len(kept)
    assert len({level_of(one.puzzle) for one in kept}) > 1


def test_as_many_puzzles_are_of_each_difficulty() -> None:
    levels = Counter(one.puzzle.variant for one in stock_of("brilliant"))
    assert sorted(levels) == levels_of("brilliant")
    assert len(set(levels.values())) == 1


def test_puzzles_that_do_not_hold_come_with_the_bot_no_more() -> None:
    known = {one.puzzle.id for game in GAMES for one in stock_of(game)}
    assert known.isdisjoint({"3c95ce574ae5", "78f51878b7bd"})


@pytest.mark.slow
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
    letters = [one.letter.rstrip("→123456") for one in found]
    assert letters == sorted(letters, key=lambda letter: (len(letter), letter))
    assert letters[0] == "A"


@pytest.mark.parametrize("game", GAMES)
def test_the_text_of_a_stock_reads_back(game: str) -> None:
    kept = stock_of(game)
    text = lzma.decompress(format_stock(kept, "a remark")).decode()
    assert list(parse_stock(game, text)) == list(kept)
    with pytest.raises(MalformedText, match="is no puzzle"):
        list(parse_stock(game, "one word"))


def test_a_stock_takes_no_more_of_a_theme_or_of_the_first_letter_than_keeps_it_varied() -> None:
    one = stock_of("brilliant")[0]
    same = [numbered(one, number, letter="B2") for number in range(9)]
    assert taken(Stock(30, [one.puzzle.variant]), same) == [True] * 8 + [False]
    first = [numbered(one, number, letter="A2", motifs=f" theme{number} ") for number in range(5)]
    assert taken(Stock(30, [one.puzzle.variant]), first) == [True] * 3 + [False] * 2


def test_a_stock_takes_as_many_of_each_level_and_one_of_each_game() -> None:
    one = stock_of("brilliant")[0]
    offered = [
        numbered(one, number, motifs=f" theme{number} ", variant=variant)
        for number, variant in enumerate("aaaabb")
    ]
    stock = Stock(6, ["a", "b"])
    assert taken(stock, [*offered[:1], *offered]) == [True, False, True, True, False, True, True]
    assert not stock.is_full
    assert taken(stock, [numbered(one, 9, variant="b", motifs=" other ")]) == [True]
    assert stock.is_full


def test_puzzles_are_of_one_game_if_the_later_shows_how_it_went_on_after_the_earlier() -> None:
    first, *_, last = (one.puzzle for one in stock_of("brikks"))
    header, lines = unpacked(first.record)
    earlier = replace(first, record=packed(header, lines[:-2]))
    other = replace(first, record=packed(header, [*lines[:-3], "roll 9 9"]))
    assert is_of_one_game(first, earlier)
    assert is_of_one_game(earlier, first)
    assert not is_of_one_game(first, other)
    assert not is_of_one_game(first, last)


def taken(stock: Stock, offered: Sequence[StockPuzzle]) -> list[bool]:
    """Offer puzzles one after another, and return which of them the stock takes."""
    found = []
    for one in offered:
        found.append(stock.fits(one))
        stock.kept += [one] if found[-1] else []
    return found


def numbered(one: StockPuzzle, number: int, *, letter: str = "C", **changes: Any) -> StockPuzzle:
    """The puzzle as if it came from another game."""
    record = packed("a game", [f"number {number}"])
    return replace(one, puzzle=replace(one.puzzle, record=record, **changes), letter=letter)


@pytest.mark.parametrize(
    ("worths", "is_sound"),
    [
        ({"steady": {}, "strong": {}}, True),
        ({"steady": {"best": 10.5}, "strong": {}}, True),
        ({"steady": {"best": 9.0}, "strong": {}}, False),
        ({"steady": {}, "strong": {"best": 9.0}}, False),
        ({"steady": {}, "strong": {"best": 8.0}}, False),
        ({"steady": {"best": 9.2}, "strong": {}}, False),
        ({"steady": {"alike": 99.0}, "strong": {}}, True),
    ],
    ids=["far", "close", "a tie", "a tie for one", "behind", "within the error", "the same move elsewhere"],
)
def test_a_puzzle_holds_if_its_move_is_the_best_for_both_strengths(
    monkeypatch: pytest.MonkeyPatch, worths: dict[str, dict[str, float]], *, is_sound: bool
) -> None:
    """Moves bring 12 (the best one), 9 or 5 points, up to noise with a deviation of 4."""
    puzzle = stock_of("brikks")[0].puzzle
    names = dict(zip(("best", "second", "third", "alike"), choices_of(puzzle), strict=False))
    usual = {"best": 12.0, "second": 9.0, "third": 5.0, "alike": 12.0}

    def outcomes(_: object, __: object, move: Any, strength: str, futures: range) -> list[float]:
        name = next(name for name, one in names.items() if one == move)
        mean = {**usual, **worths[strength]}[name]
        return [mean + Random(f"{name} {number}").gauss(0, 4) for number in futures]

    rollouts = Rollouts(lambda *_: list(names.values()), outcomes)
    monkeypatch.setitem(TOOLS, "brikks", replace(TOOLS["brikks"], rollouts=rollouts))
    format_move = GAMES["brikks"].format_move
    both = " ".join(format_move(names[name]) for name in ("best", "alike"))
    assert holds(replace(puzzle, moves=both)) is is_sound


def choices_of(puzzle: PuzzleRow) -> list[Any]:
    found = choices(posed_look(puzzle, None, "en", "dark"))
    return [GAMES[puzzle.game_kind].parse_move(one.move) for one in found][:4]


def _answer(move: Any, *_: object) -> Any:
    return move


def test_a_puzzle_is_as_hard_as_a_simple_rule_and_three_strengths_find_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    part, found = PARTS["brikks"], decision_of(stock_of("brikks")[0].puzzle)
    best = found.lead.moves[0]
    answers = {"weak": None, "middling": None, "strong": best, "not asked": best}
    players = {name: partial(_answer, move) for name, move in answers.items()}
    known = replace(part.strengths, players=players, stand_in="weak", par="strong")
    for simple, misses in ((best, 4), (None, 6)):
        puzzles = replace(part.puzzles, simple=partial(_answer, simple))
        monkeypatch.setitem(PARTS, "brikks", replace(part, strengths=known, puzzles=puzzles))
        assert misses_of(found) == misses


@pytest.mark.parametrize("game", GAMES)
def test_the_moves_that_rollouts_compare_are_legal_and_play_on_to_the_end(game: str) -> None:
    puzzle = stock_of(game)[0].puzzle
    state, rollouts = log_of(puzzle.record).end, TOOLS[game].rollouts
    rivals = rollouts.rivals(state, Seat(0))
    assert GAMES[game].parse_move(puzzle.moves.split()[0]) in rivals
    assert all(GAMES[game].refusal(state, Seat(0), move) is None for move in rivals)
    quick = rollouts.outcomes(state, Seat(0), rivals[0], "steady", range(2))
    assert quick is None or quick == rollouts.outcomes(state, Seat(0), rivals[0], "steady", range(2))


@pytest.mark.parametrize("game", [pytest.param("brilliant", marks=pytest.mark.slow), "brikks"])
def test_the_same_seed_makes_the_same_games(game: str) -> None:
    """The search has no other chance; `bot puzzles` repeats all of it, which takes minutes."""
    first, second, other = (computer_game(game, levels_of(game)[0], name) for name in ("1 0", "1 0", "1 1"))
    assert first == second != other
