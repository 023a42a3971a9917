"""Kills a bot repeatedly in running games of six and at the end of others: `python -m
tests.process.campaign`.

Every kill is drawn from the seed: a labelled point in the bot, a request before or after it takes effect, a
moment, or a point passed while the bot recovers from the last kill. The people's choices follow from the seed
too; the interleaving of the two processes varies, so a failure names the kill to start from. With `--canary NAME`, a
fault is planted in the bot, and the campaign ends with the first fault that it finds; it fails if it finds none.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from time import perf_counter, time_ns

from bot.door.activity.server import PREFIX
from bot.hosting.child import DATABASE, free_url
from bot.hosting.play import PLACES
from bot.local.carrier import GATEWAY
from bot.local.hub import Hub
from bot.local.server import Server
from bot.local.state import Setup
from tests.around import ADDITIONS, ADDITIONS_WITH_ACTIVITY
from tests.bench.report import Figure, quantile, show_figures
from tests.databases import stored
from tests.journeys.guests import GuestPlace
from tests.local.ways import add_way, addresses_by
from tests.process.checks import Checker
from tests.process.crashing import LABELS
from tests.process.victim import Victim
from tests.simulator.late_games import write_late_games
from tests.strict.rules import start
from tests.waiting import until
from tests.world.activity import ActivityHand
from tests.world.at_rest import lasting, until_calm
from tests.world.canaries import CANARIES, CANARY
from tests.world.chat import Crowd
from tests.world.gathering import Gathering, Table

PEOPLE = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
FEW = 4
TAPPING = ("Ben", "Dan")
"""Those who play in the Activity, if there is one."""
PAUSE = 0.0125
"""Seconds between two presses of six."""
REQUESTS = ("callback", "edit_token", "edit_message", "create_message", "delete_message")
COMING_AND_GOING = ("open", "send", "record", "remove", "private-answer", "before", "after")
PATIENCE = 5.0
"""Seconds until a point that is not reached gives way to a plain kill."""
REST_SECONDS = 60.0
FIRST_MOVE_SECONDS = 60.0
SETTLED_SECONDS = 4.0
"""Seconds after which a remaining fault counts, if it was found each time."""
AT_RANDOM = "at random"
MOST_FAULTS = 20
"""The number of faults after which a campaign goes no further."""
LATE_GAMES = 3
"""The number of open games up to which each kill adds one that is about to end, since whole games have few
ends."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How one kill happens."""

    kind: str
    """`point`, `request` or `moment`."""
    label: str
    count: int = 1
    seconds: float = 0.0
    recovery: tuple[str, ...] = ()
    """A second kill, while the bot recovers from this one."""

    @property
    def needs_messages(self) -> bool:
        """Whether it requires messages to come and go."""
        return self.label.endswith(COMING_AND_GOING) and "edit" not in self.label


@dataclass(slots=True)
class Report:
    seed: int
    kills: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    presses: int = 0
    taps: int = 0
    """Presses in the Activity."""
    acknowledged: int = 0
    unanswered: int = 0
    games: int = 0
    over: int = 0
    rounds: int = 0
    starts: list[float] = field(default_factory=list)
    rests: list[float] = field(default_factory=list)
    seconds: float = 0.0

    def show(self, title: str) -> int:
        """Print the figures, then each fault; return 1 if there is one."""
        missed = show_figures(
            f"{title}, seed {self.seed}",
            [
                Figure("kills", sum(self.kills.values())),
                Figure("different moments of them", len(self.kills)),
                Figure("games, those that ended", self.over),
                Figure("presses", self.presses),
                Figure("taps among them", self.taps),
                Figure("acknowledged moves", self.acknowledged),
                Figure("presses cut off by a kill", self.unanswered),
                *_times("online again", self.starts),
                *_times("at rest after that", self.rests),
                Figure("lost or doubled moves, wrong messages, other faults", len(self.faults), target=0),
            ],
        )
        print(*(f"FAULT {fault}" for fault in self.faults), sep="\n")
        return missed


