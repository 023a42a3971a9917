"""Achievements: what a player has done well in a game, on their sheet or against the others."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile

from bot.games.contract import Achievement, Sign
from bot.games.registry import PARTS, strengths
from bot.render.pen import Pen, Point, flag
from bot.render.theme import RGB
from bot.store.database import ReadAccess
from bot.store.record import log_of
from bot.store.rows import GHOSTS, ResultRow
from bot.store.statements import sql
from engine.game import IllegalMove, MalformedText, Seat, View

FAIR = ("", "alone", "daily", "weekly")
"""Games that bring achievements: without hints, by today's rules, and with throws that were unknown
before."""
CLOSE = 1
"""The greatest lead of a close win."""
IN_A_ROW = 4
"""Wins in a row against people: at tables of two, every sixteenth game of equal players would bring three."""
MASTERED, PAR_GAMES = 10, 10
"""Wins against the strongest computer player, and solo games above par: fewer than one in twenty games brings the
last one of so many, as long as fewer than half are won."""


def _bars(pen: Pen, centre: Point, half: float, colour: RGB) -> None:
    """Draw two bars of almost the same height."""
    x, y = centre
    for left, top in ((-0.75, -0.9), (0.15, -0.62)):
        pen.rectangle((x + left * half, y + top * half, x + (left + 0.6) * half, y + 0.9 * half), colour)


def _crown(pen: Pen, centre: Point, half: float, colour: RGB) -> None:
    x, y = centre
    spikes = (
        (-0.95, -0.55),
        (-0.45, 0.05),
        (0, -0.85),
        (0.45, 0.05),
        (0.95, -0.55),
        (0.75, 0.5),
        (-0.75, 0.5),
    )
    pen.polygon([(x + right * half, y + down * half) for right, down in spikes], colour)
    pen.rectangle((x - half * 0.75, y + half * 0.62, x + half * 0.75, y + half * 0.9), colour)


def _steps(pen: Pen, centre: Point, half: float, colour: RGB) -> None:
    """Draw four steps that rise."""
    x, y = centre
    for step in range(IN_A_ROW):
        left = x + (-0.95 + 0.5 * step) * half
        pen.rectangle((left, y + (0.45 - 0.42 * step) * half, left + 0.38 * half, y + 0.9 * half), colour)


def _flag(pen: Pen, centre: Point, half: float, colour: RGB) -> None:
    x, y = centre
    flag(pen, (x - half * 0.5, y + half * 0.9), half * 1.8, colour, pole=colour)


SHARED: Mapping[str, Sign] = {"close": _bars, "master": _crown, "row": _steps, "par": _flag}
"""The achievements of all games, each with the sign on its medal."""


def all_feats() -> Mapping[str, Sign]:
    """Return every achievement with its sign: of all games, then of each."""
    own = {
        f"{game}-{name}": one.sign for game, part in PARTS.items() for name, one in part.achievements.items()
    }
    return {**SHARED, **own}


def done_on(view: View, achievements: Mapping[str, Achievement]) -> list[str]:
    """Return the names of the achievements on a sheet."""
    return [name for name, one in achievements.items() if one.is_done(view)]


def is_fair(result: ResultRow) -> bool:
    """Return whether this person could achieve anything in this game."""
    is_person = result.user_id is not None and result.computer is None
    return is_person and not result.has_left and result.mode != GHOSTS and result.uncounted in FAIR


@dataclass(frozen=True, slots=True)
class PersonalOutcome:
    """How a game ended for one of its players."""

    own: ResultRow
    results: Sequence[ResultRow]
    """Everybody's results."""

    @property
    def is_won(self) -> bool:
        return self.own.is_winner and not self.own.has_left and self.own.unrated not in ("few", "short")

    @property
    def has_people(self) -> bool:
        """Return whether there were other people."""
        return sum(one.computer is None for one in self.results) > 1

    @property
    def is_close(self) -> bool:
        """Return whether the game was won, among people, by the fewest points."""
        others = [one.points for one in self.results if one.seat != self.own.seat and not one.has_left]
        return self.is_won and self.has_people and bool(others) and max(others) == self.own.points - CLOSE

    @property
    def is_past_the_master(self) -> bool:
        strongest = strengths(self.own.game_kind).strongest
        return self.is_won and any(one.computer == strongest for one in self.results)


# Counts a person's wins at tables with each computer player.
COMPUTERS_BEATEN = sql("""
    select result.game_kind, other.computer, count(distinct result.game) as wins
    from result join result other on other.game = result.game
    where result.user_id = :user_id and result.computer is null and result.mode <> 'ghosts'
        and result.is_winner = 1 and result.has_left = 0 and result.unrated not in ('few', 'short')
        and result.uncounted in ('', 'alone') and other.computer is not null
    group by result.game_kind, other.computer
""")
# Selects whether a person has won their newest games among people, the newest first.
NEWEST_WINS = sql("""
    select case when has_left = 0 and unrated not in ('few', 'short') then is_winner else 0 end as is_won
    from result
    where user_id = :user_id and computer is null and mode <> 'ghosts'
        and 1 < (select count(*) from result other where other.game = result.game and other.computer is null)
    order by ended_at desc, game desc
    limit :limit
""")
GAMES_ABOVE_PAR = sql("""
    select count(*) from result
    where user_id = :user_id and computer is null and mode <> 'ghosts' and points > par and uncounted = ''
""")


async def progress(tx: ReadAccess, user_id: int) -> Mapping[str, tuple[int, int]]:
    """Return how far a person is with each achievement that takes several games, and how many it takes."""
    beaten = await tx.rows(COMPUTERS_BEATEN, user_id=user_id)
    newest = await tx.rows(NEWEST_WINS, user_id=user_id, limit=IN_A_ROW)
    return {
        "master": (
            sum(wins for game, computer, wins in beaten if strengths(game).strongest == computer),
            MASTERED,
        ),
        "row": (len([*takewhile(bool, (is_won for (is_won,) in newest))]), IN_A_ROW),
        "par": (int(await tx.value(GAMES_ABOVE_PAR, user_id=user_id)), PAR_GAMES),
    }


async def shared_feats(tx: ReadAccess, outcome: PersonalOutcome, known: Container[str]) -> list[str]:
    """Return which achievements of all games this one brings, after the games that are stored; `known` ones
    are left out."""
    own = outcome.own
    helps = {
        "close": outcome.is_close,
        "master": outcome.is_past_the_master,
        "row": outcome.is_won and outcome.has_people,
        "par": own.par is not None and own.points > own.par and not own.uncounted,
    }
    found = [feat for feat, does_help in helps.items() if does_help and feat not in known]
    if not found or own.user_id is None:
        return []
    so_far = await progress(tx, own.user_id)
    last = {feat for feat, (done, needed) in so_far.items() if done >= needed - 1}
    return [feat for feat in found if feat == "close" or feat in last]


def all_judged(games: Sequence[tuple[str, int, str, str]]) -> list[tuple[str, int, str]]:
    """Return the game, the seat and the achievements, for each (game, seat, kind, record)."""
    return [(game, seat, achievements_in(name, record, seat)) for game, seat, name, record in games]


def achievements_in(game_kind: str, record: str, seat: int) -> str:
    """Return the names of the achievements, separated by spaces; empty for a game that today's rules cannot
    replay."""
    try:
        log = log_of(record)
        view = log.rules.view(log.end, Seat(seat))
    except (IllegalMove, MalformedText, ValueError):
        return ""
    return " ".join(done_on(view, PARTS[game_kind].achievements))
