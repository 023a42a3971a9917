"""Every statement stands once, as a constant beside its use, which gives it what it takes."""

from __future__ import annotations

import ast
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from importlib import import_module
from pathlib import Path

import pytest

from bot.store.database import Transaction
from bot.store.dialects import SQLITE, numbered
from bot.store.people import INSERT_PERSON
from bot.store.schema import prepare
from bot.store.statements import Sql, statement
from bot.turns.limits import BLOCKS, Block
from tests.paths import ROOT
from tests.statements import MAKING, is_statement, misfits, modules, statements

ASKING = {"rows", "row", "value", "run", "statement", "guard"}
"""The functions that take a statement and its values."""


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """The calls of those functions, each with the name of its statement."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(name) | ast.Attribute(attr=name), args=[ast.Name(asked), *_]):
                if name in ASKING:
                    yield asked, node


def wrong_values(query: Sql[object], call: ast.Call) -> set[str]:
    """The parameters that a call leaves out, unless it adds a mapping, and those that there are not."""
    takes = set(numbered(query.texts[SQLITE])[1])
    given = {one.arg for one in call.keywords}
    named = {name for name in given if name is not None}
    return named - takes | (set() if None in given else takes - named)


def test_every_statement_is_a_constant_of_a_module() -> None:
    trees = [tree for module, tree in modules().items() if module != Sql.__module__]
    parts = [part for tree in trees for part in tree.body if getattr(part, "name", "") not in MAKING]
    made = sum(is_statement(node) for part in parts for node in ast.walk(part))
    assert made == len(statements()) > 300


def test_no_statement_stands_twice() -> None:
    found = Counter((query.kind, query.texts[SQLITE]) for query in statements().values())
    assert [text for text, times in found.items() if times > 1] == []


def test_every_statement_is_used() -> None:
    program = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "bot").rglob("*.py"))
    words = Counter(re.findall(r"\w+", program))
    assert [name for name in statements() if words[name.rpartition(".")[2]] < 2] == []


@pytest.mark.parametrize("module", [name for name, tree in modules().items() if list(calls(tree))])
def test_every_call_gives_its_statement_what_it_takes(module: str) -> None:
    known = vars(import_module(module))
    found = [(asked, call) for asked, call in calls(modules()[module]) if isinstance(known.get(asked), Sql)]
    wrong = [(asked, call.lineno, wrong_values(known[asked], call)) for asked, call in found]
    assert [(asked, line, names) for asked, line, names in wrong if names] == []


def test_rows_have_what_their_class_needs(tmp_path: Path) -> None:
    prepare(tmp_path / "db")
    with closing(sqlite3.connect(tmp_path / "db")) as connection:
        for name, query in statements().items():
            if query.kind is not tuple:
                sql = query.texts[SQLITE]
                found = connection.execute(sql, dict.fromkeys(numbered(sql)[1], 0))
                assert misfits(query, (column for column, *_ in found.description)) == set(), name


def test_a_row_that_does_not_fit_its_class_is_found() -> None:
    assert misfits(BLOCKS, ["kind", "id", "reason", "weather"]) == {"since", "weather"}


def test_a_call_that_gives_something_else_is_found() -> None:
    asked = {"tx.row(Q, id=1)", "tx.row(Q, user=1)", "tx.row(Q, id=1, user=1)", "tx.row(Q, **values)"}
    found = {text: wrong_values(INSERT_PERSON, call) for text in asked for _, call in calls(ast.parse(text))}
    assert {text: names for text, names in found.items() if names} == {
        "tx.row(Q, user=1)": {"id", "user"},
        "tx.row(Q, id=1, user=1)": {"user"},
    }


def test_strict_mypy_knows_every_statement_and_its_rows() -> None:
    """mypy reports unneeded ignores: these, as soon as it accepts a plain text as a statement, or takes its rows
    for something else."""

    async def ask(tx: Transaction) -> None:
        block: Block | None = await tx.row(BLOCKS)
        assert block
        number: int | None = await tx.row(BLOCKS)  # type: ignore[arg-type]  # its rows are blocks
        assert number
        await tx.value(BLOCKS)  # type: ignore[arg-type]  # a block is no single value

    assert callable(ask)
    assert statement(INSERT_PERSON, id=1)
    assert statement("insert_person", id=1)  # type: ignore[arg-type]  # what is tested
