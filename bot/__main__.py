"""The command line: `python -m bot VERB`; each verb is a module with `add_arguments` and `main`."""

# Standard library only up to the bootstrap, and readable by older Pythons, so that it can refuse them.
from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import NoReturn

from bot import __version__

VERBS = {
    "run": ("bot.hosting.run", "run the bot on Discord"),
    "play": ("bot.hosting.play", "the bot on a Discord of your own, in your browser: no account, no token"),
    "doctor": (
        "bot.hosting.doctor",
        "check token, permissions, database, fonts and clock; print the install link",
    ),
    "level": ("bot.tools.level", "make, check and show levels: level make, check or gallery"),
    "simulate": ("bot.tools.simulate", "let computer players play whole games"),
    "strength": ("bot.tools.strength.verb", "measure how strong the computer players are"),
    "render": ("bot.tools.examples", "write example pictures"),
    "bench": ("bot.tools.bench", "measure drawing and the engine"),
    "test": ("bot.tools.test", "run the tests; what follows goes to pytest"),
}
EXTRAS = {"test": ("dev",)}
WITH_FURTHER_ARGUMENTS = ("test",)

BAD_USE = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_USE, f"{self.prog}: {message} (--help lists what there is)\n")


def main(argv: list[str]) -> int:
    """Run one verb; returns the exit code."""
    if sys.version_info < (3, 11):  # noqa: UP036 (whoever has less shall read why)
        return _fail("Python 3.11 or newer is needed, this is " + sys.version.split()[0])
    verb = _verb(argv[:1])
    from bot import bootstrap  # noqa: PLC0415 (an older Python could not read it)

    try:
        bootstrap.ensure(EXTRAS.get(verb, ()), ["bot", *argv])
    except bootstrap.BootstrapError as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return _run(verb, argv[1:])


def _verb(argv: list[str]) -> str:
    listing = "\n".join(f"  {verb:<10}{about}" for verb, (_, about) in VERBS.items())
    parser = Parser(
        prog="python -m bot",
        description=f"verbs:\n{listing}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=__version__)
    parser.add_argument("verb", choices=VERBS, metavar="VERB")
    return str(parser.parse_args(argv).verb)


def _run(verb: str, argv: list[str]) -> int:
    module, about = VERBS[verb]
    parser = Parser(prog=f"python -m bot {verb}", description=about)
    handler = import_module(module)
    handler.add_arguments(parser)
    options, further = parser.parse_known_args(argv)
    if verb in WITH_FURTHER_ARGUMENTS:
        options.further = further
    elif further:
        parser.error(f"unrecognized arguments: {' '.join(further)}")
    try:
        return int(handler.main(options))
    except KeyboardInterrupt:
        return INTERRUPTED


def _fail(reason: str) -> int:
    print("error: " + reason, file=sys.stderr)
    return BAD_USE


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
