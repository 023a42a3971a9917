"""All statements of the program, for tests."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import MISSING, fields
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from bot.store.statements import Sql
from tests.paths import ROOT

MAKING = {"sql", "insert", "upsert", "update", "count_results"}
"""The functions that make a statement."""


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the program by its name."""
    paths = sorted((ROOT / "bot").rglob("*.py"))
    return {name_of(path): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def is_statement(node: ast.AST) -> bool:
    """Whether a part of a module makes a statement."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKING


def constants(tree: ast.Module) -> Iterator[str]:
    """The names of the statements in a module."""
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(name)], value=value) if is_statement(value):
                yield name


def misfits(query: Sql[Any], columns: Iterable[str]) -> set[str]:
    """The columns that the class of a statement's rows does not have, and its fields without a column."""
    if query.kind is tuple:
        return set()
    needed = {one.name for one in fields(query.kind) if one.default is one.default_factory is MISSING}
    return (needed - set(columns)) | (set(columns) - {one.name for one in fields(query.kind)})


@cache
def statements() -> dict[str, Sql[Any]]:
    """Every statement by its module and name."""
    return {
        f"{module}.{name}": getattr(import_module(module), name)
        for module, tree in modules().items()
        for name in constants(tree)
    }
