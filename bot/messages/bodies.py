"""Turn pages into requests: bodies of edits, without discord.py's objects, which cost more than the page, and
arguments of its requests for new messages."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord.http import MultipartParameters

from bot.messages.components import build_embeds, build_frame, build_layout, build_rows, build_view
from bot.pages.page import Page, Picture
from bot.render.worker import RenderWorker

COMPONENTS_V2 = 1 << 15
"""The flag of a message with Discord's components version 2, a frame."""
COMPACT = json.JSONEncoder(separators=(",", ":"))
FILE_TYPE = "application/octet-stream"
Drawn = Sequence[tuple[Picture, bytes]]


@dataclass(frozen=True, slots=True)
class MessageBody:
    """The content of an edit: its JSON, and the pictures to upload."""

    json: dict[str, Any]
    drawn: Drawn = field(default=(), repr=False)

    def inside(self, **around: Any) -> MessageBody:
        """Return the body of an answer to an interaction, with the edit as its data."""
        return MessageBody({**around, "data": self.json}, self.drawn)

    def parameters(self) -> MultipartParameters:
        """Return the body in the form that discord.py's requests take."""
        if not self.drawn:
            return MultipartParameters(payload=self.json, multipart=None, files=None)
        files = _files(self.drawn)
        parts: list[dict[str, Any]] = [{"name": "payload_json", "value": COMPACT.encode(self.json)}]
        parts += (
            {"name": f"files[{i}]", "value": file.fp, "filename": file.filename, "content_type": FILE_TYPE}
            for i, file in enumerate(files)
        )
        return MultipartParameters(payload=None, multipart=parts, files=files)


def kept_body(page: Page) -> MessageBody:
    """Return an edit without attachments, which leaves the message's pictures as they are."""
    if page.frame:
        return MessageBody(
            {
                "components": build_frame(page.frame),
                "flags": COMPONENTS_V2,
                "allowed_mentions": {"parse": []},
            }
        )
    return MessageBody(
        {
            # An edit notifies nobody, so the line that a notification shows gives its place to the picture.
            "content": "" if page.caption else page.content,
            "embeds": build_embeds(page),
            "components": build_rows(page.rows),
            "allowed_mentions": {"parse": []},
        }
    )


async def drawn_body(worker: RenderWorker, page: Page, *, is_answer: bool = False) -> MessageBody:
    """Return an edit that uploads the page's pictures and drops all others. Those of an answer are drawn
    first."""
    kept = kept_body(page)
    if page.frame:
        return kept
    drawn = await _drawn(worker, page.pictures, is_answer=is_answer)
    attachments = [
        {"id": i, "filename": picture.name, "description": picture.description}
        for i, picture in enumerate(page.pictures)
    ]
    return MessageBody({**kept.json, "attachments": attachments}, drawn)


async def picture_file(worker: RenderWorker, picture: Picture, *, is_answer: bool) -> bytes:
    """Return the file of a picture."""
    first = await worker.draw(picture.key, picture.draw, is_answer=is_answer)
    return first + b"".join([await worker.draw(draw, draw, is_answer=is_answer) for draw in picture.then])


class _Upload(discord.File):
    """A file that is freed once it is sent. discord.py gives the stream back its own method as an attribute: a cycle, so
    that pictures stayed in memory until Python looked for cycles, 7 MB of them at a time."""

    def close(self) -> None:
        vars(self.fp).pop("close", None)


class InOneWrite:
    """A session that sends a form in one write; aiohttp sends each part separately."""

    def __init__(self, session: Any, parts: Sequence[dict[str, Any]], drawn: Drawn) -> None:
        """Prepare the form; `parts` are those of `MessageBody.parameters`, and `drawn` holds the pictures'
        bytes."""
        self._session = session
        self._boundary = os.urandom(16).hex()
        pieces: list[bytes] = []
        contents = [parts[0]["value"].encode(), *(content for _, content in drawn)]
        for part, content in zip(parts, contents, strict=True):
            pieces += (self._head(part), content, b"\r\n")
        self._form = b"".join((*pieces, f"--{self._boundary}--\r\n".encode()))

    def request(self, method: str, url: str, *, headers: dict[str, str], **options: Any) -> Any:
        """Make the request as `aiohttp.ClientSession.request` does, with this form as the data."""
        kind = {"Content-Type": f"multipart/form-data; boundary={self._boundary}"}
        return self._session.request(
            method, url, **{**options, "data": self._form, "headers": headers | kind}
        )

    def _head(self, part: dict[str, Any]) -> bytes:
        name = f'; filename="{part["filename"]}"' if "filename" in part else ""
        kind = f"\r\nContent-Type: {part['content_type']}" if "content_type" in part else ""
        lines = f'--{self._boundary}\r\nContent-Disposition: form-data; name="{part["name"]}"{name}{kind}'
        return f"{lines}\r\n\r\n".encode()


async def send_arguments(worker: RenderWorker, page: Page, *, is_answer: bool = False) -> dict[str, Any]:
    silent = {"silent": True} if page.is_silent else {}
    if page.frame:
        return {"view": build_layout(page.frame), "allowed_mentions": _mentions(page), **silent}
    arguments: dict[str, Any] = {"content": page.content, "allowed_mentions": _mentions(page), **silent}
    if embeds := build_embeds(page):
        arguments["embeds"] = [discord.Embed.from_dict(embed) for embed in embeds]
    if page.pictures:
        arguments["files"] = _files(await _drawn(worker, page.pictures, is_answer=is_answer))
    if view := build_view(page.rows):
        arguments["view"] = view
    return arguments


async def _drawn(worker: RenderWorker, pictures: Sequence[Picture], *, is_answer: bool) -> Drawn:
    return [(picture, await picture_file(worker, picture, is_answer=is_answer)) for picture in pictures]


def _files(drawn: Drawn) -> list[discord.File]:
    return [
        _Upload(io.BytesIO(content), filename=picture.name, description=picture.description)
        for picture, content in drawn
    ]


def _mentions(page: Page) -> discord.AllowedMentions:
    users = [discord.Object(user) for user in page.notified]
    return discord.AllowedMentions(everyone=False, roles=False, users=users or False, replied_user=False)
