"""The programs that documents ask readers to run: what they write, and what they refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image

from bot.games.review import parse_review
from tests.bench.command import run
from tests.bench.simulated_games import simulated
from tests.checkers import check
from tests.third.fixture import third_game
from tests.third.rules import ROUNDS

__all__ = ["third_game"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("brilliant", ["--strength", "naive,random"]),
        ("brikks", ["--strength", "steady,random"]),
        ("brikks", ["--strength", "random", "--level", "4,1"]),
        ("brikks", ["--strength", "random", "--variant", "duel"]),
    ],
)
def test_simulate_writes_one_record_a_line_and_the_same_for_a_seed(
    tmp_path: Path, game: str, options: list[str]
) -> None:
    words = ["--game", game, "--players", "2", *options]
    files = [tmp_path / f"{number}.jsonl" for number in range(3)]
    for file, seed, games in zip(files, ("7", "7", "8"), ("3", "1", "1"), strict=True):
        assert run("simulate", [*words, "--seed", seed, "--games", games, "--json", str(file)]) == 0
    first, again, other = [file.read_text(encoding="utf-8").splitlines() for file in files]
    assert len(first) == 3
    assert first[:1] == again != other
    for line in first:
        check(line)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--players", "7"], "--players 7: choose 1 to 6"),
        (["--level", "ruby"], "there is no level 'ruby'; choose one of 1, 2, 3, 4"),
        (["--strength", "clever"], "--strength 'clever': choose from"),
        (["--strength", "naive,random"], "--strength names 2 players for 4 seats"),
        (["--variant", "duel"], "--variant: brilliant has no such option"),
        (["--game", "brikks", "--variant", "duel", "--strength", "random,random,random"], "for 2 seats"),
        (["--game", "brikks", "--variant", "trio"], "variant 'trio' is none of base, duel"),
    ],
)
def test_wrong_words_get_one_line(
    words: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("simulate", [*words, "--json", str(tmp_path / "games.jsonl")]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1


@pytest.fixture
def records(third_game: None, tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    games = simulated("third", ["random", "steady"], 3)
    file.write_text("".join(json.dumps(game) + "\n" for game in games), encoding="utf-8")
    return file


def test_every_review_is_printed_as_text_or_as_json(
    records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = []
    for option in ("--rounds", "--json"):
        assert run("review", [str(records), option]) == 0
        printed.append(capsys.readouterr().out)
    told, reviews = printed[0], [parse_review(line) for line in printed[1].splitlines()]
    assert len(reviews) == 3
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


def test_each_record_becomes_a_film_of_all_or_some_rounds(
    records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, reviews = tmp_path / "out", tmp_path / "reviews.jsonl"
    ids = {json.loads(line)["dice"]["game"] for line in records.read_text(encoding="utf-8").splitlines()}
    assert run("review", [str(records), "--json"]) == 0
    reviews.write_text(capsys.readouterr().out, encoding="utf-8")
    some = ["--review", str(reviews), "--first", "2", "--last", "2"]
    for words, length in (([], ROUNDS + 1), (some, 1)):
        assert run("film", [str(records), "--out", str(out), *words]) == 0
        assert {path.stem for path in out.iterdir()} == ids
        for path in out.iterdir():
            with Image.open(path) as film:
                assert getattr(film, "n_frames", 1) == length


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["film", "games.jsonl", "--first", "9"], f"has rounds 1 to {ROUNDS}"),
        (["film", "games.jsonl", "--review", "other.jsonl"], "not of game"),
        (["review", "other.jsonl"], "other.jsonl, line 1"),
        (["review", "none"], "No such file"),
    ],
)
def test_what_fits_no_game_is_refused(
    words: list[str],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("other.jsonl").write_text('{"format":4,"game":"third","seats":[]}\n', encoding="utf-8")
    assert run(words[0], words[1:]) == 2
    assert told in capsys.readouterr().err
