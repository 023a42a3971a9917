"""A door with an Activity, the three answers of Discord that it asks for, and pages that people open."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web

from bot.door.activity.frames import Hello, Theme
from bot.door.activity.identity import PageLogins
from bot.door.activity.page_files import page_files
from bot.door.activity.server import Activity
from bot.door.activity.sessions import PageSession, Sessions
from bot.door.activity.socket import Socket
from bot.door.connection import FORWARDED, Origins, Refusals
from bot.door.server import Doorway, serve_door
from bot.door.signature import Verifier
from bot.local.emoji import drawing
from tests.door.knocking import HOST, NOW, PUBLIC
from tests.waiting import until

APPLICATION, SECRET = "77", "the secret of the application"
ANNA, BERT = "1", "2"
INSTANCE = "i-1-gc-9-10"
PLACE = {"kind": "gc", "channel_id": "10", "guild_id": "9"}
LOOKS = {"scale": 2, "theme": "dark"}
Json = dict[str, Any]


@dataclass
class Discord:
    """Knows codes, tokens and instances."""

    codes: dict[str, str] = field(default_factory=lambda: {"code-anna": ANNA, "code-bert": BERT})
    instances: dict[str, Json] = field(
        default_factory=lambda: {INSTANCE: {"users": [ANNA], "location": PLACE}}
    )
    servers: set[int] = field(default_factory=lambda: {9})
    """Those that have the bot."""
    links: list[Json] = field(default_factory=list)
    """What links to the Activity were made of, each with the token of its person."""
    asked: list[str] = field(default_factory=list)
    status: int = 200
    """What every request over HTTP is answered with, if it is an error."""
    retry_after: str = ""

    async def token(self, request: web.Request) -> web.Response:
        form = await request.post()
        self.asked.append("token")
        if self.status != 200:
            headers = {"Retry-After": self.retry_after} if self.retry_after else {}
            return web.json_response({}, status=self.status, headers=headers)
        if (form["client_id"], form["client_secret"]) != (APPLICATION, SECRET):
            return web.json_response({"error": "invalid_client"}, status=401)
        # A code is good once.
        user = self.codes.pop(str(form["code"]), None)
        if user is None or form["grant_type"] != "authorization_code":
            return web.json_response({"error": "invalid_grant"}, status=400)
        return web.json_response({"access_token": f"token-of-{user}", "token_type": "Bearer"})

    async def me(self, request: web.Request) -> web.Response:
        self.asked.append("me")
        user = request.headers["Authorization"].removeprefix("Bearer token-of-")
        name = {ANNA: "anna", BERT: "bert"}[user]
        known = {"id": user, "username": name, "global_name": None, "avatar": None, "email": "a@b.c"}
        return web.json_response(known | {"discriminator": "0", "locale": "de"})

    async def quick_link(self, request: web.Request) -> web.Response:
        if self.status != 200:
            return web.json_response({"message": "401: Unauthorized"}, status=self.status)
        self.links.append({"by": request.headers["Authorization"], **await request.json()})
        return web.json_response({"link_id": f"0-{len(self.links)}"})

    async def instance(self, instance_id: str) -> Mapping[str, Any] | None:
        self.asked.append("instance")
        if self.status >= 500:
            raise OSError("Discord is away")
        return self.instances.get(instance_id)

    async def guest_of(self, _user_id: int, _channel_id: int, guild_id: int | None) -> int | None:
        return None if guild_id in self.servers else guild_id or 0


@dataclass
class FakeScreen:
    """Keeps what the page says to it."""

    session: PageSession
    link: Socket
    hello: Hello
    said: list[object] = field(default_factory=list)

    def press(self, number: int, nonce: str, custom_id: str, value: str) -> None:
        self.said.append((number, nonce, custom_id, value))

    def back(self) -> None:
        self.said.append("back")

    def home(self) -> None:
        self.said.append("home")

    def draw_for(self, scale: int, theme: Theme) -> None:
        self.said.append((scale, theme))


@dataclass
class Visit:
    address: str
    http: aiohttp.ClientSession
    discord: Discord
    sessions: Sessions
    identity: PageLogins
    activity: Activity
    doorway: Doorway
    time: list[float]
    """The present time in its only place."""
    screens: list[FakeScreen] = field(default_factory=list)
    open: set[str] = field(default_factory=set)
    """The people whose screens are open now."""

    async def log_in(
        self, code: str = "code-anna", instance: str = INSTANCE, *, origin: str = ""
    ) -> tuple[int, Json]:
        return await self.post(json.dumps({"code": code, "instance_id": instance}).encode(), origin=origin)

    async def post(self, body: bytes, *, origin: str = "") -> tuple[int, Json]:
        """Log in; `origin` is where a proxy says that it comes from."""
        headers = {FORWARDED: origin} if origin else {}
        url = f"{self.address}/activity/session"
        async with self.http.post(url, data=body, headers=headers) as answer:
            return answer.status, json.loads(await answer.text())

    async def session(self, code: str = "code-anna") -> str:
        status, said = await self.log_in(code)
        assert status == 200, said
        return str(said["session"])

    @asynccontextmanager
    async def socket(self, origin: str = "") -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
        headers = {FORWARDED: origin} if origin else {}
        async with self.http.ws_connect(f"{self.address}/activity/socket", headers=headers) as socket:
            yield socket

    @asynccontextmanager
    async def page(self, session: str) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
        """A page whose screen is open."""
        before = len(self.screens)
        async with self.socket() as socket:
            await socket.send_json(hello(session))
            assert await socket.receive_json() == {"t": "heard"}
            await until(lambda: len(self.screens) > before)
            yield socket


def hello(session: str, **changed: Any) -> Json:
    return {"t": "hello", "session": session, "start": "", **LOOKS, **changed}


def press(number: int, custom_id: str = "b1:-:0:home", **changed: Any) -> Json:
    return {"t": "press", "n": number, "nonce": f"{number:016x}", "id": custom_id, **changed}


async def ended(socket: aiohttp.ClientWebSocketResponse) -> tuple[str, int | None]:
    """Return why the page was told to end, and the code with which the socket closed."""
    why = ""
    async with asyncio.timeout(20):
        async for message in socket:
            data = json.loads(message.data)
            why = data["why"] if data["t"] == "end" else why
    return why, socket.close_code


@asynccontextmanager
async def visiting(folder: Path | None = None, *, proxies: Sequence[str] = ()) -> AsyncIterator[Visit]:
    discord, time = Discord(), [float(NOW)]
    application = web.Application()
    application.router.add_post("/api/v10/oauth2/token", discord.token)
    application.router.add_get("/api/v10/users/@me", discord.me)
    application.router.add_post(f"/api/v10/applications/{APPLICATION}/quick-links/", discord.quick_link)
    runner = web.AppRunner(application)
    await runner.setup()
    await web.TCPSite(runner, HOST, 0).start()
    api = f"http://{HOST}:{runner.addresses[0][1]}/api/v10"
    try:
        async with aiohttp.ClientSession() as http:
            sessions = Sessions(SECRET, lambda: time[0])
            identity = PageLogins(
                http,
                api,
                client_id=APPLICATION,
                secret=SECRET,
                instance=discord.instance,
                guest_of=discord.guest_of,
            )
            visit: Visit

            @asynccontextmanager
            async def open_screen(
                session: PageSession, link: Socket, said: Hello
            ) -> AsyncIterator[FakeScreen]:
                screen = FakeScreen(session, link, said)
                visit.screens.append(screen)
                visit.open.add(str(session.user_id))
                try:
                    yield screen
                finally:
                    visit.open.discard(str(session.user_id))

            files = page_files(APPLICATION) if folder is None else page_files(APPLICATION, folder=folder)
            origins = Origins([ip_network(each) for each in proxies])
            activity = Activity(
                files,
                identity,
                sessions,
                open_screen,
                lambda _, key: key,
                drawing=drawing,
                origins=origins,
                refusals=Refusals(),
            )
            doorway = Doorway(
                Verifier(PUBLIC, lambda: time[0]),
                interactions=lambda _: None,
                events=lambda _: None,
                activity=activity,
                origins=origins,
            )
            async with serve_door(doorway, HOST, 0) as address:
                visit = Visit(address, http, discord, sessions, identity, activity, doorway, time)
                yield visit
                await activity.close()
    finally:
        await runner.cleanup()
