"""What is installed is pinned with its hashes, and everything that is pinned is listed."""

from __future__ import annotations

import re
from collections import Counter
from importlib import metadata

import pytest

from bot.bootstrap import BUILD, PIN, RUN, sections
from tests.supply import licences, pin

ENTRY = re.compile(r"[\w.-]+==[^\s;]+( ; [^\\]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+\n")
FOR_AN_EXTRA = re.compile(r";.*\bextra\s*==")
NAME = re.compile(r"[\w.-]+")


def canonical(requirement: str) -> str:
    """The package's name as indexes spell it: `discord-py` for `discord.py>=2`."""
    name = NAME.match(requirement)
    return re.sub(r"[-_.]+", "-", name[0] if name else requirement).lower()


def lock(name: str) -> str:
    return sections()[name]


def test_the_bot_and_every_extra_have_a_lock() -> None:
    assert sections().keys() == pin.named().keys()


@pytest.mark.parametrize("name", pin.named())
def test_every_entry_is_one_exact_version_with_hashes_and_nothing_else(name: str) -> None:
    text = lock(name)
    entries = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))
    assert ENTRY.sub("", entries).strip() == ""
    assert Counter(found["name"] for found in PIN.finditer(text)).most_common(1)[0][1] == 1


@pytest.mark.parametrize("name", pin.named())
def test_every_package_of_the_project_is_pinned(name: str) -> None:
    pinned = {**pin.pinned(lock(RUN)), **pin.pinned(lock(name))}
    assert {canonical(wanted) for wanted in pin.named()[name]} <= pinned.keys()


@pytest.mark.parametrize("name", [RUN, "dev"])
def test_every_package_that_comes_along_is_pinned(name: str) -> None:
    pinned = {**pin.pinned(lock(RUN)), **pin.pinned(lock(name))}
    installed = {name for name, _ in dict(licences.installed())}
    needed = {
        canonical(line)
        for package in pinned.keys() & installed
        for line in metadata.requires(package) or ()
        if ";" not in line
    }
    assert needed <= pinned.keys()


def test_the_locks_agree_and_repeat_nothing_that_the_bot_has() -> None:
    versions: dict[str, set[str]] = {}
    for name in pin.named():
        for package, version in pin.pinned(lock(name)).items():
            versions.setdefault(package, set()).add(version)
    assert {package: found for package, found in versions.items() if len(found) > 1} == {}
    for name in pin.named().keys() - {RUN}:
        assert not pin.pinned(lock(RUN)).keys() & pin.pinned(lock(name)).keys()


def test_the_image_installs_no_build_tools_and_no_tests() -> None:
    assert not pin.pinned(lock(RUN)).keys() & {"setuptools", "pytest", "uv", "pip"}
    assert pin.pinned(lock(BUILD)).keys() == {"setuptools"}


def test_the_list_of_licences_is_current() -> None:
    rows = list(licences.ROW.finditer(licences.DOCUMENT.read_text(encoding="utf-8")))
    listed = {(row["name"], row["version"]): row for row in rows if row["name"] != "package"}
    wanted = licences.purposes()
    assert list(listed) == list(wanted)
    assert "not stated" not in {row["licence"] for row in rows}
    assert {package: row["purposes"].split(", ") for package, row in listed.items()} == wanted
    installed = dict(licences.installed())
    known = wanted.keys() & installed.keys()
    assert len(known) > len(pin.pinned(lock(RUN)))
    assert {package: listed[package]["licence"] for package in known} == {
        package: installed[package] for package in known
    }
