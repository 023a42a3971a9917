from __future__ import annotations

import argparse
import os
import subprocess
import sys

import pytest

from bot import __main__ as command_line
from bot import __version__
from bot.__main__ import VERBS
from bot.bootstrap import ROOT
from tests.hosting.conftest import Command
from tests.run import CERTIFICATES, NO_BYTECODE, pytest_arguments, quick


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "the following arguments are required: VERB"),
        (["dance"], "there is no verb 'dance' (--help"),
        (["rnu"], "there is no verb 'rnu': did you mean run? (--help"),
        (["Play"], "there is no verb 'Play': did you mean play? (--help"),
        (["backup-now"], "there is no verb 'backup-now': did you mean backup? (--help"),
        (["moev-store"], "there is no verb 'moev-store': did you mean move-store? (--help"),
        (["start"], "there is no verb 'start' (--help"),
        (["doctor", "--sideways"], "unrecognized arguments: --sideways"),
    ],
)
def test_bad_use_is_told_in_one_line(bot: Command, words: list[str], complaint: str) -> None:
    done = bot(*words)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="Windows has no python3")
@pytest.mark.parametrize(
    ("started", "shown"),
    [
        ("/opt/roll-and-write/bin/roll-and-write", "roll-and-write"),
        ("/srv/bot/bot/__main__.py", "python3 -m bot"),
    ],
)
def test_advice_names_the_command_as_people_type_it(started: str, shown: str) -> None:
    program = f"import sys; sys.argv[0] = {started!r}; from bot import PROGRAM; print(PROGRAM)"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603 (fixed words)
    assert done.stdout.strip() == shown


def test_help_lists_every_verb(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        command_line.main(["--help"])
    shown = capsys.readouterr().out
    assert [verb for verb in VERBS if f"  {verb} " not in shown] == []


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        command_line.main(["--version"])
    assert capsys.readouterr().out.strip() == __version__


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (TimeoutError(), "TimeoutError"),
        (ConnectionResetError("closed by the other side"), "closed by the other side"),
        (OSError(28, "No space left on device"), "No space left on device"),
        (PermissionError(13, "Permission denied", "films"), "films: Permission denied"),
    ],
)
def test_an_error_of_the_system_is_told_even_if_it_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], error: OSError, told: str
) -> None:
    def failing(_: list[str]) -> int:
        raise error

    monkeypatch.setattr(command_line, "_main", failing)
    monkeypatch.setattr(command_line, "_discard_output", lambda: None)
    assert command_line.main(["render"]) == command_line.BAD_USE
    assert capfd.readouterr().err == f"error: {told}\n"


def test_an_older_python_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 13))
    assert command_line.main(["play"]) == 2
    assert "Python 3.11 or newer" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "passed"),
    [
        ([], ["-n", "3", "--dist", "worksteal"]),
        (["tests/cli"], ["-n", "3", "--dist", "worksteal", "tests/cli"]),
        (["-n0"], ["-n0"]),
        (["--numprocesses=4"], ["--numprocesses=4"]),
        (["--pdb"], ["--pdb"]),
        (["tests/a.py::b"], ["tests/a.py::b"]),
    ],
)
def test_pytest_runs_in_three_processes_unless_told_otherwise(given: list[str], passed: list[str]) -> None:
    assert pytest_arguments(given) == passed


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ({"A": "1"}, {"A": "1", CERTIFICATES: os.devnull}),
        ({NO_BYTECODE: "1"}, {CERTIFICATES: os.devnull}),
        ({NO_BYTECODE: "1", CERTIFICATES: "/own"}, {CERTIFICATES: "/own"}),
    ],
)
def test_no_process_of_a_test_compiles_everything_again_or_reads_certificates(
    given: dict[str, str], kept: dict[str, str]
) -> None:
    assert quick(given) == kept


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        pytest.param(["tests/nowhere"], "tests/nowhere", marks=pytest.mark.slow),
        (
            ["tests/hosting", "tests/test_nothing.py", "tests/engine", "b.py::c"],
            "tests/test_nothing.py, b.py::c",
        ),
    ],
)
def test_a_wrong_path_to_tests_is_named(process: Command, given: list[str], wrong: str) -> None:
    done = process("test", *given)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert done.stderr.strip() == f"ERROR: file or directory not found: {wrong}"


def test_what_follows_test_goes_to_pytest(monkeypatch: pytest.MonkeyPatch) -> None:
    def count(options: argparse.Namespace) -> int:
        return len(options.further)

    monkeypatch.setattr("tests.run.main", count)
    assert command_line.main(["test", "tests/cli", "-k", "x", "-vv"]) == 4


def test_the_readme_has_the_commands_in_the_order_of_their_use() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert (
        readme.index("bot play")
        < readme.index("bot init")
        < readme.index("bot run")
        < readme.index("bot test")
    )
