"""The verb `review`: what it prints about a record, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.games.review import parse_review
from tests.bench.command import run
from tests.bench.simulated_games import simulated
from tests.third.fixture import third_game

__all__ = ["third_game"]


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run("review", words) == 0
    return capsys.readouterr().out


@pytest.mark.usefixtures("third_game")
def test_every_review_is_printed_as_text_or_as_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    games = simulated("third", ["random", "steady"], 3)
    file.write_text("".join(json.dumps(game) + "\n" for game in games), encoding="utf-8")
    told = printed(capsys, str(file), "--rounds")
    reviews = [parse_review(line) for line in printed(capsys, str(file), "--json").splitlines()]
    assert len(reviews) == len(games)
    for found in reviews:
        for number, (seat, name) in enumerate(zip(found.seats, ("random", "steady"), strict=True), 1):
            assert f"Seat {number}, {name}: {seat.end} points" in told
            terms = f"{seat.luck:+.1f} luck {0.0 - seat.loss:+.1f} decisions {seat.rest:+.1f} rest"
            assert f"{seat.start} start {terms}" in told
            assert seat.luckiest
            assert f" luckiest throw: round {seat.luckiest.round}," in told
            for one in seat.turning_points:
                assert f"round {one.round}: {one.move} lost {one.loss} ± {one.error}, a {one.grade}" in told
            for played in seat.rounds:
                assert f"{played.number:>3}: luck {played.luck:+.1f}" in told
    missed = [one for found in reviews for seat in found.seats for one in seat.turning_points]
    assert missed
    assert told.count("it is higher.") == len(missed), "each with the better move and its reason"


def test_a_damaged_record_is_refused_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text('{"format": 1}\n', encoding="utf-8")
    assert run("review", [str(file)]) == 2
    assert "games.jsonl, line 1" in capsys.readouterr().err
    assert run("review", [str(tmp_path / "none")]) == 2
