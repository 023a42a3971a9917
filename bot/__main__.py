"""The command line: `python -m bot VERB`; each verb is a module with `add_arguments` and `main`."""

import argparse
import sys
from importlib import import_module

VERBS = {
    "run": ("bot.run", "run the bot on Discord"),
    "play": ("bot.play", "play against computer players in this terminal"),
    "doctor": ("bot.doctor", "check token, permissions, database, fonts and clock; print the install link"),
    "level": ("bot.level_check", "check a level file: level check FILE"),
    "simulate": ("bot.simulate", "let computer players play whole games"),
    "render": ("bot.render.examples", "write example pictures"),
    "bench": ("bot.bench", "measure drawing and the engine"),
    "test": ("bot.test", "run the tests"),
}


def main(argv: list[str]) -> int:
    """Run one verb; returns the exit code."""
    listing = "\n".join(f"  {verb:<10}{about}" for verb, (_, about) in VERBS.items())
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description=f"verbs:\n{listing}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("verb", choices=VERBS, metavar="VERB")
    verb = parser.parse_args(argv[:1]).verb
    module, about = VERBS[verb]
    verb_parser = argparse.ArgumentParser(prog=f"python -m bot {verb}", description=about)
    handler = import_module(module)
    handler.add_arguments(verb_parser)
    code: int = handler.main(verb_parser.parse_args(argv[1:]))
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
