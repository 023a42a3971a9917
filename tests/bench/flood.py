"""What others notice while one person floods the bot: their response times with and without the flood, in
turn.

Tables of four play at a person's pace on one server. On another one a person requests 150 random levels and
sends 1,500 commands `/brilliant play` within ten seconds; then it is quiet for as long, then another person
does the same, and so on. Other load on the machine affects both. `python -m tests.bench.flood`
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median
from time import perf_counter

from bot.hosting.child import RUN
from bot.local.interactions import Interaction
from bot.local.server import Server
from bot.local.state import Channel, Json, Person
from tests.bench.command import run
from tests.bench.load.bots import cpu_seconds, local_discord, running_bot
from tests.bench.load.tables import Tables
from tests.bench.report import Figure, quantile, show, show_figures
from tests.local.ways import add_way, addresses_by
from tests.strict.watch import watch

PLAY, LEVEL = "brilliant play", "brilliant solo"
COMMANDS, LEVELS = 1_500, 150
SECONDS = 10.0
PAUSES = (1.0, 3.0)
"""Seconds between a person's presses, at least and at most."""
PAUSE = 0.005
"""Seconds between two looks at how late this process is."""
COLUMNS = ("", "presses", "p50", "p99", "p99 of the crowd's own lag", "CPU time of the bot")
WORST = 2.0
"""The factor by which the slowest answers of others may slow down in a flood, in the median of the rounds."""


@dataclass(slots=True)
class Felt:
    """The measurements of the others in one window."""

    latencies: list[float] = field(default_factory=list)
    unanswered: int = 0
    lags: list[float] = field(default_factory=list)
    """How late the crowd's own process, also that of the local Discord and the flooder, woke up, in
    seconds."""
    cpu: float = 0.0
    """Seconds of the bot's CPU time."""

    def cells(self) -> Sequence[str]:
        times = (
            quantile(self.latencies, 0.5),
            quantile(self.latencies, 0.99),
            quantile(self.lags, 0.99),
        )
        return (
            f"{len(self.latencies)}",
            *(f"{1000 * seconds:.1f} ms" for seconds in times),
            f"{self.cpu:.1f} s",
        )


class Flood:
    def __init__(self, server: Server, bot: Process, tables: int, seed: int) -> None:
        self._bot = bot
        self._hub = server.hub
        self._chance = Random(seed)
        self._tables = Tables(self._hub, seed)
        self._tables.invite(tables)
        self._strangers: set[str] = set()
        self.answers = Counter[str]()
        """The answers to those who flood."""
        self._move_strangers_away()

    async def run(self, channels: Sequence[Channel]) -> list[tuple[Felt, Felt]]:
        """Measure without and with a flood, one round for each of these channels."""
        await self._tables.open(self._tables.groups)
        await self._window()
        return [(await self._window(), await self._window(channel)) for channel in channels]

    async def _window(self, channel: Channel | None = None) -> Felt:
        """Play for ten seconds, in which a new person floods the channel."""
        felt, until, before = Felt(), perf_counter() + SECONDS, cpu_seconds(self._bot.pid) or 0.0
        people = [person for group in self._tables.groups for person in group]
        work = [self._play(person, until, felt) for person in people]
        work.append(_watch(until, felt))
        if channel is not None:
            work.append(self._flood(channel))
        await asyncio.gather(*work)
        felt.cpu = (cpu_seconds(self._bot.pid) or 0.0) - before
        return felt

    async def _play(self, person: Person, until: float, felt: Felt) -> None:
        """Press what is owed, at a person's pace."""
        await asyncio.sleep(self._chance.uniform(0, PAUSES[1]))
        while perf_counter() < until:
            if turn := await self._tables.turn(person):
                outcome = await self._tables.hands[person.id].press(*turn)
                if outcome.seconds is None:
                    felt.unanswered += 1
                else:
                    felt.latencies.append(outcome.seconds)
            await asyncio.sleep(self._chance.uniform(*PAUSES))

    async def _flood(self, channel: Channel) -> None:
        person = self._hub.add_person(f"Flooder {len(self._strangers)}", "en-US")
        self._strangers.add(person.id)
        commands = [(LEVEL, {"level": "random"})] * LEVELS + [(PLAY, dict[str, str]())] * COMMANDS
        begin, given = perf_counter(), list[asyncio.Task[None]]()
        for number, (name, options) in enumerate(commands):
            await asyncio.sleep(max(0.0, begin + SECONDS * number / len(commands) - perf_counter()))
            given.append(asyncio.create_task(self._give(channel, person, name, options)))
        await asyncio.gather(*given)

    async def _give(self, channel: Channel, person: Person, name: str, options: dict[str, str]) -> None:
        outcome = await self._tables.crowd.command_in(channel, person, name, options)
        self.answers["unanswered" if outcome.seconds is None else "answered"] += 1

    def opened(self) -> int:
        """How many games those who flood have opened."""
        places = self._hub.world.messages.values()
        shown = (message.words for messages in places for message in messages.values())
        hosts = [f"<@{person}> – host" for person in self._strangers]
        return sum(any(host in content for host in hosts) for content in shown)

    def _move_strangers_away(self) -> None:
        """Make their actions come from another server, as far as the bot can see."""
        write, guild = self._hub.interactions._payload, self._hub.new_id()

        def payload(made: Interaction, person: Person, channel: Channel, data: Json) -> Json:
            sent = write(made, person, channel, data)
            if person.id in self._strangers:
                sent |= {"guild_id": guild, "guild": {**sent["guild"], "id": guild}}
            return sent

        self._hub.interactions._payload = payload  # type: ignore[method-assign]  # the server has no hook for it


