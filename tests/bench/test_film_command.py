"""The verb `film`: what it writes of a record, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image

from tests.bench.command import run
from tests.bench.simulated_games import simulated
from tests.third.fixture import third_game
from tests.third.rules import ROUNDS

__all__ = ["third_game"]


def frames(path: Path) -> int:
    with Image.open(path) as film:
        return int(getattr(film, "n_frames", 1))


@pytest.mark.usefixtures("third_game")
def test_each_record_becomes_a_film_of_all_or_some_rounds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = tmp_path / "games.jsonl", tmp_path / "out"
    games = simulated("third", ["random", "steady"], 2)
    file.write_text("".join(json.dumps(game) + "\n" for game in games), encoding="utf-8")
    assert run("film", [str(file), "--out", str(out)]) == 0
    names = {f"{game['dice']['game']}.gif" for game in games}
    assert {path.name for path in out.iterdir()} == names
    assert {frames(path) for path in out.iterdir()} == {ROUNDS + 1}
    capsys.readouterr()
    assert run("review", [str(file), "--json"]) == 0
    reviews = tmp_path / "reviews.jsonl"
    reviews.write_text(capsys.readouterr().out, encoding="utf-8")
    words = [str(file), "--out", str(out), "--review", str(reviews), "--first", "2", "--last", "2"]
    assert run("film", words) == 0
    assert {frames(path) for path in out.iterdir()} == {1}


@pytest.mark.usefixtures("third_game")
def test_what_fits_no_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, other = tmp_path / "games.jsonl", tmp_path / "other.jsonl"
    file.write_text(json.dumps(simulated("third", ["random"])[0]), encoding="utf-8")
    out = str(tmp_path / "out")
    assert run("film", [str(file), "--out", out, "--first", "9"]) == 2
    assert f"has rounds 1 to {ROUNDS}" in capsys.readouterr().err
    other.write_text('{"format":4,"game":"third","seats":[]}\n', encoding="utf-8")
    assert run("film", [str(file), "--out", out, "--review", str(other)]) == 2
    assert "not of game" in capsys.readouterr().err
