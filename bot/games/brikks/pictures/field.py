"""The field of a sheet: its cells with blocks, the pencilled move, and the places where something can land."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from bot.games.brikks.naming import block_name, cell_words, cells_words, move_words, place_name, place_words
from bot.games.brikks.pictures import layout
from bot.games.brikks.pictures.cells import (
    GROUNDS,
    Face,
    Faces,
    block_faces,
    foot,
    in_reading_order,
    paint_cell,
)
from bot.games.brikks.pictures.colours import MINI, STONES
from bot.games.brikks.pictures.labels import is_good, labelled_places, mini_choice, place_choice
from bot.games.brikks.pictures.shown import Rank, ShownSheet
from bot.games.brikks.pictures.signs import SMALLEST_SHOWN
from bot.games.plan import Part, Press, Rect, on_panel
from bot.pages.texts import Speech
from bot.render.canvas import Key
from bot.render.pen import Pen
from engine.brikks.blocks import MINI as MINI_SHAPE
from engine.brikks.blocks import SHAPES, Shape
from engine.brikks.field import COLUMNS, ROWS, Cell, cells
from engine.brikks.moves import Bomb, Minis, Out, Placement
from engine.brikks.sheet import Sheet
from engine.brikks.state import Phase
from engine.brikks.view import View, outcome

Sentences = Iterator[tuple[int, str]]


def _draw_frame(pen: Pen) -> None:
    for column in COLUMNS:
        place = layout.FIELD_LEFT + (column - 0.5) * layout.CELL, layout.COLUMN_NUMBERS
        pen.text(place, str(column), pen.theme.soft, SMALLEST_SHOWN)
    left, top, frame = layout.FIELD_LEFT, layout.FIELD_TOP, layout.FRAME
    box = (left - frame, top - frame, layout.FIELD_RIGHT + frame, layout.FIELD_BOTTOM + frame)
    pen.rectangle(box, pen.theme.wall)


def _keys(shown: ShownSheet) -> Iterable[Key]:
    found = field_faces(shown.sheet, has_halo=shown.own_pencil is None, before=shown.before)
    match shown.own_pencil:
        case Placement() as placed:
            found.update(block_faces(placed, "pencil", is_start=not shown.sheet.blocks))
        case Minis(chosen):
            found.update((cell, Face("pencil-mini", MINI)) for cell in chosen)
    if isinstance(shown.missed, Placement):
        for cell, face in block_faces(shown.missed, "pencil"):
            under = found.get(cell, GROUNDS[cell])
            found[cell] = under._replace(missed=face.colour, missed_joins=face.joins)
    for label, cell in shown.mini_landings.items():
        found[cell] = GROUNDS[cell]._replace(label=label)
    for label, placement in shown.landings.items():
        cell, good = _foot(placement), not shown.is_plain and is_good(shown.view, placement)
        found[cell] = GROUNDS[cell]._replace(label=label, is_good=good)
    return in_reading_order(found)


def field_faces(sheet: Sheet, *, has_halo: bool = True, before: Sheet | None = None) -> Faces:
    """Return the faces of a sheet's blocks and minis; the latest ones have a halo, or all that were not there `before`."""
    found: Faces = {}
    for number, placed in enumerate(sheet.blocks):
        is_new = placed == sheet.last if before is None else number >= len(before.blocks)
        found.update(block_faces(placed, "last" if has_halo and is_new else "block", is_start=number == 0))
    new = len(sheet.minis) - sheet.new_minis if before is None else len(before.minis)
    for number, cell in enumerate(sheet.minis):
        found[cell] = Face("new-mini" if has_halo and number >= new else "mini", MINI)
    return found


def _foot(placement: Placement) -> Cell:
    """Return the cell that shows a place's letter."""
    right, up = foot(placement.block)
    return Cell(placement.at.column + right, placement.at.row + up)


# What is said


def _say(shown: ShownSheet) -> Sentences:
    match shown.own_pencil:
        case Placement() as placed:
            yield Rank.PENCIL, shown.say("brikks-sheet-alt-pencil", **_named(placed, shown))
            yield from ((Rank.PENCIL, words) for words in _effects(shown.view, placed, shown))
        case Bomb():
            yield Rank.PENCIL, shown.say("brikks-sheet-alt-bomb")
        case Out():
            yield Rank.PENCIL, shown.say("brikks-sheet-alt-out")
        case Minis(chosen):
            yield Rank.PENCIL, shown.say("brikks-sheet-alt-minis", cells=cells_words(chosen, shown))
    match shown.missed:
        case Placement() as placed:
            yield Rank.MISSED, shown.say("brikks-sheet-alt-missed", **_named(placed, shown))
        case Bomb():
            yield Rank.MISSED, shown.say("brikks-sheet-alt-missed-bomb")
    yield from _say_last(shown)
    yield from _say_landings(shown)


def _named(placed: Placement, reader: Speech) -> dict[str, str]:
    return {"block": block_name(placed.block, reader), "place": place_words(placed, reader)}


