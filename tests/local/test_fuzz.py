"""A short run of the fuzzer, and the faults that long runs found; `python -m tests.local.fuzz` runs it at length."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiohttp
import pytest
from yarl import URL

from bot.local.ratelimit import Limits
from bot.local.reading import parse
from bot.local.routes import ROUTES
from bot.local.server import Server
from tests.local.conftest import Api, refusal
from tests.local.error_paths import error_paths
from tests.local.fuzz import campaign
from tests.local.people import Json, Player
from tests.local.test_limits import form
from tests.strict.shapes import BY_ROUTE

REQUESTS = 500


@pytest.mark.filterwarnings("ignore::aiohttp.BadContentDispositionHeader")
@pytest.mark.filterwarnings("ignore::aiohttp.BadContentDispositionParam")
async def test_a_short_run_finds_nothing(tmp_path: Path) -> None:
    report = await campaign(REQUESTS, 3, tmp_path)
    assert report.faults == []
    assert report.leaks() == []
    # Most requests are refused, but many must be accepted, or the fuzzer would test only the refusals.
    assert sum(report.statuses.values()) >= REQUESTS * 0.9
    assert {200, 201, 204, 400, 401, 404, 501} <= report.statuses.keys()
    assert report.statuses[200] > REQUESTS / 5
    assert report.frames > REQUESTS / 5


def test_every_described_body_is_that_of_a_route() -> None:
    assert BY_ROUTE.keys() <= {route.name for route in ROUTES}


@pytest.mark.parametrize(
    "text",
    ["NaN", '{"a": Infinity}', "1e999", "[" * 100_000, "[" * 65 + "]" * 65, "{", "9" * 5000, b"\xff\xfe{}"],
)
def test_what_is_no_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse(text)
    assert parse("[" * 64 + "]" * 64)


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"flags": "1"}, "flags: NUMBER_TYPE_COERCE"),
        ({"flags": True}, "flags: NUMBER_TYPE_COERCE"),
        ({"flags": 2**63}, "flags: NUMBER_TYPE_COERCE"),
        ({"content": ["x"]}, "content: STRING_TYPE_CONVERT"),
        ({"embeds": {"title": "x"}}, "embeds: LIST_TYPE_CONVERT"),
        ({"embeds": [{"footer": "x"}]}, "embeds.0.footer: MODEL_TYPE_CONVERT"),
        ({"embeds": [None]}, "embeds.0: MODEL_TYPE_CONVERT"),
        (
            {"components": [{"type": 1, "components": [{"type": 2, "custom_id": {}}]}]},
            "components.0.components.0.custom_id: STRING_TYPE_CONVERT",
        ),
        ({"allowed_mentions": {"users": [{}]}}, "allowed_mentions.users.0: NUMBER_TYPE_COERCE"),
        ({"message_reference": {"message_id": []}}, "message_reference.message_id: NUMBER_TYPE_COERCE"),
    ],
)
async def test_a_field_of_another_type_is_named(api: Api, ada: Player, body: Json, path: str) -> None:
    status, answer = await api("POST", f"/channels/{ada.channel}/messages", {"content": "x", **body})
    assert (status, answer["code"]) == (400, 50035)
    assert error_paths(answer["errors"]) == [path]


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("application/json; charset=klingon", b"{}"),
        ("multipart/form-data", b"{}"),
        ("multipart/form-data; boundary=x", b"--x\r\nno colon\r\n\r\n--x--"),
        ("multipart/form-data; boundary=" + "x" * 90, b"--x--"),
    ],
)
async def test_a_body_that_cannot_be_read_is_refused(
    server: Server, session: aiohttp.ClientSession, ada: Player, kind: str, data: bytes
) -> None:
    url = f"{server.api_url}/channels/{ada.channel}/messages"
    headers = {"Authorization": "Bot x", "Content-Type": kind}
    async with session.post(url, data=data, headers=headers) as answer:
        assert answer.status == 400


@pytest.mark.parametrize("query", ["limit=x", "before=²", "after=", "before=" + "9" * 30])
async def test_a_query_must_have_numbers(server: Server, api: Api, ada: Player, query: str) -> None:
    assert await refusal(api("GET", f"/channels/{ada.channel}/messages?{query}")) == (400, 50035)


async def test_no_http_at_all_gets_a_400_and_no_traceback(
    server: Server, session: aiohttp.ClientSession, caplog: pytest.LogCaptureFixture
) -> None:
    async with session.get(URL(f"{server.base_url}/\u00e4", encoded=True)) as answer:
        assert answer.status == 400
    assert caplog.records == []


async def test_replaced_and_deleted_pictures_go_after_a_while(
    server: Server, api: Api, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.local.messages.MOST_RETIRED", 2)
    server.hub.rates.limits = Limits(10**6, {})
    path, body = f"/channels/{ada.channel}/messages", '{"attachments": []}'
    _, message = await api("POST", path, data=form(("a.png", b"x"), body=body))
    for _ in range(4):
        await api("PATCH", f"{path}/{message['id']}", data=form(("a.png", b"x"), body=body))
    files: dict[str, Any] = server.hub.files._held
    assert len(files) == 3
    await api("DELETE", f"{path}/{message['id']}")
    assert len(files) == 2


async def test_a_full_channel_loses_its_oldest_message(
    server: Server, api: Api, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.local.messages.MOST_MESSAGES", 2)
    ids = [
        (await api("POST", f"/channels/{ada.channel}/messages", {"content": "x"}))[1]["id"] for _ in range(3)
    ]
    assert [*server.hub.world.messages[ada.channel]] == ids[1:]
    assert (await ada.until("message_delete"))["id"] == ids[0]
