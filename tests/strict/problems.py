"""Collects what is wrong with a body, with the errors that Discord has for it.

The types of its parts have been checked before (`tests.strict.shapes`).
"""

from __future__ import annotations

from bot.local.errors import Path, Problems


class BodyProblems(Problems):
    """Problems with the fields of a body."""

    def required(self, path: Path, value: object) -> bool:
        """Return whether there is a value; adds an error if not."""
        if value is None:
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        return value is not None

    def text(self, path: Path, value: str | None, low: int, high: int) -> None:
        """Check the length of an optional string."""
        if value is not None:
            self.size(path, len(value), low, high)

    def required_text(self, path: Path, value: str | None, low: int, high: int) -> None:
        """Check that there is a string of such a length."""
        if self.required(path, value):
            self.text(path, value, low, high)

    def size(self, path: Path, count: int, low: int, high: int) -> None:
        if low <= count <= high:
            return
        if low == 0:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        else:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def number(self, path: Path, value: int | None, low: int, high: int) -> None:
        """Check the range of an optional integer."""
        if value is None:
            return
        if value < low:
            self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif value > high:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
