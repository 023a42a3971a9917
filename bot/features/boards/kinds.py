"""The boards of finished games: wins and ratings at the table, points in solo."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.registry import PARTS
from bot.interactions.boards import BoardKind, Value, number, thousandths
from bot.store.rows import SOLO
from bot.store.standings import GAMES, SUM, Counting, count_results

# A player who left wins nothing; a game that was given away counts for no one.
COUNT_WINS = count_results(
    "wins",
    """
    select own.*, '' as board, is_winner * (1 - has_left) as value, points * (1 - has_left) as second,
        is_winner * (1 - has_left) as best, 0 as total, 0 as part
    from own where uncounted = '' and mode <> 'solo' and unrated not in ('few', 'short')
    """,
    SUM,
)
# The mean share of people beaten in tenths of a percent, drawn to the middle by ten virtual games of 50 %.
COUNT_BEATEN = count_results(
    "beaten",
    """
    select own.*, '' as board, 10 * (weight * beaten + 2000) / (weight + 40) as value, 0 as second,
        beaten as best, weight * beaten as total, weight as part
    from own where unrated = '' and beaten is not null and :period <> ''
    """,
    "10 * (standing.total + excluded.total + 2000) / (standing.weight + excluded.weight + 40)",
)
COUNT_POINTS = count_results(
    "points",
    """
    select own.*, variant as board, points as value, 0 as second, points as best, 0 as total, 0 as part
    from own where uncounted = '' and mode = 'solo'
    """,
)
COUNT_PAR = count_results(
    "par",
    """
    select own.*, variant as board, 1000 * points / par as value, 0 as second, 1000 * points / par as best,
        0 as total, 0 as part
    from own where uncounted = '' and mode = 'solo' and par > 0
    """,
)


def _tables(game: str) -> Iterable[tuple[str, str]]:
    return [(mode, "") for mode in PARTS[game].scoring.modes if mode != SOLO]


def _levels(game: str, *, by_par: bool) -> Iterable[tuple[str, str]]:
    """Return the levels of a game in solo whose board ranks by the share of par, or by points."""
    scoring = PARTS[game].scoring
    return [(SOLO, level) for level in scoring.modes.get(SOLO, ()) if (level in scoring.by_par) is by_par]


def said_by(key: str) -> Value:
    """Return a function that writes a value with this text."""
    return lambda value, _, reader: reader.say(key, value=value)


WINS = BoardKind(
    name="wins",
    place=10,
    of_game=_tables,
    value=said_by("board-value-wins"),
    counting=Counting("wins", GAMES, COUNT_WINS),
)
BEATEN = BoardKind(
    name="beaten",
    place=20,
    of_game=lambda _: (),
    value=thousandths,
    counting=Counting("beaten", GAMES, COUNT_BEATEN),
)
RATING = BoardKind(
    name="rating",
    place=20,
    of_game=_tables,
    value=number,
    is_rating=True,
    note="board-note-rating",
    empty="board-unsettled-rating",
    in_period=BEATEN,
)
POINTS = BoardKind(
    name="points",
    place=30,
    of_game=lambda game: _levels(game, by_par=False),
    value=said_by("board-value-points"),
    counting=Counting("points", GAMES, COUNT_POINTS),
)
PAR = BoardKind(
    name="par",
    place=31,
    of_game=lambda game: _levels(game, by_par=True),
    value=thousandths,
    counting=Counting("par", GAMES, COUNT_PAR),
)
KINDS = (WINS, RATING, BEATEN, POINTS, PAR)
