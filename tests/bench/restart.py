"""Restarts a bot with many open games, few file descriptors and messages out of date, while people press:
`python -m tests.bench.restart --games 5000`. It ends by itself; the simulated Discord has no rate
limits."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
from asyncio.subprocess import Process
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter

from bot.hosting.child import DATABASE, start_bot, stop_bot
from bot.local.carrier import GATEWAY
from bot.local.server import Server
from bot.pages.control import Verb
from tests.bench.command import run
from tests.bench.load.bots import cpu_seconds, local_discord
from tests.bench.open_games import STALE, OpenGame, write_games
from tests.bench.report import Figure, quantile, show_figures
from tests.local.ways import add_way, addresses_by, is_online
from tests.strict.watch import watch
from tests.world.chat import Crowd
from tests.world.offers import controls

DESCRIPTORS = 1024
"""What many systems give a process."""
MOST_SECONDS = 900.0
BETWEEN_PRESSES = 0.25
FIRST_ANSWER, ALL_CURRENT, MEGABYTES = 5.0, 60.0, 400.0
TRACEBACK = 25
"""Lines that are shown of each error in the log."""
LAGGING = """select (select count(*) from message where shows < wants or is_retired = 1 or is_unsure = 1)
    + (select count(*) from player where computer is not null and not exists (
        select 1 from entry where entry.game = player.game and entry.seat = player.seat))"""
"""Messages that are not current or not yet compared, and moves that computer players owe."""


@dataclass(slots=True)
class Figures:
    games: int
    messages: int
    online: float = 0.0
    first_answer: float = 0.0
    current: float = 0.0
    """The times in seconds since the start."""
    answers: list[float] = field(default_factory=list)
    """Seconds from press to callback, while messages were being redrawn."""
    unanswered: int = 0
    megabytes: float = 0.0
    descriptors: int = 0
    threads: int = 0
    cpu: float = 0.0
    """Seconds of the bot's processor time."""
    log: str = ""
    stale: int = 0

    @property
    def faults(self) -> list[str]:
        """Return what is wrong on any machine."""
        found = [f"{self.stale} messages are as they were"] if self.stale else []
        found += [f"{self.unanswered} presses were not answered"] if self.unanswered else []
        lines = self.log.splitlines()
        errors = [at for at, line in enumerate(lines) if " ERROR " in line]
        return found + ["log: " + "\n".join(lines[at : at + TRACEBACK]) for at in errors[:5]]

    def report(self) -> list[Figure]:
        return [
            Figure("messages out of date", self.messages, ""),
            Figure("online", self.online, "s"),
            Figure("first press answered", self.first_answer, "s", FIRST_ANSWER),
            Figure("all messages current", self.current, "s", ALL_CURRENT),
            Figure("presses answered meanwhile", len(self.answers), ""),
            Figure("their answers, median", quantile(self.answers or [0.0], 0.5), "s"),
            Figure("their answers, slowest", max(self.answers, default=0.0), "s"),
            Figure("memory", self.megabytes, "MB", MEGABYTES),
            Figure("descriptors", self.descriptors, ""),
            Figure("threads", self.threads, ""),
            Figure("CPU time of the bot", self.cpu, "s"),
            Figure("faults", len(self.faults), "", 0),
        ]


class Restart:
    def __init__(self, server: Server, directory: Path, seed: int, descriptors: int) -> None:
        self._server = server
        self._directory = directory
        self._crowd = Crowd(server.hub)
        self._chance = Random(seed)
        self._seed = seed
        self._most = descriptors

    async def run(self, count: int, stale: float) -> Figures:
        hub = self._server.hub
        watch(hub).journal.is_kept = watch(hub).visibility.is_kept = False
        games = await write_games(self._directory / DATABASE, hub, count, self._seed, stale)
        figures = Figures(count, sum(1 + len(game.panels) for game in games if game.is_stale))
        log = self._directory / "bot.log"
        begin = perf_counter()
        with log.open("wb") as output:
            command = ("-m", "tests.bench.limited", str(self._most))
            bot = await start_bot(self._server, self._directory, output, command=command)
        try:
            async with asyncio.timeout(MOST_SECONDS):
                await self._measure(bot, games, figures, begin)
        finally:
            await stop_bot(bot)
        figures.stale = sum(
            message.words == STALE for kept in hub.world.messages.values() for message in kept.values()
        )
        figures.log = log.read_text(encoding="utf-8")
        return figures

    async def _measure(self, bot: Process, games: list[OpenGame], figures: Figures, begin: float) -> None:
        while not await is_online(self._server):
            if bot.returncode is not None:
                raise RuntimeError(f"the bot ended by itself with {bot.returncode}")
            await asyncio.sleep(0.01)
        figures.online = perf_counter() - begin
        while True:
            await self._press(self._chance.choice(games), figures)
            figures.first_answer = figures.first_answer or perf_counter() - begin
            self._weigh(bot, figures)
            if not await asyncio.to_thread(self._lagging):
                break
            await asyncio.sleep(BETWEEN_PRESSES)
        figures.current = perf_counter() - begin

    async def _press(self, game: OpenGame, figures: Figures) -> None:
        """A person asks for the menu of their panel, or for the sheet as text.

        A move would cause the next throw three seconds later, and more redraws.
        """
        hub = self._server.hub
        message = hub.world.message(game.panels[0].channel_id, game.panels[0].id)
        parts = [] if message is None else list(controls(message))
        part = next((part for part in parts if part.control.verb in (Verb.MORE, Verb.TEXT)), None)
        if part is None:
            return
        value = part.values[0] if part.values else None
        outcome = await self._crowd.press(game.people[0], part, value)
        if outcome.seconds is None:
            figures.unanswered += 1
        else:
            figures.answers.append(outcome.seconds)

    def _weigh(self, bot: Process, figures: Figures) -> None:
        place = Path(f"/proc/{bot.pid}")
        status = dict(line.split(":", 1) for line in (place / "status").read_text().splitlines())
        figures.megabytes = int(status["VmHWM"].split()[0]) / 1024
        figures.cpu = cpu_seconds(bot.pid) or 0.0
        figures.threads = max(figures.threads, int(status["Threads"]))
        figures.descriptors = max(figures.descriptors, len(list((place / "fd").iterdir())))

    def _lagging(self) -> int:
        with closing(sqlite3.connect(self._directory / DATABASE)) as connection:
            [count] = connection.execute(LAGGING).fetchone()
            return int(count)


async def restart(
    games: int, seed: int, descriptors: int = DESCRIPTORS, stale: float = 1.0, way: str = GATEWAY
) -> Figures:
    # All games lie in one channel, whose limit would take one redraw a second: hours, where the bot needs a minute.
    async with local_discord(addresses=addresses_by(way)) as (server, folder):
        return await Restart(server, folder, seed, descriptors).run(games, stale)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--descriptors", type=int, default=DESCRIPTORS, help="as `ulimit -n`")
    parser.add_argument(
        "--stale", type=float, default=1.0, help="share of games whose messages are out of date"
    )
    add_way(parser)


def main(options: argparse.Namespace) -> int:
    figures = asyncio.run(
        restart(options.games, options.seed, options.descriptors, options.stale, options.way)
    )
    print(*figures.faults, sep="\n")
    return show_figures(f"A restart with {figures.games:,} open games", figures.report())


if __name__ == "__main__":
    sys.exit(run("restart"))
