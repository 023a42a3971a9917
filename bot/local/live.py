"""The pages that are open, each by one person, and what is sent to them."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from typing import TYPE_CHECKING

from aiohttp import web

from bot.local.commands import Impossible, usable
from bot.local.connection import Connection, GatewayClose
from bot.local.errors import ApiError
from bot.local.state import DIRECT, Channel, Json, Message, Person

if TYPE_CHECKING:
    from bot.local.hub import Hub

SHOWN = 50
"""Messages of a channel that a page starts with."""
MOST_UNREAD = 99
UNKNOWN_USER = 4004


class Live:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._pages: dict[str, set[Connection]] = defaultdict(set)
        self._dismissed: set[str] = set()

    def push(self, person: str, frame: Json) -> None:
        """To every page of a person."""
        if pages := self._pages.get(person):
            text = json.dumps(frame)
            for page in pages:
                page.push(text)

    def push_all(self, frame: Json) -> None:
        for person in [*self._pages]:
            self.push(person, frame)

    def message(self, kind: str, message: Message, written: Json) -> None:
        """A message was made, changed or deleted."""
        if message.id in self._dismissed:
            return
        for person in self._hub.world.audience_of(message):
            if self._pages.get(person):
                self.push(person, {"t": kind, "d": written})
                if kind == "message_create":
                    self.push(person, {"t": "unread", "d": self._unread(person, message.channel_id)})

    def dismissed(self, person: str, message: Message) -> None:
        self._dismissed.add(message.id)
        self.push(person, {"t": "message_delete", "d": {"id": message.id, "channel_id": message.channel_id}})

    def read(self, person: str, channel_id: str, message_id: str) -> None:
        if not message_id.isdigit():
            raise Impossible(f"{message_id!r} is no message")
        self._hub.world.read.setdefault(person, {})[channel_id] = message_id
        self._hub.changed()
        self.push(person, {"t": "unread", "d": self._unread(person, channel_id)})

    def history(self, person: str, channel: Channel, before: str, limit: int, nonce: str | None) -> None:
        older = [m for m in self._visible(person, channel) if not before.isdigit() or int(m.id) < int(before)]
        page = older[-limit:]
        self.push(
            person,
            {
                "t": "history",
                "d": {
                    "nonce": nonce,
                    "channel_id": channel.id,
                    "messages": [self._shown(person, message) for message in page],
                    "more": len(older) > len(page),
                },
            },
        )

    def commands_changed(self) -> None:
        for person in [*self._pages]:
            self.push(person, {"t": "commands", "d": usable(self._hub.world, person)})

    def people_changed(self) -> None:
        self.push_all({"t": "people", "d": self.people()})

    def bot_changed(self) -> None:
        self.push_all({"t": "bot", "d": self._bot()})

    def person(self, person: Person) -> Json:
        owner = self._hub.world.guild.owner_id == person.id
        return {
            "id": person.id,
            "name": person.name,
            "locale": person.locale,
            "dms_open": person.dms_open,
            "owner": owner,
        }

    def people(self) -> list[Json]:
        return [self.person(person) for person in self._hub.world.people.values()]

    def channel(self, channel: Channel) -> Json:
        """A direct message channel is with the bot, as its person sees it."""
        written = self._hub.payloads.channel(channel)
        return (
            written | {"recipients": [self._hub.payloads.bot_user()]} if channel.type == DIRECT else written
        )

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One page, from its snapshot to its end."""
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        person_id = request.query.get("user", "")
        if person_id not in self._hub.world.people:
            await socket.close(code=UNKNOWN_USER, message=b"Unknown user")
            return socket
        page = Connection(socket, "", is_limited=False)
        page.push(json.dumps({"t": "ready", "d": self._snapshot(person_id)}))
        self._pages[person_id].add(page)
        try:
            while (said := await page.receive(None)) is not None:
                self._hear(person_id, said)
        except GatewayClose as close:
            page.close(close.code, close.reason)
        finally:
            self._pages[person_id].discard(page)
            await page.finish()
        return socket

    async def stop(self) -> None:
        pages = [page for pages in self._pages.values() for page in pages]
        for page in pages:
            page.close(1001, "Going away")
        await asyncio.gather(*(page.finish() for page in pages))

    def _hear(self, person_id: str, said: Json) -> None:
        try:
            self._hub.acts.do(self._hub.world.people[person_id], said)
        except Impossible as error:
            self._error(person_id, said, 0, str(error))
        except ApiError as error:
            self._error(person_id, said, error.body["code"], error.body["message"])

    def _error(self, person: str, said: Json, code: int, message: str) -> None:
        self.push(person, {"t": "error", "d": {"nonce": said.get("nonce"), "code": code, "message": message}})

    def _snapshot(self, person: str) -> Json:
        world = self._hub.world
        seen = [channel for channel in world.channels.values() if person in world.audience(channel)]
        return {
            "user": self.person(world.people[person]),
            "people": self.people(),
            "bot": self._bot(),
            "guild": {"id": world.guild.id, "name": world.guild.name},
            "channels": [self.channel(channel) for channel in seen if channel.type != DIRECT],
            "dms": [self.channel(channel) for channel in seen if channel.type == DIRECT],
            "messages": {
                channel.id: [self._shown(person, m) for m in self._visible(person, channel)[-SHOWN:]]
                for channel in seen
            },
            "unread": {channel.id: self._unread(person, channel.id) for channel in seen},
            "commands": usable(world, person),
        }

    def _visible(self, person: str, channel: Channel) -> list[Message]:
        world = self._hub.world
        everything = world.messages.get(channel.id, {}).values()
        return [m for m in everything if person in world.audience_of(m) and m.id not in self._dismissed]

    def _shown(self, person: str, message: Message) -> Json:
        written = self._hub.payloads.message(message)
        self._hub.visibility.note("history", {person}, written)
        return written

    def _unread(self, person: str, channel_id: str) -> Json:
        last = self._hub.world.read.get(person, {}).get(channel_id)
        new: list[Message] = []
        for message in reversed(self._hub.world.messages.get(channel_id, {}).values()):
            if len(new) >= MOST_UNREAD or (last is not None and int(message.id) <= int(last)):
                break
            if message.author_id != person and person in self._hub.world.audience_of(message):
                new.append(message)
        mentions = sum(1 for message in new if person in message.mentions)
        return {"channel_id": channel_id, "count": len(new), "mentions": mentions, "last_read": last}

    def _bot(self) -> Json:
        return {**self._hub.payloads.bot_user(), "online": self._hub.gateway.is_online}
