"""Outcomes of contests on disk: what is no outcome is told, and a foreign file stays as it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bench.command import run
from tests.bench.strength.figures import Contest, Match, Outcome
from tests.bench.strength.outcomes import format_outcome, mend

OUTCOME = format_outcome(Outcome(Match(Contest("brikks", "solo", "2", ("random",)), 1, 0), 20))
LINE = OUTCOME.encode() + b"\n"

FOREIGN = {
    "text": b"My diary\nDear di",
    "no line": b"My diary",
    "outcome and text": LINE + b"Dear di",
    "header": b'{"game": "brikks", "seats": 2, "options": {}}',
    "other object": LINE + b'{"game": "brikks", "mode": "solo", "level": "2", "players": ["random"]}',
}


@pytest.mark.parametrize("kind", FOREIGN)
def test_a_foreign_file_is_left_as_it_is(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_bytes(FOREIGN[kind])
    words = ["play", str(file), "--games", "1", "--levels", "1", "--players", "random"]
    assert run("strength.__main__", words) == 2
    error = capsys.readouterr().err
    assert f"{file}, line " in error
    assert "is no outcome" in error
    assert file.read_bytes() == FOREIGN[kind]


@pytest.mark.parametrize(
    ("content", "mended"),
    [
        (b"", b""),
        (LINE, LINE),
        (LINE + LINE[:1], LINE),
        (LINE + LINE[:70], LINE),
        (LINE[:70], b""),
        (LINE + LINE[:-1], LINE),
    ],
)
def test_only_the_end_of_a_file_of_outcomes_is_mended(content: bytes, mended: bytes, tmp_path: Path) -> None:
    file = tmp_path / "outcomes.jsonl"
    file.write_bytes(content)
    mend(file)
    assert file.read_bytes() == mended


@pytest.mark.slow
def test_players_that_score_nothing_make_no_ratio(tmp_path: Path) -> None:
    def lines() -> Iterator[str]:
        for name in ("naive", "master"):
            for number in range(3):
                contest = Contest("brilliant", "solo", "1", (name,))
                yield format_outcome(Outcome(Match(contest, 1, number), 0)) + "\n"

    file = tmp_path / "outcomes.jsonl"
    file.write_text("".join(lines()))
    assert run("strength.__main__", ["report", str(file), "--out", str(tmp_path / "report.md")]) == 0
