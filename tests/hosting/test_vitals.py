"""What the bot says of itself to a balancer and to those who watch it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from bot.client import Bot
from bot.hosting.serve import Vitals
from bot.store.engines import store_on
from tests.databases import fresh


async def test_a_bot_that_is_stopping_stays_unready_while_it_writes_signs_of_life(tmp_path: Path) -> None:
    is_set_up = asyncio.Event()
    is_set_up.set()
    peers = SimpleNamespace(is_keeper=True)
    bot: Any = SimpleNamespace(
        is_set_up=is_set_up, peers=peers, has_door=True, now=lambda: 1, silence=lambda: 0.0
    )
    async with store_on(fresh(tmp_path / "db")) as store:
        vitals = Vitals(store, cast("Bot", bot))
        assert vitals.unready() == ""
        vitals.is_leaving = True
        await vitals.write()
        assert vitals.unready() == "the bot is stopping"
