"""Makes the files of a release: `python -m tests.supply.release_files FOLDER`.

They are the wheel, the list of what it needs (CycloneDX), and their checksums. A commit always gives the same bytes: nothing
but what was committed goes in, and every time in them is that of the commit. It needs the extra `supply`.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

from bot.bootstrap import ROOT, RUN, sections
from tests.supply.pin import PYPROJECT

SBOM = "roll-and-write.cdx.json"
"""The bill of materials; its tools expect this ending."""
SBOM_WORDS = ("-m", "cyclonedx_py", "requirements", "--output-reproducible", "--pyproject")
WHEEL = ("-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index")


def git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True).stdout  # noqa: S603, S607 (words of this file; git is where its user has it)


def python(words: Iterable[str], epoch: str, given: bytes = b"") -> bytes:
    """Return what a module of Python prints, for which it is this time (s UTC)."""
    command, environment = [sys.executable, *words], {**os.environ, "SOURCE_DATE_EPOCH": epoch}
    # A wheel keeps the permissions of its files.
    done = subprocess.run(  # noqa: S603 (this interpreter, and the two modules named above)
        command, input=given, env=environment, umask=0o022, check=True, stdout=subprocess.PIPE
    )
    return done.stdout


def build_wheel(source: Path, target: Path, epoch: str) -> Path:
    """Return the wheel of a copy of the sources, whose files all get this time (s UTC)."""
    python((*WHEEL, "-w", str(target), str(source)), epoch)
    [wheel] = target.glob("*.whl")
    return wheel


def build_sbom(epoch: str) -> bytes:
    """Return what the bot runs on: each package with its version and its hashes, as `constraints.txt` has them."""
    return python((*SBOM_WORDS, str(PYPROJECT), "-"), epoch, sections()[RUN].encode())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    target = parser.parse_args().folder
    if find_spec("cyclonedx_py") is None:
        print("cyclonedx-bom is missing: run `python3 -m bot.bootstrap build supply`", file=sys.stderr)
        return 1
    target.mkdir(parents=True, exist_ok=True)
    epoch = git("log", "-1", "--format=%ct").decode().strip()
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(git("archive", "HEAD"))) as packed:
            packed.extractall(folder, filter="data")
        build_wheel(Path(folder), target, epoch)
    (target / SBOM).write_bytes(build_sbom(epoch))
    sums = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in sorted(target.iterdir())
    ]
    (target / "SHA256SUMS").write_text("\n".join(sums) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
