"""The real bot with its own discord.py and database, played from the page."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.client import Bot
from bot.hosting.receiving import at_door
from bot.local.carrier import HTTP
from bot.local.hub import Hub
from bot.local.server import Server
from bot.settings import Settings
from bot.store.database import Store
from bot.store.engines import store_on
from bot.turns.clocks import SECOND
from bot.turns.coordinator import OPEN_GAMES
from tests.databases import stored
from tests.local.people import Json, Player
from tests.local.ways import WAYS, is_online
from tests.strict.faults import Fault
from tests.strict.watch import watch
from tests.waiting import until

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("unlimited"), pytest.mark.parametrize("way", WAYS)]

Recorded = Callable[[Json], Awaitable[None]]
BUTTON = 2
PLACE = re.compile(r":move:[A-Z]\d+(?:=\d)?(?:~|$)")


@pytest.fixture
def recorded(database: Path) -> Recorded:
    """Wait until the bot has saved that it sent a message: no person presses sooner."""

    async def wait(message: Json) -> None:
        known = "select 1 from message where message_id = ?"
        await until(lambda: stored(database, known, int(message["id"])))

    return wait


@pytest.fixture
async def bot(server: Server, settings: Settings, database: Path, way: str) -> AsyncIterator[Bot]:
    async with store_on(database) as store:
        made = Bot(store, grace=0, has_door=way == HTTP)
        works = [asyncio.create_task(work) for work in (made.start("any token"), at_door(settings, made))]
        await until(lambda: is_online(server))
        yield made
        # Handlers of the last presses would outlive the client.
        handlers = [one for one in asyncio.all_tasks() if one.get_name().startswith("discord.py: ")]
        await asyncio.gather(*handlers, return_exceptions=True)
        works[1].cancel()
        await made.close()
        await asyncio.gather(*works, return_exceptions=True)


def control_of(message: Json, verb: str) -> Json | None:
    """The first button of a message with this verb."""
    for row in message["components"]:
        for part in row["components"]:
            name = re.match(rf"[bs]1:[^:]*:[^:]*:{verb}\b", part.get("custom_id", ""))
            if name and part["type"] == BUTTON:
                found: Json = part
                return found
    return None


async def press(player: Player, message: Json, verb: str) -> None:
    """Press the button with this verb and wait for the answer."""
    part = control_of(message, verb)
    assert part is not None, message["components"]
    await player.answered(await player.press(message, part["custom_id"]))


def has(verb: str) -> Callable[[Json], object]:
    return lambda message: control_of(message, verb)


def has_any(message: Json) -> object:
    """Whether it shows a sheet with controls."""
    return message["attachments"] and message["components"]


def place_of(message: Json) -> str | None:
    """The first letter button of a panel: a press on it places."""
    parts = (part for row in message["components"] for part in row["components"])
    names = (part.get("custom_id", "") for part in parts if part["type"] == BUTTON)
    return next((name for name in names if PLACE.search(name)), None)


async def start_game(ada: Player, ben: Player, recorded: Recorded) -> None:
    """A table for two that starts when Ben joins."""
    await ada.command("brilliant play", players=2, sheets="dm")
    table = await ben.until("message_update", has("join"))
    await recorded(table)
    await ben.press(table, (control_of(table, "join") or {})["custom_id"])


async def write_numbers(player: Player, recorded: Recorded) -> None:
    """The six start numbers, with one press on the new panel."""
    sheet = await player.until("message_create", has("move"))
    assert sheet["attachments"][0]["content_type"] == "image/png"
    await recorded(sheet)
    await press(player, sheet, "move")


async def place(player: Player, sheet: Json) -> None:
    """The first placement on offer."""
    await player.answered(await player.press(sheet, place_of(sheet) or ""))


async def test_two_people_play_a_round(
    server: Server, bot: Bot, ada: Player, ben: Player, recorded: Recorded
) -> None:
    await start_game(ada, ben, recorded)
    await asyncio.gather(write_numbers(ada, recorded), write_numbers(ben, recorded))
    sheets = [await player.until("message_update", place_of) for player in (ada, ben)]
    assert sheets[0]["channel_id"] != sheets[1]["channel_id"]
    await asyncio.gather(place(ada, sheets[0]), place(ben, sheets[1]))
    for player in (ada, ben):
        sheet = await player.until("message_update", place_of)
        assert sheet["attachments"]
    assert watch(server.hub).journal.invalid(server.hub.clock()) == 0


async def test_presses_are_deferred_while_another_program_holds_the_database(
    bot: Bot, ada: Player, ben: Player, recorded: Recorded, *, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.sender.THINKING_TIME", 0.02)
    # On a busy machine, a round without grace would be over before its sheets are shown.
    monkeypatch.setattr(bot.coordinator._time, "grace", 60 * SECOND)
    await start_game(ada, ben, recorded)
    sheets = [await player.until("message_create", has("move")) for player in (ada, ben)]
    for sheet in sheets:
        await recorded(sheet)
    # A real second connection, which writes slowly.
    with closing(sqlite3.connect(database, isolation_level=None, check_same_thread=False)) as other:
        # The bot runs in this event loop: waiting here would keep it from ending its own transaction.
        await asyncio.to_thread(other.execute, "begin immediate")
        # Each is answered with a deferral while the lock is held; reading needs no lock.
        for player, sheet in zip((ada, ben), sheets, strict=True):
            await press(player, sheet, "move")
        await press(ada, sheets[0], "more")
        await press(ada, await ada.until("message_create", has("text")), "text")
        await asyncio.sleep(0.2)
        assert not [f for f in (*ada.frames, *ben.frames) if f["t"] == "message_update" and place_of(f["d"])]
        other.execute("rollback")
    for player in (ada, ben):
        await player.until("message_update", has("retract"))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Reads wait for this; commands are soon deferred."""
    fetch_each, quick = Store.fetch_each, asyncio.Event()
    quick.set()

    async def waiting(store: Store, *asked: Any) -> Any:
        await quick.wait()
        return await fetch_each(store, *asked)

    monkeypatch.setattr(Store, "fetch_each", waiting)
    monkeypatch.setattr("bot.messages.sender.OVERDUE_TIME", 0.02)
    return quick


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(
    ("command", "is_shown"),
    [
        ("home", lambda message: message["components"]),
        ("brilliant solo", lambda message: message["attachments"]),
        # What everybody should see cannot come as a private message.
        ("brilliant play", lambda message: "Please try again" in message["content"]),
    ],
)
async def test_a_command_is_deferred_while_the_database_is_slow(
    ada: Player, database: Path, quick: asyncio.Event, command: str, is_shown: Callable[[Json], bool]
) -> None:
    quick.clear()
    await ada.answered(await ada.command(command))
    thinking = await ada.until("message_create")
    quick.set()
    shown = await ada.until("message_update", is_shown)
    assert shown["id"] == thinking["id"]
    assert shown["flags"] & 64
    assert len(stored(database, "select id from game")) == (command == "brilliant solo")


