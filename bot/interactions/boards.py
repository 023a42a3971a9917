"""What features rank people by on boards, and what they show of them on profiles."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.pages.numbers import percent
from bot.pages.texts import Speech
from bot.store.database import Transaction
from bot.store.periods import periods_at
from bot.store.standings import GAMES, Counting
from bot.store.statements import Statement, statement
from bot.turns.game import LoadedGame
from bot.turns.hooks import Hooks

PERIODS = ("all", "season", "month", "week")
TABLES, SOLO_GAMES, DAILY, PUZZLES = GROUPS = ("tables", "solo", "daily", "puzzles")
"""The groups of boards; a game may have several boards in one."""

Value = Callable[[int, str, Speech], str]
"""(value of a line, mode, reader) -> the value in words."""


def number(value: int, _: str, __: Speech) -> str:
    return str(value)


def thousandths(value: int, _: str, reader: Speech) -> str:
    """Return a share as per cent."""
    return percent(reader.locale, value / 1000)


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardKind:
    """The boards of one kind, in all games that have it.

    The texts `board-what-<name>`, `board-title-<name>` and `board-counted-<name>` say what one is called in a list,
    above its lines, and which games count. Lines in the table `standing` have the name as their kind.
    """

    name: str
    place: int
    """Boards stand in this order."""
    of_game: Callable[[str], Iterable[tuple[str, str]]]
    """(game) -> the mode and the variant, or no variant, of each board that the game has."""
    value: Value
    group: str = ""
    """The group of a kind of which a game has one board; otherwise it depends on the mode."""
    note: str = "board-note-games"
    """The text of what else is said about a line, such as its number of games."""
    empty: str = ""
    """What a board without lines says; by default, the command that opens a game that counts."""
    without_own: str = ""
    """What a reader without a line has to do; by default, play a game that counts."""
    periods: tuple[str, ...] = PERIODS
    is_rating: bool = False
    """Whether it ranks by ratings, which have no lines."""
    in_period: BoardKind | None = None
    """The kind that takes its place in a season, month or week."""
    counting: Counting | None = None
    """How its lines are counted; None if it has none, or its feature writes them."""


def counted(kinds: Iterable[BoardKind]) -> tuple[Counting, ...]:
    return tuple(kind.counting for kind in kinds if kind.counting is not None)


def count_games(countings: Sequence[Counting]) -> Hooks:
    """Count each game for the boards, together with its end."""

    def ride(before: LoadedGame, after: LoadedGame, _: int) -> Iterator[Statement]:
        if after.results and not before.results:
            yield from game_counted(countings, after.row.id, after.results[0].ended_at)

    return Hooks(ride=ride)


def game_counted(countings: Sequence[Counting], game: str, ended_at: int) -> Iterator[Statement]:
    """Yield the statements that count a finished game."""
    for one in countings:
        if one.source is GAMES:
            for period in periods_at(ended_at):
                yield statement(one.count, game=game, period=period)


@dataclass(frozen=True, slots=True)
class Figure:
    """One number about a person."""

    label: str
    """The name of the figure, in a word or two."""
    value: str
    """The number, short enough for a picture."""


@dataclass(frozen=True, slots=True)
class Note:
    """One line about a person, shown below the picture."""

    words: str


Figures = Callable[[Transaction, int, int, Speech], Awaitable[Sequence[Figure | Note]]]
"""(snapshot, user id, milliseconds UTC, reader) -> the feature's figures and notes about a person; none
before there is anything to count."""
