"""The entry point of the Activity, which the real bot has among its commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.client import Bot
from bot.local.server import Server
from bot.store.engines import store_on
from tests.local.conftest import Api
from tests.local.people import Json
from tests.strict.watch import watch

pytestmark = pytest.mark.usefixtures("told_once")


@pytest.fixture
def activity() -> str | None:
    return "http://127.0.0.1:1/activity"


async def log_in(database: Path, *, has_activity: bool) -> None:
    async with store_on(database) as store:
        bot = Bot(store, has_activity=has_activity)
        await bot.login("any token")
        await bot.close()


async def entry_points(server: Server, api: Api) -> list[Json]:
    _, found = await api("GET", f"/applications/{server.hub.world.application_id}/commands")
    assert len(found) > 5
    return [command for command in found if command["type"] == 4]


async def test_the_entry_point_is_in_every_sync(server: Server, api: Api, database: Path) -> None:
    (made_by_discord,) = server.hub.world.commands[""]
    await log_in(database, has_activity=True)
    (own,) = await entry_points(server, api)
    assert (own["id"], own["name"], own["handler"]) == (made_by_discord["id"], "launch", 2)
    assert own["name_localizations"]["de"] == "starten"
    assert own["description"]
    # Nothing has changed, so nothing is sent again; then it is, when the Activity goes and comes back.
    for has_activity, names in ((True, ["launch"]), (False, []), (True, ["launch"])):
        await log_in(database, has_activity=has_activity)
        assert [each["name"] for each in await entry_points(server, api)] == names
    syncs = [entry for entry in watch(server.hub).journal.entries if entry.route == "put_global_commands"]
    assert [entry.status for entry in syncs] == [200] * 3


async def test_an_entry_point_with_another_name_is_renamed(server: Server, api: Api, database: Path) -> None:
    server.hub.world.commands[""][0]["name"] = "start"
    await log_in(database, has_activity=True)
    assert [each["name"] for each in await entry_points(server, api)] == ["launch"]


@pytest.mark.parametrize("activity", [None])
async def test_an_application_without_an_activity_in_the_portal_gets_no_entry_point(
    server: Server, api: Api, database: Path
) -> None:
    await log_in(database, has_activity=True)
    assert await entry_points(server, api) == []
