"""`level make`, `level check` and `level gallery`: levels from a code, their faults and figures, and a picture of many."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.games.brilliant.generator.codes import SEEDS, Code
from bot.games.brilliant.levels.files import FAULTS, LEVELS, fault_text, level_text, load
from engine.brilliant.level import faults
from engine.brilliant.notation import parse_level
from engine.game import MalformedText
from tests.engine.brilliant.test_level_faults import FAULTY

Capture = pytest.CaptureFixture[str]

CODE = Code(1, 3)
FIRST = (LEVELS / "1.toml").read_text(encoding="utf-8")


def refusal(words: list[str], capsys: Capture) -> str:
    """The one line in which a command refuses these words."""
    assert main(["level", *words]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    return error


def test_make_writes_the_level_of_a_difficulty_and_seed(capsys: Capture) -> None:
    by_seed = ["--difficulty", "1", "--seed", "3"]
    for words in (by_seed, [str(CODE).lower()], [str(CODE), *by_seed]):
        assert main(["level", "make", *words]) == 0
        assert capsys.readouterr().out == level_text(str(CODE))


@pytest.mark.slow
def test_what_make_writes_passes_the_check_of_its_difficulty(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "ruby.toml"
    assert main(["level", "make", str(CODE), "--out", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}  {CODE}  {load(str(CODE)).name}\n"
    assert path.read_bytes() == level_text(str(CODE)).encode()
    assert "add --difficulty 1, 2, 3 or 4" in refusal(["check", str(path)], capsys)
    assert main(["level", "check", str(path), "--difficulty", "1", "--games", "40"]) == 0
    assert "missed" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "say which: a code, or --difficulty 1, 2, 3 or 4 and a --seed"),
        (["2A-0001J"], "a character is wrong"),
        (["ruby"], "level code 'ruby': not like 2A-0001H"),
        (["--difficulty", "2", "--seed", "-1"], f"seed -1 is not among 0 to {SEEDS - 1}"),
        (["--difficulty", "2", "--seed", str(SEEDS)], "is not among"),
        ([str(CODE), "--out", "/"], "Is a directory"),
        (
            [str(CODE), "--difficulty", "2"],
            "--difficulty 2: the code 1A-0003B has difficulty 1; leave one out",
        ),
        ([str(CODE), "--seed", "4"], "--seed 4: the code 1A-0003B has seed 3; leave one out"),
        (["x" * 5000], f"level code '{'x' * 80}…': not like"),
    ],
)
def test_make_refuses_in_one_line(words: list[str], told: str, capsys: Capture) -> None:
    assert told in refusal(["make", *words], capsys)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("[6, 4, 2]", "[8, 7, 6]", "missed"),
        ("bar = 33", "bar = 30", "1.toml: the score bar ends at 30, it must reach 31"),
    ],
)
def test_the_check_tells_missed_figures_and_faults(
    old: str, new: str, told: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "1.toml"
    path.write_text(FIRST.replace(old, new), encoding="utf-8")
    assert main(["level", "check", str(path), "--games", "20"]) == 1
    assert told in capsys.readouterr().out


@pytest.mark.slow
def test_the_four_levels_meet_every_figure_and_grow_harder() -> None:
    assert main(["level", "check", *map(str, LEVELS.glob("*.toml")), "--games", "50", "--seed", "2"]) == 0


@pytest.mark.slow
def test_levels_out_of_order_fail(tmp_path: Path, capsys: Capture) -> None:
    easy = tmp_path / "4.toml"
    easy.write_text(FIRST, encoding="utf-8")
    assert main(["level", "check", str(LEVELS / "3.toml"), str(easy), "--games", "20"]) == 1
    assert "order: solo share does not fall" in capsys.readouterr().out


def test_a_file_that_is_no_level_gets_one_line(tmp_path: Path, capsys: Capture) -> None:
    binary, malformed = tmp_path / "2.toml", tmp_path / "3.toml"
    binary.write_bytes(b"name = \xff")
    malformed.write_text(FIRST.replace("bar = 33\n", ""), encoding="utf-8")
    for path, told in (
        (tmp_path / "1.toml", "No such file"),
        (tmp_path, "Is a directory"),
        (binary, "not UTF-8 text at byte 7"),
        (malformed, "3.toml: level: lacks 'bar'"),
    ):
        assert told in refusal(["check", str(path)], capsys)


def test_every_fault_of_the_engine_has_words() -> None:
    told = {fault.code: fault_text(fault) for _, text in FAULTY for fault in faults(parse_level(text))}
    assert set(told) == set(FAULTS)
    assert not any("{" in text for text in told.values())


@pytest.mark.slow
def test_the_gallery_shows_every_level_of_its_seeds(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "gallery.png"
    words = ["level", "gallery", str(path), "--difficulty", "2", "--columns", "2", "--width", "200"]
    assert main([*words, "--seeds", "1-3"]) == 0
    assert capsys.readouterr().out.startswith(f"{path}  3 levels, ")
    with Image.open(path) as picture:
        assert picture.width == 400
        colours = [
            len(
                picture.convert("RGB").crop((x, y, x + 200, y + picture.height // 2)).getcolors(100_000) or ()
            )
            for x, y in ((0, 0), (200, 0), (0, picture.height // 2), (200, picture.height // 2))
        ]
    assert min(colours[:3]) > 20
    assert colours[3] == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seeds", "3"], "--seeds 3: not like 1-12, or more than 100"),
        (["--seeds", "3-1"], "not like 1-12"),
        (["--seeds", "1-101"], "more than 100"),
        (["--seeds", f"{SEEDS}-{SEEDS}"], "is not among"),
        (["--columns", "0"], "0 columns, 420 pixels wide: at least 1 and 100"),
        (["--width", "10"], "at least 1 and 100"),
        (["--width", "1000000000"], "at most 1000 pixels"),
    ],
)
def test_the_gallery_refuses_in_one_line(
    words: list[str], told: str, tmp_path: Path, capsys: Capture
) -> None:
    assert told in refusal(["gallery", str(tmp_path / "x.png"), "--difficulty", "1", *words], capsys)


def test_a_level_is_known_by_its_code() -> None:
    assert load(f" {str(CODE).lower()} ") == parse_level(level_text(str(CODE)))
    with pytest.raises(MalformedText, match=r"no level '1A-0003C'; choose one of 1, 2, 3, 4, or a code"):
        level_text("1A-0003C")
