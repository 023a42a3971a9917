"""The puzzles that come with the bot: a compressed text file for each game, a puzzle a line."""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.features.puzzles.making import stands_for
from bot.features.puzzles.store import PuzzleRow
from bot.store.record import packed
from engine.game import MalformedText, Seat

STOCK = Path(__file__).parents[3] / "assets" / "puzzles"
FIRST_LETTER = "A"
MARK, HEADER = "#", "="
"""The first character of a remark, and of a line that holds the variant and the header of the puzzles after it."""
MODE, SEAT = "solo", Seat(0)
"""All of them come from games that somebody has played alone."""


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


def parse_stock(game: str, text: str) -> Iterator[StockPuzzle]:
    """Read the puzzles of a game; raises MalformedText for a malformed line."""
    variant = header = ""
    for line in text.splitlines():
        if line.startswith(HEADER):
            _, variant, header = line.split("\t")
        elif line and not line.startswith(MARK):
            yield _kept(game, variant, header, line)


def path_of(game: str) -> Path:
    return STOCK / f"{game}.txt.xz"


@cache
def stock_of(game: str) -> tuple[StockPuzzle, ...]:
    """Return the puzzles of a game that come with the bot; none if it has no file."""
    path = path_of(game)
    return tuple(parse_stock(game, lzma.decompress(path.read_bytes()).decode())) if path.exists() else ()


def _kept(game: str, variant: str, header: str, line: str) -> StockPuzzle:
    try:
        name, moves, lead, theme, misses, behind, letter, passed, *events = line.split("\t")
        row = PuzzleRow(
            id=name,
            game_kind=game,
            variant=variant,
            mode=MODE,
            record=packed(header, events),
            seat=SEAT,
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
