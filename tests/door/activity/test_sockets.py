"""Sockets of the page: hostile ones end, and nobody speaks for another."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import AsyncExitStack
from itertools import count
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot.door.activity import server
from bot.door.activity import socket as socket_module
from bot.door.activity.server import MOST_OF_A_PERSON, RESTART
from bot.door.activity.sessions import SECONDS, Sessions
from bot.door.activity.socket import REFUSED, Socket
from tests.door.activity.visiting import ANNA, BERT, INSTANCE, SECRET, Visit, ended, hello, press, visiting
from tests.waiting import until

Page = aiohttp.ClientWebSocketResponse


async def test_a_page_says_hello_and_presses(page: Page, visit: Visit) -> None:
    screen = visit.screens[0]
    assert (screen.session.user_id, screen.hello.looks.scale, screen.hello.start) == (int(ANNA), 2, "")
    await page.send_json(press(1))
    await page.send_json(press(2, "s1:-:0:board", value="x"))
    await page.send_json({"t": "back"})
    await page.send_json({"t": "home"})
    await page.send_json({"t": "scale", "scale": 3, "theme": "light"})
    await until(lambda: len(screen.said) == 5)
    assert screen.said == [
        (1, f"{1:016x}", "b1:-:0:home", ""),
        (2, f"{2:016x}", "s1:-:0:board", "x"),
        "back",
        "home",
        (3, "light"),
    ]
    assert [await page.receive_json() for _ in range(2)] == [{"t": "heard", "n": n} for n in (1, 2)]
    await screen.link.send(json.dumps({"t": "show"}))
    await screen.link.send_picture(7, b"png")
    assert (await page.receive_json())["t"] == "show"
    assert await page.receive_bytes() == (7).to_bytes(4) + b"png"


async def test_a_repeated_frame_does_nothing(page: Page, visit: Visit) -> None:
    for number in (5, 5, 4, 5, 6, 6):
        await page.send_json(press(number))
    await page.send_json({"t": "back"})
    await until(lambda: "back" in visit.screens[0].said)
    assert [said[0] for said in visit.screens[0].said if isinstance(said, tuple)] == [5, 6]


@pytest.mark.parametrize("seconds", [0, 10])
async def test_a_press_that_waited_for_a_process_that_stood_still_is_left_to_another(
    page: Page, visit: Visit, monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "time", lambda awake=loop.time: awake() + seconds)
    await page.send_json(press(1, at=0))
    if not seconds:
        assert await page.receive_json() == {"t": "heard", "n": 1}
        assert visit.screens[0].said
    else:
        # aiohttp's client may report the end of the connection, which follows at once, instead of the code.
        assert (await ended(page))[1] in (RESTART, aiohttp.WSCloseCode.ABNORMAL_CLOSURE)
        assert not visit.screens[0].said


@pytest.mark.parametrize(
    ("secret", "later", "why"), [(SECRET, SECONDS + 1, "expired"), ("another secret", 0, "gone")]
)
async def test_an_expired_or_forged_session_opens_nothing(
    visit: Visit, secret: str, later: int, why: str
) -> None:
    given = visit.sessions.read(await visit.session())
    session = Sessions(secret, lambda: visit.time[0]).signed(given)
    visit.time[0] += later
    async with visit.socket() as socket:
        await socket.send_json(hello(session))
        assert await ended(socket) == (why, REFUSED)
    assert visit.screens == []


@pytest.mark.parametrize(("said", "known"), [("5", 5), ("", 0), ("me", 0), (str(1 << 63), 0), ("-5", 0)])
async def test_a_page_says_whose_link_opened_it(visit: Visit, said: str, known: int) -> None:
    async with visit.socket() as socket:
        await socket.send_json(hello(await visit.session(), start="b1:-:0:home", referrer=said))
        assert await socket.receive_json() == {"t": "heard"}
        await until(lambda: bool(visit.screens))
    assert (visit.screens[0].hello.start, visit.screens[0].hello.referrer) == ("b1:-:0:home", known)


HOSTILE: list[Any] = [
    "",
    "null",
    "[]",
    "{",
    "[" * 2000,
    "x" * 4000,
    json.dumps({"t": "shout"}),
    json.dumps(press(1) | {"n": "1"}),
    json.dumps(press(1) | {"n": True}),
    json.dumps(press(1) | {"n": -1}),
    json.dumps(press(1) | {"n": 1 << 53}),
    json.dumps(press(1) | {"nonce": "1"}),
    json.dumps(press(1) | {"nonce": "0" * 17}),
    json.dumps(press(1) | {"id": "x" * 101}),
    json.dumps(press(1) | {"id": None}),
    json.dumps(press(1) | {"value": ["a"]}),
    json.dumps(press(1) | {"at": "1"}),
    json.dumps(press(1) | {"at": True}),
    json.dumps(press(1) | {"at": -1}),
    json.dumps(press(1) | {"value": "x" * 101}),
    json.dumps({"t": "scale", "scale": 0, "theme": "dark"}),
    json.dumps({"t": "scale", "scale": 9, "theme": "dark"}),
    json.dumps({"t": "scale", "scale": True, "theme": "dark"}),
    json.dumps({"t": "scale", "scale": 1, "theme": "../dark"}),
    json.dumps({"t": "scale", "scale": 1, "theme": ["dark"]}),
    json.dumps(hello("x")),
    b"\x00\x01",
]


@pytest.mark.parametrize("frame", HOSTILE, ids=range(len(HOSTILE)))
async def test_a_frame_that_no_page_of_ours_sends_ends_the_socket(
    page: Page, visit: Visit, frame: str | bytes
) -> None:
    await (page.send_str(frame) if isinstance(frame, str) else page.send_bytes(frame))
    assert (await ended(page))[1] == REFUSED
    assert visit.screens[0].said == []
    await until(lambda: not visit.open)


@pytest.mark.parametrize("frame", HOSTILE[:-2], ids=range(len(HOSTILE) - 2))
async def test_a_socket_that_does_not_begin_with_hello_ends(visit: Visit, frame: str | bytes) -> None:
    async with visit.socket() as socket:
        await (socket.send_str(frame) if isinstance(frame, str) else socket.send_bytes(frame))
        assert (await ended(socket))[1] == REFUSED
        assert visit.screens == []


async def test_a_frame_that_is_too_long_ends_the_socket(page: Page) -> None:
    await page.send_str("x" * 5000)
    assert (await ended(page))[1] == aiohttp.WSCloseCode.MESSAGE_TOO_BIG


async def test_a_socket_without_hello_ends(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "HELLO_SECONDS", 0.05)
    async with visit.socket() as socket:
        assert (await ended(socket))[1] == REFUSED
        await until(lambda: visit.activity.sockets == 0)


async def test_a_flood_ends_the_socket(page: Page, visit: Visit) -> None:
    for number in range(server.BURST + 20):
        await page.send_json(press(number))
    assert await ended(page) == ("limit", REFUSED)
    assert len(visit.screens[0].said) <= server.BURST + 1


async def test_two_pages_of_one_person_live_side_by_side(visit: Visit) -> None:
    session = await visit.session()
    async with visit.page(session) as first, visit.page(session) as second:
        await first.send_json(press(1))
        await second.send_json(press(1))
        await until(lambda: all(screen.said for screen in visit.screens))


async def test_the_oldest_of_too_many_pages_ends(visit: Visit) -> None:
    session = await visit.session()
    async with visit.page(session) as oldest, AsyncExitStack() as pages:
        for _ in range(MOST_OF_A_PERSON):
            await pages.enter_async_context(visit.page(session))
        assert (await ended(oldest))[0] == "elsewhere"
        await until(lambda: visit.activity.sockets == MOST_OF_A_PERSON)


async def test_more_sockets_than_there_is_room_for_are_refused(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "MOST_SOCKETS", 1)
    async with visit.page(await visit.session()):
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            async with visit.socket():
                pass
        assert refused.value.status == 503


async def test_sockets_of_strangers_keep_nobody_out(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "MOST_UNPROVEN", 3)
    async with AsyncExitStack() as sockets:
        session = await visit.session()
        async with visit.page(session) as page:
            strangers = [await sockets.enter_async_context(visit.socket()) for _ in range(5)]
            for stranger in strangers[:2]:
                assert (await stranger.receive()).type in (aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.ERROR)
            assert not any(stranger.closed for stranger in strangers[2:])
            async with visit.page(session) as second:
                await second.send_json(press(1))
                await page.send_json(press(1))
                await until(lambda: all(screen.said for screen in visit.screens))


async def test_a_socket_that_is_gone_before_it_opens_is_no_error(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """So that strangers, whose oldest connections are given up, cannot fill the log."""

    async def lost(*_: object) -> None:
        raise ConnectionResetError

    async with visiting() as visit:
        with monkeypatch.context() as patch:
            patch.setattr(web.WebSocketResponse, "prepare", lost)
            with pytest.raises(aiohttp.ClientError):
                async with visit.socket():
                    pass
        async with visit.page(await visit.session()):
            assert visit.activity.sockets == 1
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]


async def test_sockets_of_one_address_leave_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "MOST_UNPROVEN_OF_AN_ADDRESS", 2)
    async with (
        visiting(proxies=["127.0.0.1"]) as visit,
        visit.socket("203.0.113.8") as other,
        AsyncExitStack() as sockets,
    ):
        strangers = [await sockets.enter_async_context(visit.socket("203.0.113.7")) for _ in range(5)]
        for stranger in strangers[:3]:
            assert (await stranger.receive()).type in (aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.ERROR)
        assert visit.activity.sockets == 3
        await other.send_json(hello(await visit.session()))
        await until(lambda: visit.screens)


async def test_sessions_end_with_their_instance(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of all its people, at once, and for a page that comes back with one; not those of another instance."""
    visit.discord.instances[INSTANCE]["users"] = [ANNA, BERT]
    visit.discord.instances["i-2"] = {**visit.discord.instances[INSTANCE]}
    visit.discord.codes["code-elsewhere"] = ANNA
    sessions = [await visit.session("code-anna"), await visit.session("code-bert")]
    elsewhere = str((await visit.log_in("code-elsewhere", "i-2"))[1]["session"])
    async with visit.page(elsewhere) as other, visit.page(sessions[0]) as first:
        monkeypatch.setattr(server, "RENEW_SECONDS", 0.02)
        del visit.discord.instances[INSTANCE]
        async with visit.page(sessions[1]):
            assert (await ended(first))[0] == "gone"
        async with visit.socket() as again:
            await again.send_json(hello(sessions[0]))
            assert await ended(again) == ("gone", REFUSED)
        await other.send_json(press(1))
        await until(lambda: visit.screens[0].said)


