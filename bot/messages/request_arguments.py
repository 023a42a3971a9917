"""Convert pages to arguments of discord.py's requests for new messages."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import discord

from bot.messages.bodies import drawn
from bot.messages.components import build_embeds, build_layout, build_view
from bot.pages.page import Page, Picture
from bot.render.worker import RenderWorker


async def send_arguments(worker: RenderWorker, page: Page, *, is_answer: bool = False) -> dict[str, Any]:
    silent = {"silent": True} if page.is_silent else {}
    if page.frame:
        return {"view": build_layout(page.frame), "allowed_mentions": _mentions(page), **silent}
    arguments: dict[str, Any] = {"content": page.content, "allowed_mentions": _mentions(page), **silent}
    if embeds := build_embeds(page):
        arguments["embeds"] = [discord.Embed.from_dict(embed) for embed in embeds]
    if page.pictures:
        arguments["files"] = await _files(worker, page.pictures, is_answer=is_answer)
    if view := build_view(page.rows):
        arguments["view"] = view
    return arguments


async def _files(worker: RenderWorker, pictures: Sequence[Picture], *, is_answer: bool) -> list[discord.File]:
    files = [await drawn(worker, picture, is_answer=is_answer) for picture in pictures]
    return [
        discord.File(io.BytesIO(content), filename=picture.name, description=picture.description)
        for picture, content in zip(pictures, files, strict=True)
    ]


def _mentions(page: Page) -> discord.AllowedMentions:
    users = [discord.Object(user) for user in page.notified]
    return discord.AllowedMentions(everyone=False, roles=False, users=users or False, replied_user=False)
