"""A half-made choice: what the controls carry from one press to the next."""

from __future__ import annotations

from collections.abc import Iterable

from engine.brilliant.level import Field, parse_field

AREA = "+"
"""Stands in a half-made choice before the area that the next start number goes to."""


def placed_fields(arg: str) -> list[Field]:
    """The fields of the start numbers chosen so far, 1 first."""
    names: Iterable[str] = arg.split(AREA, maxsplit=1)[0].split("-")
    return [place for name in names if (place := parse_field(name)) is not None][:6]
