"""Every statement is a member of an enum, so that mypy finds a misspelt name."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from bot.store.batch import Sql, statement
from bot.store.dialects import FEATURES, SQL, files, texts
from bot.store.statements import CoreSql

NAME = re.compile(r"^-- name: (\w+)", re.MULTILINE)
FOLDERS = sorted({file.parent for file in files()})


def names(folder: Path) -> list[str]:
    """The statements in a folder, in the order of its files."""
    texts = (file.read_text(encoding="utf-8") for file in files() if file.parent == folder)
    return [name for text in texts for name in NAME.findall(text)]


def part(folder: Path) -> type[Sql]:
    """The enum that names the statements in a folder."""
    if folder == SQL:
        return CoreSql
    found = vars(import_module(f"bot.features.{folder.name}.statements")).values()
    [named] = {one for one in found if isinstance(one, type) and issubclass(one, Sql)} - {Sql}
    return named


@cache
def program() -> str:
    """All sources of the program."""
    return "\n".join(path.read_text(encoding="utf-8") for path in FEATURES.parent.rglob("*.py"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.name))
def test_an_enum_has_the_statements_of_its_folder(folder: Path) -> None:
    lines = "".join(f"    {name} = auto()\n" for name in names(folder))
    assert list(part(folder)) == names(folder), f"{part(folder).__name__} has to be:\n{lines}"


def test_no_statement_is_defined_twice() -> None:
    found = Counter(name for folder in FOLDERS for name in names(folder))
    assert {name for name, times in found.items() if times > 1} == set()
    assert found.keys() == texts().keys()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.name))
def test_every_statement_is_used(folder: Path) -> None:
    known = part(folder)
    used = set(re.findall(rf"\b{known.__name__}\.(\w+)", program()))
    assert known.__members__.keys() - used == set()


def test_strict_mypy_knows_every_statement() -> None:
    """mypy reports unneeded ignores: these, as soon as it accepts a misspelt name or a plain text as a
    statement."""
    with pytest.raises(AttributeError):
        statement(CoreSql.insert_persom, id=1)  # type: ignore[attr-defined]  # what is tested
    assert statement("insert_person", id=1)  # type: ignore[arg-type]  # what is tested
    assert texts()["insert_person"]  # type: ignore[index]  # what is tested
