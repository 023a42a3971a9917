"""Where things are."""

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DATA = ROOT / "tests" / "data"


def program(name: str) -> str | None:
    """Return the path of a program that the interpreter's environment has, or else this machine; None without it."""
    places = (str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath), "/usr/sbin")
    return shutil.which(name, path=os.pathsep.join(places))
