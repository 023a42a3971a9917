"""What the contract test needs to know about each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import product
from random import Random
from typing import Any

from engine import brikks
from engine.brikks.blocks import BLOCKS
from engine.brikks.field import Cell
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Out, Rethrow
from engine.brikks.moves import Placement as BlockPlacement
from engine.brikks.sheet import legal_placements, mini_landings
from engine.brikks.state import GameState as BrikksState
from engine.brilliant.level import NUMBERS, AreaId, Field
from engine.brilliant.sheet import Pass, Placement, Sheet, Start, Strike
from engine.brilliant.state import GameState
from engine.game import Header, Seat
from tests.engine.brilliant.states import LINED_TEXT, wide_text
from tests.paths import DATA


@dataclass(frozen=True)
class Supplier:
    """What the contract test needs for one game."""

    headers: tuple[Header, ...]
    candidates: Callable[[Any, Random], list[Any]]
    """Moves of all kinds, most of them illegal now."""
    conceal: Callable[[Any, Seat | None, Random], Any] | None
    """Returns a state that differs only in what this seat may not know, or None if everything is public."""
    most_steps: int
    """More steps than any game whose players move when they can."""


def brilliant_candidates(state: GameState, random: Random) -> list[Any]:
    fields = [Field(place) for place in range(-1, len(state.level.area_at) + 1)]
    strange = random.sample([Placement(*pair) for pair in product(fields, range(-1, 8))], 10)
    thrown = [Placement(*pair) for pair in product(state.level.fields, state.throw or ())]
    strikes = [Strike(AreaId(index)) for index in range(-1, len(state.level.areas) + 1)]
    stars = list(state.level.stars)
    starts = [Start(tuple(random.sample(stars, 6))), Start(tuple(stars[:5])), Start((stars[0],) * 6)]
    starts.append(Start(tuple(random.sample(state.level.fields, 6))))
    return [Pass(), *strange, *thrown, *strikes, *starts]


def brilliant_conceal(state: GameState, seat: Seat | None, random: Random) -> GameState:
    """Give other seats different numbers in different fields, on every sheet with start numbers."""

    def other(sheet: Sheet) -> Sheet:
        places = range(len(sheet.numbers))
        numbers = tuple(
            random.choice((0, *NUMBERS)) if state.level.area_at[p] is not None else 0 for p in places
        )
        starts = tuple(random.sample(state.level.fields, 6)) if sheet.starts else ()
        return Sheet(numbers, starts, random.choice((None, *state.level.fields)))

    sheets = (sheet if index == seat else other(sheet) for index, sheet in enumerate(state.sheets))
    return replace(state, sheets=tuple(sheets))


def brikks_candidates(state: BrikksState, random: Random) -> list[Any]:
    corners = [Cell(column, row) for column, row in product((0, 1, 7, 10), (0, 1, 11))]
    strange = [BlockPlacement(random.choice(BLOCKS), at) for at in corners]
    block = state.throw or random.choice(BLOCKS)
    legal = [placement for sheet in state.sheets for placement in legal_placements(sheet, block)]
    levels = [ChooseLevel(level) for level in range(6)]
    drops = mini_landings(state.sheets[-1].filled, ())
    minis = [Minis(()), Minis(drops[:1]), Minis(drops[:2]), Minis((Cell(1, 11),) * 5)]
    outs = [Out(block), Out(random.choice(BLOCKS))]
    some = random.sample(legal, min(5, len(legal)))
    return [Keep(), Rethrow(), Bomb(), *outs, *levels, *minis, *strange, *some]


FIXTURE_TEXT = (DATA / "fixture.toml").read_text(encoding="utf-8")
SUPPLIERS: Mapping[str, Supplier] = {
    "brilliant": Supplier(
        headers=(
            *(
                Header("brilliant", seats, {"level": text, "start": start})
                for seats, text, start in (
                    (1, LINED_TEXT, "stars"),
                    (1, FIXTURE_TEXT, "free"),
                    (2, FIXTURE_TEXT, "stars"),
                    (2, wide_text("red"), "stars"),
                    (3, LINED_TEXT, "free"),
                    (6, wide_text("blue"), "free"),
                )
            ),
            Header("brilliant", 1, {"level": LINED_TEXT, "throws": "20"}),
        ),
        candidates=brilliant_candidates,
        conceal=brilliant_conceal,
        most_steps=2000,
    ),
    "brikks": Supplier(
        headers=(
            # A solo game from before the option, which allows a rethrow.
            Header("brikks", 1, {"level": "own", "variant": "base"}),
            brikks.new_header(1, {"level": "2", "throws": "12"}),
            *(
                brikks.new_header(seats, {"level": level, "variant": variant})
                for seats, level, variant in (
                    (1, "own", "base"),
                    (2, "1", "base"),
                    (2, "1", "duel"),
                    (2, "own", "duel"),
                    (3, "own", "base"),
                    (4, "4", "base"),
                )
            ),
        ),
        candidates=brikks_candidates,
        conceal=None,
        most_steps=2000,
    ),
}
