"""Each of Discord's limits has its own error; bodies just within the limits are accepted."""

from __future__ import annotations

import io
import json
from typing import Any

import aiohttp
import pytest

from bot.local.hub import Hub
from bot.local.server import Server
from tests.local.conftest import Api, refusal
from tests.local.control import forward
from tests.local.error_paths import error_paths
from tests.local.people import Json, Player
from tests.strict.watch import watch

V2 = 1 << 15


def button(custom_id: str = "x", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "press", "custom_id": custom_id, **more}


def link(**more: Any) -> Json:
    return {"type": 2, "style": 5, "label": "go", **more}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def select(count: int = 1, custom_id: str = "s", **more: Any) -> Json:
    options = [{"label": f"option {n}", "value": f"{n}"} for n in range(count)]
    return {"type": 3, "custom_id": custom_id, "options": options, **more}


def words(text: str = "words") -> Json:
    return {"type": 10, "content": text}


def container(*components: Json) -> Json:
    return {"type": 17, "components": list(components)}


def gallery(*urls: str) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}} for url in urls]}


def v2(*components: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(components), **more}


def legacy(*rows: Json) -> Json:
    return {"components": list(rows)}


def embed(**more: Any) -> Json:
    return {"embeds": [{"title": "t", **more}]}


def option(**more: Any) -> Json:
    return {"label": "a", "value": "b", **more}


def many_rows(count: int) -> list[Json]:
    return [row(button(f"{n}")) for n in range(count)]


