"""One changed function, and how it takes the place of the one that is imported."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff
from types import CodeType, FunctionType
from typing import Any

from tests.paths import ROOT

NESTED = ".<locals>"


@dataclass(frozen=True, slots=True)
class Mutant:
    path: str
    """Relative to the checkout."""
    name: str
    """The function that it changes, or `Class.method`."""
    before: str
    after: str
    """The function's source, without decorators."""

    def changes(self) -> list[str]:
        """Return the lines that differ, after a sign."""
        lines = unified_diff(self.before.splitlines(), self.after.splitlines(), n=0, lineterm="")
        return [line for line in lines if not line.startswith(("---", "+++", "@@"))]

    def take_place(self, found: FunctionType) -> None:
        """Change this function, which keeps the decorators that it has."""
        changed = self._function(dict(found.__globals__))
        name = found.__code__.co_qualname
        if NESTED not in name:
            found.__defaults__, found.__kwdefaults__ = changed.__defaults__, changed.__kwdefaults__
        # What a decorator has returned has the code of a function inside it.
        found.__code__ = next(code for code in _codes(changed.__code__) if code.co_qualname == name)

    def _function(self, names: dict[str, Any]) -> FunctionType:
        owner, _, name = self.name.rpartition(".")
        head = "from __future__ import annotations\n"
        tree = ast.parse(f"{head}class {owner}: ..." if owner else head + self.after)
        if isinstance(tree.body[1], ast.ClassDef):
            tree.body[1].body = ast.parse(self.after).body
        # To run a changed program is what a mutant is for: the code comes from a file of this repository, in which a tool has
        # changed one expression, and from nowhere else. Importing it would need the file on the disk to be changed.
        exec(compile(tree, str(ROOT / self.path), "exec"), names)  # noqa: S102 (our own source, see above)
        function = vars(names[owner])[name] if owner else names[name]
        assert isinstance(function, FunctionType)
        return function


def function_of(code: CodeType) -> tuple[str, str]:
    """Return the path and the name, as those of a mutant, of the function or method that code stands in."""
    return code.co_filename.removeprefix(f"{ROOT}/"), code.co_qualname.partition(NESTED)[0]


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes(inner)
