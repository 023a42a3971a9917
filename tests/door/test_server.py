"""The door: what it takes, what it refuses without a word, and what it never does before the answer is given."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import struct
from contextlib import suppress
from typing import Any

import aiohttp
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from nacl.signing import SigningKey

from bot.door import connection, server
from bot.door.server import EVENTS, INTERACTIONS, MOST_BYTES, Doorway, serve_door
from bot.door.signature import MOST_DRIFT, SIGNATURE, TIMESTAMP, Verifier
from tests.door.knocking import HOST, NOW, PUBLIC, Knocker, head, knocking, signed

PRESS = {"type": 3, "id": "1", "token": "t", "data": {"custom_id": "x", "component_type": 2}}
BODY = json.dumps(PRESS).encode()
KEPT = (head(BODY) + BODY).replace(b"Connection: close", b"Connection: keep-alive")
"""A request after which the connection stays open."""
JOINED = {
    "type": "APPLICATION_AUTHORIZED",
    "timestamp": "2027-01-15T08:00:00Z",
    "data": {"guild": {"id": "5"}},
}


def wrapped(event: object) -> dict[str, object]:
    return {"version": 1, "application_id": "1", "type": 1, "event": event}


async def test_a_ping_gets_its_pong_and_reaches_nobody(knocker: Knocker) -> None:
    status, body = await knocker.tell(INTERACTIONS, {"type": 1, "id": "1"})
    assert (status, json.loads(body)) == (200, {"type": 1})
    assert await knocker.tell(EVENTS, {"version": 1, "type": 0}) == (204, b"")
    assert knocker.handed_over == []


async def test_an_interaction_is_accepted_and_handed_over(knocker: Knocker) -> None:
    assert await knocker.tell(INTERACTIONS, PRESS) == (202, b"")
    assert (knocker.interactions, knocker.events) == ([PRESS], [])


@pytest.mark.parametrize("kind", ["APPLICATION_AUTHORIZED", "APPLICATION_DEAUTHORIZED", "ENTITLEMENT_CREATE"])
async def test_an_event_is_acknowledged_and_handed_over(knocker: Knocker, kind: str) -> None:
    event = {**JOINED, "type": kind}
    assert await knocker.tell(EVENTS, wrapped(event)) == (204, b"")
    assert (knocker.interactions, knocker.events) == ([], [event])


async def test_an_answer_without_content_has_a_type(knocker: Knocker) -> None:
    """Discord asks for one."""
    body = b'{"type":0}'
    async with knocker.session.post(knocker.address + EVENTS, data=body, headers=signed(body)) as answer:
        assert answer.headers["Content-Type"].startswith("application/json")


@pytest.mark.parametrize(
    ("body", "headers"),
    [
        (b'{"type":3}', {}),
        (b'{"type":3}', {TIMESTAMP: str(NOW)}),
        (b'{"type":3}', {SIGNATURE: "00" * 64, TIMESTAMP: str(NOW)}),
        (b'{"type":3}', signed(b'{"type":2}')),
        (b'{"type":3}', signed(b'{"type":3}', key=SigningKey(bytes(32)))),
        (b'{"type":3}', signed(b'{"type":3}', at=int(NOW - MOST_DRIFT) - 1)),
        (b'{"type":3}', signed(b'{"type":3}', at=int(NOW + MOST_DRIFT) + 1)),
        (b'{"type":3}', signed(b'{"type":3}') | {TIMESTAMP: str(NOW + 1)}),
        (b"not JSON", signed(b"JSON")),
        (b"x" * 200_000, signed(b"y")),
    ],
    ids=[
        *("bare", "unsigned", "forged", "other body", "other key", "replayed", "early", "other time"),
        *("garbage", "large"),
    ],
)
@pytest.mark.parametrize("path", [INTERACTIONS, EVENTS])
async def test_what_discord_did_not_sign_gets_401_and_no_word(
    knocker: Knocker, path: str, body: bytes, headers: dict[str, str]
) -> None:
    assert await knocker.send(body, headers, path) == (401, b"")
    assert knocker.handed_over == []


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/interactions/",
        "/interactions?x=1",
        "/Interactions",
        "//interactions",
        "/events/x",
        "/livez",
        "/readyz",
        "/metrics",
    ],
)
async def test_other_paths_get_404_and_no_word(knocker: Knocker, path: str) -> None:
    assert await knocker.send(b'{"type":1}', path=path) == (404, b"")


@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])
async def test_other_methods_get_404_and_no_word(knocker: Knocker, method: str) -> None:
    assert await knocker.send(b'{"type":1}', method=method) == (404, b"")


async def test_no_answer_names_the_software(knocker: Knocker) -> None:
    for headers in (signed(b'{"type":1}'), {}):
        async with knocker.session.post(
            knocker.address + INTERACTIONS, data=b'{"type":1}', headers=headers
        ) as answer:
            assert answer.headers["Server"] == ""


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"3",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"type":"3"}',
        b"{}",
        b'{"type":null}',
        b"9" * 5000,
    ],
    ids=[
        "empty",
        "cut",
        "list",
        "null",
        "number",
        "bytes",
        "deep",
        "words",
        "no type",
        "null type",
        "digits",
    ],
)
async def test_what_is_signed_but_no_interaction_gets_400_and_no_word(knocker: Knocker, body: bytes) -> None:
    assert await knocker.send(body) == (400, b"")
    assert await knocker.send(body, path=EVENTS) == (400, b"")
    assert knocker.handed_over == []


@pytest.mark.parametrize("content", [{"type": 1}, {"type": 1, "event": "x"}, {"type": 2, "event": {}}])
async def test_an_event_of_another_form_gets_400(knocker: Knocker, content: dict[str, object]) -> None:
    assert await knocker.tell(EVENTS, content) == (400, b"")
    assert knocker.events == []


async def test_a_large_interaction_is_taken_and_a_huge_one_is_not(knocker: Knocker) -> None:
    large, huge = {"type": 3, "x": "y" * 900_000}, {"type": 3, "x": "y" * MOST_BYTES}
    assert await knocker.tell(INTERACTIONS, large) == (202, b"")
    assert await knocker.tell(INTERACTIONS, huge) == (413, b"")
    assert knocker.interactions == [large]


async def test_a_huge_body_without_a_length_is_cut_off(
    knocker: Knocker, monkeypatch: pytest.MonkeyPatch
) -> None:
    piece = f"{1 << 16:x}\r\n".encode() + b"x" * (1 << 16) + b"\r\n"
    start = head(b"").replace(b"Content-Length: 0", b"Transfer-Encoding: chunked")
    answer = await knocker.raw(start, *[piece] * 40)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 413 ")
    assert knocker.handed_over == []


async def test_a_packed_body_is_not_unpacked(knocker: Knocker) -> None:
    """A small one could fill the memory, and what is signed are the bytes as they came."""
    headers = {**signed(b"\x1f\x8b\x08"), "Content-Encoding": "gzip"}
    assert await knocker.send(b"\x1f\x8b\x08", headers) == (400, b"")


async def test_a_truncated_body_is_dropped(knocker: Knocker) -> None:
    _, writer = await asyncio.open_connection(HOST, knocker.port)
    writer.write(head(BODY) + BODY[:-1])
    await writer.drain()
    writer.close()
    assert await knocker.tell(INTERACTIONS, {**PRESS, "id": "2"}) == (202, b"")
    assert [each["id"] for each in knocker.interactions] == ["2"]


async def test_a_body_that_comes_too_slowly_gets_408(
    knocker: Knocker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "BODY_SECONDS", 0.05)
    assert (await knocker.raw(head(BODY), BODY[:-1])).startswith(b"HTTP/1.1 408 ")
    assert knocker.handed_over == []


@pytest.mark.parametrize("sent", [b"", b"POST /inter", b"POST /interactions HTTP/1.1\r\nX: y"])
async def test_a_connection_that_sends_no_request_ends(
    knocker: Knocker, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(connection, "HEAD_SECONDS", 0.05)
    assert await knocker.raw(sent) == b""


async def test_a_quiet_connection_is_kept(knocker: Knocker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HEAD_SECONDS", 0.05)
    reader, writer = await asyncio.open_connection(HOST, knocker.port)
    for _ in range(2):
        writer.write(KEPT)
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 202 ")
        await asyncio.sleep(0.1)
    writer.close()
    assert knocker.interactions == [PRESS] * 2


async def test_connections_are_limited_and_come_free_again(
    knocker: Knocker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "MOST_CONNECTIONS", 3)
    idle = [await asyncio.open_connection(HOST, knocker.port) for _ in range(3)]
    assert await knocker.tell(INTERACTIONS, PRESS) == (202, b"")
    reader, _ = idle[0]
    with suppress(ConnectionError):
        assert await reader.read() == b"", "the oldest goes first"
    for _, writer in idle:
        writer.close()


async def test_connections_of_strangers_end_none_on_which_discord_has_sent_something(
    knocker: Knocker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "MOST_CONNECTIONS", 3)
    reader, writer = await asyncio.open_connection(HOST, knocker.port)
    writers = [writer]
    for _ in range(3):
        writer.write(KEPT)
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 202 ")
        writers += [(await asyncio.open_connection(HOST, knocker.port))[1] for _ in range(10)]
    for one in writers:
        one.close()
    assert knocker.interactions == [PRESS] * 3


async def test_each_reason_of_refusals_is_told_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    """The log writes what comes from one place once a minute: a flood of one kind must not hide another."""
    async with knocking() as knocker:
        for _ in range(2):
            for headers in (signed(b"{}", at=NOW - 1000), signed(b"{}", key=SigningKey(bytes(32)))):
                assert (await knocker.send(b"{}", headers))[0] == 401
    assert len(knocker.refused) == 4
    assert len({*knocker.refused}) == 2
    told = [(one.lineno, one.getMessage()) for one in caplog.records if "refused at the door" in one.msg]
    assert len(told) == 2 == len({place for place, _ in told})
    assert {"five minutes" in said for _, said in told} == {True, False}


async def test_connections_of_one_address_leave_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger's, that is: a named proxy has those of everybody."""
    monkeypatch.setattr(server, "MOST_OF_AN_ADDRESS", 2)
    async with knocking(proxies=["127.0.0.1"]) as knocker:
        opened = [
            await asyncio.open_connection(HOST, knocker.port, local_addr=(origin, 0))
            for origin in ["127.0.0.1"] * 4 + ["127.0.0.7"] * 4
        ]
        for reader, _ in opened[4:6]:
            with suppress(ConnectionError):
                assert await reader.read() == b"", "the oldest of the stranger goes first"
        assert not any(reader.at_eof() for reader, _ in opened[:4])
        assert len(knocker.doorway.connections) == 6
        for _, writer in opened:
            writer.close()


