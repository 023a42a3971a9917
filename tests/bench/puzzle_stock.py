"""A stock of puzzles that grows: varied, equally many of each level, and confirmed by rollouts."""

from __future__ import annotations

import lzma
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import count, groupby

from bot.features.puzzles.choices import choice_of_move
from bot.features.puzzles.making import (
    Proved,
    computer_game,
    levels_of,
    misses_of,
    pose_puzzles,
    theme_of,
)
from bot.features.puzzles.page import UNTRIED, difficulty, posed_look
from bot.features.puzzles.stock import HEADER, MARK, StockPuzzle
from bot.features.puzzles.store import PuzzleRow
from bot.games.reviewing import Lead
from bot.store.record import log_of, unpacked
from engine.game import Seat, Step
from engine.games import GAMES
from tests.bench.rollouts import is_proved

SIZE = 300
"""How many puzzles of each game are wanted."""
OF_A_THEME, OF_FIRST_LETTER = 0.24, 0.1
"""The largest share with one theme, and with the answer A."""


@dataclass(slots=True)
class Stock:
    """Takes puzzles while they keep it varied, equally many of each level, and one from each game."""

    size: int
    levels: Sequence[str]
    kept: list[StockPuzzle] = field(default_factory=list)

    def lacks(self, level: str) -> bool:
        """Return whether puzzles of a level are missing."""
        return sum(each.puzzle.variant == level for each in self.kept) < self.size // len(self.levels)

    def has_room(self, row: PuzzleRow) -> bool:
        """Return whether a puzzle has a theme, is new and keeps the stock varied, whatever its letter."""
        themes = Counter(each.puzzle.motifs for each in self.kept)
        return (
            self.lacks(row.variant)
            and bool(row.motifs.strip())
            and themes[row.motifs] < OF_A_THEME * self.size
            and not any(is_of_one_game(row, each.puzzle) for each in self.kept)
        )

    def fits(self, one: StockPuzzle) -> bool:
        """Return whether a puzzle is new and keeps the stock varied."""
        first = sum(each.is_first_letter for each in self.kept)
        return self.has_room(one.puzzle) and not (
            one.is_first_letter and first >= OF_FIRST_LETTER * self.size
        )

    @property
    def is_full(self) -> bool:
        return not any(map(self.lacks, self.levels))


def level_of(row: PuzzleRow) -> str:
    return difficulty(row.misses, UNTRIED)


def is_of_one_game(one: PuzzleRow, other: PuzzleRow) -> bool:
    """Return whether the later of two puzzles shows how the game went on after the earlier."""
    (header, first), (other_header, second) = _course(one.record), _course(other.record)
    return header == other_header and all(mine == theirs for mine, theirs in zip(first, second, strict=False))


@cache
def _course(record: str) -> tuple[str, list[str]]:
    return unpacked(record)


def fill(stock: Stock, game: str, seed: str, first: int = 0) -> Iterator[int]:
    """Add puzzles that rollouts confirm, from games of a computer player, until there are enough. After
    each game, yield the number of the next, from which this can go on."""
    levels = levels_of(game)
    for number in count(first):
        if stock.is_full:
            return
        level = levels[number % len(levels)]
        played = computer_game(game, level, f"{game} {seed} {number}") if stock.lacks(level) else None
        if played is not None:
            asked = (played.header, played.events, played.source)
            for row, found in pose_puzzles(*asked, is_wanted=stock.has_room):
                one = stock_puzzle(row, 100 * found.step // len(played.events))
                if stock.fits(one) and is_proved(row):
                    stock.kept.append(one)
                    break
        yield number + 1


def stock_puzzle(row: PuzzleRow, passed: int) -> StockPuzzle:
    """Return a puzzle with the letter of its best move's button."""
    choice = choice_of_move(posed_look(row, None, "en", "dark"), row.moves.split()[0])
    return StockPuzzle(replace(row, is_shipped=True), "" if choice is None else choice.letter, passed)


def judged_again(one: StockPuzzle) -> StockPuzzle:
    """Return a puzzle with its theme and what computers miss, as they are judged today."""
    row, found = one.puzzle, decision_of(one.puzzle)
    return replace(one, puzzle=replace(row, motifs=f" {theme_of(found)} ", misses=misses_of(found)))


def decision_of(row: PuzzleRow) -> Proved:
    """Return the decision that a puzzle asks for."""
    log = log_of(row.record)
    moves = tuple(map(GAMES[row.game_kind].parse_move, row.moves.split()))
    return Proved(row.game_kind, Step(len(log.events)), Seat(row.seat), Lead(moves, (), 0, 0), log.end)


def format_stock(kept: Sequence[StockPuzzle], *remarks: str) -> bytes:
    """Return the file of a stock: the puzzles that share a header stand together."""
    lines = [f"{MARK} {one}" for one in remarks]
    for (variant, header), puzzles in groupby(sorted(kept, key=_header), key=_header):
        lines += [f"{HEADER}\t{variant}\t{header}", *map(_line, puzzles)]
    return lzma.compress("\n".join([*lines, ""]).encode(), preset=9 | lzma.PRESET_EXTREME)


def _header(one: StockPuzzle) -> tuple[str, str]:
    return one.puzzle.variant, _course(one.puzzle.record)[0]


def _line(one: StockPuzzle) -> str:
    row = one.puzzle
    values = (row.id, row.moves, row.lead, row.motifs.strip(), row.misses, row.behind, one.letter, one.passed)
    return "\t".join((*map(str, values), *_course(row.record)[1]))
