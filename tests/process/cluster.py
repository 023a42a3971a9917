"""Disturbs several processes behind a load balancer while people play at many tables: `python -m
tests.process.cluster`.

Processes are killed, stopped for up to 40 s, replaced and lose their notifications; their clocks are an hour apart. The
database loses its connections, crashes and stalls. People press over HTTP, through each load balancer in turn that is
installed. The actions follow from the seed, the interleaving of the processes does not.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from time import perf_counter

import asyncpg

from bot.local.interactions import Interaction
from bot.local.server import Server
from bot.store.address import DatabaseServer as Database
from tests import databases
from tests.bench.report import Figure, quantile, show_figures
from tests.local.control import add_guild
from tests.process.balancer import BALANCERS, DEFAULT, OWN, Passage, is_missing
from tests.process.checks import Checker
from tests.process.fleet import Fleet, Member, afloat, waited
from tests.process.upsets import Upsets
from tests.world.at_rest import lasting, until_calm
from tests.world.chat import Crowd
from tests.world.gathering import Gathering, Sent, tables_of_two

SERVERS = 6
SPARE = 2
"""Places for processes that are started before others end."""
LOOK_SECONDS = 0.2
STARVED = 1.0
"""Seconds of waiting for a processor, within three, after which the machine is blamed."""
ANSWERED_WITHIN = 3.0
"""Seconds that Discord waits for an answer."""
LATE = 2_000
"""Milliseconds; no deadline may be later."""
SLOW = 0.1
"""Seconds to the median answer, from which more presses than one are in a process's hands all the time."""
AFTER_OUTAGE = 3.0
"""Seconds in which deadlines are caught up with."""
REST_SECONDS = 120.0
CHECK_SECONDS = 5.0
"""Seconds after which a remaining fault counts, if it was found each time."""
AFTER_CHANGES = 3.0
"""Seconds between two looks."""
PICTURES = 60
"""Compared at the end, of hundreds."""
LONGEST_HALT = 40.0
LONGEST_STALL = 6.0
AWAY_SECONDS = 3.0
"""Seconds for which the database may be away and every press is still answered."""
TROUBLES = (
    "kill",
    "kill",
    "kill two",
    "kill all",
    "halt",
    "halt",
    "deaf",
    "drop",
    "crash",
    "stall",
    "drain",
    "shrink",
)


@dataclass(slots=True)
class Report:
    seed: int
    tables: int
    processes: int
    balancer: str = DEFAULT
    seconds: float = 0.0
    troubles: Counter[str] = field(default_factory=Counter)
    answers: list[float] = field(default_factory=list)
    kills: int = 0
    """How many processes were killed."""
    cut_off: int = 0
    """Presses without an answer that a process had accepted which was then killed."""
    halted: int = 0
    """Presses without an answer that a process had accepted which was then stopped."""
    deserted: int = 0
    """Presses without an answer while no process lived through the three seconds that Discord waits."""
    unstored: int = 0
    """Presses without an answer while the database was away for more than three seconds."""
    starved: int = 0
    """Presses without an answer, and late deadlines, while processes waited for a processor most of the time."""
    retried: int = 0
    """Presses that the balancer sent to a second process."""
    asked_again: int = 0
    """Second answers, which Discord refused."""
    latest: int = 0
    games: int = 0
    events: int = 0
    logins: int = 0
    sheets: int = 0
    """Sheets by direct message, each of one person and game."""
    doubled: int = 0
    """Those of them that were sent twice."""
    faults: list[str] = field(default_factory=list)

    def show(self) -> None:
        """Print the figures, then each fault."""
        answers = self.answers or [0.0]
        show_figures(
            f"{self.processes} processes behind {self.balancer}, {self.tables} tables, {self.seconds:.0f} s, seed {self.seed}",
            [
                *(Figure(f"trouble: {name}", count) for name, count in sorted(self.troubles.items())),
                Figure("games", self.games),
                Figure("presses answered", len(self.answers)),
                Figure("answered, median", quantile(answers, 0.5), "s"),
                Figure("answered, p99", quantile(answers, 0.99), "s", ANSWERED_WITHIN),
                Figure("tried at a second process", self.retried),
                Figure("answered again in vain", self.asked_again),
                Figure("killed processes", self.kills),
                Figure("not answered: in the hands of a killed process", self.cut_off),
                Figure("not answered: in the hands of a stopped process", self.halted),
                Figure("not answered: no process ran", self.deserted),
                Figure("not answered: the database was away", self.unstored),
                Figure("not answered, or late: no processor for a second", self.starved),
                Figure("latest deadline", self.latest / 1000, "s"),
                Figure("sessions begun on the gateway", self.logins),
                Figure("sheets by direct message", self.sheets),
                Figure("sent twice of them", self.doubled, target=0),
                Figure("lost or doubled moves, wrong messages, other faults", len(self.faults), target=0),
            ],
        )
        print(*(f"FAULT {fault}" for fault in self.faults), sep="\n", flush=True)


