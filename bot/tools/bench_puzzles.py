"""Measure the puzzles that come with the bot: what would solve them without thought, how varied they are, and whether their
moves hold in other rollouts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from time import process_time

from bot.features.puzzles.choices import first_choice
from bot.features.puzzles.making import is_taken
from bot.features.puzzles.page import motif_name, posed_look
from bot.features.puzzles.proof import ROLLOUTS, holds
from bot.features.puzzles.stock import StockPuzzle, stock_of
from bot.features.puzzles.store import PuzzleRow
from bot.games.registry import PARTS
from bot.games.tooling import BenchmarkFigure

LEAST = 40
"""The puzzles that each game brings at least."""
EVERY = 5
"""One in so many is played again."""
AGREED = 90.0
"""The share of agreement to reach, in per cent."""
GIVEN_AWAY, OF_A_THEME = 15.0, 34.0
"""The most per cent that one rule may solve, and the most with the same theme."""


def measure_puzzles(game: str) -> Iterator[tuple[str, list[BenchmarkFigure]]]:
    """Yield what the stock holds, which takes no time, and then what other rollouts say, which takes minutes."""
    kept = stock_of(game)
    yield "the stock", _stock(game, kept)
    if kept:
        yield "played again", _played_again(game, kept[::EVERY])


def _stock(game: str, kept: Sequence[StockPuzzle]) -> list[BenchmarkFigure]:
    count = BenchmarkFigure("puzzles", len(kept), "", LEAST, at_least=True)
    if not kept:
        return [count]
    puzzles = [one.puzzle for one in kept]
    return [
        count,
        BenchmarkFigure("best letter A", _share(one.is_first_letter for one in kept), "%", GIVEN_AWAY),
        BenchmarkFigure("solved by the first choice", _share(map(_is_first, puzzles)), "%", GIVEN_AWAY),
        BenchmarkFigure("solved by taking what brings most", _share(map(is_taken, puzzles)), "%", GIVEN_AWAY),
        *_themes(game, puzzles),
        *_parts(kept),
    ]


def _played_again(game: str, checked: Sequence[StockPuzzle]) -> list[BenchmarkFigure]:
    if (prepare := PARTS[game].warm_up) is not None:
        # Compiled, if it can be, it is many times faster.
        prepare()
    begin = process_time()
    agreed = _share(holds(one.puzzle, first=ROLLOUTS[-1]) for one in checked)
    return [
        BenchmarkFigure(f"of {len(checked)}, other rollouts confirm", agreed, "%", AGREED, at_least=True),
        BenchmarkFigure("CPU time for each", (process_time() - begin) / len(checked), "s"),
    ]


def _share(found: Iterable[bool]) -> float:
    return 100 * fmean(found)


def _themes(game: str, puzzles: Sequence[PuzzleRow]) -> list[BenchmarkFigure]:
    counted = Counter(row.motifs.strip() for row in puzzles).most_common()
    return [
        BenchmarkFigure(
            f"theme: {motif_name(game, theme, 'en')}", 100 * count / len(puzzles), "%", OF_A_THEME
        )
        for theme, count in counted
    ]


def _parts(kept: Sequence[StockPuzzle]) -> list[BenchmarkFigure]:
    names = ("first", "second", "last")
    thirds = Counter(min(2, 3 * one.passed // 100) for one in kept)
    return [
        BenchmarkFigure(f"in the {name} third of a game", 100 * thirds[number] / len(kept), "%")
        for number, name in enumerate(names)
    ]


def _is_first(row: PuzzleRow) -> bool:
    return first_choice(posed_look(row, None, "en", "dark")) in row.moves.split()
