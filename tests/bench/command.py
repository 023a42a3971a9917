"""The form of every program here: a docstring, `main`, and `add_arguments` if it has options, as verbs of the bot
have them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module

from bot.__main__ import BAD_USE, Parser
from engine.game import MalformedText


def run(name: str, argv: Sequence[str] | None = None) -> int:
    """Run a program by its name, as `python -m tests.bench.NAME` does; return its exit code."""
    program = import_module(f"tests.bench.{name}")
    name = name.removesuffix(".__main__")
    parser = Parser(prog=f"python -m tests.bench.{name}", description=program.__doc__)
    if hasattr(program, "add_arguments"):
        program.add_arguments(parser)
    args = parser.parse_args(argv)
    try:
        return int(program.main(args))
    except (MalformedText, OSError) as error:
        # A TimeoutError of asyncio has no words.
        print(f"{name}: {str(error) or repr(error)}", file=sys.stderr)
        return BAD_USE
