"""`run` for campaigns: it looks at clocks and lagging messages more often, so that rest comes sooner."""

from __future__ import annotations

import argparse
import sys

from bot.hosting import run
from tests.process.crashing import hurry


def main() -> int:
    hurry()
    return run.main(argparse.Namespace(stop_with_input=True))


if __name__ == "__main__":
    sys.exit(main())
