"""Loses the database in every way while six people play: `python -m tests.process.outages --drops 200 --seed 1`.

The bot runs on a PostgreSQL server of its own, behind a link. All connections are dropped, by the link and by the
server; every trip takes 50 to 2,000 ms longer; the server takes no changes, its disk is full, it restarts,
crashes, is away, hangs. After each trouble people pause, and everything is compared with the database.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter

import asyncpg

from bot.local.carrier import GATEWAY
from bot.local.server import Server
from bot.local.state import Setup
from tests.bench.report import Figure, quantile, show, show_figures
from tests.local.ways import add_way, addresses_by
from tests.process.campaign import PEOPLE, gathering_of_six
from tests.process.checks import Checker
from tests.process.fleet import LATENESS, LOOK_SECONDS
from tests.process.own_server import OwnServer, own_server
from tests.process.victim import Victim
from tests.store.link import Link, linked
from tests.strict.rules import start
from tests.world.at_rest import until_calm
from tests.world.gathering import Sent

PAUSES = (0.0, 0.02, 0.05, 0.1, 0.3)
"""Seconds between two drops."""
TOGETHER = 20
"""Drops before everything is compared."""
KNOWN_SECONDS = 1.0
"""Seconds after which the bot must know that its server is away."""
REST_SECONDS, SETTLED_SECONDS = 120.0, 10.0
"""Seconds for coming to rest, and after which a remaining fault counts."""
DELAYS = (0.05, 0.3, 1.0, 2.0)
Trouble = Callable[[], Awaitable[None]]
TRACEBACK = "Traceback (most recent call last)"
LOGGED = re.compile(r"\d{4}-\d\d-\d\dT")
SAYS_AWAY = re.compile(r"presses are refused until it is back")
TRY_AGAIN = (
    "Please try again in a moment",
    "Please try again in a few minutes",
    "what is shown then is what",
)


@dataclass(slots=True)
class Outages:
    """What happened."""

    seed: int
    drops: int = 0
    ended: int = 0
    """Connections that were dropped."""
    troubles: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    answers: list[Sent] = field(default_factory=list)
    known: list[float] = field(default_factory=list)
    """Seconds until an answer while the server was known to be away."""
    heals: list[float] = field(default_factory=list)
    """Seconds from the server's return to the next press that was saved."""
    late: Counter[str] = field(default_factory=Counter)
    """Milliseconds by which the latest deadline was late in each trouble."""
    acknowledged: int = 0
    told: int = 0
    """Messages that asked people to try again."""
    games: int = 0
    events: int = 0
    seconds: float = 0.0

    def show(self) -> int:
        """Print the answers in each trouble, the figures, then each fault; return 1 if there is one."""
        by_trouble: dict[str, list[float | None]] = defaultdict(list)
        for answer in self.answers:
            by_trouble[answer.trouble].append(answer.seconds)
        every = [answer.seconds for answer in self.answers]
        rows = [(name, *_cells(answers), self._late(name)) for name, answers in by_trouble.items()]
        rows += [
            ("all", *_cells(every), ""),
            ("while known to be away", *_cells(self.known), ""),
            ("from its return to a saved press", *_cells(self.heals), ""),
        ]
        columns = ("trouble", "answers", "not answered", "median", "p99", "slowest", "latest deadline")
        show(f"Answers while PostgreSQL is in trouble, seed {self.seed}", columns, rows)
        missed = show_figures(
            "What happened",
            [
                Figure("times that all connections were dropped", self.drops),
                Figure("other troubles", len(self.troubles)),
                Figure("games", self.games),
                Figure("acknowledged moves", self.acknowledged),
                Figure("messages that ask people to try again", self.told),
                Figure("not answered within 3 s", every.count(None), target=0),
                Figure("lost or doubled moves, wrong messages, other faults", len(self.faults), target=0),
            ],
        )
        print(*(f"FAULT {fault}" for fault in self.faults), sep="\n")
        return missed

    def _late(self, trouble: str) -> str:
        return f"{self.late[trouble] / 1000:.1f} s" if trouble in self.late else ""


