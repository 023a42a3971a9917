"""How long the messages of a quiet table are behind, alone and beside one busy channel.

`python -m tests.bench.busy_channel --games 16 --seconds 60` lets one table play slowly in a channel of its own, first alone
and then while the people of so many games in another channel press as fast as they are answered. Discord's usual limits
hold: five edits in five seconds for each channel. With `--channels 16` the same games are spread over so many channels: what
the quiet table is behind then comes from the presses, not from their channel.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from argparse import ArgumentParser, Namespace
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter

from bot.hosting.child import DATABASE
from tests.bench.command import run
from tests.bench.load.bots import cpu_seconds, local_discord, running_bot
from tests.bench.load.tables import AT_ONCE, Tables
from tests.bench.report import Figure, show_figures

CALM = "calm"
LOOK = 0.05
"""Seconds between two looks at the database."""
THINKING = 5.0
"""Seconds between two presses at the quiet table."""
PRESSING = 0.2
MOST = 2.0
"""How many times as long as alone the quiet table may be behind."""
BEHIND = "select id, shows from message where game = ? and not is_retired and shows < wants"


@dataclass
class Watch:
    """The times, in seconds, for which a message of a game showed one state while there was a newer one."""

    path: Path
    game: str
    spells: list[float] = field(default_factory=list)

    async def look(self, seconds: float) -> None:
        end, since = perf_counter() + seconds, dict[tuple[int, int], float]()
        with closing(sqlite3.connect(f"{self.path.as_uri()}?mode=ro", uri=True)) as database:
            while (now := perf_counter()) < end:
                behind = {key: since.get(key, now) for key in database.execute(BEHIND, (self.game,))}
                self.spells += [now - since[key] for key in since.keys() - behind.keys()]
                since = behind
                await asyncio.sleep(LOOK)
        self.spells += [perf_counter() - begun for begun in since.values()]


async def play_slowly(tables: Tables, seconds: float) -> None:
    end, [people] = perf_counter() + seconds, tables.groups
    while perf_counter() < end:
        for person in people:
            await tables.press_in_turn([person], PRESSING)
            await asyncio.sleep(THINKING)


async def measure(games: int, channels: int, seconds: float, seed: int) -> tuple[Watch, Watch, int, float]:
    """Return the quiet table's times alone and beside the busy channels, the presses made there, and the bot's CPU time
    meanwhile."""
    places = [f"busy-{number}" for number in range(channels)]
    async with (
        local_discord(channels=(CALM, *places), has_limits=True) as (server, folder),
        running_bot(server, folder, LOG_LEVEL="ERROR") as bot,
    ):
        calm, *busy = (Tables(server.hub, seed, place) for place in (CALM, *places))
        calm.invite(1)
        await calm.open(calm.groups)
        path = folder / DATABASE
        with closing(sqlite3.connect(path)) as database:
            [(game,)] = database.execute("select id from game").fetchall()
        alone, beside = Watch(path, game), Watch(path, game)
        await asyncio.gather(play_slowly(calm, seconds), alone.look(seconds))
        for tables in busy:
            tables.invite(games // channels)
            await tables.open(tables.groups)
        presses = [
            tables.press(
                [person for group in tables.groups for person in group], seconds, AT_ONCE // channels
            )
            for tables in busy
        ]
        before = cpu_seconds(bot.pid) or 0.0
        windows, _, _ = await asyncio.gather(
            asyncio.gather(*presses), play_slowly(calm, seconds), beside.look(seconds)
        )
        cpu = (cpu_seconds(bot.pid) or 0.0) - before
        return alone, beside, sum(len(window.answered) for window in windows), cpu


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--channels", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)


def main(given: Namespace) -> int:
    """Return 0 if the quiet table was behind at most twice as long as alone."""
    alone, beside, presses, cpu = asyncio.run(measure(given.games, given.channels, given.seconds, given.seed))
    title = (
        f"{presses / given.seconds:.1f} presses a second in {given.channels} busy channels; "
        f"the bot at work {cpu / given.seconds:.0%} of the time"
    )
    return show_figures(
        title,
        [
            Figure("alone, median", median(alone.spells), "s"),
            Figure("alone, longest", max(alone.spells), "s"),
            Figure("beside, median", median(beside.spells), "s"),
            Figure("beside, longest", max(beside.spells), "s", MOST * max(alone.spells)),
        ],
    )


if __name__ == "__main__":
    sys.exit(run("busy_channel"))
