"""Input files: any fault gives a one-line error and does no harm."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.__main__ import main
from bot.games.brilliant.levels.files import LEVELS
from bot.store.text_files import read_text
from engine.game import MalformedText, parse_header
from tests.bench.command import run
from tests.bench.level import read_level

GOOD = (LEVELS / "1.toml").read_text(encoding="utf-8")

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
def test_a_level_file_that_cannot_be_is_refused(
    kind: str, one_line: Callable[..., str], level: Callable[[bytes], str]
) -> None:
    content, reason = FILES[kind]
    file = level(content)
    error = one_line("level", "check", file)
    assert file in error
    assert reason in error


def test_a_level_that_cannot_be_played_is_not_drawn(
    level: Callable[[bytes], str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("render", ["--level", level(SEVEN)]) == 2
    assert "1.toml: there are 7 stars, not 6" in capsys.readouterr().err


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
    assert f"{file}: cannot be read: Permission denied" in one_line("level", "check", file)


def test_a_mark_and_line_ends_of_windows_are_no_fault(level: Callable[[bytes], str]) -> None:
    file = Path(level(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode()))
    assert read_level(file)[0] == GOOD


def read_file(content: bytes, path: Path, read: Callable[[Path], object]) -> None:
    path.write_bytes(content)
    try:
        read(path)
    except MalformedText as error:
        assert str(error).count("\n") == 0  # noqa: PT017 (any other error fails the test by itself)


READERS: dict[str, tuple[Callable[[Path], object], bytes]] = {
    "text": (read_text, b""),
    "level": (read_level, GOOD.encode()),
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