async def test_large_bodies_wait_for_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Senders of large ones that stop in the middle hold no more than their share of the memory."""
    monkeypatch.setattr(server, "MOST_LARGE", 1)
    monkeypatch.setattr(server, "BODY_SECONDS", 0.1)
    large = {"type": 3, "x": "y" * 300_000}
    async with knocking() as knocker:
        async with knocker.doorway._large:
            assert await knocker.tell(INTERACTIONS, PRESS) == (202, b"")
            assert await knocker.tell(INTERACTIONS, large) == (408, b"")
        monkeypatch.setattr(server, "BODY_SECONDS", 5.0)
        assert await knocker.tell(INTERACTIONS, large) == (202, b"")
        assert knocker.interactions == [PRESS, large]


async def test_a_huge_length_is_refused_before_a_body_comes(knocker: Knocker) -> None:
    assert (await knocker.raw(head(b"", length=MOST_BYTES + 1))).startswith(b"HTTP/1.1 413 ")


async def test_the_answer_is_written_before_anything_is_done() -> None:
    """What arrives at the sender by the time of the handing over is the whole answer."""
    seen: list[bytes] = []
    done = asyncio.Event()
    with socket.socket() as sender:

        def act(_: dict[str, Any]) -> None:
            sender.settimeout(5)
            seen.append(sender.recv(4096))
            done.set()

        doorway = Doorway(Verifier(PUBLIC, lambda: float(NOW)), interactions=act, events=act)
        async with serve_door(doorway, HOST, 0) as address:
            await asyncio.to_thread(sender.connect, (HOST, int(address.rpartition(":")[2])))
            sender.sendall(head(BODY) + BODY)
            async with asyncio.timeout(20):
                await done.wait()
    assert seen[0].startswith(b"HTTP/1.1 202 Accepted\r\n")
    assert seen[0].endswith(b"\r\n\r\n")


async def test_a_connection_that_broke_before_the_answer_makes_nobody_act(
    knocker: Knocker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The balancer sends the request to another process."""
    checking, may_end = asyncio.Event(), asyncio.Event()
    monkeypatch.setattr(server, "LARGE_BYTES", 0)

    async def slow(check: Any) -> bool:
        checking.set()
        await may_end.wait()
        return bool(check())

    monkeypatch.setattr(asyncio, "to_thread", slow)
    with socket.create_connection((HOST, knocker.port)) as sender:
        sender.sendall(head(BODY) + BODY)
        await checking.wait()
        # Closing it like this resets the connection.
        sender.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    for _ in range(20):
        await asyncio.sleep(0.01)
    may_end.set()
    assert await knocker.tell(INTERACTIONS, {**PRESS, "id": "2"}) == (202, b"")
    assert [each["id"] for each in knocker.interactions] == ["2"]


