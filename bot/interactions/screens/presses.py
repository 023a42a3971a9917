"""A press on a screen, in the form in which Discord sends the press on a message."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Protocol

import discord

from bot.interactions.permissions import IN_CHANNEL, WELCOME

COMPONENT = discord.InteractionType.component.value
BUTTON, SELECT = discord.ComponentType.button.value, discord.ComponentType.select.value
IN_SERVER, IN_PRIVATE = 0, 2
"""The contexts of an interaction."""
EPHEMERAL = 1 << 6
UPLOAD_BYTES = 10 << 20
"""The limit of a file, which no answer on a screen needs."""
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
    def chance(self) -> int:
        """Return what their presses add to throws; 0 for nothing."""


class ScreenInteraction(discord.Interaction[Any]):
    """An interaction whose id comes from the page, unlike one of Discord's. It does not say when it was
    made, and anyone who knows the seed could have searched for it."""

    made_at: int
    """Return when the day begins (ms UTC)."""
    chance: int
    """What it adds to throws in place of its id."""

    @property
    def created_at(self) -> datetime:
        return datetime.fromtimestamp(self.made_at / 1000, UTC)


def press_id(user_id: int, nonce: str) -> int:
    """Return the id of a press; the same nonce of the same person gives the same id."""
    digest = sha256(f"{user_id}:{nonce}".encode()).digest()
    return int.from_bytes(digest[:8]) >> (64 - MOST_BITS)


def payload(visitor: Visitor, application_id: int, press: int, custom_id: str, value: str) -> dict[str, Any]:
    """Return the press as Discord would send it from a message that only this person sees. They may not
    moderate with it, because Discord does not tell what they may do in their server."""
    chosen = {"component_type": SELECT, "values": [value]} if value else {"component_type": BUTTON}
    data = {
        "id": str(press),
        "chance": visitor.chance,
        "application_id": str(application_id),
        "type": COMPONENT,
        "version": 1,
        "token": "",
        "data": {"custom_id": custom_id, **chosen},
        "message": {"id": str(press), "type": 0, "content": "", "flags": EPHEMERAL},
        "locale": visitor.locale,
        "attachment_size_limit": UPLOAD_BYTES,
    }
    channel = {"id": str(visitor.channel_id)}
    if visitor.guild_id is None:
        return {**data, "channel": {**channel, "type": 1}, "user": visitor.user, "context": IN_PRIVATE}
    member: dict[str, Any] = {
        "user": visitor.user,
        "roles": [],
        "joined_at": None,
        "permissions": "0",
        "flags": 0,
    }
    return {
        **data,
        "guild_id": str(visitor.guild_id),
        "channel": {**channel, "type": 0, "name": "", "position": 0, "permission_overwrites": []},
        "member": member,
        # What the bot may really do, Discord says when it tries.
        "app_permissions": str((IN_CHANNEL | WELCOME).value),
        "context": IN_SERVER,
    }
