"""Discord's objects: the fields that never differ here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.local.components import FILE
from bot.local.state import Json

JOINED = "2026-01-01T00:00:00+00:00"

GUILD: Mapping[str, Any] = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "banner": None,
    "application_id": None,
    "afk_channel_id": None,
    "system_channel_id": None,
    "widget_channel_id": None,
    "vanity_url_code": None,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "incidents_data": None,
    "max_presences": None,
    "system_channel_flags": 0,
    "verification_level": 0,
    "default_message_notifications": 0,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "nsfw_level": 0,
    "features": [],
    "region": "local",
    "afk_timeout": 300,
    "widget_enabled": False,
    "max_members": 500000,
    "max_video_channel_users": 25,
    "max_stage_video_channel_users": 50,
    "preferred_locale": "en-US",
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "emojis": [],
    "stickers": [],
}

APPLICATION: Mapping[str, Any] = {
    "icon": None,
    "role_connections_verification_url": None,
    "team": None,
    "description": "",
    "type": None,
    "redirect_uris": [],
    "approximate_guild_count": 1,
    "approximate_user_install_count": 0,
    "approximate_user_authorization_count": 0,
    "explicit_content_filter": 0,
    "eligible_oauth2_scopes": [],
    "bot_public": False,
    "bot_require_code_grant": False,
    "integration_types_config": {"0": {}, "1": {}},
    "summary": "",
}


def user_object(user_id: str, username: str, global_name: str | None) -> Json:
    return {
        "id": user_id,
        "username": username,
        "global_name": global_name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def member_object(roles: list[str]) -> Json:
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "nick": None,
        "premium_since": None,
        "flags": 0,
        "joined_at": JOINED,
        "pending": False,
        "roles": roles,
        "mute": False,
        "deaf": False,
    }


def role_object(role_id: str, name: str, position: int, allowed: int) -> Json:
    return {
        "id": role_id,
        "name": name,
        "permissions": str(allowed),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": position > 0,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def referred(embeds: object) -> set[str]:
    """Return the files that embeds show; Discord does not list these as attachments."""
    if isinstance(embeds, dict):
        own = {str(embeds["url"]).removeprefix("attachment://")} if "url" in embeds else set()
        return own.union(*map(referred, embeds.values()))
    if isinstance(embeds, (list, tuple)):
        return set().union(*map(referred, embeds))
    return set()


def resolve_attachments(value: Any, files: dict[str, Json]) -> Any:
    """Return a copy in which `attachment://` addresses are those of the files."""
    if isinstance(value, (list, tuple)):
        return [resolve_attachments(item, files) for item in value]
    if not isinstance(value, dict):
        return value
    copy = {key: resolve_attachments(item, files) for key, item in value.items()}
    if value.get("type") == FILE and isinstance(value.get("file"), dict):
        file = files.get(str(value["file"].get("url")).removeprefix("attachment://"), {})
        copy |= {"name": file.get("filename", ""), "size": file.get("size", 0)}
    url = copy.get("url")
    if isinstance(url, str) and url.startswith("attachment://"):
        found = files.get(url.removeprefix("attachment://"))
        if found is not None:
            shown = ("url", "proxy_url", "width", "height", "content_type")
            copy |= {key: found[key] for key in shown if key in found}
            copy |= {"id": found["id"], "attachment_id": found["id"]}
    return copy
