"""The parts of this Discord, and the changes that concern several of them."""

from __future__ import annotations

from dataclasses import replace
from time import monotonic

from bot.local import permissions, words
from bot.local.activities import Activities
from bot.local.carrier import Carrier
from bot.local.commands import entry_point, is_entry_point
from bot.local.connection import Connection
from bot.local.endpoints import Endpoints
from bot.local.errors import refusal
from bot.local.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS, Gateway
from bot.local.interactions import Interactions
from bot.local.messages import Messages
from bot.local.observer import Observer
from bot.local.outgoing import Outgoing
from bot.local.page_requests import PageRequests
from bot.local.payloads import Payloads
from bot.local.ratelimit import Limits, RateLimits
from bot.local.rules import Rules
from bot.local.snowflake import Clock, Snowflakes
from bot.local.starts import Sharding, Starts
from bot.local.state import DIRECT, Channel, Json, Message, Person, Setup, World
from bot.local.storage import Autosave, Storage, add_places, first_world, latest_id
from bot.local.tabs import Tabs
from bot.local.webhook_events import WebhookEvents


class Hub:
    """Builds each part from those it needs; no part knows the hub, only the routes do."""

    def __init__(
        self,
        storage: Storage,
        saved: World | None,
        setup: Setup,
        base_url: str,
        *,
        limits: Limits,
        sharding: Sharding,
        rules: Rules,
        observer: Observer,
        activity: str | None = None,
    ) -> None:
        """Create the world, or resume the one `saved` in the last run; `setup` describes a new one."""
        self.clock = Clock()
        self.new_id = Snowflakes(self.clock, 0 if saved is None else latest_id(saved))
        self.world = first_world(setup, self.new_id) if saved is None else saved
        add_places(self.world, setup, self.new_id)
        self.files = storage.files
        self.autosave = Autosave(storage, self.world)
        self.payloads = Payloads(self.world, base_url, has_activity=activity is not None)
        self.observer = observer
        self.rates = RateLimits(self.clock, limits)
        self.rules = rules
        self.gateway = Gateway(
            f"{base_url.replace('http', 'ws', 1)}/gateway",
            Starts(self.clock, sharding, monotonic),
            self._ready,
            lambda: [guild for guild in self.world.guilds if guild.has_bot],
            self.payloads.guild_create,
            observer=observer,
        )
        self.tabs = Tabs(self.world, self.payloads, self.clock, observer, lambda: self.gateway.is_online)
        self.gateway.changed = self.tabs.bot_changed
        self.messages = Messages(
            self.world, self.files, self.clock, self.new_id, rules=rules, announce=self._announce
        )
        self.outgoing = Outgoing(self.world.signing_key)
        self.endpoints = Endpoints(self.world, self.outgoing, self.new_id, self.autosave)
        self.events = WebhookEvents(self.world, self.clock, self.outgoing, observer)
        self.carrier = Carrier(self.world, self.gateway, self.outgoing, observer)
        self.interactions = Interactions(
            self.world, self.payloads, self.clock, self.new_id, carrier=self.carrier, tabs=self.tabs
        )
        self.activities = Activities(
            self.world, self.payloads, self.clock, self.new_id, tabs=self.tabs, address=activity
        )
        if activity is not None and not any(map(is_entry_point, self.world.commands.get("", ()))):
            # Discord makes one as soon as an application gets an Activity.
            self.world.commands.setdefault("", []).append(entry_point(self.world.application_id, self.new_id))
        self.page_requests = PageRequests(
            self.world,
            self.payloads,
            self.messages,
            self.interactions,
            self.activities,
            tabs=self.tabs,
            autosave=self.autosave,
            open_direct=self.open_direct,
        )

    def channel(self, channel_id: str) -> Channel:
        """Return a channel; raises ApiError for an unknown one, and for one hidden from the bot or without it."""
        channel = self.world.channels.get(channel_id)
        if channel is None:
            raise refusal(10003)
        if not self.world.has_bot(channel) or not permissions.may(
            permissions.of_bot(channel), "VIEW_CHANNEL"
        ):
            raise refusal(50001)
        return channel

    def message(self, channel: Channel, message_id: str) -> Message:
        """Return a message that a bot token reaches; raises ApiError 10008 for any other, ephemeral ones
        too."""
        message = self.world.message(channel.id, message_id)
        if message is None or message.is_ephemeral:
            raise refusal(10008)
        return message

    def open_direct(self, person: Person) -> Channel:
        """Return the person's direct messages with the bot, opened on first use."""
        known = self.world.direct_channel(person.id)
        if known is not None:
            return known
        channel = Channel(self.new_id(), DIRECT, recipient=person.id)
        self.world.channels[channel.id] = channel
        self.autosave.soon()
        self.tabs.push(person.id, {"t": "channel_create", "d": self.tabs.channel(channel)})
        return channel

    def add_person(self, name: str, locale: str) -> Person:
        person = Person(self.new_id(), name, locale)
        self.put_person(person)
        return person

    def greet(self, locale: str) -> None:
        """Give the server and its people the first visitor's language, and names usual in it. Later visitors
        change nothing, even after a restart."""
        people = [*self.world.people.values()]
        is_begun = self.world.is_greeted or any(self.world.messages.values())
        self._know_visitor()
        if is_begun or tuple(person.name for person in people) not in map(words.people, words.LANGUAGES):
            return
        self.world.guild = replace(self.world.guild, locale=locale)
        for person, name in zip(people, words.people(locale), strict=True):
            self.put_person(replace(person, name=name, locale=locale))
        guild = self.world.guild
        self.gateway.dispatch("GUILD_UPDATE", self.payloads.guild(guild), guild_id=guild.id, intent=GUILDS)

    def open_tab(self, person: str, tab: Connection) -> None:
        self._know_visitor()
        self.tabs.open(person, tab)

    def close_tab(self, person: str, tab: Connection) -> None:
        self.tabs.close(person, tab)
        if not self.tabs.is_here(person):
            self.activities.leave(person)

    def _know_visitor(self) -> None:
        if not self.world.is_greeted:
            self.world.is_greeted = True
            self.autosave.soon()

    def put_person(self, person: Person) -> None:
        self.world.people[person.id] = person
        self.autosave.soon()
        self.tabs.people_changed()

    def _announce(self, kind: str, message: Message) -> None:
        """Record and save a created, edited or deleted message; tell the tabs and the bot."""
        self.autosave.soon()
        written: Json = {"id": message.id, "channel_id": message.channel_id}
        if kind != "message_delete":
            written = self.payloads.message(message)
            self.observer.sighted(self.clock(), kind, self.world.audience_of(message), written)
        self.tabs.message(kind, message, written)
        if not message.is_ephemeral and self.world.has_bot(self.world.channels[message.channel_id]):
            self._tell_bot(kind, message, written)

    def _tell_bot(self, kind: str, message: Message, written: Json) -> None:
        channel = self.world.channels[message.channel_id]
        in_guild = channel.is_in_guild
        guild = {"guild_id": self.world.guild_of(channel).id} if in_guild else {}
        shown = {**written, **guild}
        if kind != "message_delete" and in_guild and message.author_id != self.world.application_id:
            # The application has no message content intent.
            shown |= {
                "content": "",
                "embeds": [],
                "components": [],
                "attachments": [],
                "member": self.payloads.member(self.world.people[message.author_id]),
            }
        intent = GUILD_MESSAGES if in_guild else DIRECT_MESSAGES
        self.gateway.dispatch(kind.upper(), shown, guild_id=guild.get("guild_id"), intent=intent)

    def _ready(self) -> Json:
        return {
            "v": 10,
            "user": self.payloads.own_user(),
            "private_channels": [],
            "application": {key: self.payloads.application()[key] for key in ("id", "flags")},
        }
