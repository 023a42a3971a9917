"""The person who has a screen open, and the ids of their presses."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Protocol

MOST_BITS = 63
"""An id fits into a signed number of 64 bits."""


class Visitor(Protocol):
    """The person who has a screen open, and where."""

    @property
    def user(self) -> Mapping[str, Any]:
        """Return the person as Discord describes users."""

    @property
    def user_id(self) -> int: ...
    @property
    def locale(self) -> str: ...
    @property
    def channel_id(self) -> int: ...
    @property
    def guild_id(self) -> int | None: ...
    @property
    def guest_of(self) -> int | None:
        """Return that server if it does not have the bot, 0 in a channel of people, None where the bot is at home."""

    @property
    def chance(self) -> int:
        """Return what their presses add to throws; 0 for nothing."""


def press_id(user_id: int, nonce: str) -> int:
    """Return the id of a press; the same nonce of the same person gives the same id."""
    digest = sha256(f"{user_id}:{nonce}".encode()).digest()
    return int.from_bytes(digest[:8]) >> (64 - MOST_BITS)
