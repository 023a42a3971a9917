"""The Activity's page without a browser, and how its person logs in on the local Discord."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import aiohttp

from bot.door.activity.server import PREFIX, SESSION, SOCKET
from bot.local.hub import Hub
from bot.local.state import Channel, Person
from bot.pages.control import Control, parse_control

PATIENCE = 60.0
"""Seconds until an answer: a sheet of a day takes long to make on a busy machine."""
Json = dict[str, Any]


@dataclass
class Client:
    """A page without a browser."""

    socket: aiohttp.ClientWebSocketResponse
    session: str
    shown: Json = field(default_factory=dict)
    told: list[Json] = field(default_factory=list)
    ends: list[str] = field(default_factory=list)
    count: int = 0
    is_closed: bool = False
    listening: asyncio.Task[None] | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self) -> None:
        async for message in self.socket:
            if message.type is aiohttp.WSMsgType.TEXT:
                frame = json.loads(message.data)
                if frame["t"] == "show":
                    self.shown = frame
                    self.count += 1
                elif frame["t"] == "told":
                    self.told.append(frame)
                elif frame["t"] == "end":
                    self.ends.append(frame["why"])
            self.news.set()
        self.is_closed = True
        self.news.set()

    async def until(self, is_so: Callable[[], object]) -> None:
        """Wait until something is shown; returns as well when the socket closes."""
        async with asyncio.timeout(PATIENCE):
            while not is_so() and not self.is_closed:
                self.news.clear()
                await self.news.wait()

    async def answered(self, number: int) -> None:
        await self.until(lambda: (self.shown.get("n") or 0) >= number)

    async def close(self) -> None:
        await self.socket.close()
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)


async def log_in(http: aiohttp.ClientSession, url: str, hub: Hub, channel: Channel, person: Person) -> str:
    """Return a session, as the page gets it from the door at `url`."""
    activities = hub.activities
    instance = activities.launch(person, channel, None)
    activities.join(person, instance.id, secrets.token_hex(4))
    asked = {"client_id": hub.world.application_id, "scope": ["identify"], "response_type": "code"}
    login = {"code": activities.authorize(person, asked), "instance_id": instance.id}
    async with http.post(f"{url}{PREFIX}{SESSION}", json=login) as answer:
        answer.raise_for_status()
        return str((await answer.json())["session"])


async def connected(http: aiohttp.ClientSession, url: str, session: str, start: str = "") -> Client:
    """Open a page with a session, whatever comes of it."""
    client = Client(await http.ws_connect(f"{url}{PREFIX}{SOCKET}"), session)
    client.listening = asyncio.create_task(client.listen())
    hello = {"t": "hello", "session": session, "scale": 1, "theme": "dark", "start": start}
    await client.socket.send_json(hello)
    await client.until(lambda: client.shown or client.ends or client.told)
    return client


@dataclass(frozen=True, slots=True)
class Offered:
    """A control that a page offers."""

    control: Control
    custom_id: str
    values: tuple[str, ...] = ()


def offered(shown: Json) -> list[Offered]:
    """Return everything that can be pressed."""
    game = shown.get("game")
    pages = [shown.get("top"), game and game["panel"], game and {"rows": game["table"]["buttons"]}]
    items = [item for page in pages if page for row in page["rows"] for item in row]
    parts = [part for page in pages if page for part in page.get("frame") or ()]
    items += [item for part in parts for item in (*part.get("items", ()), part.get("beside")) if item]
    return [
        Offered(control, item["id"], tuple(option["value"] for option in item.get("options", ())))
        for item in (*items, *(game["targets"] if game else ()))
        if (control := parse_control(item.get("id", ""))) is not None
    ]
