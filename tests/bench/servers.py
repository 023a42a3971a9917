"""Measure what a server costs the process that is connected to the gateway: CPU time at the login, and memory."""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import sys
import tempfile
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from bot.client import Bot
from bot.store.engines import store_on
from tests.bench.command import run
from tests.bench.report import show

SERVERS = 3_000
SIZES = ((20, 15), (40, 30), (80, 60))
"""How many channels and roles a server has."""
COLUMNS = ("", "CPU", "of which JSON", "memory")
CATEGORY, VOICE, TEXT, THREAD = 4, 2, 0, 11
KINDS = (CATEGORY, TEXT, TEXT, TEXT, TEXT, VOICE)
OWN = "5"
"""The bot's id."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What each server took."""

    cpu: float
    """Milliseconds until it is known and its games are looked after."""
    json: float
    """Milliseconds to parse what Discord sent."""
    memory: float
    """Kilobytes."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--servers", type=int, default=SERVERS, help="how many the bot is in")


def main(args: argparse.Namespace) -> int:
    rows = []
    # Each in a new process, because one does not give its memory back.
    with multiprocessing.get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        for has_game, (channels, roles) in product((False, True), SIZES):
            cost = pool.apply(measure, (args.servers, channels, roles, has_game))
            what = f"{'a game' if has_game else 'no game'}, {channels} channels, {roles} roles"
            rows.append((what, f"{cost.cpu:.2f} ms", f"{cost.json:.2f} ms", f"{cost.memory:.1f} kB"))
    show(f"Each of {args.servers} servers", COLUMNS, rows)
    return 0


def measure(servers: int, channels: int, roles: int, has_game: bool) -> Cost:
    return asyncio.run(_log_in(servers, channels, roles, has_game=has_game))


async def _log_in(servers: int, channels: int, roles: int, *, has_game: bool) -> Cost:
    """Log in to a gateway that tells of so many servers, which the bot takes for ones with or without games."""
    chance = Random(7)
    with tempfile.TemporaryDirectory(prefix="servers-") as name:
        async with store_on(Path(name) / "db") as store:
            bot = Bot(store)
            state, parsed, spent = bot._connection, 0.0, 0.0
            state.shard_count, state.shard_ids, state.guild_ready_timeout = 1, range(1), 0.1
            await bot._async_setup_hook()
            ids = [_id(chance) for _ in range(servers)]
            if has_game:
                bot._channel_changes.servers = frozenset(map(int, ids))
            state.parsers["READY"](_ready(ids))
            gc.collect()
            before = _resident()
            for one in ids:
                written = json.dumps(server(one, channels, roles, chance))
                begin = process_time()
                said = json.loads(written)
                parsed += process_time() - begin
                state.parsers["GUILD_CREATE"](said)
                spent += process_time() - begin
            begin = process_time()
            await bot.wait_until_ready()
            await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})
            spent += process_time() - begin
            gc.collect()
            taken = _resident() - before
            await bot.close()
    return Cost(1000 * spent / servers, 1000 * parsed / servers, taken / servers / 1000)


def _ready(ids: list[str]) -> dict[str, Any]:
    return {
        "shard": [0, 1],
        "user": {"id": OWN, "username": "bot", "discriminator": "0", "avatar": None, "bot": True},
        "application": {"id": OWN, "flags": 0},
        "guilds": [{"id": one, "unavailable": True} for one in ids],
    }


def server(server_id: str, channels: int, roles: int, chance: Random) -> dict[str, Any]:
    """Return what Discord tells of a server at a login, as far as discord.py reads it."""
    given = [_role(server_id if number == 0 else _id(chance), number, chance) for number in range(roles)]
    return {
        "id": server_id,
        "name": _words(18, chance),
        "owner_id": _id(chance),
        "preferred_locale": "en-US",
        "features": ["COMMUNITY", "NEWS"],
        "member_count": 300,
        "joined_at": "2026-01-01T00:00:00+00:00",
        "unavailable": False,
        "system_channel_id": _id(chance),
        "roles": given,
        "channels": [_channel(number, given, chance) for number in range(channels)],
        "members": [
            {
                "user": {"id": OWN, "username": "bot", "discriminator": "0", "avatar": None, "bot": True},
                "roles": [given[1]["id"], given[-1]["id"]],
                "joined_at": "2026-01-01T00:00:00+00:00",
                "deaf": False,
                "mute": False,
                "flags": 0,
            }
        ],
        "threads": [_thread(server_id, chance) for _ in range(channels // 10)],
        "emojis": [{"id": _id(chance), "name": _words(8, chance), "roles": []} for _ in range(channels // 2)],
        "stickers": [],
        "voice_states": [],
        "presences": [],
    }


def _role(role_id: str, position: int, chance: Random) -> dict[str, Any]:
    return {
        "id": role_id,
        "name": _words(12, chance),
        "permissions": str(chance.getrandbits(50)),
        "position": position,
        "colors": {"primary_color": chance.getrandbits(24), "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def _channel(position: int, roles: list[dict[str, Any]], chance: Random) -> dict[str, Any]:
    overwrites = [
        {
            "id": chance.choice(roles)["id"],
            "type": 0,
            "allow": str(chance.getrandbits(40)),
            "deny": str(chance.getrandbits(40)),
        }
        for _ in range(chance.choice((0, 1, 2, 3, 6)))
    ]
    return {
        "id": _id(chance),
        "type": KINDS[position % len(KINDS)],
        "name": _words(14, chance),
        "topic": _words(60, chance) if position % 2 else None,
        "position": position,
        "parent_id": _id(chance),
        "last_message_id": _id(chance),
        "rate_limit_per_user": 0,
        "nsfw": False,
        "bitrate": 64_000,
        "user_limit": 0,
        "permission_overwrites": overwrites,
    }


def _thread(server_id: str, chance: Random) -> dict[str, Any]:
    return {
        "id": _id(chance),
        "guild_id": server_id,
        "parent_id": _id(chance),
        "owner_id": _id(chance),
        "type": THREAD,
        "name": _words(20, chance),
        "last_message_id": _id(chance),
        "rate_limit_per_user": 0,
        "message_count": 20,
        "member_count": 3,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 1440,
            "archive_timestamp": "2026-01-01T00:00:00+00:00",
            "locked": False,
        },
    }


def _id(chance: Random) -> str:
    return str(chance.getrandbits(60) | 1 << 60)


def _words(length: int, chance: Random) -> str:
    return "".join(chance.choices("abcdefghij klmnop", k=length))


def _resident() -> int:
    """Return the bytes of this process that are in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


if __name__ == "__main__":
    sys.exit(run("servers"))
