"""Discord's error responses: status, code and, for invalid bodies, a tree of errors."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

Path = tuple[str | int, ...]
Json = dict[str, Any]

INVALID_FORM = 50035

KNOWN: Mapping[int, tuple[int, str]] = {
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10063: (404, "Unknown application command"),
    10062: (404, "Unknown interaction"),
    30032: (400, "Maximum number of application commands reached (100)"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "Maximum number of follow-up messages reached (5)"),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50033: (400, "Invalid Recipient(s)"),
    50027: (401, "Invalid Webhook Token"),
    50041: (400, "Invalid API version provided"),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    50240: (
        400,
        (
            "You cannot remove this app's Entry Point command in a bulk update operation. "
            "Include the Entry Point command in your update request or delete it separately."
        ),
    ),
    50109: (400, "The request body contains invalid JSON."),
}


class ApiError(Exception):
    """An error response of Discord's."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.body: Json = {"message": message, "code": code}
        self.headers: Mapping[str, str] = {}
        self.page = ""
        """A page that comes instead of the body, as from a proxy."""
        if errors:
            self.body["errors"] = errors


def refusal(code: int) -> ApiError:
    """Return the error with this code, with Discord's status and message for it."""
    status, message = KNOWN[code]
    return ApiError(status, code, message)


class Problems:
    """Collects the errors of a body, each with its path."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        node = self._tree
        for key in path:
            node = node.setdefault(str(key), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def raise_any(self) -> None:
        """Raise ApiError 50035 if anything was added."""
        if self._tree:
            raise ApiError(400, INVALID_FORM, "Invalid Form Body", self._tree)

    def choice(self, path: Path, value: object, choices: Collection[object]) -> bool:
        """Return whether the value is one of these; adds an error if not."""
        if value not in choices:
            listing = ", ".join(map(str, choices))
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of ({listing}).")
        return value in choices
