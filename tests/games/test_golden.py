"""Every kind of picture looks as it did when a person last reviewed it."""

from pathlib import Path

import pytest
from PIL import Image

from tests.games.golden import BYTES, GOLDEN, PICTURES, is_alike, read, reduced, side_by_side


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_is_the_golden_one(name: str, tmp_path: Path) -> None:
    image, golden = reduced(PICTURES[name]()), read(GOLDEN / f"{name}.png")
    if not is_alike(image, golden):
        saved = tmp_path / f"{name}.png"
        side_by_side(image, golden).save(saved)
        pytest.fail(f"{name} differs: see {saved}; if it should, run python -m tests.games.make_golden")


def test_every_golden_picture_has_its_maker_and_is_small() -> None:
    files = list(GOLDEN.glob("*.png"))
    assert {file.stem for file in files} == PICTURES.keys()
    assert [file.name for file in files if file.stat().st_size > BYTES] == []


def test_a_single_number_more_is_a_difference() -> None:
    assert not is_alike(read(GOLDEN / "brilliant-sheet.png"), read(GOLDEN / "brilliant-sheet-pass.png"))


@pytest.mark.parametrize("way", [Image.Resampling.BILINEAR, Image.Resampling.LANCZOS])
def test_edges_that_are_smoothed_otherwise_are_none(way: Image.Resampling) -> None:
    name = "brilliant-table"
    assert is_alike(reduced(PICTURES[name](), way), read(GOLDEN / f"{name}.png"))
