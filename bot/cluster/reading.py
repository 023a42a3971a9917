"""Read interactions as Discord sends them."""

from __future__ import annotations

from typing import Any

MESSAGE_READ = ("id", "type", "content", "flags")
"""The fields to keep of a pressed message: discord.py would parse all its controls, pictures and people, and
the recipients of a direct message."""


def guild_of(data: dict[str, Any]) -> int | None:
    """Return the server's id; None in a direct message."""
    guild = data.get("guild_id")
    return None if guild is None else int(guild)


def read(data: dict[str, Any]) -> dict[str, Any]:
    """Strip the fields we never read from an interaction's message."""
    message = data.get("message")
    if not message:
        return data
    channel = {**data.get("channel", {}), "recipients": []}
    return {
        **data,
        "channel": channel,
        "message": {name: message[name] for name in MESSAGE_READ if name in message},
    }
