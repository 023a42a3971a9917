"""The two ways by which presses come to a bot on the local Discord: over the gateway, and over HTTP."""

from __future__ import annotations

import argparse
import asyncio

from bot.door.server import EVENTS, INTERACTIONS
from bot.hosting.child import door_port, free_url
from bot.local.carrier import GATEWAY, HTTP
from bot.local.server import HOST, Server
from bot.local.state import EVENT_TYPES, EVENTS_ON, Addresses
from tests.waiting import until

WAYS = (GATEWAY, HTTP)
START_SECONDS = 30


def add_way(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--way", choices=WAYS, default=GATEWAY, help=f"how presses come; default: {GATEWAY}")


def addresses_by(way: str, url: str | None = None) -> Addresses | None:
    """Return addresses to start a server with that sends interactions this way: over HTTP to this door or to one at a free
    port, with events; None for the gateway."""
    if way == GATEWAY:
        return None
    url = url or free_url()
    return Addresses(url + INTERACTIONS, url + EVENTS, EVENTS_ON, EVENT_TYPES)


async def is_online(server: Server) -> bool:
    """Return whether a bot is connected and takes interactions by the way that the server sends them."""
    if not server.hub.gateway.is_online:
        return False
    port = door_port(server)
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
    await until(lambda: is_online(server), START_SECONDS)