async def _watch(until: float, felt: Felt) -> None:
    """Record how late this process itself is, which delays the measured answers."""
    while (begin := perf_counter()) < until:
        await asyncio.sleep(PAUSE)
        felt.lags.append(max(0.0, perf_counter() - begin - PAUSE))


async def measure(tables: int, rounds: int, seed: int, way: str) -> tuple[list[tuple[Felt, Felt]], Flood]:
    places = ("games", *(f"flood-{number}" for number in range(rounds)))
    addresses = addresses_by(way)
    async with local_discord(channels=places, has_limits=True, addresses=addresses) as (server, folder):
        watch(server.hub).journal.is_kept = watch(server.hub).visibility.is_kept = False
        # The local Discord answers in this process, so its garbage collection must not delay the answers.
        gc.disable()
        log = folder / "bot.log"
        with log.open("wb") as output:
            async with running_bot(server, folder, output, command=RUN, LIMITS="on") as bot:
                flood = Flood(server, bot, tables, seed)
                channels = [c for c in server.hub.world.channels.values() if c.name != places[0]]
                felt = await flood.run(channels)
        if lines := log.read_text(encoding="utf-8").splitlines():
            print(f"the bot logged {len(lines)} lines, the first: {lines[0]}")
    return felt, flood


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=20, help="of four people each")
    parser.add_argument("--rounds", type=int, default=5, help="each of ten quiet seconds and ten of a flood")
    parser.add_argument("--seed", type=int, default=1)
    add_way(parser)


def main(options: argparse.Namespace) -> int:
    felt, flood = asyncio.run(measure(options.tables, options.rounds, options.seed, options.way))
    windows = [(kind, one) for pair in felt for kind, one in zip(("quiet", "flood"), pair, strict=True)]
    show("Answers to the others", COLUMNS, [(kind, *one.cells()) for kind, one in windows])
    ratios = [quantile(flooded.latencies, 0.99) / quantile(quiet.latencies, 0.99) for quiet, flooded in felt]
    figures = [
        Figure("p99 of the others in a flood, by the quiet one; median", median(ratios), "x", WORST),
        Figure("at worst", max(ratios), "x"),
        Figure("presses of the others not answered", sum(one.unanswered for _, one in windows), "", 0),
        Figure("commands of the flood answered", flood.answers["answered"], ""),
        Figure("not answered", flood.answers["unanswered"], ""),
        Figure("tables that it opened", flood.opened(), ""),
    ]
    return show_figures("A flood", figures)


if __name__ == "__main__":
    sys.exit(run("flood"))
