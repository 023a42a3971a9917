"""The key of all blocks, shown to players who turn or swap the throw, or choose a start block."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.cells import draw_letter, in_reading_order
from bot.games.brikks.pictures.colours import THEMES
from bot.games.brikks.pictures.header import Moment, PointsFace, ThrowFace
from bot.games.brikks.pictures.labels import labelled_blocks, labelled_starts
from bot.games.brikks.pictures.shapes import draw_block
from bot.games.brikks.pictures.sheet import mapper
from bot.games.brikks.pictures.signs import SMALLEST_SHOWN, draw_bolt
from bot.games.brikks.pictures.slot_keys import ShownSheet, field_faces, head_keys, shown_seat
from bot.games.brikks.pictures.small import small_field
from bot.pages.texts import text
from bot.render.canvas import CANVASES, Canvas, Key, Scene, Slot
from bot.render.names import Name
from bot.render.pen import Pen, fit
from bot.render.theme import BOLD, DEFAULT, WIDTH, Theme
from engine.brikks.blocks import BLOCKS, NUMBERS, SWAP_COST, Block
from engine.brikks.field import COLUMNS, ROWS
from engine.brikks.state import Phase
from engine.brikks.view import View

LEFT, TOP = layout.MARGIN, layout.FIELD_TOP
TILE_WIDTH, TILE_HEIGHT, GAP = 142, 142, 6
UNIT = 20
"""The side of a block's cell."""
MIDDLE = 71, 95
"""The centre of a block in its tile, below its letter and cost."""
SMALL_LEFT, SMALL_CELL = 618, 37
SMALL_RIGHT = SMALL_LEFT + SMALL_CELL * len(COLUMNS)
SMALL_BOTTOM = TOP + SMALL_CELL * len(ROWS)
COUNT_TOP, COUNT_HEIGHT = SMALL_BOTTOM + 24, 80
PRICES = COUNT_HEIGHT + 46, COUNT_HEIGHT + 112
"""The vertical centres of the lines with the prices, from the top of the energy."""


def render_key(
    view: View,
    *,
    names: Sequence[Name] = (),
    is_plain: bool = False,
    theme: str = DEFAULT,
    locale: str = "en",
    scale: int = 1,
) -> bytes:
    """Draw the PNG of all blocks, and the own field in small: what fits has its letter and its cost.

    The letters are those of `labelled_blocks` or, before the first throw, of `labelled_starts`. If it is plain, as in a
    puzzle, it does not tell what earns something. It is WIDTH times `scale` pixels wide.
    """
    shown = ShownSheet(view, shown_seat(view, None), names=names, is_plain=is_plain, locale=locale)
    return key_canvas(theme, scale).picture(key_keys(shown))


@CANVASES.keeping
def key_canvas(theme: str, scale: int) -> Canvas:
    return Canvas(key_scene(theme), mapper(theme), scale)


def key_scene(theme: str) -> Scene:
    """Return the scene; its slots are in the order of `key_keys`."""
    face = _KeyFace(THEMES[theme])
    return Scene(face.theme, WIDTH, layout.HEIGHT, face.draw_static, tuple(face.slots()))


def tile_box(block: Block) -> tuple[int, int, int, int]:
    """Return where a block stands in the key: left, top, width, height."""
    row, column = divmod(BLOCKS.index(block), len(NUMBERS))
    return LEFT + column * (TILE_WIDTH + GAP), TOP + row * (TILE_HEIGHT + GAP), TILE_WIDTH, TILE_HEIGHT


def key_keys(shown: ShownSheet) -> list[Key]:
    """Return what every slot shows."""
    return [
        *head_keys(shown),
        *_tiles(shown.view, is_plain=shown.is_plain),
        *in_reading_order(field_faces(shown.sheet)),
        None if shown.view.phase is Phase.START else (shown.sheet.energy.active, *_bought(shown.locale)),
    ]


