"""Reads Discord's tree of errors."""

from __future__ import annotations

from tests.local.people import Json


def error_paths(errors: Json, at: str = "") -> list[str]:
    """`path: CODE` for each error of a tree."""
    found = [f"{at}: {error['code']}" for error in errors.get("_errors", ())]
    for key, inside in errors.items():
        if key != "_errors":
            found += error_paths(inside, f"{at}.{key}" if at else key)
    return found
