"""Unplayable levels: every code of `faults`, and that no game starts on one."""

from __future__ import annotations

import ast
import inspect

import pytest

from engine.brilliant import level as level_module
from engine.brilliant.level import faults
from engine.brilliant.notation import parse_level
from engine.game import MalformedText
from tests.engine.brilliant.states import LINED_TEXT, PAIRS_TEXT, level_text, new_game, wide_text
from tests.paths import DATA

PAIRS_COLOURS = "green purple red yellow orange green"


def change(old: str, new: str, text: str = PAIRS_TEXT) -> str:
    assert old in text
    return text.replace(old, new, 1)


FAULTY = [
    ("few_areas(areas=5)", level_text("AA/BB/CC/DD/EE", "green purple red yellow orange")),
    ("grid_apart(pieces=3, field=A10)", change("F F", "F F\\n. .\\nA A\\n. .\\nA A")),
    ("name_twice(colour=green, place=top-left)", change('"right"', '"top-left"')),
    ("slot_twice(side=left, slot=0)", change("slot = 5", "slot = 0")),
    ("area_small(area=A, fields=1)", change("A A", "A .")),
    ("area_large(area=C, fields=7)", level_text("AAA/BBB/CCC/CCC/CDD/EED/FFD", PAIRS_COLOURS)),
    ("values_order(area=A, values=6-6-2)", change("6, 4, 2", "6, 6, 2")),
    ("values_order(area=A, values=4-6-2)", change("6, 4, 2", "4, 6, 2")),
    ("values_order(area=A, values=6-2-2)", change("6, 4, 2", "6, 2, 2")),
    ("values_order(area=A, values=6-4-0)", change("6, 4, 2", "6, 4, 0")),
    ("line_outside(area=A, line=B1-C1)", change('["B1", "B3"]', '["B1", "C1"]', LINED_TEXT)),
    ("area_apart(area=A, pieces=2)", change('lines = [["B1", "B3"]]', "", LINED_TEXT)),
    ("area_apart(area=A, pieces=3)", change("wide = true", "", wide_text("blue"))),
    ("area_apart(area=A, pieces=2)", change("wide = true", 'lines = [["B1", "B3"]]', wide_text("blue"))),
    ("wide_line(area=A)", change("wide = true", 'wide = true\nlines = [["B1", "B3"]]', wide_text("blue"))),
    ("wide_not_alone(area=A, colour=blue)", change('"green"', '"blue"', wide_text("blue"))),
    ("colour_touches(colour=green, field=A1, other=A2)", change('"purple"', '"green"')),
    ("star_count(stars=5)", change(', "A6"', "")),
    ("star_count(stars=7)", change(', "A6"', ', "A6", "B6"')),
    ("stars_share_area(area=A, stars=2)", change('"A2"', '"B1"')),
    ("stars_share_area(area=A, stars=2)", change('"A2"', '"A1"')),
    ("bar_short(bar=30, needed=31)", change("bar = 31", "bar = 30")),
    ("bar_short(bar=31, needed=34)", change("6, 4, 2", "9, 4, 2")),
    ("solo_box_outside(boxes=0)", change("[5, 10]", "[0, 5]")),
    ("solo_box_outside(boxes=23, 30)", change("[5, 10]", "[5, 23, 30]")),
    ("solo_box_order(boxes=10, 5)", change("[5, 10]", "[10, 5]")),
    ("solo_box_order(boxes=5, 5)", change("[5, 10]", "[5, 5]")),
]


@pytest.mark.parametrize(("fault", "text"), FAULTY, ids=[fault for fault, _ in FAULTY])
def test_a_faulty_level_is_named_and_starts_no_game(fault: str, text: str) -> None:
    assert fault in list(map(str, faults(parse_level(text))))
    with pytest.raises(MalformedText, match="level 'small': "):
        new_game(text)


def test_one_fault_alone_is_what_the_message_says() -> None:
    with pytest.raises(MalformedText, match=r"level 'small': bar_short\(bar=30, needed=31\)"):
        new_game(change("bar = 31", "bar = 30"))


def test_every_code_is_tested() -> None:
    calls = (
        node for node in ast.walk(ast.parse(inspect.getsource(level_module))) if isinstance(node, ast.Call)
    )
    codes = {
        call.args[0].value
        for call in calls
        if isinstance(call.func, ast.Name)
        and call.func.id == "Refusal"
        and isinstance(call.args[0], ast.Constant)
    }
    assert codes == {fault.partition("(")[0] for fault, _ in FAULTY}


@pytest.mark.parametrize("text", [PAIRS_TEXT, LINED_TEXT, wide_text("red")], ids=["pairs", "lined", "wide"])
def test_the_levels_of_the_tests_are_playable(text: str) -> None:
    assert list(faults(parse_level(text))) == []


def test_the_fixture_is_playable() -> None:
    path = DATA / "fixture.toml"
    assert list(faults(parse_level(path.read_text(encoding="utf-8")))) == []
