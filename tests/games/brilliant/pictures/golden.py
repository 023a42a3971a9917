"""One BRILLIANT picture of each kind, from fixed positions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from bot.games.brilliant.pictures.rules import RULE_PICTURES
from engine import brilliant
from engine.brilliant.level import AreaId
from engine.brilliant.sheet import Pass, Start, Strike
from engine.brilliant.state import Award, GameState, StartMode, Struck
from engine.brilliant.view import View, placements
from engine.game import Header, Seat
from tests.bench.brilliant.sample import sample_names
from tests.engine.brilliant.states import at, sheet_of
from tests.games.brilliant.pictures.games import drawn_sheet, drawn_table, level
from tests.paths import DATA

SOLO = (
    "A1=3 B1=3 D1=1 E1=1 F1=3 A2=3 B2=6 C2=2 D2=5 E2=1 F2=4 A3=2 B3=3 C3=5 D3=2 E3=1 F3=6 A4=5 B4=1 C4=4 "
    "D4=5 E4=5 F4=2 A5=3 B5=6 C5=5 D5=5 E5=3 B6=2 C6=5 D6=5 E6=3"
)
SOLO_AWARDS = ((9, 0, 5, 6), (10, 0, 3, 6), (14, 0, 4, 6), (23, 0, 8, 6), (26, 0, 2, 2), (29, 0, 1, 6))
THREE = (
    "A1=3 B1=3 D1=1 E1=1 F1=3 A2=3 B2=6 C2=2 D2=4 E2=3 F2=4 A3=2 E3=1 F3=6 A4=5 D4=5 E4=5 F4=2 D5=5 F5=6",
    "A1=2 D1=4 E1=4 F1=5 A2=2 B2=5 C2=3 D2=6 F2=1 A3=3 B3=5 C3=6 D3=2 E3=4 F3=3 A4=4 B4=2 C4=3 D4=6 A5=6",
    "A1=5 D1=2 E1=5 F1=5 B2=4 E2=2 F2=6 A3=3 B3=4 E3=4 F3=3 A4=4 B4=5 C4=1 D4=1 F4=1 A5=6 B5=2 D5=1 B6=6",
)
THREE_AWARDS = ((6, 2, 1, 6), (9, 0, 5, 6), (9, 1, 4, 6), (9, 2, 4, 6), (10, 0, 3, 6), (13, 1, 2, 6))
MOVED = frozenset({Seat(1)})


def pictures() -> Mapping[str, Callable[[], bytes]]:
    """The function that draws each picture, by name."""
    return {
        "sheet": drawn_sheet(
            _place(), names=sample_names(3), pencil=placements(_place())[-1], has_letters=False
        ).png,
        "sheet-start": drawn_sheet(
            _start(), names=sample_names(2), pencil=Start(level("fixture").stars[:3])
        ).png,
        "sheet-light-german": partial(drawn_sheet(_place(), names=sample_names(3), locale="de").png, "light"),
        "sheet-pass": drawn_sheet(_place(), names=sample_names(3), pencil=Pass(), has_letters=False).png,
        "solo-strike": drawn_sheet(_solo(), names=sample_names(3), pencil=Strike(_solo().strikable[0])).png,
        "table": drawn_table(brilliant.view(_three((5, 2)), None), MOVED, names=sample_names(3)).png,
        "rules-turn": lambda: RULE_PICTURES.render("turn"),
        "rules-points": lambda: RULE_PICTURES.render("points"),
    }


def _three(throw: tuple[int, int] | None) -> GameState:
    """Three seats in their sixteenth round."""
    fixture = level("fixture")
    sheets = tuple(replace(sheet_of(fixture, numbers), last=at("D5")) for numbers in THREE)
    return GameState(fixture, StartMode.STARS, sheets, 16, throw, _awards(THREE_AWARDS))


def _place() -> View:
    return brilliant.view(_three((5, 2)), Seat(0))


def _start() -> View:
    text = (DATA / "fixture.toml").read_text(encoding="utf-8")
    return brilliant.view(brilliant.start(Header("brilliant", 2, {"level": text})), Seat(0))


def _solo() -> View:
    """Thirty throws, the last of which asks for a stroke."""
    fixture = level("fixture")
    strikes = (Struck(10, AreaId(2)), Struck(20, AreaId(2)))
    state = GameState(
        fixture, StartMode.STARS, (sheet_of(fixture, SOLO),), 30, (6, 3), _awards(SOLO_AWARDS), strikes
    )
    return brilliant.view(state, Seat(0))


def _awards(found: tuple[tuple[int, int, int, int], ...]) -> tuple[Award, ...]:
    return tuple(Award(number, Seat(seat), AreaId(area), value) for number, seat, area, value in found)
