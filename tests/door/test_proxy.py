"""The lines for HAProxy and Caddy in docs/public-address.md do what they say."""

from __future__ import annotations

import json
import re
import textwrap
from asyncio.subprocess import DEVNULL, create_subprocess_exec
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path

import aiohttp
import pytest

from bot.door.server import INTERACTIONS
from bot.hosting.discord_checks import check_address
from tests.door.knocking import HOST, knocking, signed
from tests.local.test_monitored import free_port
from tests.paths import ROOT
from tests.process.balancer import CADDY_GLOBALS, PROGRAMS, is_missing
from tests.waiting import until

pytestmark = pytest.mark.slow
BEGINNING = {"haproxy": r" +defaults\n", "caddy": r" +rolls\.example\.org \{\n"}
END = {"haproxy": r" +server bot .*\n", "caddy": r" {7}\}\n"}


def documented(name: str, port: int, door: int) -> str:
    """The documented lines, on loopback and without TLS."""
    page = (ROOT / "docs/public-address.md").read_text(encoding="utf-8")
    found = re.search(rf"^{BEGINNING[name]}(?: .*\n|\n)*?{END[name]}", page, re.MULTILINE)
    assert found is not None
    lines = textwrap.dedent(found[0])
    listening = {
        "haproxy": ("bind :443 ssl crt /etc/haproxy/rolls.example.org.pem", f"bind {HOST}:{port}"),
        "caddy": ("rolls.example.org", f"{CADDY_GLOBALS}http://{HOST}:{port}"),
    }
    for old, new in (listening[name], ("127.0.0.1:8080", f"{HOST}:{door}")):
        assert lines.count(old) == 1
        lines = lines.replace(old, new)
    return lines


@pytest.fixture(params=PROGRAMS)
def name(request: pytest.FixtureRequest) -> str:
    """The proxy."""
    if is_missing(request.param):
        pytest.skip(f"needs {request.param} (Caddy from 2.8 on)")
    return str(request.param)


@asynccontextmanager
async def proxied(name: str, folder: Path, door: int) -> AsyncIterator[str]:
    port = free_port()
    file = folder / "proxy.cfg"
    file.write_text(documented(name, port, door), encoding="utf-8")
    way = {"haproxy": ("-f", file), "caddy": ("run", "--adapter", "caddyfile", "--config", file)}
    process = await create_subprocess_exec(str(PROGRAMS[name]), *way[name], stdout=DEVNULL, stderr=DEVNULL)
    url = f"http://{HOST}:{port}"
    try:

        async def is_there() -> bool:
            return "cannot be reached" not in (await check_address(url)).found

        await until(is_there)
        yield url
    finally:
        process.terminate()
        await process.wait()


async def test_presses_and_refusals_come_through(name: str, tmp_path: Path) -> None:
    async with knocking() as knocker, proxied(name, tmp_path, knocker.port) as url:
        # Large enough that HAProxy cannot hold it at once.
        presses = [{"type": 3, "id": str(number), "x": "y" * 100 * number} for number in range(1, 500, 50)]
        async with aiohttp.ClientSession() as session:
            for press in presses:
                body = json.dumps(press).encode()
                async with session.post(
                    url + INTERACTIONS, data=BytesIO(body), headers=signed(body)
                ) as answer:
                    assert (answer.status, await answer.read()) == (202, b"")
            async with session.post(url + INTERACTIONS, data=b"{}", headers=signed(b"")) as answer:
                assert (answer.status, await answer.read()) == (401, b"")
            async with session.get(url + "/readyz") as answer:
                assert answer.status == 404
        assert knocker.interactions == presses


async def test_a_proxy_without_a_bot_is_told(name: str, tmp_path: Path) -> None:
    async with proxied(name, tmp_path, free_port()) as url:
        check = await check_address(url)
    # HAProxy tries for some seconds before it says so.
    assert check.is_met is False
    assert "start the bot" in check.remedy
