"""Everything that a request may touch, and who is told of what."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.local import permissions
from bot.local.acts import Acts
from bot.local.errors import refused
from bot.local.faults import Faults
from bot.local.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS, Gateway
from bot.local.interactions import Interactions
from bot.local.journal import Journal
from bot.local.live import Live
from bot.local.messages import Messages
from bot.local.payloads import Payloads
from bot.local.ratelimit import Limits, RateLimits
from bot.local.snowflake import Clock, Snowflakes
from bot.local.state import DIRECT, Channel, Json, Message, Person, Setup, World
from bot.local.storage import Storage, first_world, latest_id
from bot.local.visibility import Visibility

SAVE_AFTER = 0.5
"""Seconds in which several changes are saved as one."""


class Hub:
    def __init__(
        self, storage: Storage, kept: World | None, setup: Setup, base_url: str, limits: Limits
    ) -> None:
        """`kept` is the world of the last run; without one there is a new world."""
        self.clock = Clock()
        self._storage = storage
        self.new_id = Snowflakes(self.clock, 0 if kept is None else latest_id(kept))
        self.world = first_world(setup, self.new_id) if kept is None else kept
        self.files = storage.files
        self.payloads = Payloads(self.world, base_url)
        self.visibility = Visibility(self.clock)
        self.journal = Journal(self.clock)
        self.faults = Faults()
        self.rates = RateLimits(self.clock, limits)
        self.gateway = Gateway(
            f"{base_url.replace('http', 'ws', 1)}/gateway", self._ready, self.payloads.guild_create
        )
        self.live = Live(self)
        self.gateway.changed = self.live.bot_changed
        self.messages = Messages(self.world, self.files, self.clock, self.new_id, self._tell)
        self.interactions = Interactions(self)
        self.acts = Acts(self)
        self._saving: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        """Save soon."""
        if self._saving is None:
            self._saving = asyncio.get_running_loop().call_later(SAVE_AFTER, self.save)

    def save(self) -> None:
        if self._saving is not None:
            self._saving.cancel()
            self._saving = None
        self._storage.save(self.world)

    def channel(self, channel_id: str) -> Channel:
        """Raises ApiError for a channel that is not there, or not for the bot."""
        channel = self.world.channels.get(channel_id)
        if channel is None:
            raise refused(10003)
        if not permissions.may(permissions.of_bot(channel), "VIEW_CHANNEL"):
            raise refused(50001)
        return channel

    def message(self, channel: Channel, message_id: str) -> Message:
        """A message that a bot token reaches; raises ApiError 10008 for any other, ephemeral ones too."""
        message = self.world.message(channel.id, message_id)
        if message is None or message.is_ephemeral:
            raise refused(10008)
        return message

    def open_direct(self, person: Person) -> Channel:
        """The direct messages of a person and the bot, made at the first time."""
        known = self.world.direct_channel(person.id)
        if known is not None:
            return known
        channel = Channel(self.new_id(), DIRECT, recipient=person.id)
        self.world.channels[channel.id] = channel
        self.changed()
        self.live.push(person.id, {"t": "channel_create", "d": self.live.channel(channel)})
        return channel

    def add_person(self, name: str, locale: str) -> Person:
        person = Person(self.new_id(), name, locale)
        self.put_person(person)
        return person

    def put_person(self, person: Person) -> None:
        self.world.people[person.id] = person
        self.changed()
        self.live.people_changed()

    def put_channel(self, channel: Channel) -> None:
        """A channel of the guild was made or changed."""
        event = "CHANNEL_UPDATE" if channel.id in self.world.channels else "CHANNEL_CREATE"
        self.world.channels[channel.id] = channel
        self.changed()
        written = self.payloads.channel(channel)
        self.gateway.dispatch(event, written, guild_id=self.world.guild.id, intent=GUILDS)
        if event == "CHANNEL_CREATE":
            self.live.push_all({"t": "channel_create", "d": written})

    def remove_channel(self, channel: Channel) -> None:
        written = self.payloads.channel(channel)
        self.world.messages.pop(channel.id, None)
        del self.world.channels[channel.id]
        self.changed()
        guild_id = None if channel.recipient else self.world.guild.id
        self.gateway.dispatch("CHANNEL_DELETE", written, guild_id=guild_id, intent=GUILDS)
        self.live.push_all({"t": "channel_delete", "d": written})

    def deny(self, channel: Channel, bits: int) -> None:
        """Take permissions away from the bot in a channel."""
        self.put_channel(replace(channel, denied=bits))

    def _tell(self, kind: str, message: Message) -> None:
        """A message was made, changed or deleted: record it, save it, tell pages and bot."""
        self.changed()
        written: Json = {"id": message.id, "channel_id": message.channel_id}
        if kind != "message_delete":
            written = self.payloads.message(message)
            self.visibility.note(kind, self.world.audience_of(message), written)
        self.live.message(kind, message, written)
        if not message.is_ephemeral:
            self._tell_bot(kind, message, written)

    def _tell_bot(self, kind: str, message: Message, written: Json) -> None:
        channel = self.world.channels[message.channel_id]
        in_guild = channel.recipient is None
        guild = {"guild_id": self.world.guild.id} if in_guild else {}
        shown = {**written, **guild}
        if kind != "message_delete" and in_guild and message.author_id != self.world.application_id:
            # The application has no message content intent.
            shown |= {"content": "", "embeds": [], "components": [], "attachments": []}
            shown |= {"member": self.payloads.member(self.world.people[message.author_id])}
        intent = GUILD_MESSAGES if in_guild else DIRECT_MESSAGES
        self.gateway.dispatch(kind.upper(), shown, guild_id=guild.get("guild_id"), intent=intent)

    def show(self, person: str, frame: Json) -> None:
        """Send a frame to a person's pages. Forms and choices count among what a person saw."""
        if frame["t"] in ("modal", "autocomplete"):
            self.visibility.note(frame["t"], {person}, frame["d"])
        self.live.push(person, frame)

    def _ready(self) -> Json:
        return {
            "v": 10,
            "user": self.payloads.own_user(),
            "private_channels": [],
            "application": {"id": self.world.application_id, "flags": 0},
        }
