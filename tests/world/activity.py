"""The Activity's page without a browser, and how its person logs in on the local Discord."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import aiohttp

from bot.door.activity.server import PREFIX, SESSION, SOCKET
from bot.local.hub import Hub
from bot.local.state import Channel, Person
from bot.pages.control import Verb
from tests.world.offers import Offer, offered
from tests.world.player import Outcome

PATIENCE = 60.0
"""Seconds until an answer: a sheet of a day takes long to make on a busy machine."""
LOOKS = 30
"""How often somebody looks at a page before opening it anew."""
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
    taps: int = 0
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

    async def press(self, custom_id: str, value: str = "") -> None:
        """Press a control, and wait until the page shows that it was carried out."""
        self.taps += 1
        number, nonce = self.taps, secrets.token_hex(8)
        press = {"t": "press", "n": number, "nonce": nonce, "id": custom_id, "value": value}
        await self.socket.send_json(press)
        await self.answered(number)

    async def answered(self, number: int) -> None:
        await self.until(lambda: (self.shown.get("n") or 0) >= number)

    async def close(self) -> None:
        await self.socket.close()
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)


@dataclass(frozen=True)
class Guest:
    """Who opens a page that no browser shows and no door leads to, and where."""

    user_id: int
    name: str
    locale: str
    channel_id: int
    guild_id: int | None
    guest_of: int | None = None

    @property
    def user(self) -> Json:
        about = {"id": str(self.user_id), "username": self.name, "discriminator": "0"}
        return {**about, "global_name": None, "avatar": None}

    @property
    def chance(self) -> int:
        return self.user_id + 1


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


class ActivityHand:
    """A person who plays in the Activity, and opens the page again after the bot behind it was killed."""

    def __init__(self, hub: Hub, url: str, channel: Channel, person: Person, start: str = "") -> None:
        """`url` is the address of the bot's door, and `start` the control that the page begins with."""
        self._hub = hub
        self._url = url
        self._channel = channel
        self._person = person
        self._start = start
        self._http: aiohttp.ClientSession | None = None
        self.client: Client | None = None
        self.taps = self._looks = 0

    async def sheets(self) -> list[list[Offer]]:
        self._looks += 1
        if not self._start and self._looks % LOOKS == 0:
            # The page follows one game. Opened anew, it shows another one that waits.
            await self.close_page()
        client = await self._opened()
        shown = {} if client is None else client.shown
        if not shown.get("game") or shown.get("top") is not None:
            return []
        places = [target["id"] for target in shown["game"]["targets"]]
        # Places are touched in the picture, and not chosen from lists.
        found = [offer for offer in offered(shown) if not (places and offer.values)]
        return [sorted(found, key=lambda offer: offer.custom_id not in places)]

    async def press(self, offer: Offer, value: str | None = None) -> Outcome:
        client = self.client
        assert client is not None
        self.taps += 1
        told, begin = len(client.told), perf_counter()
        # The bot may be gone.
        with suppress(ConnectionError):
            await client.press(offer.custom_id, value or "")
        seconds = None if client.is_closed else perf_counter() - begin
        is_refused = len(client.told) > told
        return Outcome(seconds, f"tap-{self._person.id}-{self.taps}", is_refused=is_refused)

    def has_saved(self, offer: Offer, outcome: Outcome) -> bool:
        if self.client is None or outcome.seconds is None or outcome.is_refused:
            return False
        place = offer.control.game, offer.control.step
        undo = (other.control for other in offered(self.client.shown) if other.control.verb == Verb.RETRACT)
        return any((control.game, control.step) == place for control in undo)

    async def close_page(self) -> None:
        """Close the page; it is opened again when the person looks at it."""
        if self.client is not None:
            await self.client.close()

    async def close(self) -> None:
        await self.close_page()
        if self._http is not None:
            await self._http.close()

    async def _opened(self) -> Client | None:
        """Return the page, opened again if its socket is closed; None while no bot is there."""
        if self.client is not None and not self.client.is_closed:
            return self.client
        await self.close_page()
        self._http = self._http or aiohttp.ClientSession()
        self.client = None
        with suppress(aiohttp.ClientError, ConnectionError):
            self.client = await self.another_page(self._http)
        return self.client

    async def another_page(self, http: aiohttp.ClientSession) -> Client:
        """Return one more page of this person."""
        session = await log_in(http, self._url, self._hub, self._channel, self._person)
        return await connected(http, self._url, session, self._start)
