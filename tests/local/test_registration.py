"""The bot starts also while Discord does not take its commands, and offers them again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import discord
import pytest

from bot.client import Bot
from bot.interactions import tree
from bot.interactions.discord_faults import fault_of
from bot.local.server import Server
from bot.settings import ExitCode
from bot.store.engines import store_on
from tests.strict.faults import Fault
from tests.strict.watch import watch
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("unlimited")
PUT = "put_global_commands"
PAGE = "<title>Blocked</title>"


class Pauses:
    """The pauses of a registration, which end when a test says so."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.end = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)
        await self.end.wait()


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> Pauses:
    made = Pauses()
    monkeypatch.setattr(tree, "asyncio", made)
    return made


@asynccontextmanager
async def logged_in(
    database: Path, dev_guild: int | None = None, *, host_guild: int | None = None
) -> AsyncIterator[Bot]:
    async with store_on(database) as store, Bot(store, dev_guild=dev_guild, host_guild=host_guild) as bot:
        await bot.login("any token")
        yield bot


def names(server: Server) -> list[str]:
    return [command["name"] for command in server.hub.world.commands.get("", ())]


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (Fault(PUT, status=400, code=50240, message="Entry Point"), "Discord refuses: Entry Point (50240)"),
        (Fault(PUT, status=400, code=30034, message="Max number"), "Discord refuses: Max number (30034)"),
        (
            Fault(PUT, status=400, code=50035, message="Invalid\nBody"),
            "Discord refuses: Invalid Body (50035)",
        ),
        (Fault(PUT, status=403, page=PAGE), "what answers is not Discord (403: 'Blocked')"),
        (Fault(PUT, status=429, page=PAGE), "Discord takes no requests from here for 1 s (429)"),
        (Fault(PUT, status=429, retry_after=500), "Discord takes no requests from here for 500 s (429)"),
        (Fault(PUT, status=429, retry_after=None), "Discord takes no requests from here for now (429)"),
        (Fault(PUT, status=503), "Discord is out of order (503)"),
        (Fault(PUT, status=200, page=PAGE), "what answers is not Discord (200: 'Blocked')"),
        (Fault(PUT, lose=True, times=2), "Discord cannot be reached (Server disconnected)"),
        (Fault("global_commands", status=403, page=PAGE), "what answers is not Discord (403: 'Blocked')"),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
async def test_the_bot_starts_without_its_commands_and_offers_them_again(
    server: Server,
    database: Path,
    pauses: Pauses,
    fault: Fault,
    words: str,
) -> None:
    watch(server.hub).faults.add(fault)
    async with logged_in(database) as bot:
        assert bot.is_set_up.is_set()
        assert bot.registration.fault == f"Discord has not taken the commands ({words})"
        assert "home" not in names(server)
        pauses.end.set()
        await until(lambda: bot.registration.fault == "")
        assert "home" in names(server)
        assert linked(bot).startswith("</home:")


def linked(bot: Bot) -> str:
    """How a page names a command."""
    return bot.delivery.commands.linked("/home")


async def test_the_pause_doubles_up_to_an_hour_and_heeds_discord(
    server: Server, database: Path, pauses: Pauses, caplog: pytest.LogCaptureFixture
) -> None:
    refused = Fault(PUT, status=400, code=30034, times=3)
    for fault in (refused, Fault(PUT, status=429, retry_after=500), replace(refused, times=4)):
        watch(server.hub).faults.add(fault)
    pauses.end.set()
    async with logged_in(database) as bot:
        await until(lambda: bot.registration.fault == "")
    assert "(30034)); those that it has go on working; again in 240 s" in caplog.text
    assert pauses.seconds == [60, 120, 240, 500, 1000, 2000, 3600, 3600]


async def test_until_then_the_commands_of_the_last_version_are_named(
    server: Server, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with logged_in(database) as bot:
        known = linked(bot)
    monkeypatch.setattr(tree, "__version__", "newer")
    watch(server.hub).faults.add(Fault(PUT, status=503))
    async with logged_in(database) as bot:
        assert bot.registration.fault
        assert linked(bot) == known != "/home"


async def test_a_token_refused_meanwhile_ends_the_start(server: Server, database: Path) -> None:
    watch(server.hub).faults.add(Fault(PUT, status=401))
    with pytest.raises(discord.HTTPException) as raised:
        async with logged_in(database):
            pass
    found = fault_of(raised.value)
    assert found is not None
    assert found.code == ExitCode.TOKEN


async def test_a_page_in_place_of_an_answer_is_no_wrong_development_server(
    server: Server, database: Path
) -> None:
    watch(server.hub).faults.add(Fault("put_guild_commands", status=403, page=PAGE))
    async with logged_in(database, int(server.hub.world.guild.id)) as bot:
        assert "what answers is not Discord (403: 'Blocked')" in bot.registration.fault


async def test_the_hosts_commands_are_on_the_server_that_is_set_and_nowhere_else(
    server: Server, database: Path
) -> None:
    commands, guild = server.hub.world.commands, server.hub.world.guild.id
    # The second start finds them as they are; the third takes them away.
    for host_guild, there in ((int(guild), ["host"]), (int(guild), ["host"]), (None, [])):
        async with logged_in(database, host_guild=host_guild) as bot:
            assert [command["name"] for command in commands.get(guild, ())] == there
            assert "host" not in names(server)
            assert linked(bot).startswith("</home:")
    routes = [entry.route for entry in watch(server.hub).journal.entries]
    assert [routes.count(route) for route in (PUT, "put_guild_commands")] == [2, 2]


async def test_without_the_hosts_server_the_bot_starts_and_tries_again_at_the_next_start(
    server: Server, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    guild = int(server.hub.world.guild.id)
    watch(server.hub).faults.add(Fault("put_guild_commands", status=403, code=50001))
    async with logged_in(database, host_guild=guild) as bot:
        assert bot.is_set_up.is_set()
        assert "home" in names(server)
        assert f"HOST_GUILD is {guild}, a server that does not have the bot" in caplog.text
    async with logged_in(database, host_guild=guild):
        assert [command["name"] for command in server.hub.world.commands[str(guild)]] == ["host"]


async def test_a_server_that_is_no_longer_the_developers_loses_its_copies(
    server: Server, database: Path
) -> None:
    commands, guild = server.hub.world.commands, server.hub.world.guild.id
    async with logged_in(database, int(guild), host_guild=int(guild)):
        assert {"home", "host"} < {command["name"] for command in commands[guild]}
    async with logged_in(database):
        assert commands[guild] == []
