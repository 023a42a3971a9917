"""Games between computer players, as material for pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.computers.self_play import seen
from bot.games.brikks.players.players import PLAYERS
from engine import brikks
from engine.brikks.notation import parse_sheet
from engine.brikks.sheet import score
from engine.brikks.state import Phase, new_header
from engine.brikks.view import View, view
from engine.game import Seat

Views = tuple[View, ...]
"""Every seat's view, then the spectator's."""

FINAL = parse_sheet(
    "2 26-24 6 2 black1=1,1/white2=3,1/blue3=4,1/yellow1=6,1/green4=8,1/yellow1=8,2/green1=1,3/red3=3,3/"
    "red1=6,3/black3=8,3/black3=10,3/green2=2,4/white2=5,4/yellow3=9,5/white1=1,6/blue3=6,6/green2=1,7/"
    "blue3=5,7/red1=4,7/green4=8,8/red2=1,9/blue4=3,9/black1=6,9/white1=8,10 - 0 out=yellow3"
)
"""The sheet at the end of the rules, 47 + 21 + 4 + 1 = 73 points, with blocks over its crosses."""


def sample_game(seats: int, seed: int = 1, *, variant: str = "base", level: str = "2") -> Iterator[Views]:
    """Yield the views of a game between steady players, at the start and after each event; repeatable by
    seed."""
    header = new_header(seats, {"variant": variant, "level": level})
    return seen(brikks, header, str(seed).encode(), PLAYERS["steady"])


def final_view(variant: str = "base") -> View:
    """Return the view of a game that ended with that sheet."""
    seats = 2 if variant == "duel" else 1
    begun = view(brikks.start(new_header(seats, {"variant": variant})), Seat(0))
    points = sum(score(FINAL).rows) if variant == "duel" else score(FINAL).total
    return replace(
        begun,
        phase=Phase.OVER,
        round=25,
        sheets=(FINAL,) * seats,
        points=(points,) * seats,
        pending=frozenset(),
    )
