"""How to measure BRILLIANT's computer players, and the texts for the report."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from random import Random
from statistics import fmean

from bot.games.brilliant.levels.files import level_text, load, names
from bot.games.brilliant.part import PART
from bot.games.brilliant.players import compact, evaluation
from bot.games.brilliant.players.hindsight import VARIANTS, Solver
from bot.games.brilliant.players.strengths import COMPILED, DEEP, deep_master, informed_master
from bot.games.contests import SOLO, Contests, Mode, Probes, alone, neighbours
from bot.games.figures import Estimate, Figures, difference, mean
from bot.games.markdown import of_percent, of_points, paragraph, points, table
from bot.games.twin import fastest
from bot.turns.computers import MASTER
from engine.brilliant.sheet import Move, Start
from engine.brilliant.state import new_header
from engine.brilliant.view import View
from engine.game import Event, Header, Moved, Player, Rolled

LEVELS = names()
HARDEST = LEVELS[-1]
NAIVE, DEEP_NAME = "naive", "tireless"
AGAINST_NAIVE = (MASTER, NAIVE, NAIVE, NAIVE)
KNOWN = {f"told-{count}": count for count in (1, 4, 16)}
"""Masters that know this many throws in advance."""
GOALS = {"1": 0.93, "4": 0.88}


def header(level: str, seats: int) -> Header:
    return new_header(seats, {"level": level_text(level)})


def throws_of(game: Sequence[Event]) -> list[int]:
    """The throws in compact form: 6 times the first die plus the second, both counted from 0."""
    return [6 * (e.values[0] - 1) + e.values[1] - 1 for e in game if isinstance(e, Rolled)]


def hindsight(level: str, width: int, game: Sequence[Event]) -> int:
    """The points that hindsight reaches in a solo game, from its start numbers."""
    start = game[0].moves[0][1] if isinstance(game[0], Moved) else None
    if not isinstance(start, Start):
        raise TypeError(f"a game that does not begin with start numbers: {game[0]}")
    fields = load(level).fields
    return _solver(level, width).best([fields.index(place) for place in start.fields], throws_of(game)).points


@cache
def _solver(level: str, width: int) -> Solver:
    return Solver(fastest([compact, evaluation]), compact.board_of(load(level)), width)


def _informed(count: int, game: Sequence[Event]) -> Player:
    throws = throws_of(game)

    def player(view: View, random: Random) -> Move:
        return informed_master(throws, count, view, random)

    return player


PROBES: Mapping[str, Callable[[Sequence[Event]], Player]] = {
    DEEP_NAME: lambda _: deep_master,
    **{name: partial(_informed, count) for name, count in KNOWN.items()},
}


def _about_hindsight(figures: Figures) -> Iterator[str]:
    bounded = [(o.match.width, o.value - o.bound) for o in figures.outcomes if o.bound is not None]
    if not bounded:
        return
    widths = sorted({str(width) for width, _ in bounded})
    leads = [lead for _, lead in bounded]
    yield from paragraph(
        "*Hindsight* is what a search reaches that knows all throws of the master's game and begins with the",
        f"master's start numbers: {len(VARIANTS)} beam searches that judge sheets differently, of which the best",
        f"counts; after each throw each keeps the {' or '.join(widths)} best sheets that differ. What it",
        "finds can be reached, so the true best may be higher: of the",
        f"{len(leads):,} games the {MASTER} came to as much in {sum(lead == 0 for lead in leads):,} and to more in",
        f"{sum(lead > 0 for lead in leads):,}.",
    )


def _beyond_master(figures: Figures) -> Iterator[str]:
    """What more search, and knowing throws in advance, would gain."""
    master = figures.points(HARDEST, MASTER)
    played = {name: values for name in PROBES if (values := figures.points(HARDEST, name))}
    if not played or not master:
        return
    yield from paragraph(
        f"*What keeps the {MASTER} from more?* It looks at the best {COMPILED.candidates} choices, each time in",
        f"{COMPILED.rollouts} futures of {COMPILED.depth} throws; those that have fallen behind are dropped, and the",
        f"others go on in up to {COMPILED.rollouts * COMPILED.batches:,} futures.",
        f"*{DEEP_NAME.capitalize()}* begins with {DEEP.candidates} choices and goes on in up to",
        f"{DEEP.rollouts * DEEP.batches:,} futures, each to the end of the game;",
        f"*{next(iter(KNOWN))}* and so on are masters that know as many throws to come. All had the same throws.",
    )
    rows = [
        (
            name,
            f"{len(values):,}",
            of_points(mean(values.values())),
            of_points(difference(values, master)),
            of_percent(figures.of_hindsight(HARDEST, name)),
        )
        for name, values in played.items()
    ]
    yield from table(("player", "games", "mean points", f"more than {MASTER}", "of hindsight"), rows)
    yield from paragraph(_short_of_goal(figures), _gain(difference(played.get(DEEP_NAME, {}), master)))


def _short_of_goal(figures: Figures) -> str:
    master, bounds = figures.points(HARDEST, MASTER), figures.bounds(HARDEST)
    short = [GOALS[HARDEST] * bounds[game] - master[game] for game in master.keys() & bounds.keys()]
    if not short or fmean(short) <= 0:
        return ""
    return f"For its goal the {MASTER} would need {points(fmean(short))} points more."


def _gain(gain: Estimate | None) -> str:
    if gain is None:
        return ""
    return "More search would help." if gain.low > 0 else "That more search would help is not shown."


CONTESTS = Contests(
    modes={
        SOLO: Mode(range(1, 2), LEVELS, header, alone(PART)),
        "table": Mode(range(2, 7), LEVELS, header, (AGAINST_NAIVE, *neighbours(PART))),
    },
    about_players="*Random* and *naive* are measuring players: any legal number, and the legal number whose area "
    "has the fewest empty fields. On one level all players have the same throws; a share is of the sums over the "
    "games that both have.",
    goals=GOALS,
    win_goals={AGAINST_NAIVE: 0.6},
    base=NAIVE,
    hindsight=hindsight,
    probes=Probes(HARDEST, PROBES),
    is_compiled=True,
    about_hindsight=_about_hindsight,
    after_solo=_beyond_master,
    about_compiled="Its master looks at more futures with them, so its games differ without.",
)
