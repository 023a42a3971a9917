"""`run` with a given limit of file descriptors."""

from __future__ import annotations

import argparse
import resource
import sys

from bot.hosting import run


def main() -> int:
    most = int(sys.argv[1])
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return run.main(argparse.Namespace(stop_with_input=True))


if __name__ == "__main__":
    sys.exit(main())
