"""The verb `review`: what it prints about a record, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.games.review import parse_review
from tests.tools.simulated_games import simulated


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record of the end of BRIKKS: nobody survives random moves for long."""
    path = tmp_path / "games.jsonl"
    (game,) = simulated("brikks", ["random"], seed=3)
    path.write_text(json.dumps(game) + "\n", encoding="utf-8")
    return path


def test_a_review_is_printed_as_text_and_as_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", "--rounds", str(file)]) == 0
    told = capsys.readouterr().out
    assert main(["review", "--json", str(file)]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    (seat,) = parse_review(line).seats
    assert f"Seat 1, random: {seat.points} points" in told
    assert f"{seat.start} start {seat.luck:+.1f} luck {-seat.loss:+.1f} decisions {seat.rest:+.1f} rest" in told
    assert len(seat.turning_points) == 3
    for one in seat.turning_points:
        assert f"round {one.round}: {one.move} lost {one.loss} ± {one.error}, a {one.mark}" in told
    assert told.count("💡") == 3, "each with the better move and the reason for it"
    assert seat.luckiest
    assert f"luckiest throw: round {seat.luckiest.round}," in told
    for played in seat.rounds:
        assert f"{played.number:>3}: luck {played.luck:+.1f}" in told


def test_a_damaged_record_is_refused_with_its_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text('{"format": 1}\n', encoding="utf-8")
    assert main(["review", str(file)]) == 2
    assert "games.jsonl, line 1" in capsys.readouterr().err
    assert main(["review", str(file.with_name("none"))]) == 2
