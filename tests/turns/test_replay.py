"""A state is replayed from the log alone, whatever was read before."""

from __future__ import annotations

import shutil
from pathlib import Path

from bot.store.database import Store
from bot.turns.game import load
from engine.brilliant.notation import format_move
from engine.game import Seat
from tests.turns.tables import Table, opened, person


async def move(table: Table, game: str, number: int) -> None:
    """The move that the clock would make, and ready."""
    async with table.store.snapshot() as tx:
        loaded = await load(tx, game)
    text = format_move(loaded.rules.forced(loaded.state, Seat(number)))
    user_id = person(number).user_id
    await table.coordinator.submit(game, user_id, loaded.row.step, text)
    await table.coordinator.ready(game, user_id, loaded.row.step)


async def test_a_copy_from_before_shows_what_was_then(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        game = await table.started()
        before = await table.look(game)
        await table.store.__aexit__()
        shutil.copy(tmp_path / "db", tmp_path / "copy")
        await table.up()
        for number in (0, 1):
            await move(table, game, number)
        after = await table.look(game)
        assert after.step > before.step
        async with Store(tmp_path / "copy") as copy, copy.snapshot() as tx:
            old = await load(tx, game)
            assert old.step == before.step
            assert old.rules.view(old.state, None) == before.view
        assert (await table.look(game)).view == after.view
