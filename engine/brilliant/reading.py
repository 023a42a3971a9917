"""Read single values of a level's text; raise MalformedText naming the place and its content."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, TypeVar

from engine.game import MalformedText, quoted

MOST_NUMBER = 99
"""The largest number: boxes and scoring fields have room for two digits."""
MOST_LISTED = 99
E = TypeVar("E", bound=StrEnum)
T = TypeVar("T")


def member(kind: type[E], text: str, where: str) -> E:
    try:
        return kind(text)
    except ValueError:
        allowed = ", ".join(member.value for member in kind)
        raise MalformedText(f"level: {where}: {quoted(text)} is none of {allowed}") from None


def need(
    table: Mapping[str, Any], key: str, kind: type[T], where: str = "", *, default: T | None = None
) -> T:
    """Return the value of a key; `where` names a table below the top one."""
    value = table.get(key, default)
    if value is None:
        raise MalformedText(f"{at(where)} lacks {key!r}")
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise MalformedText(f"{at(where)} {key} = {quoted(value)} is not of type {kind.__name__}")
    return value


def listed(
    table: Mapping[str, Any], key: str, where: str = "", *, default: list[object] | None = None
) -> list[object]:
    values = need(table, key, list, where, default=default)
    if len(values) > MOST_LISTED:
        raise MalformedText(f"{at(where)} {key} has {len(values)} entries, at most {MOST_LISTED}")
    return values


def need_known_keys(table: Mapping[str, Any], known: set[str], where: str = "") -> None:
    if unknown := sorted(set(table) - known):
        raise MalformedText(f"{at(where)} unknown key {quoted(unknown[0])}")


def at(where: str) -> str:
    return f"level: {where}:" if where else "level:"


def bounded(number: int, where: str, most: int = MOST_NUMBER) -> int:
    if not 0 <= number <= most:
        raise MalformedText(f"level: {where}: {quoted(number)} is not from 0 to {most}")
    return number


def integers(values: list[object], where: str) -> tuple[int, ...]:
    if wrong := [v for v in values if not isinstance(v, int) or isinstance(v, bool)]:
        raise MalformedText(f"level: {where}: {quoted(wrong[0])} is not a whole number")
    return tuple(bounded(v, where) for v in values if isinstance(v, int))