class OutageCampaign:
    def __init__(self, server: Server, database: OwnServer, link: Link, directory: Path, seed: int) -> None:
        self._server = server
        self._database = database
        self._link = link
        self._directory = directory
        self._victim = Victim(server, directory, DATABASE_URL=link.place.url, LIMITS="off")
        self._chance = Random(seed)
        self._players = gathering_of_six(server.hub)
        self._players.reseed(str(seed))
        self._checker = Checker(database.place, server.hub, self._players.ledger)
        self.report = Outages(seed)

    async def run(self, drops: int, rounds: int, only: Collection[str], *, is_verbose: bool) -> Outages:
        begin = perf_counter()
        try:
            await self._victim.start()
            self._players.start()
            for name, trouble in self._plan(drops, rounds, only):
                await self._one(name, trouble)
                if is_verbose:
                    print(f"{perf_counter() - begin:6.1f} {name} {self.report.faults[-3:]}", flush=True)
        finally:
            await self._players.stop()
            code = await self._victim.stop()
        if code:
            self.report.faults.append(f"the bot ended with {code}")
        self._sum_up(perf_counter() - begin)
        return self.report

    def _plan(self, drops: int, rounds: int, only: Collection[str]) -> list[tuple[str, Trouble]]:
        """Every trouble in each round, in an order drawn from the seed, and all drops spread among them."""
        troubles: dict[str, Trouble] = {
            **{f"slow by {delay * 1000:.0f} ms": partial(self._slow, delay) for delay in DELAYS},
            "read-only": partial(self._spoil, self._database.refuse_changes),
            "full": partial(self._spoil, self._database.fill_disk),
            "restart": partial(self._restart, "fast"),
            "crash": partial(self._restart, "immediate"),
            "away": self._away,
            "hangs for 2 s": partial(self._hang, 2.0),
            "hangs for 20 s": partial(self._hang, 20.0),
        }
        chosen = [(name, trouble) for name, trouble in troubles.items() if not only or name in only]
        counts = [min(TOGETHER, drops - first) for first in range(0, drops, TOGETHER)]
        plan: list[tuple[str, Trouble]] = chosen * rounds
        plan += [("drops", partial(self._drops, count)) for count in counts]
        self._chance.shuffle(plan)
        return [("nothing", partial(self._watch_deadlines, 12)), *plan]

    async def _one(self, name: str, trouble: Trouble) -> None:
        """Play through one trouble, then come to rest and compare."""
        self._players.trouble = name
        self.report.troubles.append(name)
        self._players.resume()
        await asyncio.sleep(self._chance.random())
        await trouble()
        self._players.trouble = f"after {name}" if name != "nothing" else name
        healed = perf_counter()
        before = self._players.counts["acknowledged"]
        while self._players.counts["acknowledged"] == before:
            self._check_alive()
            if perf_counter() - healed > REST_SECONDS:
                self.report.faults.append(f"{name}: nothing was saved within {REST_SECONDS:.0f} s after it")
                break
            await asyncio.sleep(0.01)
        if name in ("restart", "crash", "away", "hangs for 20 s", "read-only", "full"):
            self.report.heals.append(perf_counter() - healed)
        self._players.pause_all()
        self.report.faults += [f"{name}: {fault}" for fault in await self._rest()]

    # Troubles; each ends with a healthy server

    async def _drops(self, count: int) -> None:
        for _ in range(count):
            await asyncio.sleep(self._chance.choice(PAUSES))
            by_server = self._chance.random() < 0.5
            end = self._database.end_connections if by_server else self._link.drop
            self.report.ended += await end()
            self.report.drops += 1

    async def _slow(self, delay: float) -> None:
        self._link.delay = delay
        # Late deadlines need time to show.
        await self._watch_deadlines(12 + 40 * delay)
        self._link.delay = 0

    async def _watch_deadlines(self, seconds: float) -> None:
        """Note the latest deadline within this time; the server is asked past the link."""
        end, name = perf_counter() + seconds, self._players.trouble
        connection = await asyncpg.connect(self._database.place.url)
        try:
            while perf_counter() < end:
                late = int(await connection.fetchval(LATENESS))
                self.report.late[name] = max(self.report.late[name], late)
                await asyncio.sleep(LOOK_SECONDS)
        finally:
            await connection.close()

    async def _spoil(self, switch: Callable[..., Awaitable[None]]) -> None:
        await switch(is_on=True)
        await asyncio.sleep(4)
        await switch(is_on=False)

    async def _restart(self, mode: str) -> None:
        await self._database.stop(mode)
        await self._database.start()

    async def _away(self) -> None:
        await self._database.stop("fast")
        await self._known(5.0 + 5 * self._chance.random())
        await self._database.start()

    async def _hang(self, seconds: float) -> None:
        self._link.freeze(is_frozen=True)
        await asyncio.sleep(seconds)
        self._link.freeze(is_frozen=False)

    async def _known(self, seconds: float) -> None:
        """Let people press while the bot knows that its server is away."""
        await asyncio.sleep(KNOWN_SECONDS)
        begin = perf_counter()
        await asyncio.sleep(seconds)
        until = perf_counter()
        found = (answer for answer in self._players.sent if begin <= answer.at <= until)
        self.report.known += [answer.seconds for answer in found if answer.seconds is not None]

    # Rest

    async def _rest(self) -> list[str]:
        reason = await until_calm(self._lag, REST_SECONDS)
        if reason is not None:
            return [f"no rest after {REST_SECONDS:.0f} s: {reason}"]
        begin = perf_counter()
        while faults := await self._checker.faults():
            if perf_counter() - begin > SETTLED_SECONDS:
                return faults
            await asyncio.sleep(0.3)
        return []

    async def _lag(self) -> str | None:
        """Return what keeps the bot from rest."""
        self._check_alive()
        return "people press" if self._players.in_flight else self._checker.lag()

    def _check_alive(self) -> None:
        self._players.check_alive()
        if not self._victim.is_alive:
            raise RuntimeError(f"the bot has ended: {(self._directory / 'bot.log').read_text()[-3000:]}")

    def _sum_up(self, seconds: float) -> None:
        report = self.report
        report.answers, report.seconds = self._players.sent, seconds
        report.acknowledged = self._players.counts["acknowledged"]
        report.games, report.events = self._checker.totals()
        messages = [message for kept in self._server.hub.world.messages.values() for message in kept.values()]
        report.told = sum(any(words in message.words for words in TRY_AGAIN) for message in messages)
        unanswered = [answer for answer in report.answers if answer.seconds is None]
        if unanswered:
            among = Counter(f"{answer.what} ({answer.trouble})" for answer in unanswered)
            report.faults.append(f"{len(unanswered)} were not answered: {dict(among)}")
        report.faults += self._checker.secrecy_faults()
        said = (self._directory / "bot.log").read_text(encoding="utf-8")
        report.faults += [f"log: {lines}" for lines in _tracebacks(said)]
        if not SAYS_AWAY.search(said) and {"away", "restart", "crash"} & set(report.troubles):
            report.faults.append("the log does not say that the server was away")


