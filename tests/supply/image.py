"""Adds up the image's layers: `python -m tests.supply.image`.

It takes the steps of the Dockerfile that install packages in a copy of the files that Docker would get, so it needs the
package index and the program `strip`. Sizes are the bytes of the files, as Docker counts those of a layer.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bot.bootstrap import ROOT
from tests.bench.report import Figure, show_figures

MB = 1_000_000
MOST_MB = 200
LARGEST = 5
BASE_MB = 121
"""The base as measured from its parts: Debian trixie without documents (78), the packages that Python's image adds (3),
and Python 3.11 without tests and symbols, with pip and setuptools (40)."""

STEP = re.compile(r"^RUN ((?:.*\\\n)*.*)$", re.MULTILINE)
COPY = re.compile(r"^COPY (?!--)(.+) \S+$", re.MULTILINE)
SYSTEM = "apt-get"
"""Steps that install system packages are left out."""


def first_stage() -> str:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    return text.split("\nFROM ")[1]


def steps() -> Iterator[str]:
    """Yield the commands that fill the environment."""
    for command in STEP.findall(first_stage()):
        if not command.startswith(SYSTEM):
            yield command.replace("\\\n", " ").replace("$EXTRAS", "")


def build(folder: Path) -> Path:
    """Return the environment that the image would hold, made in this folder."""
    for path in " ".join(COPY.findall(first_stage())).split():
        source, target = ROOT / path, folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    # The interpreter of no environment: this one's may not lend its packages.
    base = Path(sys.base_prefix, "bin", f"python3.{sys.version_info.minor}")
    python = f'python() {{ {shlex.quote(str(base))} "$@"; }}; '
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))
    }
    for step in steps():
        subprocess.run(python + step, shell=True, cwd=folder, env=environment, check=True, stdout=sys.stderr)  # noqa: S602 (a step of the Dockerfile here, which docker gives to a shell too)
    return folder / ".venv"


def size(folder: Path) -> int:
    """Return the bytes of the files below a folder."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        environment = build(Path(folder))
        [packages] = environment.glob("lib/python3*/site-packages")
        largest = sorted(
            ((size(path), path.name) for path in packages.iterdir() if path.is_dir()), reverse=True
        )
        total = BASE_MB + size(environment) / MB
    return show_figures(
        "The image",
        [
            Figure("base, from its parts", BASE_MB, "MB"),
            Figure("environment", total - BASE_MB, "MB"),
            *(Figure(f"of which {name}", count / MB, "MB") for count, name in largest[:LARGEST]),
            Figure("in all", total, "MB", MOST_MB),
        ],
    )


if __name__ == "__main__":
    sys.exit(main())
