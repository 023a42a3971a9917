"""A message has what discord.py would send, in one write."""

from __future__ import annotations

import gc
import io
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.parser import BytesParser
from email.policy import HTTP
from functools import partial
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import handle_message_parameters

from bot.messages.bodies import Bodies, CommandLinks, build_frame, build_rows
from bot.messages.requests import InOneWrite
from bot.pages.page import Button, Page, Picture, Row, Words
from bot.render.worker import RenderWorker

ROWS: tuple[Row, ...] = ((Button("a", "Ändern", emoji="✏️"),),)
CONTENTS = (b"one \r\n--\r\n", bytes(range(256)) + b"\r")
PICTURES = tuple(
    Picture(f"{name}.png", f"alt {name}", name, partial(bytes, content))
    for name, content in zip(("sheet", "table"), CONTENTS, strict=True)
)
CAPTION = Page("for a notification", caption=("news", "", "question"), rows=ROWS, colour=(1, 2, 3))
EMBED = {"description": "news\nquestion", "color": 0x010203}


@pytest.fixture
async def bodies() -> AsyncIterator[Bodies]:
    worker = RenderWorker()
    yield Bodies(worker, CommandLinks())
    worker.close()


def by_discord(content: str, **more: Any) -> dict[str, Any]:
    """Return what discord.py would send, apart from embeds, controls and a word on reading aloud."""
    params = handle_message_parameters(content, allowed_mentions=discord.AllowedMentions(users=False), **more)
    assert params.payload is not None
    return {key: value for key, value in params.payload.items() if key != "tts"}


async def test_an_edit_keeps_the_pictures(bodies: Bodies) -> None:
    quiet: dict[str, Any] = {"allowed_mentions": {"parse": []}}
    page = Page("words", rows=ROWS)
    assert (await bodies.edit(page, keeps_pictures=True)).json == {
        "content": "words",
        "embeds": [],
        "components": build_rows(ROWS),
        **quiet,
    }
    assert (await bodies.edit(CAPTION, keeps_pictures=True)).json == {
        "content": "",
        "embeds": [EMBED],
        "components": build_rows(ROWS),
        **quiet,
    }
    frame = (Words("framed"),)
    assert (await bodies.edit(Page(frame=frame), keeps_pictures=True)).json == {
        "components": build_frame(frame),
        "flags": discord.MessageFlags(components_v2=True).value,
        **quiet,
    }


async def test_an_edit_without_pictures_leaves_the_message_none(bodies: Bodies) -> None:
    page = Page("words", rows=ROWS)
    kept = await bodies.edit(page, keeps_pictures=True)
    assert (await bodies.edit(page)).json == {**kept.json, "attachments": []}


async def test_a_new_message_is_what_discord_py_sends(bodies: Bodies) -> None:
    new = (await bodies.new(CAPTION, nonce="g1", is_public=True)).json
    assert (new.pop("embeds"), new.pop("components"), new.pop("attachments")) == (
        [EMBED],
        build_rows(ROWS),
        [],
    )
    silent = discord.MessageFlags(suppress_notifications=True)
    expected = by_discord(CAPTION.content, nonce="g1", flags=silent)
    assert new == {**expected, "allowed_mentions": {"parse": [], "users": []}}


@pytest.mark.parametrize(
    ("page", "how", "flags"),
    [
        (Page("a", notified=(7,)), {"is_public": True}, {}),
        (Page("a", is_silent=True), {}, {"suppress_notifications": True}),
        (Page("a"), {}, {}),
        (Page("a"), {"is_private": True}, {"ephemeral": True}),
        (Page(frame=(Words("a"),)), {"is_private": True}, {"ephemeral": True, "components_v2": True}),
    ],
)
async def test_a_new_message_notifies_whom_it_names(
    bodies: Bodies, page: Page, how: dict[str, Any], flags: dict[str, bool]
) -> None:
    new = (await bodies.new(page, **how)).json
    assert new["flags"] == discord.MessageFlags(**flags).value
    assert new["allowed_mentions"] == {"parse": [], "users": [*page.notified]}
    assert "nonce" not in new


async def test_a_form_in_one_write_holds_the_message_and_its_pictures(bodies: Bodies) -> None:
    body = (await bodies.edit(Page("wörds", PICTURES, ROWS))).inside(type=7)
    files = [discord.File(io.BytesIO(), filename=p.name, description=p.description) for p in PICTURES]
    assert body.json["data"]["attachments"] == [file.to_dict(number) for number, file in enumerate(files)]
    asked: dict[str, Any] = {}

    class Session:
        @asynccontextmanager
        async def request(self, method: str, url: str, **options: Any) -> AsyncIterator[None]:
            asked.update(options, method=method, url=url)
            yield

    session: Any = Session()
    with body.parameters() as params:
        form = aiohttp.FormData(quote_fields=False)
        for part in params.multipart or ():
            form.add_field(**part)
        async with InOneWrite(session).request(
            "POST", "here", headers={"User-Agent": "me"}, data=form, params=None
        ):
            pass
    assert (asked["method"], asked["url"], asked["params"]) == ("POST", "here", None)
    assert asked["headers"]["User-Agent"] == "me"
    head = f"Content-Type: {asked['headers']['Content-Type']}\r\n\r\n".encode()
    parts: Any = BytesParser(policy=HTTP).parsebytes(head + asked["data"]).iter_parts()
    first, *others = parts
    assert first["Content-Disposition"].params == {"name": "payload_json"}
    assert first.get_content() == discord.utils._to_json(body.json)
    for number, (part, picture, content) in enumerate(zip(others, PICTURES, CONTENTS, strict=True)):
        about = {"name": f"files[{number}]", "filename": picture.name}
        assert part["Content-Disposition"].params == about
        assert part.get_payload(decode=True) == content


async def test_a_picture_is_freed_once_it_is_sent(bodies: Bodies) -> None:
    body = await bodies.edit(Page("words", PICTURES[:1]))
    gc.disable()
    try:
        with body.parameters() as params:
            assert params.files is not None
            stream = weakref.ref(params.files[0].fp)
        del params
        assert stream() is None
    finally:
        gc.enable()
