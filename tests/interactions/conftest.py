"""The bot on its own database; no page may notify anyone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.client import Bot
from bot.store.database import Store
from bot.turns.look import Refused
from tests.databases import fresh
from tests.interactions.readers import Person, World
from tests.quick_simcord import quicken
from tests.waiting import PATIENCE

quicken()


@pytest.fixture
async def world(tmp_path: Path, one_process: None, told_once: None) -> AsyncIterator[World]:
    path = fresh(tmp_path / "bot.db")
    async with Store(path) as store:
        bot = Bot(store)
        # A busy machine may need more than the usual five seconds to start the process that `made` works in.
        env = simcord.Env(bot, settle_timeout=PATIENCE)
        await env.start()
        guild = env.create_guild("Games", preferred_locale="de")
        # The bot greets a new server, unless that has no channel yet.
        await env.settle()
        world = World(env, path, store, bot, guild, guild.create_text_channel("games"), {})
        env.backend.subscribers.insert(0, lambda event, payload: _speak(world, event, payload))
        yield world
        # Unfinished redraws keep the database open, and games started by a test are not part of `env`.
        await bot.coordinator.idle()
        await bot.refresher._tasks.idle()
        await env.shutdown()
        bot.worker.close()
        for error in env.errors:
            cause = error.__cause__ or error
            if not isinstance(cause, Refused):
                raise cause
        _check_requests(env)


def _speak(world: World, event: str, payload: Any) -> None:
    """Set an interaction's languages: its person's and its server's."""
    if event == "INTERACTION_CREATE":
        user = payload.get("user") or payload["member"]["user"]
        payload["locale"] = world.locales[int(user["id"])]
        if "guild_id" in payload:
            payload["guild_locale"] = "de"


def _check_requests(env: simcord.Env) -> None:
    for request in env.http_requests:
        body = request.json if isinstance(request.json, dict) else {}
        data = body.get("data") or body
        if data.get("content") or data.get("components"):
            allowed = data.get("allowed_mentions") or {"parse": ["everyone"]}
            assert not any(allowed.values()), request


@pytest.fixture
def anna(world: World) -> Person:
    return world.person("anna")


@pytest.fixture
def bert(world: World) -> Person:
    """Reads German."""
    return world.person("bert", "de")


@pytest.fixture
def chief(world: World) -> Person:
    """Manages the server."""
    return world.person("chief", manage_guild=True)