def _tracebacks(log: str) -> list[str]:
    """Return the log's line before each traceback, and the last line of its error."""
    found: list[str] = []
    said, is_inside = "", False
    for line in log.splitlines():
        if LOGGED.match(line):
            said, is_inside = line, False
        elif TRACEBACK in line:
            is_inside = True
        elif is_inside and line and not line.startswith((" ", "\t")):
            found.append(f"{said} {line}")
            is_inside = False
    return found


def _cells(answers: Sequence[float | None]) -> Sequence[str]:
    """Return the cells of a row: how many were answered, and were not, and how soon."""
    seconds = [answer for answer in answers if answer is not None]
    times = [f"{1000 * quantile(seconds, share):.0f} ms" for share in (0.5, 0.99, 1)] if seconds else [""] * 3
    return f"{len(seconds)}", f"{len(answers) - len(seconds)}", *times


async def run(
    seed: int,
    drops: int,
    rounds: int = 1,
    only: Collection[str] = (),
    *,
    is_verbose: bool = False,
    way: str = GATEWAY,
) -> Outages:
    """Run the campaign, or only these troubles and the drops, while presses come this way."""
    with tempfile.TemporaryDirectory(prefix="outages-") as name:
        directory = Path(name)
        server = await start(
            directory=directory / "discord",
            setup=Setup(people=PEOPLE),
            addresses=addresses_by(way),
        )
        try:
            async with own_server() as database, linked(database.place) as link:
                if not database.has_small_disk:
                    print("no small disk could be mounted: a trigger stands in for a full one")
                campaign = OutageCampaign(server, database, link, directory, seed)
                return await campaign.run(drops, rounds, only, is_verbose=is_verbose)
        finally:
            await server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.process.outages", description=__doc__)
    parser.add_argument("--drops", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=1, help="how often each other trouble comes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--verbose", action="store_true", help="a line for each trouble")
    parser.add_argument(
        "--only", nargs="*", default=(), metavar="TROUBLE", help="such as 'read-only' or 'away'"
    )
    add_way(parser)
    options = parser.parse_args()
    work = run(
        options.seed,
        options.drops,
        options.rounds,
        options.only,
        is_verbose=options.verbose,
        way=options.way,
    )
    report = asyncio.run(work)
    return report.show()


if __name__ == "__main__":
    sys.exit(main())