class Campaign:
    def __init__(
        self, server: Server, fleet: Fleet, database: Database, report: Report, *, pause: float, direct: float
    ) -> None:
        chance = Random(report.seed)
        hub = server.hub
        self._server = server
        self._database = database
        self._chance = chance
        self._report = report
        self._fleet = fleet
        self._outages = Upsets(database)
        channels = [add_guild(hub, f"Club {number}", 0) for number in range(SERVERS)]
        tables = tables_of_two(hub, channels, chance, report.tables, direct=direct, idle=0.2)
        self._people = Gathering(Crowd(hub), pause, tables)
        self._people.reseed(str(report.seed))
        self._count_second_answers()
        self._checker = Checker(database, hub, self._people.ledger, most_pictures=PICTURES)
        self._idle_until = 0.0
        """Until then, deadlines may be late: nobody could keep them, or has caught up."""
        self._beside: list[asyncio.Task[None]] = []
        """Troubles that go on beside others."""

    async def run(self, seconds: float, troubles: Sequence[str]) -> None:
        begin, report = perf_counter(), self._report
        await self._fleet.until_ready(*[await self._fleet.add() for _ in range(report.processes)])
        watching = [asyncio.create_task(self._watch()), asyncio.create_task(self._fleet.feel())]
        self._people.start()
        self._people.resume()
        try:
            await self._trouble(seconds, troubles)
            await asyncio.gather(*self._beside)
            await self._fleet.until_ready(*self._fleet.members)
            self._people.pause_all()
            report.faults += await self._rest()
        finally:
            for one in (*self._beside, *watching):
                one.cancel()
            await asyncio.gather(*watching, *self._beside, return_exceptions=True)
            await self._people.stop()
        self._judge()
        report.games, report.events = self._checker.totals()
        report.logins = self._server.hub.gateway.starts.used
        copies = [len(shown) for *_, shown in self._checker.direct_sheets()]
        report.sheets, report.doubled = len(copies), sum(count > 1 for count in copies)
        report.seconds = perf_counter() - begin

    def _count_second_answers(self) -> None:
        interactions = self._server.hub.interactions
        to_answer = interactions.to_answer

        def counting(interaction_id: str, token: str) -> Interaction:
            known = interactions.find(interaction_id)
            self._report.asked_again += known is not None and known.answer is not None
            return to_answer(interaction_id, token)

        # The server has no other hook for refused answers.
        interactions.to_answer = counting  # type: ignore[method-assign]  # counts on the way

    async def _trouble(self, seconds: float, troubles: Sequence[str]) -> None:
        begin = perf_counter()
        # Not before people play.
        await asyncio.sleep(min(self._people.pause, seconds / 4))
        while perf_counter() < begin + seconds:
            await asyncio.sleep(2 + 8 * self._chance.random())
            self._people.check_alive()
            kind = self._chance.choice(troubles)
            if await self._strike(kind):
                self._report.troubles[kind] += 1

    async def _strike(self, kind: str) -> bool:
        """Make trouble; return whether that is possible now."""
        serving = [member for member in self._fleet.members if member.serves]
        one = self._chance.choice(serving) if len(serving) > 1 else None
        self._fleet.note(kind)
        match kind:
            case "kill all":
                await self._kill(*[member for member in self._fleet.members if not member.is_stopped])
            case "deaf":
                self._fleet.deafen(is_on=True)
                await asyncio.sleep(3 + 5 * self._chance.random())
                self._fleet.deafen(is_on=False)
            case "drop":
                await self._outages.drop()
            case "crash":
                await self._outages.crash()
            case "stall":
                await self._outages.stall(LONGEST_STALL * self._chance.random())
            case "kill two" if len(serving) > 2:
                await self._kill(*self._chance.sample(serving, 2))
            case "kill" if one:
                await self._kill(one)
            case "halt" if one:
                self._beside.append(asyncio.create_task(self._halt(one)))
            case "drain" if one:
                await self._drain()
            case "shrink" if one:
                await self._shrink()
            case _:
                return False
        return True

    async def _kill(self, *members: Member) -> None:
        self._report.kills += len(members)
        await self._fleet.kill(*members)
        await asyncio.sleep(3 * self._chance.random())
        for _ in members:
            await self._fleet.add()

    async def _halt(self, member: Member) -> None:
        self._fleet.halt(member, is_on=True)
        try:
            await asyncio.sleep(LONGEST_HALT * self._chance.random() ** 2)
        finally:
            self._fleet.halt(member, is_on=False)

    async def _drain(self) -> None:
        """Replace each process by a new one."""
        for member in [member for member in self._fleet.members if member.is_up]:
            await self._fleet.until_ready(await self._fleet.add())
            await self._retire(member)

    async def _shrink(self) -> None:
        """Go on with one process for a while."""
        leaving = [member for member in self._fleet.members if member.serves][1:]
        await asyncio.gather(*map(self._retire, leaving))
        await asyncio.sleep(5 * self._chance.random())
        await self._fleet.until_ready(*[await self._fleet.add() for _ in leaving])

    async def _retire(self, member: Member) -> None:
        if member.is_stopped or not member.is_alive:
            return
        if code := await self._fleet.retire(member):
            self._report.faults.append(f"process {member.number} ended with {code}")

    async def _watch(self) -> None:
        """Note late deadlines, processes that end by themselves, and how long each waits for a processor."""
        while True:
            now = perf_counter()
            self._fleet.look()
            await self._fleet.look_for_ready()
            await self._replace_ended()
            if not any(member.serves for member in self._fleet.members) or self._outages.is_away:
                self._idle_until = now + AFTER_OUTAGE
            with suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                async with asyncio.timeout(LOOK_SECONDS * 5):
                    self._note_late(await self._fleet.lateness(), now)
            await asyncio.sleep(LOOK_SECONDS)

    async def _replace_ended(self) -> None:
        for member in [*self._fleet.members]:
            if not member.is_alive and member.leaves > perf_counter():
                self._fleet.members.remove(member)
                member.down.append((perf_counter(), perf_counter()))
                self._report.faults.append(
                    f"process {member.number} ended by itself at {_clock(perf_counter())}"
                )
                await self._fleet.add()

    def _note_late(self, late: int, now: float) -> None:
        if now < self._idle_until or perf_counter() < self._idle_until:
            return
        self._report.latest = max(self._report.latest, late)
        serving = [member for member in self._fleet.members if member.serves]
        if late > LATE and self._is_starved(serving, now - LATE / 1000, now):
            self._report.starved += 1
        elif late > LATE:
            self._report.faults.append(f"a deadline was {late} ms late at {_clock(now)}")

    def _judge(self) -> None:
        passages = self._fleet.balancer.passages()
        self._report.retried = sum(passage.retries > 0 for passage in passages.values())
        for sent in self._people.sent:
            if sent.seconds is not None:
                self._report.answers.append(sent.seconds)
            else:
                self._judge_unanswered(sent, passages.get(sent.key))
        is_slow = quantile(self._report.answers or [0.0], 0.5) > SLOW
        if self._report.cut_off > self._report.kills and not is_slow:
            self._report.faults.append("more than one press for each kill was not answered")

    def _judge_unanswered(self, sent: Sent, passage: Passage | None) -> None:
        end, report = sent.at + ANSWERED_WITHIN, self._report
        survivors = self._fleet.survivors(sent.at, end)
        held = self._fleet.at(None if passage is None else passage.berth, sent.at)
        accepted = passage is not None and passage.status == 202
        if accepted and held is not None and sent.at <= held.killed <= end:
            report.cut_off += 1
        elif accepted and held is not None and not held.ran(sent.at, end):
            report.halted += 1
        elif not survivors:
            report.deserted += 1
        elif self._outages.longest(sent.at, end) > AWAY_SECONDS:
            report.unstored += 1
        elif self._is_starved([held] if held else survivors, sent.at, end):
            report.starved += 1
        else:
            alive = [member.number for member in survivors]
            at = "nowhere" if held is None else f"to {held.number}"
            report.faults.append(
                f"{_unanswered(sent)}: {passage}, {at}, while {alive} lived; waited {self._waited(survivors, sent.at, end)}"
            )

    def _waited(self, members: Iterable[Member], begin: float, end: float) -> list[float]:
        own = waited(self._fleet.own_waits, begin, end)
        return [round(one, 1) for one in (own, *(member.waited(begin, end) for member in members))]

    def _is_starved(self, members: Iterable[Member], begin: float, end: float) -> bool:
        """Return whether other programs had the processor for so long that the bot cannot be blamed."""
        # Its event loop is looked at a little later than what it kept waiting.
        own = (
            waited(self._fleet.own_waits, begin, end),
            waited(self._fleet.own_pauses, begin - STARVED, end + STARVED),
        )
        if max(own) > STARVED:
            return True
        return all(member.waited(begin, end) > STARVED for member in members)

    async def _found_faults(self) -> list[str]:
        # In a thread, so that the processes are still heard.
        found = await asyncio.to_thread(asyncio.run, self._checker.faults())
        return found + await asyncio.to_thread(self._doubled)

    def _doubled(self) -> list[str]:
        """Return the hosts who have more games than they asked for."""
        rows = databases.stored(
            self._database, "select user_id, count(*) as games from player where seat = 0 group by user_id"
        )
        games = {str(row["user_id"]): int(row["games"]) for row in rows}
        hosts = ((table.people[0], table.opened) for table in self._people.tables)
        return [
            f"{host.name} asked for {asked} games and has {games[host.id]}"
            for host, asked in hosts
            if games.get(host.id, 0) > asked
        ]

    async def _rest(self) -> list[str]:
        reason = await until_calm(self._lag, REST_SECONDS)
        if reason is not None:
            return [f"no rest after {REST_SECONDS:.0f} s: {reason}"]
        return await lasting(self._found_faults, CHECK_SECONDS, AFTER_CHANGES)

    async def _lag(self) -> str | None:
        """Return what keeps the bot from rest."""
        return "people press" if self._people.in_flight else await asyncio.to_thread(self._checker.lag)


