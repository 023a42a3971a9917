"""Prove a database by replaying its open games."""

from __future__ import annotations

from bot.store.database import Transaction
from bot.store.errors import StoreError
from bot.store.statements import CoreSql
from bot.turns.game import load
from engine.game import IllegalMove


async def open_games(tx: Transaction) -> list[str]:
    """Return the ids of all open games."""
    return [str(game) for (game,) in await tx.values(CoreSql.open_games)]


async def replay_open_games(tx: Transaction) -> int:
    """Replay every open game and return their number; raises StoreError for one that cannot be replayed."""
    games = await open_games(tx)
    for game in games:
        try:
            await load(tx, game)
        except (ValueError, IllegalMove) as error:
            raise StoreError(f"game {game} cannot be replayed ({error}): report this") from error
    return len(games)


async def same_games(source: Transaction, target: Transaction) -> None:
    """Replay every open game from both; raises StoreError for one that is not the same."""
    for game in await open_games(source):
        if await load(source, game) != await load(target, game):
            raise StoreError(f"game {game} is another one after the move: report this")
