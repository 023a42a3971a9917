"""Writes `requirements/`: the exact version and the hashes of every package, for every system.

`python -m tests.supply.pin` keeps the versions that are pinned and adds what `pyproject.toml` newly names;
`--upgrade` takes the newest of all packages, `--upgrade NAME ...` of these. It needs the extra `supply`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

from bot.bootstrap import LOCKS, PIN, ROOT, RUN
from tests.supply import licences

PYPROJECT = ROOT / "pyproject.toml"
OLDEST = "3.11"
UV = ("uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-annotate")


def named() -> dict[str, list[str]]:
    """The packages that `pyproject.toml` names: for the bot, and by extra."""
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]
    return {RUN: project["dependencies"], **project["optional-dependencies"]}


def lock(name: str, earlier: list[Path], upgrade: list[str]) -> Path:
    """Write the lock of the bot or an extra; all agree on versions, and none repeats what the bot has."""
    path = LOCKS / f"{name}.txt"
    words = [str(PYPROJECT), "--python-version", OLDEST, "--output-file", str(path), *upgrade]
    if name != RUN:
        words += ["--extra", name]
        words += [word for other in earlier for word in ("--constraint", str(other))]
        words += [word for pin in pinned(earlier[0]) for word in ("--no-emit-package", pin)]
    environment = {**os.environ, "UV_CUSTOM_COMPILE_COMMAND": "python -m tests.supply.pin"}
    command = [sys.executable, "-m", *UV, *words]
    subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, check=True)  # noqa: S603 (our own interpreter)
    return path


def pinned(path: Path) -> dict[str, str]:
    """The version of each package in a lock, by canonical name."""
    return {pin["name"]: pin["version"] for pin in PIN.finditer(path.read_text(encoding="utf-8"))}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--upgrade", nargs="*", metavar="NAME", help="take the newest versions")
    asked = parser.parse_args().upgrade
    if find_spec("uv") is None:
        print("uv is missing: run `python3 -m bot.bootstrap dev supply`", file=sys.stderr)
        return 1
    upgrade = ["--upgrade"] if asked == [] else [f"--upgrade-package={name}" for name in asked or ()]
    done: list[Path] = []
    for name in named():
        done.append(lock(name, done, upgrade))
    licences.write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
