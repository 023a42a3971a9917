"""`recompute`: derives all ratings again from the results."""

from __future__ import annotations

import argparse
import asyncio

from bot.hosting.move_store import place_named
from bot.store.address import Place
from bot.store.engines import store_on
from bot.store.ratings import Ratings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "a database is a file, sqlite:///FILE or postgresql://USER@HOST/NAME; the bot may go on running."
    )
    parser.add_argument("database", metavar="DATABASE", help="the database that holds the results")


def main(options: argparse.Namespace) -> int:
    """Derive all ratings again; return zero once they follow from the results."""
    rated = asyncio.run(_recompute(place_named("DATABASE", options.database)))
    print(f"rated games: {rated:,}")
    return 0


async def _recompute(place: Place) -> int:
    async with store_on(place) as store:
        ratings = Ratings(store)
        await ratings.recompute(lambda left: print(f"still to be rated: {left:,} games", flush=True))
        return await ratings.count()
