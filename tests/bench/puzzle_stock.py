"""A stock of puzzles that grows: varied, equally many of each level, and confirmed by rollouts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from random import Random

from bot.features.puzzles.choices import choice_of_move
from bot.features.puzzles.making import DAYS, computer_game, posed_of
from bot.features.puzzles.page import posed_look
from bot.features.puzzles.stock import MARK, StockPuzzle
from bot.features.puzzles.store import PuzzleRow
from bot.games.solo import choice_of
from tests.bench.rollouts import holds

SIZE = 60
"""How many puzzles of each game are wanted."""
OF_A_MOTIF, OF_FIRST_LETTER, OF_A_GAME = 3, 10, 2
"""At most a third has one theme and at most a tenth the answer A; at most two come from one game."""


def levels_of(game: str) -> Sequence[str]:
    """Return the levels on which computers play for puzzles, as variants."""
    return sorted({choice_of(game, day, Random(0)).variant for day in DAYS})


@dataclass(slots=True)
class Stock:
    """Takes puzzles while they keep it varied, equally many of each level."""

    size: int
    levels: Sequence[str]
    kept: list[StockPuzzle] = field(default_factory=list)

    def lacks(self, level: str) -> bool:
        """Return whether puzzles of a level are missing."""
        return sum(each.puzzle.variant == level for each in self.kept) < self.size // len(self.levels)

    def fits(self, one: StockPuzzle) -> bool:
        """Return whether a puzzle is new and keeps the stock varied."""
        themes = Counter(each.puzzle.motifs for each in self.kept)
        first = sum(each.is_first_letter for each in self.kept)
        return (
            self.lacks(one.puzzle.variant)
            and all(each.puzzle.id != one.puzzle.id for each in self.kept)
            and themes[one.puzzle.motifs] < self.size // OF_A_MOTIF
            and not (one.is_first_letter and first >= self.size // OF_FIRST_LETTER)
        )

    @property
    def is_full(self) -> bool:
        return not any(map(self.lacks, self.levels))


def fill(stock: Stock, game: str, seed: str, first: int = 0) -> Iterator[int]:
    """Add puzzles that rollouts confirm, from games of a computer player, until there are enough. After
    each, yield the number of the next game, from which this can go on."""
    for number in count(first):
        if stock.is_full:
            return
        played, taken = computer_game(game, f"{game} {seed} {number}", stock.lacks), 0
        for row, found in () if played is None else posed_of(played):
            if played is None or taken == OF_A_GAME:
                break
            one = StockPuzzle(
                replace(row, is_shipped=True), _letter(row), 100 * found.step // len(played.events)
            )
            if stock.fits(one) and holds(row):
                stock.kept.append(one)
                taken += 1
        if played is not None:
            yield number + 1


def _letter(row: PuzzleRow) -> str:
    """Return the letter of the best move's button."""
    choice = choice_of_move(posed_look(row, None, "en", "dark"), row.moves.split()[0])
    return "" if choice is None else choice.letter


def format_stock(kept: Sequence[StockPuzzle], *remarks: str) -> str:
    return "".join(f"{line}\n" for line in (*(f"{MARK} {one}" for one in remarks), *map(_line, kept)))


def _line(one: StockPuzzle) -> str:
    row = one.puzzle
    values = (row.id, row.variant, row.mode, row.seat, row.moves, row.lead, row.motifs.strip(), row.misses)
    return "\t".join(map(str, (*values, row.behind, one.letter, one.passed, row.record)))
