"""Writes `constraints.txt`: the exact version and the hashes of every package, for every system.

`python -m tests.supply.pin` keeps the versions that are pinned and adds what `pyproject.toml` newly names;
`--upgrade` takes the newest of all packages, `--upgrade NAME ...` of these. It needs the extras `supply` and `checks`.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import tomllib
from importlib.util import find_spec
from pathlib import Path

from bot.bootstrap import CONSTRAINTS, PIN, ROOT, RUN, sections
from tests.supply import licences

PYPROJECT = ROOT / "pyproject.toml"
OLDEST = "3.11"
HEAD = "# Every package, with its exact version and hashes; `python -m tests.supply.pin` writes this file.\n"
UV = ("uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-annotate", "--no-header")


def named() -> dict[str, list[str]]:
    """The packages that `pyproject.toml` names: for the bot, and by extra."""
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]
    return {
        RUN: [line.partition("==")[0] for line in project["dependencies"]],
        **project["optional-dependencies"],
    }


def write_versions(versions: dict[str, str]) -> None:
    """Give each package that the bot names its pinned version, for those who install the wheel."""
    text = PYPROJECT.read_text(encoding="utf-8")
    for name in named()[RUN]:
        version = versions[re.sub(r"[-_.]+", "-", name).lower()]
        text = re.sub(rf'"{re.escape(name)}(==[^"]*)?"', f'"{name}=={version}"', text, count=1)
    PYPROJECT.write_text(text, encoding="utf-8")


def lock(name: str, folder: Path, earlier: list[Path], upgrade: list[str]) -> Path:
    """Write what the bot or an extra needs to a file; all agree on versions, and none repeats what the bot has.

    Versions that are pinned stay: they stand in the file already.
    """
    path = folder / f"{name}.txt"
    path.write_text(sections().get(name, ""), encoding="utf-8")
    wanted = folder / f"{name}.in"
    wanted.write_text("\n".join([*named()[RUN], *(named()[name] if name != RUN else [])]))
    words = [str(wanted), "--python-version", OLDEST, "--output-file", str(path), *upgrade]
    if name != RUN:
        words += [word for other in earlier for word in ("--constraint", str(other))]
        words += [word for pin in pinned(earlier[0].read_text()) for word in ("--no-emit-package", pin)]
    command = [sys.executable, "-m", *UV, *words]
    subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=True)  # noqa: S603 (our own interpreter)
    return path


def pinned(text: str) -> dict[str, str]:
    """The version of each package, by canonical name."""
    return {pin["name"]: pin["version"] for pin in PIN.finditer(text)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--upgrade", nargs="*", metavar="NAME", help="take the newest versions")
    asked = parser.parse_args().upgrade
    if find_spec("uv") is None:
        print("uv is missing: run `python3 -m bot.bootstrap dev supply`", file=sys.stderr)
        return 1
    upgrade = ["--upgrade"] if asked == [] else [f"--upgrade-package={name}" for name in asked or ()]
    with tempfile.TemporaryDirectory() as folder:
        done: list[Path] = []
        for name in named():
            done.append(lock(name, Path(folder), done, upgrade))
        write_versions(pinned(done[0].read_text()))
        CONSTRAINTS.write_text(HEAD + "".join(f"\n# == {path.stem} ==\n{path.read_text()}" for path in done))
    licences.write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
