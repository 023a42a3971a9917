"""Values as Discord writes them in JSON."""

from __future__ import annotations

from bot.local import permissions
from bot.local.objects import (
    APPLICATION,
    GUILD,
    JOINED,
    member_object,
    referred,
    resolve_attachments,
    role_object,
    user_object,
)
from bot.local.signing import verify_key
from bot.local.snowflake import timestamp
from bot.local.state import GROUP, Attachment, Channel, Guild, Json, Message, Person, World

FILE_LIMIT = 10 * 1024 * 1024
EMBEDDED = 1 << 17
"""The flag of an application with an Activity."""


class Payloads:
    """Turns values into JSON; the URLs of attachments point to this server."""

    def __init__(self, world: World, base_url: str, *, has_activity: bool = False) -> None:
        self._world = world
        self._flags = EMBEDDED if has_activity else 0
        self._base_url = base_url

    def bot_user(self) -> Json:
        return {**user_object(self._world.application_id, self._world.bot_name, None), "bot": True}

    def own_user(self) -> Json:
        return {**self.bot_user(), "mfa_enabled": True, "locale": "en-US", "verified": True, "email": None}

    def user(self, person: Person) -> Json:
        return user_object(person.id, person.name.lower().replace(" ", "_"), person.name)

    def user_by_id(self, user_id: str) -> Json | None:
        if user_id == self._world.application_id:
            return self.bot_user()
        person = self._world.people.get(user_id)
        return None if person is None else self.user(person)

    def member(self, person: Person) -> Json:
        return {**member_object([]), "user": self.user(person)}

    def acting_member(self, person: Person, guild: Guild | None = None) -> Json:
        """Return a member with permissions, as interactions carry one; by default of the first server."""
        granted = permissions.of_person(self._world, person.id, guild)
        return {**self.member(person), "permissions": str(granted)}

    def bot_member(self, guild: Guild) -> Json:
        return {**member_object([guild.bot_role_id]), "user": self.bot_user()}

    def channel(self, channel: Channel) -> Json:
        messages = reversed(self._world.messages.get(channel.id, {}).values())
        last = next((message.id for message in messages if not message.is_ephemeral), None)
        shared: Json = {"id": channel.id, "type": channel.type, "flags": 0, "last_message_id": last}
        if channel.recipient is not None:
            return {**shared, "recipients": [self.user(self._world.people[channel.recipient])]}
        if channel.type == GROUP:
            people = [self.user(self._world.people[one]) for one in channel.recipients]
            return {
                **shared,
                "name": None,
                "icon": None,
                "owner_id": channel.recipients[0],
                "recipients": people,
            }
        guild = self._world.guild_of(channel)
        denied = {"id": guild.bot_role_id, "type": 0, "allow": "0", "deny": str(channel.denied)}
        return {
            **shared,
            "guild_id": guild.id,
            "name": channel.name,
            "position": channel.position,
            "topic": None,
            "nsfw": False,
            "parent_id": None,
            "rate_limit_per_user": 0,
            "permission_overwrites": [denied] if channel.denied else [],
        }

    def guild(self, guild: Guild) -> Json:
        return {
            **GUILD,
            "id": guild.id,
            "name": guild.name,
            "owner_id": guild.owner_id,
            "preferred_locale": guild.locale,
            "roles": [
                role_object(guild.id, "@everyone", 0, permissions.MEMBER),
                role_object(guild.bot_role_id, self._world.bot_name, 1, permissions.MEMBER),
            ],
        }

    def guild_create(self, guild: Guild) -> Json:
        return {
            **self.guild(guild),
            "joined_at": JOINED,
            "large": False,
            "unavailable": False,
            "member_count": len(self._world.people) + 1,
            "channels": [self.channel(channel) for channel in self._world.channels_of(guild)],
            "members": [self.bot_member(guild)],
            "threads": [],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def application(self) -> Json:
        addresses = self._world.addresses
        return {
            **APPLICATION,
            "flags": self._flags,
            "flags_new": str(self._flags),
            "id": self._world.application_id,
            "verify_key": verify_key(self._world.signing_key),
            "interactions_endpoint_url": addresses.interactions,
            "event_webhooks_url": addresses.events,
            "event_webhooks_status": addresses.events_status,
            "event_webhooks_types": [*addresses.event_types],
            "name": self._world.bot_name,
            "owner": self.user(self._world.people[self._world.guild.owner_id]),
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
        shown = referred(message.embeds)
        written: Json = {
            "id": message.id,
            "channel_id": message.channel_id,
            "type": message.type,
            "author": self.user_by_id(message.author_id),
            "content": message.content,
            "timestamp": timestamp(message.created),
            "edited_timestamp": None if message.edited is None else timestamp(message.edited),
            "attachments": [self.attachment(a) for a in message.attachments if a.filename not in shown],
            "embeds": resolve_attachments(list(message.embeds), by_name),
            "components": resolve_attachments(list(message.components), by_name),
            "flags": message.flags,
            "mentions": [
                self.user(self._world.people[p]) for p in message.mentions if p in self._world.people
            ],
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": False,
        }
        if channel is not None and channel.is_in_guild:
            written["guild_id"] = self._world.guild_of(channel).id
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
            "interaction_metadata": {
                "id": made["id"],
                "type": made["type"],
                "user": self.user_by_id(made["user_id"]),
                "authorizing_integration_owners": made["owners"],
                **{key: made[key] for key in ("name", "interacted_message_id") if made.get(key)},
            },
            "application_id": own,
            "webhook_id": own,
        }
        if made.get("name"):
            written["interaction"] = {
                "id": made["id"],
                "type": made["type"],
                "name": made["name"],
                "user": self.user_by_id(made["user_id"]),
            }
        return written

    def _reference(self, message: Message, depth: int) -> Json:
        original = self._world.message(message.channel_id, message.reference or "")
        reference: Json = {"type": 0, "channel_id": message.channel_id, "message_id": message.reference}
        known = original is not None and (not original.is_ephemeral or original.seen_by == message.seen_by)
        shown = self.message(original, depth=depth - 1) if original and known and depth else None
        return {"message_reference": reference, "referenced_message": shown}