class Campaign:
    def __init__(
        self,
        server: Server,
        directory: Path,
        seed: int,
        *,
        url: str | None = None,
        canary: str | None = None,
        place: GuestPlace | None = None,
    ) -> None:
        """`url` is the address of the bot's door, if it has an Activity; some people then play there. `canary` is a fault
        to be planted in the bot, and `place` is where people play, if the bot is no member there."""
        self._most_faults = MOST_FAULTS if canary is None else 0
        self._server = server
        self._directory = directory
        self._seed = seed
        self._database = directory / DATABASE
        self._victim = Victim(server, directory, **({} if canary is None else {CANARY: canary}))
        self._is_guest = place is not None
        self._players = gathering_of_six(server.hub, place)
        if url is not None:
            # Both games have seats for so many, so that nobody with a page only watches.
            del self._players.tables[0].people[FEW:]
        self._tapping = {} if url is None else tapping_hands(self._players, url)
        self._players.hands.update(self._tapping)
        additions = ADDITIONS if url is None else ADDITIONS_WITH_ACTIVITY
        self._checker = Checker(self._database, server.hub, self._players.ledger, additions=additions)
        self.report = Report(seed)

    async def run(self, plans: list[tuple[int, Plan]], *, is_verbose: bool) -> Report:
        """Carry out the plans, each with its number."""
        begin = perf_counter()
        try:
            await self._begin(plans[0][0])
            for number, plan in plans:
                await self._one(number, plan)
                if is_verbose:
                    print(f"{number}: {plan} {self.report.faults[-3:]}", flush=True)
                if len(self.report.faults) > self._most_faults:
                    break
        finally:
            await self._players.stop()
            for hand in self._tapping.values():
                await hand.close()
            await self._victim.stop()
        self.report.faults += self._checker.secrecy_faults()
        self._sum_up(perf_counter() - begin)
        return self.report

    async def _begin(self, number: int) -> None:
        self._players.reseed(f"{self._seed}:{number}")
        self._players.start()
        await self._victim.start()
        self._players.resume()
        # Before the first kill, people have made moves that must not be lost, and have played in the Activity.
        await until(lambda: self._players.counts["acknowledged"], FIRST_MOVE_SECONDS)
        await until(lambda: not self._tapping or self._count_taps(), FIRST_MOVE_SECONDS)

    async def _one(self, number: int, plan: Plan) -> None:
        """Play until the kill, start again, come to rest, compare."""
        self._players.reseed(f"{self._seed}:{number}")
        self._players.are_restless = plan.needs_messages
        self._players.resume()
        await self._arm(plan)
        died = await self._victim.wait(plan.seconds or PATIENCE)
        self.report.kills[plan.label if died else AT_RANDOM] += 1
        await self._bury()
        if not self._is_guest:
            # The messages of one come from a member.
            await self._add_late_game(number)
        await self._victim.start(*plan.recovery)
        if plan.recovery:
            # People go on pressing while it recovers, until the second kill.
            died = await self._victim.wait(PATIENCE)
            self.report.kills[f"recovery {plan.recovery[0].split()[0]}" if died else AT_RANDOM] += 1
            await self._bury()
            await self._victim.start()
        await asyncio.sleep(Random(f"{self._seed}:{number}:pause").random() * 0.5)
        self._players.pause_all()
        self.report.faults += [f"at kill {number} ({plan.label}): {fault}" for fault in await self._rest()]

    async def _arm(self, plan: Plan) -> None:
        match plan.kind:
            case "point":
                await self._victim.arm(plan.label, plan.count)
            case "request":
                route, _, when = plan.label.partition(" ")
                self._victim.arm_request(route, after=when == "after", count=plan.count)

    async def _bury(self) -> None:
        await self._victim.kill()
        self._victim.bury()
        self._players.crowd.give_up()
        # While the bot is dead, no picture is on its way to a message.
        self._players.crowd.drop_old_pictures()

    async def _add_late_game(self, number: int) -> None:
        open_games = stored(self._database, "select 1 from game where status in ('lobby', 'running')")
        if len(open_games) <= LATE_GAMES:
            chance, now = Random(f"{self._seed}:{number}:late"), time_ns() // 1_000_000
            await write_late_games(
                self._database, self._server.hub, chance, 1, clocks=("live",), now=now, has_solo=False
            )

    async def _rest(self) -> list[str]:
        """Return the faults once nothing changes any more."""
        begin = perf_counter()
        reason = await until_calm(self._lag, REST_SECONDS)
        if reason is not None:
            return [f"no rest after {REST_SECONDS:.0f} s: {reason}"]
        self.report.rests.append(perf_counter() - begin)
        return await lasting(self._checker.faults, SETTLED_SECONDS, 0.3)

    async def _lag(self) -> str | None:
        """Return what keeps the bot from rest."""
        self._players.check_alive()
        if not self._victim.is_alive:
            return f"the bot ended with {self._victim.process.returncode}"
        return "people press" if self._players.in_flight else self._checker.lag()

    def _count_taps(self) -> int:
        return sum(hand.taps for hand in self._tapping.values())

    def _sum_up(self, seconds: float) -> None:
        report, counts = self.report, self._players.counts
        report.presses, report.acknowledged = counts["presses"], counts["acknowledged"]
        report.taps = self._count_taps()
        report.unanswered, report.seconds, report.starts = counts["unanswered"], seconds, self._victim.starts
        report.games, report.rounds = self._checker.totals()
        report.over = len(stored(self._database, "select 1 from game where status = 'finished'"))


