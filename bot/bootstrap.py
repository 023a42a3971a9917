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
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCK = ROOT / ".venv.lock"
"""Beside the environment, which is emptied when it is made anew."""
CONSTRAINTS = ROOT / "constraints.txt"
RUN = "run"
BUILD = "build"

SECTION = re.compile(r"^# == (?P<name>\w+) ==\n", re.MULTILINE)
PIN = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^\s;]+)(?P<marker>\s*;)?", re.MULTILINE)
PIP_INSTALL = ("-m", "pip", "install", "--progress-bar", "off", "--no-input", "--require-hashes")
# Source packages are built with what `build` locks: an environment of pip's own would check no hashes.
WITH_OUR_BUILD_TOOLS = ("--no-build-isolation", "--use-pep517")
FOUND = "(from -r "
"""What pip writes behind every package that it has got to."""
LEFT_OUT = re.compile(r"^Ignoring ", re.MULTILINE)
"""What it writes of each that this system does not need."""
PARTS = {
    "_sqlite3": "SQLite (libsqlite3-dev)",
    "_ssl": "OpenSSL (libssl-dev)",
    "_ctypes": "libffi (libffi-dev)",
    "zlib": "zlib (zlib1g-dev)",
}
"""Modules that a Python built without a library lacks, and the libraries, with Debian's packages to build with."""
OLDEST_SQLITE = (3, 35)
"""The first that can drop a column."""
LIBRARIES = ("lib/python*", "Lib")
TICK = 0.2
PAUSE = 10.0
"""Seconds between two lines where there is no terminal, as in a log."""
NONE = "from versions: none"
"""What it writes where the index cannot be reached, and where it has no file for this Python."""
UNREACHABLE = ("connection broken by", "NewConnectionError", "ConnectTimeoutError", "Name or service")


class BootstrapError(Exception):
    """The packages cannot be installed; the message says in one line what to do."""


@dataclass(frozen=True, slots=True)
class Pin:
    version: str
    is_conditional: bool
    """Needed on some systems only."""


@dataclass(slots=True)
class Progress:
    """Says how far pip is: in one line that is rewritten on a terminal, and in a line now and then elsewhere."""

    wanted: Mapping[str, str]
    """The version of each package."""
    started: float
    due: float = 0
    """When the next line is due where there is no terminal."""

    def tell(self, output: str, now: float) -> None:
        """Say what pip's output and the environment show."""
        count = len(self.wanted) - len(LEFT_OUT.findall(output))
        installed = len(self.wanted.items() & _packages())
        line = f"{output.count(FOUND)} of {count} packages found, {installed} installed, {now - self.started:.0f} s"
        if sys.stderr.isatty():
            print(f"\r{line}", end="", file=sys.stderr, flush=True)
        elif now >= self.due:
            self.due = now + PAUSE
            _say(line)

    def end(self) -> None:
        if sys.stderr.isatty():
            _say("")


def sections() -> dict[str, str]:
    """Return what to install, with hashes: for the bot (`run`), to build source packages, and for each
    extra."""
    _, *parts = SECTION.split(CONSTRAINTS.read_text(encoding="utf-8"))
    return dict(zip(parts[::2], parts[1::2], strict=True))


def locked_requirements(extras: Sequence[str] = ()) -> str:
    """Return the requirements of the bot with these extras."""
    known = sections()
    offered = sorted(known.keys() - {RUN, BUILD})
    if unknown := sorted(set(extras) - set(offered)):
        raise BootstrapError(f"there is no extra {unknown[0]!r}: choose from {', '.join(offered)}")
    return "".join(known[name] for name in (RUN, *sorted(extras)))


def pins(extras: Sequence[str] = ()) -> dict[str, Pin]:
    """Return the packages to install, by canonical name."""
    found = PIN.finditer(locked_requirements(extras))
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
    _need_complete()
    if is_installed() or next(faults(extras), None) is None:
        return
    is_here = Path(sys.prefix) == VENV
    python = str(_prepared(extras, is_spoilt=is_here))
    if is_here:
        importlib.invalidate_caches()
        return
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
    _need_complete()
    if next(faults(extras), None) is None:
        return Path(sys.executable)
    return _prepared(extras)


def _need_complete() -> None:
    """Raise BootstrapError if this Python was built without something that the bot needs."""
    for module, library in PARTS.items():
        if importlib.util.find_spec(module) is None:
            raise BootstrapError(
                f"this Python was built without {library}: install that and build it again, or use another one"
            )
    import sqlite3  # noqa: PLC0415 (it may be missing)

    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        oldest = ".".join(map(str, OLDEST_SQLITE))
        raise BootstrapError(
            f"SQLite {oldest} or newer is needed, this Python has {sqlite3.sqlite_version}: use another one"
        )


def stamps(names: Iterable[str]) -> set[str]:
    """Return a text for each of these sections, which changes with what it installs."""
    known = sections()
    return {hashlib.sha256(known[name].encode()).hexdigest() for name in names}


def is_stamped(extras: Sequence[str]) -> bool:
    """Return whether `.venv` has what the bot and these extras need."""
    return _python().exists() and stamps((BUILD, RUN, *extras)) <= _read_stamps()


