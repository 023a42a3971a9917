"""Run the bot as usual, but without searching for puzzles or reviewing games, which are no part of a press's
cost."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

from bot.features.spare_time import SpareTime
from bot.hosting import run


def main() -> int:
    setattr(SpareTime, "start", lambda _: None)  # noqa: B010 (a method is replaced on purpose)
    parser = argparse.ArgumentParser()
    run.add_arguments(parser)
    return run.main(parser.parse_args(["--stop-with-input"]))


def measure(figures: Callable[[], object]) -> int:
    """Run it, then write its figures to the file that the command names."""
    code = main()
    Path(sys.argv[1]).write_text(json.dumps(figures()), encoding="utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main())
