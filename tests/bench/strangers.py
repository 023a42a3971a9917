"""What people who play notice of strangers at the door: of sockets that say nothing, and of codes that Discord never gave.

`python -m tests.bench.strangers` lets four people press in the chat, over HTTP, and four others tap in the Activity, first
alone and then beside 2,000 sockets and 1,500 logins of another address, while pages go on being opened. With `--unknown` the
bot does not know from which addresses anything comes, as behind a proxy that is not named.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sys
from argparse import ArgumentParser, Namespace
from asyncio.subprocess import PIPE
from collections import Counter
from contextlib import aclosing, suppress
from pathlib import Path
from time import perf_counter

import aiohttp

from bot.door.activity.server import PREFIX, SESSION, SOCKET
from bot.door.server import INTERACTIONS
from bot.hosting.child import free_url
from bot.local.server import Server
from bot.local.state import Addresses
from tests.bench.command import run
from tests.bench.load.bots import local_discord, running_bot
from tests.bench.load.figures import Window
from tests.bench.load.tables import Tables
from tests.bench.report import Figure, show, show_figures

PEOPLE, STRANGER = "127.0.0.1", "127.0.0.2"
CODES_AT_ONCE = 64
AGAIN = 5.0
"""Seconds after which a stranger opens a socket again that was ended."""
THINKING = 0.5
WINDOW = 0.02
UPGRADE = (
    f"GET {PREFIX}{SOCKET} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
).encode()


async def attack(url: str, sockets: int, codes: int, seconds: float) -> Counter[str]:
    """Keep sockets open and try codes for so long; return what became of them."""
    seen, room = Counter[str](), asyncio.Semaphore(CODES_AT_ONCE)
    port = int(url.rpartition(":")[2])

    async def stay() -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(PEOPLE, port, local_addr=(STRANGER, 0))
                writer.write(UPGRADE)
                status = (await reader.readline()).split()[1:2]
                seen[f"socket {b''.join(status).decode()}"] += 1
                await reader.read()
                writer.close()
            await asyncio.sleep(AGAIN)

    async def log_in(http: aiohttp.ClientSession, number: int) -> None:
        login = {"code": f"bogus-{number}", "instance_id": f"i-{number}-gc-1-2"}
        async with room:
            try:
                async with http.post(f"{url}{PREFIX}{SESSION}", json=login) as answer:
                    seen[f"code {answer.status}"] += 1
            except aiohttp.ClientError as error:
                seen[f"code {type(error).__name__}"] += 1

    connector = aiohttp.TCPConnector(limit=0, local_addr=(STRANGER, 0))
    async with aiohttp.ClientSession(connector=connector) as http:
        works = [asyncio.create_task(stay()) for _ in range(sockets)]
        works += [asyncio.create_task(log_in(http, number)) for number in range(codes)]
        await asyncio.sleep(seconds)
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)
    return seen


async def play(tables: Tables, pages: Tables, seconds: float) -> tuple[Window, Window]:
    """Let everybody press and tap for so long, without haste."""
    pressed, tapped, end = Window(), Window(), perf_counter() + seconds
    while perf_counter() < end:
        made = await asyncio.gather(*(one.press(one.groups[0], WINDOW) for one in (tables, pages)))
        for whole, part in zip((pressed, tapped), made, strict=True):
            whole.answered |= part.answered
            whole.failed += part.failed
        await asyncio.sleep(THINKING)
    return pressed, tapped


async def open_pages(pages: Tables, seconds: float) -> tuple[list[float], int]:
    """Open one page after the other; return the seconds until each showed its sheet, and how many were begun again."""
    found, again, end = list[float](), 0, perf_counter() + seconds
    while perf_counter() < end:
        try:
            async with asyncio.timeout(10):
                found.append(await pages.first_sheet(pages.groups[0][0]))
        except aiohttp.ServerDisconnectedError:
            # The door gave up a connection that was kept open; a browser takes a new one by itself.
            again += 1
            continue
        await asyncio.sleep(THINKING)
    return found, again


async def attacked(url: str, sockets: int, codes: int, seconds: float) -> Counter[str]:
    """Attack from another process, whose work is none of the bot's."""
    arguments = ("--attack", url, "--sockets", str(sockets), "--codes", str(codes), "--seconds", str(seconds))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bench.strangers", *arguments, stdout=PIPE
    )
    said, _ = await process.communicate()
    return Counter(json.loads(said))


async def measure(server: Server, folder: Path, url: str, given: Namespace, log: Path) -> int:
    """Print the figures; return 1 if a press or tap got no answer."""
    named = {} if given.unknown else {"DOOR_PROXIES": PEOPLE}
    with log.open("wb") as lines:
        async with running_bot(server, folder, lines, **named):
            tables, pages = Tables(server.hub, seed=1), Tables(server.hub, seed=1, url=url)
            async with aclosing(pages):
                for one in (tables, pages):
                    one.invite(1)
                    await one.open(one.groups)
                alone = await play(tables, pages, given.seconds / 2)
                strangers = attacked(url, given.sockets, given.codes, given.seconds)
                beside, (opened, again), seen = await asyncio.gather(
                    play(tables, pages, given.seconds), open_pages(pages, given.seconds), strangers
                )
    rows = [
        (
            f"{kind} {what}",
            f"{len(window.answered)}",
            f"{window.failed}",
            *(f"{1000 * window.quantile(share):.0f} ms" for share in (0.5, 0.99)),
        )
        for what, windows in (("alone", alone), ("beside strangers", beside))
        for kind, window in zip(("presses", "taps"), windows, strict=True)
    ]
    show("People who play", ("", "answered", "not", "median", "p99"), rows)
    return show_figures(
        "Beside strangers",
        [
            Figure("not answered", sum(window.failed for window in (*alone, *beside)), "", 0),
            Figure("pages opened", len(opened), ""),
            Figure("pages begun again on a new connection", again, ""),
            Figure("the slowest of them", max(opened), "s"),
            *(Figure(f"the strangers: {what}", count, "") for what, count in sorted(seen.items())),
        ],
    )


async def attack_and_play(given: Namespace) -> int:
    url = free_url()
    page = url + PREFIX.rstrip("/")
    async with local_discord(addresses=Addresses(url + INTERACTIONS), activity=page) as (server, folder):
        return await measure(server, folder, url, given, Path(given.log))


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--codes", type=int, default=1500)
    parser.add_argument("--seconds", type=float, default=25.0)
    parser.add_argument("--unknown", action="store_true", help="let the bot know no addresses")
    parser.add_argument("--log", default="strangers.log", help="where the bot's warnings go")
    parser.add_argument("--attack", metavar="URL", help="be the strangers at this door, and nothing else")


def main(given: Namespace) -> int:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if given.attack:
        print(json.dumps(asyncio.run(attack(given.attack, given.sockets, given.codes, given.seconds))))
        return 0
    return asyncio.run(attack_and_play(given))


if __name__ == "__main__":
    sys.exit(run("strangers"))
