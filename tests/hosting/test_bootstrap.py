from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

from bot import bootstrap
from bot.bootstrap import CONSTRAINTS, ROOT, BootstrapError

EXTRAS = ("dev",)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A separate checkout with a fake virtual environment."""
    shutil.copy(CONSTRAINTS, tmp_path)
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(bootstrap, "CONSTRAINTS", tmp_path / CONSTRAINTS.name)
    python = bootstrap._python()
    python.parent.mkdir(parents=True)
    python.touch()
    return tmp_path


def pip_says(monkeypatch: pytest.MonkeyPatch, code: int = 0, errors: str = "") -> list[list[str]]:
    """Every command that would have run, with what it would have installed as its last word."""
    commands: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        commands.append([*command[:-1], Path(command[-1]).read_text(encoding="utf-8")])
        return subprocess.CompletedProcess(command, code, "", errors)

    monkeypatch.setattr(subprocess, "run", run)
    return commands


def other_version_of_idna(checkout: Path) -> None:
    lock = checkout / CONSTRAINTS.name
    lock.write_text(re.sub(r"(?m)^idna==\S+", "idna==0.1", lock.read_text(encoding="utf-8")))


def nothing_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", missing)


def test_this_interpreter_has_what_is_pinned() -> None:
    assert list(bootstrap.faults(EXTRAS)) == []


def test_another_version_is_a_fault(checkout: Path) -> None:
    other_version_of_idna(checkout)
    assert list(bootstrap.faults()) == [f"idna is {metadata.version('idna')}, not 0.1"]


def test_a_missing_package_is_a_fault_unless_only_some_systems_need_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    nothing_is_there(monkeypatch)
    missing = list(bootstrap.faults())
    assert "pillow is missing" in missing
    assert "audioop-lts is missing" not in missing


def test_an_interpreter_with_everything_is_kept(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = pip_says(monkeypatch)
    bootstrap.ensure(EXTRAS, ["bot", "test"])
    assert bootstrap.interpreter(EXTRAS) == Path(sys.executable)
    assert commands == []


def test_the_second_run_installs_nothing(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nothing_is_there(monkeypatch)
    commands = pip_says(monkeypatch)
    assert not bootstrap.is_stamped(())
    for _ in range(2):
        assert bootstrap.interpreter() == checkout / ".venv/bin/python"
    assert [command[-1] for command in commands] == [bootstrap.sections()[name] for name in ("build", "run")]
    assert all("--require-hashes" in command for command in commands)
    assert all("--no-build-isolation" in command for command in commands)


def test_the_environment_for_tests_serves_the_bot_too(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing_is_there(monkeypatch)
    pip_says(monkeypatch)
    bootstrap.interpreter()
    assert not bootstrap.is_stamped(EXTRAS)
    bootstrap.interpreter(EXTRAS)
    assert bootstrap.is_stamped(EXTRAS)
    assert bootstrap.is_stamped(())


def test_other_packages_make_the_stamp_worthless(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nothing_is_there(monkeypatch)
    pip_says(monkeypatch)
    bootstrap.interpreter()
    assert bootstrap.is_stamped(())
    other_version_of_idna(checkout)
    assert not bootstrap.is_stamped(())


def test_an_extra_is_installed_beside_what_the_bot_needs(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing_is_there(monkeypatch)
    commands = pip_says(monkeypatch)
    bootstrap.interpreter(["fast"])
    assert commands[-1][-1] == "".join(bootstrap.sections()[name] for name in ("run", "fast"))


def test_an_installation_that_failed_is_not_stamped(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nothing_is_there(monkeypatch)
    pip_says(monkeypatch)
    bootstrap.interpreter()
    pip_says(monkeypatch, code=1, errors="ERROR: out of luck\nmore")
    with pytest.raises(BootstrapError, match=r"^pip failed: ERROR: out of luck$"):
        bootstrap.interpreter(EXTRAS)
    assert not bootstrap.is_stamped(())


@pytest.mark.parametrize(
    ("errors", "advice"),
    [
        ("ERROR: Could not find a version that satisfies x (from versions: none)", "check the network"),
        ("/usr/bin/python3: No module named pip", "delete it and run the command again"),
        ("", "gave no reason"),
    ],
)
def test_a_failure_is_told_in_one_line(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, errors: str, advice: str
) -> None:
    nothing_is_there(monkeypatch)
    pip_says(monkeypatch, code=1, errors=errors)
    with pytest.raises(BootstrapError, match=advice) as error:
        bootstrap.interpreter()
    assert "\n" not in str(error.value)


def test_an_environment_that_cannot_be_written_is_told(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing_is_there(monkeypatch)
    commands = pip_says(monkeypatch)

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(BootstrapError, match="cannot write"):
        bootstrap.interpreter()
    assert commands == []


@pytest.mark.parametrize("refused", ["exists", "read_text"])
def test_an_environment_of_another_user_is_told(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, refused: str
) -> None:
    nothing_is_there(monkeypatch)
    pip_says(monkeypatch)
    bootstrap.interpreter()
    plain = getattr(Path, refused)

    def refuse(path: Path, *words: object, **options: object) -> object:
        if ".venv" in path.parts:
            raise PermissionError(13, "Permission denied")
        return plain(path, *words, **options)

    monkeypatch.setattr(Path, refused, refuse)
    with pytest.raises(BootstrapError, match=r"cannot use .*\.venv: Permission denied; make it readable"):
        bootstrap.ensure((), ["bot", "doctor"])


@pytest.mark.skipif(os.name == "nt", reason="Windows starts a second process instead")
def test_an_interpreter_that_cannot_be_run_is_told(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    nothing_is_there(monkeypatch)
    pip_says(monkeypatch)
    monkeypatch.setattr(os, "execv", refuse)
    with pytest.raises(BootstrapError, match=r"cannot use .*\.venv: Permission denied"):
        bootstrap.ensure((), ["bot", "doctor"])


def test_a_stamp_that_is_no_text_counts_for_nothing(checkout: Path) -> None:
    bootstrap._stamp_path().write_bytes(b"\xff\xfe")
    assert not bootstrap.is_stamped(())


def test_an_unknown_extra_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(["more"]) == 2
    assert (
        capsys.readouterr().err == "error: there is no extra 'more': choose from checks, dev, fast, supply\n"
    )


def test_an_older_python_is_told_before_anything_is_read() -> None:
    code = "import sys; sys.version_info = (3, 8, 18); import bot.bootstrap"
    done = subprocess.run(  # noqa: S603 (our own program)
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("error: Python 3.11 or newer is needed")
    assert done.stderr.count("\n") == 1


def test_a_python_without_ensurepip_is_told_what_to_install(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing_is_there(monkeypatch)
    bootstrap._python().unlink()
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(BootstrapError, match="apt install python3-venv"):
        bootstrap.interpreter()


@pytest.mark.skipif(os.name == "nt", reason="Windows starts a second process instead")
def test_the_command_goes_on_in_the_environment(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nothing_is_there(monkeypatch)
    pip_says(monkeypatch)
    started: list[list[str]] = []
    monkeypatch.setattr(os, "execv", lambda _, command: started.append(command))
    bootstrap.ensure((), ["bot", "doctor", "--offline"])
    assert started == [[str(checkout / ".venv/bin/python"), "-m", "bot", "doctor", "--offline"]]
