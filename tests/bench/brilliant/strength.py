"""How to measure BRILLIANT's computer players, and the texts for the report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from bot.computers.kernels import fastest
from bot.games.brilliant.levels.files import level_text, load, names
from bot.games.brilliant.part import PART
from bot.games.brilliant.players import compact, evaluation
from engine.brilliant.sheet import Start
from engine.brilliant.state import new_header
from engine.game import Event, Header, Moved, Rolled
from tests.bench.brilliant.hindsight import VARIANTS, Solver
from tests.bench.strength.contests import SOLO, Contests, Mode, alone, neighbours
from tests.bench.strength.figures import Figures
from tests.bench.strength.markdown import paragraph

LEVELS = names()
NAIVE = "naive"
MASTER = PART.strengths.strongest
AGAINST_NAIVE = (MASTER, NAIVE, NAIVE, NAIVE)
GOALS = {"1": 0.93, "4": 0.88}


def header(level: str, seats: int) -> Header:
    return new_header(seats, {"level": level_text(level)})


def throws_of(game: Sequence[Event]) -> list[int]:
    """Return the throws in compact form: 6 times the first die plus the second, both counted from 0."""
    return [6 * (e.values[0] - 1) + e.values[1] - 1 for e in game if isinstance(e, Rolled)]


def hindsight(level: str, width: int, game: Sequence[Event]) -> int:
    """Return the points that the solver reaches in a solo game with its start numbers and all throws
    known."""
    start = game[0].moves[0][1] if isinstance(game[0], Moved) else None
    if not isinstance(start, Start):
        raise TypeError(f"a game that does not begin with start numbers: {game[0]}")
    fields = load(level).fields
    return _solver(level, width).best([fields.index(place) for place in start.fields], throws_of(game)).points


@cache
def _solver(level: str, width: int) -> Solver:
    return Solver(fastest([compact, evaluation]), compact.board_of(load(level)), width)


def _about_hindsight(figures: Figures) -> Iterator[str]:
    bounded = [(o.match.width, o.value - o.bound) for o in figures.outcomes if o.bound is not None]
    if not bounded:
        return
    widths = sorted({str(width) for width, _ in bounded})
    leads = [lead for _, lead in bounded]
    yield from paragraph(
        "*Hindsight* is a search that knows every throw of the master's game and starts from the master's",
        f"start numbers: the best of {len(VARIANTS)} beam searches with different evaluations, each keeping the",
        f"{' or '.join(widths)} best sheets after every throw. The true best may be higher: in",
        f"{len(leads):,} games the {MASTER} scored the same {sum(lead == 0 for lead in leads):,} times and more",
        f"{sum(lead > 0 for lead in leads):,} times.",
    )


CONTESTS = Contests(
    modes={
        SOLO: Mode(range(1, 2), LEVELS, header, alone(PART)),
        "table": Mode(range(2, 7), LEVELS, header, (AGAINST_NAIVE, *neighbours(PART))),
    },
    about_players="Two simple players serve as yardsticks: *random* writes any legal number, *naive* the one whose "
    "area has the fewest empty fields. On each level all players get the same throws. A share compares total points "
    "over the games that both played.",
    goals=GOALS,
    win_goals={AGAINST_NAIVE: 0.6},
    base=NAIVE,
    hindsight=hindsight,
    is_compiled=True,
    about_hindsight=_about_hindsight,
    about_compiled="Without them its master runs fewer rollouts and plays differently.",
)
