"""`python -m bot export DATABASE GAME`: write finished games as records, which anybody can check."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Sequence
from pathlib import Path

from bot.hosting.move_store import place_named
from bot.store.address import Place
from bot.store.engines import store_on
from bot.turns.finished import finished_game
from bot.turns.game import LoadedGame
from bot.turns.look import Refused
from engine.game import MalformedText, quote
from engine.games import parse_log
from tests.bench.records import record
from tests.bench.simulation import Simulated

PERSON = "person"
NOBODY = 0
REFUSED = {
    "no_game": "there is no such game",
    "review_not_over": "it has not been played to its end",
    "daily_open": "others may still be playing its daily sheet",
    "challenge_open": "its challenge is still open",
    "old_rules": "it was played by older rules",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "a database is a file, sqlite:///FILE or postgresql://USER@HOST/NAME; the bot may go on running. "
        "Records name no person; docs/record-format.md describes them and how to check them."
    )
    parser.add_argument("database", metavar="DATABASE", help="the database that holds the games")
    parser.add_argument("games", metavar="GAME", nargs="+", help="the id of a game")


def main(options: argparse.Namespace) -> int:
    """Print a record on each line; return zero once all are printed."""
    place = place_named("DATABASE", options.database)
    if isinstance(place, Path):
        place.stat()  # a store would make the file
    for line in asyncio.run(_records(place, [game.strip().lower() for game in options.games])):
        print(line)
    return 0


async def _records(place: Place, games: Sequence[str]) -> list[str]:
    """Return the record of each game; raises MalformedText for one that has none yet."""
    found = []
    async with store_on(place) as store:
        for game in games:
            try:
                loaded = await finished_game(store, game, NOBODY, int(time.time() * 1000))
            except Refused as refused:
                raise MalformedText(f"game {quote(game)}: {REFUSED[refused.code]}") from refused
            found.append(record_of(loaded))
    return found


def record_of(loaded: LoadedGame) -> str:
    """Return the record of a finished game; people in it have no names."""
    log, dice = parse_log(loaded.row.header or "", loaded.events), loaded.dice
    players = tuple(player.computer or PERSON for player in loaded.players)
    played = Simulated(dice.game, dice.seed, log.header, players, log.events, loaded.view(None))
    mixed_in = None if dice.interactions is None else list(dice.interactions)
    skipped = [int(number) for number in loaded.row.dice.skipped.split()]
    return record(played, {"interactions": mixed_in, **({"skipped": skipped} if skipped else {})})
