"""The rows of a sheet in which controls place something."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.brikks.pictures.labels import KEEP
from bot.games.brikks.pictures.layout import CELL, cell_box
from bot.games.brilliant.levels.files import load
from bot.games.brilliant.pictures.layout import PLATE_HEIGHT, SheetLayout
from bot.pages.control import parse_control
from bot.render.theme import WIDTH
from engine import brikks, brilliant
from engine.brikks.blocks import SHAPES
from engine.brikks.moves import Minis, Placement
from engine.brilliant.sheet import Placement as Writing
from engine.brilliant.sheet import Strike

LAYOUT = SheetLayout(load("1"))
"""BRILLIANT is measured on its usual level."""


def landing_rows(game: str, custom_ids: Iterable[str]) -> tuple[float, float] | None:
    """Return where these rows begin and end, in shares of the picture's width; None if nothing is placed."""
    spans = [span for text in _moves(custom_ids) for span in SPANS[game](text)]
    if not spans:
        return None
    return min(top for top, _ in spans) / WIDTH, max(bottom for _, bottom in spans) / WIDTH


def _moves(custom_ids: Iterable[str]) -> Iterator[str]:
    for custom_id in custom_ids:
        control = parse_control(custom_id)
        if control is not None and "=" in control.arg:
            yield control.arg.removeprefix(KEEP)


def _brikks(text: str) -> Iterator[tuple[int, int]]:
    match brikks.parse_move(text):
        case Placement(block, at):
            top, height = cell_box(at)[1], CELL * SHAPES[block].height
            yield top + CELL - height, top + CELL
        case Minis((*_, at)):
            top = cell_box(at)[1]
            yield top, top + CELL


def _brilliant(text: str) -> Iterator[tuple[int, int]]:
    match brilliant.parse_move(text):
        case Writing(place):
            top = LAYOUT.origin(place)[1]
            yield top, top + LAYOUT.cell
        case Strike(area):
            top = LAYOUT.plates[area][1]
            yield top, top + PLATE_HEIGHT


SPANS = {"brikks": _brikks, "brilliant": _brilliant}
