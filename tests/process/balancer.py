"""A load balancer before several bot processes: HAProxy or Caddy where they are installed, with the documented lines, or a
small one that does the same for presses.

Presses of one game go to one process while it is ready, so that it has the game in memory. A request that got no answer
goes to another process. When none is ready, as while the database is away, all are tried: they say 'try again'.
"""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import textwrap
from asyncio.subprocess import STDOUT, create_subprocess_exec
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Protocol

import aiohttp
from aiohttp import web

from tests.local.test_monitored import free_port
from tests.paths import ROOT, program

OWN = "own"
SCATTERED = "scattered"
"""Our own, which leads the presses of a game to any process."""
HOST = "127.0.0.1"
LOOK_SECONDS, PATIENCE, TRIES = 1.0, 1.0, 8
"""As documented for HAProxy: seconds between two looks at a process's readiness; seconds after which another process is
asked, so that a third one can answer within Discord's three; and how many are asked."""
MOST_BYTES = 1 << 18
START_SECONDS = 20.0
LOG = """
    log stdout format raw local0"""
LOG_FORMAT = """
    log global
    log-format "%[var(txn.press)] %s %ST %rc %Tr"
"""
NOTED = """
    http-request set-var(txn.press) req.body,json_query('$.id')"""
LOGGED = re.compile(r"(\d+) (?:[a-z]+-)?(\d+|<NOSRV>) (-?\d+) \+?(\d+) -?\d+")
OLDEST_CADDY = (2, 8)
CADDY_GLOBALS = """{
    admin off
    auto_https off
}
"""
CADDY_LOG = """
    log {
        output stdout
        format json
    }
"""
CADDY_NOTED = """
    @press vars_regexp press {http.request.body} `^\\{"id": ?"(\\d+)"`
    log_append @press press {re.press.1}
    log_append port {http.reverse_proxy.upstream.port}
    log_append retries {http.reverse_proxy.retries}
"""


def _fitting_caddy() -> str | None:
    """Return the program, unless it is too old for the documented lines."""
    if (found := program("caddy")) is None:
        return None
    command = [found, "version"]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout  # noqa: S603 (the path is from `which`, the argument is a constant)
    version = re.match(r"v?(\d+)\.(\d+)", told)
    return found if version and (int(version[1]), int(version[2])) >= OLDEST_CADDY else None


PROGRAMS = {"haproxy": program("haproxy"), "caddy": _fitting_caddy()}
BALANCERS = (*PROGRAMS, OWN)


def is_missing(balancer: str) -> bool:
    return balancer != OWN and PROGRAMS[balancer] is None


DEFAULT = OWN if is_missing("haproxy") else "haproxy"


@dataclass(frozen=True, slots=True)
class Berth:
    """Where a process can be behind the balancer."""

    door: int
    monitoring: int


def new_berths(count: int) -> list[Berth]:
    """Return free ports for this many processes."""
    found: set[int] = set()
    while len(found) < 2 * count:
        found.add(free_port())
    ports = sorted(found)
    return [Berth(*pair) for pair in zip(ports[::2], ports[1::2], strict=True)]


@dataclass(frozen=True, slots=True)
class Passage:
    """What became of a request."""

    berth: int | None
    """The number of the berth that it went to at last."""
    status: int
    retries: int


class Balancer(Protocol):
    url: str

    def passages(self) -> Mapping[str, Passage]:
        """Return what became of the interactions, by their ids."""
        ...


@dataclass
class _HAProxy:
    url: str
    log: Path

    def passages(self) -> dict[str, Passage]:
        found = {}
        for line in self.log.read_text(encoding="utf-8", errors="replace").splitlines():
            if (logged := LOGGED.fullmatch(line)) is not None:
                berth = int(logged[2]) if logged[2].isdecimal() else None
                found[logged[1]] = Passage(berth, int(logged[3]), int(logged[4]))
        return found


