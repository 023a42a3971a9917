"""The browser tabs that show the page, each as one person, and what is sent to them."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Callable

from bot.local.commands import usable
from bot.local.connection import Connection
from bot.local.observer import Observer
from bot.local.payloads import Payloads
from bot.local.snowflake import Clock, is_id
from bot.local.state import DIRECT, Channel, Json, Message, Person, World

SHOWN = 50
"""Messages of each channel that a tab starts with."""
MAX_UNREAD = 99


class Tabs:
    def __init__(
        self,
        world: World,
        payloads: Payloads,
        clock: Clock,
        observer: Observer,
        is_bot_online: Callable[[], bool],
    ) -> None:
        self._world = world
        self._payloads = payloads
        self._clock = clock
        self._observer = observer
        self._is_bot_online = is_bot_online
        self._open: dict[str, set[Connection]] = defaultdict(set)
        self._dismissed: set[str] = set()

    def open(self, person: str, tab: Connection) -> None:
        """Send the snapshot, then all that follows."""
        tab.push(json.dumps({"t": "ready", "d": self._snapshot(person)}))
        self._open[person].add(tab)

    def close(self, person: str, tab: Connection) -> None:
        self._open[person].discard(tab)

    def is_here(self, person: str) -> bool:
        """Return whether a person has a tab open."""
        return bool(self._open.get(person))

    async def stop(self) -> None:
        tabs = [tab for tabs in self._open.values() for tab in tabs]
        for tab in tabs:
            tab.close(1001, "Going away")
        await asyncio.gather(*(tab.finish() for tab in tabs))

    def push(self, person: str, frame: Json) -> None:
        """Send a frame to every tab of a person."""
        if tabs := self._open.get(person):
            text = json.dumps(frame)
            for tab in tabs:
                tab.push(text)

    def push_all(self, frame: Json) -> None:
        for person in [*self._open]:
            self.push(person, frame)

    def push_seen(self, person: str, frame: Json) -> None:
        """Push choices, and record that the person saw them."""
        self._observer.sighted(self._clock(), frame["t"], {person}, frame["d"])
        self.push(person, frame)

    def message(self, kind: str, message: Message, written: Json) -> None:
        """Tell the tabs that a message was created, edited or deleted."""
        if message.id in self._dismissed:
            if kind == "message_delete":
                self._dismissed.remove(message.id)
            return
        audience = self._world.audience_of(message)
        for person in [person for person, tabs in self._open.items() if tabs and person in audience]:
            self.push(person, {"t": kind, "d": written})
            if kind != "message_update":
                self.push_unread(person, message.channel_id)

    def dismiss(self, person: str, message: Message) -> None:
        self._dismissed.add(message.id)
        self.push(person, {"t": "message_delete", "d": {"id": message.id, "channel_id": message.channel_id}})
        self.push_unread(person, message.channel_id)

    def push_unread(self, person: str, channel_id: str) -> None:
        self.push(person, {"t": "unread", "d": self._unread(person, channel_id)})

    def push_history(self, person: str, channel: Channel, before: str, limit: int, nonce: str | None) -> None:
        older = [m for m in self._visible(person, channel) if not is_id(before) or int(m.id) < int(before)]
        page = older[-limit:]
        history = {
            "nonce": nonce,
            "channel_id": channel.id,
            "messages": [self._shown(person, message) for message in page],
            "more": len(older) > len(page),
        }
        self.push(person, {"t": "history", "d": history})

    def commands_changed(self) -> None:
        for person in [*self._open]:
            self.push(person, {"t": "commands", "d": usable(self._world, person)})

    def people_changed(self) -> None:
        # Only once somebody has sat down since the start.
        if self._open:
            self.push_all({"t": "people", "d": self.people()})

    def bot_changed(self) -> None:
        self.push_all({"t": "bot", "d": self._bot()})

    def person(self, person: Person) -> Json:
        return {
            "id": person.id,
            "name": person.name,
            "locale": person.locale,
            "dms_open": person.dms_open,
            "owner": self._world.guild.owner_id == person.id,
        }

    def people(self) -> list[Json]:
        return [self.person(person) for person in self._world.people.values()]

    def channel(self, channel: Channel) -> Json:
        """Describe a channel as a person sees it: the other side of direct messages is the bot."""
        written = self._payloads.channel(channel)
        return written | {"recipients": [self._payloads.bot_user()]} if channel.type == DIRECT else written

    def _snapshot(self, person: str) -> Json:
        world = self._world
        seen = [channel for channel in world.channels.values() if person in world.audience(channel)]
        return {
            "user": self.person(world.people[person]),
            "people": self.people(),
            "bot": self._bot(),
            "guild": {"id": world.guild.id, "name": world.guild.name},
            "channels": [
                self.channel(channel) for channel in world.channels_of(world.guild) if channel in seen
            ],
            "dms": [self.channel(channel) for channel in seen if not channel.is_in_guild],
            "elsewhere": [
                {"name": guild.name, "channels": [self.channel(one) for one in world.channels_of(guild)]}
                for guild in world.more_guilds.values()
                if not guild.has_bot
            ],
            "messages": {
                channel.id: [self._shown(person, m) for m in self._visible(person, channel)[-SHOWN:]]
                for channel in seen
            },
            "unread": {channel.id: self._unread(person, channel.id) for channel in seen},
            "commands": usable(world, person),
        }

    def _visible(self, person: str, channel: Channel) -> list[Message]:
        messages = self._world.messages.get(channel.id, {}).values()
        return [message for message in messages if self._is_visible(person, message)]

    def _is_visible(self, person: str, message: Message) -> bool:
        return person in self._world.audience_of(message) and message.id not in self._dismissed

    def _shown(self, person: str, message: Message) -> Json:
        written = self._payloads.message(message)
        self._observer.sighted(self._clock(), "history", {person}, written)
        return written

    def _unread(self, person: str, channel_id: str) -> Json:
        last = self._world.read.get(person, {}).get(channel_id)
        new: list[Message] = []
        for message in reversed(self._world.messages.get(channel_id, {}).values()):
            if len(new) >= MAX_UNREAD or (last is not None and int(message.id) <= int(last)):
                break
            if message.author_id != person and self._is_visible(person, message):
                new.append(message)
        mentions = sum(1 for message in new if person in message.mentions)
        return {"channel_id": channel_id, "count": len(new), "mentions": mentions, "last_read": last}

    def _bot(self) -> Json:
        return {**self._payloads.bot_user(), "online": self._is_bot_online()}
