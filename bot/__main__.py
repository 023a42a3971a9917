"""The command line: `python -m bot VERB`; each verb is a module with `add_arguments` and `main`."""

# Standard library only up to the bootstrap, and readable by older Pythons, so that it can refuse them.
from __future__ import annotations

import argparse
import difflib
import io
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import NoReturn

if not __package__:
    # Started as a file or folder, as editors and hosting panels do.
    os.chdir(Path(__file__).resolve().parent.parent)
    sys.path[0] = str(Path.cwd())

from bot import PROGRAM, __version__

VERBS = {
    "init": ("bot.hosting.init", "ask for the token, check it, write .env and start the bot"),
    "run": ("bot.hosting.run", "run the bot on Discord"),
    "play": ("bot.hosting.play", "the bot on a Discord of your own, in your browser: no account, no token"),
    "doctor": (
        "bot.hosting.doctor",
        "check token, permissions, database, fonts and clock; print the install link",
    ),
    "config": ("bot.hosting.config", "show every setting that is in force and where it came from"),
    "move-store": (
        "bot.hosting.move_store",
        "copy all games to another database, between SQLite and PostgreSQL or within them",
    ),
    "backup": ("bot.hosting.backup", "write all games to one file, while the bot runs"),
    "backups": ("bot.hosting.backup_folder", "list the backups in BACKUP_DIR, the newest first"),
    "restore": ("bot.hosting.restore", "put a backup in the place of the database"),
    "recompute": ("bot.hosting.recompute", "derive all ratings again from the results"),
    "export": ("tests.bench.export", "write finished games as records, which anybody can check"),
    "level": ("tests.bench.level", "make, check and show levels: level make, check or gallery"),
    "texts": ("tests.texts.verb", "check the translations, and put them in order"),
    "test": ("tests.run", "run the tests; what follows goes to pytest"),
}
EXTRAS = {"test": ("dev",)}
WITH_FURTHER_ARGUMENTS = ("test",)

FOR_DEVELOPERS = "tests."
"""What only a checkout has."""
BAD_USE = 2
INTERRUPTED = 130
PIPE_CLOSED = 141
"""The code with which a shell reports a program that SIGPIPE ended."""
MOST_SHOWN = 400
"""How many characters of argparse's complaint are shown; it repeats the wrong argument."""


class Parser(argparse.ArgumentParser):
    """Reports in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        brief = message if len(message) <= MOST_SHOWN else message[:MOST_SHOWN] + "…"
        line = " ".join(brief.split())
        self.exit(BAD_USE, f"{self.prog}: {line} (--help lists what there is)\n")


def installed() -> NoReturn:
    """Run as the command that an installed package brings."""
    sys.exit(main(sys.argv[1:]))


def main(argv: list[str]) -> int:
    """Run one verb and end quietly when it is interrupted or its output is closed; return the exit code."""
    _open_streams()
    try:
        try:
            return _main(argv)
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return PIPE_CLOSED
    except OSError as error:
        _discard_output()
        where = "" if error.filename is None else f"{error.filename}: "
        # A timeout is one too, and says nothing of itself.
        return _fail(f"{where}{error.strerror or str(error) or type(error).__name__}")


def _open_streams() -> None:
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by the parent process
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123 (until the end)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # Do not fail on a terminal that lacks our signs, or on a file name in another encoding.
            stream.reconfigure(errors="backslashreplace")


def _discard_output() -> None:
    """Discard what Python still writes at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)


def _main(argv: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 (older Pythons need this message)
        return _fail("Python 3.11 or newer is needed, this is " + sys.version.split()[0])
    verb = _verb(argv[:1])
    from bot import bootstrap  # noqa: PLC0415 (an older Python could not read it)

    try:
        bootstrap.ensure(EXTRAS.get(verb, ()), ["bot", *argv])
    except bootstrap.BootstrapError as error:
        return _fail(str(error))
    return _run(verb, argv[1:])


def _verb(argv: list[str]) -> str:
    verbs = _verbs()
    listing = "\n".join(f"  {verb:<14}{about}" for verb, (_, about) in verbs.items())
    parser = Parser(
        prog=PROGRAM,
        description=f"verbs:\n{listing}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=__version__)
    parser.add_argument("verb", metavar="VERB")
    verb = str(parser.parse_args(argv).verb)
    if verb not in verbs:
        near = difflib.get_close_matches(verb.lower(), verbs, 1)
        parser.error(f"there is no verb {verb!r}" + (f": did you mean {near[0]}?" if near else ""))
    return verb


def _verbs() -> dict[str, tuple[str, str]]:
    """Return the verbs that are installed."""
    is_checkout = (Path(__file__).parents[1] / "tests" / "bench").is_dir()
    return {verb: of for verb, of in VERBS.items() if is_checkout or not of[0].startswith(FOR_DEVELOPERS)}


def _run(verb: str, argv: list[str]) -> int:
    module, about = VERBS[verb]
    parser = Parser(prog=f"{PROGRAM} {verb}", description=about)
    handler = import_module(module)
    handler.add_arguments(parser)
    options, further = parser.parse_known_args(argv)
    if verb in WITH_FURTHER_ARGUMENTS:
        options.further = further
    elif further:
        parser.error(f"unrecognized arguments: {' '.join(further)}")
    from bot.settings import ExitCode, SettingsError  # noqa: PLC0415 (pydantic is installed only now)
    from bot.store.errors import StoreError  # noqa: PLC0415 (an older Python could not read it)
    from engine.game import MalformedText  # noqa: PLC0415 (an older Python could not read it)

    try:
        return int(handler.main(options))
    except SettingsError as error:
        return _fail(str(error), ExitCode.CONFIG)
    except StoreError as error:
        return _fail(str(error), ExitCode.STORE)
    except MalformedText as error:
        # `level` has an action too.
        print(
            " ".join(filter(None, (verb, getattr(options, "action", None)))) + f": {error}", file=sys.stderr
        )
        return BAD_USE


def _fail(reason: str, code: int = BAD_USE) -> int:
    print("error: " + reason, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
