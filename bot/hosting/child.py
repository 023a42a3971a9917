"""The bot in its own process, connected to a local Discord."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import sys
from asyncio.subprocess import Process
from collections.abc import Sequence
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

from bot.bootstrap import ROOT
from bot.door.server import EVENTS, INTERACTIONS
from bot.local.carrier import GATEWAY, HTTP
from bot.local.server import HOST, Server
from bot.local.state import EVENT_TYPES, EVENTS_ON, Addresses
from bot.settings import KEYS

TOKEN = "bG9jYWw.bG9jYWw.bG9jYWw"  # noqa: S105 (shaped like one; the local server takes any)
DATABASE = "bot.db"
WAYS = (GATEWAY, HTTP)
RUN = ("-m", "bot", "run", "--stop-with-input")
START_SECONDS, LOOKS_A_SECOND = 30, 100
STOP_SECONDS = 10
NEW_GROUP = 0x200
"""subprocess.CREATE_NEW_PROCESS_GROUP, a name that exists only on Windows."""


async def start_bot(
    server: Server,
    directory: Path,
    log: IO[bytes] | None = None,
    *,
    command: Sequence[str] = RUN,
    **settings: str,
) -> Process:
    """Start the bot with its database in this directory; `settings` are keys in capitals.

    If the server sends interactions to an address, or finds the Activity there, the bot has its door there.

    The directory is also its working directory, so that the operator's own `.env` is not read.
    """
    kept = {name: value for name, value in os.environ.items() if name.upper() not in KEYS}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        cwd=directory,
        env={**kept, "PYTHONPATH": str(ROOT), **settings_for(server, directory), **settings},
        stdin=asyncio.subprocess.PIPE,
        stdout=log,
        stderr=log,
        # Ctrl-C reaches whoever started it, who then stops the bot.
        start_new_session=os.name != "nt",
        creationflags=NEW_GROUP if os.name == "nt" else 0,
    )


def add_way(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--way", choices=WAYS, default=GATEWAY, help=f"how presses come; default: {GATEWAY}")


def addresses_by(way: str) -> Addresses | None:
    """Return addresses to start a server with that sends interactions this way: over HTTP to a free port, with events;
    None for the gateway."""
    if way == GATEWAY:
        return None
    url = free_url()
    return Addresses(url + INTERACTIONS, url + EVENTS, EVENTS_ON, EVENT_TYPES)


def free_url() -> str:
    """Return an address of this machine with a free port."""
    with socket.create_server((HOST, 0)) as free:
        return f"http://{HOST}:{free.getsockname()[1]}"


async def is_online(server: Server) -> bool:
    """Return whether a bot is connected and takes interactions by the way that the server sends them."""
    if not server.hub.gateway.is_online:
        return False
    port = _door_port(server)
    if port is None:
        return True
    try:
        _, writer = await asyncio.open_connection(HOST, port)
    except ConnectionRefusedError:
        return False
    writer.close()
    return True


async def wait_until_online(server: Server) -> None:
    """Return once a bot is connected; raises TimeoutError after half a minute."""
    for _ in range(START_SECONDS * LOOKS_A_SECOND):
        if await is_online(server):
            return
        await asyncio.sleep(1 / LOOKS_A_SECOND)
    raise TimeoutError(f"no bot was connected within {START_SECONDS} s")


async def stop_bot(process: Process) -> int:
    """Stop the bot cleanly, or kill it if it hangs; returns its exit code."""
    if process.stdin is not None:
        process.stdin.close()
    try:
        return await asyncio.wait_for(process.wait(), STOP_SECONDS)
    except TimeoutError:
        process.kill()
        return await process.wait()


def settings_for(server: Server, directory: Path) -> dict[str, str]:
    """Return the settings, by keys in capitals, of a bot that serves this server with its database in this directory."""
    return {
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API": server.api_url,
        "DISCORD_GATEWAY": server.gateway_url,
        "DATABASE_PATH": str(directory.resolve() / DATABASE),
        **_door(server),
    }


def _door(server: Server) -> dict[str, str]:
    port, world = _door_port(server), server.hub.world
    if port is None:
        return {}
    made = {"PUBLIC_URL": f"http://{HOST}:{port}", "DOOR_PORT": str(port)}
    if world.addresses.interactions is None:
        made["PRESSES"] = GATEWAY
    if server.hub.activities.address is not None:
        made["DISCORD_CLIENT_SECRET"] = world.client_secret
    return made


def _door_port(server: Server) -> int | None:
    """Return the port to which the server sends interactions, or at which it finds the Activity; None without
    either."""
    url = server.hub.world.addresses.interactions or server.hub.activities.address
    return None if url is None else urlsplit(url).port
