"""Finds or makes an interpreter that has the pinned packages; standard library only.

`python -m bot.bootstrap [EXTRA ...]` prints that interpreter's path.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (older Pythons need this message)
    sys.exit("error: Python 3.11 or newer is needed, this is " + sys.version.split()[0])

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import tempfile
import time
import venv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
CONSTRAINTS = ROOT / "constraints.txt"
RUN = "run"
BUILD = "build"

SECTION = re.compile(r"^# == (?P<name>\w+) ==\n", re.MULTILINE)
PIN = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^\s;]+)(?P<marker>\s*;)?", re.MULTILINE)
PIP_INSTALL = ("-m", "pip", "install", "--quiet", "--no-input", "--require-hashes")
# Source packages are built with what `build` locks: an environment of pip's own would check no hashes.
WITH_OUR_BUILD_TOOLS = ("--no-build-isolation", "--use-pep517")
UNREACHABLE = ("from versions: none", "NewConnectionError", "ConnectTimeoutError", "Name or service")


class BootstrapError(Exception):
    """The packages cannot be installed; the message says in one line what to do."""


@dataclass(frozen=True, slots=True)
class Pin:
    version: str
    is_conditional: bool
    """Needed on some systems only."""


def sections() -> dict[str, str]:
    """Return what to install, with hashes: for the bot (`run`), to build source packages, and for each
    extra."""
    _, *parts = SECTION.split(CONSTRAINTS.read_text(encoding="utf-8"))
    return dict(zip(parts[::2], parts[1::2], strict=True))


def locked(extras: Sequence[str] = ()) -> str:
    """Return the requirements of the bot with these extras."""
    known = sections()
    offered = sorted(known.keys() - {RUN, BUILD})
    if unknown := sorted(set(extras) - set(offered)):
        raise BootstrapError(f"there is no extra {unknown[0]!r}: choose from {', '.join(offered)}")
    return "".join(known[name] for name in (RUN, *sorted(extras)))


def pins(extras: Sequence[str] = ()) -> dict[str, Pin]:
    """Return the packages to install, by canonical name."""
    found = PIN.finditer(locked(extras))
    return {pin["name"]: Pin(pin["version"], is_conditional=pin["marker"] is not None) for pin in found}


def faults(extras: Sequence[str] = ()) -> Iterator[str]:
    """Yield what this interpreter lacks, one line each; nothing if every version is as pinned."""
    for name, pin in pins(extras).items():
        try:
            version = metadata.version(name)
        except metadata.PackageNotFoundError:
            if not pin.is_conditional:
                yield f"{name} is missing"
            continue
        if version != pin.version:
            yield f"{name} is {version}, not {pin.version}"


def ensure(extras: Sequence[str], command: Sequence[str]) -> None:
    """Return where the packages are at hand; else go on in `.venv` with `python -m COMMAND`."""
    if is_installed() or next(faults(extras), None) is None:
        return
    if Path(sys.prefix) == VENV:
        _install(extras)
        importlib.invalidate_caches()
        return
    python = str(_prepared(extras))
    arguments = [python, "-m", *command]
    try:
        if os.name == "nt":
            # Windows ends the terminal's hold on a process that replaces itself.
            sys.exit(subprocess.run(arguments, check=False).returncode)  # noqa: S603 (our own interpreter)
        os.execv(python, arguments)  # noqa: S606 (no shell is wanted)
    except OSError as error:
        raise BootstrapError(_unusable(error)) from error


def is_installed() -> bool:
    """Return whether the program was installed as a package, which brings what it needs."""
    return not CONSTRAINTS.exists()


def interpreter(extras: Sequence[str] = ()) -> Path:
    """Return the path of an interpreter with the pinned packages, made if there is none."""
    if next(faults(extras), None) is None:
        return Path(sys.executable)
    return _prepared(extras)


def stamp(extras: Sequence[str]) -> str:
    """Return a text that changes whenever something else would be installed."""
    return hashlib.sha256((sections()[BUILD] + locked(extras)).encode()).hexdigest()


def is_stamped(extras: Sequence[str]) -> bool:
    """Return whether `.venv` was filled with exactly these packages."""
    path = _stamp_path()
    return path.exists() and _python().exists() and stamp(extras) in path.read_text(errors="replace").split()


def _prepared(extras: Sequence[str]) -> Path:
    try:
        if not is_stamped(extras):
            if not _python().exists():
                _create()
            _install(extras)
    except OSError as error:
        raise BootstrapError(_unusable(error)) from error
    return _python()


def _unusable(error: OSError) -> str:
    """Say that the environment is unusable, for instance because another user made it."""
    return f"cannot use {VENV}: {error.strerror}; make it readable and writable for this user, or delete it"


def _create() -> None:
    if importlib.util.find_spec("ensurepip") is None:
        raise BootstrapError("this Python cannot make environments: run `apt install python3-venv`")
    try:
        venv.EnvBuilder(with_pip=True, clear=True, symlinks=os.name != "nt").create(VENV)
    except PermissionError as error:
        raise BootstrapError(f"cannot write {VENV}: make {ROOT} writable") from error
    except (OSError, subprocess.CalledProcessError) as error:
        shutil.rmtree(VENV, ignore_errors=True)
        raise BootstrapError(f"cannot make {VENV}: {error}") from error
    except BaseException:
        # The next start would mistake half an environment for a whole one.
        shutil.rmtree(VENV, ignore_errors=True)
        raise


def _install(extras: Sequence[str]) -> None:
    wanted = locked(extras)
    try:
        _stamp_path().unlink(missing_ok=True)
    except OSError as error:
        raise BootstrapError(f"cannot write {VENV}: {error.strerror}") from error
    started = time.monotonic()
    count = len(pins(extras))
    print(f"Installing {count} packages into {VENV.name} (once) ...", file=sys.stderr, flush=True)
    _pip(sections()[BUILD])
    _pip(wanted)
    _stamp_path().write_text("\n".join({stamp(()), stamp(extras)}))
    print(f"Installed in {time.monotonic() - started:.0f} s.", file=sys.stderr, flush=True)


def _pip(requirements: str) -> None:
    """Install these; raises BootstrapError, also for a file with another hash."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "requirements.txt")
        file.write_text(requirements, encoding="utf-8")
        command = [str(_python()), *PIP_INSTALL, *WITH_OUR_BUILD_TOOLS, "-r", str(file)]
        environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        done = subprocess.run(  # noqa: S603 (our own interpreter and files)
            command, env=environment, capture_output=True, text=True, errors="replace", check=False
        )
    if done.returncode:
        raise BootstrapError(_reason(done.stderr))


def _reason(output: str) -> str:
    """Sum up pip's output in one line."""
    if "No module named pip" in output:
        return f"{VENV} is broken: delete it and run the command again"
    if any(sign in output for sign in UNREACHABLE):
        return "the packages cannot be downloaded: check the network connection and run the command again"
    errors = [line for line in output.splitlines() if line.startswith("ERROR")] or output.splitlines()[-1:]
    return f"pip failed: {errors[0] if errors else 'it gave no reason'}"


def _python() -> Path:
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _stamp_path() -> Path:
    return VENV / "installed.stamp"


def main(extras: Sequence[str]) -> int:
    try:
        print(interpreter(extras))
    except BootstrapError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
