"""Turn pages into bodies of requests, without discord.py's objects, which cost more than the page.

Source: https://discord.com/developers/docs/components/reference
"""

from __future__ import annotations

import io
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import discord
from discord.http import MultipartParameters

from bot.pages.layouts import MAX_TEXT
from bot.pages.page import (
    MAX_CONTENT,
    Button,
    ChannelSelect,
    Item,
    Link,
    Page,
    Part,
    Picture,
    Row,
    Select,
    Style,
    UserSelect,
    Words,
)
from bot.render.worker import RenderWorker

ACCENT = 0x3FA796
STYLES = {Style.PRIMARY: 1, Style.SECONDARY: 2, Style.SUCCESS: 3, Style.DANGER: 4}
LINK_STYLE = 5
CHANNEL_TYPES = [
    kind.value
    for kind in (
        discord.ChannelType.text,
        discord.ChannelType.news,
        discord.ChannelType.forum,
        discord.ChannelType.voice,
    )
]
"""The types of channels that people can play in."""
ROW, BUTTON, SELECT, USERS, CHANNELS, SECTION, WORDS, RULE, FRAME = 1, 2, 3, 5, 8, 9, 10, 14, 17
"""Discord's types of components."""
EPHEMERAL, SILENT, COMPONENTS_V2 = 1 << 6, 1 << 12, 1 << 15
"""The flags of a message that one person sees, of one without a sound, and of a frame."""
COMPACT = json.JSONEncoder(separators=(",", ":"))
FILE_TYPE = "application/octet-stream"

Component = Mapping[str, Any]
Drawn = Sequence[tuple[Picture, bytes]]


@dataclass(frozen=True, slots=True)
class MessageBody:
    """The content of a message: its JSON, and the pictures to upload."""

    json: dict[str, Any]
    drawn: Drawn = field(default=(), repr=False)

    def inside(self, **around: Any) -> MessageBody:
        """Return the body of an answer to an interaction, with the message as its data."""
        return MessageBody({**around, "data": self.json}, self.drawn)

    def parameters(self) -> MultipartParameters:
        """Return the body in the form that discord.py's requests take."""
        if not self.drawn:
            return MultipartParameters(payload=self.json, multipart=None, files=None)
        files: list[discord.File] = []
        parts: list[dict[str, Any]] = [{"name": "payload_json", "value": COMPACT.encode(self.json)}]
        for i, (picture, content) in enumerate(self.drawn):
            file = _Upload(io.BytesIO(content), filename=picture.name, description=picture.description)
            files.append(file)
            part = {"name": f"files[{i}]", "value": file.fp, "filename": picture.name}
            parts.append({**part, "content_type": FILE_TYPE})
        return MultipartParameters(payload=None, multipart=parts, files=files)


class _Upload(discord.File):
    """A file that is freed once it is sent. discord.py gives the stream back its own method as an attribute: a cycle,
    which kept pictures in memory until Python looked for cycles, 7 MB of them at a time."""

    def close(self) -> None:
        vars(self.fp).pop("close", None)


@dataclass(frozen=True, slots=True)
class Spoken:
    """A command as texts name it, in any language."""

    name: str
    """Its English name, with that of its subcommand."""
    id: int


class CommandLinks:
    """Turns names of commands into links; changes nothing until Discord has told their ids.

    Discord shows and opens such a mention only with the command's English name, so a name in another language stays
    beside it: https://github.com/discord/discord-api-docs/issues/5518
    """

    def __init__(self) -> None:
        self._known: Mapping[str, Spoken] = {}
        self._pattern: re.Pattern[str] | None = None

    def learn(self, known: Mapping[str, Spoken]) -> None:
        """Take the commands by their names in every language, each without its slash."""
        self._known = known
        names = "|".join(re.escape(name) for name in sorted(known, key=len, reverse=True))
        self._pattern = re.compile(rf"(?<![\w/.:<`])(`?)/({names})\1(?![\w`-])") if known else None

    def linked(self, text: str, room: int = MAX_CONTENT) -> str:
        """Return a text with its commands as links; unchanged if it would become too long."""
        if self._pattern is None or "/" not in text:
            return text
        linked = self._pattern.sub(self._mention, text)
        return linked if len(linked) <= room else text

    def linked_frame(self, parts: Sequence[Part]) -> Sequence[Part]:
        """Return the parts of a frame with their commands as links; unchanged if they would become too long."""
        linked = [
            replace(part, text=self.linked(part.text, MAX_TEXT)) if isinstance(part, Words) else part
            for part in parts
        ]
        length = sum(len(part.text) for part in linked if isinstance(part, Words))
        return linked if length <= MAX_TEXT else parts

    def _mention(self, match: re.Match[str]) -> str:
        spoken = self._known[match[2]]
        link = f"</{spoken.name}:{spoken.id}>"
        return link if match[2] == spoken.name else f"{link} (/{match[2]})"


