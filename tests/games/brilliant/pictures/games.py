"""Games to draw: every level, played by naive players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import cycle
from pathlib import Path

from bot.games.brilliant.levels.files import LEVELS
from bot.games.brilliant.pictures import describe_sheet, describe_table, text_sheet
from bot.games.brilliant.pictures.layout import SheetLayout
from bot.games.brilliant.pictures.legend import rows
from bot.games.brilliant.pictures.sheet import sheet_scene
from bot.games.brilliant.pictures.slot_keys import sheet_keys
from bot.games.brilliant.pictures.table import table_keys, table_scene
from bot.pages.texts import language
from bot.render.canvas import Key, Scene
from bot.render.names import Name, drawn_name
from bot.render.pen import Box
from engine.brilliant.level import Level
from engine.brilliant.notation import parse_level
from engine.brilliant.sheet import Move, Pass, Start, Strike
from engine.brilliant.state import Phase
from engine.brilliant.view import View, placements
from engine.game import Seat
from tests.bench.brilliant.sample import Views, sample_game
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


def sheet(
    view: View, choice: Move | None, locale: str, *, theme: str = "dark", is_new: bool = False
) -> tuple[Scene, list[Key]]:
    """The first seat's sheet."""
    seats = len(view.points)
    lines = len(rows(view.level, locale, is_solo=seats == 1)) if is_new else 0
    scene = _sheet_scene(view.level, theme, seats, lines)
    keys = sheet_keys(view, Seat(0), _drawn_names(seats), choice, locale)
    return scene, [*keys, language(locale)] if is_new else keys


_sheet_scene, _table_scene = cache(sheet_scene), cache(table_scene)


def table(view: View, locale: str, *, theme: str = "dark") -> tuple[Scene, list[Key]]:
    seats = len(view.points)
    scene = _table_scene(view.level, theme, seats)
    return scene, table_keys(view, _drawn_names(seats), frozenset({Seat(0)}), locale)


def _drawn_names(seats: int) -> Sequence[Name]:
    return [drawn_name(name, "") for name in NAMES[:seats]]


def texts(views: Views, choice: Move | None, locale: str) -> tuple[str, str, str]:
    """The alt text of the first seat's sheet, its text form, and the alt text of the table."""
    names, moved = NAMES[: len(views) - 1], frozenset({Seat(0)})
    return (
        describe_sheet(views[0], names=names, pencil=choice, locale=locale),
        text_sheet(views[0], names=names, pencil=choice, locale=locale),
        describe_table(views[-1], names=names, moved=moved, locale=locale),
    )


def is_letter(words: str, box: Box, view: View) -> bool:
    """Whether these words are the letter of a place to press."""
    layout = SheetLayout(view.level)
    return words.isupper() and layout.top <= box[1] < layout.bottom
