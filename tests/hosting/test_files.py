"""Input files: any fault gives a one-line error and does no harm."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.__main__ import main
from bot.games.brilliant.levels.files import LEVELS, read_level
from bot.games.figures import Contest, Match, Outcome
from bot.store.text_files import read_text
from bot.tools.strength.outcomes import format_outcome, mend, parse_outcome, read_outcomes
from engine.game import MalformedText, parse_header

GOOD = (LEVELS / "1.toml").read_text(encoding="utf-8")
OUTCOME = format_outcome(Outcome(Match(Contest("brikks", "solo", "2", ("random",)), 1, 0), 20))
LINE = OUTCOME.encode() + b"\n"

FILES: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "lacks"),
    "binary": (b"\x89PNG\r\n\x1a\n\xff", "not UTF-8 text at byte 0"),
    "zero": (GOOD.encode() + b"\0", "it holds a zero byte"),
    "huge": (b"#" * 3_000_000, "is larger than 65,536 bytes"),
    "key-less": (GOOD.replace("bar = 33", "").encode(), "lacks 'bar'"),
    "table twice": (GOOD.encode() + GOOD[GOOD.index("[areas.A]") :].encode(), "not TOML: Cannot declare"),
    "NaN": (GOOD.replace("bar = 33", "bar = nan").encode(), "bar = nan is not of type int"),
    "long bar": (GOOD.replace("bar = 33", "bar = 3000000").encode(), "bar: 3000000 is not from 0 to 99"),
    "value": (
        GOOD.replace("[6, 4, 2]", f"[{'9' * 20}, 4, 2]", 1).encode(),
        "values: 99999999999999999999 is",
    ),
    "slot": (GOOD.replace("slot = 0", "slot = -3", 1).encode(), "areas.A.slot: -3 is not from 0 to 23"),
    "name": (GOOD.replace("Quartz", "Q" * 60_000).encode(), "has 60000 characters, at most 40"),
}
SEVEN = GOOD.replace('stars = ["C2"', 'stars = ["A1", "C2"').encode()


@pytest.fixture
def one_line(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """The one-line error of a verb."""

    def refuse(*words: str) -> str:
        assert main(list(words)) == 2
        error = capsys.readouterr().err
        assert error.count("\n") == 1
        return error

    return refuse


@pytest.fixture
def level(tmp_path: Path) -> Callable[[bytes], str]:
    def write(content: bytes) -> str:
        path = tmp_path / "1.toml"
        path.write_bytes(content)
        return str(path)

    return write


@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize(
    "verb",
    [["render", "--out", "{}", "--level"], ["bench", "--level"], ["level", "check"]],
    ids=lambda v: v[0],
)
def test_a_level_file_that_cannot_be_is_refused(
    kind: str,
    verb: list[str],
    tmp_path: Path,
    one_line: Callable[..., str],
    level: Callable[[bytes], str],
) -> None:
    content, reason = FILES[kind]
    file, out = level(content), tmp_path / "pictures"
    error = one_line(*(word.format(out) for word in verb), file)
    assert file in error
    assert reason in error
    assert not out.exists()


@pytest.mark.parametrize("verb", ["render", "bench"])
def test_a_level_that_cannot_be_played_is_not_drawn(
    verb: str, one_line: Callable[..., str], level: Callable[[bytes], str]
) -> None:
    assert "1.toml: there are 7 stars, not 6" in one_line(verb, "--level", level(SEVEN))


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("missing", "No such file"),
        (".", "Is a directory"),
        ("x" * 300, "File name too long"),
        ("/dev/zero", "is larger than"),
        ("two\nlines", "'two\\nlines': cannot be read"),
    ],
)
def test_a_file_that_cannot_be_read_is_named(path: str, reason: str, one_line: Callable[..., str]) -> None:
    assert reason in one_line("render", "--level", path)
    assert reason in one_line("level", "check", path)


def test_a_file_of_another_user_is_named(
    one_line: Callable[..., str], level: Callable[[bytes], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, *words: Any, **options: Any) -> Any:
        if str(path) == file:
            raise PermissionError(13, "Permission denied")
        return path_open(path, *words, **options)

    file = level(GOOD.encode())
    path_open: Any = Path.open
    monkeypatch.setattr(Path, "open", refuse)
    assert f"{file}: cannot be read: Permission denied" in one_line("render", "--level", file)


def test_pictures_need_a_directory(tmp_path: Path, one_line: Callable[..., str]) -> None:
    out = tmp_path / "pictures"
    out.write_text("mine")
    assert f"--out {out}: is not a directory" in one_line("render", "--out", str(out))
    assert out.read_text() == "mine"


def test_a_mark_and_line_ends_of_windows_are_no_fault(level: Callable[[bytes], str]) -> None:
    file = Path(level(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode()))
    assert read_level(file)[0] == GOOD


FOREIGN = {
    "text": b"My diary\nDear di",
    "no line": b"My diary",
    "brace": b"{",
    "outcome and text": LINE + b"Dear di",
    "binary": b"\x00\xff\n\x80",
    "header": b'{"game": "brikks", "seats": 2, "options": {}}',
    "text and half": b"My diary\n" + LINE[:40],
    "other object": LINE + b'{"game": "brikks", "mode": "solo", "level": "2", "players": ["random"]}',
}


@pytest.mark.parametrize("kind", FOREIGN)
def test_a_foreign_file_is_left_as_it_is(kind: str, tmp_path: Path, one_line: Callable[..., str]) -> None:
    file = tmp_path / "file"
    file.write_bytes(FOREIGN[kind])
    error = one_line("strength", "play", str(file), "--games", "1", "--levels", "1", "--players", "random")
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
        (LINE + LINE[:-1], LINE + LINE),
    ],
)
def test_only_the_end_of_a_file_of_outcomes_is_mended(content: bytes, mended: bytes, tmp_path: Path) -> None:
    file = tmp_path / "outcomes.jsonl"
    file.write_bytes(content)
    mend(file)
    assert file.read_bytes() == mended


def changed(**values: object) -> str:
    return json.dumps({**json.loads(OUTCOME), **values})


BAD_OUTCOMES: Mapping[str, str] = {
    changed(value=float("nan")): "not JSON: NaN is no number",
    changed(value=1.5, mode="duel", players=["random", "steady"]): "value 1.5 is no number from 0 to 1",
    changed(value="20"): "value '20' is no number from 0 to 999",
    changed(value=True): "value True is no number",
    OUTCOME.replace("20", "1e999"): "value inf is no number",
    changed(game="chess"): "game 'chess' is none of brilliant, brikks",
    changed(game=["brikks"]): "game ['brikks'] is none of",
    changed(mode="trio"): "mode 'trio' is none of solo",
    changed(level="9"): "level '9' is none of 1, 2, 3, 4",
    changed(level=2): "level 2 is none of",
    changed(players=["nobody"]): "players 'nobody' is none of random",
    changed(players="random"): "players 'random' are not those of a solo game",
    changed(players=["random", "random"]): "are not those of a solo game",
    changed(seed="one"): "seed 'one' is no whole number",
    changed(number=-1): "number -1 is no whole number from 0",
    changed(bound=0): "bound 0 is no whole number from 1",
    changed(width=0.5): "width 0.5 is no whole number",
    changed(compiled=None): "compiled None is neither true nor false",
    changed(points=7): "points 7 are not those of 1 players",
    changed(points=[7, 8]): "points [7, 8] are not those of 1 players",
    changed(points=[-1]): "points -1 is no whole number from 0 to 999",
    changed(more=1): "unknown key 'more'",
    OUTCOME.replace('"bound": null, ', ""): "bound is missing",
    OUTCOME.replace('{"game"', '{"seed": 1, "game"'): "key 'seed' stands twice",
    "[]": "not an object",
    "x" * 5000: f"'{'x' * 80}…' is no outcome",
}


@pytest.mark.parametrize("line", BAD_OUTCOMES, ids=BAD_OUTCOMES.values())
def test_a_line_that_is_no_outcome_names_its_key(
    line: str, tmp_path: Path, one_line: Callable[..., str]
) -> None:
    file = tmp_path / "outcomes.jsonl"
    file.write_text(f"{OUTCOME}\n{line}\n")
    error = one_line("strength", "report", str(file), "--out", str(tmp_path / "report.md"))
    assert f"{file}, line 2: " in error
    assert BAD_OUTCOMES[line] in error
    assert len(error) < len(str(file)) + 300


def test_binary_outcomes_are_refused(tmp_path: Path, one_line: Callable[..., str]) -> None:
    file = tmp_path / "outcomes.jsonl"
    file.write_bytes(b"\xff\xfe\x00\n")
    assert f"{file}, line 1: " in one_line("strength", "report", str(file))


def test_a_report_does_not_overwrite_the_outcomes(tmp_path: Path, one_line: Callable[..., str]) -> None:
    file = tmp_path / "outcomes.jsonl"
    file.write_bytes(LINE)
    assert "would overwrite the outcomes" in one_line("strength", "report", str(file), "--out", str(file))
    assert file.read_bytes() == LINE


@pytest.mark.slow
def test_players_that_score_nothing_make_no_ratio(tmp_path: Path) -> None:
    def lines() -> Iterator[str]:
        for name in ("naive", "master"):
            for number in range(3):
                contest = Contest("brilliant", "solo", "1", (name,))
                yield format_outcome(Outcome(Match(contest, 1, number), 0)) + "\n"

    file = tmp_path / "outcomes.jsonl"
    file.write_text("".join(lines()))
    assert main(["strength", "report", str(file), "--out", str(tmp_path / "report.md")]) == 0


def read_file(content: bytes, path: Path, read: Callable[[Path], object]) -> None:
    path.write_bytes(content)
    try:
        read(path)
    except MalformedText as error:
        assert str(error).count("\n") == 0  # noqa: PT017 (any other error fails the test by itself)


READERS: dict[str, tuple[Callable[[Path], object], bytes]] = {
    "text": (read_text, b""),
    "level": (read_level, GOOD.encode()),
    "outcomes": (lambda path: read_outcomes([path]), LINE),
    "mended": (mend, LINE),
    "outcome": (lambda path: parse_outcome(path.read_bytes().decode("utf-8", "replace")), LINE),
    "header": (lambda path: parse_header(path.read_bytes().decode("utf-8", "replace")), b'{"game": "x"}'),
}


@pytest.mark.parametrize("kind", READERS)
@given(content=st.binary(max_size=200), at=st.integers(0, 2000), is_damaged=st.booleans())
def test_readers_raise_nothing_but_malformed_text(
    tmp_path_factory: pytest.TempPathFactory, kind: str, content: bytes, at: int, *, is_damaged: bool
) -> None:
    read, valid = READERS[kind]
    path = tmp_path_factory.getbasetemp() / "any"
    read_file(valid[:at] + content + valid[at + 5 :] if is_damaged else content, path, read)
