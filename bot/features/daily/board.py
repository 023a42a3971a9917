"""The board of daily sheets: the shares of par, added up."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.registry import PARTS
from bot.interactions.boards import DAILY, PERIODS, BoardKind
from bot.pages.texts import Speech
from bot.store.rows import SOLO
from bot.store.standings import GAMES, SUM, Counting, count_results

# Each day brings its share of par.
COUNT_DAILY = count_results(
    "daily",
    """
    select own.*, '' as board, 1000 * points / par as value, 0 as second, 1000 * points / par as best,
        0 as total, 0 as part
    from own where uncounted = 'daily' and par > 0
    """,
    SUM,
)


def _boards(game: str) -> Iterable[tuple[str, str]]:
    return [(SOLO, "")] if SOLO in PARTS[game].scoring.modes else []


def _points(value: int, _: str, reader: Speech) -> str:
    # Rounded like the per cent of par on the sheet of the day and on the board of its week.
    return reader.say("board-value-points", value=(value + 5) // 10)


DAILY_BOARD = BoardKind(
    name="daily",
    place=60,
    of_game=_boards,
    value=_points,
    group=DAILY,
    note="board-note-daily",
    empty="board-unsettled-daily",
    # The first day of a month or week would reveal how others did on a sheet that is still open.
    periods=PERIODS[:2],
    counting=Counting("daily", GAMES, COUNT_DAILY),
)
