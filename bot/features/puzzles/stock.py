"""The puzzles that come with the bot: a text file for each game, a puzzle a line."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.features.puzzles.making import stands_for
from bot.features.puzzles.store import PuzzleRow
from engine.game import MalformedText

STOCK = Path(__file__).parents[3] / "assets" / "puzzles"
FIRST_LETTER = "A"
MARK = "#"
"""The first character of a line that is not a puzzle."""


@dataclass(frozen=True, slots=True)
class StockPuzzle:
    """A puzzle of the stock."""

    puzzle: PuzzleRow
    letter: str
    """The button of its best move."""
    passed: int
    """The part of the game that was over, in per cent."""

    @property
    def is_first_letter(self) -> bool:
        """Return whether the first place on the sheet solves it, whatever the number."""
        return self.letter.rstrip("→0123456789") == FIRST_LETTER


def parse_stock(game: str, text: str) -> list[StockPuzzle]:
    """Read the puzzles of a game; raises MalformedText for a line that is none."""
    return [_kept(game, line) for line in text.splitlines() if line and not line.startswith(MARK)]


@cache
def stock_of(game: str) -> tuple[StockPuzzle, ...]:
    """Return the puzzles of a game that come with the bot; none if it has no file."""
    path = STOCK / f"{game}.txt"
    return tuple(parse_stock(game, path.read_text(encoding="utf-8"))) if path.exists() else ()


def _kept(game: str, line: str) -> StockPuzzle:
    try:
        name, variant, mode, seat, moves, lead, theme, misses, behind, letter, passed, record = line.split(
            "\t"
        )
        row = PuzzleRow(
            id=name,
            game_kind=game,
            variant=variant,
            mode=mode,
            record=record,
            seat=int(seat),
            moves=moves,
            lead=int(lead),
            motifs=f" {theme} ",
            person=stands_for(name),
            source=None,
            made_at=0,
            misses=int(misses),
            behind=behind,
            is_shipped=True,
        )
        return StockPuzzle(row, letter, int(passed))
    except ValueError as error:
        raise MalformedText(f"puzzles of {game}: {line[:40]!r} is no puzzle") from error
