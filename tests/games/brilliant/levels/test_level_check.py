"""`level check`: faults as sentences, figures in a table, one line for an unreadable file."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.games.brilliant.levels.files import FAULTS, LEVELS, fault_text
from engine.brilliant.level import faults
from engine.brilliant.notation import parse_level

FIRST = LEVELS / "1.toml"


def changed(tmp_path: Path, old: str, new: str, name: str = "1.toml") -> Path:
    text = FIRST.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / name
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def check(path: Path, *words: str) -> int:
    return main(["level", "check", str(path), "--games", "20", *words])


def test_a_good_level_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert check(FIRST) == 0
    out = capsys.readouterr().out
    assert "Quartz" in out
    assert "missed" not in out


def test_a_missed_figure_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = changed(tmp_path, "values = [6, 4, 2]", "values = [8, 7, 6]")
    path.write_text(path.read_text(encoding="utf-8").replace("[5, 3, 1]", "[8, 7, 6]"), encoding="utf-8")
    assert check(path) == 1
    assert "missed" in capsys.readouterr().out


def test_levels_out_of_order_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    easy = tmp_path / "4.toml"
    easy.write_text(FIRST.read_text(encoding="utf-8"), encoding="utf-8")
    assert main(["level", "check", str(LEVELS / "3.toml"), str(easy), "--games", "20"]) == 1
    assert "order: solo share does not fall" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("bar = 33", "bar = 30", "the score bar ends at 30, it must reach 31"),
        ("[5, 10, 15, 20]", "[5, 10, 15, 23]", "solo boxes 23 are not among 1 to 22"),
        ("[5, 10, 15, 20]", "[5, 15, 10, 20]", "solo boxes 5, 15, 10, 20 must rise, each once"),
        ("D D B B B C C", "D D B B B A C", "area A falls into 2 pieces that no line joins"),
        ("values = [6, 4, 2]", "values = [6, 6, 2]", "area A: values 6-6-2 must fall and be positive"),
        ('"C2", ', "", "there are 5 stars, not 6"),
        ('"C2", ', '"G2", ', "area C has 2 stars, one at most"),
        ('place = "top"', 'place = "bottom"', "two areas are named orange bottom"),
        ('colour = "blue"', 'colour = "red"', "A1 and A2 touch and are both red, but of different areas"),
        ("slot = 1", "slot = 0", "two scoring fields stand in slot 0 of the right margin"),
    ],
)
def test_structural_faults_are_told_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, told: str
) -> None:
    assert check(changed(tmp_path, old, new)) == 1
    out = capsys.readouterr().out
    assert told in out
    assert "1.toml" in out


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("bar = 33", "bar = ", "not TOML"),
        ("bar = 33", 'bar = "33"', "bar = '33' is not of type int"),
        ("bar = 33\n", "", "lacks 'bar'"),
        ("bar = 33", "bars = 33", "unknown key 'bars'"),
        ("A A A B C C C", "A A A B C C", "grid row 2 has 7 places, row 1 has 6"),
        ("A A A B C C C", "Z A A B C C C", "grid has areas"),
        ('colour = "blue"', 'colour = "pink"', "areas.A.colour: 'pink' is none of green"),
        ('"C2"', '"H2"', "there is no field 'H2'"),
        ("values = [6, 4, 2]", "values = [6, 4]", "areas.A.values has 2 numbers, not 3"),
    ],
)
def test_a_malformed_file_gets_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, told: str
) -> None:
    assert check(changed(tmp_path, old, new)) == 2
    error = capsys.readouterr().err
    assert told in error
    assert "1.toml" in error
    assert error.count("\n") == 1


def test_an_unreadable_file_gets_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary = tmp_path / "2.toml"
    binary.write_bytes(b"name = \xff")
    for path, told in (
        (tmp_path / "1.toml", "No such file"),
        (tmp_path / "ruby.toml", "No such file"),
        (tmp_path, "Is a directory"),
        (binary, "not UTF-8 text at byte 7"),
    ):
        assert check(path) == 2
        error = capsys.readouterr().err
        assert told in error
        assert error.count("\n") == 1


def test_a_name_without_a_number_needs_a_difficulty(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = changed(tmp_path, "bar = 33", "bar = 34", name="ruby.toml")
    assert check(path) == 2
    assert "add --difficulty 1, 2, 3 or 4" in capsys.readouterr().err
    assert check(path, "--difficulty", "1") == 0


def test_every_fault_of_the_engine_has_words() -> None:
    broken = """
name = "broken"
grid = \"\"\"
A A . B
C C . C
D D D D
D E E D
E D D E
\"\"\"
stars = ["A1", "B1"]
bar = 20
solo_boxes = [0, 9, 9]
[areas.A]
colour = "blue"
place = "top"
values = [3, 2, 1]
side = "left"
slot = 0
lines = [["A1", "D1"]]
[areas.B]
colour = "blue"
place = "top"
values = [1, 2, 3]
side = "left"
slot = 0
[areas.C]
colour = "grey"
place = "all"
values = [3, 2, 1]
side = "right"
slot = 0
wide = true
lines = [["A2", "D2"]]
[areas.D]
colour = "red"
place = "bottom"
values = [3, 2, 1]
side = "right"
slot = 1
[areas.E]
colour = "grey"
place = "bottom"
values = [3, 2, 1]
side = "right"
slot = 2
"""
    texts = (broken, without_third_row(broken))
    found = [fault for text in texts for fault in faults(parse_level(text))]
    told = {fault.code: fault_text(fault) for fault in found}
    assert set(told) == set(FAULTS)
    assert not any("{" in text for text in told.values())


def without_third_row(text: str) -> str:
    """The grid falls apart, a blue area touches the other, and a line leaves its area."""
    return text.replace("D D D D\n", ". . . .\n").replace("A A . B", "A A B .").replace('"D1"', '"C1"')
