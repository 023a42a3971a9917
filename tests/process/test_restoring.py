"""Backups of a bot in its own process; `python -m tests.process.restoring` makes fifty of them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bot.hosting import backup_folder
from bot.hosting.child import start_bot, stop_bot
from bot.store.engines import store_on
from bot.store.running import COUNT_OPEN_GAMES
from tests.local.ways import WAYS
from tests.process.restoring import run
from tests.strict.rules import start
from tests.waiting import until

pytestmark = pytest.mark.slow

PATIENCE = 30.0


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("way", WAYS)
async def test_games_go_on_from_backups_made_while_people_press(way: str) -> None:
    report = await run(seed=3, count=1, way=way)
    assert "\n".join(report.faults) == ""
    assert report.kills.total() == 1
    assert report.acknowledged > 0


async def test_a_running_bot_backs_itself_up(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    server = await start()
    with (tmp_path / "log").open("wb") as log:
        process = await start_bot(server, tmp_path, log, BACKUP_DIR=str(folder))
    try:
        await until(lambda: "has all games" in (tmp_path / "log").read_text(), PATIENCE)
    finally:
        code = await stop_bot(process)
        await server.stop()
    assert code == 0
    [file] = backup_folder.made_in(folder).values()
    async with store_on(file) as store:
        assert await store.value(COUNT_OPEN_GAMES) == 0
