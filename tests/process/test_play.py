"""`python -m bot play`, whole: server, page socket and the real bot in its own process."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
from pathlib import Path

import pytest

from bot.hosting.child import start_bot, stop_bot
from bot.local.server import HOST, start
from bot.settings import ExitCode
from tests.process.conftest import PATIENCE, Play, Sit, address_of, children, until_ended
from tests.waiting import until

pytestmark = pytest.mark.slow

FROM_A_FILE = """
import os, sys
from bot.__main__ import main
os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
sys.exit(main(["run", "--stop-with-input"]))
"""

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="processes are found by /proc")


async def test_a_game_is_still_there_on_the_next_run_and_a_second_table_leads_to_the_first(
    play: Play, sit: Sit, tmp_path: Path
) -> None:
    first = await play("--port", "0")
    address = await address_of(first)
    assert first.stdout is not None
    assert b"the bot's log is data/local/bot.log" in await first.stdout.readline()
    ada = await sit(address)
    beside = await play()
    out, _ = await beside.communicate()
    assert out.decode() == f"Already running at {address}\n"
    assert beside.returncode == 0
    assert first.returncode is None
    await ada.command("brilliant play", level="2")
    table = await ada.until("message_update", lambda m: m["components"])
    first.send_signal(signal.SIGINT)
    assert await first.wait() == 0
    assert "stopped; every game is kept" in (tmp_path / "data/local/bot.log").read_text()

    second = await play("--port", "0")
    ada = await sit(await address_of(second))
    [kept] = [m for m in ada.snapshot["messages"][ada.channel] if m["id"] == table["id"]]
    names = [part["custom_id"] for row in kept["components"] for part in row["components"]]
    await ada.press(kept, next(name for name in names if ":computers" in name))
    menu = await ada.until("message_create", lambda m: "Steady" in m["content"])
    names = [part["custom_id"] for row in menu["components"] for part in row["components"]]
    await ada.press(menu, next(name for name in names if ":computer:steady" in name))
    await ada.until(
        "message_update", lambda m: m["id"] == table["id"] and "2 of 6" in m["embeds"][0]["description"]
    )
    second.send_signal(signal.SIGTERM)
    assert await second.wait() == 0


@on_linux
async def test_a_bot_that_dies_is_started_again_and_none_outlives_play(play: Play, sit: Sit) -> None:
    process = await play("--port", "0")
    ada = await sit(await address_of(process))
    [bot] = children(process.pid)
    # The process in which master thinks is there from the start.
    await until(lambda: workers(bot), PATIENCE)
    [worker] = workers(bot)
    os.kill(bot, signal.SIGKILL)
    await until_ended(worker)
    await ada.until("bot", lambda bot: not bot["online"])
    await ada.until("bot", lambda bot: bot["online"])
    [next_bot] = children(process.pid)
    assert next_bot != bot
    process.kill()
    await process.wait()
    await until_ended(next_bot)


def workers(bot: int) -> list[int]:
    # How Python names a process that was started to work for another.
    return [pid for pid in children(bot) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


async def test_a_taken_port_is_told_in_one_line(play: Play) -> None:
    with socket.create_server((HOST, 0)) as taken:
        port = taken.getsockname()[1]
        process = await play("--port", str(port))
        _, err = await asyncio.wait_for(process.communicate(), 20)
    assert err.decode() == f"error: port {port} is taken: leave --port out, or choose another\n"
    assert process.returncode == 2


async def test_a_bot_that_refuses_to_start_says_why_and_play_ends_as_it_did(
    play: Play, tmp_path: Path
) -> None:
    database = tmp_path / "data/local/bot.db"
    database.parent.mkdir(parents=True)
    database.write_text("These are notes, not a database of anything at all.\n" * 20)
    process = await play("--port", "0")
    _, err = await asyncio.wait_for(process.communicate(), 20)
    [line] = err.decode().splitlines()
    assert re.fullmatch(
        rf"error: DATABASE_PATH: {re.escape(str(database))} is not a database of this bot .+", line
    )
    assert process.returncode == ExitCode.STORE


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGTERM to send")
async def test_a_bot_that_waits_for_its_input_ends_in_order_when_it_is_told_to(tmp_path: Path) -> None:
    server = await start()
    with (tmp_path / "log").open("wb") as log:
        bot = await start_bot(server, tmp_path, log)
    try:
        await until(lambda: server.hub.gateway.is_online, PATIENCE)
        bot.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(bot.wait(), PATIENCE) == 0
    finally:
        await stop_bot(bot)
        await server.stop()
    assert (tmp_path / "log").read_text().endswith("stopped; every game is kept\n")


@pytest.mark.skipif(os.name == "nt", reason="the shell of Windows has no /dev/null")
async def test_an_input_that_is_a_file_ends_the_bot_too(tmp_path: Path) -> None:
    server = await start()
    bot = await start_bot(server, tmp_path, command=("-c", FROM_A_FILE))
    assert await asyncio.wait_for(bot.wait(), PATIENCE) == 0
    await server.stop()