@dataclass
class _Caddy:
    url: str
    log: Path
    berths: Sequence[Berth]

    def passages(self) -> dict[str, Passage]:
        places = {str(berth.door): place for place, berth in enumerate(self.berths)}
        found = {}
        for line in self.log.read_text(encoding="utf-8", errors="replace").splitlines():
            # The newest line may not be whole yet.
            said = json.loads(line) if line.startswith("{") and line.endswith("}") else {}
            if "press" in said:
                berth = places.get(str(said.get("port")))
                found[said["press"]] = Passage(berth, said["status"], int(said.get("retries") or 0))
        return found


def haproxy_lines(port: int, berths: Sequence[Berth]) -> str:
    """Return the documented lines for HAProxy, on loopback without TLS, for these processes and with a log."""

    def each(first: re.Match[str]) -> str:
        """Write the line of the first process for every one."""
        lines = []
        for place, berth in enumerate(berths):
            line = first[0].replace("server a", f"server bot-{place}").replace("int 0", f"int {place}")
            line = line.replace("port 9464", f"port {berth.monitoring}")
            lines.append(line.replace("10.0.0.1:8080", f"{HOST}:{berth.door}"))
        return "".join(lines)

    page = (ROOT / "docs/scaling.md").read_text(encoding="utf-8")
    [lines] = re.findall(r"^ +defaults\n(?: .*\n|\n)+", page, re.MULTILINE)
    return _changed(
        textwrap.dedent(lines),
        (r"bind .*", f"bind {HOST}:{port}", 1),
        (r"(?<=^global)$", LOG, 1),
        (r"(?<=^frontend discord)$", LOG_FORMAT, 1),
        (r"(?<=option http-buffer-request)$", NOTED, 2),
        (r"mod\(3\)", f"mod({len(berths)})", 1),
        (r"^ +(use-)?server a(-anyway)? .*\n", each, 4),
        (r"^ +(use-)?server [bc](-anyway)? .*\n", "", 8),
    )


def caddy_lines(port: int, berths: Sequence[Berth]) -> str:
    """Return the documented lines for Caddy, on loopback without TLS, for these processes and with a log."""
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    [lines] = re.findall(r"^  caddy:\n    content: \|\n((?: {6}.*\n|\n)+)", compose, re.MULTILINE)
    doors = " ".join(f"{HOST}:{berth.door}" for berth in berths)
    return CADDY_GLOBALS + _changed(
        textwrap.dedent(lines),
        (r"^\$\{PUBLIC_URL:-\} \{$", f"http://{HOST}:{port} {{{CADDY_LOG}", 1),
        (r"bot:8080 second:8080", doors, 2),
        (r"(?<=request_header @game Game \{re\.game\.1\})$", CADDY_NOTED, 1),
    )


def _changed(lines: str, *changes: tuple[str, str | Callable[[re.Match[str]], str], int]) -> str:
    """Replace what is documented; each pattern must be there so many times."""
    for pattern, new, count in changes:
        put = new if callable(new) else partial(_put, new)
        lines, replaced = re.subn(pattern, put, lines, flags=re.MULTILINE)
        if replaced != count:
            raise RuntimeError(f"the documents have {replaced} lines like {pattern}, not {count}")
    return lines


def _put(new: str, _: re.Match[str]) -> str:
    return new


@asynccontextmanager
async def balanced(folder: Path, berths: Sequence[Berth], name: str = DEFAULT) -> AsyncIterator[Balancer]:
    """Balance over processes at these berths, wherever one is; the log goes to the folder."""
    is_own = name in (OWN, SCATTERED)
    async with _own(berths, is_sticky=name == OWN) if is_own else _program(name, folder, berths) as balancer:
        yield balancer


