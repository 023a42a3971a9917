"""The key of all blocks, shown to players who turn or swap the throw, or choose a start block: what fits has its letter
and its cost, beside the own field in small."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.brikks.naming import block_name, block_words
from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.cells import draw_letter, in_reading_order
from bot.games.brikks.pictures.colours import THEMES
from bot.games.brikks.pictures.field import field_faces
from bot.games.brikks.pictures.head import HEAD
from bot.games.brikks.pictures.labels import labelled_blocks, labelled_starts
from bot.games.brikks.pictures.shapes import draw_block
from bot.games.brikks.pictures.shown import Rank, ShownSheet
from bot.games.brikks.pictures.side import say_energy
from bot.games.brikks.pictures.signs import SMALLEST_SHOWN, draw_bolt
from bot.games.brikks.pictures.small import paint_small_cell, small_cells
from bot.games.plan import Part, Plan, Press, Rect, on_panel
from bot.pages.control import Verb
from bot.render.canvas import Key
from bot.render.pen import Pen
from bot.render.theme import BOLD, WIDTH
from engine.brikks.blocks import BLOCKS, NUMBERS, SWAP_COST, Block
from engine.brikks.field import COLUMNS, ROWS
from engine.brikks.state import Phase

LEFT, TOP = layout.MARGIN, layout.FIELD_TOP
TILE, GAP = 142, 6
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


def tile_box(block: Block) -> Rect:
    row, column = divmod(BLOCKS.index(block), len(NUMBERS))
    return LEFT + column * (TILE + GAP), TOP + row * (TILE + GAP), TILE, TILE


def _tiles(shown: ShownSheet) -> Iterator[Key]:
    """Yield each block's letter, its cost, whether it is thrown, and whether its best place earns something."""
    offers = labelled_blocks(shown.view, is_plain=shown.is_plain).items()
    lettered = {offer.block: (letter, offer) for letter, offer in offers}
    starts = {block: letter for letter, block in labelled_starts(shown.view).items()}
    for block in BLOCKS:
        if block in lettered:
            letter, offer = lettered[block]
            best = offer.best
            is_good = best.points > 0 or best.minis > 0 or best.energy + offer.cost > 0
            yield letter, offer.cost, False, is_good and not shown.is_plain
        else:
            yield starts.get(block, ""), 0, block == shown.view.throw, False


def _paint_tile(pen: Pen, key: tuple[str, int, bool, bool], block: Block) -> None:
    """Draw a block: with its letter and cost if it is available, framed if it is the thrown one, else grey."""
    letter, cost, is_thrown, is_good = key
    theme, box = pen.theme, (0, 0, TILE, TILE)
    if is_thrown:
        pen.gem(box, 14, theme.ground, line=theme.accent, width=5)
    elif letter:
        pen.gem(box, 14, theme.panel)
    is_closed = not letter and not is_thrown
    draw_block(pen, block, UNIT, (2 * MIDDLE[0], 2 * MIDDLE[1]), is_closed=is_closed)
    if letter:
        draw_letter(pen, (30, 30), letter, is_good=is_good)
    if cost:
        pen.text((TILE - 44, 30), str(cost), theme.ink, 44, face=BOLD, anchor="r")
        draw_bolt(pen, (TILE - 24, 30), 38, theme.soft)


def say_blocks(shown: ShownSheet) -> Iterator[tuple[int, str]]:
    """List the blocks that the viewer can choose now, with their letters and costs; in a puzzle not their gains."""
    offers = [
        shown.say(
            "brikks-sheet-alt-offer",
            letter=letter,
            block=block_name(offer.block, shown),
            cost=offer.cost,
            points=0 if shown.is_plain else offer.best.points,
        )
        for letter, offer in labelled_blocks(shown.view, is_plain=shown.is_plain).items()
    ]
    if offers:
        yield Rank.BLOCKS, shown.say("brikks-sheet-alt-offers", blocks="; ".join(offers))
    starts = [
        shown.say("labelled", label=letter, what=block_name(block, shown))
        for letter, block in labelled_starts(shown.view).items()
    ]
    if starts:
        yield Rank.BLOCKS, shown.say("brikks-sheet-alt-start-blocks", blocks="; ".join(starts))


def _press(shown: ShownSheet) -> Iterator[Press]:
    offers = labelled_blocks(shown.view, is_plain=shown.is_plain)
    turned = {letter: offer.block for letter, offer in offers.items()}
    for letter, block in (turned or labelled_starts(shown.view)).items():
        yield Press(tile_box(block), (Verb.CHOOSE, str(block)), block_words(block, shown), letter)


def _draw_frame(pen: Pen) -> None:
    pen.rectangle((SMALL_LEFT - 3, TOP - 3, SMALL_RIGHT + 3, SMALL_BOTTOM + 3), pen.theme.wall)


def _energy(shown: ShownSheet) -> Iterator[Key]:
    """Yield the energy and what it buys; start blocks cost nothing."""
    bought = (shown.say("brikks-key-step"), shown.say("brikks-key-any"))
    yield None if shown.view.phase is Phase.START else (shown.sheet.energy.active, *bought)


def _paint_energy(pen: Pen, key: tuple[int, str, str] | None) -> None:
    if key is None:
        return
    energy, *bought = key
    theme, middle, width = pen.theme, COUNT_HEIGHT / 2, pen.width
    pen.gem((0, 0, width, COUNT_HEIGHT), 14, theme.panel)
    draw_bolt(pen, (40, middle), 56, theme.good)
    pen.text((78, middle), str(energy), theme.ink, 60, face=BOLD, anchor="l")
    for y, words, price in zip(PRICES, bought, (1, SWAP_COST), strict=True):
        pen.words((0, y), words, theme.soft, SMALLEST_SHOWN, width - 110, anchor="l", least=SMALLEST_SHOWN)
        pen.text((width - 40, y), f"−{price}", theme.ink, 44, face=BOLD, anchor="r")
        draw_bolt(pen, (width - 18, y), 44, theme.soft)


KEY_PLAN = Plan(
    WIDTH,
    layout.HEIGHT,
    THEMES,
    (
        *HEAD,
        Part([*map(tile_box, BLOCKS)], _tiles, _paint_tile, of=BLOCKS, say=say_blocks, press=_press),
        Part(
            small_cells(SMALL_LEFT, TOP, SMALL_CELL),
            lambda shown: in_reading_order(field_faces(shown.sheet)),
            paint_small_cell,
            on_panel,
            still=_draw_frame,
        ),
        Part(
            [(SMALL_LEFT, COUNT_TOP, SMALL_RIGHT - SMALL_LEFT, PRICES[1] + 40)],
            _energy,
            _paint_energy,
            say=say_energy,
        ),
    ),
)
