"""The bot as it runs, but it looks for no puzzles and reviews no games: that is no part of what a press costs."""

from __future__ import annotations

import argparse
import sys

from bot.features.puzzles.study import Study
from bot.hosting import run


def main() -> int:
    setattr(Study, "start", lambda _: None)  # noqa: B010 (a method is replaced on purpose)
    parser = argparse.ArgumentParser()
    run.add_arguments(parser)
    return run.main(parser.parse_args(["--stop-with-input"]))


if __name__ == "__main__":
    sys.exit(main())
