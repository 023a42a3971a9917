"""The documents are right: links lead somewhere, and named commands exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot.__main__ import VERBS
from bot.client import Bot
from bot.store.engines import store_on
from tests.paths import ROOT

DOCUMENTS = sorted(
    [
        *(ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "bot/local/README.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / ".github").glob("*.md"),
    ]
)
MOST_LINES = 80
"""The most lines of the README, so that a newcomer reads all of it."""
GONE = {"terminal"}
"""Removed verbs, which the changelog names."""
FILES = {"bot.db", "bot.db.lock", "bot.db.replaced", "bot.db.rescued"}
"""Files that look like modules."""


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def links(document: Path) -> Iterator[tuple[Path, str]]:
    """The file and the heading that each relative link leads to."""
    content = document.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"", content):
        link = "".join(target)
        if not re.match(r"[a-z]+:", link):
            file, _, heading = link.partition("#")
            yield (document.parent / file).resolve() if file else document, heading


def anchors(document: Path) -> set[str]:
    """The anchors that GitHub gives the headings."""
    headings = re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_links_lead_to_files_and_headings(document: Path) -> None:
    found = list(links(document))
    assert [named(file) for file, _ in found if not file.exists()] == []
    assert [(named(file), at) for file, at in found if at and at not in anchors(file)] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_named_commands_exist(document: Path) -> None:
    content = document.read_text(encoding="utf-8")
    verbs = set(re.findall(r"python3? -m bot ([a-z][\w-]*)", content))
    assert verbs - GONE <= set(VERBS)
    modules = set(re.findall(r"(?:-m |`)((?:bot|tests)\.\w[\w.]*)(?= |`|$)", content, re.MULTILINE))
    assert sorted(module for module in modules - FILES if find_spec(module) is None) == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_named_modules_exist(document: Path) -> None:
    """A module is named by its path below `bot/`, such as `turns.rounds`."""
    rooms = [path.name for path in (ROOT / "bot").iterdir() if path.is_dir()]
    content = document.read_text(encoding="utf-8")
    found = re.findall(rf"`((?:{'|'.join(rooms)})(?:\.[a-z_]+)+)`", content)
    assert [name for name in found if find_spec(f"bot.{name}") is None] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_named_tests_are_in_the_file_that_is_linked_before_them(document: Path) -> None:
    content = document.read_text(encoding="utf-8")
    file, missing = document, []
    # In a first column stand other names.
    for link, name in re.findall(r"\]\(([^)\s]+)\)|(?<!\| )`(test_\w+)`", content):
        if link:
            file = document.parent / link
        elif f"def {name}(" not in file.read_text(encoding="utf-8"):
            missing.append(f"{name} in {file.name}")
    assert missing == []


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_every_document_can_be_found_from_the_readme() -> None:
    reached, waiting = set[Path](), [ROOT / "README.md"]
    while waiting:
        document = waiting.pop()
        if document.suffix == ".md" and document not in reached:
            reached.add(document)
            waiting += [file for file, _ in links(document)]
    assert set(DOCUMENTS) <= reached


def test_every_command_is_on_the_page_of_its_readers(tmp_path: Path) -> None:
    host = discord.Object(7)
    tree = Bot(store_on(tmp_path / "bot.db"), host_guild=host.id).tree
    for name, guild, form in (
        ("playing", None, r"`/([a-z]+ [a-z]+|[a-z]+)`"),
        ("hosting", host, r"`/(host [a-z]+)`"),
    ):
        every = tree.walk_commands(guild=guild)
        own = {command.qualified_name for command in every if not isinstance(command, app_commands.Group)}
        page = (ROOT / f"docs/{name}.md").read_text(encoding="utf-8")
        assert set(re.findall(form, page)) == own