async def test_an_instance_that_discord_knows_again_is_let_in(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    await visit.session()
    found = visit.discord.instances.pop(INSTANCE)
    assert (await visit.log_in())[0] == 403
    assert visit.activity._identity.has_ended(INSTANCE)
    visit.discord.instances[INSTANCE] = found
    visit.discord.codes["code-again"] = ANNA
    async with visit.page(await visit.session("code-again")):
        assert visit.open == {ANNA}


async def test_a_session_is_renewed_while_its_person_is_there(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "RENEW_SECONDS", 0.02)
    async with visit.page(await visit.session()) as page:
        visit.time[0] += SECONDS - 1
        renewed = await page.receive_json()
        while visit.sessions.read(renewed["session"]).until != visit.time[0] + SECONDS:
            renewed = await page.receive_json()
        assert renewed["t"] == "session"
        visit.discord.instances[INSTANCE]["users"] = [BERT]
        assert (await ended(page))[0] == "gone"
        await until(lambda: not visit.open)


async def test_a_short_silence_of_discord_ends_no_page(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "RENEW_SECONDS", 0.02)
    async with visit.page(await visit.session()) as page:
        visit.discord.status = 500
        asked = len(visit.discord.asked)
        await until(lambda: len(visit.discord.asked) > asked + 2)
        visit.discord.status = 200
        assert (await page.receive_json())["t"] == "session"


async def test_a_long_silence_of_discord_ends_the_page(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "RENEW_SECONDS", 0.02)
    monkeypatch.setattr(server, "SECONDS", 0.05)
    async with visit.page(await visit.session()) as page:
        visit.discord.status = 500
        assert (await ended(page))[0] == "expired"


async def test_a_page_that_takes_nothing_is_given_up(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "SENDING_SECONDS", 0.1)
    session = await visit.session()
    reader, writer = await asyncio.open_connection(
        *visit.address.removeprefix("http://").split(":"), limit=1024
    )
    key = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    writer.write(
        b"GET /activity/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + key
        + b"\r\n"
    )
    await reader.readuntil(b"\r\n\r\n")
    payload = json.dumps(hello(session)).encode()
    writer.write(b"\x81" + bytes([0x80 | 126]) + len(payload).to_bytes(2) + bytes(4) + payload)
    await until(lambda: visit.screens)
    with pytest.raises(ConnectionError):
        await send_without_end(visit.screens[0].link)
    await until(lambda: not visit.open)
    writer.transport.abort()


async def send_without_end(link: Socket) -> None:
    """Send more than all buffers between the two hold."""
    for number in count():
        await link.send_picture(number, bytes(1 << 16))


async def test_pages_are_told_to_come_again_when_the_bot_stops(page: Page, visit: Visit) -> None:
    await visit.activity.close()
    # aiohttp's client may report the end of the connection, which follows at once, instead of the code.
    assert (await ended(page))[1] in (RESTART, aiohttp.WSCloseCode.ABNORMAL_CLOSURE)
