"""Text both ways, and the errors for malformed text."""

from __future__ import annotations

import re

import pytest

from engine import brilliant
from engine.brilliant.level import AreaId, format_field, parse_field, row_and_column
from engine.brilliant.notation import MOST_NAME, MOST_TEXT, format_level, parse_level, parse_move
from engine.brilliant.sheet import Move, Pass, Placement, Start, Strike
from engine.game import (
    Header,
    Left,
    MalformedText,
    Moved,
    Rolled,
    Seat,
    format_event,
    format_header,
    parse_event,
    parse_game,
    parse_header,
    quote,
)
from tests.engine.brilliant.states import LINED, LINED_TEXT, PAIRS_TEXT, at, wide_text

MOVES: list[tuple[str, Move]] = [
    ("pass", Pass()),
    ("C4=5", Placement(at("C4"), 5)),
    ("L12=6", Placement(at("L12"), 6)),
    ("strike=0", Strike(AreaId(0))),
    ("strike=12", Strike(AreaId(12))),
    ("start=A1,B2,C3,D4,E5,F6", Start(tuple(map(at, ("A1", "B2", "C3", "D4", "E5", "F6"))))),
]


@pytest.mark.parametrize(
    ("name", "place"), [("A1", (0, 0)), ("C4", (3, 2)), ("L12", (11, 11)), ("A12", (11, 0))]
)
def test_fields_are_named_by_column_letter_and_row_number(name: str, place: tuple[int, int]) -> None:
    assert row_and_column(at(name)) == place
    assert format_field(at(name)) == name


@pytest.mark.parametrize(
    "name", ["", "A", "A0", "A13", "M1", "a1", "A01", "1A", "A1 ", " A1", "A\u0661", "A1\n"]
)
def test_other_names_are_no_fields(name: str) -> None:
    assert parse_field(name) is None


@pytest.mark.parametrize(("text", "move"), MOVES)
def test_moves_have_one_text(text: str, move: Move) -> None:
    assert parse_move(text) == move
    assert brilliant.format_move(move) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Pass",
        "pass ",
        "pass=1",
        "C4",
        "C4=",
        "C4=0",
        "C4=7",
        "C4=55",
        "C4=5=5",
        "c4=5",
        "M1=1",
        "C4=٥",
        "C4=5 ",
        "=5",
        "strike",
        "strike=",
        "strike=-1",
        "strike=01",
        "strike=100",
        "strike=1٣",
        "strike=x",
        "roll 1 2",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(
        MalformedText, match=re.escape(f"move {text!r}: none of start=A1,…, C4=5, pass, strike=3")
    ):
        parse_move(text)


@pytest.mark.parametrize(
    ("text", "wrong"), [("start=", ""), ("start=A1,,B2", ""), ("start=A1,M2", "M2"), ("start=A1 B2", "A1 B2")]
)
def test_start_numbers_need_fields(text: str, wrong: str) -> None:
    with pytest.raises(MalformedText, match=re.escape(f"{text!r}: {wrong!r} is no field")):
        parse_move(text)


@pytest.mark.parametrize("text", [PAIRS_TEXT, LINED_TEXT, wide_text("red")], ids=["pairs", "lined", "wide"])
def test_a_level_is_written_as_it_is_read(text: str) -> None:
    level = parse_level(text)
    assert parse_level(format_level(level)) == level
    assert format_level(parse_level(format_level(level))) == format_level(level)


def test_a_level_name_may_hold_quotes() -> None:
    level = parse_level(PAIRS_TEXT.replace('"small"', "'He said \"C:\\new\"'"))
    assert level.name == 'He said "C:\\new"'
    assert parse_level(format_level(level)).name == level.name


def test_a_level_reads_lines_and_wide_areas() -> None:
    assert LINED.areas[0].lines == ((at("B1"), at("B3")),)
    assert [area.wide for area in parse_level(wide_text("red")).areas] == [True] + [False] * 5


