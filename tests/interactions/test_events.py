"""Events of Discord that cannot be read, and answers that it no longer takes."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.interactions.discord_origin import DiscordOrigin
from bot.interactions.request import Request
from bot.messages import first_answer
from bot.pages.control import Control, Verb
from bot.pages.page import Page
from bot.turns.processes import Alone
from tests.journeys.world import Person, World


async def test_a_broken_event_is_told_once_and_ends_nothing(
    world: World, anna: Person, caplog: pytest.LogCaptureFixture
) -> None:
    parse = world.bot._connection.parsers["GUILD_UPDATE"]
    for _ in range(3):
        parse({})
    assert sum("GUILD_UPDATE cannot be read" in line for line in caplog.messages) == 1
    # Its content is recovered by checking all servers.
    assert world.bot._is_blind
    await world.bot._look_again_if_blind()
    assert not world.bot._is_blind
    assert (await anna.open("rules")).words


async def test_servers_that_a_new_session_does_not_list_are_lost(world: World) -> None:
    other = world.env.create_guild("Others")
    await world.env.settle()
    told: list[object] = []
    ready = {"shard": [0, 1], "guilds": [{"id": str(world.guild.id), "unavailable": True}]}
    assert world.bot.get_guild(other.id) is not None
    world.bot._begin_session(told.append, ready)
    assert [guild.id for guild in world.bot.guilds] == [world.guild.id]
    assert told == [ready]


async def test_a_look_around_leaves_servers_that_a_new_session_has_only_named(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await world.lobby(anna)
    ask = world.bot.http.get_guild

    async def as_discord_answers(guild_id: int, **options: Any) -> dict[str, Any]:
        return {key: value for key, value in (await ask(guild_id, **options)).items() if key != "members"}

    monkeypatch.setattr(world.bot.http, "get_guild", as_discord_answers)
    named: Any = {"id": str(world.guild.id), "unavailable": True}

    def add(_: object) -> None:
        world.bot._connection._add_guild_from_data(named)

    world.bot._begin_session(add, {"shard": [0, 1], "guilds": [named]})
    world.bot.missed("CHANNEL_UPDATE")
    await world.bot._look_again_if_blind()
    assert not world.bot._is_blind
    assert (await world.look(game)).status == "lobby"


async def test_the_silence_of_a_process_that_stood_by_counts_from_when_it_answers(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1_000.0
    monkeypatch.setattr("bot.client.monotonic", lambda: now)
    monkeypatch.setattr(Alone, "is_keeper", False)
    world.bot.heard()
    now += 1_000
    assert world.bot.silence() == 0
    await world.bot.tick()
    monkeypatch.setattr(Alone, "is_keeper", True)
    assert world.bot.silence() == 0
    now += 7
    assert world.bot.silence() == 7


@pytest.mark.parametrize("has_deferred", [False, True])
async def test_nothing_is_sent_once_a_token_has_expired(
    world: World, anna: Person, caplog: pytest.LogCaptureFixture, has_deferred: bool
) -> None:
    """A press on a page whose answer, perhaps deferred, took more than fifteen minutes to make."""
    page = await anna.open("rules")
    sent: list[int] = []

    async def slow(request: Request) -> None:
        assert isinstance(request.origin, DiscordOrigin)
        delivery, interaction = world.bot.delivery, request.origin.interaction
        if has_deferred:
            await delivery.acknowledge(interaction)
        with pytest.MonkeyPatch.context() as late:
            late.setattr(first_answer, "TOKEN_SECONDS", -1.0)
            sent.append(len(world.env.http_requests))
            if has_deferred:
                assert not await delivery.answer(interaction, Page("late"))
                assert await delivery.answer_private(interaction, Page("late")) is None
            else:
                assert await delivery.think(interaction, ephemeral=True) is None
                assert not await delivery.acknowledge(interaction)
                assert await delivery.answer_public(interaction, Page("late")) is None
            sent.append(len(world.env.http_requests))
        if not has_deferred:
            await delivery.acknowledge(interaction)

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(world.bot.presses.handlers, Verb.RULES, slow)
        await anna.press_id(Control(Verb.RULES).custom_id(), page)
    assert sent[0] == sent[1]
    told = sum("came after fifteen minutes" in line for line in caplog.messages)
    assert told == 2 or not has_deferred


@pytest.mark.parametrize("code", [10015, 50027])
async def test_an_answer_that_comes_too_late_is_no_traceback(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    page = await anna.open("about")
    reply = SimpleNamespace(status=404, reason="too late")

    async def late(_: Request) -> None:
        raise discord.NotFound(reply, {"code": code, "message": "too late"})

    monkeypatch.setitem(world.bot.presses.handlers, Verb.RULES, late)
    monkeypatch.setitem(world.bot.presses.handlers, Verb.PRIVACY, late)
    await anna.press(page.labels[0], page)
    assert any("takes no answer any more" in line for line in caplog.messages)
    assert not [record for record in caplog.records if record.exc_info]
