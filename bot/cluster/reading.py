"""What is read of an interaction as Discord sends it."""

from __future__ import annotations

from typing import Any

MESSAGE_READ = ("id", "type", "content", "flags")
"""discord.py would make objects of all controls, pictures and people of a pressed message, and of whom it is a direct
message to."""


def guild_of(data: dict[str, Any]) -> int | None:
    """The server's id; None in a direct message."""
    guild = data.get("guild_id")
    return None if guild is None else int(guild)


def read(data: dict[str, Any]) -> dict[str, Any]:
    """The interaction without what nobody reads of its message."""
    message = data.get("message")
    if not message:
        return data
    channel = {**data.get("channel", {}), "recipients": []}
    return {
        **data,
        "channel": channel,
        "message": {name: message[name] for name in MESSAGE_READ if name in message},
    }
