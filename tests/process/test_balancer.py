"""The balancers of the campaign before processes that answer, hang, hang up and are away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from tests.process.balancer import BALANCERS, HOST, OWN, Balancer, Berth, balanced, is_missing, new_berths
from tests.waiting import until

pytestmark = pytest.mark.slow

PATIENCE = 60.0
PAGES = "/activity/"
STANDING = 3
"""Processes; nobody stands at one more berth."""


@dataclass
class Pretender:
    """Stands at a berth in place of a process."""

    berth: Berth
    is_ready: bool = True
    does: str = "answer"
    heard: list[str] = field(default_factory=list)
    pages: list[str] = field(default_factory=list)
    """What was asked for below `/activity/`."""
    looks: int = 0
    """How often the balancer has looked whether it works."""

    async def take(self, request: web.Request) -> web.StreamResponse:
        self.heard.append((await request.json())["id"])
        await self.falter(request)
        return web.Response(status=202)

    async def show(self, request: web.Request) -> web.StreamResponse:
        if request.path == PAGES + "socket":
            socket = web.WebSocketResponse()
            await socket.prepare(request)
            self.pages.append(request.path)
            async for said in socket:
                await socket.send_str(said.data)
            return socket
        if request.query_string or request.method == "POST":
            self.pages.append(request.path)
        else:
            self.looks += 1
        await self.falter(request)
        return web.Response()

    async def know_nothing(self, request: web.Request) -> web.StreamResponse:
        """Answer the balancer's look at the door."""
        self.looks += 1
        await self.falter(request)
        return web.Response(status=404)

    async def falter(self, request: web.Request) -> None:
        if self.does == "hang":
            await asyncio.Event().wait()
        if self.does == "hang up" and request.transport is not None:
            request.transport.abort()

    async def tell(self, _: web.Request) -> web.Response:
        self.looks += 1
        return web.Response(status=200 if self.is_ready else 503)

    @asynccontextmanager
    async def standing(self) -> AsyncIterator[None]:
        app = web.Application(client_max_size=1 << 20)
        app.router.add_post("/interactions", self.take)
        app.router.add_get("/interactions", self.know_nothing)
        app.router.add_route("*", PAGES + "{name:.*}", self.show)
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
    name: str
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

    async def looked_at(self) -> None:
        """Wait until the balancer has looked at every process once more."""
        before = [one.looks for one in self.processes]
        await until(lambda: all(one.looks > seen for one, seen in zip(self.processes, before, strict=True)))

    def _last(self, press: str) -> int:
        passage = self.balancer.passages().get(press)
        return -1 if passage is None or passage.berth is None else passage.berth


@asynccontextmanager
async def placed(name: str, folder: Path) -> AsyncIterator[Place]:
    if is_missing(name):
        pytest.skip(f"needs {name} (Caddy from 2.8 on)")
    berths = new_berths(STANDING + 1)
    async with AsyncExitStack() as stack:
        processes = [Pretender(berth) for berth in berths[:STANDING]]
        for one in processes:
            await stack.enter_async_context(one.standing())
        session = await stack.enter_async_context(aiohttp.ClientSession())
        balancer = await stack.enter_async_context(balanced(folder, berths, name))
        yield Place(name, balancer, session, processes)


@pytest.fixture(params=BALANCERS)
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Place]:
    async with placed(request.param, tmp_path) as found:
        yield found


@pytest.fixture(params=[name for name in BALANCERS if name != OWN])
async def documented(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Place]:
    """A balancer that passes pages on as well."""
    async with placed(request.param, tmp_path) as found:
        yield found


async def test_presses_of_a_game_go_to_one_process_and_those_of_many_to_all(place: Place) -> None:
    assert (await place.press("large", 100_000))[0] == 202
    found = {game: {(await place.press(game)) for _ in range(3)} for game in map(str, range(20))}
    # No press is lost at the berth where nobody stands.
    assert {status for tries in found.values() for status, _ in tries} == {202}
    assert {process for tries in found.values() for _, process in tries} == set(range(STANDING))
    await until(lambda: len(place.balancer.passages()) == 61)
    # Once it has looked at the fourth berth as well.
    await place.looked_at()
    await place.looked_at()
    again = {game: {(await place.press(game))[1] for _ in range(3)} for game in found}
    assert all(len(processes) == 1 for processes in again.values())


