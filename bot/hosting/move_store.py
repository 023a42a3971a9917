"""`move-store`: copies all games from one database to another, and replays those that are open."""

from __future__ import annotations

import argparse
import asyncio

from bot.settings import SettingsError
from bot.store.address import Place, path_of, place_of
from bot.store.database import Transaction
from bot.store.errors import StoreError
from bot.store.moving import move
from bot.turns.game import load
from bot.turns.upkeep import OPEN_GAMES
from engine.game import IllegalMove


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "a database is a file, sqlite:///FILE or postgresql://USER@HOST/NAME; a password may also come from "
        "PGPASSWORD or a .pgpass file. Stop the bot first. The first database is only read."
    )
    parser.add_argument("source", metavar="FROM", help="the database that holds the games")
    parser.add_argument("target", metavar="TO", help="a new one; it gets everything or nothing")


def main(options: argparse.Namespace) -> int:
    """Copy everything; return zero once it is in the target."""
    source, target = place_named("FROM", options.source), place_named("TO", options.target)
    asyncio.run(move(source, target, _say, _replay))
    _say(f"everything is in {target}; {source} is as it was")
    return 0


def place_named(name: str, text: str) -> Place:
    """Return the database that a command line names; raises SettingsError."""
    try:
        return place_of(text) if "://" in text else path_of(text)
    except ValueError as error:
        # The address is not shown, because it may hold a password.
        raise SettingsError(f"{name}: {error}") from None


def _say(line: str) -> None:
    print(line, flush=True)


async def _replay(source: Transaction, target: Transaction) -> None:
    await same_games(source, target)
    _say(f"replayed {len(await open_games(source)):,} open games")


def say_nothing(_: str) -> None:
    """Report no progress."""


async def open_games(tx: Transaction) -> list[str]:
    """Return the ids of all open games."""
    return [str(game) for (game,) in await tx.rows(OPEN_GAMES)]


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