def _read_stamps() -> set[str]:
    path = _stamp_path()
    return set(path.read_text(errors="replace").split()) if path.exists() else set()


def _prepared(extras: Sequence[str], *, is_spoilt: bool = False) -> Path:
    """Fill `.venv` unless it is filled already, or somebody has spoilt it since; one process at a time."""
    from bot.store.process_lock import AlreadyRunning, only_one  # noqa: PLC0415 (SQLite may be missing)

    is_told = False
    try:
        while is_spoilt or not is_stamped(extras):
            try:
                with only_one(LOCK):
                    # Without pip, somebody stopped the command that made it.
                    if not _python().exists() or "pip" not in dict(_packages()):
                        _create()
                    _install(extras)
                    is_spoilt = False
            except AlreadyRunning as holder:
                if not is_told:
                    _say(f"Waiting for {holder}, which is filling {VENV.name} ...")
                is_told = True
                time.sleep(TICK)
    except OSError as error:
        raise BootstrapError(_unusable(error)) from error
    return _python()


def _unusable(error: OSError) -> str:
    """Say that the environment is unusable, for instance because another user made it."""
    if not os.access(ROOT, os.W_OK):
        return f"cannot write {VENV}: make {ROOT} writable"
    return (
        f"cannot use {VENV}: {error.strerror}; make it and {LOCK.name} beside it readable and writable "
        "for this user, or delete both"
    )


def _create() -> None:
    if os.pathsep in str(VENV):
        raise BootstrapError(
            f"Python makes no environment where the path has {os.pathsep!r}: rename or move {ROOT}"
        )
    if importlib.util.find_spec("ensurepip") is None:
        raise BootstrapError(
            "this Python cannot make environments: run `apt install python{}.{}-venv`".format(
                *sys.version_info
            )
        )
    _say(f"Making {VENV.name} (once) ...")
    try:
        venv.EnvBuilder(with_pip=True, clear=True, symlinks=os.name != "nt").create(VENV)
    except PermissionError:
        raise
    except (OSError, subprocess.CalledProcessError) as error:
        shutil.rmtree(VENV, ignore_errors=True)
        raise BootstrapError(f"cannot make {VENV}: {error}") from error
    except BaseException:
        # The next start would mistake half an environment for a whole one.
        shutil.rmtree(VENV, ignore_errors=True)
        raise


def _install(extras: Sequence[str]) -> None:
    # The build tools come first: source packages among the others need them.
    steps = (sections()[BUILD], locked_requirements(extras))
    # What other extras have brought stays.
    kept = _read_stamps() & stamps(sections())
    _stamp_path().unlink(missing_ok=True)
    _say(f"Installing packages for {', '.join(('the bot', *extras))} into {VENV.name} (once):")
    wanted = {pin["name"]: pin["version"] for pin in PIN.finditer("".join(steps))}
    progress = Progress(wanted, time.monotonic())
    with tempfile.TemporaryDirectory() as folder:
        try:
            for number, requirements in enumerate(steps):
                file = Path(folder, f"{number}.txt")
                file.write_text(requirements, encoding="utf-8")
                _pip(file, Path(folder, "log"), progress)
        finally:
            progress.end()
    _stamp_path().write_text("\n".join(sorted(kept | stamps((BUILD, RUN, *extras)))))
    _say(f"Installed in {time.monotonic() - progress.started:.0f} s.")


def _pip(requirements: Path, log: Path, progress: Progress) -> None:
    """Install these; raises BootstrapError, also for a file with another hash."""
    command = [str(_python()), *PIP_INSTALL, *WITH_OUR_BUILD_TOOLS, "-r", str(requirements)]
    environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_USER": "0"}
    # This machine may have pip install elsewhere.
    for name in ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT"):
        environment.pop(name, None)
    with (
        log.open("ab") as output,
        subprocess.Popen(command, env=environment, stdout=output, stderr=output) as pip,  # noqa: S603 (our own interpreter and files)
    ):
        try:
            while pip.poll() is None:
                progress.tell(log.read_text(errors="replace"), time.monotonic())
                time.sleep(TICK)
        except BaseException:
            # It would go on beside the next command, which the lock no longer keeps out.
            pip.kill()
            raise
    written = log.read_text(errors="replace")
    progress.tell(written, time.monotonic())
    if pip.returncode:
        raise BootstrapError(_reason(written))


def _packages() -> set[tuple[str, str]]:
    """Return the name and version of every package in `.venv`; pip writes this folder of a package last."""
    folders = [path for library in LIBRARIES for path in VENV.glob(f"{library}/site-packages/*.dist-info")]
    parts = [folder.stem.partition("-") for folder in folders]
    return {(re.sub(r"[-_.]+", "-", name).lower(), version) for name, _, version in parts}


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _reason(output: str) -> str:
    """Sum up pip's output in one line."""
    if "No module named pip" in output:
        return f"{VENV} is broken: delete it and run the command again"
    if any(sign in output for sign in UNREACHABLE):
        return "the packages cannot be downloaded: check the network connection and run the command again"
    if NONE in output:
        version = sys.version.split()[0]
        return f"a package cannot be downloaded: check the network connection, or use another Python than {version}"
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
