"""What the browser requests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.local.hub import Hub
from bot.local.policy import HEADERS
from bot.local.server import Server
from bot.local.state import TEXT_CHANNEL, Channel
from tests.local.conftest import Api, Sit
from tests.local.control import put_channel
from tests.local.people import Json, Player
from tests.local.sample_bot import SampleBot
from tests.strict.rules import start


@pytest.fixture
async def paged(tmp_path: Path) -> AsyncIterator[Server]:
    """A server with a page."""
    (tmp_path / "secret.txt").write_text("not for you")
    page = tmp_path / "page"
    (page / "parts").mkdir(parents=True)
    (page / "index.html").write_text("<title>table</title>")
    (page / "parts" / "live.js").write_text("export {}")
    server = await start(page_dir=page, picture={"chess-en": b"a board"}.get)
    yield server
    await server.stop()


@pytest.mark.parametrize(
    ("path", "status", "kind"),
    [
        ("/", 200, "text/html"),
        ("/page/parts/live.js", 200, "text/javascript"),
        ("/page/none.js", 404, None),
        ("/local/pictures/chess-en", 200, "image/png"),
        ("/local/pictures/chess-fr", 404, None),
        ("/local/words/de", 200, "application/json"),
        ("/local/words/%2e%2e%2fde", 200, "application/json"),
        ("/page/%2e%2e/secret.txt", 404, None),
        ("/page/" + "x" * 1000, 404, None),
        ("/page/%00", 404, None),
        ("/attachments/1/2/none.png", 404, None),
        ("/emoji/1f3b2.svg", 200, "image/svg+xml"),
        ("/emoji/0.svg", 404, None),
        ("/emoji/..%2f72x72%2f1f3b2.png", 404, None),
    ],
)
async def test_files_of_the_page(
    paged: Server, session: aiohttp.ClientSession, path: str, status: int, kind: str | None
) -> None:
    async with session.get(f"{paged.base_url}{path}") as answer:
        assert answer.status == status
        assert kind is None or answer.content_type == kind


async def test_a_language_without_words_has_english_ones(
    server: Server, session: aiohttp.ClientSession
) -> None:
    for locale, language, word in (
        ("de", "de", "Abbrechen"),
        ("en-GB", "en", "Cancel"),
        ("pl", "en", "Cancel"),
    ):
        async with session.get(f"{server.base_url}/local/words/{locale}") as answer:
            said = await answer.json()
        assert (said["language"], said["words"]["cancel"]) == (language, word)


async def test_a_server_without_a_page_says_so(server: Server, session: aiohttp.ClientSession) -> None:
    async with session.get(server.base_url) as answer:
        assert "without a page" in await answer.text()


@pytest.mark.parametrize("path", ["/", "/local/people", "/local/live?user=1", "/api/v10/users/@me"])
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "https://{host}"},
        {"Origin": "ftp://{host}"},
        {"Host": "evil.example"},
        {"Host": ""},
        {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"},
        {"Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors"},
    ],
)
async def test_other_sites_get_nothing(
    server: Server, session: aiohttp.ClientSession, path: str, headers: Json
) -> None:
    host = server.base_url.partition("://")[2]
    sent = {name: value.format(host=host) for name, value in headers.items()}
    async with session.get(f"{server.base_url}{path}", headers=sent) as answer:
        assert answer.status == 403


async def test_the_servers_own_page_is_let_in(server: Server, session: aiohttp.ClientSession) -> None:
    async with session.get(f"{server.base_url}/local/people", headers={"Origin": server.base_url}) as answer:
        assert [person["name"] for person in await answer.json()] == ["Ada", "Ben", "Cleo", "Dan"]


async def test_a_link_from_elsewhere_opens_the_page_and_nothing_else(
    paged: Server, session: aiohttp.ClientSession
) -> None:
    headers = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    for path, status in (("/", 200), ("/local/people", 403), ("/page/parts/live.js", 403)):
        async with session.get(f"{paged.base_url}{path}", headers=headers) as answer:
            assert answer.status == status


@pytest.mark.parametrize(
    ("path", "status", "stored"),
    [
        ("/", 200, "no-cache"),
        ("/page/parts/live.js", 200, "no-cache"),
        ("/page/none.js", 404, "no-store"),
        ("/nowhere", 404, "no-store"),
        ("/local/people", 200, "no-store"),
        ("/api/v10/users/@me", 401, "no-store"),
        ("/api/v10/nowhere", 501, "no-store"),
        ("/gateway", 400, "no-store"),
    ],
)
async def test_everything_has_the_protecting_headers(
    paged: Server, session: aiohttp.ClientSession, path: str, status: int, stored: str
) -> None:
    async with session.get(f"{paged.base_url}{path}") as answer:
        assert answer.status == status
        assert answer.headers["Cache-Control"] == stored
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS


def test_the_policy_lets_in_nothing_inline_and_nobody_else() -> None:
    policy = dict(part.strip().partition(" ")[::2] for part in HEADERS["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    sources = {word for words in policy.values() for word in words.split()}
    assert sources <= {"'self'", "'none'", "'script'"}


async def test_what_a_bot_attached_can_run_nothing(server: Server, session: aiohttp.ClientSession) -> None:
    server.hub.files.write("attachments/1/2/a.html", b"<script>alert(1)</script>")
    async with session.get(f"{server.base_url}/attachments/1/2/a.html") as answer:
        assert answer.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "immutable" in answer.headers["Cache-Control"]


async def test_people_can_be_added_and_changed(
    server: Server, session: aiohttp.ClientSession, ada: Player, sit: Sit
) -> None:
    async with session.post(
        f"{server.base_url}/local/people", json={"name": " Eva ", "locale": "de"}
    ) as answer:
        eva = await answer.json()
    assert eva == {"id": eva["id"], "name": "Eva", "locale": "de", "dms_open": True, "owner": False}
    await ada.until("people", lambda people: people[-1] == eva)
    async with session.patch(f"{server.base_url}/local/people/{eva['id']}", json={"locale": "fr"}) as answer:
        assert (await answer.json())["locale"] == "fr"
    assert (await sit(-1)).snapshot["user"]["locale"] == "fr"
    assert ada.snapshot["user"]["owner"]


@pytest.mark.parametrize(
    "body", [{}, {"name": ""}, {"name": "x" * 33}, {"name": "x", "locale": "en"}, [], "{"]
)
async def test_invalid_people_are_refused(server: Server, session: aiohttp.ClientSession, body: Any) -> None:
    sent = {"data": body} if isinstance(body, str) else {"json": body}
    async with session.post(f"{server.base_url}/local/people", **sent) as answer:
        assert answer.status == 400
        assert (await answer.json())["message"]


async def test_unknown_people_are_refused(server: Server, session: aiohttp.ClientSession) -> None:
    socket = await session.ws_connect(f"{server.base_url}/local/live?user=1")
    await socket.receive()
    assert socket.close_code == 4004
    async with session.patch(f"{server.base_url}/local/people/1", json={}) as answer:
        assert answer.status == 404


async def test_all_pages_of_a_person_show_ephemeral_messages_also_after_a_reload(
    bot: SampleBot, ada: Player, sit: Sit
) -> None:
    other = await sit(0)
    await ada.command("hand")
    hand = await ada.until("message_create")
    assert await other.until("message_create") == hand
    again = await sit(0)
    assert again.snapshot["messages"][ada.channel] == [hand]
    await ada.ask("dismiss", message_id=hand["id"])
    await ada.until("message_delete")
    assert (await sit(0)).snapshot["messages"][ada.channel] == []


async def test_history_comes_in_pages(api: Api, server: Server, ada: Player, sit: Sit) -> None:
    server.hub.rates.limits.rules.clear()
    server.hub.rates.limits.global_limit = 1000
    for number in range(60):
        await api("POST", f"/channels/{ada.channel}/messages", {"content": f"{number}"})
    late = await sit(1)
    shown = late.snapshot["messages"][late.channel]
    assert [m["content"] for m in shown] == [f"{n}" for n in range(10, 60)]
    assert late.snapshot["unread"][late.channel]["count"] == 60
    nonce = await late.ask("history", before=shown[0]["id"], limit=4)
    page = await late.until("history")
    assert ([m["content"] for m in page["messages"]], page["more"]) == (["6", "7", "8", "9"], True)
    assert page["nonce"] == nonce
    await late.ask("history", before=page["messages"][0]["id"], limit=100)
    assert not (await late.until("history"))["more"]
    await late.ask("history", limit=101)
    assert "limit must be 1 to 100" in (await late.until("error"))["message"]


async def test_a_person_may_write_to_the_bot_first(bot: SampleBot, ada: Player) -> None:
    await ada.ask("open_dm")
    direct = await ada.until("channel_create")
    await ada.ask("command", channel_id=direct["id"], name="hand")
    assert (await ada.until("message_create"))["channel_id"] == direct["id"]


async def test_a_new_channel_is_shown(ada: Player, hub: Hub) -> None:
    put_channel(hub, Channel(hub.new_id(), TEXT_CHANNEL, name="quiet"))
    assert (await ada.until("channel_create"))["name"] == "quiet"
