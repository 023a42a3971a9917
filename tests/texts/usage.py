"""Where the program uses texts, read from its source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from bot.bootstrap import ROOT
from tests.texts.files import TextFault, Texts

SOURCES = ("bot", "engine")
PAGE = ROOT / "bot" / "door" / "activity" / "page"
QUOTED = re.compile(r"\"([a-z-]+)\"")
CONTROLS = re.compile(r"_?(\w+_)?(button|link|select|choice|option)")
"""The names of functions that make controls: their arguments, and what is called `label`, are labels."""
BUTTONS = re.compile(r"_?(\w+_)?(button|link)")
SPOKEN = re.compile(r"[^\W\d_]|[.,:;!?()]")
"""Letters, and the signs of a sentence; a line break or a dot between two texts is none."""
LABEL = re.compile(r"label|placeholder")


@lru_cache
def calls() -> tuple[tuple[str, str, ast.Call], ...]:
    """Return every call of a named function, or of what asks a reader's language for a text, with the name and where it
    stands."""
    found = []
    for place, node in _nodes():
        match node:
            case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr="say" as name)):
                found.append((name, place, node))
    return tuple(found)


def literals(node: ast.expr) -> Iterator[str]:
    """Yield the literal texts that an argument may be."""
    match node:
        case ast.Constant(value=str(value)):
            yield value
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*literals(body), *literals(orelse))


def unused(english: Texts) -> Iterator[TextFault]:
    """Yield the English texts that neither the program nor another text names."""
    known = {entry.key for entry in english.entries if not entry.key.startswith("-")}
    used = set(_constants())
    used |= {name for entry in english.entries for name in entry.references}
    patterns = [_made(node) for _, node in _nodes() if isinstance(node, ast.JoinedStr)]
    # A constant that ends in a hyphen is the beginning of keys.
    patterns += [re.escape(one) + ".+" for one in _constants() if re.fullmatch(r"[a-z]+(-[a-z]+)*-", one)]
    # The choices of an option are named after it.
    patterns += [
        re.escape(name) + "-.+"
        for word, _, call in calls()
        if word == "choices"
        for name in literals(call.args[0])
    ]
    made = re.compile("|".join(one for one in patterns if re.match(r"[a-z]{3}", one)))
    for entry in english.entries:
        if entry.key in known - used and not made.fullmatch(entry.key) and not _is_of_page(entry.key):
            yield TextFault(entry.place, "is not used")


def _is_of_page(key: str) -> bool:
    """Return whether the page of the Activity says this text: it gets all with a certain beginning, without that."""
    beginnings = (each for each in _constants() if each.endswith("-") and key.startswith(each))
    return any(key.removeprefix(each) in _constants() | _page_constants() for each in beginnings)


@lru_cache
def _page_constants() -> frozenset[str]:
    scripts = (path.read_text(encoding="utf-8") for path in PAGE.glob("*.js"))
    return frozenset(word for script in scripts for word in QUOTED.findall(script))


def joined() -> Iterator[TextFault]:
    """Yield where the program adds letters or punctuation to a text: only the text knows how its language goes on."""
    for place, node in _nodes():
        parts: Sequence[ast.expr] = ()
        if isinstance(node, ast.JoinedStr):
            parts = node.values
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            parts = (node.left, node.right)
        if any(map(_has_text, parts)):
            added = "".join(
                one.value for one in parts if isinstance(one, ast.Constant) and isinstance(one.value, str)
            )
            if SPOKEN.search(added):
                yield TextFault(place, f"adds “{added}” to a text")


def _has_text(node: ast.expr) -> bool:
    """Whether a part of a string is what `text` returns."""
    value = node.value if isinstance(node, ast.FormattedValue) else node
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "text"


def button_keys(known: Iterable[str]) -> frozenset[str]:
    """Return the keys, of those known, whose texts are given to buttons and links where these are made."""
    return _keys_in(known, _arguments_of(BUTTONS))


def label_keys(known: Iterable[str]) -> frozenset[str]:
    """Return the keys, of those known, whose texts are labels of buttons, links and selects."""
    return _keys_in(known, _label_nodes())


def _keys_in(known: Iterable[str], nodes: Iterable[ast.expr]) -> frozenset[str]:
    literal: set[str] = set()
    patterns: list[str] = []
    for node in nodes:
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "text":
                key = call.args[1]
                literal.update(literals(key))
                if isinstance(key, ast.JoinedStr):
                    patterns.append(_made(key))
            elif isinstance(call, ast.Constant):
                literal.update(literals(call))
    made = re.compile("|".join(patterns))
    # What the program names in full, it uses elsewhere.
    elsewhere = _constants()
    return frozenset(key for key in known if key in literal or (made.fullmatch(key) and key not in elsewhere))


def _arguments_of(controls: re.Pattern[str]) -> Iterator[ast.expr]:
    for name, _, call in calls():
        if controls.fullmatch(name):
            yield from call.args


def _label_nodes() -> Iterator[ast.expr]:
    yield from _arguments_of(CONTROLS)
    for _, node in _nodes():
        if (isinstance(node, ast.keyword) and LABEL.fullmatch(node.arg or "")) or (
            isinstance(node, ast.Assign)
            and any(isinstance(target, ast.Name) and LABEL.fullmatch(target.id) for target in node.targets)
        ):
            yield node.value


@lru_cache
def _constants() -> frozenset[str]:
    return frozenset(
        node.value for _, node in _nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _made(words: ast.JoinedStr) -> str:
    """Return a pattern of what an f-string can make."""
    parts = (re.escape(str(one.value)) if isinstance(one, ast.Constant) else ".+" for one in words.values)
    return "".join(parts)


@lru_cache
def _nodes() -> tuple[tuple[str, ast.AST], ...]:
    """Return all nodes of the program's source, with their files and lines."""
    return tuple(
        (f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}", node)
        for folder in SOURCES
        for path in sorted((ROOT / folder).glob("**/*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call | ast.Constant | ast.JoinedStr | ast.BinOp | ast.Assign | ast.keyword)
    )
