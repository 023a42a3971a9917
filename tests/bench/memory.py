"""Measure the bot's memory while the same people play one game after the other."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from random import Random
from time import perf_counter

from bot.games.registry import PARTS
from bot.hosting.child import RUN
from bot.local.server import Server
from bot.local.state import Person
from bot.pages.texts import LANGUAGES
from tests.bench.command import run
from tests.bench.load.bots import local_discord, running_bot
from tests.bench.load.tables import Tables
from tests.bench.report import Figure, show, show_figures
from tests.strict.watch import watch

PRESSES = 17_000
SAMPLES = 20
GOAL = 250.0
"""The megabytes allowed for the bot's own process."""
PEOPLE = 4
"""The people at each table; their languages are ours in turn."""
LEVELS = 4


@dataclass(frozen=True, slots=True)
class Sample:
    presses: int
    games: int
    seconds: float
    own: float
    """Megabytes of the bot's own process."""
    workers: float
    """Megabytes of the processes that it has started."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--presses", type=int, default=PRESSES, help="how many to make")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds between two presses at a table")


def main(args: argparse.Namespace) -> int:
    samples = asyncio.run(measure_memory(args.presses, args.pause))
    rows = [
        (
            f"{one.presses}",
            f"{one.games}",
            f"{one.seconds / 60:.1f}",
            f"{one.own:.0f} MB",
            f"{one.workers:.0f} MB",
        )
        for one in samples
    ]
    show("Memory while people play", ("presses", "games", "minutes", "the bot", "its workers"), rows)
    return show_figures("At most", [Figure("the bot", max(one.own for one in samples), "MB", GOAL)])


async def measure_memory(presses: int = PRESSES, pause: float = 0.0, seed: int = 1) -> list[Sample]:
    """Return the bot's memory at the start and `SAMPLES` times on the way; Linux only."""
    async with local_discord() as (server, folder), running_bot(server, folder, command=RUN) as bot:
        watch(server.hub).journal.is_kept = watch(server.hub).visibility.is_kept = False
        async with aclosing(_Playing(server, bot.pid, pause, seed).samples(presses)) as samples:
            return [sample async for sample in samples]


class _Playing:
    def __init__(self, server: Server, bot: int, pause: float, seed: int) -> None:
        self._bot = bot
        self._pause = pause
        self._tables = Tables(server.hub, seed)
        self._chance = Random(seed)
        self._begin = perf_counter()
        self._presses = self._games = 0
        for locale in islice(cycle(LANGUAGES), PEOPLE):
            self._tables.invite(1, locale)

    async def samples(self, presses: int) -> AsyncGenerator[Sample, None]:
        yield self._sample()
        playing = [asyncio.create_task(self._play(group)) for group in self._tables.groups]
        try:
            for number in range(1, SAMPLES + 1):
                while self._presses < presses * number // SAMPLES:
                    await asyncio.wait(playing, timeout=0.1, return_when=asyncio.FIRST_EXCEPTION)
                    for task in playing:
                        if task.done():
                            task.result()
                self._tables.crowd.drop_old_pictures()
                yield self._sample()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def _play(self, group: list[Person]) -> None:
        while True:
            level = str(self._chance.randint(1, LEVELS))
            game = self._tables.play(group, self._chance.choice([*PARTS]), level=level)
            async with aclosing(game) as presses:
                async for is_answered in presses:
                    self._presses += is_answered
                    await asyncio.sleep(self._pause)
            self._games += 1

    def _sample(self) -> Sample:
        workers = sum(map(_megabytes, _descendants(self._bot)))
        seconds = perf_counter() - self._begin
        return Sample(self._presses, self._games, seconds, _megabytes(self._bot), workers)


def _megabytes(process: int) -> float:
    """Return a process's resident megabytes; 0 if it has ended."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    except OSError:
        return 0.0
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6


def _descendants(process: int) -> list[int]:
    children = Path(f"/proc/{process}/task").glob("*/children")
    found = [int(child) for file in children for child in file.read_text().split()]
    return [*found, *(one for child in found for one in _descendants(child))]


if __name__ == "__main__":
    sys.exit(run("memory"))
