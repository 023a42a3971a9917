"""Places that the bot is no member of: it hears of what people do there, and can only answer."""

from __future__ import annotations

from typing import Any, Literal

import discord
from simcord import Env

GuestPlace = Literal["group", "server"]
"""A channel of people, such as a group message, or a channel of a server without the bot."""
MISSING_ACCESS, NO_COMMON_SERVER = 50001, 50278
PRIVATE_CHANNEL, GROUP = 2, 3
MOST_FOLLOW_UPS = 5


def keep_out(env: Env, place: GuestPlace, *, is_hushed: bool = False) -> None:
    """Let the bot hear of the servers made from now on only what people do with it; `is_hushed` means that they may not use
    apps from elsewhere so that others see it."""
    emit = env.backend.emit
    owners: dict[str, str] = {}

    def tell(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE" and "guild_id" in payload:
            # Whoever has given a command stays the one to whom the bot belongs in all that follows from it.
            before = payload.get("message", {}).get("interaction_metadata", {}).get("id", "")
            owner = owners[payload["id"]] = owners.get(before, payload["member"]["user"]["id"])
            emit(event, as_guest(payload, place, owner, is_hushed=is_hushed))
        elif "guild_id" not in payload and not event.startswith("GUILD_"):
            emit(event, payload)

    vars(env.backend)["emit"] = tell
    for path in ("/guilds/*", "/channels/*"):
        env.inject_error("*", path, status=403, code=MISSING_ACCESS, times=None)


def as_guest(payload: dict[str, Any], place: GuestPlace, owner: str, *, is_hushed: bool) -> dict[str, Any]:
    """Return an interaction as Discord sends it if this person has added the bot to their account."""
    member = payload["member"]
    given = {**payload, "authorizing_integration_owners": {"1": owner}}
    if place == "server":
        external, others = discord.Permissions(use_external_apps=True).value, int(member["permissions"])
        granted = others & ~external if is_hushed else others | external
        return {**given, "member": {**member, "permissions": str(granted)}}
    channel = {"id": payload["channel_id"], "type": GROUP, "recipients": []}
    given |= {"user": member["user"], "channel": channel, "context": PRIVATE_CHANNEL}
    return {key: one for key, one in given.items() if key not in ("guild_id", "member", "guild_locale")}


def check_guest(env: Env) -> None:
    """The bot has tried nothing that Discord refuses a guest, and has not followed up too often."""
    paths = [(request.method, request.path) for request in env.http_requests]
    assert [path for _, path in paths if path.startswith(("/channels/", "/guilds/"))] == []
    followed = [path for method, path in paths if method == "POST" and path.startswith("/webhooks/")]
    assert [path for path in followed if followed.count(path) > MOST_FOLLOW_UPS] == []
