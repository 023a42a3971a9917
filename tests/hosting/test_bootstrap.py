from __future__ import annotations

import importlib.util
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path
from typing import Any, BinaryIO, Self

import pytest

from bot import __version__, bootstrap
from bot.bootstrap import BUILD, CONSTRAINTS, ROOT, RUN, BootstrapError, Progress
from bot.store.process_lock import only_one

EXTRAS = ("dev",)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A separate checkout with a fake virtual environment."""
    shutil.copy(CONSTRAINTS, tmp_path)
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(bootstrap, "LOCK", tmp_path / ".venv.lock")
    monkeypatch.setattr(bootstrap, "CONSTRAINTS", tmp_path / CONSTRAINTS.name)
    python = bootstrap._python()
    python.parent.mkdir(parents=True)
    python.touch()
    install("pip-23.2")
    return tmp_path


def install(*names: str) -> None:
    for name in names:
        (bootstrap.VENV / f"lib/python3.11/site-packages/{name}.dist-info").mkdir(parents=True)


@dataclass
class Pip:
    """Ends at once with this code; every command that would have run, with what it would have installed last."""

    returncode: int = 0
    output: str = ""
    commands: list[list[str]] = field(default_factory=list)
    environments: list[dict[str, str]] = field(default_factory=list)

    def __call__(self, command: list[str], *, stdout: BinaryIO, env: dict[str, str], **_: object) -> Self:
        self.commands.append([*command[:-1], Path(command[-1]).read_text(encoding="utf-8")])
        self.environments.append(env)
        stdout.write(self.output.encode())
        stdout.flush()
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def poll(self) -> int:
        return self.returncode


@pytest.fixture
def pip(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Pip:
    """What installs in a checkout where nothing is installed yet."""
    nothing_is_there(monkeypatch)
    pip = Pip()
    monkeypatch.setattr(subprocess, "Popen", pip)
    return pip


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
    pip = Pip()
    monkeypatch.setattr(subprocess, "Popen", pip)
    bootstrap.ensure(EXTRAS, ["bot", "test"])
    assert bootstrap.interpreter(EXTRAS) == Path(sys.executable)
    assert pip.commands == []


def test_the_second_run_installs_nothing(pip: Pip, checkout: Path) -> None:
    assert not bootstrap.is_stamped(())
    for _ in range(2):
        assert bootstrap.interpreter() == checkout / ".venv/bin/python"
    assert [command[-1] for command in pip.commands] == [
        bootstrap.sections()[name] for name in ("build", "run")
    ]
    assert all("--require-hashes" in command for command in pip.commands)
    assert all("--no-build-isolation" in command for command in pip.commands)


def test_extras_in_turn_are_installed_once_each_and_the_bot_with_them(pip: Pip) -> None:
    for extra in ("checks", "dev", "checks", "dev"):
        bootstrap.interpreter([extra])
    assert len(pip.commands) == 2 * 2
    assert [bootstrap.is_stamped(one) for one in ([], ["checks", "dev"], ["fast"])] == [True, True, False]


def test_what_is_pinned_otherwise_since_is_installed_again_and_nothing_else(pip: Pip, checkout: Path) -> None:
    bootstrap.interpreter(["checks", "dev"])
    lock = checkout / CONSTRAINTS.name
    lock.write_text(re.sub(r"(?m)^pytest==\S+", "pytest==0.1", lock.read_text(encoding="utf-8")))
    assert [bootstrap.is_stamped([extra]) for extra in ("checks", "dev")] == [True, False]
    bootstrap.interpreter(["dev"])
    assert bootstrap.is_stamped(["checks", "dev"])


def test_an_extra_is_installed_beside_what_the_bot_needs(pip: Pip) -> None:
    bootstrap.interpreter(["fast"])
    assert pip.commands[-1][-1] == "".join(bootstrap.sections()[name] for name in ("run", "fast"))


def test_an_installation_that_failed_is_not_stamped(pip: Pip) -> None:
    bootstrap.interpreter()
    pip.returncode, pip.output = 1, "Collecting idna\nERROR: out of luck\nmore"
    with pytest.raises(BootstrapError, match=r"^pip failed: ERROR: out of luck$"):
        bootstrap.interpreter(EXTRAS)
    assert not bootstrap.is_stamped(())


@pytest.mark.parametrize(
    ("output", "advice"),
    [
        (
            "WARNING: connection broken by 'ProxyError()'\nERROR: x (from versions: none)",
            "packages cannot be downloaded: check the network connection and run",
        ),
        (
            "ERROR: Could not find a version that satisfies x (from versions: none)",
            f"a package cannot be downloaded: .*or use another Python than {sys.version_info.major}",
        ),
        ("/usr/bin/python3: No module named pip", "delete it and run the command again"),
        ("", "gave no reason"),
    ],
)
def test_a_failure_is_told_in_one_line(pip: Pip, output: str, advice: str) -> None:
    pip.returncode, pip.output = 1, output
    with pytest.raises(BootstrapError, match=advice) as error:
        bootstrap.interpreter()
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("owner", "refused", "count"),
    [
        (Path, "exists", 2),
        (Path, "read_text", 2),
        (Path, "unlink", 2),
        pytest.param(
            *(os, "execv", 4),
            marks=pytest.mark.skipif(os.name == "nt", reason="Windows starts a second process instead"),
        ),
    ],
)
def test_an_environment_of_another_user_is_told(
    pip: Pip, checkout: Path, monkeypatch: pytest.MonkeyPatch, *, owner: Any, refused: str, count: int
) -> None:
    bootstrap.interpreter()
    other_version_of_idna(checkout)
    plain = getattr(owner, refused)

    def refuse(path: Path | str, *words: object, **options: object) -> object:
        if ".venv" in Path(path).parts:
            raise PermissionError(13, "Permission denied")
        return plain(path, *words, **options)

    monkeypatch.setattr(owner, refused, refuse)
    with pytest.raises(BootstrapError, match=r"cannot use .*\.venv: Permission denied; make it and"):
        bootstrap.ensure((), ["bot", "doctor"])
    assert len(pip.commands) == count


def test_a_stamp_that_is_no_text_counts_for_nothing(checkout: Path) -> None:
    bootstrap._stamp_path().write_bytes(b"\xff\xfe")
    assert not bootstrap.is_stamped(())


def test_a_second_command_says_that_it_waits_and_installs_nothing_that_is_there(
    pip: Pip, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pauses: list[float] = []
    with ExitStack() as other:
        other.enter_context(only_one(bootstrap.LOCK))

        def sleep(seconds: float) -> None:
            pauses.append(seconds)
            if len(pauses) == 2:
                bootstrap._stamp_path().write_text("\n".join(bootstrap.stamps((BUILD, RUN))))
                other.close()

        monkeypatch.setattr("time.sleep", sleep)
        bootstrap.interpreter()
    assert len(pauses) == 2
    assert pip.commands == []
    assert capsys.readouterr().err == f"Waiting for process {os.getpid()}, which is filling .venv ...\n"


@pytest.mark.usefixtures("checkout")
def test_a_lock_of_a_command_that_has_ended_holds_nobody_up(request: pytest.FixtureRequest) -> None:
    hold = "import os, sys; from pathlib import Path; from bot.store.process_lock import *; only_one(Path(sys.argv[1])).__enter__(); os._exit(9)"
    done = subprocess.run([sys.executable, "-c", hold, str(bootstrap.LOCK)], cwd=ROOT, check=False)  # noqa: S603 (our own program)
    assert done.returncode == 9
    assert bootstrap.LOCK.exists()
    request.getfixturevalue("pip")
    bootstrap.interpreter()
    assert bootstrap.is_stamped(())


def test_what_was_installed_over_the_pins_is_put_right_from_inside(
    pip: Pip, monkeypatch: pytest.MonkeyPatch
) -> None:
    bootstrap.interpreter()
    monkeypatch.setattr(sys, "prefix", str(bootstrap.VENV))
    bootstrap.ensure((), ["bot", "doctor"])
    assert len(pip.commands) == 2 * 2


WANTED = {"idna": "3.20", "discord-py": "2.7.1", "colorama": "0.4.6", "yarl": "1.25.1"}
OUTPUT = """\
Looking in indexes: somewhere
Ignoring colorama: markers 'sys_platform == "win32"' don't match your environment
Requirement already satisfied: idna==3.20 in lib (from -r run.txt (line 1)) (3.20)
Collecting discord-py==2.7.1 (from -r run.txt (line 2))
  Downloading discord_py-2.7.1-py3-none-any.whl (1.2 MB)