@asynccontextmanager
async def _program(name: str, folder: Path, berths: Sequence[Berth]) -> AsyncIterator[Balancer]:
    port, file, log = free_port(), folder / f"{name}.cfg", folder / f"{name}.txt"
    url = f"http://{HOST}:{port}"
    balancer: Balancer
    if name == "haproxy":
        balancer, lines, arguments = _HAProxy(url, log), haproxy_lines(port, berths), ["-f"]
    else:
        balancer, lines = _Caddy(url, log, berths), caddy_lines(port, berths)
        arguments = ["run", "--adapter", "caddyfile", "--config"]
    file.write_text(lines, encoding="utf-8")
    with log.open("wb") as output:
        process = await create_subprocess_exec(
            str(PROGRAMS[name]), *arguments, str(file), stdout=output, stderr=STDOUT
        )
    try:
        async with asyncio.timeout(START_SECONDS):
            while not await _listens(port):
                if process.returncode is not None:
                    raise RuntimeError(log.read_text(encoding="utf-8"))
                await asyncio.sleep(0.02)
        yield balancer
    finally:
        process.terminate()
        await process.wait()


async def _listens(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection(HOST, port)
    except OSError:
        return False
    writer.close()
    return True


@dataclass
class _Own:
    berths: Sequence[Berth]
    session: aiohttp.ClientSession
    is_sticky: bool
    url: str = ""
    away: set[int] = field(default_factory=set)
    """The berths where no process is ready."""
    passed: dict[str, Passage] = field(default_factory=dict)

    def passages(self) -> Mapping[str, Passage]:
        return self.passed

    async def look(self, number: int) -> None:
        """Look again and again whether the process at a berth is ready."""
        url = f"http://{HOST}:{self.berths[number].monitoring}/readyz"
        while True:
            is_ready = False
            try:
                async with self.session.get(url, timeout=aiohttp.ClientTimeout(LOOK_SECONDS)) as answer:
                    is_ready = answer.status == web.HTTPOk.status_code
            except (aiohttp.ClientError, TimeoutError):
                pass
            self.away.add(number)
            if is_ready:
                self.away.remove(number)
            await asyncio.sleep(LOOK_SECONDS)

    def order(self, key: str) -> list[int]:
        """Return the berths to try, in turn: those that are ready or, if none is, all."""
        numbers = range(len(self.berths))
        ready = [number for number in numbers if number not in self.away]
        order = sorted(ready or numbers, key=lambda number: sha256(f"{key}/{number}".encode()).digest())
        return [order[number % len(order)] for number in range(TRIES)]

    async def pass_on(self, request: web.Request) -> web.Response:
        body = await request.read()
        press, game = _told(body)
        for tries, number in enumerate(self.order(game if game and self.is_sticky else press)):
            url = f"http://{HOST}:{self.berths[number].door}{request.path_qs}"
            try:
                async with self.session.post(
                    url, data=body, headers=request.headers, timeout=aiohttp.ClientTimeout(PATIENCE)
                ) as answer:
                    self.passed[press] = Passage(number, answer.status, tries)
                    return web.Response(
                        status=answer.status,
                        body=await answer.read(),
                        headers={"Content-Type": answer.content_type},
                    )
            except (aiohttp.ClientError, TimeoutError):
                self.away.add(number)
        self.passed[press] = Passage(None, web.HTTPServiceUnavailable.status_code, TRIES)
        return web.Response(status=web.HTTPServiceUnavailable.status_code)


def _told(body: bytes) -> tuple[str, str]:
    """Return the id of an interaction, and its game if it is a press."""
    try:
        said = json.loads(body)
        parts = str(said.get("data", {}).get("custom_id", "")).split(":")
        return str(said.get("id", "")), parts[1] if len(parts) > 1 else ""
    except (ValueError, AttributeError):
        return "", ""


@asynccontextmanager
async def _own(berths: Sequence[Berth], *, is_sticky: bool) -> AsyncIterator[Balancer]:
    async with aiohttp.ClientSession(auto_decompress=False) as session:
        own = _Own(berths, session, is_sticky)
        app = web.Application(client_max_size=MOST_BYTES)
        app.router.add_post("/{path:.*}", own.pass_on)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        looking = [asyncio.create_task(own.look(number)) for number in range(len(berths))]
        try:
            await web.TCPSite(runner, HOST, 0).start()
            own.url = f"http://{HOST}:{runner.addresses[0][1]}"
            yield own
        finally:
            for one in looking:
                one.cancel()
            await asyncio.gather(*looking, return_exceptions=True)
            await runner.cleanup()