def gathering_of_six(hub: Hub, place: GuestPlace | None = None) -> Gathering:
    """Return everybody on a server, at a table where each presses as soon as they can; `place` is where, if the bot is no
    member there."""
    crowd = Crowd(hub)
    channels = {
        "group" if channel.recipients else "server": channel
        for channel in hub.world.channels.values()
        if channel.recipients or channel.guild_id is not None
    }
    channel = crowd.channel if place is None else channels[place]
    people = [person for person in hub.world.people.values() if person.id in hub.world.audience(channel)]
    return Gathering(crowd, PAUSE, [Table(channel, people, is_alone=True)])


def tapping_hands(players: Gathering, url: str) -> dict[str, ActivityHand]:
    """Return the hands of those who play in the Activity, whose door has this address."""
    [table], hub = players.tables, players.crowd.hub
    tapping = (person for person in table.people if person.name in TAPPING)
    return {person.id: ActivityHand(hub, url, table.channel, person) for person in tapping}


def draw_plans(seed: int, kills: int) -> list[Plan]:
    """About a third each of points, requests and moments; first every label once."""
    chance = Random(seed)
    every = [*(("point", label) for label in LABELS), *(("request", r) for r in _requests())]
    chance.shuffle(every)
    plans: list[Plan] = []
    total = 0
    while total < kills:
        if every:
            kind, label = every.pop()
        else:
            kind = chance.choice(("point", "request", "moment"))
            label = chance.choice({"point": LABELS, "request": _requests(), "moment": (AT_RANDOM,)}[kind])
        recovery = (f"{chance.choice(LABELS)} {chance.randint(1, 4)}",) if chance.random() < 0.15 else ()
        seconds = 0.2 + 2 * chance.random() if kind == "moment" else 0.0
        most = 1 if kind == "request" else 6
        plans.append(Plan(kind, label, chance.randint(1, most), seconds, recovery))
        total += 1 + len(recovery)
    return plans


def _times(what: str, seconds: list[float]) -> list[Figure]:
    known = seconds or [0.0]
    return [Figure(f"{what}, median", quantile(known, 0.5), "s"), Figure(f"{what}, longest", max(known), "s")]


def _requests() -> tuple[str, ...]:
    return tuple(f"{route} {when}" for route in REQUESTS for when in ("before", "after"))


async def run(
    seed: int,
    plans: list[tuple[int, Plan]],
    *,
    is_verbose: bool = False,
    way: str = GATEWAY,
    has_activity: bool = False,
    canary: str | None = None,
    place: GuestPlace | None = None,
    kind: type[Campaign] = Campaign,
) -> Report:
    """Carry out plans of a kind of campaign, each with its number, while presses come this way and, with an Activity, some
    people play there. `canary` is a fault to be planted in the bot: the first fault found ends the campaign. `place` is
    where people play, if the bot is no member there."""
    url = free_url() if has_activity else None
    with tempfile.TemporaryDirectory(prefix="campaign-") as name:
        directory = Path(name)
        server = await start(
            directory=directory / "discord",
            setup=replace(PLACES, people=PEOPLE) if place else Setup(people=PEOPLE),
            addresses=addresses_by(way, url),
            activity=None if url is None else url + PREFIX.rstrip("/"),
        )
        try:
            campaign = kind(server, directory, seed, url=url, canary=canary, place=place)
            return await campaign.run(plans, is_verbose=is_verbose)
        finally:
            await server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.process.campaign", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument(
        "--first", type=int, default=0, metavar="K", help="begin at this kill, with a new game"
    )
    parser.add_argument("--verbose", action="store_true", help="a line for each kill")
    parser.add_argument(
        "--activity", action="store_true", help=f"{' and '.join(TAPPING)} play in the Activity"
    )
    parser.add_argument("--canary", choices=CANARIES, help="plant this fault")
    parser.add_argument(
        "--place",
        choices=("group", "server"),
        help="play where the bot is no member: a group message, or a server",
    )
    add_way(parser)
    options = parser.parse_args()
    plans = list(enumerate(draw_plans(options.seed, options.kills)))[options.first :]
    report = asyncio.run(
        run(
            options.seed,
            plans,
            is_verbose=options.verbose,
            way=options.way,
            has_activity=options.activity,
            canary=options.canary,
            place=options.place,
        )
    )
    missed = report.show("Kills in running games")
    return int(bool(missed) != bool(options.canary))


if __name__ == "__main__":
    sys.exit(main())
