"""`python -m tests.recorded.changes`: show what people see otherwise than at a commit, in the recorded games.

Every line that has changed is shown once, with the number of places where it did. With `--accept`, the hashes are written
anew. `python -m tests.recorded.changes --show g00012 --locale de` prints all that is seen of one game.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path

from tests.paths import ROOT
from tests.recorded.hashes import READ, marks_of, read_hashes, write_hashes
from tests.recorded.recording import FILE, read
from tests.recorded.trace import trace

SHOWN = 60
"""The most different changes that are printed."""


def different() -> Iterator[tuple[str, str]]:
    """Yield the games and languages whose hashes have changed."""
    known = read_hashes()
    for recording, marks in marks_of(read()):
        for locale, mark in zip(READ, marks, strict=True):
            if mark != known[recording.name][locale]:
                yield recording.name, locale


def traces_of(checkout: Path, chosen: list[tuple[str, str]]) -> dict[tuple[str, str], list[str]]:
    """Return what another checkout shows of the recorded games as they are here."""
    found = {}
    for name, locale in chosen:
        command = [
            sys.executable,
            "-m",
            "tests.recorded.changes",
            "--show",
            name,
            "--locale",
            locale,
            "--file",
            str(FILE),
        ]
        shown = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=True)  # noqa: S603 (our own program)
        found[name, locale] = shown.stdout.splitlines()
    return found


def compared(commit: str, games: int) -> Counter[str]:
    """Count the lines that are no longer seen, or are new, in games that have changed."""
    lines: Counter[str] = Counter()
    chosen = list(different())
    print(f"{len(chosen)} traces differ; comparing {min(games, len(chosen))} of them with {commit}")
    by_name = {recording.name: recording for recording in read()}
    with tempfile.TemporaryDirectory() as folder:
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--detach", "--quiet", folder, commit], check=True)  # noqa: S603 (our own program)
        try:
            before = traces_of(Path(folder), chosen[:games])
        finally:
            subprocess.run([*git, "remove", "--force", folder], check=True)  # noqa: S603 (our own program)
    for (name, locale), old in before.items():
        new = trace(by_name[name], locale).lines
        for line in unified_diff(old, new, lineterm="", n=0):
            if line[0] in "+-" and line[:3] not in ("+++", "---"):
                lines[f"{locale} {line}"] += 1
    return lines


def main() -> None:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument(
        "commit", nargs="?", default="HEAD", help="the commit to compare with (default: HEAD)"
    )
    arguments.add_argument("--games", type=int, default=20, help="the most games to compare (default: 20)")
    arguments.add_argument("--accept", action="store_true", help="write the hashes anew")
    arguments.add_argument("--show", metavar="GAME", help="print what is seen of this game")
    arguments.add_argument("--locale", default=READ[0], help="the language for --show (default: en)")
    arguments.add_argument("--file", type=Path, default=FILE, help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.show:
        recording = next(one for one in read(given.file) if one.name == given.show)
        print(trace(recording, given.locale).text, end="")
    elif given.accept:
        write_hashes(read())
    else:
        for line, times in compared(given.commit, given.games).most_common(SHOWN):
            print(f"{times:5} {line}")


if __name__ == "__main__":
    main()
