"""Disturbs several processes on one PostgreSQL while people play at many tables: `python -m
tests.process.cluster`.

Processes are killed and restarted, stopped for longer than their leases, and lose their notifications; their
clocks are an hour apart. Then each is replaced by a new one, again and again. The actions follow from the
seed, the interleaving of the processes does not.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from time import perf_counter

from bot.local.ratelimit import Limits
from bot.local.server import Server, start
from bot.local.starts import Sharding
from bot.local.state import Setup
from bot.store.address import DatabaseServer as Database
from tests import databases
from tests.process.checks import Checker
from tests.process.fleet import Fleet, Member
from tests.process.gathering import Gathering, Sent

SHARDS = 6
BUCKETS = 16
LOOK_SECONDS = 0.2
SERVED_SECONDS = 90.0
PAUSED_SECONDS = 6.0
"""Longer than a lease."""
STARVED = 1.0
"""Seconds of waiting for a processor, within two or three, after which the machine is blamed."""
ANSWERED_WITHIN = 3.0
"""Seconds that Discord waits for an answer."""
LATE = 2_000
"""Milliseconds; no deadline may be later."""
REST_SECONDS = 90.0
AFTER_OUTAGE = 0.5
CHECKS = 3
AFTER_CHANGES = 3.0
"""Seconds between them."""
PICTURES = 60
"""Compared at the end, of hundreds."""
TROUBLES = ("kill", "kill", "kill", "pause", "deaf")


@dataclass(slots=True)
class Report:
    seed: int
    tables: int
    processes: int
    seconds: float = 0.0
    troubles: Counter[str] = field(default_factory=Counter)
    outages: list[tuple[float, float]] = field(default_factory=list)
    """The times at which some shard seemed to have no process."""
    answers: list[float] = field(default_factory=list)
    unheard: int = 0
    """Unanswered presses that no process received, because none was connected there."""
    cut_off: int = 0
    """Unanswered presses that only processes received which were killed or stopped before they could
    answer."""
    deserted: int = 0
    """Unanswered presses while no process lived through the three seconds that Discord waits."""
    starved: int = 0
    """Unanswered presses, and late deadlines, whose processes waited for a processor most of the time."""
    asked_again: int = 0
    """Second answers, which Discord refused, of presses whose first answerer may have died."""
    latest: int = 0
    rolling_answers: list[float] = field(default_factory=list)
    replaced: int = 0
    refused_starts: int = 0
    games: int = 0
    events: int = 0
    faults: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        dark = sum(end - begin for begin, end in self.outages)
        times = f"p50 {_quantile(self.answers, 0.5):.2f} s, p99 {_quantile(self.answers, 0.99):.2f} s"
        rolling = f"{len(self.rolling_answers)} presses, slowest {max(self.rolling_answers, default=0):.2f} s"
        return [
            f"{self.processes} processes, {self.tables} tables, {self.seconds:.0f} s, seed {self.seed}: {len(self.faults)} faults",
            f"troubles: {', '.join(f'{count} {name}' for name, count in sorted(self.troubles.items()))}",
            f"{self.games} games, {self.events} events, {len(self.answers)} presses answered: {times}",
            f"without an answer: {self.unheard} presses heard by nobody, {self.cut_off} only by processes that died",
            f"without a process for three seconds: {self.deserted} presses without an answer",
            f"without a processor: {self.starved} presses without an answer, or looks at late deadlines",
            f"{len(self.outages)} outages of {dark:.0f} s in all; {self.asked_again} presses asked for again",
            f"latest deadline: {self.latest / 1000:.1f} s; sessions begun too soon: {self.refused_starts}",
            f"{self.replaced} processes replaced meanwhile {rolling}",
            *(f"FAULT {fault}" for fault in self.faults),
        ]


class Campaign:
    def __init__(
        self, server: Server, database: Database, directory: Path, report: Report, pause: float
    ) -> None:
        chance = Random(report.seed)
        hub = server.hub
        self._server = server
        self._chance = chance
        self._report = report
        self._fleet = Fleet(server, database, directory, chance)
        channels = [hub.add_guild(f"Club {shard}", shard) for shard in range(SHARDS)]
        self._people = Gathering(hub, channels, chance, pause)
        self._checker = Checker(database, hub, self._people.ledger, most_pictures=PICTURES)
        self._is_served = False

    async def run(self, seconds: float, rounds: int, troubles: Sequence[str]) -> None:
        begin, report = perf_counter(), self._report
        for _ in range(report.processes):
            await self._fleet.add()
        await self._served()
        self._people.invite(report.tables, direct=0.4, idle=0.2)
        watching = asyncio.create_task(self._watch())
        self._people.start()
        try:
            await self._trouble(seconds, troubles)
            await self._served()
            await asyncio.sleep(AFTER_OUTAGE)
            rolling = len(self._people.sent)
            for _ in range(rounds):
                await self._roll()
            report.rolling_answers = [
                one.seconds for one in self._people.sent[rolling:] if one.seconds is not None
            ]
            self._people.pause_all()
            report.faults += await self._rest()
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            await self._people.stop()
            await self._fleet.stop()
        self._judge()
        report.games, report.events = self._checker.totals()
        report.refused_starts = self._server.hub.gateway.starts.refused
        report.seconds = perf_counter() - begin

    async def _trouble(self, seconds: float, troubles: Sequence[str]) -> None:
        until = perf_counter() + seconds
        while perf_counter() < until:
            await asyncio.sleep(2 + 8 * self._chance.random())
            self._people.check_alive()
            kind = self._chance.choice(troubles)
            up = [member for member in self._fleet.members if await self._serves(member)]
            if kind == "deaf":
                self._fleet.deafen(is_on=True)
                await asyncio.sleep(3 + 5 * self._chance.random())
                self._fleet.deafen(is_on=False)
            elif len(up) < 2:
                # Without any process, nothing can be on time.
                continue
            else:
                await self._strike(kind, self._chance.choice(up))
            self._report.troubles[kind] += 1

    async def _serves(self, member: Member) -> bool:
        return member.is_up and await self._fleet.has_joined(member)

    async def _strike(self, kind: str, member: Member) -> None:
        if kind == "kill":
            self._is_served = False
            await self._fleet.kill(member)
            await self._fleet.add()
            return
        self._is_served = False
        self._fleet.pause(member, is_paused=True)
        await asyncio.sleep(PAUSED_SECONDS)
        self._fleet.pause(member, is_paused=False)

    async def _roll(self) -> None:
        """Replace each process by a new one."""
        for member in list(self._fleet.members):
            new = await self._fleet.add()
            async with asyncio.timeout(SERVED_SECONDS):
                while not await self._fleet.has_joined(new):  # noqa: ASYNC110 (the database tells no event)
                    await asyncio.sleep(LOOK_SECONDS)
            code = await self._fleet.retire(member)
            if code:
                self._report.faults.append(f"process {member.number} ended with {code}")
            self._report.replaced += 1

    async def _served(self) -> None:
        async with asyncio.timeout(SERVED_SECONDS):
            while not await self._fleet.is_served(SHARDS):  # noqa: ASYNC110 (the database tells no event)
                await asyncio.sleep(LOOK_SECONDS)
        self._is_served = True

    async def _watch(self) -> None:
        """Note outages and late deadlines."""
        dark_since: float | None = None
        while True:
            now = perf_counter()
            if not self._is_served:
                dark_since = dark_since or now
                self._is_served = await self._fleet.is_served(SHARDS)
            if self._is_served and dark_since is not None:
                self._report.outages.append((dark_since - LOOK_SECONDS, perf_counter() + AFTER_OUTAGE))
                dark_since = None
            self._fleet.look()
            await self._fleet.note_joined()
            late = await self._fleet.lateness()
            if late > LATE and self._is_starved(self._fleet.tokens(), now - LATE / 1000, now):
                self._report.starved += 1
            elif late > LATE:
                self._report.faults.append(f"a deadline was {late} ms late at {_clock(now)}")
            self._report.latest = max(self._report.latest, late)
            await asyncio.sleep(LOOK_SECONDS)

    def _judge(self) -> None:
        for sent in self._people.sent:
            if sent.seconds is not None:
                self._report.answers.append(sent.seconds)
            else:
                self._judge_unanswered(sent)
        for again in self._people.twice:
            if all(self._ran(token, again.at - ANSWERED_WITHIN, again.at) for token in again.heard_by):
                self._report.faults.append(
                    f"press {again.interaction} was answered twice at {_clock(again.at)}"
                )
            else:
                self._report.asked_again += 1

    def _judge_unanswered(self, sent: Sent) -> None:
        end = sent.at + ANSWERED_WITHIN
        survivors = self._fleet.survivors(sent.at, end)
        if not survivors:
            self._report.deserted += 1
            return
        if self._is_starved(sent.heard_by or survivors, sent.at, end):
            self._report.starved += 1
            return
        if not sent.heard_by:
            self._report.unheard += 1
        elif not any(self._ran(token, sent.at, end) for token in sent.heard_by):
            self._report.cut_off += 1
        heard = [self._fleet.by_token[token].number for token in sent.heard_by]
        alive = [self._fleet.by_token[token].number for token in survivors]
        self._report.faults.append(f"{_unanswered(sent)}; heard by {heard}, while {alive} lived")

    def _is_starved(self, tokens: Iterable[str], begin: float, end: float) -> bool:
        """Whether other programs had the processor for so long that the bot cannot be blamed."""
        return all(self._fleet.by_token[token].waited(begin, end) > STARVED for token in tokens)

    def _ran(self, token: str, begin: float, end: float) -> bool:
        return self._fleet.by_token[token].ran(begin, end)

    async def _lasting_faults(self) -> list[str]:
        """Return the lasting faults: deadlines pass while the games are being checked."""
        found = await self._found_faults()
        for _ in range(CHECKS - 1):
            if found:
                await asyncio.sleep(AFTER_CHANGES)
                again = set(await self._found_faults())
                found = [fault for fault in found if fault in again]
        return found

    async def _found_faults(self) -> list[str]:
        # In a thread, so that the processes are still heard.
        return await asyncio.to_thread(asyncio.run, self._checker.faults())

    async def _rest(self) -> list[str]:
        begin, reason = perf_counter(), "people press"
        calm = 0
        while perf_counter() - begin < REST_SECONDS:
            found = "people press" if self._people.in_flight else await asyncio.to_thread(self._checker.lag)
            calm, reason = (calm + 1, reason) if found is None else (0, found)
            if calm == 3:
                return await self._lasting_faults()
            await asyncio.sleep(LOOK_SECONDS)
        return [f"no rest after {REST_SECONDS:.0f} s: {reason}"]


def _unanswered(sent: Sent) -> str:
    return (
        f"{sent.verb} at {_clock(sent.at)} ({'direct' if sent.guild is None else 'server'}) was not answered"
    )


def _clock(at: float) -> str:
    """The time of day, as in the logs."""
    return f"{datetime.now() - timedelta(seconds=perf_counter() - at):%H:%M:%S}"  # noqa: DTZ005 (the logs have local time)


def _quantile(values: list[float], share: float) -> float:
    ordered = sorted(values) or [0.0]
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def run(
    report: Report,
    directory: Path,
    database: Database,
    *,
    seconds: float,
    rounds: int,
    pause: float,
    troubles: Sequence[str],
) -> None:
    """The processes write their logs into the directory."""
    server = await start(
        setup=Setup(people=("Ada",)),
        limits=Limits(global_limit=100_000, rules={}),
        sharding=Sharding(SHARDS, BUCKETS, identify_seconds=5.0, starts=10_000),
    )
    server.hub.visibility.is_kept = server.hub.journal.is_kept = False
    try:
        await Campaign(server, database, directory, report, pause).run(seconds, rounds, troubles)
    finally:
        await server.stop()


def _errors(directory: Path) -> list[str]:
    found = []
    for log in sorted(directory.glob("*.log")):
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        found += [f"{log.stem}: {line[:300]}" for line in lines if " ERROR " in line]
    return found[:10]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.process.cluster", description=__doc__)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=120, help="of trouble")
    parser.add_argument("--rounds", type=int, default=2, help="in which every process is replaced")
    parser.add_argument("--pause", type=float, default=60.0, help="seconds between two presses at a table")
    parser.add_argument("--troubles", nargs="+", choices=set(TROUBLES), default=TROUBLES, help="drawn from")
    parser.add_argument("--logs", type=Path, help="a directory in which the logs are kept")
    options = parser.parse_args()
    report = Report(options.seed, options.tables, options.processes)
    database = databases.new_server_database()
    with tempfile.TemporaryDirectory(prefix="cluster-") as name:
        directory = options.logs or Path(name)
        directory.mkdir(exist_ok=True)
        pace = {"seconds": options.seconds, "rounds": options.rounds, "pause": options.pause}
        pace |= {"troubles": options.troubles}
        try:
            asyncio.run(run(report, directory, database, **pace))
        finally:
            report.faults += [f"log: {line}" for line in _errors(directory)]
            print("\n".join(report.lines()))
            databases.drop(database)
            databases.end()
    return int(bool(report.faults))


if __name__ == "__main__":
    sys.exit(main())