def _effects(view: View, placement: Placement, reader: Speech) -> Iterator[str]:
    """Describe what a pencilled block costs and brings."""
    brought = outcome(view, placement)
    if brought is None:
        return
    if brought.cost:
        yield reader.say("brikks-sheet-alt-cost", count=brought.cost)
    if change := brought.gained - brought.lost:
        yield reader.say("brikks-sheet-alt-energy", count=abs(change), sign="+" if change > 0 else "−")
    if brought.rows:
        rows = tuple(map(str, brought.rows))
        yield reader.say("brikks-sheet-alt-fills", count=len(rows), rows=rows)
    if brought.crosses:
        prize = "minis" if view.is_duel else "crosses"
        yield reader.say(f"brikks-sheet-alt-{prize}-earned", count=brought.crosses)


def _say_last(shown: ShownSheet) -> Sentences:
    sheet = shown.sheet
    match sheet.last:
        case Placement() as placed:
            yield Rank.LAST, shown.say("brikks-sheet-alt-last", **_named(placed, shown))
        case Bomb():
            yield Rank.LAST, shown.say("brikks-sheet-alt-last-bomb")
    if (news := shown.news) is not None and news.points > 0:
        yield Rank.LAST, shown.say("brikks-sheet-alt-gained", points=news.points)
    if news is not None and news.energy:
        sign, count = "+" if news.energy > 0 else "−", abs(news.energy)
        yield Rank.LAST, shown.say("brikks-sheet-alt-energy-changed", count=count, sign=sign)
    if new := sheet.minis[len(sheet.minis) - sheet.new_minis :]:
        yield Rank.LAST, shown.say("brikks-sheet-alt-new-minis", cells=cells_words(new, shown))


def _say_landings(shown: ShownSheet) -> Sentences:
    if shown.mini_landings:
        places = _lettered(MINI_SHAPE, shown.mini_landings, shown)
        yield Rank.LANDINGS, shown.say("brikks-sheet-alt-mini-places", places=places)
    if (block := shown.open_block) is not None:
        corners = {letter: placed.at for letter, placed in shown.landings.items()}
        yield (
            Rank.LANDINGS,
            shown.say(
                "brikks-sheet-alt-places",
                block=block_name(block, shown),
                count=len(corners),
                places=_lettered(SHAPES[block], corners, shown),
            ),
        )


def _lettered(shape: Shape, places: Mapping[str, Cell], reader: Speech) -> str:
    return "; ".join(
        reader.say("labelled", label=label, what=place_name(shape, at, reader))
        for label, at in places.items()
    )


# What is touched


def _press(shown: ShownSheet) -> Iterator[Press]:
    """Yield the places in the order of their letters; an entry can be taken back or moved."""
    if shown.is_entered:
        yield from _entered(shown)
        return
    if isinstance(shown.pencil, Placement) and shown.view.phase is Phase.RESOLVE:
        yield _landing(shown, shown.pencil)
    yield from _lettered_landings(shown, shown.landings)
    fill = _fill(MINI)
    for letter, cell in shown.mini_landings.items():
        control = mini_choice(shown.view, (*shown.chosen_minis, cell))
        reach = _reach(cell, shown.mini_landings.values())
        name = cell_words(cell, shown)
        yield Press(layout.cell_box(cell), control, name, letter, reach=reach, fill=fill)


def _entered(shown: ShownSheet) -> Iterator[Press]:
    """Yield the entry, and where else its block may land without touching it."""
    match shown.pencil:
        case Placement(block) as entry:
            box, covered = layout.cell_box(_foot(entry)), _boxes(entry)
            yield Press(box, None, move_words(shown, entry), is_entry=True, cells=covered)
            for other in labelled_places(shown.view, block).values():
                if not set(_boxes(other)) & set(covered):
                    yield _landing(shown, other)
        case Minis((*_, last)) as entry:
            yield Press(layout.cell_box(last), None, move_words(shown, entry), is_entry=True)


def _lettered_landings(shown: ShownSheet, letters: Mapping[str, Placement]) -> Iterator[Press]:
    feet = [_foot(placement) for placement in letters.values()]
    for letter, placement in letters.items():
        yield replace(_landing(shown, placement), letter=letter, reach=_reach(_foot(placement), feet))


def _landing(shown: ShownSheet, placement: Placement) -> Press:
    return Press(
        layout.cell_box(_foot(placement)),
        place_choice(shown.view, placement),
        move_words(shown, placement),
        cells=_boxes(placement),
        fill=_fill(placement.block.colour),
    )


def _boxes(placement: Placement) -> tuple[Rect, ...]:
    return tuple(map(layout.cell_box, cells(SHAPES[placement.block], placement.at)))


def _fill(name: str) -> str:
    return "#" + bytes(STONES[name].base).hex()


def _reach(lowest: Cell, places: Iterable[Cell]) -> Rect:
    """Return a cell with what is free for it above, since blocks fall: up to the next place in its column, or the top."""
    above = [row for column, row in places if column == lowest.column and row > lowest.row]
    top = min(above, default=ROWS[-1] + 1) - 1
    left, upper = layout.origin(Cell(lowest.column, top))
    return left, upper, layout.CELL, layout.CELL * (top - lowest.row + 1)


FIELD: Part[ShownSheet] = Part(
    [layout.cell_box(cell) for cell in GROUNDS],
    _keys,
    paint_cell,
    on_panel,
    still=_draw_frame,
    say=_say,
    press=_press,
)
