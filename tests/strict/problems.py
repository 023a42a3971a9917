"""Collects what is wrong with a body, with the errors that Discord has for it."""

from __future__ import annotations

from bot.local.errors import Json, Path, Problems


class BodyProblems(Problems):
    """Problems with the fields of a body."""

    def required(self, path: Path, value: object) -> bool:
        """Return whether there is a value; adds an error if not."""
        if value is None:
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        return value is not None

    def text(self, path: Path, value: object, low: int, high: int) -> None:
        """Check the length of an optional string."""
        if value is None:
            return
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        else:
            self.size(path, len(value), low, high)

    def size(self, path: Path, count: int, low: int, high: int) -> None:
        if low <= count <= high:
            return
        if low == 0:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        else:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def number(self, path: Path, value: object, low: int, high: int) -> None:
        """Check the range of an optional integer."""
        if value is None:
            return
        if not isinstance(value, int):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < low:
            self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif value > high:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")

    def items(self, path: Path, value: object) -> list[Json]:
        """Return the objects of an optional list; adds an error for each item that is none."""
        if value is None:
            return []
        if not isinstance(value, list):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        for index, item in enumerate(value):
            if not isinstance(item, dict):
                self.add((*path, index), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return [item if isinstance(item, dict) else {} for item in value]
