"""The values as Discord writes them in JSON."""

from __future__ import annotations

from typing import Any

from bot.local import permissions
from bot.local.components import FILE
from bot.local.snowflake import made_at, timestamp
from bot.local.state import COMPONENTS_V2, DIRECT, Attachment, Channel, Json, Message, Person, World

FILE_LIMIT = 10 * 1024 * 1024
JOINED = "2026-01-01T00:00:00+00:00"
VERIFY_KEY = "0" * 64


class Payloads:
    """Writes values; attachments get addresses on this server."""

    def __init__(self, world: World, base_url: str) -> None:
        self._world = world
        self._base_url = base_url

    def bot_user(self) -> Json:
        return {**_user(self._world.application_id, self._world.bot_name, None), "bot": True}

    def own_user(self) -> Json:
        return {**self.bot_user(), "mfa_enabled": True, "locale": "en-US", "verified": True, "email": None}

    def user(self, person: Person) -> Json:
        return _user(person.id, person.name.lower().replace(" ", "_"), person.name)

    def user_by_id(self, user_id: str) -> Json | None:
        if user_id == self._world.application_id:
            return self.bot_user()
        person = self._world.people.get(user_id)
        return None if person is None else self.user(person)

    def member(self, person: Person) -> Json:
        return {**_member([]), "user": self.user(person)}

    def acting_member(self, person: Person) -> Json:
        """A member in an interaction comes with permissions."""
        return {**self.member(person), "permissions": str(permissions.of_person(self._world, person.id))}

    def bot_member(self) -> Json:
        return {**_member([self._world.guild.bot_role_id]), "user": self.bot_user()}

    def channel(self, channel: Channel) -> Json:
        last = next(reversed(self._world.messages.get(channel.id, {})), None)
        shared: Json = {"id": channel.id, "type": channel.type, "flags": 0, "last_message_id": last}
        if channel.recipient is not None:
            return {**shared, "recipients": [self.user(self._world.people[channel.recipient])]}
        return {
            **shared,
            "guild_id": self._world.guild.id,
            "name": channel.name,
            "position": channel.position,
            "topic": None,
            "nsfw": False,
            "parent_id": None,
            "rate_limit_per_user": 0,
            "permission_overwrites": self._overwrites(channel),
        }

    def guild(self) -> Json:
        guild = self._world.guild
        nothing = [
            "icon",
            "description",
            "home_header",
            "splash",
            "discovery_splash",
            "banner",
            "application_id",
            "afk_channel_id",
            "system_channel_id",
            "widget_channel_id",
            "vanity_url_code",
            "rules_channel_id",
            "safety_alerts_channel_id",
            "public_updates_channel_id",
            "incidents_data",
            "max_presences",
        ]
        zero = [
            "system_channel_flags",
            "verification_level",
            "default_message_notifications",
            "mfa_level",
            "explicit_content_filter",
            "premium_tier",
            "premium_subscription_count",
            "nsfw_level",
        ]
        return {
            **dict.fromkeys(nothing),
            **dict.fromkeys(zero, 0),
            "id": guild.id,
            "name": guild.name,
            "owner_id": guild.owner_id,
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
            "roles": [
                _role(guild.id, "@everyone", 0, permissions.MEMBER),
                _role(guild.bot_role_id, self._world.bot_name, 1, permissions.MEMBER),
            ],
        }

    def guild_create(self) -> Json:
        text = [c for c in self._world.channels.values() if c.type != DIRECT]
        return {
            **self.guild(),
            "joined_at": JOINED,
            "large": False,
            "unavailable": False,
            "member_count": len(self._world.people) + 1,
            "channels": [self.channel(channel) for channel in text],
            "members": [self.bot_member()],
            "threads": [],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def application(self) -> Json:
        nothing = [
            "icon",
            "interactions_endpoint_url",
            "role_connections_verification_url",
            "team",
        ]
        return {
            **dict.fromkeys(nothing),
            "id": self._world.application_id,
            "name": self._world.bot_name,
            "description": "",
            "type": None,
            "verify_key": VERIFY_KEY,
            "flags": 0,
            "flags_new": "0",
            "redirect_uris": [],
            "owner": self.user(self._world.people[self._world.guild.owner_id]),
            "approximate_guild_count": 1,
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": [],
            "bot_public": False,
            "bot_require_code_grant": False,
            "summary": "",
            "bot": self.bot_user(),
        }

    def attachment(self, attachment: Attachment) -> Json:
        url = f"{self._base_url}/{attachment.path}"
        written: Json = {
            "id": attachment.id,
            "filename": attachment.filename,
            "size": attachment.size,
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
            "width": attachment.width,
            "height": attachment.height,
            "description": attachment.description,
        }
        return {key: value for key, value in written.items() if value is not None}

    def message(self, message: Message, *, depth: int = 1) -> Json:
        channel = self._world.channels.get(message.channel_id)
        by_name = {a.filename: self.attachment(a) for a in message.attachments}
        referred = _referred(message.embeds)
        written: Json = {
            "id": message.id,
            "channel_id": message.channel_id,
            "type": message.type,
            "author": self.user_by_id(message.author_id),
            "content": message.content,
            "timestamp": timestamp(message.created),
            "edited_timestamp": None if message.edited is None else timestamp(message.edited),
            "attachments": [self.attachment(a) for a in message.attachments if a.filename not in referred],
            "embeds": _resolved(list(message.embeds), by_name),
            "components": _resolved(list(message.components), by_name),
            "flags": message.flags,
            "mentions": [
                self.user(self._world.people[p]) for p in message.mentions if p in self._world.people
            ],
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": False,
        }
        if channel is not None and channel.type != DIRECT:
            written["guild_id"] = self._world.guild.id
        if message.nonce is not None:
            written["nonce"] = message.nonce
        if message.interaction is not None:
            written |= self._interaction(message)
        if message.reference is not None:
            written |= self._reference(message, depth)
        return written

    def _interaction(self, message: Message) -> Json:
        made = message.interaction or {}
        own = self._world.application_id
        written: Json = {
            "interaction_metadata": self._metadata(made),
            "application_id": own,
            "webhook_id": own,
        }
        if made.get("name"):
            user = self.user_by_id(made["user_id"])
            named = {"id": made["id"], "type": made["type"], "name": made["name"], "user": user}
            written["interaction"] = named
        return written

    def _metadata(self, made: Json) -> Json:
        metadata: Json = {
            "id": made["id"],
            "type": made["type"],
            "user": self.user_by_id(made["user_id"]),
            "authorizing_integration_owners": made["owners"],
            **{key: made[key] for key in ("name", "interacted_message_id") if made.get(key)},
        }
        if made.get("triggering"):
            metadata["triggering_interaction_metadata"] = self._metadata(made["triggering"])
        return metadata

    def _reference(self, message: Message, depth: int) -> Json:
        original = self._world.message(message.channel_id, message.reference or "")
        reference: Json = {"type": 0, "channel_id": message.channel_id, "message_id": message.reference}
        known = original is not None and (not original.is_ephemeral or original.seen_by == message.seen_by)
        shown = self.message(original, depth=depth - 1) if original and known and depth else None
        return {"message_reference": reference, "referenced_message": shown}

    def _overwrites(self, channel: Channel) -> list[Json]:
        if not channel.denied:
            return []
        role = self._world.guild.bot_role_id
        return [{"id": role, "type": 0, "allow": "0", "deny": str(channel.denied)}]


def is_v2(message: Message) -> bool:
    return bool(message.flags & COMPONENTS_V2)


def age(message: Message, now: int) -> int:
    """Milliseconds."""
    return now - made_at(message.id)


def _user(user_id: str, username: str, global_name: str | None) -> Json:
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


def _member(roles: list[str]) -> Json:
    nothing = ["avatar", "banner", "communication_disabled_until", "nick", "premium_since"]
    rest = {"flags": 0, "joined_at": JOINED, "pending": False, "roles": roles, "mute": False, "deaf": False}
    return {**dict.fromkeys(nothing), **rest}


def _role(role_id: str, name: str, position: int, allowed: int) -> Json:
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


def _referred(embeds: object) -> set[str]:
    """The files that embeds show; Discord does not list these as attachments."""
    if isinstance(embeds, dict):
        own = {str(embeds["url"]).removeprefix("attachment://")} if "url" in embeds else set()
        return own.union(*map(_referred, embeds.values()))
    if isinstance(embeds, (list, tuple)):
        return set().union(*map(_referred, embeds))
    return set()


def _resolved(value: Any, files: dict[str, Json]) -> Any:
    """A copy in which `attachment://` addresses are those of the files."""
    if isinstance(value, (list, tuple)):
        return [_resolved(item, files) for item in value]
    if not isinstance(value, dict):
        return value
    copy = {key: _resolved(item, files) for key, item in value.items()}
    if value.get("type") == FILE and isinstance(value.get("file"), dict):
        file = files.get(str(value["file"].get("url")).removeprefix("attachment://"), {})
        copy |= {"name": file.get("filename", ""), "size": file.get("size", 0)}
    url = copy.get("url")
    if isinstance(url, str) and url.startswith("attachment://"):
        file = files.get(url.removeprefix("attachment://"))
        if file is not None:
            shown = ("url", "proxy_url", "width", "height", "content_type")
            copy |= {key: file[key] for key in shown if key in file}
            copy |= {"id": file["id"], "attachment_id": file["id"]}
    return copy