GRID = 'grid = "A A\\nB B\\nC C\\nD D\\nE E\\nF F"'
WIDE_GRID = f"grid = '{'A ' * 13}'"
HIGH_GRID = GRID.replace("A A", "A A\\n" * 12 + "A A")
BAD_LEVELS = [
    ("= 1", "bar = 31", "bar = = 31", "level: not TOML: "),
    ("no name", 'name = "small"', "", "level: lacks 'name'"),
    ("name a number", '"small"', "5", "level: name = 5 is not of type str"),
    ("name empty", '"small"', '" "', "level: name ' ' is empty or cannot be printed"),
    ("name unprintable", '"small"', '"a\\nb"', "level: name 'a\\nb' is empty or cannot be printed"),
    ("unknown key", "bar = 31", "bar = 31\nbars = 1", "level: unknown key 'bars'"),
    ("no grid", GRID, "", "level: lacks 'grid'"),
    ("grid a list", GRID, "grid = []", "level: grid = [] is not of type str"),
    ("grid empty", GRID, 'grid = " "', "level: grid is empty"),
    ("no field", GRID, "grid = '. .'", "level: grid has no field"),
    ("rows differ", "B B", "B B B", "level: grid row 2 has 3 places, row 1 has 2"),
    ("row empty", "B B", "", "level: grid row 2 has 0 places, row 1 has 2"),
    ("two letters", "B B", "B BB", "level: grid row 2: 'BB' is not one letter or '.'"),
    ("a digit", "B B", "B 1", "level: grid row 2: '1' is not one letter or '.'"),
    ("not ASCII", "B B", "B é", "level: grid row 2: 'é' is not one letter or '.'"),
    ("too wide", GRID, WIDE_GRID, "level: grid is larger than 12 by 12"),
    ("too high", GRID, HIGH_GRID, "level: grid is larger than 12 by 12"),
    ("no area", "B B", "Z Z", "level: grid has areas ['A', 'C', 'D', 'E', 'F', 'Z'], [areas] describes ['A', 'B'"),
    ("bar missing", "bar = 31", "", "level: lacks 'bar'"),
    ("bar a truth", "bar = 31", "bar = true", "level: bar = True is not of type int"),
    ("stars text", '["A1", "A2", "A3", "A4", "A5", "A6"]', '"A1"', "level: stars = 'A1' is not of type list"),
    ("star outside", '"A6"]', '"A7"]', "level: stars: there is no field 'A7'"),
    ("star a number", '"A6"]', "6]", "level: stars: there is no field 6"),
    ("solo text", "[5, 10]", '["5"]', "level: solo_boxes: '5' is not a whole number"),
    ("solo truth", "[5, 10]", "[true]", "level: solo_boxes: True is not a whole number"),
    ("areas text", "[areas.A]", "[area.A]", "level: unknown key 'area'"),
    ("colour", '"green"', '"pink"', "level: areas.A.colour: 'pink' is none of green, blue, grey, red, yellow, purple, orange"),
    ("place", '"top-left"', '"here"', "level: areas.A.place: 'here' is none of top-left, top, "),
    ("side", '"left"', '"inside"', "level: areas.A.side: 'inside' is none of left, right, top, bottom"),
    ("slot", "slot = 0", 'slot = "0"', "level: areas.A: slot = '0' is not of type int"),
    ("no slot", "slot = 0", "", "level: areas.A: lacks 'slot'"),
    ("two values", "[6, 4, 2]", "[6, 4]", "level: areas.A.values has 2 numbers, not 3"),
    ("broken value", "[6, 4, 2]", "[6, 4, 2.5]", "level: areas.A.values: 2.5 is not a whole number"),
    ("area key", "slot = 0", "slot = 0\nslots = 0", "level: areas.A: unknown key 'slots'"),
    ("wide", "slot = 0", "slot = 0\nwide = 1", "level: areas.A: wide = 1 is not of type bool"),
    ("lines", "slot = 0", "slot = 0\nlines = true", "level: areas.A: lines = True is not of type list"),
    ("line", "slot = 0", 'slot = 0\nlines = ["A1"]', "level: areas.A.lines: 'A1' is not a pair of fields"),
    ("line of 3", "slot = 0", 'slot = 0\nlines = [["A1"]]', "level: areas.A.lines: ['A1'] is not a pair of fields"),
    ("line end", "slot = 0", 'slot = 0\nlines = [["A1", "C1"]]', "level: areas.A: there is no field 'C1'"),
    ("bar below", "bar = 31", "bar = -1", "level: bar: -1 is not from 0 to 99"),
    ("bar above", "bar = 31", "bar = 3000000", "level: bar: 3000000 is not from 0 to 99"),
    ("bar in hexadecimals", "bar = 31", f"bar = 0x{'F' * 9000}", "level: "),
    ("NaN", "bar = 31", "bar = nan", "level: bar = nan is not of type int"),
    ("value", "[6, 4, 2]", f"[{'9' * 20}, 4, 2]", f"level: areas.A.values: {'9' * 20} is not from 0 to 99"),
    ("slot below", "slot = 0", "slot = -3", "level: areas.A.slot: -3 is not from 0 to 23"),
    ("slot above", "slot = 0", "slot = 1000000", "level: areas.A.slot: 1000000 is not from 0 to 23"),
    ("solo box", "[5, 10]", "[5, 100]", "level: solo_boxes: 100 is not from 0 to 99"),
    ("solo boxes", "[5, 10]", str([1] * 100), "level: solo_boxes has 100 entries, at most 99"),
    ("long name", '"small"', f'"{"n" * 41}"', f"level: name '{'n' * 41}' has 41 characters, at most 40"),
    ("long key", "bar = 31", f"{'k' * 999} = 1\nbar = 31", f"level: unknown key '{'k' * 80}…'"),
    ("key twice", "bar = 31", "bar = 31\nbar = 31", "level: not TOML: Cannot overwrite a value (at line "),
    ("long text", "bar = 31", f"bar = 31{' ' * 65_536}", "level: text has 66"),
    ("deep", "[5, 10]", "[" * 5000, "level: not TOML: "),
    ("endless", "bar = 31", "bar = " + "9" * 5000, "level: not TOML: "),
]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "message"), [bad[1:] for bad in BAD_LEVELS], ids=[bad[0] for bad in BAD_LEVELS]
)
def test_other_texts_are_no_levels(old: str, new: str, message: str) -> None:
    assert old in PAIRS_TEXT
    with pytest.raises(MalformedText) as caught:
        parse_level(PAIRS_TEXT.replace(old, new, 1))
    assert str(caught.value).startswith(message)


