"""A game whose channel takes no messages from the bot: it goes on in the panels, and ends if the channel is gone."""

from __future__ import annotations

from dataclasses import replace

from bot.store.database import Transaction
from bot.turns.clocks import HOUR
from bot.turns.game import LoadedGame, save
from bot.turns.rounds import Timing

KEPT_WITHOUT_CHANNEL = 24 * HOUR
"""A bot that was removed may be invited again."""


async def hide(tx: Transaction, loaded: LoadedGame, timing: Timing, *, is_gone: bool) -> None:
    """Discord takes no public message of this game; where the channel is gone, the game ends a day later."""
    row = loaded.row
    if row.mode == "solo":
        # It has no public message; its player finds it anywhere.
        return
    ends_at = row.ends_at
    if is_gone and ends_at is None and row.status in ("lobby", "running"):
        ends_at = timing.now + KEPT_WITHOUT_CHANNEL
    if (row.is_hidden, row.ends_at) != (True, ends_at):
        loaded.row = replace(row, is_hidden=True, ends_at=ends_at)
        await save(tx, loaded)


async def show_again(tx: Transaction, loaded: LoadedGame) -> None:
    """The public messages of this game may be tried again."""
    if loaded.row.is_hidden:
        loaded.row = replace(loaded.row, is_hidden=False, ends_at=None)
        await tx.run("try_again", game=loaded.row.id)
        await save(tx, loaded)