REFUSED = [
    ({"content": "x" * 2001}, "content: BASE_TYPE_MAX_LENGTH"),
    ({"content": 5}, "content: STRING_TYPE_CONVERT"),
    ({"content": "x", "nonce": "n" * 26}, "nonce: BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"title": "t"}] * 11}, "embeds: BASE_TYPE_MAX_LENGTH"),
    (embed(title="x" * 257), "embeds.0.title: BASE_TYPE_MAX_LENGTH"),
    (embed(description="x" * 4097), "embeds.0.description: BASE_TYPE_MAX_LENGTH"),
    (embed(fields=[{"name": "n", "value": "v"}] * 26), "embeds.0.fields: BASE_TYPE_MAX_LENGTH"),
    (embed(fields=[{"name": "n", "value": "v" * 1025}]), "embeds.0.fields.0.value: BASE_TYPE_BAD_LENGTH"),
    (embed(fields=[{"name": "n"}]), "embeds.0.fields.0.value: BASE_TYPE_REQUIRED"),
    (embed(footer={"text": "x" * 2049}), "embeds.0.footer.text: BASE_TYPE_MAX_LENGTH"),
    (embed(footer={}), "embeds.0.footer.text: BASE_TYPE_REQUIRED"),
    (embed(author={"name": "x" * 257}), "embeds.0.author.name: BASE_TYPE_MAX_LENGTH"),
    (embed(color=0x1000000), "embeds.0.color: NUMBER_TYPE_MAX"),
    (embed(color=-1), "embeds.0.color: NUMBER_TYPE_MIN"),
    (embed(color="blue"), "embeds.0.color: NUMBER_TYPE_COERCE"),
    (embed(timestamp="yesterday"), "embeds.0.timestamp: DATE_TIME_TYPE_PARSE"),
    ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds: MAX_EMBED_SIZE_EXCEEDED"),
    (legacy(*many_rows(6)), "components: BASE_TYPE_BAD_LENGTH"),
    (legacy(row(*(button(f"{n}") for n in range(6)))), "components.0.components: BASE_TYPE_BAD_LENGTH"),
    (legacy(row()), "components.0.components: BASE_TYPE_BAD_LENGTH"),
    (legacy(row(button(), select())), "components.0.components.1: COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    (legacy(row(select(), select(1, "t"))), "components.0.components.1: COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    (
        legacy(row(button(custom_id=""))),
        "components.0.components.0.custom_id: BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
    ),
    (legacy(row(button("i" * 101))), "components.0.components.0.custom_id: BASE_TYPE_BAD_LENGTH"),
    (legacy(row(button(label="l" * 81))), "components.0.components.0.label: BASE_TYPE_MAX_LENGTH"),
    (legacy(row(button(label=None))), "components.0.components.0: BUTTON_COMPONENT_LABEL_REQUIRED"),
    (legacy(row(button(style=9))), "components.0.components.0.style: BASE_TYPE_CHOICES"),
    (legacy(row(link())), "components.0.components.0.url: BASE_TYPE_REQUIRED"),
    (legacy(row(link(url="u" * 513))), "components.0.components.0.url: BASE_TYPE_BAD_LENGTH"),
    (
        legacy(row(link(url="https://x.y", custom_id="c"))),
        "components.0.components.0: BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    (
        legacy(row(button(), button(disabled=True))),
        "components.0.components.1.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (legacy(row(select(26))), "components.0.components.0.options: BASE_TYPE_BAD_LENGTH"),
    (legacy(row(select(0))), "components.0.components.0.options: BASE_TYPE_BAD_LENGTH"),
    (
        legacy(row(select(placeholder="p" * 151))),
        "components.0.components.0.placeholder: BASE_TYPE_MAX_LENGTH",
    ),
    (legacy(row(select(max_values=2))), "components.0.components.0.max_values: NUMBER_TYPE_MAX"),
    (
        legacy(row(select(options=[option(label="l" * 101)]))),
        "components.0.components.0.options.0.label: BASE_TYPE_BAD_LENGTH",
    ),
    (
        legacy(row(select(options=[option(description="d" * 101)]))),
        "components.0.components.0.options.0.description: BASE_TYPE_MAX_LENGTH",
    ),
    (
        legacy(row(select(options=[option(), option()]))),
        "components.0.components.0.options.1.value: SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (legacy(words()), "components.0.type: COMPONENT_TYPE_INVALID"),
    (legacy(button()), "components.0.type: COMPONENT_TYPE_INVALID"),
    (legacy({"type": 99}), "components.0: UNION_TYPE_CHOICES"),
    ({"components": ["x"]}, "components.0: MODEL_TYPE_CONVERT"),
    (v2(words(), content="x"), "content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (v2(words(), embeds=[{"title": "t"}]), "embeds: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (v2(*(words() for _ in range(41))), "components: COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    (
        v2(*(container(*many_rows(6)) for _ in range(4))),
        "components.1.components.0.components.0.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (v2(words("x" * 2001), words("x" * 2000)), "components: COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    (v2(words("")), "components.0.content: BASE_TYPE_BAD_LENGTH"),
    (v2(container(container(words()))), "components.0.components.0.type: COMPONENT_TYPE_INVALID"),
    (v2({"type": 9, "components": [words()]}), "components.0.accessory: BASE_TYPE_REQUIRED"),
    (
        v2({"type": 9, "components": [words()] * 4, "accessory": button()}),
        "components.0.components: BASE_TYPE_BAD_LENGTH",
    ),
    (v2(gallery(*["https://x.y/z.png"] * 11)), "components.0.items: BASE_TYPE_BAD_LENGTH"),
    (
        v2(gallery("attachment://none.png")),
        "components.0.items.0.media: UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (v2(gallery("ftp://x")), "components.0.items.0.media.url: URL_TYPE_INVALID_SCHEME"),
    (
        v2({"type": 13, "file": {"url": "https://x.y/z.txt"}}),
        "components.0.file.url: URL_TYPE_INVALID_SCHEME",
    ),
    ({"content": "x", "attachments": [{"id": 0}]}, "attachments.0: ATTACHMENT_NOT_FOUND"),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions: MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
]

ACCEPTED = [
    {"content": "x" * 2000},
    {"embeds": [{"description": "x" * 4096}, {"description": "x" * 1904}]},
    embed(color=0xFFFFFF, timestamp="2026-08-06T12:00:00+00:00", footer={"text": "f"}, author={"name": "a"}),
    legacy(*(row(*(button(f"{n}.{m}") for m in range(5))) for n in range(5))),
    legacy(row(select(25, max_values=25))),
    legacy(row(button("i" * 100, label="l" * 80))),
    legacy(row(link(url="https://x.y"))),
    v2(*(words() for _ in range(40))),
    v2(words("x" * 4000)),
    v2({"type": 9, "components": [words()] * 3, "accessory": button()}, {"type": 14, "spacing": 2}),
    v2(container(row(button()), words(), gallery("https://x.y/z.png"))),
]


@pytest.mark.parametrize(("body", "path"), REFUSED)
async def test_each_limit_is_enforced_and_names_the_path(
    api: Api, ada: Player, body: Json, path: str
) -> None:
    status, answer = await api("POST", f"/channels/{ada.channel}/messages", body)
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    assert path in error_paths(answer["errors"])
    assert await ada.drain() == []


@pytest.mark.parametrize("body", ACCEPTED)
async def test_the_largest_allowed_bodies_are_accepted(api: Api, ada: Player, body: Json) -> None:
    status, answer = await api("POST", f"/channels/{ada.channel}/messages", body)
    assert status == 200, answer


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"embeds": []}, {"flags": V2, "components": []}])
async def test_an_empty_message_is_refused(api: Api, ada: Player, body: Json) -> None:
    assert await refusal(api("POST", f"/channels/{ada.channel}/messages", body)) == (400, 50006)


async def test_missing_fields_of_components_are_filled_in(api: Api, ada: Player) -> None:
    _, message = await api(
        "POST", f"/channels/{ada.channel}/messages", legacy(row(button(id=7)), row(select()))
    )
    first, second = message["components"]
    assert (first["id"], first["components"][0]["id"], second["id"]) == (1, 7, 2)
    assert (second["components"][0]["min_values"], second["components"][0]["max_values"]) == (1, 1)


async def test_an_edited_layout_obeys_the_rules_of_layouts(api: Api, ada: Player) -> None:
    _, message = await api("POST", f"/channels/{ada.channel}/messages", v2(words("one")))
    path = f"/channels/{ada.channel}/messages/{message['id']}"
    status, refusal = await api("PATCH", path, {"content": "x"})
    assert status == 400
    assert error_paths(refusal["errors"]) == ["content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]
    status, refusal = await api("PATCH", path, {"flags": 0})
    assert error_paths(refusal["errors"]) == ["flags: MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG"]
    status, edited = await api("PATCH", path, {"components": [words("two")]})
    assert (status, edited["components"][0]["content"], edited["flags"]) == (200, "two", V2)


async def test_an_edit_may_not_empty_a_message(api: Api, ada: Player) -> None:
    _, message = await api("POST", f"/channels/{ada.channel}/messages", {"content": "x"})
    assert await refusal(
        api("PATCH", f"/channels/{ada.channel}/messages/{message['id']}", {"content": ""})
    ) == (400, 50006)


def form(*files: tuple[str, bytes], body: str = "{}") -> aiohttp.FormData:
    data = aiohttp.FormData(quote_fields=False)
    data.add_field("payload_json", body, content_type="application/json")
    for number, (name, content) in enumerate(files):
        data.add_field(
            f"files[{number}]", io.BytesIO(content), filename=name, content_type="application/octet-stream"
        )
    return data


@pytest.mark.parametrize("size", [10 * 1024 * 1024 + 1, 26 * 1024 * 1024])
async def test_a_file_over_ten_mebibytes_is_refused(api: Api, ada: Player, size: int) -> None:
    assert await refusal(
        api("POST", f"/channels/{ada.channel}/messages", data=form(("big", bytes(size))))
    ) == (413, 40005)


async def test_a_message_may_have_ten_files(api: Api, ada: Player) -> None:
    path = f"/channels/{ada.channel}/messages"
    status, answer = await api("POST", path, data=form(*[("f.txt", b"x")] * 11))
    assert error_paths(answer["errors"]) == ["attachments: BASE_TYPE_MAX_LENGTH"]
    status, answer = await api("POST", path, data=form(*[("f.txt", b"x")] * 10))
    assert (status, len(answer["attachments"])) == (200, 10)


async def test_an_edit_keeps_only_the_files_it_lists(
    api: Api, ada: Player, session: aiohttp.ClientSession
) -> None:
    path = f"/channels/{ada.channel}/messages"
    _, message = await api("POST", path, data=form(("a b!.txt", b"one"), ("..two.txt", b"two")))
    first, second = message["attachments"]
    assert (first["filename"], second["filename"]) == ("a_b_.txt", "two.txt")
    body = f'{{"attachments": [{{"id": "{second["id"]}", "description": "kept"}}, {{"id": 0}}]}}'
    _, edited = await api("PATCH", f"{path}/{message['id']}", data=form(("new.txt", b"new"), body=body))
    assert [(a["filename"], a.get("description")) for a in edited["attachments"]] == [
        ("two.txt", "kept"),
        ("new.txt", None),
    ]
    async with session.get(second["url"]) as kept:
        assert await kept.read() == b"two"
    _, edited = await api("PATCH", f"{path}/{message['id']}", {"content": "no word of files"})
    assert len(edited["attachments"]) == 2


async def test_a_layout_may_show_its_files(api: Api, ada: Player) -> None:
    thumbnail = {"type": 11, "media": {"url": "attachment://a.png"}}
    section = {"type": 9, "components": [words()], "accessory": thumbnail}
    body = v2(section, {"type": 13, "file": {"url": "attachment://b.txt"}}, gallery("attachment://a.png"))
    files = form(("a.png", b"x"), ("b.txt", b"text"), body=json.dumps(body))
    status, message = await api("POST", f"/channels/{ada.channel}/messages", data=files)
    assert status == 200, message
    shown, file, _ = message["components"]
    assert shown["accessory"]["media"]["url"].endswith("/a.png")
    assert (file["name"], file["size"]) == ("b.txt", 4)


async def test_a_picture_that_an_embed_shows_is_not_listed(api: Api, ada: Player) -> None:
    body = '{"embeds": [{"image": {"url": "attachment://a.png"}}]}'
    _, message = await api("POST", f"/channels/{ada.channel}/messages", data=form(("a.png", b"x"), body=body))
    assert message["attachments"] == []
    assert message["embeds"][0]["image"]["url"].endswith("/a.png")


async def test_a_nonce_gives_the_same_message_for_some_minutes(
    api: Api, ada: Player, server: Server, hub: Hub
) -> None:
    path, body = f"/channels/{ada.channel}/messages", {"content": "x", "nonce": "n1", "enforce_nonce": True}
    ids = [(await api("POST", path, body))[1]["id"] for _ in range(2)]
    ids.append((await api("POST", path, {**body, "enforce_nonce": False}))[1]["id"])
    forward(hub, 6 * 60 * 1000)
    ids.append((await api("POST", path, body))[1]["id"])
    assert [ids.index(number) for number in ids] == [0, 0, 2, 3]


async def test_invalid_json_is_refused(api: Api, ada: Player) -> None:
    headers = {"Content-Type": "application/json"}
    assert await refusal(api("POST", f"/channels/{ada.channel}/messages", data=b"{", headers=headers)) == (
        400,
        50109,
    )


async def test_a_bot_token_is_required(server: Server, session: aiohttp.ClientSession) -> None:
    async with session.get(f"{server.api_url}/users/@me") as answer:
        assert answer.status == 401
        assert answer.content_type == "application/json"
        assert "charset" not in answer.headers["Content-Type"]
        assert (await answer.json())["message"] == "401: Unauthorized"


async def test_an_unknown_route_is_logged_and_counted(
    api: Api, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    status, answer = await api("PUT", "/guilds/1/bans/2")
    assert status == 501
    assert "PUT /api/v10/guilds/1/bans/2" in answer["message"]
    assert "PUT /api/v10/guilds/1/bans/2" in caplog.text
    assert watch(server.hub).journal.missing.pop("PUT /api/v10/guilds/1/bans/2") == 1