@pytest.mark.parametrize("does", ["hang", "hang up"])
async def test_a_press_without_an_answer_is_tried_elsewhere(place: Place, does: str) -> None:
    _, process = await place.press("2n9c")
    place.processes[process].does = does
    status, other = await place.press("2n9c")
    assert status == 202
    assert other != process
    await until(lambda: place.balancer.passages().get("1002"))
    assert place.balancer.passages()["1002"].retries > 0


# Caddy asks the door, which answers as long as its process runs.
@pytest.mark.parametrize("place", ["haproxy", OWN], indirect=True)
async def test_a_process_that_is_not_ready_is_left_alone(place: Place) -> None:
    place.processes[0].is_ready = False
    games = [str(number) for number in range(24)]

    async def is_left_alone() -> bool:
        return {(await place.press(game))[1] for game in games} == set(range(1, STANDING))

    await until(is_left_alone, PATIENCE)


async def test_presses_arrive_although_no_process_is_ready(place: Place) -> None:
    for one in place.processes:
        one.is_ready = False
    for game in map(str, range(6)):
        # Before, while and after the balancer notices it.
        await place.looked_at()
        assert (await place.press(game))[0] == 202


async def test_a_press_finds_the_only_process_that_is_left(place: Place) -> None:
    last = place.processes[-1]
    await place.press("2n9c")
    for one in place.processes[:-1]:
        one.does = "hang up"
    for game in map(str, range(24)):
        assert (await place.press(game))[0] == 202
    assert len(last.heard) >= 24


async def test_games_come_back_with_their_process(place: Place) -> None:
    async def asked() -> int:
        """Press in many games; return how many of them went to the first process."""
        return [(await place.press(str(game)))[1] for game in range(24)].count(0)

    before, first = await asked(), place.processes[0]
    assert before
    first.is_ready, first.does = False, "hang up"
    assert not await asked()
    first.is_ready, first.does = True, "answer"

    async def are_back() -> bool:
        # Those of the berth at which nobody stands stay where they are.
        return await asked() * 2 >= before

    await until(are_back, PATIENCE)


async def test_the_pages_of_an_activity_come_from_one_process(documented: Place) -> None:
    url = documented.balancer.url + PAGES
    for instance in range(20):
        for _ in range(3):
            async with documented.session.get(f"{url}?instance_id=i-{instance}") as answer:
                assert answer.status == 200
    counts = [len(one.pages) for one in documented.processes]
    assert sum(counts) == 60
    assert all(count and count % 3 == 0 for count in counts)


async def logged_in(place: Place) -> tuple[bool, int]:
    """Log in; return whether that succeeded, and how many processes have heard it."""
    before = sum(len(one.pages) for one in place.processes)
    try:
        async with place.session.post(f"{place.balancer.url}{PAGES}session") as answer:
            is_in = answer.status == 200
    except aiohttp.ServerDisconnectedError:
        is_in = False
    return is_in, sum(len(one.pages) for one in place.processes) - before


async def test_a_login_is_sent_once(documented: Place) -> None:
    # Nobody stands at the fourth berth, which costs nobody their code.
    assert {await logged_in(documented) for _ in range(8)} == {(True, 1)}
    for one in documented.processes:
        one.does = "hang up"
    assert await logged_in(documented) == (False, 1)


async def test_a_page_finds_another_process_than_one_that_hangs(documented: Place) -> None:
    url = f"{documented.balancer.url}{PAGES}socket?instance_id=i-1"
    async with documented.session.ws_connect(url) as page:
        [hanging] = [one for one in documented.processes if one.pages]
        hanging.does = "hang"
        others = [one for one in documented.processes if one is not hanging]
        if documented.name == "haproxy":
            # Caddy leaves the page where it is.
            async with asyncio.timeout(PATIENCE):
                assert (await page.receive()).type in (
                    aiohttp.WSMsgType.CLOSED,
                    aiohttp.WSMsgType.ERROR,
                    aiohttp.WSMsgType.CLOSE,
                )
        async with asyncio.timeout(PATIENCE):
            while not any(one.pages for one in others):
                async with documented.session.ws_connect(url):
                    pass


async def test_pages_stay_while_the_database_is_away(documented: Place) -> None:
    for one in documented.processes:
        one.is_ready = False
    async with documented.session.ws_connect(
        f"{documented.balancer.url}{PAGES}socket?instance_id=i-1"
    ) as page:
        for _ in range(3):
            await documented.looked_at()
            await page.send_str("hello")
            assert await page.receive_str(timeout=PATIENCE) == "hello"
