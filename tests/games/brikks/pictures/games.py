"""BRIKKS games to draw, played by steady players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from bot.games.brikks.pictures.key import KEY_PLAN
from bot.games.brikks.pictures.layout import FIELD_BOTTOM, FIELD_TOP
from bot.games.brikks.pictures.sheet import sheet_plan, text_sheet
from bot.games.brikks.pictures.shown import ShownSheet, ShownTable, shown_sheet
from bot.games.brikks.pictures.table import table_plan
from bot.games.names import SeatNames
from bot.render.canvas import Key, Scene
from bot.render.names import drawn_name
from bot.render.pen import Box
from engine import brikks
from engine.brikks.blocks import Block
from engine.brikks.moves import Bomb, Minis, Move, Out, Placement
from engine.brikks.notation import parse_block, parse_sheet
from engine.brikks.state import Phase
from engine.brikks.view import View, may_bomb, may_drop_out, mini_places, placements, starts, view
from engine.game import Header, Seat
from tests.bench.brikks.sample import Views, sample_game
from tests.games.drawn import Drawn

# The boards of the vectors, covered with blocks in an order in which they can fall.
T1 = "2 4-2 0 0 black4=1,1/yellow1=7,1/green1=9,1/white1=1,2/red3=3,2/yellow3=7,2/green3=9,2/white4=4,3 - 0 -"
T3 = (
    "2 12-0 2 0 yellow2=1,1/red3=3,1/green4=6,1/black3=9,1/black3=10,1/blue1=1,2/white1=5,2/white4=2,3/"
    "green1=4,3/yellow4=5,3/yellow3=8,3/black1=1,5/blue3=6,5/white4=9,5/green1=3,6 - 0 -"
)
T8 = (
    "2 4-2 0 0 black1=1,1/white2=3,1/blue3=4,1/yellow1=6,1/green4=8,1/yellow1=8,2/green1=1,3/red3=3,3/"
    "red1=6,3/black3=8,3/black3=10,3/white2=2,4/blue2=4,4/red1=6,5/yellow3=9,5/white2=1,6/red1=3,6/"
    "white2=5,6/green2=8,7/red4=1,8/blue4=6,8/green2=6,9/black1=9,9/black4=1,10 - 0 -"
)

OWN, OTHER = Seat(0), Seat(1)
NOBODY: frozenset[Seat] = frozenset()
NAMES = ("Ada", "Дмитрий", "陳小明", "Wolfgang Amadeus von Donnersberg")
NAMED = SeatNames(tuple(drawn_name(name, "") for name in NAMES), NAMES)
KINDS: Mapping[str, tuple[str, int, str]] = {
    "alone": ("base", 1, "1"),
    "two": ("base", 2, "own"),
    "three": ("base", 3, "3"),
    "four": ("base", 4, "4"),
    "duel": ("duel", 2, "2"),
}
"""Variants, seats and levels."""
IN_EVERY_LANGUAGE = ("alone", "four", "duel")

Choice = tuple[Move | None, Block | None]
"""What is half chosen: a move, or the block whose places are marked."""


@cache
def game(variant: str = "base", seats: int = 2, level: str = "2") -> tuple[Views, ...]:
    return tuple(sample_game(seats, variant=variant, level=level))


def views_of(kind: str) -> tuple[Views, ...]:
    return game(*KINDS[kind])


def placing() -> View:
    """A view from the second half of a game in which the first seat can place and has a last block."""
    views = [views[OWN] for views in game()]
    later = [v for v in views[len(views) // 2 :] if v.phase is Phase.RESOLVE and OWN in v.pending]
    return next(v for v in later if placements(v) and v.sheet and isinstance(v.sheet.last, Placement))


def choices(shown: View) -> Iterator[Choice]:
    """Every kind of half-made choice that a seat can preview."""
    yield None, None
    if found := placements(shown):
        yield found[0], None
        yield found[-1], None
        yield None, shown.throw
        yield None, found[-1].block
    elif found := starts(shown):
        yield found[-1], None
        yield None, found[0].block
    elif cells := mini_places(shown, ()):
        yield Minis(()), None
        yield Minis(cells[:1]), None
    if may_bomb(shown):
        yield Bomb(), None
    if shown.throw is not None and may_drop_out(shown, shown.throw):
        yield Out(shown.throw), None


def named(seats: int) -> SeatNames:
    return SeatNames(NAMED.drawn[:seats], NAMED.plain[:seats])


def drawn_sheet(
    view: View, *, seat: Seat | None = None, has_legend: bool = False, **shown: Any
) -> Drawn[ShownSheet]:
    """The sheet of a seat, by default the viewer's own or the field to which they send minis."""
    return Drawn(
        sheet_plan(view, has_legend=has_legend), shown_sheet(view, seat, **{"names": NAMED, **shown})
    )


def drawn_key(view: View, locale: str = "en") -> Drawn[ShownSheet]:
    return Drawn(KEY_PLAN, shown_sheet(view, names=NAMED, locale=locale))


def drawn_table(view: View, moved: frozenset[Seat], locale: str = "en") -> Drawn[ShownTable]:
    return Drawn(table_plan(view), ShownTable(named(view.seats), moved, view, locale=locale))


def sheet(
    view: View, choice: Choice, locale: str, *, theme: str = "dark", has_legend: bool = False
) -> tuple[Scene, list[Key]]:
    pencil, block = choice
    return drawn_sheet(view, has_legend=has_legend, pencil=pencil, block=block, locale=locale).scene(theme)


def table(view: View, locale: str, *, theme: str = "dark") -> tuple[Scene, list[Key]]:
    return drawn_table(view, frozenset({OWN}), locale).scene(theme)


def texts(views: Views, choice: Choice, locale: str) -> tuple[str, str, str]:
    """The alt text of the first seat's sheet, its text form, and the alt text of the table."""
    pencil, block = choice
    own = drawn_sheet(views[OWN], names=named(views[OWN].seats), pencil=pencil, block=block, locale=locale)
    return own.words, text_sheet(own.shown), drawn_table(views[-1], frozenset({OWN}), locale).words


def is_letter(words: str, box: Box, view: View) -> bool:
    """Whether these words are the letter of a place to press."""
    del view
    return len(words) == 1 and words.isalpha() and FIELD_TOP < box[1] < FIELD_BOTTOM


def at_hand(sheet: str, throw: str, seats: int = 2, variant: str = "base") -> View:
    """A view in which the first seat has this sheet and must answer this throw."""
    own = parse_sheet(sheet)
    begun = view(brikks.start(Header("brikks", seats, {"variant": variant})), OWN)
    others = (replace(own, last=None),) * (seats - 1)
    waiting = frozenset(Seat(seat) for seat in range(seats))
    return replace(
        begun, phase=Phase.RESOLVE, round=9, throw=parse_block(throw), sheets=(own, *others), pending=waiting
    )
