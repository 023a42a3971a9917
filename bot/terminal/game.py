"""`terminal`: a whole game in this terminal against computer players, on the bot's own turn loop."""

from __future__ import annotations

import argparse
import asyncio
import io
import os
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console

from bot.games.brilliant.levels.files import level_text, load, names
from bot.games.computers import STAND_IN, strengths
from bot.pages.texts import LANGUAGES, language
from bot.store.database import Store
from bot.terminal.table import LocalTable
from bot.turns.coordinator import Coordinator
from bot.turns.look import Person, Wish
from engine.brilliant.state import MAX_SEATS, StartMode
from engine.game import MalformedText

USER = 1
"""The person at the keyboard."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--level", default="1", help=f"one of {', '.join(names())}, or a code")
    seats = range(1, MAX_SEATS + 1)
    parser.add_argument(
        "--players", type=int, default=3, choices=seats, help="you and computer players; 1 is the solo game"
    )
    modes = [mode.value for mode in StartMode]
    parser.add_argument(
        "--start", default=StartMode.STARS.value, choices=modes, help="where start numbers go"
    )
    parser.add_argument(
        "--strength",
        default=STAND_IN,
        choices=strengths("brilliant"),
        help="of the computer players",
    )
    parser.add_argument("--locale", default=system_language(), choices=LANGUAGES, help="your language")


def main(args: argparse.Namespace) -> int:
    """Play until the game, or the input, ends; returns the exit code."""
    try:
        load(args.level)
    except MalformedText as error:
        print(error, file=sys.stderr)
        return 2
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            # A strange byte, or a terminal without our signs, is no reason to stop.
            stream.reconfigure(errors="replace")
    console = Console(highlight=False, emoji=False, markup=False)
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        store = Store(Path(folder) / "play.sqlite3")
        runner.run(store.__aenter__())
        coordinator = Coordinator(store, lambda: time.time_ns() // 1_000_000, lambda _: None)
        try:
            game = runner.run(_opened(coordinator, args))
            LocalTable(runner, coordinator, game, USER, console=console, locale=args.locale).play()
        finally:
            runner.run(coordinator.close())
            runner.run(store.__aexit__())
    return 0


async def _opened(coordinator: Coordinator, args: argparse.Namespace) -> str:
    """A game of the person and computer players that has begun; its id."""
    wish = Wish(
        game="brilliant",
        variant=args.level,
        mode="solo" if args.players == 1 else "table",
        rules={"level": level_text(args.level), "start": args.start},
        seats=args.players,
        clock="none",
        panel="dm",
        guild_id=None,
        channel_id=0,
        locale=args.locale,
    )
    game = await coordinator.open_lobby(wish, Person(USER, "", args.locale))
    for _ in range(args.players - 1):
        await coordinator.add_computer(game, USER, args.strength)
    return game


def system_language() -> str:
    """The language of the environment, where we have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return language(value.replace("_", "-"))
    return language(None)
