"""Every text parses back, and parsers raise MalformedText for any other text."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import brilliant
from engine.brilliant.level import Colour, Place, Side, faults, field_at
from engine.brilliant.notation import format_level, parse_level
from engine.brilliant.sheet import (
    Pass,
    Placement,
    Start,
    Strike,
)
from engine.game import (
    Header,
    Left,
    MalformedText,
    Moved,
    Rolled,
    Seat,
    format_event,
    format_game,
    format_header,
    parse_event,
    parse_game,
    parse_header,
)
from tests.engine.brilliant.states import LINED_TEXT, PAIRS_TEXT
from tests.paths import DATA

FIXTURE_TEXT = (DATA / "fixture.toml").read_text(encoding="utf-8")


@st.composite
def level_texts(draw: st.DrawFn) -> str:
    """Any letter grid with any description; most have faults, but all can be parsed."""
    rows, columns = draw(st.integers(1, 12)), draw(st.integers(1, 12))
    random = Random(draw(st.integers(0, 2**32)))
    letters = draw(st.text("abXYZ.", min_size=1, max_size=6))
    grid = [[random.choice(letters) for _ in range(columns)] for _ in range(rows)]
    grid[0][0] = "a"
    keys = sorted({key for row in grid for key in row} - {"."})
    names = [f"{'ABCDEFGHIJKL'[c]}{r + 1}" for r in range(rows) for c in range(columns) if grid[r][c] != "."]
    some = [f'"{name}"' for name in random.sample(names, min(len(names), 6))]
    printable = st.characters(exclude_categories=["C", "Z"], exclude_characters="'")
    name = draw(st.text(printable, min_size=1, max_size=12))
    lines = [f"name = '{name}'", 'grid = """', *(" ".join(row) for row in grid), '"""']
    lines += [
        f"stars = [{', '.join(some)}]",
        f"bar = {draw(st.integers(0, 99))}",
        "solo_boxes = [3, 1]",
        "[areas]",
    ]
    for key in keys:
        ends = [f"[{random.choice(some)}, {random.choice(some)}]" for _ in range(random.randrange(3))]
        lines += [f"[areas.{key}]", f'colour = "{random.choice(list(Colour))}"']
        lines += [f'place = "{random.choice(list(Place))}"', f'side = "{random.choice(list(Side))}"']
        lines += [f"slot = {random.randrange(9)}", f"values = [{random.randrange(9)}, 4, 0]"]
        lines += [f"lines = [{', '.join(ends)}]", f"wide = {random.choice(('true', 'false'))}"]
    return "\n".join(lines)


@given(level_texts())
def test_levels_read_back(text: str) -> None:
    level = parse_level(text)
    assert parse_level(format_level(level)) == level
    assert [str(fault) for fault in faults(parse_level(format_level(level)))] == list(map(str, faults(level)))


fields = st.builds(field_at, st.integers(0, 11), st.integers(0, 11))
moves = st.one_of(
    st.builds(Start, st.lists(fields, min_size=1, max_size=8).map(tuple)),
    st.builds(Placement, fields, st.integers(1, 6)),
    st.just(Pass()),
    st.builds(Strike, st.integers(0, 99)),
)
numbered = st.integers(0, 99).map(Seat)
events = st.one_of(
    st.builds(Rolled, st.lists(st.integers(0, 300), max_size=4).map(tuple)),
    st.builds(Moved, st.lists(st.tuples(numbered, moves), max_size=6).map(tuple)),
    st.builds(Left, numbered),
)
# A surrogate cannot be stored as text.
options = st.dictionaries(
    st.text(st.characters(codec="utf-8")), st.text(st.characters(codec="utf-8")), max_size=4
)
headers = st.builds(Header, st.text(st.characters(codec="utf-8"), max_size=9), st.integers(-9, 99), options)


@given(moves)
def test_moves_read_back(move: Any) -> None:
    assert brilliant.parse_move(brilliant.format_move(move)) == move


@given(headers, st.lists(events, max_size=8))
def test_games_read_back(header: Header, log: list[Any]) -> None:
    for event in log:
        assert parse_event(brilliant, format_event(brilliant, event)) == event
    assert parse_header(format_header(header)) == header
    assert parse_game(brilliant, format_game(brilliant, header, log)) == (header, tuple(log))


PARSERS: dict[str, tuple[Callable[[str], object], list[str]]] = {
    "move": (brilliant.parse_move, ["pass", "C4=5", "strike=3", "start=A1,B2,C3,D4,E5,F6"]),
    "level": (parse_level, [PAIRS_TEXT, LINED_TEXT, FIXTURE_TEXT]),
    "event": (lambda text: parse_event(brilliant, text), ["roll 2 5", "left 1", "move 0:C4=5 1:pass"]),
    "header": (parse_header, ['{"game": "brilliant", "options": {"start": "free"}, "seats": 3}']),
    "game": (
        lambda text: parse_game(brilliant, text),
        ['{"game": "brilliant", "options": {}, "seats": 1}\nroll 1 2\nmove 0:pass'],
    ),
}


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """The text with a piece cut out, doubled or replaced."""
    start = draw(st.integers(0, len(text)))
    end = min(len(text), start + draw(st.integers(0, 12)))
    piece = draw(
        st.one_of(
            st.text(max_size=6), st.just(text[start:end] * 2), st.sampled_from(["9" * 5000, "-1", "{}"])
        )
    )
    return text[:start] + piece + text[end:]


@pytest.mark.parametrize("kind", PARSERS)
@given(data=st.data())
def test_parsers_raise_nothing_but_malformed_text(kind: str, data: st.DataObject) -> None:
    parse, valid = PARSERS[kind]
    text = data.draw(st.one_of(st.text(), st.sampled_from(valid).flatmap(damaged)))
    try:
        parse(text)
    except MalformedText as error:
        assert str(error)  # noqa: PT017 (any other error fails the test by itself)