class Bodies:
    """Makes the bodies of new messages and of edits, with the commands that pages name as links."""

    def __init__(self, worker: RenderWorker, links: CommandLinks) -> None:
        self._worker = worker
        self._links = links

    async def edit(self, page: Page, *, keeps_pictures: bool = False, is_answer: bool = False) -> MessageBody:
        """Return an edit, which uploads the page's pictures and drops all others, or leaves the message those that it
        has. Pictures of an answer are drawn first."""
        edit = self._content(page)
        if page.caption:
            # An edit notifies nobody, so the line that a notification shows gives its place to the picture.
            edit["content"] = ""
        edit["allowed_mentions"] = {"parse": []}
        return MessageBody(edit) if keeps_pictures else await self._drawn(page, edit, is_answer=is_answer)

    async def new(
        self,
        page: Page,
        *,
        nonce: str = "",
        is_answer: bool = False,
        is_private: bool = False,
        is_public: bool = False,
    ) -> MessageBody:
        """Return a new message. For some minutes, Discord takes one with the same nonce for the same message.

        A private one is seen by one person among others; a public one notifies only those whom it mentions.
        """
        is_silent = page.is_silent or (is_public and not page.notified)
        message = self._content(page)
        message["flags"] = message.get("flags", 0) | EPHEMERAL * is_private | SILENT * is_silent
        message["allowed_mentions"] = {"parse": [], "users": [*page.notified]}
        if nonce:
            message |= {"nonce": nonce, "enforce_nonce": True}
        return await self._drawn(page, message, is_answer=is_answer)

    def _content(self, page: Page) -> dict[str, Any]:
        if page.frame:
            return {
                "components": build_frame(self._links.linked_frame(page.frame)),
                "flags": COMPONENTS_V2,
            }
        return {
            "content": self._links.linked(page.content),
            "embeds": build_embeds(page, self._links.linked(page.below)),
            "components": build_rows(page.rows),
        }

    async def _drawn(self, page: Page, message: dict[str, Any], *, is_answer: bool) -> MessageBody:
        """Return the message with the page's pictures, of which a frame has none."""
        if page.frame:
            return MessageBody(message)
        drawn, message["attachments"] = [], []
        for i, picture in enumerate(page.pictures):
            drawn.append((picture, await picture_file(self._worker, picture, is_answer=is_answer)))
            about = {"id": i, "filename": picture.name, "description": picture.description}
            message["attachments"].append(about)
        return MessageBody(message, drawn)


async def picture_file(worker: RenderWorker, picture: Picture, *, is_answer: bool) -> bytes:
    """Return the file of a picture."""
    first = await worker.draw(picture.key, picture.draw, is_answer=is_answer)
    return first + b"".join([await worker.draw(draw, draw, is_answer=is_answer) for draw in picture.then])


def build_embeds(page: Page, caption: str) -> list[dict[str, Any]]:
    """Return a page's caption as sent: one embed, or none."""
    if not caption:
        return []
    colour = ACCENT if page.colour is None else int.from_bytes(bytes(page.colour), "big")
    return [{"description": caption, "color": colour}]


def build_frame(parts: Sequence[Part]) -> list[dict[str, Any]]:
    """Return a frame with these parts, one below the other, as sent."""
    return [{"type": FRAME, "accent_color": ACCENT, "components": [_part(part) for part in parts]}]


def build_rows(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Return rows of controls as sent."""
    return [{"type": ROW, "components": [*map(_item, row)]} for row in rows]


def _part(part: Part) -> Component:
    match part:
        case Words(text, None):
            return {"type": WORDS, "content": text}
        case Words(text, control) if control is not None:
            words = {"type": WORDS, "content": text}
            return {"type": SECTION, "components": [words], "accessory": _item(control)}
        case tuple():
            return build_rows([part])[0]
        case _:
            return {"type": RULE}


def _item(item: Item) -> Component:
    match item:
        case Button(custom_id, label, style, emoji):
            button = {"type": BUTTON, "custom_id": custom_id, "label": label, "style": STYLES[style]}
            return button if emoji is None else {**button, "emoji": {"name": emoji}}
        case Link(label, url):
            return {"type": BUTTON, "url": url, "label": label, "style": LINK_STYLE}
        case Select(custom_id, placeholder, options):
            offered = [
                {"label": one.label, "value": one.value}
                | ({"description": one.description} if one.description else {})
                for one in options
            ]
            return {**_choice(SELECT, custom_id, placeholder), "options": offered}
        case ChannelSelect(custom_id, placeholder, chosen, most):
            several = {
                **_choice(CHANNELS, custom_id, placeholder, "channel", chosen),
                "channel_types": CHANNEL_TYPES,
            }
            return {**several, "min_values": 0, "max_values": most}
        case UserSelect(custom_id, placeholder, person):
            return _choice(USERS, custom_id, placeholder, "user", () if person is None else (person,))


def _choice(
    kind: int, custom_id: str, placeholder: str, of: str = "", chosen: Sequence[int] = ()
) -> dict[str, Any]:
    """Return a select; `chosen` are the ids of the users or channels that it shows as chosen."""
    defaults = {"default_values": [{"id": one, "type": of} for one in chosen]} if chosen else {}
    return {"type": kind, "custom_id": custom_id, "placeholder": placeholder, **defaults}
