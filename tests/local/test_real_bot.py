"""The real bot: its own discord.py, its own database, played from the page."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import DEVNULL, Process, create_subprocess_exec
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.client import Bot
from bot.local.server import Server
from bot.store import Store
from tests.local.conftest import Api
from tests.local.people import Json, Player
from tests.local.schema import ROOT

A_LOOK = 0.5
"""Seconds a person takes at least to see something new; the bot notes meanwhile that it has sent it."""
Running = Callable[[], Awaitable[Process]]


@pytest.fixture(autouse=True)
def hasty(server: Server) -> None:
    """Buckets would make the bot wait for seconds, as they should."""
    server.hub.rates.limits.rules.clear()


@pytest.fixture
async def bot(server: Server, tmp_path: Path) -> AsyncIterator[Bot]:
    async with Store(tmp_path / "bot.db") as store:
        made = Bot(store, grace=0)
        task = asyncio.create_task(made.start("any token"))
        await online(server)
        yield made
        # What the last press has set going comes to rest; handlers of discord.py outlive its close.
        await asyncio.sleep(A_LOOK)
        await made.close()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
async def running(server: Server, tmp_path: Path) -> AsyncIterator[Running]:
    """Starts the bot in a process of its own, on the same database each time."""
    processes: list[Process] = []

    async def run() -> Process:
        words = ("-m", "tests.local.run_bot", server.api_url, server.gateway_url, str(tmp_path / "bot.db"))
        processes.append(
            await create_subprocess_exec(sys.executable, *words, cwd=ROOT, stdout=DEVNULL, stderr=DEVNULL)
        )
        await online(server)
        return processes[-1]

    yield run
    for process in processes:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def online(server: Server, *, is_online: bool = True) -> None:
    async with asyncio.timeout(20):
        while server.hub.gateway.is_online != is_online:  # noqa: ASYNC110  # the server tells pages only
            await asyncio.sleep(0.02)


def control_of(message: Json, verb: str, kind: int = 2) -> Json | None:
    """The first button (2) or select (3) of a message with this verb."""
    for row in message["components"]:
        for part in row["components"]:
            name = re.match(rf"[bs]1:[^:]*:[^:]*:{verb}\b", part.get("custom_id", ""))
            if name and part["type"] == kind:
                found: Json = part
                return found
    return None


async def press(player: Player, message: Json, verb: str) -> None:
    """Press the button with this verb, and see that it is answered."""
    part = control_of(message, verb)
    assert part is not None, message["components"]
    await player.answered(await player.press(message, part["custom_id"]))


def has(verb: str, kind: int = 2) -> Callable[[Json], object]:
    return lambda message: control_of(message, verb, kind)


def has_any(message: Json) -> object:
    """Whether it shows a sheet with controls."""
    return message["attachments"] and message["components"]


def game_of(message: Json) -> str:
    return str(message["components"][0]["components"][0]["custom_id"].split(":")[1])


has_throw = has("move", 3)
"""A panel that asks for a placement."""


async def open_table(ada: Player, ben: Player) -> None:
    """Two people at a table that has started; Ben's frames are read up to his answer."""
    await ada.command("brilliant play", players=2, sheets="dm")
    table = await ben.until("message_update", has("join"))
    await asyncio.sleep(A_LOOK)
    await ben.press(table, (control_of(table, "join") or {})["custom_id"])


async def write_numbers(player: Player) -> None:
    """The six start numbers, by one press on the fresh panel."""
    sheet = await player.until("message_create", has("move"))
    assert sheet["attachments"][0]["content_type"] == "image/png"
    await asyncio.sleep(A_LOOK)
    await press(player, sheet, "move")


async def place(player: Player, sheet: Json) -> None:
    """The first placement on offer."""
    part = control_of(sheet, "move", 3) or {}
    await player.answered(await player.select(sheet, part["custom_id"], part["options"][0]["value"]))


async def test_two_people_play_a_round(
    server: Server, bot: Bot, ada: Player, ben: Player, control: Api
) -> None:
    await open_table(ada, ben)
    await asyncio.gather(write_numbers(ada), write_numbers(ben))
    sheets = [await player.until("message_update", has_throw) for player in (ada, ben)]
    assert sheets[0]["channel_id"] != sheets[1]["channel_id"]
    await asyncio.gather(place(ada, sheets[0]), place(ben, sheets[1]))
    for player in (ada, ben):
        sheet = await player.until("message_update", has_throw)
        assert sheet["attachments"]
    _, requests = await control("GET", "requests")
    assert requests["missing"] == {}
    assert requests["invalid"] == 0


async def test_sheets_are_seen_by_their_owners_only(
    server: Server, bot: Bot, ada: Player, ben: Player
) -> None:
    await open_table(ada, ben)
    await asyncio.gather(write_numbers(ada), write_numbers(ben))
    await ada.until("message_update", has_throw)
    for player in (ada, ben):
        shown = [sight["shown"] for sight in server.hub.visibility.seen_by(player.id)]
        sheets = [m for m in shown if any(a["filename"] == "sheet.png" for a in m.get("attachments", ()))]
        assert sheets
        own = server.hub.world.direct_channel(player.id)
        assert own is not None
        assert {sheet["channel_id"] for sheet in sheets} == {own.id}


