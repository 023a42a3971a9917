"""How a verb ends when its output is not read, a stream is closed, the disk is full, or Ctrl-C is pressed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot import __main__ as command_line
from bot.__main__ import INTERRUPTED, PIPE_CLOSED, main
from bot.bootstrap import ROOT
from bot.games.brilliant.levels.files import LEVELS

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name == "nt", reason="Windows has other pipes and signals"),
]
MAKE = ["level", "make", "1A-0003B"]


@contextmanager
def interruptible() -> Iterator[None]:
    """What is started hears Ctrl-C, even if the tests run in the background, where it is ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def run(
    *words: str, stdout: int | None = subprocess.PIPE, closed: str = ""
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bot", *words]
    if closed:
        command = ["sh", "-c", f'exec "$@" {closed}', "sh", *command]
    return subprocess.run(  # noqa: S603 (our own program)
        command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--help"], PIPE_CLOSED),
        (["level", "make", "--difficulty", "1"], PIPE_CLOSED),
        (["level", "check", "assets/levels/1.toml", "--games", "2"], 1),  # Rich ends by itself
    ],
    ids=["help", "make", "check"],
)
def test_nobody_reads_on(words: list[str], code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # Where output is not buffered, argparse swallows the error itself.
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)
    read, write = os.pipe()
    os.close(read)
    done = run(*words, stdout=write)
    os.close(write)
    assert done.returncode == code
    assert [line for line in done.stderr.splitlines() if not line.startswith("games ")] == []


def test_a_full_disk_is_told_in_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        done = run("level", "make", "--difficulty", "1", stdout=full.fileno())
    assert (done.returncode, done.stderr) == (2, "error: No space left on device\n")


@pytest.mark.parametrize(("words", "closed"), [(["--version"], "<&-"), (["--help"], ">&-")])
def test_a_closed_stream_is_an_empty_one(words: list[str], closed: str) -> None:
    done = run(*words, closed=closed)
    assert (done.returncode, done.stderr) == (0, "")


def test_no_stream_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert main(["level", "make", "ruby"]) == 2
    with sys.stdin as given, sys.stdout, sys.stderr:
        assert given.read() == ""


def test_an_error_goes_nowhere_where_standard_error_is_closed() -> None:
    done = run("level", "make", "ruby", closed="2>&-")
    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.parametrize(
    ("raised", "code", "told"),
    [
        (KeyboardInterrupt(), INTERRUPTED, ""),
        (BrokenPipeError(32, "Broken pipe"), PIPE_CLOSED, ""),
        (PermissionError(13, "Permission denied", "out.txt"), 2, "error: out.txt: Permission denied\n"),
    ],
)
def test_what_interrupts_a_verb_is_no_traceback(
    raised: BaseException,
    code: int,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(_: object) -> int:
        raise raised

    monkeypatch.setattr("tests.bench.level.main", fail)
    monkeypatch.setattr(command_line, "_discard_output", lambda: None)
    assert main(MAKE) == code
    assert capsys.readouterr().err == told


def test_ctrl_c_ends_a_run_quietly(tmp_path: Path) -> None:
    level = tmp_path / "1.toml"
    os.mkfifo(level)
    words = [sys.executable, "-m", "bot", "level", "check", str(level), "--games", "100000"]
    with interruptible():
        running = subprocess.Popen(  # noqa: S603 (our own program)
            words,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
    with running:
        try:
            level.write_bytes((LEVELS / "1.toml").read_bytes())
            running.send_signal(signal.SIGINT)
            out, errors = running.communicate(timeout=60)
        finally:
            running.kill()
    assert running.returncode == INTERRUPTED
    assert "Traceback" not in out + errors


@pytest.mark.parametrize("word", ["x" * 100_000, "a\nb", "\udcff"])
def test_a_strange_argument_is_told_in_one_line(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["level", "make", "--seed", word])
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert len(error) < 600


def test_a_name_in_another_encoding_is_shown(tmp_path: Path) -> None:
    done = run("level", "make", "1A-0003B", "--out", f"{tmp_path}/\udcff")
    assert done.returncode == 0
    assert "\\udcff" in done.stdout
