"""Records which message shows a game to whom, on a loaded game inside a transaction."""

from __future__ import annotations

from dataclasses import replace

from bot.store.database import Transaction
from bot.store.messages import Sent, put_message
from bot.store.rows import GameRow, PanelPlace, Theme
from bot.turns.changes import came_back
from bot.turns.game import LoadedGame, save


async def place(
    tx: Transaction,
    loaded: LoadedGame,
    user_id: int,
    panel: PanelPlace,
    sent: Sent | None,
    *,
    shown: int,
    now: int,
) -> None:
    """Record where the panel is; `sent` is its message, which shows the revision `shown`."""
    seat = loaded.seat_of(user_id)
    loaded.put_player(replace(came_back(loaded, seat), panel=panel))
    # The game may have moved on while the message was drawn and sent.
    is_present = loaded.row.revision == shown
    await tx.run("retire_live", game=loaded.row.id, kind="panel", seat=seat)
    await save(tx, loaded, panels=frozenset(), is_urgent=False)
    await show_in(tx, loaded.row, sent, shows=loaded.row.revision if is_present else -1, now=now)


async def show_in(tx: Transaction, row: GameRow, sent: Sent | None, *, shows: int = -1, now: int) -> None:
    """Let a message, if any, show the game from now on; so far it shows the revision `shows`."""
    if sent is not None:
        await put_message(tx, row.id, sent, step=row.step, wants=row.revision, shows=shows, now=now)


async def paint(tx: Transaction, loaded: LoadedGame, user_id: int, theme: Theme) -> None:
    """Draw a person's panel in these colours from now on."""
    for player in loaded.people():
        if player.user_id == user_id:
            loaded.put_player(replace(player, theme=theme))
            await save(tx, loaded, panels={player.seat}, is_urgent=False)


async def close(tx: Transaction, loaded: LoadedGame, seat: int) -> None:
    """Record that the panel could not be delivered by direct message."""
    player = loaded.player(seat)
    if player is not None and player.panel == "dm":
        loaded.put_player(replace(player, panel="closed"))
        await save(tx, loaded, panels=frozenset())
