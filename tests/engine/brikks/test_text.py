"""Moves and sheets as text, both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.brikks.blocks import BLOCKS, SHAPES
from engine.brikks.energy import LENGTH, Energy
from engine.brikks.field import COLUMNS, ROWS, Cell
from engine.brikks.field import cells as covered
from engine.brikks.moves import Bomb, ChooseLevel, Keep, Minis, Out, Placement, Rethrow
from engine.brikks.notation import format_move, format_sheet, parse_move, parse_sheet
from engine.brikks.sheet import Sheet
from engine.game import MalformedText
from tests.engine.brikks.fields import sheet_of

blocks = st.sampled_from(BLOCKS)
cells = st.builds(Cell, st.integers(1, 10), st.integers(1, 11))
placements = st.builds(Placement, blocks, cells)
minis = st.lists(cells, max_size=5).map(tuple)
resolutions = st.one_of(placements, st.builds(Bomb), st.builds(Out, blocks))
moves = st.one_of(
    resolutions,
    st.builds(ChooseLevel, st.integers(1, 4)),
    st.builds(Keep),
    st.builds(Rethrow),
    st.builds(Minis, minis),
)


@st.composite
def fields(draw: st.DrawFn) -> tuple[tuple[Placement, ...], tuple[Cell, ...]]:
    """Blocks and minis inside the field, without overlaps."""
    taken: set[Cell] = set()

    def is_free(covered: tuple[Cell, ...]) -> bool:
        inside = all(cell.column in COLUMNS and cell.row in ROWS for cell in covered)
        if not inside or taken.intersection(covered):
            return False
        taken.update(covered)
        return True

    blocks = [p for p in draw(st.lists(placements, max_size=40)) if is_free(covered(SHAPES[p.block], p.at))]
    return tuple(blocks), tuple(cell for cell in draw(minis) if is_free((cell,)))


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    blocks, minis = draw(fields())
    is_fresh = draw(st.booleans())
    last = draw(st.none() | st.builds(Bomb) | st.builds(Out, st.sampled_from(BLOCKS)))
    return Sheet(
        draw(energies),
        level=draw(st.integers(0, 4)),
        blocks=blocks,
        minis=minis,
        crosses=draw(st.integers(0, 14)),
        bombs_used=draw(st.integers(0, 3)),
        last=blocks[-1] if blocks and is_fresh else last,
        new_minis=draw(st.integers(0, len(minis))),
    )


energies = st.integers(4, LENGTH).flatmap(lambda n: st.builds(Energy, st.just(n), st.integers(0, n)))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("level=2", ChooseLevel(2)),
        ("keep", Keep()),
        ("rethrow", Rethrow()),
        ("white3=4,7", Placement(BLOCKS[2], Cell(4, 7))),
        ("bomb", Bomb()),
        ("out=black4", Out(BLOCKS[-1])),
        ("minis=3,4/5,6", Minis((Cell(3, 4), Cell(5, 6)))),
        ("minis=-", Minis(())),
    ],
)
def test_moves_read_as_they_are_written(text: str, move: Placement) -> None:
    assert (parse_move(text), format_move(move)) == (move, text)


@given(moves)
def test_every_move_reads_back(move: Placement) -> None:
    assert parse_move(format_move(move)) == move
    assert len(format_move(move)) <= 60


@given(sheets())
def test_every_sheet_reads_back(sheet: Sheet) -> None:
    assert parse_sheet(format_sheet(sheet)) == sheet


def test_a_sheet_in_words() -> None:
    text = "2 6-1 3 0 white1=1,1/black4=4,1 5,2/8,1 1 black4=4,1"
    sheet = parse_sheet(text)
    assert format_sheet(sheet) == text
    assert (sheet.energy.active, sheet.crosses, len(sheet.filled)) == (5, 3, 10)


NO_MOVE = "none of level=2, keep, white3=4,7, bomb, out=white3, minis=3,4"
NO_BLOCK = "not a colour and a number such as white3"
NO_CELL = "not a column and a row such as 4,7"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", f"move '': {NO_MOVE}"),
        ("pass", f"move 'pass': {NO_MOVE}"),
        ("level=", f"block 'level': {NO_BLOCK}"),
        ("level=22", f"block 'level': {NO_BLOCK}"),
        ("keep=1", f"block 'keep': {NO_BLOCK}"),
        ("white=4,7", f"block 'white': {NO_BLOCK}"),
        ("white5=4,7", f"block 'white5': {NO_BLOCK}"),
        ("white3=4", f"cell '4': {NO_CELL}"),
        ("white3=04,7", f"cell '04,7': {NO_CELL}"),
        ("white3=4,7 ", f"cell '4,7 ': {NO_CELL}"),
        ("out", f"block '': {NO_BLOCK}"),
        ("out=white", f"block 'white': {NO_BLOCK}"),
        ("minis", f"cell '': {NO_CELL}"),
        ("minis=", f"cell '': {NO_CELL}"),
        ("minis=3,4/", f"cell '': {NO_CELL}"),
        ("minis=3,4/-", f"cell '-': {NO_CELL}"),
        ("WHITE3=4,7", f"block 'WHITE3': {NO_BLOCK}"),
        ("white3=-1,2", f"cell '-1,2': {NO_CELL}"),
        ("white3=100,2", f"cell '100,2': {NO_CELL}"),
        ("bomb\n", f"move 'bomb\\n': {NO_MOVE}"),
        ("white٣=4,7", f"block 'white٣': {NO_BLOCK}"),
    ],
)
def test_other_texts_are_no_moves(text: str, message: str) -> None:
    with pytest.raises(MalformedText) as caught:
        parse_move(text)
    assert str(caught.value) == message


def test_minis_of_a_sheet_need_cells() -> None:
    with pytest.raises(MalformedText, match=f"^cell 'x': {NO_CELL}$"):
        parse_sheet("2 4-0 0 0 - x 0 -")


NO_SHEET = "not nine words such as 2 4-2 0 0 - - 0 -"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", NO_SHEET),
        ("5 4-0 0 0 - - 0 -", NO_SHEET),
        ("2 4-0 0 4 - - 0 -", NO_SHEET),
        ("2 4-0 0 0 - - 0", NO_SHEET),
        ("2 4-5 0 0 - - 0 -", "5 struck of 4, 28 at most"),
        ("2 29-5 0 0 - - 0 -", "5 struck of 29, 28 at most"),
        ("2 4-0 0 0 bomb - 0 -", "bomb is no block"),
        ("2 4-0 0 0 - - 0 keep", "keep answers no throw"),
        ("2 4-0 99 0 - - 0 -", "99 special crosses, 14 at most"),
        ("2 4-0 15 0 - - 0 -", "15 special crosses, 14 at most"),
        ("2 4-0 0 0 white1=99,99 - 0 -", "cell 99,99 is outside the field"),
        ("2 4-0 0 0 white1=10,1 - 0 -", "cell 11,1 is outside the field"),
        ("2 4-0 0 0 - 1,12 1 -", "cell 1,12 is outside the field"),
        ("2 4-0 0 0 - - 0 white1=0,1", "cell 0,1 is outside the field"),
        ("2 4-0 0 0 white1=1,1 1,1 0 -", "cell 1,1 is crossed twice"),
        ("2 4-0 0 0 - 1,1/1,1 0 -", "cell 1,1 is crossed twice"),
        ("2 4-0 0 0 - 1,1 2 -", "2 new minis of 1"),
    ],
)
def test_other_texts_are_no_sheets(text: str, reason: str) -> None:
    with pytest.raises(MalformedText) as caught:
        parse_sheet(text)
    assert str(caught.value) == f"sheet {text!r}: {reason}"


@pytest.mark.parametrize("struck", [0, 4])
def test_the_text_of_a_fresh_sheet(struck: int) -> None:
    sheet = sheet_of(energy=(4, struck))
    assert format_sheet(sheet) == f"2 4-{struck} 0 0 white1=1,1 - 0 -"
    assert parse_sheet(format_sheet(sheet)) == sheet
