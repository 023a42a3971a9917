"""Games to draw: every level, played by naive players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

from bot.games.brilliant.levels.files import LEVELS
from bot.games.brilliant.pictures.layout import SheetLayout
from bot.games.brilliant.pictures.sheet import sheet_plan, text_sheet
from bot.games.brilliant.pictures.shown import ShownSheet, ShownTable, shown_sheet
from bot.games.brilliant.pictures.table import table_plan
from bot.games.names import SeatNames
from bot.render.canvas import Key, Scene
from bot.render.names import drawn_name
from bot.render.pen import Box
from engine.brilliant.level import Level
from engine.brilliant.notation import parse_level
from engine.brilliant.sheet import Move, Pass, Start, Strike
from engine.brilliant.state import Phase
from engine.brilliant.view import View, placements
from engine.game import Seat
from tests.bench.brilliant.sample import Views, sample_game
from tests.games.drawn import Drawn
from tests.paths import DATA

FIXTURE = DATA / "fixture.toml"
LARGE = Path(__file__).parent / "large.toml"
LEVEL_FILES = {path.stem: path for path in (FIXTURE, LARGE, *sorted(LEVELS.glob("*.toml")))}
THOROUGH = "4"
"""The level with everything: drawn lines and colour-wide scoring fields."""
KINDS: Mapping[str, tuple[str, int]] = {
    f"{level} for {seats}": (level, seats)
    for level, seats in (
        *zip(LEVEL_FILES, cycle((1, 2, 6)), strict=False),
        *((THOROUGH, seats) for seats in range(1, 6)),
    )
}
IN_EVERY_LANGUAGE = (f"{THOROUGH} for 1", f"{THOROUGH} for 6")
"""Words are the same on every level."""
NAMES = ("W" * 32, "Bo", "健太郎" * 10, "Maximiliane", "Ω", "Computer 12")
"""Long and short ones, in both fonts."""


@cache
def level(name: str) -> Level:
    return parse_level(LEVEL_FILES[name].read_text(encoding="utf-8"))


@cache
def game(name: str, seats: int, seed: int = 1) -> tuple[Views, ...]:
    return tuple(sample_game(LEVEL_FILES[name].read_text(encoding="utf-8"), seats, seed))


def views_of(kind: str) -> tuple[Views, ...]:
    return game(*KINDS[kind])


def choices(view: View) -> Iterator[Move | None]:
    """Every kind of half-made choice that a seat can preview."""
    yield None
    match view.phase:
        case Phase.START:
            yield from (Start(view.level.stars[:count]) for count in (0, 3, 6))
        case Phase.STRIKE:
            yield Strike(view.strikable[0])
        case Phase.PLACE:
            yield Pass()
            yield from placements(view)[-1:]


def named(seats: int) -> SeatNames:
    return SeatNames(tuple(drawn_name(name, "") for name in NAMES[:seats]), NAMES[:seats])


def drawn_sheet(
    view: View, *, seat: Seat | None = None, has_legend: bool = False, **shown: Any
) -> Drawn[ShownSheet]:
    """The sheet of a seat, by default the viewer's own."""
    what = shown_sheet(view, seat, **{"names": named(view.seats), **shown})
    return Drawn(sheet_plan(view, what.locale, has_legend=has_legend), what)


def drawn_table(
    view: View, moved: frozenset[Seat], locale: str = "en", names: SeatNames | None = None
) -> Drawn[ShownTable]:
    return Drawn(table_plan(view), ShownTable(names or named(view.seats), moved, view, locale=locale))


def sheet(
    view: View, choice: Move | None, locale: str, *, theme: str = "dark", has_legend: bool = False
) -> tuple[Scene, list[Key]]:
    """The first seat's sheet."""
    return drawn_sheet(view, seat=Seat(0), has_legend=has_legend, pencil=choice, locale=locale).scene(theme)


def table(view: View, locale: str, *, theme: str = "dark") -> tuple[Scene, list[Key]]:
    return drawn_table(view, frozenset({Seat(0)}), locale).scene(theme)


def texts(views: Views, choice: Move | None, locale: str) -> tuple[str, str, str]:
    """The alt text of the first seat's sheet, its text form, and the alt text of the table."""
    own = drawn_sheet(views[0], pencil=choice, locale=locale)
    return own.words, text_sheet(own.shown), drawn_table(views[-1], frozenset({Seat(0)}), locale).words


def is_letter(words: str, box: Box, view: View) -> bool:
    """Whether these words are the letter of a place to press."""
    layout = SheetLayout(view.level)
    return words.isupper() and layout.top <= box[1] < layout.bottom
