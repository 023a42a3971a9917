"""A language's texts as they stand in its files."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.pages.texts import LOCALES

GAP = re.compile(r"\{([^}]*)\}")
"""Stands in a wording for a value or another text, by its name."""
OTHER_NUMBER = 5
"""Stands for any number but those that a text names."""
PLURAL_FORMS = frozenset({"zero", "one", "two", "few", "many"})


@dataclass(frozen=True, slots=True)
class TextFault:
    """Something wrong in a language."""

    place: str
    says: str

    def __str__(self) -> str:
        return f"{self.place}: {self.says}"


@dataclass(frozen=True, slots=True)
class TextEntry:
    """A text or, with a dash in front of its key, a part of others."""

    place: str
    """Language, file, line and key, for a person to find it."""
    file: str
    key: str
    comment: str
    source: str
    """From its key to its end, as written."""
    start: int
    """Where its key begins in the file."""
    variables: frozenset[str]
    references: frozenset[str]
    """The other entries that it contains."""
    counted: frozenset[str]
    """The variables whose plural form chooses a variant."""
    variants: tuple[tuple[str, tuple[str | int, ...]], ...]
    """The other variables that choose, each with what it may be; another value stands for the rest."""
    wordings: tuple[str, ...]
    """What it may say; together they have each of its variants at least once."""


@dataclass(frozen=True)
class Texts:
    """All texts of a language."""

    name: str
    entries: tuple[TextEntry, ...]
    """In the order of their files."""
    comments: Mapping[str, tuple[str, ...]]
    """The comments of each file that belong to no entry: headings."""
    junk: tuple[TextFault, ...]
    """What Fluent cannot read."""

    @cached_property
    def by_key(self) -> Mapping[str, TextEntry]:
        return {entry.key: entry for entry in self.entries}

    @property
    def is_preview(self) -> bool:
        """Whether nobody who speaks the language has read it yet; then some texts may be missing."""
        entry = self.by_key.get("language-state")
        return entry is None or entry.wordings != ("read",)

    def of_file(self, name: str) -> list[TextEntry]:
        return [entry for entry in self.entries if entry.file == name]


@lru_cache
def read(name: str, folder: Path = LOCALES) -> Texts:
    """Read a language from its folder."""
    files = {path.name: path.read_text(encoding="utf-8") for path in sorted((folder / name).glob("*.ftl"))}
    bodies = {file: FluentParser().parse(source).body for file, source in files.items()}
    return Texts(
        name,
        tuple(
            _entry(name, file, files[file], node)
            for file, body in bodies.items()
            for node in body
            if isinstance(node, ftl.Message | ftl.Term)
        ),
        {
            file: tuple(str(node.content) for node in body if isinstance(node, ftl.BaseComment))
            for file, body in bodies.items()
        },
        tuple(
            _junk(name, file, files[file], node)
            for file, body in bodies.items()
            for node in body
            if isinstance(node, ftl.Junk)
        ),
    )


def _entry(language: str, file: str, source: str, node: ftl.Message | ftl.Term) -> TextEntry:
    key = f"-{node.id.name}" if isinstance(node, ftl.Term) else node.id.name
    # The span of the whole begins with its comment.
    start = _span(node.id).start - isinstance(node, ftl.Term)
    names = _Names()
    names.visit(node)
    return TextEntry(
        place=f"{language}/{file}:{_line(source, start)} {key}",
        file=file,
        key=key,
        comment=str(node.comment.content) if node.comment else "",
        source=source[start : _span(node).end],
        start=start,
        variables=frozenset(names.variables),
        references=frozenset(names.references),
        counted=frozenset(names.counted),
        variants=tuple((name, tuple(found)) for name, found in names.variants.items()),
        wordings=tuple(_wordings(node)),
    )


def _junk(language: str, file: str, source: str, node: ftl.Junk) -> TextFault:
    first = str(node.content).strip().partition("\n")[0]
    return TextFault(
        f"{language}/{file}:{_line(source, _span(node).start)}", f"Fluent cannot read this: {first}"
    )


def _span(node: ftl.SyntaxNode) -> ftl.Span:
    if node.span is None:
        raise ValueError("the parser keeps spans")
    return node.span


def _line(source: str, start: int) -> int:
    return source.count("\n", 0, start) + 1


class _Names(Visitor):
    """Collects the variables of an entry, what they choose, and what it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.counted: set[str] = set()
        self.variants: dict[str, dict[str | int, None]] = {}

    def visit(self, node: Any) -> None:
        match node:
            case ftl.VariableReference():
                self.variables.add(node.id.name)
            case ftl.MessageReference():
                self.references.add(node.id.name)
            case ftl.TermReference():
                self.references.add(f"-{node.id.name}")
            case ftl.SelectExpression():
                self._note_variants(node)
        super().visit(node)

    def _note_variants(self, node: ftl.SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        names = [key.name if isinstance(key, ftl.Identifier) else int(key.value) for key in keys]
        variable = _name(node.selector)
        if PLURAL_FORMS.isdisjoint(names[:-1]):
            number = OTHER_NUMBER if any(isinstance(name, int) for name in names) else f"‹{variable}›"
            known = [number if name == "other" else name for name in names]
            self.variants.setdefault(variable, {}).update(dict.fromkeys(known))
        else:
            self.counted.add(variable)


def _wordings(node: ftl.Message | ftl.Term) -> Iterator[str]:
    """Yield the first variants of all selects together, then the second ones, and so on."""
    if node.value is None:
        return
    for turn in range(_most_variants(node.value)):
        yield "".join(_written(node.value, turn))


def _most_variants(pattern: ftl.Pattern) -> int:
    most = 1
    for element in pattern.elements:
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            variants = element.expression.variants
            most = max(most, sum(_most_variants(variant.value) for variant in variants))
    return most


def _written(pattern: ftl.Pattern, turn: int) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            yield element.value
        elif isinstance(element.expression, ftl.SelectExpression):
            yield from _variant(element.expression, turn)
        elif isinstance(element.expression, ftl.StringLiteral):
            yield str(element.expression.parse()["value"])
        else:
            yield f"{{{_name(element.expression)}}}"


def _name(expression: ftl.InlineExpression | ftl.Placeable | ftl.SelectExpression) -> str:
    match expression:
        case ftl.VariableReference() | ftl.MessageReference():
            return expression.id.name
        case ftl.TermReference():
            return f"-{expression.id.name}"
        case ftl.FunctionReference():
            first = next(iter(expression.arguments.positional), None)
            return _name(first) if isinstance(first, ftl.VariableReference) else expression.id.name
    return ""


def _variant(select: ftl.SelectExpression, turn: int) -> Iterator[str]:
    """Yield what the select says at this turn; its last variant stays once all have had theirs."""
    for variant in select.variants:
        count = _most_variants(variant.value)
        if turn < count or variant is select.variants[-1]:
            yield from _written(variant.value, turn)
            return
        turn -= count
