"""What the next run finds."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.local.server import Server
from bot.local.snowflake import Clock, Snowflakes, made_at
from bot.local.state import Setup
from bot.local.storage import Files
from tests.local.conftest import point_at, running_bot, stopped
from tests.local.people import sit_down
from tests.local.sample_bot import png
from tests.strict.rules import start


async def test_a_restart_keeps_messages_people_and_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, session: aiohttp.ClientSession
) -> None:
    first = await start(0, tmp_path)
    point_at(monkeypatch, first)
    bot, task = await running_bot()
    ada = await sit_down(session, first.base_url)
    await ada.command("table")
    table = await ada.until("message_update")
    await ada.press(table, "roll")
    rolled = await ada.until("message_update")
    await ada.command("dm")
    panel = await ada.until("message_create", lambda m: m["content"] == "your panel")
    await ada.press(table, "secret")
    await ada.until("message_create")
    await ada.close()
    await stopped(bot, task)
    await first.stop()

    second = await start(0, tmp_path)
    point_at(monkeypatch, second)
    ada = await sit_down(session, second.base_url)
    # Only the port differs.
    contents = [m["content"] for m in ada.snapshot["messages"][ada.channel]]
    assert contents == ["rolled"]
    assert ada.snapshot["dms"][0]["id"] == panel["channel_id"]
    assert {command["name"] for command in ada.snapshot["commands"]} >= {"table", "dm"}
    url = ada.snapshot["messages"][ada.channel][0]["attachments"][0]["url"]
    assert url.startswith(second.base_url)
    async with session.get(url) as picture:
        assert await picture.read() == png(shade=9)
    async with session.get(table["attachments"][0]["url"].replace(first.base_url, second.base_url)) as old:
        assert old.status == 404
    bot, task = await running_bot()
    await ada.press(rolled, "later")
    assert (await ada.until("message_update"))["content"] == "later"
    await ada.close()
    await stopped(bot, task)
    await second.stop()


@asynccontextmanager
async def running(*given: Any, **more: Any) -> AsyncIterator[Server]:
    server = await start(*given, **more)
    yield server
    await server.stop()


async def visit(session: aiohttp.ClientSession, server: Server, locale: str) -> list[tuple[str, str]]:
    """What a new browser does first; returns the people's names and languages."""
    async with session.post(f"{server.base_url}/local/greeting", json={"locale": locale}) as answer:
        return [(person["name"], person["locale"]) for person in await answer.json()]


async def test_people_have_names_as_in_the_language_of_the_first_browser(
    tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    """A second visitor's language changes nothing, not even after a restart: the first may still choose a seat."""
    german = [(name, "de") for name in ("Anna", "Ben", "Clara", "Emil")]
    for locales in (("de", "fr"), ("fr",)):
        async with running(0, tmp_path) as server:
            for locale in locales:
                assert await visit(session, server, locale) == german
            assert server.hub.world.guild.locale == "de"


async def test_whoever_has_sat_down_keeps_name_and_language_after_a_restart(
    tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    async with running(0, tmp_path) as server:
        await (await sit_down(session, server.base_url)).close()
    async with running(0, tmp_path) as server:
        assert (await visit(session, server, "de"))[0] == ("Ada", "en-US")


async def test_a_change_can_be_saved_without_stopping(tmp_path: Path, session: aiohttp.ClientSession) -> None:
    async with running(0, tmp_path) as server:
        async with session.post(f"{server.base_url}/local/people", json={"name": "Eva"}) as answer:
            assert answer.status == 201
        server.hub.autosave.now()
        saved = json.loads((tmp_path / "world.json").read_text())
        assert saved["world"]["people"][-1]["name"] == "Eva"


async def test_ids_never_repeat(tmp_path: Path) -> None:
    async with running(0, tmp_path) as first:
        application = int(first.hub.world.application_id)
    async with running(0, tmp_path) as second:
        assert int(second.hub.new_id()) > application
    clock = Clock()
    new_id = Snowflakes(clock)
    ids = [int(new_id()) for _ in range(1000)]
    assert ids == sorted(set(ids))
    clock.forward(60_000)
    assert abs(made_at(new_id()) - clock()) < 1000
    assert discord.utils.snowflake_time(int(new_id())).year >= 2026


async def test_a_new_world_follows_its_setup(session: aiohttp.ClientSession) -> None:
    setup = Setup(guild="Club", channels=("one",), people=("Zoe",), bot="Dealer")
    async with running(setup=setup) as server:
        zoe = await sit_down(session, server.base_url)
        snapshot = zoe.snapshot
        assert (snapshot["guild"]["name"], snapshot["bot"]["username"]) == ("Club", "Dealer")
        assert ([p["name"] for p in snapshot["people"]], len(snapshot["channels"])) == (["Zoe"], 1)
        await zoe.close()


@pytest.mark.parametrize(
    ("saved", "message"),
    [('{"version": 99}', "has version 99"), ('{"version": 1, "world": {}}', "lacks .*delete its folder")],
)
async def test_another_version_is_refused(tmp_path: Path, saved: str, message: str) -> None:
    (tmp_path / "world.json").write_text(saved)
    with pytest.raises(ValueError, match=message):
        await start(0, tmp_path)


async def test_a_taken_port_is_reported(tmp_path: Path) -> None:
    async with running() as server:
        with pytest.raises(OSError, match="in use"):
            await start(server.port)


def test_files_stay_in_their_directory(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("x")
    inside = tmp_path / "inside"
    inside.mkdir()
    assert Files(inside).read("attachments/../../secret") is None
