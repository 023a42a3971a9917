"""The balancer of the campaign, HAProxy or our own, before processes that answer, hang, hang up and are away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from tests.process.balancer import HAPROXY, HOST, Balancer, Berth, balanced, new_berths
from tests.waiting import until

pytestmark = pytest.mark.slow

PATIENCE = 20.0
STANDING = 3
"""Processes; nobody stands at one more berth."""


@dataclass
class Pretender:
    """Stands at a berth in place of a process."""

    berth: Berth
    is_ready: bool = True
    does: str = "answer"
    heard: list[str] = field(default_factory=list)

    async def take(self, request: web.Request) -> web.StreamResponse:
        press = (await request.json())["id"]
        self.heard.append(press)
        if self.does == "hang":
            await asyncio.Event().wait()
        if self.does == "hang up" and request.transport is not None:
            request.transport.abort()
        return web.Response(status=202)

    async def tell(self, _: web.Request) -> web.Response:
        return web.Response(status=200 if self.is_ready else 503)

    @asynccontextmanager
    async def standing(self) -> AsyncIterator[None]:
        app = web.Application(client_max_size=1 << 20)
        app.router.add_post("/interactions", self.take)
        app.router.add_get("/readyz", self.tell)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        try:
            for port in (self.berth.door, self.berth.monitoring):
                await web.TCPSite(runner, HOST, port).start()
            yield
        finally:
            await runner.cleanup()


@dataclass
class Place:
    balancer: Balancer
    session: aiohttp.ClientSession
    processes: list[Pretender]
    sent: int = 0

    async def press(self, game: str, size: int = 0) -> tuple[int, int]:
        """Press in a game; return the status, and the number of the process that was asked last."""
        self.sent += 1
        press = str(1000 + self.sent)
        body = {"id": press, "data": {"custom_id": f"b1:{game}:1a:move:c4"}, "message": "x" * size}
        async with self.session.post(f"{self.balancer.url}/interactions", json=body) as answer:
            status = answer.status
        heard = [number for number, one in enumerate(self.processes) if press in one.heard]
        return status, heard[-1] if len(heard) == 1 else self._last(press)

    def _last(self, press: str) -> int:
        passage = self.balancer.passages().get(press)
        return -1 if passage is None or passage.berth is None else passage.berth


@pytest.fixture(params=[True, False], ids=["haproxy", "own"])
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Place]:
    if request.param and HAPROXY is None:
        pytest.skip("needs HAProxy")
    berths = new_berths(STANDING + 1)
    async with AsyncExitStack() as stack:
        processes = [Pretender(berth) for berth in berths[:STANDING]]
        for one in processes:
            await stack.enter_async_context(one.standing())
        session = await stack.enter_async_context(aiohttp.ClientSession())
        balancer = await stack.enter_async_context(balanced(tmp_path, berths, has_haproxy=request.param))
        yield Place(balancer, session, processes)


async def test_presses_of_a_game_go_to_one_process_and_those_of_many_to_all(place: Place) -> None:
    found = {game: {(await place.press(game)) for _ in range(3)} for game in map(str, range(20))}
    # No press is lost at the berth where nobody stands.
    assert {status for tries in found.values() for status, _ in tries} == {202}
    assert {process for tries in found.values() for _, process in tries} == set(range(STANDING))
    await until(lambda: len(place.balancer.passages()) == 60)
    again = {game: {(await place.press(game))[1] for _ in range(3)} for game in found}
    assert all(len(processes) == 1 for processes in again.values())


async def test_a_large_press_arrives(place: Place) -> None:
    assert (await place.press("2n9c", 100_000))[0] == 202


@pytest.mark.parametrize("does", ["hang", "hang up"])
async def test_a_press_without_an_answer_is_tried_elsewhere(place: Place, does: str) -> None:
    _, process = await place.press("2n9c")
    place.processes[process].does = does
    status, other = await place.press("2n9c")
    assert status == 202
    assert other != process
    await until(lambda: place.balancer.passages().get("1002"))
    assert place.balancer.passages()["1002"].retries > 0


async def test_a_process_that_is_not_ready_is_left_alone_unless_none_is(place: Place) -> None:
    first, *others = place.processes
    first.is_ready = False
    games = [str(number) for number in range(24)]

    async def answering() -> set[int]:
        return {(await place.press(game))[1] for game in games}

    async with asyncio.timeout(PATIENCE):
        while await answering() != set(range(1, STANDING)):
            pass
    for one in others:
        one.is_ready = False
    for _ in range(3):
        assert {(await place.press(game))[0] for game in games} == {202}
        await asyncio.sleep(0.6)


async def test_a_press_finds_the_only_process_that_is_left(place: Place) -> None:
    last = place.processes[-1]
    await place.press("2n9c")
    for one in place.processes[:-1]:
        one.does = "hang up"
    for game in map(str, range(24)):
        status, _ = await place.press(game)
        assert status == 202
    assert len(last.heard) >= 24