def test_the_longest_name_and_text_make_a_level() -> None:
    text = PAIRS_TEXT.replace("small", "x" * MOST_NAME)
    assert parse_level(text.ljust(MOST_TEXT)).name == "x" * MOST_NAME


def test_an_area_is_a_table() -> None:
    text = 'name = "x"\ngrid = "A"\nstars = []\nbar = 31\nsolo_boxes = []\nareas = {A = 1}'
    with pytest.raises(MalformedText, match=r"level: areas\.A: not a table"):
        parse_level(text)


EVENTS = [
    ("roll 2 5", Rolled((2, 5))),
    ("move 0:C4=5 1:pass", Moved(((Seat(0), Placement(at("C4"), 5)), (Seat(1), Pass())))),
    ("left 1", Left(Seat(1))),
]


@pytest.mark.parametrize(("text", "event"), EVENTS)
def test_events_have_one_text(text: str, event: Rolled | Moved[Move] | Left) -> None:
    assert parse_event(brilliant, text) == event
    assert format_event(brilliant, event) == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "none of roll 2 5, move 0:pass 1:pass, left 1"),
        ("Roll 1 2", "none of roll"),
        ("left", "none of roll"),
        ("left 1 2", "none of roll"),
        ("roll 2  5", "'' is no number from 0 to 9999"),
        ("roll +2 5", "'+2' is no number"),
        ("roll 02 5", "'02' is no number"),
        ("roll 1_0 5", "'1_0' is no number"),
        ("roll \u0662 5", "is no number"),
        ("roll 2 5\n", "'5\\n' is no number"),
        ("left one", "'one' is no number"),
        ("move 0", "move '': none of start"),
        ("move x:pass", "'x' is no number"),
        ("move 0:C9=9", "move 'C9=9': none of start"),
    ],
)
def test_other_texts_are_no_events(text: str, message: str) -> None:
    with pytest.raises(MalformedText, match=re.escape(message)) as caught:
        parse_event(brilliant, text)
    assert str(caught.value).startswith(f"event {text!r}: ")


def test_a_header_is_one_line_with_sorted_keys() -> None:
    header = Header("brilliant", 3, {"start": "free", "level": "é\n"})
    text = '{"game": "brilliant", "options": {"level": "é\\n", "start": "free"}, "seats": 3}'
    assert format_header(header) == text
    assert parse_header(text) == header


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "{",
        "[" * 100_000,
        '{"game": "x", "seats": 2}',
        '{"game": 1, "seats": 2, "options": {}}',
    ]
    + [
        f'{{"game": "x", "seats": {seats}, "options": {{}}}}'
        for seats in ("Infinity", "2.0", "true", '"2"', "null")
    ]
    + [f'{{"game": "x", "seats": 2, "options": {options}}}' for options in ("[]", '{"a": 1}', '{"a": null}')]
    + ['{"game": "x", "seats": 2, "options": {}, "more": 1}'],
    ids=lambda text: text[:60],
)
def test_other_texts_are_no_headers(text: str) -> None:
    with pytest.raises(MalformedText, match=f"^{re.escape(f'header {quote(text)}: ')}"):
        parse_header(text)


def test_a_broken_game_text_names_the_line() -> None:
    text = format_header(Header("brilliant", 1, {})) + "\nroll 1 2\nwhat"
    with pytest.raises(MalformedText, match="event 'what'"):
        parse_game(brilliant, text)
