"""The Activity behind the door: its page, its logins, and a socket for each open page."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, contextmanager, suppress
from http import HTTPStatus
from typing import Any, Protocol

import aiohttp
from aiohttp import web

from bot.door.activity.frames import (
    MOST_CHARACTERS,
    Hello,
    MalformedFrame,
    PictureStyle,
    PressFrame,
    Theme,
    parse_frame,
)
from bot.door.activity.frames import Back as BackFrame
from bot.door.activity.frames import Home as HomeFrame
from bot.door.activity.identity import LoginRefused, PageLogins, Why
from bot.door.activity.page_files import TYPES, PageFile, PageFiles
from bot.door.activity.sessions import SECONDS, PageSession, SessionRefused, Sessions
from bot.door.activity.socket import REFUSED, Socket
from bot.door.connection import Origins, Refusals, prove

PREFIX = "/activity/"
SESSION, SOCKET, EMOJI = "session", "socket", "emoji/"
MOST_LOGIN_BYTES = 2048
MOST_LOGINS, MOST_LOGINS_OF_AN_ADDRESS = 32, 16
"""The most logins at once. People come through Discord's own proxy, which has few addresses."""
MOST_SOCKETS = 2000
MOST_UNPROVEN, MOST_UNPROVEN_OF_AN_ADDRESS = 200, 50
"""The most sockets that have not logged in yet; the oldest is closed first."""
MOST_OF_A_PERSON = 4
"""How many pages one person may have open: a phone, a computer, and two that have not yet noticed that they
are gone."""
HELLO_SECONDS = 5.0
LOGIN_SECONDS = 5.0
"""Seconds for the body of a login to arrive."""
BEAT_SECONDS = 25.0
"""Seconds between two pings, because proxies close connections that are quiet for longer."""
RENEW_SECONDS = SECONDS / 3
"""Seconds between two checks whether a person is still in the Activity."""
BURST, FRAMES_A_SECOND = 60, 15.0
"""How many frames a page may send at once, and in the long run."""
LATE_SECONDS = 3.0
"""How long a press may have waited for this process to count: its page soon asks another process, where the
person may press something else."""
HEARD = "heard"
"""The frame that says at once that a hello or a press has arrived, because the answer may take longer."""
RESTART = 1012
"""The code of a socket that closes because the bot stops."""
# Discord's own page stands on another host than this one; in a test both are on one, 'self'.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
    "font-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'self' https://discord.com https://*.discord.com"
)
HEADERS = {
    "Server": "",
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
NOT_KEPT = {"Cache-Control": "no-store"}
KEPT = {"Cache-Control": "public, max-age=31536000, immutable"}
STATUSES = {
    Why.CODE: HTTPStatus.UNAUTHORIZED,
    Why.INSTANCE: HTTPStatus.FORBIDDEN,
    Why.LIMIT: HTTPStatus.TOO_MANY_REQUESTS,
    Why.AWAY: HTTPStatus.SERVICE_UNAVAILABLE,
}

logger = logging.getLogger(__name__)


class PageScreen(Protocol):
    """An open page as the bot sees it: what it shows, and does for its person."""

    def press(self, number: int, nonce: str, custom_id: str, value: str) -> None: ...
    def back(self) -> None: ...
    def home(self) -> None: ...
    def draw_for(self, scale: int, theme: Theme) -> None:
        """Draw pictures at this scale, in these colours, from now on."""


ScreenOpener = Callable[[PageSession, Socket, Hello], AbstractAsyncContextManager[PageScreen]]
Say = Callable[[str, str], str]
"""(locale, key) -> a text."""
Drawing = Callable[[str], bytes | None]
"""Returns the SVG of an emoji by the name of its file; None if there is none."""


class Activity:
    """Answers every request below `/activity/`."""

    def __init__(
        self,
        files: PageFiles,
        identity: PageLogins,
        sessions: Sessions,
        open_screen: ScreenOpener,
        say: Say,
        *,
        drawing: Drawing,
        origins: Origins,
        refusals: Refusals,
    ) -> None:
        self._files = files
        self._identity = identity
        self._sessions = sessions
        self._open_screen = open_screen
        self._say = say
        self._drawing = drawing
        self._origins = origins
        self._logins = Counter[str]()
        """The logins under way, by address."""
        self._sockets: dict[Socket, PageSession] = {}
        """The open sockets, in the order in which they came, with their sessions."""
        self._unproven: dict[Socket, str] = {}
        """The sockets that have not logged in yet, with their addresses."""
        self._note = refusals.note

    @property
    def sockets(self) -> int:
        """Return the number of open sockets."""
        return len(self._sockets) + len(self._unproven)

    async def answer(self, request: web.BaseRequest) -> web.StreamResponse:
        path = request.raw_path.partition("?")[0].removeprefix(PREFIX)
        if request.method == "POST" and path == SESSION:
            return await self._log_in(request)
        if request.method not in ("GET", "HEAD"):
            return _response(HTTPStatus.METHOD_NOT_ALLOWED)
        if path == SOCKET:
            return await self._serve(request)
        if not path:
            return _file(self._files.index, NOT_KEPT)
        file = self._files.others.get(path)
        if path.startswith(EMOJI) and (drawn := self._drawing(path.removeprefix(EMOJI))) is not None:
            file = PageFile(drawn, TYPES[".svg"])
        return _response(HTTPStatus.NOT_FOUND) if file is None else _file(file, KEPT)

    async def close(self) -> None:
        """End every socket; the pages connect again, to another process if there is one."""
        for socket in list(self._sockets):
            await socket.close(RESTART)

    async def _log_in(self, request: web.BaseRequest) -> web.StreamResponse:
        locale = request.headers.get("Accept-Language", "")[:2].lower()
        try:
            code, instance_id = await _login(request)
            with self._login_place(origin := self._origins.of_request(request)):
                session = await self._identity.session(code, instance_id, origin)
        except LoginRefused as refused:
            if refused.why is Why.LIMIT:
                self._note("there are too many logins to the Activity")
            said = self._say(locale, f"activity-login-{refused.why.value}")
            return _response(STATUSES[refused.why], {"error": refused.why.value, "text": said})
        user = {
            "id": str(session.user_id),
            "name": session.user["global_name"] or session.user["username"],
            "locale": session.locale,
        }
        return _response(
            HTTPStatus.OK,
            {"session": self._sessions.signed(session), "user": user, "expires_in": SECONDS},
        )

    @contextmanager
    def _login_place(self, origin: str) -> Iterator[None]:
        """Hold a place for a login; raises LoginRefused if there is none."""
        is_greedy = bool(origin) and self._logins[origin] >= MOST_LOGINS_OF_AN_ADDRESS
        if is_greedy or self._logins.total() >= MOST_LOGINS:
            raise LoginRefused(Why.LIMIT)
        self._logins[origin] += 1
        try:
            yield
        finally:
            self._logins[origin] -= 1
            if not self._logins[origin]:
                del self._logins[origin]

    async def _serve(self, request: web.BaseRequest) -> web.StreamResponse:
        """Serve one socket until it closes."""
        if len(self._sockets) >= MOST_SOCKETS:
            self._note(f"{MOST_SOCKETS} pages of the Activity are open")
            return _response(HTTPStatus.SERVICE_UNAVAILABLE)
        response = web.WebSocketResponse(
            max_msg_size=MOST_CHARACTERS, heartbeat=BEAT_SECONDS, compress=False, timeout=1.0
        )
        response.headers.update(HEADERS)
        if not response.can_prepare(request):
            return _response(HTTPStatus.BAD_REQUEST)
        try:
            await response.prepare(request)
        except ConnectionError:
            # It was given up for a newer one, or closed by itself.
            return response
        socket = Socket(response, request.transport)
        origin = self._origins.of_request(request)
        own = [one for one, its in self._unproven.items() if its == origin] if origin else []
        if len(own) >= MOST_UNPROVEN_OF_AN_ADDRESS or len(self._unproven) >= MOST_UNPROVEN:
            self._note("pages of the Activity do not say whose they are")
            oldest = own[0] if len(own) >= MOST_UNPROVEN_OF_AN_ADDRESS else next(iter(self._unproven))
            del self._unproven[oldest]
            oldest.abort()
        self._unproven[socket] = origin
        try:
            hello, session = await self._greeted(socket)
        finally:
            self._unproven.pop(socket, None)
        if hello is None or session is None:
            return response
        greeted = asyncio.get_running_loop().time()
        prove(request)
        await self._make_room(session.user_id)
        self._sockets[socket] = session
        renewing = asyncio.create_task(self._keep_renewing(socket, session))
        try:
            await socket.send_json({"t": HEARD})
            async with self._open_screen(session, socket, hello) as screen:
                await self._listen(socket, screen, session, greeted)
        except ConnectionError:
            # The page is gone, which it may be at any time.
            pass
        except Exception:
            logger.exception("a page of the Activity failed")
        finally:
            renewing.cancel()
            del self._sockets[socket]
            await socket.close()
        return response

    async def _greeted(self, socket: Socket) -> tuple[Hello | None, PageSession | None]:
        """Return the page's hello and session; end the socket if they are not valid."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                frame = parse_frame(await socket.receive())
            if not isinstance(frame, Hello):
                raise MalformedFrame("no hello")
            session = self._sessions.read(frame.session)
            if self._identity.has_ended(session.instance_id):
                raise SessionRefused
            return frame, session
        except SessionRefused as refused:
            await socket.end(
                "expired" if refused.is_expired else "gone", self._say("", "activity-end-expired")
            )
        except (MalformedFrame, TimeoutError, ConnectionError):
            await socket.close(REFUSED)
        return None, None

    async def _make_room(self, user_id: int) -> None:
        """Close a person's oldest pages if they have too many."""
        own = [socket for socket, session in self._sockets.items() if session.user_id == user_id]
        for socket in own[: max(0, len(own) - MOST_OF_A_PERSON + 1)]:
            await socket.end("elsewhere", self._say("", "activity-end-elsewhere"))

    async def _listen(self, socket: Socket, screen: PageScreen, session: PageSession, greeted: float) -> None:
        """Pass on the page's frames until it closes; it said hello at this time of the loop's clock."""
        loop, last = asyncio.get_running_loop(), -1
        room, since = float(BURST), loop.time()
        while True:
            try:
                frame = parse_frame(await socket.receive())
            except MalformedFrame:
                await socket.close(REFUSED)
                return
            room, since = min(BURST, room + (loop.time() - since) * FRAMES_A_SECOND), loop.time()
            room -= 1
            if room < 0:
                await socket.end("limit", self._say(session.locale, "activity-end-limit"))
                return
            match frame:
                case PressFrame():
                    if frame.at is not None and abs(loop.time() - greeted - frame.at / 1000) > LATE_SECONDS:
                        await socket.close(RESTART)
                        return
                    # A repeated one was carried out already.
                    if frame.number > last:
                        last = frame.number
                        screen.press(last, frame.nonce, frame.custom_id, frame.value)
                    await socket.send_json({"t": HEARD, "n": frame.number})
                case BackFrame():
                    screen.back()
                case HomeFrame():
                    screen.home()
                case PictureStyle():
                    screen.draw_for(frame.scale, frame.theme)
                case Hello():
                    await socket.close(REFUSED)
                    return

    async def _end_all_in(self, instance_id: str, *, but: Socket) -> None:
        """End the other pages of an instance that is over."""
        ends = [
            socket.end("gone", self._say(session.locale, "activity-end-gone"))
            for socket, session in self._sockets.items()
            if session.instance_id == instance_id and socket is not but
        ]
        await asyncio.gather(*ends)

    async def _keep_renewing(self, socket: Socket, session: PageSession) -> None:
        """Give the page new sessions while its person is in the Activity, and end it when they are gone."""
        loop = asyncio.get_running_loop()
        until = loop.time() + SECONDS
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                is_there = await self._identity.is_there(session)
            except (OSError, TimeoutError) as error:
                # The next time may do.
                logger.warning("Discord does not say who is in an Activity (%s)", type(error).__name__)
                if loop.time() < until:
                    continue
                await socket.end("expired", self._say(session.locale, "activity-end-expired"))
                return
            if not is_there:
                if self._identity.has_ended(session.instance_id):
                    await self._end_all_in(session.instance_id, but=socket)
                await socket.end("gone", self._say(session.locale, "activity-end-gone"))
                return
            until = loop.time() + SECONDS
            with suppress(ConnectionError):
                await socket.send_json(
                    {"t": "session", "session": self._sessions.signed(session), "expires_in": SECONDS}
                )


async def _login(request: web.BaseRequest) -> tuple[str, str]:
    """Return the code and the instance of a login; raises LoginRefused."""
    body = bytearray()
    try:
        async with asyncio.timeout(LOGIN_SECONDS):
            async for part in request.content.iter_any():
                body += part
                if len(body) > MOST_LOGIN_BYTES:
                    raise LoginRefused(Why.CODE)
        data = json.loads(body)
    except (TimeoutError, ConnectionError, ValueError, RecursionError, aiohttp.ClientError):
        raise LoginRefused(Why.CODE) from None
    match data:
        case {"code": str(code), "instance_id": str(instance_id)}:
            return code, instance_id
    raise LoginRefused(Why.CODE)


def _file(file: PageFile, keeping: Mapping[str, str]) -> web.Response:
    return web.Response(body=file.content, headers={**HEADERS, **keeping, "Content-Type": file.type})


def _response(status: HTTPStatus, said: Mapping[str, Any] | None = None) -> web.Response:
    body = b"" if said is None else json.dumps(said, ensure_ascii=False).encode()
    headers = {**HEADERS, **NOT_KEPT, "Content-Type": "application/json; charset=utf-8"}
    response = web.Response(status=status, body=body, headers=headers)
    if status >= HTTPStatus.BAD_REQUEST:
        response.force_close()
    return response
