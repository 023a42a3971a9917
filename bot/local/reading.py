"""Reads what clients send: JSON, and forms with files. What cannot be read raises ValueError or ApiError."""

from __future__ import annotations

import json
import re
import warnings
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import Any

from aiohttp import BadContentDispositionHeader, BadContentDispositionParam, BodyPartReader, web
from aiohttp.http_exceptions import HttpProcessingError

from bot.local.errors import INVALID_FORM, ApiError, Json, refusal

MAX_REQUEST = 25 * 1024 * 1024
FILE = re.compile(r"files\[([0-9]{1,3})\]")
FORM = "multipart/form-data"
FIELDS = "application/x-www-form-urlencoded"
PLAIN = re.compile(r'form-data; name="([\w.\[\]-]+)"(?:; filename="([\w.-]+)")?', re.ASCII)
"""How clients begin most parts. aiohttp's parser of headers takes longer than all the rest of a request."""
# A form that is not well made is refused; Python would keep every warning about it for good.
for about in (BadContentDispositionHeader, BadContentDispositionParam):
    warnings.simplefilter("ignore", about)
MOST_LEVELS = 64
"""Lists and objects inside each other."""


@dataclass(frozen=True, slots=True)
class Body:
    """The body of a request: its JSON, and its files by the number in `files[n]`."""

    json: Any = None
    files: Mapping[int, tuple[str, bytes]] = field(default_factory=dict)

    @property
    def object(self) -> Json:
        return self.json if isinstance(self.json, dict) else {}

    def inside(self, key: str) -> Body:
        """Return the object at a key, with the same files."""
        inner = self.object.get(key)
        return Body(inner if isinstance(inner, dict) else {}, self.files)


def _number(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError(f"{text} is no JSON number")
    return number


DECODER = json.JSONDecoder(parse_constant=_number, parse_float=_number)


def parse(text: str | bytes) -> Any:
    """Parse JSON as the standard has it: no NaN, no infinity, no excessive nesting; raises ValueError."""
    try:
        value = DECODER.decode(text if isinstance(text, str) else text.decode())
    except RecursionError:
        raise ValueError("nested too deeply") from None
    level: list[Any] = [value]
    for _ in range(MOST_LEVELS):
        level = [part for whole in level for part in _parts(whole) if isinstance(part, (dict, list))]
        if not level:
            return value
    raise ValueError("nested too deeply")


def _parts(whole: Any) -> Collection[Any]:
    if isinstance(whole, dict):
        return whole.values()
    return whole if isinstance(whole, list) else ()


async def read_json(request: web.Request) -> Any:
    """Return the JSON of a request; None without a body. Raises ValueError, also for an unknown charset."""
    try:
        text = await request.text()
    except LookupError as error:
        raise ValueError(str(error)) from None
    return parse(text) if text else None


async def read_body(request: web.Request) -> Body:
    """Read JSON, or multipart with `payload_json` and `files[n]`; raises ApiError for anything else."""
    if not request.can_read_body:
        return Body()
    # Not `request.content_type`: the boundary makes every header a new one to parse.
    is_form = request.headers.get("Content-Type", "").partition(";")[0].strip().lower() == FORM
    try:
        return await _read_form(request) if is_form else Body(await read_json(request))
    except web.HTTPRequestEntityTooLarge:
        raise refusal(40005) from None
    except (HttpProcessingError, LookupError, ValueError):
        if is_form:
            raise ApiError(400, INVALID_FORM, "Invalid Form Body") from None
        raise refusal(50109) from None


async def read_fields(request: web.Request) -> Body:
    """Read a form without files, as OAuth 2 has it; anything else has no fields."""
    if request.content_type != FIELDS:
        return Body({})
    try:
        return Body({name: str(value) for name, value in (await request.post()).items()})
    except web.HTTPRequestEntityTooLarge:
        raise refusal(40005) from None
    except (LookupError, ValueError):
        return Body({})


async def _read_form(request: web.Request) -> Body:
    files: dict[int, tuple[str, bytes]] = {}
    payload: Any = None
    left = MAX_REQUEST
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        content = await _content(part, left)
        left -= len(content)
        name, filename = _names(part)
        if match := FILE.fullmatch(name):
            files[int(match[1])] = (filename or "unknown", content)
        elif name == "payload_json":
            payload = parse(content)
    return Body(payload, files)


def _names(part: BodyPartReader) -> tuple[str, str | None]:
    """Return the name of a part, and of its file."""
    if plain := PLAIN.fullmatch(part.headers.get("Content-Disposition", "")):
        return plain[1], plain[2]
    return part.name or "", part.filename


async def _content(part: BodyPartReader, left: int) -> bytes:
    """Return the content of a part; raises ApiError once it is longer than what is left."""
    content = bytearray()
    while chunk := await part.read_chunk():
        content += chunk
        if len(content) > left:
            raise refusal(40005)
    return bytes(content)
