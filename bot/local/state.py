"""The values of this Discord: people, channels, messages."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any

from bot.local.words import DEFAULT, people

Json = dict[str, Any]

TEXT_CHANNEL = 0
DIRECT = 1
GROUP = 3

EPHEMERAL = 1 << 6
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15

REPLY = 19
COMMAND_ANSWER = 20


@dataclass(frozen=True, slots=True)
class Setup:
    """What a new world contains."""

    guild: str = "Game night"
    channels: tuple[str, ...] = ("games", "lounge")
    people: tuple[str, ...] = people(DEFAULT)
    bot: str = "Roll & Write"
    has_group: bool = False
    """Whether all of them also have a group message."""
    elsewhere: str = ""
    """The name of a server without the bot, if there is one."""


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    locale: str = "en-US"
    dms_open: bool = True
    has_app: bool = True
    """Whether they have added the application to their account."""
    is_stranger: bool = False
    """Whether they are on no server that has the bot."""


@dataclass(frozen=True, slots=True)
class Guild:
    id: str
    name: str
    owner_id: str
    bot_role_id: str
    locale: str = "en-US"
    has_bot: bool = True
    takes_apps: bool = True
    """Whether others see what people's own apps answer there."""


@dataclass(frozen=True, slots=True)
class Channel:
    id: str
    type: int
    name: str = ""
    position: int = 0
    recipient: str | None = None
    """The person of a direct message channel."""
    denied: int = 0
    """Permissions that the bot lacks here."""
    hidden_from: tuple[str, ...] = ()
    """People who cannot see this channel."""
    guild_id: str | None = None
    """The server it is in, if that is not the first one."""
    recipients: tuple[str, ...] = ()
    """The people of a group message."""

    @property
    def is_in_guild(self) -> bool:
        return self.type == TEXT_CHANNEL


@dataclass(frozen=True, slots=True)
class Attachment:
    id: str
    filename: str
    size: int
    content_type: str | None
    path: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass(frozen=True, slots=True)
class Message:
    id: str
    channel_id: str
    author_id: str
    created: int
    content: str = ""
    type: int = 0
    flags: int = 0
    edited: int | None = None
    embeds: tuple[Json, ...] = ()
    components: tuple[Json, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    nonce: str | None = None
    mentions: tuple[str, ...] = ()
    """People whom this message notifies."""
    seen_by: str | None = None
    """The only person who sees an ephemeral message."""
    interaction: Json | None = None
    reference: str | None = None
    """The message that this one replies to."""

    @property
    def is_ephemeral(self) -> bool:
        return self.seen_by is not None

    @property
    def words(self) -> str:
        """Return the content, and below it what embeds say."""
        said = (self.content, *(str(embed.get("description", "")) for embed in self.embeds))
        return "\n".join(each for each in said if each)


EVENTS_OFF, EVENTS_ON = 1, 2
EVENT_TYPES = (
    "APPLICATION_AUTHORIZED",
    "APPLICATION_DEAUTHORIZED",
    "ENTITLEMENT_CREATE",
    "ENTITLEMENT_DELETE",
    "ENTITLEMENT_UPDATE",
    "GAME_DIRECT_MESSAGE_CREATE",
    "GAME_DIRECT_MESSAGE_DELETE",
    "GAME_DIRECT_MESSAGE_UPDATE",
    "LOBBY_MESSAGE_CREATE",
    "LOBBY_MESSAGE_DELETE",
    "LOBBY_MESSAGE_UPDATE",
    "QUEST_USER_ENROLLMENT",
)
"""The webhook events that an application may ask for; this server sends the first two."""


@dataclass(slots=True)
class Addresses:
    """Where the application takes interactions and webhook events over HTTP."""

    interactions: str | None = None
    events: str | None = None
    events_status: int = EVENTS_OFF
    event_types: tuple[str, ...] = ()


@dataclass(slots=True)
class World:
    """Everything that is saved between runs."""

    application_id: str
    bot_name: str
    guild: Guild
    signing_key: str
    """The private key of the application, in hexadecimal."""
    client_secret: str
    """What proves that a token is asked for by the application."""
    people: dict[str, Person] = field(default_factory=dict)
    channels: dict[str, Channel] = field(default_factory=dict)
    messages: dict[str, dict[str, Message]] = field(default_factory=dict)
    """Messages by channel, then by id, oldest first."""
    commands: dict[str, list[Json]] = field(default_factory=dict)
    """Commands by guild; global ones under the empty string."""
    read: dict[str, dict[str, str]] = field(default_factory=dict)
    """The last message read, by person and channel."""
    is_greeted: bool = False
    """Whether anybody has visited; names and language are the first visitor's."""
    more_guilds: dict[str, Guild] = field(default_factory=dict)
    """The servers after the first one, of which the page shows those without the bot."""
    addresses: Addresses = field(default_factory=Addresses)

    @property
    def guilds(self) -> list[Guild]:
        return [self.guild, *self.more_guilds.values()]

    def guild_of(self, channel: Channel) -> Guild:
        """Return the server of a channel that is in one."""
        return self.guild if channel.guild_id is None else self.more_guilds[channel.guild_id]

    def channels_of(self, guild: Guild) -> list[Channel]:
        return [
            channel
            for channel in self.channels.values()
            if channel.is_in_guild and self.guild_of(channel) is guild
        ]

    def has_bot(self, channel: Channel) -> bool:
        """Return whether the bot is a member of a channel: it may then write there unasked."""
        return self.guild_of(channel).has_bot if channel.is_in_guild else channel.type == DIRECT

    def message(self, channel_id: str, message_id: str) -> Message | None:
        return self.messages.get(channel_id, {}).get(message_id)

    def put(self, message: Message) -> None:
        self.messages.setdefault(message.channel_id, {})[message.id] = message

    def direct_channel(self, person: str) -> Channel | None:
        return next((c for c in self.channels.values() if c.recipient == person), None)

    def audience(self, channel: Channel) -> AbstractSet[str]:
        """Return the people who can see a channel."""
        if channel.recipient is not None:
            return {channel.recipient}
        if channel.type == GROUP:
            return {*channel.recipients}
        strangers = (
            {one.id for one in self.people.values() if one.is_stranger} if self.has_bot(channel) else set()
        )
        if strangers:
            return self.people.keys() - channel.hidden_from - strangers
        # There may be thousands, so a set is made only if some cannot see it.
        return self.people.keys() - channel.hidden_from if channel.hidden_from else self.people.keys()

    def audience_of(self, message: Message) -> AbstractSet[str]:
        """Return the people who can see a message."""
        if message.seen_by is not None:
            return {message.seen_by}
        channel = self.channels.get(message.channel_id)
        return set() if channel is None else self.audience(channel)
