"""A bot in a small Discord, from its start to its end."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import simcord

from bot.store.address import Place
from bot.store.engines import store_on
from bot.turns.look import Refused
from tests.journeys.guests import check_guest, keep_out
from tests.journeys.server import More, bot_on
from tests.journeys.world import World
from tests.quick_simcord import quicken
from tests.waiting import PATIENCE

quicken()

SILENT = 1 << 12
"""Discord's flag of a message that makes no sound."""


@asynccontextmanager
async def running(place: Place, more: More, *, language: str = "en-US") -> AsyncIterator[World]:
    """Run a bot on one server, which has this language, or as a guest; check at the end that nothing failed."""
    store = await store_on(place).__aenter__()
    bot = bot_on(store, more)
    env = simcord.Env(bot, settle_timeout=PATIENCE)
    settle = env._settle_internal
    # `quick_simcord` decides how long SimCord waits between two looks, at most a second. SimCord also gives a
    # bot five seconds to start, which may be too short on a busy machine.
    env._settle_internal = lambda **how: settle(**{**how, "idle": 1, "timeout": None})  # type: ignore[method-assign]  # SimCord has no setting for it
    await env.start()
    if more.guest_place is not None:
        keep_out(env, more.guest_place, is_hushed=more.is_hushed)
    guild = env.create_guild("Games", preferred_locale=language)
    # The bot greets a new server, unless that has no channel yet.
    await env.settle()
    channel = guild.create_text_channel("games")
    world = World(env, place, bot, guild, channel, stores=[store], more=more)
    env.backend.subscribers.insert(0, lambda event, payload: _speak(world, event, payload))
    try:
        yield world
        if more.guest_place is not None:
            check_guest(env)
    finally:
        await env.shutdown()
        for open_store in world.stores:
            await open_store.__aexit__()
        world.bot.worker.close()
    # SimCord also records the commands' refusals.
    assert [error for error in env.errors if not isinstance(error.__cause__, Refused)] == []


def _speak(world: World, event: str, payload: Any) -> None:
    """Set an interaction's languages, its person's and its server's, and its channel's newest message, which is never an
    ephemeral one."""
    if event != "INTERACTION_CREATE":
        return
    messages = reversed(world.env.backend.messages[int(payload["channel_id"])].values())
    newest = next((message.id for message in messages if not message.is_ephemeral), None)
    payload["channel"] |= {"last_message_id": None if newest is None else str(newest)}
    user = payload.get("user") or payload["member"]["user"]
    person = next((p for p in world.people if p.id == int(user["id"])), None)
    if person is not None:
        payload["locale"] = person.locale
    if "guild_locale" in payload:
        payload["guild_locale"] = world.guild._guild.preferred_locale


def check_requests(world: World, *, may_name: bool) -> None:
    """No message notifies anyone, except that an invitation or a turn notice notifies the people it names.

    Every other new message in a channel is silent. Where nobody may be named, nobody is notified at all.
    """
    public = {f"/channels/{channel.id}/messages" for channel in world.guild.channels.values()}
    for request in world.env.http_requests:
        body = request.json if isinstance(request.json, dict) else {}
        data = body.get("data") or body
        if not data.keys() & {"content", "components"}:
            continue
        allowed = data.get("allowed_mentions")
        assert allowed, request
        assert not any(allowed.get(key) for key in ("parse", "roles", "replied_user"))
        users = {str(user) for user in allowed.get("users", ())}
        if request.method == "POST" and request.path in public:
            assert bool(data.get("flags", 0) & SILENT) == (not users), request
        assert may_name or not users, request
        if users:
            assert request.method == "POST"
            assert request.path == f"/channels/{world.channel.id}/messages"
            named = set(re.findall(r"<@(\d+)>", data["content"]))
            assert users == named
