"""What others feel while one person floods the bot: their answers' times before, during and after.

Tables of four play at a person's pace on one server. On another one a person gives 1,500 commands `/brilliant play`
and 150 for a random level within ten seconds. `python -m tests.process.flood`
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from asyncio.subprocess import Process
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from bot.hosting.child import start_bot, stop_bot
from bot.local.interactions import Interaction
from bot.local.ratelimit import Limits
from bot.local.server import Server, start
from bot.local.state import Channel, Json, Person, Setup
from bot.tools.load.measure import _cpu_seconds
from bot.tools.load.tables import Tables

COMMAND = "brilliant play"
COMMANDS, LEVELS = 1_500, 150
SECONDS = 10.0
PAUSES = (1.0, 3.0)
"""Seconds between a person's presses, at least and at most."""
WORST = 2.0
"""How much longer the slowest answers of others may take during the flood."""


@dataclass(slots=True)
class Felt:
    """What the others felt in one phase."""

    latencies: list[float] = field(default_factory=list)
    unanswered: int = 0
    cpu: float = 0.0
    """Seconds of the bot's CPU time."""

    def quantile(self, share: float) -> float:
        """Milliseconds within which this share of presses was answered."""
        ordered = sorted(self.latencies)
        return 1_000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    def line(self, name: str) -> str:
        p50, p99 = self.quantile(0.5), self.quantile(0.99)
        return (
            f"{name:7} {len(self.latencies):5} presses  p50 {p50:6.1f} ms  p99 {p99:6.1f} ms"
            f"  unanswered {self.unanswered}  CPU {self.cpu:.1f} s"
        )


class Flood:
    def __init__(self, server: Server, bot: Process, tables: int, seed: int) -> None:
        self._bot = bot
        self._hub = server.hub
        self._chance = Random(seed)
        self._tables = Tables(self._hub, seed)
        self._tables.invite(tables)
        self._crowd = self._tables._crowd
        self._person = self._hub.add_person("Flooder", "en-US")
        self.answers = Counter[str]()
        """The answers to the person who floods."""
        self._move_away(self._person)

    async def run(self, phases: dict[str, float]) -> dict[str, Felt]:
        """Play each phase for so many seconds; during `flood` the person floods."""
        await self._tables.open(self._tables.groups)
        people = [person for group in self._tables.groups for person in group]
        felt = {name: Felt() for name in phases}
        for name, seconds in phases.items():
            until, before = perf_counter() + seconds, _cpu_seconds(self._bot.pid) or 0.0
            work = [self._play(person, until, felt[name]) for person in people]
            if name == "flood":
                work.append(self._flood(seconds))
            await asyncio.gather(*work)
            felt[name].cpu = (_cpu_seconds(self._bot.pid) or 0.0) - before
        return felt

    async def _play(self, person: Person, until: float, felt: Felt) -> None:
        """Press what is owed, at a person's pace."""
        await asyncio.sleep(self._chance.uniform(0, PAUSES[1]))
        while perf_counter() < until:
            if part := next(self._tables._turn(person), None):
                outcome = await self._crowd.press(person, part, self._tables._value(part))
                if outcome.seconds is None:
                    felt.unanswered += 1
                else:
                    felt.latencies.append(outcome.seconds)
            await asyncio.sleep(self._chance.uniform(*PAUSES))

    async def _flood(self, seconds: float) -> None:
        options: list[dict[str, Any]] = [{}] * COMMANDS + [{"level": "random"}] * LEVELS
        self._chance.shuffle(options)
        begin, given = perf_counter(), list[asyncio.Task[None]]()
        for number, chosen in enumerate(options):
            await asyncio.sleep(max(0.0, begin + seconds * number / len(options) - perf_counter()))
            given.append(asyncio.create_task(self._give(chosen)))
        await asyncio.gather(*given)

    async def _give(self, options: dict[str, Any]) -> None:
        outcome = await self._crowd.command(self._person, COMMAND, **options)
        self.answers["unanswered" if outcome.seconds is None else "answered"] += 1

    def lobbies(self) -> int:
        """How many lobbies of the person who floods are open."""
        messages = self._hub.world.messages.get(self._crowd.channel.id, {}).values()
        return sum(f"<@{self._person.id}> – host" in message.content for message in messages)

    def _move_away(self, stranger: Person) -> None:
        """What this person does comes from another server, as far as the bot can see."""
        write, guild = self._hub.interactions._payload, self._hub.new_id()

        def payload(made: Interaction, person: Person, channel: Channel, data: Json) -> Json:
            sent = write(made, person, channel, data)
            if person.id == stranger.id:
                sent |= {"guild_id": guild, "guild": {**sent["guild"], "id": guild}}
            return sent

        self._hub.interactions._payload = payload  # type: ignore[method-assign]


async def measure(
    tables: int, seconds: float, seed: int, *, has_limits: bool
) -> tuple[dict[str, Felt], Flood]:
    with tempfile.TemporaryDirectory() as name:
        limits = Limits(global_limit=1_000_000, rules={})
        server = await start(setup=Setup(people=("Ada",)), limits=limits)
        server.hub.journal.is_kept = server.hub.visibility.is_kept = False
        log = Path(name) / "bot.log"
        with log.open("wb") as output:
            settings = {"LOG_LEVEL": "WARNING", "LIMITS": "on" if has_limits else "off"}
            bot = await start_bot(server, Path(name), output, **settings)
        try:
            async with asyncio.timeout(30):
                while not server.hub.gateway.is_online:  # noqa: ASYNC110 (the server tells no event)
                    await asyncio.sleep(0.01)
            flood = Flood(server, bot, tables, seed)
            phases = {"warm up": seconds / 2, "quiet": seconds, "flood": SECONDS, "after": seconds}
            felt = await flood.run(phases)
        finally:
            await stop_bot(bot)
            await server.stop()
        if lines := log.read_text(encoding="utf-8").splitlines():
            print(f"the bot logged {len(lines)} lines, the first: {lines[0]}")
        return felt, flood


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.process.flood", description=__doc__)
    parser.add_argument("--tables", type=int, default=20, help="of four people each")
    parser.add_argument("--seconds", type=float, default=30.0, help="before and after the flood")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--without-limits", action="store_true", help="to see what they are good for")
    options = parser.parse_args()
    felt, flood = asyncio.run(
        measure(options.tables, options.seconds, options.seed, has_limits=not options.without_limits)
    )
    print("\n".join(one.line(name) for name, one in felt.items()))
    print(f"flooder: {dict(flood.answers)}, open lobbies: {flood.lobbies()}")
    ratio = felt["flood"].quantile(0.99) / felt["quiet"].quantile(0.99)
    print(f"p99 of others during the flood: {ratio:.2f} times its quiet value")
    return int(ratio > WORST or any(one.unanswered for one in felt.values()))


if __name__ == "__main__":
    sys.exit(main())