"""


def test_what_pip_has_done_is_counted(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress(WANTED, started=100.0)
    progress.tell("", 100.0)
    install("idna-3.20", "discord.py-2.7.1", "yarl-1.0")
    progress.tell(OUTPUT, 100.0 + bootstrap.PAUSE)
    assert capsys.readouterr().err.splitlines() == [
        "0 of 4 packages found, 0 installed, 0 s",
        "2 of 3 packages found, 2 installed, 10 s",
    ]


def test_a_log_gets_a_line_now_and_then(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress(WANTED, started=0.0)
    for now in range(100):
        progress.tell("", float(now))
    progress.end()
    assert capsys.readouterr().err.count("\n") == 10


def test_a_terminal_has_one_line_which_is_always_new(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    progress = Progress(WANTED, started=0.0)
    for now in range(3):
        progress.tell("", float(now))
    progress.end()
    lines = [f"\r0 of 4 packages found, 0 installed, {now} s" for now in range(3)]
    assert capsys.readouterr().err == "".join(lines) + "\n"


def test_a_folder_that_cannot_be_written_is_told(
    pip: Pip, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "LOCK", checkout / "missing" / "lock")
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(BootstrapError, match=rf"cannot write .*\.venv: make {checkout} writable"):
        bootstrap.interpreter()


@pytest.mark.parametrize("missing", ["bin/python", "lib"])
def test_a_missing_or_unfinished_environment_is_announced_and_made(
    pip: Pip,
    checkout: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    missing: str,
) -> None:
    (bootstrap.VENV / missing).rename(checkout / "away")
    said: list[str] = []

    def create(_: object, folder: Path) -> None:
        said.append(capsys.readouterr().err)
        bootstrap._python().touch()

    monkeypatch.setattr("venv.EnvBuilder.create", create)
    bootstrap.interpreter(["dev"])
    assert said == ["Making .venv (once) ...\n"]
    first, second, *_ = capsys.readouterr().err.splitlines()
    assert first == "Installing packages for the bot, dev into .venv (once):"
    assert re.fullmatch(r"0 of \d+ packages found, 0 installed, \d+ s", second)


def test_a_path_in_which_python_makes_no_environment_is_told(
    pip: Pip, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / os.pathsep.join(("my", "bots"))
    folder.mkdir()
    monkeypatch.setattr(bootstrap, "ROOT", folder)
    monkeypatch.setattr(bootstrap, "VENV", folder / ".venv")
    monkeypatch.setattr(bootstrap, "LOCK", folder / ".venv.lock")
    with pytest.raises(BootstrapError, match=f"where the path has '{os.pathsep}': rename or move {folder}$"):
        bootstrap.interpreter()
    assert not bootstrap.VENV.exists()


def test_an_unknown_extra_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(["more"]) == 2
    told = "error: there is no extra 'more': choose from checks, dev, fast, mutation, supply\n"
    assert capsys.readouterr().err == told


def test_an_older_python_is_told_before_anything_is_read() -> None:
    code = "import sys; sys.version_info = (3, 8, 18); import bot.bootstrap"
    done = subprocess.run(  # noqa: S603 (our own program)
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("error: Python 3.11 or newer is needed")
    assert done.stderr.count("\n") == 1


def test_a_python_without_ensurepip_is_told_what_to_install(
    pip: Pip, monkeypatch: pytest.MonkeyPatch
) -> None:
    bootstrap._python().unlink()
    lacks(monkeypatch, "ensurepip")
    with pytest.raises(BootstrapError, match=r"apt install python3\.\d+-venv"):
        bootstrap.interpreter()


def lacks(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == module else find(name))


@pytest.mark.parametrize("module", ["_sqlite3", "_ssl", "_ctypes", "zlib"])
def test_a_python_that_was_built_without_a_library_is_told_which(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, module: str
) -> None:
    bootstrap._python().unlink()
    lacks(monkeypatch, module)
    for start in (bootstrap.interpreter, lambda: bootstrap.ensure((), ["bot", "run"])):
        with pytest.raises(BootstrapError, match=r"was built without \w+ \(\w+-dev\): install that"):
            start()
    assert not bootstrap._python().exists()


def test_a_sqlite_that_is_too_old_is_named(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    with pytest.raises(BootstrapError, match=r"SQLite 3\.35 or newer is needed, this Python has 3\.\d+"):
        bootstrap.interpreter()


@pytest.mark.parametrize("start", [("-m", "bot"), ("bot/__main__.py",), ("bot",), (str(ROOT / "bot"),)])
def test_it_may_be_started_as_a_file_or_folder(start: tuple[str, ...], tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603 (our own program)
        [sys.executable, *start, "--version"],
        cwd=tmp_path if Path(start[0]).is_absolute() else ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, __version__, "")


def test_pip_installs_into_the_environment_whatever_the_machine_says(
    pip: Pip, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT"):
        monkeypatch.setenv(name, "1")
    bootstrap.interpreter()
    assert pip.environments
    for env in pip.environments:
        assert env["PIP_USER"] == "0"
        assert not {"PIP_TARGET", "PIP_PREFIX", "PIP_ROOT"} & env.keys()


@pytest.mark.skipif(os.name == "nt", reason="Windows starts a second process instead")
def test_the_command_goes_on_in_the_environment(
    pip: Pip, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(os, "execv", lambda _, command: started.append(command))
    bootstrap.ensure((), ["bot", "doctor", "--offline"])
    assert started == [[str(checkout / ".venv/bin/python"), "-m", "bot", "doctor", "--offline"]]
