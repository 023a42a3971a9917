"""`move-store`: copies all games from one database to another, and replays those that are open."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from bot.settings import ExitCode
from bot.store.address import Place, place_of
from bot.store.database import Transaction
from bot.store.errors import StoreError
from bot.store.moving import move
from bot.store.statements import CoreSql
from bot.turns.game import load
from bot.turns.served_shards import Everywhere, held


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "a database is a file, sqlite:///FILE or postgresql://USER@HOST/NAME; a password may also come from "
        "PGPASSWORD or a .pgpass file. Stop the bot first. The first database is only read."
    )
    parser.add_argument("source", metavar="FROM", help="the database that holds the games")
    parser.add_argument("target", metavar="TO", help="a new one; it gets everything or nothing")


def main(options: argparse.Namespace) -> int:
    """Copy everything; return zero once it is in the target."""
    try:
        source, target = place_named("FROM", options.source), place_named("TO", options.target)
    except ValueError as error:
        print(f"error: {error}", file=sys.stderr)
        return ExitCode.CONFIG
    try:
        asyncio.run(move(source, target, _say, _replayed))
    except StoreError as error:
        print(f"error: {error}", file=sys.stderr)
        return ExitCode.STORE
    _say(f"everything is in {target}; {source} is as it was")
    return 0


def place_named(name: str, text: str) -> Place:
    """Return the database that a command line names; raises ValueError."""
    if "://" not in text:
        return Path(text)
    try:
        return place_of(text)
    except ValueError as error:
        # The address is not shown, because it may hold a password.
        raise ValueError(f"{name}: {error}") from None


def _say(line: str) -> None:
    print(line, flush=True)


async def _replayed(source: Transaction, target: Transaction) -> None:
    """Replay every open game from both; raises StoreError for one that differs."""
    games = [
        str(game)
        for (game,) in await source.values(
            CoreSql.open_games, shards=Everywhere.shards, held=held(Everywhere.serving)
        )
    ]
    for game in games:
        if await load(source, game) != await load(target, game):
            raise StoreError(f"game {game} is another one after the move: report this")
    _say(f"replayed {len(games):,} open games")