def _bought(locale: str) -> Iterator[str]:
    return (text(locale, f"brikks-key-{name}") for name in ("step", "any"))


def _tiles(view: View, *, is_plain: bool) -> Iterator[Key]:
    """Yield each block's letter, its cost, whether it is thrown, and whether its best place earns something."""
    offers = {
        offer.block: (letter, offer) for letter, offer in labelled_blocks(view, is_plain=is_plain).items()
    }
    starts = {block: letter for letter, block in labelled_starts(view).items()}
    for block in BLOCKS:
        if block in offers:
            letter, offer = offers[block]
            best = offer.best
            is_good = best.points > 0 or best.minis > 0 or best.energy + offer.cost > 0
            yield letter, offer.cost, False, is_good and not is_plain
        else:
            yield starts.get(block, ""), 0, block == view.throw, False


@dataclass(frozen=True)
class _KeyFace:
    theme: Theme

    def draw_static(self, pen: Pen) -> None:
        frame = (SMALL_LEFT - 3, TOP - 3, SMALL_RIGHT + 3, SMALL_BOTTOM + 3)
        pen.rectangle(frame, self.theme.wall)

    def slots(self) -> Iterator[Slot]:
        yield Moment(self.theme).slot()
        yield ThrowFace(self.theme).slot()
        yield from PointsFace(self.theme).slots()
        for block in BLOCKS:
            yield Slot(*tile_box(block), self.theme.ground, ("tile", block), _Tile(self.theme, block).paint)
        yield from small_field(self.theme, SMALL_LEFT, TOP, SMALL_CELL)
        size = SMALL_RIGHT - SMALL_LEFT, PRICES[1] + 40
        yield Slot(SMALL_LEFT, COUNT_TOP, *size, self.theme.ground, "key-energy", self._paint_energy)

    def _paint_energy(self, pen: Pen, key: Key) -> None:
        """Draw the energy and what it buys; start blocks cost nothing."""
        if key is None:
            return
        energy, *bought = key
        theme, middle, width = self.theme, COUNT_HEIGHT / 2, SMALL_RIGHT - SMALL_LEFT
        pen.gem((0, 0, width, COUNT_HEIGHT), 14, theme.panel)
        draw_bolt(pen, (40, middle), 56, theme.good)
        pen.text((78, middle), str(energy), theme.ink, 60, face=BOLD, anchor="l")
        for y, name, price in zip(PRICES, bought, (1, SWAP_COST), strict=True):
            words, size = fit(name, SMALLEST_SHOWN, width - 110, least=SMALLEST_SHOWN)
            pen.text((0, y), words, theme.soft, size, anchor="l")
            pen.text((width - 40, y), f"−{price}", theme.ink, 44, face=BOLD, anchor="r")
            draw_bolt(pen, (width - 18, y), 44, theme.soft)


@dataclass(frozen=True)
class _Tile:
    """Draws one block: with its letter and cost if it is available, framed if it is the thrown one, else
    grey."""

    theme: Theme
    block: Block

    def paint(self, pen: Pen, key: Key) -> None:
        letter, cost, is_thrown, is_good = key
        theme, box = self.theme, (0, 0, TILE_WIDTH, TILE_HEIGHT)
        if is_thrown:
            pen.gem(box, 14, theme.ground, line=theme.accent, width=5)
        elif letter:
            pen.gem(box, 14, theme.panel)
        is_closed = not letter and not is_thrown
        draw_block(pen, self.block, UNIT, (2 * MIDDLE[0], 2 * MIDDLE[1]), is_closed=is_closed)
        if letter:
            draw_letter(pen, (30, 30), letter, is_good=is_good)
        if cost:
            pen.text((TILE_WIDTH - 44, 30), str(cost), theme.ink, 44, face=BOLD, anchor="r")
            draw_bolt(pen, (TILE_WIDTH - 24, 30), 38, theme.soft)
