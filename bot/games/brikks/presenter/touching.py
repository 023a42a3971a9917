"""The landing places, and the blocks of the key, that can be touched."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.games.brikks.pictures import (
    labelled_blocks,
    labelled_minis,
    labelled_places,
    labelled_starts,
    layout,
    tile_box,
)
from bot.games.brikks.pictures.cells import foot
from bot.games.brikks.pictures.colours import MINI, THEMES
from bot.games.brikks.presenter.drafts import Turning, cells_of, marked_block, parse_draft
from bot.games.brikks.presenter.hints import move_words
from bot.games.brikks.presenter.menus import KEEP, before, mini_control
from bot.games.brikks.presenter.words import block_words, cell_words
from bot.pages.control import Control, Verb
from bot.pages.targets import Box, Target, shares
from bot.render.theme import WIDTH
from bot.turns.look import Look
from engine.brikks.blocks import SHAPES, Block
from engine.brikks.field import ROWS, Cell
from engine.brikks.moves import Minis, Move, Placement
from engine.brikks.notation import format_move
from engine.brikks.state import Phase
from engine.brikks.view import View


def targets(look: Look, arg: str) -> tuple[Target, ...]:
    """Return the places for the decision in the order of their letters; an entry can be taken back or moved."""
    current = look.view_as(View)
    if look.viewer.seat not in current.pending:
        return ()
    found = _Touching(look, current)
    if look.viewer.entry is not None:
        return tuple(found.entered(look.viewer.entry))
    draft = parse_draft(current, arg)
    if current.phase is Phase.MINIS:
        return tuple(found.minis(cells_of(draft)))
    if draft is Turning.OPEN:
        offers = labelled_blocks(current, is_plain=look.is_plain)
        return tuple(found.blocks((letter, offer.block) for letter, offer in offers.items()))
    if draft is None and current.phase is Phase.START:
        return tuple(found.blocks(labelled_starts(current).items()))
    if isinstance(draft, Placement) and current.phase is Phase.RESOLVE:
        return (found.place(draft),)
    block = marked_block(current, draft)
    return () if block is None or (draft and not isinstance(draft, Block)) else tuple(found.places(block))


def dice(look: Look) -> tuple[Box, ...]:
    """Return where the sheet shows the two dice and the block that they name."""
    if look.view_as(View).throw is None:
        return ()
    lefts = (layout.THROW_LEFT + place * (layout.DIE + layout.DICE_GAP) for place in range(3))
    return tuple(shares((left, layout.HEADER_TOP, layout.DIE, layout.DIE), WIDTH) for left in lefts)


@dataclass(frozen=True, slots=True)
class _Touching:
    look: Look
    current: View

    def places(self, block: Block) -> Iterator[Target]:
        letters = {
            Placement(block, at): letter for letter, at in labelled_places(self.current, block).items()
        }
        feet = [_foot(placement) for placement in letters]
        for placement, letter in letters.items():
            yield self.place(placement, letter, _reach(_foot(placement), feet))

    def entered(self, entry: Move) -> Iterator[Target]:
        """Yield the entry, and where else its block may land without touching it."""
        back = Control(Verb.RETRACT, self.look.game, self.look.step, before(self.look)).custom_id()
        name = move_words(self.look, entry)
        match entry:
            case Placement(block):
                foot_box, cells = _cell_box(_foot(entry)), tuple(map(_cell_box, _cells(entry)))
                yield Target(foot_box, back, name, is_entry=True, cells=cells)
                for other in self.places(block):
                    if not set(other.cells) & set(cells):
                        yield Target(
                            other.box, other.custom_id, other.name, cells=other.cells, fill=other.fill
                        )
            case Minis(cells):
                for cell in cells[-1:]:
                    yield Target(_cell_box(cell), back, name, is_entry=True)

    def place(self, placement: Placement, letter: str = "", reach: Box | None = None) -> Target:
        move, verb = format_move(placement), Verb.MOVE
        if self.current.phase is Phase.DECIDE:
            move, verb = f"{KEEP}{move}", Verb.CHOOSE
        return Target(
            _cell_box(_foot(placement)),
            self._control(verb, move),
            move_words(self.look, placement),
            letter,
            reach=reach,
            cells=tuple(map(_cell_box, _cells(placement))),
            fill=self._colour(placement.block.colour),
        )

    def minis(self, chosen: tuple[Cell, ...]) -> Iterator[Target]:
        letters = labelled_minis(self.current, chosen)
        for letter, cell in letters.items():
            press = mini_control(self.look, (*chosen, cell)).custom_id()
            name, fill = cell_words(cell, self.look), self._colour(MINI)
            yield Target(
                _cell_box(cell), press, name, letter, reach=_reach(cell, letters.values()), fill=fill
            )

    def blocks(self, offered: Iterable[tuple[str, Block]]) -> Iterator[Target]:
        for letter, block in offered:
            box, press = shares(tile_box(block), WIDTH), self._control(Verb.CHOOSE, str(block))
            yield Target(box, press, block_words(block, self.look), letter)

    def _control(self, verb: Verb, arg: str) -> str:
        return Control(verb, self.look.game, self.look.step, arg).custom_id()

    def _colour(self, name: str) -> str:
        return "#" + bytes(THEMES[self.look.viewer.theme].colours[name].base).hex()


def _cells(placement: Placement) -> tuple[Cell, ...]:
    at = placement.at
    return tuple(Cell(at.column + right, at.row + up) for right, up in SHAPES[placement.block].cells)


def _foot(placement: Placement) -> Cell:
    right, up = foot(placement.block)
    return Cell(placement.at.column + right, placement.at.row + up)


def _cell_box(cell: Cell) -> Box:
    return shares((*layout.origin(cell), layout.CELL, layout.CELL), WIDTH)


def _reach(lowest: Cell, places: Iterable[Cell]) -> Box:
    """Return a cell with what is free for it above, since blocks fall: up to the next place in its column, or the top."""
    above = [row for column, row in places if column == lowest.column and row > lowest.row]
    top = min(above, default=ROWS[-1] + 1) - 1
    left, upper = layout.origin(Cell(lowest.column, top))
    return shares((left, upper, layout.CELL, layout.CELL * (top - lowest.row + 1)), WIDTH)