def _unanswered(sent: Sent) -> str:
    return f"{sent.what} {sent.key} at {_clock(sent.at)} ({'direct' if sent.is_direct else 'server'}) was not answered"


def _clock(at: float) -> str:
    """The time of day, as in the logs."""
    return f"{datetime.now() - timedelta(seconds=perf_counter() - at):%H:%M:%S.%f}"  # noqa: DTZ005 (the logs have local time)


async def run(
    report: Report,
    directory: Path,
    database: Database,
    *,
    seconds: float,
    pause: float,
    troubles: Sequence[str],
    direct: float = 0.5,
    limit: int = 50,
) -> None:
    """Run a campaign; the processes write their logs into the directory."""
    chance = Random(f"{report.seed}:fleet")
    try:
        most, balancer = report.processes + SPARE, report.balancer
        async with afloat(database, directory, chance, most=most, limit=limit, balancer=balancer) as (
            server,
            fleet,
        ):
            campaign = Campaign(server, fleet, database, report, pause=pause, direct=direct)
            await campaign.run(seconds, troubles)
    finally:
        report.faults += [f"log: {line}" for line in _errors(directory)]


def _errors(directory: Path) -> list[str]:
    found = []
    for log in sorted(directory.glob("*.log")):
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        # That the database is away is told, as it should be.
        told = (line for line in lines if " ERROR " in line and "bot.store.postgres.watch" not in line)
        found += [f"{log.stem}: {line[:300]}" for line in told]
    return found[:10]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.process.cluster", description=__doc__)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=120, help="of trouble")
    parser.add_argument("--pause", type=float, default=15.0, help="seconds between two presses at a table")
    parser.add_argument("--limit", type=int, default=50, help="requests that Discord takes in a second")
    parser.add_argument("--troubles", nargs="+", choices=set(TROUBLES), default=TROUBLES, help="drawn from")
    parser.add_argument("--logs", type=Path, help="a directory in which the logs are kept")
    parser.add_argument(
        "--balancers", nargs="+", choices=BALANCERS, help="one after the other; else all installed ones"
    )
    parser.add_argument(
        "--direct", type=float, default=0.5, help="share of the tables with sheets in direct messages"
    )
    parser.add_argument("--runs", type=int, default=1, help="from this seed on")
    options = parser.parse_args()
    installed = [name for name in BALANCERS if name != OWN and not is_missing(name)]
    faults = 0
    try:
        for seed in range(options.seed, options.seed + options.runs):
            for balancer in options.balancers or installed or [OWN]:
                faults += _run_one(seed, balancer, options)
    finally:
        databases.end()
    return int(bool(faults))


def _run_one(seed: int, balancer: str, options: argparse.Namespace) -> int:
    """Run one campaign and print its report; return the number of faults."""
    report = Report(seed, options.tables, options.processes, balancer)
    database = databases.new_server_database()
    with tempfile.TemporaryDirectory(prefix="cluster-") as name:
        directory = (options.logs or Path(name)) / f"{balancer}-{seed}"
        directory.mkdir(exist_ok=True, parents=True)
        pace = {"seconds": options.seconds, "pause": options.pause, "limit": options.limit}
        pace |= {"troubles": options.troubles, "direct": options.direct}
        try:
            asyncio.run(run(report, directory, database, **pace))
        finally:
            report.show()
            databases.drop(database)
    return len(report.faults)


if __name__ == "__main__":
    sys.exit(main())
