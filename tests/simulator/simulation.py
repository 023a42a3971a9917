"""One seed: people, a Discord with troubles, a bot that is killed and starts again, and everything checked."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import discord
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.client import Bot, now
from bot.hosting.serve import until
from bot.local.hub import Hub
from bot.local.interactions import AUTOCOMPLETE, Interaction
from bot.local.state import Setup
from bot.store.engines import store_on
from bot.store.schema import prepare
from bot.turns.clocks import GUEST_CLOCKS, LATE, SILENCE, GameClock
from bot.turns.processes import Alone, Peers, Processes
from tests.around import ADDITIONS, ADDITIONS_WITH_ACTIVITY
from tests.simulator.answers import Answers
from tests.simulator.late_games import write_late_games
from tests.simulator.machine import Machine
from tests.simulator.neighbour import take_moves
from tests.simulator.people import People
from tests.simulator.rare_paths import counting
from tests.simulator.rest import Rest
from tests.simulator.taps import Taps
from tests.simulator.troubles import SETTLES, Troubles, kinds_of
from tests.simulator.virtual import LIFE, Killed, VirtualLoop, alone
from tests.simulator.watching import Watch
from tests.simulator.wire import Sights, Wire

STEPS = 110
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana", "Ida", "Jon")
REST_SECONDS = 900
"""Virtual seconds until everything must be at rest once nothing goes wrong any more."""
CALM_SECONDS = 3
COMPARISONS = 3
"""The number of comparisons, if a clock changes a game meanwhile."""
MOST_INVALID = 100
"""I10: a hundredth of what leads to a ban within ten minutes."""
DRAWN_EVERY = 8
"""One seed in this many draws its pictures."""
LEFT_EVERY, LEFT = 16, 3
"""In one seed of this many, the one with this remainder, everyone goes away until every game has ended."""
LEFT_SECONDS = 4 * 3600
AWAY_EVERY, AWAY, AWAY_SECONDS = 7, 0, 300
"""In one seed of this many, the one with this remainder, everyone is away in the middle for so long that a computer player
has taken their turns when they come back."""
GUEST_EVERY, GUEST = 4, 1
"""In one seed of this many, the one with this remainder, people also play in group messages, where the bot is a guest."""
PAUSE_SECONDS = 15 * 60
"""How long they pause there once: longer than a token lasts, and too short for a seat to miss three turns."""
TAPPED_EVERY, TAPPED = 5, 4
"""In one seed of this many, the one with this remainder, people also play in the Activity."""
ACTIVITY = "https://activity.example/"
SHARED_EVERY, SHARED = 7, 6
"""In one seed of this many, the one with this remainder, the bot is one of several processes."""
NEIGHBOURS = 0.1
"""How often another process works on the database then, by step."""
KEPT_STEPS = 25
MOST_LATE = 3
"""Games of a server that are about to end when the bot first starts."""
STRANGE = (discord.HTTPException, discord.RateLimited, discord.GatewayNotFound, OSError, TimeoutError)


@dataclass(slots=True)
class Outcome:
    seed: int
    faults: list[str] = field(default_factory=list)
    trace: str = ""
    steps: int = 0
    last: list[str] = field(default_factory=list)
    """The last steps before a fault."""
    counts: Counter[str] = field(default_factory=Counter)
    troubles: Counter[str] = field(default_factory=Counter)
    rare: Counter[str] = field(default_factory=Counter)
    """How often each rare path was taken."""


class Simulation:
    most_late = MOST_LATE
    may_be_shared = True

    def __init__(self, seed: int, directory: Path, *, steps: int = STEPS, is_verbose: bool = False) -> None:
        self.seed, self._steps, self._is_verbose = seed, steps, is_verbose
        self.path = directory / f"{seed}.db"
        self.chances = {
            name: Random(f"{seed}:{name}")
            for name in (
                "world", "people", "troubles", "network", "machine", "threads", "process", "taps", "neighbours",
            )
        }  # fmt: skip
        self.loop = VirtualLoop(self.chances["threads"])
        self.outcome = Outcome(seed)
        self._trace = sha256()
        self._recent: deque[str] = deque(maxlen=KEPT_STEPS)
        self._excused_until = 0.0
        self.life = 0
        self.bot: Bot | None = None
        self._stop = asyncio.Event()
        self._is_starting = False

    # The whole seed

    def run(self) -> Outcome:
        """Run it; a fault ends it."""
        asyncio.set_event_loop(self.loop)
        try:
            self.loop.run_until_complete(self._run())
        except Exception as error:
            self._fault(f"{type(error).__name__}: {error}")
            if self._is_verbose:
                raise
        finally:
            self._end()
        self.outcome.trace = self._trace.hexdigest()[:16]
        if self.outcome.faults:
            self.outcome.last = [*self._recent]
        return self.outcome

    async def _run(self) -> None:
        chance = self.chances["world"]
        setups = [self._setup(number, chance) for number in range(chance.choice((1, 2, 2, 3)))]
        self._is_tapped = self.seed % TAPPED_EVERY == TAPPED
        activity = ACTIVITY if self._is_tapped else None
        wire = self.wire = Wire(self.loop, self.chances["network"], setups, activity)
        self.gateway = wire.gateway
        self.draws = self.seed % DRAWN_EVERY == 0
        self.machine = Machine(self.loop, wire, self.chances["machine"], draws=self.draws)
        shutil.copyfile(_template(), self.path)
        self.watch = Watch(self.path)
        additions = ADDITIONS_WITH_ACTIVITY if self._is_tapped else ADDITIONS
        self.rest = Rest(self.path, wire, self.draws, additions)
        self._is_left = self.seed % LEFT_EVERY == LEFT
        self._is_shared = self.may_be_shared and self.seed % SHARED_EVERY == SHARED
        self._is_guest = self.seed % GUEST_EVERY == GUEST
        clocks = (
            GUEST_CLOCKS[-1:]  # in the pause, no seat misses so many turns that a computer plays on
            if self._is_guest
            else ("live",)
            if self._is_left
            else chance.choice(
                (("live",), ("live", "relaxed"), ("none",), ("live", "none", "day", "relaxed"))
            )
        )
        self.people = {hub: People(hub, wire, self.chances["people"], clocks=clocks) for hub in wire.hubs}
        self.taps = Taps(self.chances["taps"], self.in_life, self.watch) if self._is_tapped else None
        self.troubles = Troubles(self, kinds_of(chance.random()))
        self.answers = Answers(self.loop, wire, self._fault)
        wire.tell = self._overheard
        wire.trouble = self.troubles.strike
        self.machine.on_kill, self.machine.on_commit = self.kill, self.watch.committed
        for hub in wire.hubs:
            self._overhear(hub)
        with self.machine.running(), counting(self.outcome.rare):
            try:
                for hub in wire.hubs:
                    count = chance.randint(0, self.most_late)
                    await write_late_games(self.path, hub, chance, count, clocks=clocks, now=wire.now())
                await self._play()
            finally:
                self.kill(is_final=True)
                self.watch.close()

    async def _play(self) -> None:
        self.start()
        await self._ready()
        for hub in self.wire.hubs[1:]:
            hub.world.commands = self.wire.hubs[0].world.commands
        for part in range(2):
            if part and self.seed % AWAY_EVERY == AWAY:
                self._note("everybody is away")
                await asyncio.sleep(AWAY_SECONDS)
            for _ in range(self._steps // 2):
                await self._step()
                if self.outcome.faults:
                    return
            await self._come_to_rest(f"rest {part}")
            if self.outcome.faults:
                return
            if self._is_guest and part == 0:
                self._note("everybody pauses")
                await asyncio.sleep(PAUSE_SECONDS)
        if self._is_left:
            await self._go_away()
        self._count()

    async def _step(self) -> None:
        chance = self.chances["world"]
        self.outcome.steps += 1
        if chance.random() < 0.07:
            self._note(f"TROUBLE {self.troubles.make()}")
        elif self.gateway.is_online or chance.random() < 0.1:
            people = self.people[chance.choice(self.wire.present() or self.wire.hubs)]
            self._note(people.act())
            for error in people.impossible:
                self._fault(error)
        if self.taps is not None and self.bot is not None and self.bot.is_ready():
            hub = self.chances["taps"].choice(self.wire.hubs)
            self._note(self.taps.act(self.bot, self.life, hub))
        if self._is_shared and self.chances["neighbours"].random() < NEIGHBOURS:
            self._note("another process takes moves")
            self.loop.create_task(self._take_moves(), context=self.loop.outside.copy())
        draw = chance.random()
        await asyncio.sleep(
            0.02 if draw < 0.2 else chance.expovariate(1.2) if draw < 0.97 else 25 * chance.random()
        )
        self._check()

    async def _take_moves(self) -> None:
        self.watch.neighbours += 1
        try:
            name = f"neighbour {self.outcome.steps}"
            await take_moves(self.path, self.machine, self.chances["neighbours"], name)
        finally:
            self.watch.neighbours -= 1

    async def _come_to_rest(self, name: str) -> None:
        """End all trouble, wait until nothing moves, and compare everything."""
        # A lock lasts as long as it was to, or nobody's patience with it would end.
        await asyncio.sleep(max(0.0, self.troubles.locked_until - self.loop.time()))
        self.troubles.heal()
        self._note(name)
        await self._ready()
        for _ in range(COMPARISONS):
            await self._calm()
            commits, faults = self.watch.commits, await self.rest.faults()
            if not faults or self.watch.commits == commits:
                break
        self._check()
        if self.wire.invalid > MOST_INVALID:
            self._fault(f"{self.wire.invalid} requests count towards a ban")
        for fault in faults:
            self._fault(fault)
        if self.bot is not None:
            for fault in self.rest.late(self.bot._clock.now()):
                self._fault(fault)
        if self.taps is not None:
            for fault in self.taps.faults(self.life, self.rest.entered):
                self._fault(fault)

    async def _calm(self) -> None:
        calm, seconds, reason = 0, 0, None
        while calm < CALM_SECONDS:
            before = self.wire.requests
            await asyncio.sleep(1)
            seconds += 1
            is_asking = self.wire.requests > before or self.wire.under_way[self.life]
            is_moving = is_asking or self.answers.waits() or self.loop.is_paused(self.life)
            reason = self.rest.lag() or ("something moves" if is_moving else None)
            calm = 0 if reason else calm + 1
            if seconds > REST_SECONDS:
                self._fault(
                    f"no rest after {REST_SECONDS} s: {reason}; it is {self.machine.wall():.0f} for the bot"
                )
                return

    async def _go_away(self) -> None:
        """I4: a game whose clock runs ends without its people."""
        self._note("everybody goes away")
        left = LEFT_SECONDS
        while self.rest.are_timed() and left > 0:
            await asyncio.sleep(60)
            left -= 60
        if self.rest.are_timed():
            self._fault(f"a game goes on {LEFT_SECONDS} s after everybody went away")
        await self._come_to_rest("rest after the end")

    async def _ready(self) -> None:
        """Wait until the bot is connected."""
        for _ in range(600):
            if self.bot is not None and self.bot.is_ready() and self.gateway.is_online:
                return
            await asyncio.sleep(1)
        self._fault("the bot is not online after 600 s")

    # The process

    def start(self) -> None:
        self._is_starting = False
        # Opening a locked file would wait in real time.
        self.troubles.unlock()
        self.life += 1
        self.bot, self._stop = None, asyncio.Event()
        process = self.in_life(self._serve())
        self.outcome.counts["starts"] += 1
        life = self.life
        # Through the loop: a callback of the process itself would die with it.
        process.add_done_callback(lambda task: self._ended(task, life), context=self.loop.outside)

    async def _serve(self) -> None:
        """Serve as `bot.hosting.serve` does."""
        stop = self._stop
        async with store_on(self.path) as store:
            clock = GameClock(lambda: int(self.loop.time() * 1000), at=now(), late=LATE, silence=SILENCE)
            clock.lost()
            peers: Peers = Alone()
            if self._is_shared:
                peers = Processes(store, self.machine.shared_clock(), self.loop.time, f"process {self.life}")
            bot = self.bot = Bot(store, clock=clock, peers=peers, has_activity=self._is_tapped)
            async with bot:
                await until(stop, bot.start("token"), store.watch())

    def in_life(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin something in the process that lives now, as what comes to its door does."""
        context = self.loop.outside.copy()
        context.run(LIFE.set, self.life)
        context.run(async_context.set, AsyncWebhookAdapter())  # type: ignore[no-untyped-call]  # discord.py has no types there
        return self.loop.create_task(work, context=context)

    def _ended(self, task: asyncio.Task[Any], life: int) -> None:
        """Restart it after it was told to stop, or after Discord refused it a session."""
        error = task.exception()
        if self.loop.is_dead(life) or isinstance(error, Killed):
            return
        if error is not None and not isinstance(error, STRANGE) and not self._is_excused():
            self._fault(f"the bot ended: {error!r}")
        self._note(f"ended {error!r}")
        self.kill()

    def kill(self, *, is_final: bool = False) -> None:
        """End the process without clean-up."""
        life = self.life
        if self.loop.is_dead(life):
            return
        self._note("killed")
        self.loop.kill(life)
        self.machine.close_files(life)
        self.gateway.forget(life)
        self.bot = None
        self.outcome.counts["kills"] += not is_final
        if not is_final and not self._is_starting:
            self._is_starting = True
            down = self.chances["process"].choice((0.1, 1.0, 5.0, 40.0))
            self.excuse(down + 10 + SETTLES)
            self.later(down, self.start)

    def stop(self) -> None:
        """SIGTERM."""
        self.excuse(20 + SETTLES)
        self._stop.set()

    def later(self, seconds: float, do: Callable[[], object]) -> None:
        self.loop.call_later(seconds, do, context=self.loop.outside)

    # What is noted

    def excuse(self, seconds: float) -> None:
        """Excuse logged errors for this long."""
        self._excused_until = max(self._excused_until, self.loop.time() + seconds)

    def _is_excused(self) -> bool:
        return self.loop.time() < self._excused_until

    def _overhear(self, hub: Hub) -> None:
        send, answered = hub.interactions.send, hub.interactions.answered
        assert isinstance(hub.observer, Sights)
        hub.observer.seen = partial(self.watch.seen, hub)

        def sent(*about: Any, **named: Any) -> Interaction:
            made = send(*about, **named)
            self.watch.pressed(made, about[3])
            if made.type != AUTOCOMPLETE:
                self.answers.sent(made, str(about[3].get("custom_id", "")))
            return made

        def note_answer(interaction: Interaction, kind: int) -> None:
            answered(interaction, kind)
            self.answers.answered(interaction)
            self.watch.answered(interaction, kind, is_busy=self.answers.waits(interaction.person))
            self._record(f"answer {interaction.id} {kind}")
            self.outcome.counts["answers"] += 1

        hub.interactions.send = sent  # type: ignore[method-assign]  # the wire is watched
        hub.interactions.answered = note_answer  # type: ignore[method-assign]  # the wire is watched

    def _check(self) -> None:
        """Raise what was found meanwhile."""
        for fault in self.watch.faults:
            self._fault(fault)
        for error in self.machine.errors:
            # The folder has another name in each run.
            self._note(f"logged {error}".replace(str(self.path.parent), "…"))
            if not self._is_excused():
                self._fault(f"logged: {error}")
            self.outcome.counts["errors"] += 1
        self.machine.errors.clear()

    def _count(self) -> None:
        counts = self.outcome.counts
        counts["games"], counts["events"], counts["games over"] = self.watch.totals
        counts["presses"] = sum(people.presses for people in self.people.values())
        counts["taps"] = 0 if self.taps is None else self.taps.count
        counts["acknowledged"] = len(self.watch.acknowledged)
        counts["unanswered"] = self.answers.excused
        counts["commits"], counts["requests"] = self.watch.commits, self.wire.requests
        counts["seconds"] = round(self.loop.time())
        counts["refused"], counts["forgotten"] = self.wire.invalid, self.watch.forgotten
        self.outcome.troubles.update(self.troubles.counts)

    def _note(self, what: str) -> None:
        line = f"{self.outcome.steps} {self.loop.time():.3f} {what}"
        self._recent.append(line)
        self._record(line)
        if self._is_verbose:
            print(line, flush=True)

    def _overheard(self, request: str) -> None:
        self._record(request)
        if self._is_verbose:
            print(f"    {self.loop.time():.3f} {request}", flush=True)

    def _record(self, what: str) -> None:
        self._trace.update(f"{self.loop.time():.6f} {what}\n".encode())

    def _fault(self, what: str) -> None:
        line = f"step {self.outcome.steps}: {what}"
        if line not in self.outcome.faults:
            self.outcome.faults.append(line)
            self._note(f"FAULT {what}")

    def _setup(self, number: int, chance: Random) -> Setup:
        people = tuple(f"{name} {number}" for name in NAMES[: chance.randint(3, len(NAMES))])
        has_group = self.seed % GUEST_EVERY == GUEST
        return Setup(f"Server {number}", ("games", "lounge"), people, has_group=has_group)

    def _end(self) -> None:
        for life in range(self.life + 1):
            for task in self.loop.unfinished(life):
                task._log_destroy_pending = False  # type: ignore[attr-defined]  # there is no public way
        self.loop.set_exception_handler(lambda *_: None)
        self.loop.close()
        asyncio.set_event_loop(None)


@cache
def _template() -> Path:
    """An empty database of this version."""
    path = Path(tempfile.mkdtemp(prefix="simulator-")) / "template.db"
    prepare(path)
    return path


def simulate(seed: int, *, steps: int = STEPS, is_verbose: bool = False) -> Outcome:
    """Run one seed."""
    with alone() as directory:
        return Simulation(seed, directory, steps=steps, is_verbose=is_verbose).run()
