"""`level make` and `level gallery`: levels from a seed or a code, and a picture of many."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.games.brilliant.generator.codes import SEEDS, Code
from bot.games.brilliant.levels.files import level_text, load
from engine.brilliant.notation import parse_level
from engine.game import MalformedText

CODE = Code(1, 3)


def test_make_writes_the_level_of_a_difficulty_and_seed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["level", "make", "--difficulty", "1", "--seed", "3"]) == 0
    by_seed = capsys.readouterr().out
    assert main(["level", "make", str(CODE).lower()]) == 0
    assert capsys.readouterr().out == by_seed
    assert by_seed.startswith(f"# Level {CODE}")
    assert parse_level(by_seed) == load(str(CODE))


def test_make_takes_options_that_agree_with_the_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["level", "make", str(CODE), "--difficulty", "1", "--seed", "3"]) == 0
    assert capsys.readouterr().out.startswith(f"# Level {CODE}")


def test_what_make_writes_passes_the_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ruby.toml"
    assert main(["level", "make", str(CODE), "--out", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}  {CODE}  {load(str(CODE)).name}\n"
    assert path.read_bytes() == level_text(str(CODE)).encode()
    assert main(["level", "check", str(path), "--difficulty", "1", "--games", "40"]) == 0


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
def test_make_refuses_in_one_line(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["level", "make", *words]) == 2
    error = capsys.readouterr().err
    assert error.startswith(("level make: ", "error: /: "))
    assert told in error
    assert error.count("\n") == 1


def test_the_gallery_shows_every_level_of_its_seeds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "gallery.png"
    words = ["level", "gallery", str(path), "--difficulty", "2", "--columns", "2", "--width", "200"]
    assert main([*words, "--seeds", "1-3"]) == 0
    assert capsys.readouterr().out.startswith(f"{path}  3 levels, ")
    with Image.open(path) as picture:
        assert picture.width == 400
        shown = [
            picture.convert("RGB").crop((x, y, x + 200, y + picture.height // 2))
            for x, y in ((0, 0), (200, 0), (0, picture.height // 2), (200, picture.height // 2))
        ]
    colours = [len(part.getcolors(100_000) or ()) for part in shown]
    assert min(colours[:3]) > 20
    assert colours[3] == 1


def test_a_gallery_of_few_is_no_wider_than_they_are(tmp_path: Path) -> None:
    path = tmp_path / "one.png"
    assert (
        main(["level", "gallery", str(path), "--difficulty", "1", "--seeds", "3-3", "--theme", "light"]) == 0
    )
    with Image.open(path) as picture:
        assert picture.width == 420


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
    tmp_path: Path, words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["level", "gallery", str(tmp_path / "x.png"), "--difficulty", "1", *words]) == 2
    error = capsys.readouterr().err
    assert error.startswith("level gallery: ")
    assert told in error
    assert error.count("\n") == 1


def test_an_action_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["level"])
    assert "the following arguments are required: ACTION" in capsys.readouterr().err


def test_a_level_is_known_by_its_code() -> None:
    assert load(f" {str(CODE).lower()} ") == parse_level(level_text(str(CODE)))
    with pytest.raises(MalformedText, match=r"no level '1A-0003C'; choose one of 1, 2, 3, 4, or a code"):
        level_text("1A-0003C")
