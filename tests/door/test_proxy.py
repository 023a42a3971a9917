"""The lines for HAProxy in docs/hosting.md do what they say."""

from __future__ import annotations

import json
import re
import shutil
import textwrap
from asyncio.subprocess import DEVNULL, create_subprocess_exec
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path

import aiohttp
import pytest

from bot.door.server import INTERACTIONS
from bot.hosting.public_address import reached
from tests.door.knocking import HOST, knocking, signed
from tests.local.test_monitored import free_port
from tests.paths import ROOT
from tests.waiting import until

HAPROXY = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")
pytestmark = [pytest.mark.slow, pytest.mark.skipif(HAPROXY is None, reason="needs HAProxy")]


def documented(port: int, door: int) -> str:
    """The documented lines, on loopback and without TLS."""
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    found = re.search(r"^ +defaults\n(?: .*\n|\n)+? +server bot .*\n", page, re.MULTILINE)
    assert found is not None
    lines = textwrap.dedent(found[0])
    for old, new in (
        ("bind :443 ssl crt /etc/haproxy/rolls.example.org.pem", f"bind {HOST}:{port}"),
        ("127.0.0.1:8080", f"{HOST}:{door}"),
    ):
        assert lines.count(old) == 1
        lines = lines.replace(old, new)
    return lines


@asynccontextmanager
async def proxied(folder: Path, door: int) -> AsyncIterator[str]:
    port = free_port()
    file = folder / "haproxy.cfg"
    file.write_text(documented(port, door), encoding="utf-8")
    process = await create_subprocess_exec(str(HAPROXY), "-f", str(file), stdout=DEVNULL, stderr=DEVNULL)
    url = f"http://{HOST}:{port}"
    try:

        async def is_there() -> bool:
            return "cannot be reached" not in (await reached(url)).found

        await until(is_there)
        yield url
    finally:
        process.terminate()
        await process.wait()


async def test_presses_and_refusals_come_through(tmp_path: Path) -> None:
    async with knocking() as knocker, proxied(tmp_path, knocker.port) as url:
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


async def test_a_proxy_without_a_bot_is_told(tmp_path: Path) -> None:
    async with proxied(tmp_path, free_port()) as url:
        check = await reached(url)
    # HAProxy tries for some seconds before it says 503.
    assert check.is_met is False
    assert "start the bot" in check.remedy
