"""`move-store`: copies all games from one database to another, and replays those that are open."""

from __future__ import annotations

import argparse
import asyncio
import sys

from bot.hosting.replaying import open_games, same_games
from bot.settings import ExitCode
from bot.store.address import Place, path_of, place_of
from bot.store.database import Transaction
from bot.store.errors import StoreError
from bot.store.moving import move


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
    try:
        return place_of(text) if "://" in text else path_of(text)
    except ValueError as error:
        # The address is not shown, because it may hold a password.
        raise ValueError(f"{name}: {error}") from None


def _say(line: str) -> None:
    print(line, flush=True)


async def _replayed(source: Transaction, target: Transaction) -> None:
    await same_games(source, target)
    _say(f"replayed {len(await open_games(source)):,} open games")
