"""The bot in its own process, connected to a local Discord."""

from __future__ import annotations

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
from bot.local.carrier import GATEWAY
from bot.local.server import HOST, Server
from bot.settings import KEYS

TOKEN = "bG9jYWw.bG9jYWw.bG9jYWw"  # noqa: S105 (shaped like one; the local server takes any)
DATABASE = "bot.db"
RUN = ("-m", "bot", "run", "--stop-with-input")
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
        # Ctrl-C reaches the program that started it, which then stops the bot.
        start_new_session=os.name != "nt",
        creationflags=NEW_GROUP if os.name == "nt" else 0,
    )


def free_url() -> str:
    """Return an address of this machine with a free port."""
    with socket.create_server((HOST, 0)) as free:
        return f"http://{HOST}:{free.getsockname()[1]}"


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
    """Return the settings, by keys in capitals, of a bot for this server with its database in this directory."""
    return {
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API": server.api_url,
        "DISCORD_GATEWAY": server.gateway_url,
        "DATABASE_PATH": str(directory.resolve() / DATABASE),
        "HOST_GUILD": server.hub.world.guild.id,
        **_door(server),
    }


def _door(server: Server) -> dict[str, str]:
    port, world = door_port(server), server.hub.world
    if port is None:
        return {}
    made = {"PUBLIC_URL": f"http://{HOST}:{port}", "DOOR_PORT": str(port)}
    if world.addresses.interactions is None:
        made["PRESSES"] = GATEWAY
    if server.hub.activities.address is not None:
        made["DISCORD_CLIENT_SECRET"] = world.client_secret
    return made


def door_port(server: Server) -> int | None:
    """Return the port to which the server sends interactions, or at which it finds the Activity; None without
    either."""
    url = server.hub.world.addresses.interactions or server.hub.activities.address
    return None if url is None else urlsplit(url).port
