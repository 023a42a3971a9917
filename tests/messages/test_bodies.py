"""An edit sends what discord.py would send."""

from __future__ import annotations

import gc
import io
import weakref
from email.parser import BytesParser
from email.policy import HTTP
from functools import partial
from typing import Any

import discord
import pytest
from discord.http import handle_message_parameters

from bot.messages.bodies import InOneWrite, MessageBody, drawn_body, kept_body
from bot.messages.components import build_embeds, build_layout, build_view
from bot.pages.page import Button, Page, Picture, Row, Words
from bot.render.worker import RenderWorker

ROWS: tuple[Row, ...] = ((Button("a", "Ändern", emoji="✏️"),),)
CONTENTS = (b"one \r\n--\r\n", bytes(range(256)) + b"\r")
PICTURES = tuple(
    Picture(f"{name}.png", f"alt {name}", name, partial(bytes, content))
    for name, content in zip(("sheet", "table"), CONTENTS, strict=True)
)


class BareEmbed(discord.Embed):
    """An embed without the flags that discord.py adds, which are 0."""

    def to_dict(self) -> Any:
        return {key: value for key, value in super().to_dict().items() if value}


def by_discord(page: Page, **more: Any) -> dict[str, Any] | None:
    none = discord.AllowedMentions.none()
    if page.frame:
        params = handle_message_parameters(view=build_layout(page.frame), allowed_mentions=none)
    else:
        view = build_view(page.rows)
        embeds = [BareEmbed.from_dict(each) for each in build_embeds(page)]
        params = handle_message_parameters(
            page.content, embeds=embeds, view=view, allowed_mentions=none, **more
        )
    payload = params.payload
    return payload and {key: value for key, value in payload.items() if key != "tts"}


@pytest.mark.parametrize(
    "page",
    [
        Page("words", rows=ROWS),
        Page("only words"),
        Page(caption=("news", "", "question"), rows=ROWS, colour=(1, 2, 3)),
        Page(frame=(Words("framed"),)),
    ],
)
async def test_an_edit_that_keeps_the_pictures(page: Page) -> None:
    assert kept_body(page).json == by_discord(page)


async def test_an_edit_without_pictures_leaves_the_message_none() -> None:
    worker, page = RenderWorker(), Page("words", rows=ROWS)
    body = await drawn_body(worker, page)
    worker.close()
    assert body.json == by_discord(page, attachments=[])
    assert body.parameters() == (body.json, None, None)


async def test_a_form_in_one_write_holds_the_edit_and_its_pictures() -> None:
    worker, page = RenderWorker(), Page("wörds", PICTURES, ROWS)
    body = (await drawn_body(worker, page)).inside(type=7)
    worker.close()
    asked: dict[str, Any] = {}

    class Session:
        def request(self, method: str, url: str, **options: Any) -> None:
            asked.update(options, method=method, url=url)

    files = [discord.File(io.BytesIO(), filename=p.name, description=p.description) for p in PICTURES]
    attachments = [file.to_dict(index) for index, file in enumerate(files)]
    with body.parameters() as params:
        assert params.multipart is not None
        InOneWrite(Session(), params.multipart, body.drawn).request(
            "POST", "here", headers={"User-Agent": "me"}, data=object(), params=None
        )
    assert (asked["method"], asked["url"], asked["params"]) == ("POST", "here", None)
    assert asked["headers"]["User-Agent"] == "me"
    head = f"Content-Type: {asked['headers']['Content-Type']}\r\n\r\n".encode()
    first, *others = BytesParser(policy=HTTP).parsebytes(head + asked["data"]).iter_parts()
    assert first["Content-Disposition"].params == {"name": "payload_json"}
    sent = MessageBody(kept_body(page).json | {"attachments": attachments}).inside(type=7)
    assert first.get_content() == discord.utils._to_json(sent.json)
    for number, (part, picture, content) in enumerate(zip(others, PICTURES, CONTENTS, strict=True)):
        about = {"name": f"files[{number}]", "filename": picture.name}
        assert part["Content-Disposition"].params == about
        assert part.get_payload(decode=True) == content


async def test_a_picture_is_freed_once_it_is_sent() -> None:
    worker = RenderWorker()
    body = await drawn_body(worker, Page("words", PICTURES[:1]))
    worker.close()
    gc.disable()
    try:
        with body.parameters() as params:
            assert params.files is not None
            stream = weakref.ref(params.files[0].fp)
        del params
        assert stream() is None
    finally:
        gc.enable()
