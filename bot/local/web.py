"""What the browser requests: the page, pictures, the people at this machine, and each tab's socket."""

from __future__ import annotations

import mimetypes
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from aiohttp import web

from bot.local import emoji, words
from bot.local.connection import Connection, GatewayClose
from bot.local.hub import Hub
from bot.local.policy import SANDBOX, RequestError
from bot.local.reading import read_json
from bot.local.rest import respond
from bot.local.storage import file_in

LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)
MAX_NAME = 32
MOST_PEOPLE = 100
UNKNOWN_USER = 4004
# A file at an address never changes: one that replaces it has another id.
FOR_FILES = {**SANDBOX, "Cache-Control": "private, max-age=31536000, immutable"}
UNSTORED = {"Cache-Control": "no-cache"}
WITHOUT_PAGE = "This server was started without a page; it still serves the bot."


class Web:
    def __init__(self, hub: Hub, page_dir: Path | None, picture: Callable[[str], bytes | None]) -> None:
        self._hub = hub
        self._page_dir = page_dir
        self._drawn = picture

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/", self._index)
        app.router.add_get("/page/{name:.+}", self._page)
        app.router.add_get("/emoji/{name}", self._emoji)
        app.router.add_get("/attachments/{path:.+}", self._attachment)
        app.router.add_get("/local/words/{locale}", self._words)
        app.router.add_get("/local/pictures/{name}", self._picture)
        app.router.add_get("/local/people", self._people)
        app.router.add_post("/local/people", self._join)
        app.router.add_post("/local/greeting", self._greet)
        app.router.add_patch("/local/people/{person}", self._change)
        app.router.add_get("/local/live", self._live)

    async def _index(self, _request: web.Request) -> web.StreamResponse:
        return self._file("index.html") if self._page_dir else web.Response(text=WITHOUT_PAGE)

    async def _page(self, request: web.Request) -> web.StreamResponse:
        return self._file(request.match_info["name"])

    def _file(self, name: str) -> web.Response:
        file = self._page_dir and file_in(self._page_dir, name)
        return _response(file.read_bytes() if file else None, _type_of(name), UNSTORED)

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        # Without one, the page shows text.
        drawn = emoji.drawing(request.match_info["name"])
        return _response(drawn, emoji.TYPE, {"Cache-Control": "max-age=86400"})

    async def _words(self, request: web.Request) -> web.Response:
        locale = request.match_info["locale"]
        return web.json_response({"language": words.language(locale), "words": words.words(locale)})

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        return _response(self._drawn(request.match_info["name"]), "image/png", UNSTORED)

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        path = f"attachments/{request.match_info['path']}"
        return _response(self._hub.files.read(path), _type_of(path), FOR_FILES)

    async def _people(self, _request: web.Request) -> web.StreamResponse:
        return respond(self._hub.tabs.people(), 200, {})

    async def _join(self, request: web.Request) -> web.StreamResponse:
        asked = await read_object(request)
        if len(self._hub.world.people) >= MOST_PEOPLE:
            raise RequestError(f"there are {MOST_PEOPLE} people already")
        name, locale = _name(asked.get("name")), _locale(asked.get("locale", "en-US"))
        return respond(self._hub.tabs.person(self._hub.add_person(name, locale)), 201, {})

    async def _greet(self, request: web.Request) -> web.StreamResponse:
        """Give people names that are usual in this language, before the first message; return them."""
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
        """Serve one tab, from its snapshot until it closes."""
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        person_id = request.query.get("user", "")
        if person_id not in self._hub.world.people:
            await socket.close(code=UNKNOWN_USER, message=b"Unknown user")
            return socket
        tab = Connection(socket, "", is_limited=False)
        self._hub.open_tab(person_id, tab)
        try:
            while (said := await tab.receive(None)) is not None:
                self._hub.page_requests.answer(self._hub.world.people[person_id], said)
        except GatewayClose as close:
            tab.close(close.code, close.reason)
        finally:
            self._hub.close_tab(person_id, tab)
            await tab.finish()
        return socket


def _response(body: bytes | None, kind: str, headers: Mapping[str, str]) -> web.Response:
    if body is None:
        return web.Response(status=404)
    return web.Response(body=body, headers={"Content-Type": kind, **headers})


def _type_of(name: str) -> str:
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


async def read_object(request: web.Request) -> dict[str, Any]:
    """Return the JSON object of a request; raises RequestError for anything else."""
    try:
        read = await read_json(request) if request.can_read_body else {}
    except (ValueError, web.HTTPRequestEntityTooLarge):
        raise RequestError("the request is not JSON") from None
    if not isinstance(read, dict):
        raise RequestError("the request is not a JSON object")
    return read


def _name(name: object) -> str:
    text = name.strip() if isinstance(name, str) else ""
    if not 1 <= len(text) <= MAX_NAME:
        raise RequestError(f"a name must have 1 to {MAX_NAME} characters, not {len(text)}")
    return text


def _locale(locale: object) -> str:
    if not isinstance(locale, str) or locale not in LOCALES:
        raise RequestError(f"{locale!r} is not one of Discord's locales")
    return locale
