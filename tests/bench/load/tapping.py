"""Scripted people who play in the Activity: each has a socket open and taps what its page offers."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

import aiohttp

from bot.door.activity.server import PREFIX, SESSION, SOCKET
from bot.games.registry import PARTS
from bot.local.hub import Hub
from bot.local.state import Message, Person
from bot.pages.control import Control, Verb, parse_control
from tests.bench.load.crowd import Crowd, controls, find
from tests.bench.load.figures import Window
from tests.bench.load.tables import AT_ONCE, MOVES, SEATS
from tests.bench.load.waits import Span

PATIENCE = 10.0
"""Seconds for which an answer is waited for."""
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Tapped:
    """Games of people who press buttons in the chat and of others who tap in the Activity, in the same process and in
    turn."""

    games: int
    presses: list[Window]
    taps: list[Window]
    """Those at the same place are neighbours."""
    first: list[float]
    """Seconds from asking for the page to its first sheet."""

    def ratios(self) -> list[float]:
        """Return how many times the CPU time of a press a tap takes, for each pair of windows."""
        return [
            taps.cpu_for_one / presses.cpu_for_one
            for presses, taps in zip(self.presses, self.taps, strict=True)
        ]


@dataclass
class TappedPage:
    """The page of one person."""

    person: Person
    socket: aiohttp.ClientWebSocketResponse
    shown: Json = field(default_factory=dict)
    """The newest frame that shows something."""
    pictures: int = 0
    bytes: int = 0
    taps: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self) -> None:
        async for message in self.socket:
            if message.type is aiohttp.WSMsgType.BINARY:
                self.pictures, self.bytes = self.pictures + 1, self.bytes + len(message.data)
            elif (frame := json.loads(message.data))["t"] == "show":
                self.shown = frame
            self.news.set()

    async def until_shown(self) -> None:
        while not self.shown:
            await self._heard()

    async def tap(self, custom_id: str, value: str) -> None:
        """Press a control; return once the page shows that it was carried out."""
        self.taps += 1
        press = {"t": "press", "n": self.taps, "nonce": secrets.token_hex(8), "id": custom_id, "value": value}
        await self.socket.send_json(press)
        while (self.shown.get("n") or 0) < self.taps:
            await self._heard()

    async def _heard(self) -> None:
        self.news.clear()
        try:
            async with asyncio.timeout(PATIENCE):
                await self.news.wait()
        except TimeoutError:
            raise TimeoutError(f"the page of {self.person.name} heard nothing for {PATIENCE:.0f} s") from None

    def turn(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield the control that the person has to tap, with its options: a move, the first half of one, or Ready."""
        game = self.shown.get("game") or {}
        if game.get("status") != "running":
            return
        offered = list(_controls(game))
        has_moved = any(control.verb == Verb.RETRACT for control, _, _ in offered)
        for verb in (Verb.READY.value,) if has_moved else MOVES:
            yield from ((custom_id, values) for control, custom_id, values in offered if control.verb == verb)


def _controls(game: Json) -> Iterator[tuple[Control, str, tuple[str, ...]]]:
    items = [item for row in game["panel"]["rows"] for item in row]
    for item in [*game["targets"], *items]:
        if (control := parse_control(item.get("id", ""))) is not None:
            yield control, item["id"], tuple(option["value"] for option in item.get("options", ()))


class Pages:
    """Tables of four whose people all tap. Their sheets come in no message."""

    def __init__(self, hub: Hub, url: str, seed: int) -> None:
        """`url` is the address of the bot's door."""
        self._hub = hub
        self._url = url + PREFIX
        self._crowd = Crowd(hub)
        self._chance = Random(seed)
        self.pages: list[TappedPage] = []
        self._stack = AsyncExitStack()

    @asynccontextmanager
    async def opened(self, groups: list[list[Person]]) -> AsyncIterator[Pages]:
        """Let each group open a game and begin, on their pages."""
        async with self._stack:
            # By default a session has a hundred connections, and lets whoever needs another one wait.
            connector = aiohttp.TCPConnector(limit=0)
            http = await self._stack.enter_async_context(aiohttp.ClientSession(connector=connector))
            for group in groups:
                await self._open_table(http, group)
            yield self

    async def tap(self, seconds: float) -> Window:
        """Let those who owe a move make it and tap Ready, as fast as the bot answers."""
        waiting, window = deque(self.pages), Window()
        begin = perf_counter()
        workers = (self._work(waiting, begin + seconds, window) for _ in range(min(AT_ONCE, len(self.pages))))
        await asyncio.gather(*workers)
        window.seconds = perf_counter() - begin
        return window

    async def first_sheets(self, count: int) -> list[float]:
        """Return how many seconds pass from asking for the page until it shows the own sheet, so many times."""
        found = list[float]()
        async with aiohttp.ClientSession() as http:
            for known in self.pages[:count]:
                begin = perf_counter()
                async with http.get(self._url) as answer:
                    await answer.read()
                page = await self.page(http, known.person, known.shown["game"]["game"])
                await page.until_shown()
                found.append(perf_counter() - begin)
                await page.socket.close()
        return found

    async def _work(self, waiting: deque[TappedPage], until: float, window: Window) -> None:
        while perf_counter() < until:
            page = waiting.popleft() if waiting else None
            turn = None if page is None else next(page.turn(), None)
            if page is None or turn is None:
                await asyncio.sleep(0.001)
            else:
                custom_id, values = turn
                begin = perf_counter()
                try:
                    await page.tap(custom_id, self._chance.choice(values) if values else "")
                except TimeoutError:
                    window.failed += 1
                else:
                    window.answered[f"{id(page)}-{page.taps}"] = Span(begin, perf_counter())
            if page is not None:
                waiting.append(page)

    async def _open_table(self, http: aiohttp.ClientSession, group: list[Person]) -> None:
        host = group[0]
        name = next(iter(PARTS))
        await self._crowd.command(host, f"{name} play", players=SEATS, sheets="channel")
        while (lobby := self._lobby(host)) is None:  # noqa: ASYNC110 (the server tells no event)
            await asyncio.sleep(0.01)
        game = next(controls(lobby)).control.game
        pages = [await self.page(http, person, game) for person in group]
        for page in pages:
            await page.until_shown()
        for page in pages[1:]:
            await page.tap(Control(Verb.JOIN, game).custom_id(), "")
        self.pages += pages

    def _lobby(self, host: Person) -> Message | None:
        messages = self._hub.world.messages.get(self._crowd.channel.id, {})
        mine = (message for message in reversed(messages.values()) if f"<@{host.id}> – host" in message.words)
        return next((message for message in mine if find(message, "join")), None)

    async def page(self, http: aiohttp.ClientSession, person: Person, game: str) -> TappedPage:
        """Let a person open the page for a game."""
        activities = self._hub.activities
        instance = activities.launch(person, self._crowd.channel, None)
        activities.join(person, instance.id, secrets.token_hex(4))
        asked = {"client_id": self._hub.world.application_id, "scope": ["identify"], "response_type": "code"}
        login = {"code": activities.authorize(person, asked), "instance_id": instance.id}
        async with http.post(self._url + SESSION, json=login) as answer:
            session = (await answer.json())["session"]
        socket = await http.ws_connect(self._url + SOCKET)
        page = TappedPage(person, socket)
        listening = asyncio.create_task(page.listen())
        self._stack.push_async_callback(_ended, listening)
        start = Control(Verb.SHEET, game).custom_id()
        await socket.send_json(
            {"t": "hello", "session": session, "scale": 1, "theme": "dark", "start": start}
        )
        return page


async def _ended(listening: asyncio.Task[None]) -> None:
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