LOST = {"route": "callback", "lose": True}
LOST_AFTER = {**LOST, "after": True}
FAILED_AFTER = {"route": "callback", "status": 500, "after": True}


@pytest.mark.parametrize(
    ("command", "fault"),
    [
        ("brilliant play", LOST),
        ("brilliant play", LOST_AFTER),
        ("brilliant play", FAILED_AFTER),
        ("brikks play", LOST_AFTER),
        ("brikks duel", LOST_AFTER),
        ("brilliant solo", LOST_AFTER),
        ("brikks solo", LOST),
    ],
)
async def test_a_lost_first_answer_loses_no_game(
    bot: Bot, ada: Player, hub: Hub, command: str, fault: Json
) -> None:
    watch(hub).faults.add(Fault(**fault))
    await ada.command(command)
    await ada.until("message_update", lambda message: message["attachments"])
    assert len(await bot.store.rows(OPEN_GAMES, shards=1, held=",0,")) == 1


@pytest.mark.parametrize("fault", [LOST, LOST_AFTER, FAILED_AFTER])
async def test_a_sheet_whose_answer_was_lost_is_shown_and_kept(
    bot: Bot, ada: Player, hub: Hub, recorded: Recorded, fault: Json
) -> None:
    await ada.command("brikks solo")
    await recorded(await ada.until("message_update", has_any))
    watch(hub).faults.add(Fault(**fault))
    await ada.command("sheet")
    sheet = await ada.until("message_create", has_any)
    game = sheet["components"][0]["components"][0]["custom_id"].split(":")[1]

    async def is_kept() -> bool:
        return [row.message_id for row in await bot.messages.of(game)] == [int(sheet["id"])]

    await until(is_kept)


@pytest.mark.parametrize("fault", [LOST, LOST_AFTER])
async def test_a_page_whose_answer_was_lost_is_shown(bot: Bot, ada: Player, hub: Hub, fault: Json) -> None:
    watch(hub).faults.add(Fault(**fault))
    await ada.command("home")
    assert (await ada.until("message_create"))["components"]


async def test_a_command_that_nobody_waits_for_any_more_ends_quietly(
    server: Server, bot: Bot, ada: Player, hub: Hub, caplog: pytest.LogCaptureFixture
) -> None:
    for command in ("brilliant play", "brikks solo", "home"):
        watch(hub).faults.add(Fault("callback", status=404, code=10062))
        await ada.command(command)
        # Until Discord has done all that was to go wrong.
        await until(lambda: not watch(hub).faults.listing())
    await ada.drain()
    assert await bot.store.rows(OPEN_GAMES, shards=1, held=",0,") == []
    assert watch(server.hub).journal.counts["callback", 404] == 3
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