async def test_every_page_is_answered(server: Server, bot: Bot, ada: Player) -> None:
    for name in ("rules", "about", "privacy", "leaderboard", "sheet", "settings"):
        nonce = await ada.command(name)
        answered = await ada.until("interaction_done")
        assert answered["nonce"] == nonce
    assert server.hub.journal.counts["callback", 200] == 6


async def test_closed_direct_messages_do_not_stop_a_game(
    server: Server, bot: Bot, ada: Player, ben: Player
) -> None:
    server.hub.put_person(replace(server.hub.world.people[ben.id], dms_open=False))
    await open_table(ada, ben)
    await write_numbers(ada)
    table = await ben.until("message_update", has("sheet"))
    await press(ben, table, "sheet")
    sheet = await ben.until("message_create", lambda m: m["flags"] & 64 and control_of(m, "move"))
    await asyncio.sleep(A_LOOK)
    await press(ben, sheet, "move")
    await ada.until("message_update", has_throw)


async def test_a_killed_bot_goes_on_where_it_was(
    server: Server, running: Running, ada: Player, ben: Player
) -> None:
    process = await running()
    await open_table(ada, ben)
    await write_numbers(ada)
    fresh = await ben.until("message_create", has("move"))
    await asyncio.sleep(A_LOOK)
    process.kill()
    await process.wait()
    await online(server, is_online=False)
    await running()
    await press(ben, fresh, "move")
    sheets = [await player.until("message_update", has_throw) for player in (ada, ben)]
    await asyncio.gather(place(ada, sheets[0]), place(ben, sheets[1]))
    for player in (ada, ben):
        await player.until("message_update", has_throw)


async def test_a_press_while_the_bot_is_away_fails_and_can_be_repeated(
    server: Server, running: Running, ada: Player, ben: Player, control: Api
) -> None:
    process = await running()
    await ada.command("brilliant play", players=2)
    table = await ben.until("message_update", has("join"))
    process.kill()
    await process.wait()
    await online(server, is_online=False)
    await ben.press(table, (control_of(table, "join") or {})["custom_id"])
    await ben.until("interaction")
    await control("POST", "time", {"forward": 3000})
    assert (await ben.until("interaction_failed"))["message_id"] == table["id"]
    await running()
    await press(ben, table, "join")
    await ben.until("message_create", has("move"))


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
    bot: Bot, ada: Player, control: Api, command: str, fault: Json
) -> None:
    await control("POST", "faults", fault)
    await ada.command(command)
    await ada.until("message_update", lambda message: message["attachments"])
    async with bot.store.snapshot() as tx:
        assert len(await tx.values("open_games")) == 1


@pytest.mark.parametrize("fault", [LOST, LOST_AFTER, FAILED_AFTER])
async def test_a_sheet_whose_answer_was_lost_is_shown_and_kept(
    bot: Bot, ada: Player, control: Api, fault: Json
) -> None:
    await ada.command("brikks solo")
    await ada.until("message_update", has_any)
    await asyncio.sleep(A_LOOK)
    await control("POST", "faults", fault)
    await ada.command("sheet")
    sheet = await ada.until("message_create", has_any)
    async with asyncio.timeout(10):
        while [row.message_id for row in await bot.messages.of(game_of(sheet))] != [int(sheet["id"])]:  # noqa: ASYNC110 (the bot tells no event)
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("fault", [LOST, LOST_AFTER])
async def test_a_page_whose_answer_was_lost_is_shown(
    bot: Bot, ada: Player, control: Api, fault: Json
) -> None:
    await control("POST", "faults", fault)
    await ada.command("about")
    assert (await ada.until("message_create"))["components"]


async def test_a_command_that_nobody_waits_for_any_more_ends_quietly(
    server: Server, bot: Bot, ada: Player, control: Api, caplog: pytest.LogCaptureFixture
) -> None:
    for command in ("brilliant play", "brikks solo", "rules"):
        await control("POST", "faults", {"route": "callback", "status": 404, "code": 10062})
        await ada.command(command)
        async with asyncio.timeout(10):
            while (await control("GET", "faults"))[1]:  # noqa: ASYNC110 (the server tells no event)
                await asyncio.sleep(0.05)
    await asyncio.sleep(A_LOOK)
    async with bot.store.snapshot() as tx:
        assert await tx.values("open_games") == []
    assert server.hub.journal.counts["callback", 404] == 3
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_lost_answers_do_not_stop_a_game(
    server: Server, bot: Bot, ada: Player, ben: Player, control: Api
) -> None:
    await open_table(ada, ben)
    await asyncio.gather(write_numbers(ada), write_numbers(ben))
    sheets = [await player.until("message_update", has_throw) for player in (ada, ben)]
    for route in ("callback", "edit_token"):
        await control("POST", "faults", {"route": route, "lose": True, "after": True})
    await asyncio.gather(place(ada, sheets[0]), place(ben, sheets[1]))
    for player in (ada, ben):
        await player.until("message_update", has_throw)
    async with asyncio.timeout(10):
        # A panel that an answer shows already is edited later than the others.
        while (await control("GET", "faults"))[1]:  # noqa: ASYNC110 (the server tells no event)
            await asyncio.sleep(0.05)