async def test_a_failure_after_the_answer_is_logged_and_harms_nobody(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(_: dict[str, Any]) -> None:
        raise KeyError("guild")

    doorway = Doorway(Verifier(PUBLIC, lambda: float(NOW)), interactions=fail, events=fail)
    async with serve_door(doorway, HOST, 0) as address, aiohttp.ClientSession() as session:
        for _ in range(2):
            async with session.post(address + INTERACTIONS, data=BODY, headers=signed(BODY)) as answer:
                assert answer.status == 202
    assert [record.message for record in caplog.records] == ["a request was answered, but not handled"] * 2


async def test_a_flood_of_refusals_makes_a_line_a_minute_of_each_kind(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with knocking() as knocker:
        for number in range(50):
            await knocker.send(b"{}", {SIGNATURE: "00" * 64, TIMESTAMP: str(NOW)})
            await knocker.send(b"{}", {SIGNATURE: "00" * 64, TIMESTAMP: str(number)})
            await knocker.send(b"{}", {}, path=f"/{number}")
            await knocker.raw(b"GARBAGE\r\n\r\n")
        assert len(caplog.records) == 2
        monkeypatch.setattr(connection, "QUIET_SECONDS", 0.0)
        await knocker.send(b"{}", {SIGNATURE: "00" * 64, TIMESTAMP: str(NOW)})
    assert {record.levelno for record in caplog.records} == {logging.WARNING}
    assert caplog.messages[-1].startswith("refused at the door: 50, because the signature is wrong")


@pytest.mark.parametrize(
    "sent", [b"\x16\x03\x01\x02\x00\x01", b"GET\r\n\r\n", b"POST /interactions HTTP/9.9\r\n\r\n"]
)
async def test_what_is_no_http_gets_no_word(knocker: Knocker, sent: bytes) -> None:
    answer = await knocker.raw(sent, b"\r\n\r\n")
    assert answer == b"" or (answer.startswith(b"HTTP/1.0 400 ") and answer.endswith(b"\r\n\r\n"))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(st.binary(min_size=1, max_size=300), max_size=4),
    st.booleans(),
    st.sampled_from([INTERACTIONS, EVENTS, "/"]),
)
def test_garbage_gets_a_bare_refusal_and_reaches_nobody(
    pieces: list[bytes], is_framed: bool, path: str
) -> None:
    async def run() -> None:
        body = b"".join(pieces)
        async with knocking() as knocker:
            sent = [head(b"", length=len(body), path=path), *pieces] if is_framed else pieces
            _, writer = await asyncio.open_connection(HOST, knocker.port)
            for piece in sent:
                writer.write(piece)
            writer.write_eof()
            writer.close()
            # It still takes what is sound.
            assert await knocker.tell(INTERACTIONS, PRESS) == (202, b"")
            assert knocker.handed_over == [PRESS]

    asyncio.run(run())


@settings(max_examples=100, deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from(["type", "event", "data", "x"]), inner)
        ),
        max_leaves=8,
    )
)
def test_any_signed_json_gets_one_of_few_answers(content: Any) -> None:
    async def run() -> None:
        async with knocking() as knocker:
            for path, accepted in ((INTERACTIONS, 202), (EVENTS, 204)):
                status, body = await knocker.tell(path, content)
                assert status in (200, accepted, 400)
                assert body in (b"", b'{"type": 1}')
            assert len(knocker.handed_over) <= 2

    asyncio.run(run())


async def test_a_port_that_is_taken_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "AGAIN_AFTER", 0.01)
    said: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
    monkeypatch.setattr(server.logger, "warning", lambda _, host, port, __: said.put_nowait((host, port)))
    with socket.socket() as other:
        other.bind((HOST, 0))
        other.listen()
        port = other.getsockname()[1]
        doorway = Doorway(Verifier(PUBLIC), interactions=lambda _: None, events=lambda _: None)
        async with asyncio.timeout(10):
            waiting = asyncio.create_task(_address(doorway, port))
            assert await said.get() == (HOST, port)
            other.close()
            assert await waiting == f"http://{HOST}:{port}"


async def _address(doorway: Doorway, port: int) -> str:
    async with serve_door(doorway, HOST, port) as address:
        return address
