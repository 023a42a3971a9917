"""Prints what the changelog says of a version: `python -m tests.supply.release_notes v1.2.3`.

It fails unless the tag is the version that the bot states, and the changelog has a section for it.
"""

from __future__ import annotations

import re
import sys

from bot import __version__
from bot.bootstrap import ROOT

SECTION = re.compile(r"^## \[(?P<version>[^\]]+)\].*$", re.MULTILINE)


class NotReady(Exception):
    """The version cannot be released; the message says why."""


def notes(tag: str, changelog: str, version: str = __version__) -> str:
    """Return the version's section without its heading; raises NotReady."""
    if tag != f"v{version}":
        raise NotReady(f"the tag is {tag}, but bot/__init__.py says {version}")
    sections = list(SECTION.finditer(changelog))
    for place, section in enumerate(sections):
        if section["version"] == version:
            end = sections[place + 1].start() if place + 1 < len(sections) else len(changelog)
            if text := changelog[section.end() : end].strip():
                return text
    raise NotReady(f"CHANGELOG.md says nothing about {version}")


def main(tag: str) -> int:
    try:
        print(notes(tag, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))
    except NotReady as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
