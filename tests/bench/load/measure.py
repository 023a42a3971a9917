"""Measure how many presses the bot answers and how fast, beside minimal bots.

The local server has no rate limits here: this measures the bot, not the waiting.
"""

from __future__ import annotations

import gc
import json
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import aclosing, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from pathlib import Path
from statistics import median

from bot.door.activity.server import PREFIX
from bot.hosting.child import free_url
from bot.local.carrier import GATEWAY, HTTP
from bot.local.messages import Origin
from bot.local.reading import Body
from bot.local.routes import ROUTES
from bot.local.server import Server
from bot.local.state import Json, Message, Person
from bot.pages.control import Control, Verb
from tests.bench.load.bots import QUIET, cpu_seconds, local_discord, running_bot
from tests.bench.load.figures import LoadFigures, Window
from tests.bench.load.plain_bot import Shares
from tests.bench.load.tables import Tables
from tests.bench.load.waits import Span, Stamped, Waits, waits
from tests.local.control import invalidate
from tests.local.ways import WAYS, addresses_by
from tests.strict.watch import watch
from tests.world.offers import find

GAMES = (1, 50, 200)
WINDOWS = 3
SECONDS = 3.0
WARM_UP = 0.05
"""Seconds of play for each game before the windows, in which everybody presses some times: at somebody's first press the bot
reads who they are, and draws their name and their table for the first time."""
PAIRS = 8
FIRST_SHEETS = 20
"""How many times a page is opened anew."""
FEW = 16
"""Games that people play to the end within a few windows; more last for all of them."""
ATTRIBUTED = 50
"""The number of games at which presses are broken down by what they wait for."""
PLAIN, PROFILED, STAMPED = (f"tests.bench.load.{name}" for name in ("plain_bot", "profiled", "stamped"))
PRESSES, TAPS = "presses", "taps"
BESIDE_ANSWERS = ("create_message", "edit_message", "edit_token", "follow_up")
"""The server's names for the requests that send or change a message, besides a first answer."""
FREE = frozenset(route.name for route in ROUTES if route.is_interaction)
BUTTON = {
    "type": 1,
    "components": [
        {"type": 2, "style": 1, "label": "Press", "custom_id": Control(Verb.MOVE, "plain").custom_id()}
    ],
}


@dataclass(frozen=True, slots=True)
class Requests:
    """The requests of each press and of everything it causes, by route."""

    counted: dict[str, float]
    """Requests that count against Discord's 50 a second."""
    free: dict[str, float]
    """Answers, and requests through their tokens, which do not count."""


@dataclass(frozen=True, slots=True)
class Tail:
    """The same number of games in several runs, each with a new server and database."""

    games: int
    ours: list[LoadFigures]
    floor: list[LoadFigures]

    def ratios(self) -> list[float]:
        """Return how many times the floor's p99 each run had."""
        return [ours.p99 / floor.p99 for ours, floor in zip(self.ours, self.floor, strict=True)]


@dataclass(frozen=True, slots=True)
class Compared:
    """As many games pressed in one way as in another, in the same process and in turn."""

    games: int
    windows: Mapping[str, list[Window]]
    """The windows of each way; those at the same place are neighbours."""
    first: list[float] = field(default_factory=list)
    """Seconds from asking for a page of the Activity to its first sheet."""

    def figures(self, way: str) -> LoadFigures:
        return LoadFigures.of(self.games, self.windows[way])

    def ratio(self, way: str, other: str) -> str:
        """Return how many times the CPU time of a press in the other way one in this way takes, over the pairs of
        windows."""
        pairs = zip(self.windows[way], self.windows[other], strict=True)
        ratios = [one.cpu_for_one / beside.cpu_for_one for one, beside in pairs]
        return f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


@dataclass(frozen=True, slots=True)
class Load:
    ours: list[LoadFigures]
    floor: list[LoadFigures]
    """A bot that makes the same requests without a game: its pictures are drawn already, and it stores nothing."""
    plain: list[LoadFigures]
    """A bot of twenty lines that gives every press the same answer."""
    layers: dict[str, float]
    """Milliseconds of the bot's CPU time for one press by layer, with a profile running."""
    waits: Waits
    requests: Requests
    """The requests with `ATTRIBUTED` games."""
    picture: int
    """The size of the picture in bytes."""


async def measure_load(games: Sequence[int] = GAMES, seconds: float = SECONDS) -> Load:
    """Measure the bots, one after the other, on one server."""
    async with _measuring(seconds) as measuring:
        return await measuring.all(games)


async def measure_tail(games: int, runs: int, seconds: float = SECONDS) -> Tail:
    """Measure the bot and its floor this many times, on a new server each time."""
    tail = Tail(games, [], [])
    for _ in range(runs):
        async with _measuring(seconds) as measuring:
            ours, floor = await measuring.against_floor(games)
        tail.ours.append(ours)
        tail.floor.append(floor)
    return tail


async def measure_waits(games: int = ATTRIBUTED, seconds: float = SECONDS) -> tuple[Waits, Requests]:
    """Measure what presses wait for, and what they request."""
    async with _measuring(seconds) as measuring:
        return await measuring.attributed(games)


async def measure_carried(games: int, pairs: int = PAIRS, seconds: float = SECONDS) -> Compared:
    """Measure this many pairs of windows, one with presses over the gateway and one over HTTP."""
    async with _measuring(seconds, HTTP) as measuring:
        return await measuring.carried(games, pairs)


async def measure_taps(games: int, pairs: int = PAIRS, seconds: float = SECONDS) -> Compared:
    """Measure this many pairs of windows, one with presses in the chat and one with taps in the Activity."""
    url = free_url()
    async with _measuring(seconds, activity=url) as measuring:
        return await measuring.tapped(games, pairs, url)


@asynccontextmanager
async def _measuring(
    seconds: float, way: str = GATEWAY, activity: str | None = None
) -> AsyncIterator[_Measuring]:
    """Start a server; `activity` is the address of the bot's door, if it is to have an Activity."""
    page = None if activity is None else activity + PREFIX.rstrip("/")
    async with local_discord(addresses=addresses_by(way), activity=page) as (server, folder):
        yield _Measuring(server, folder, seconds)


class _Measuring:
    def __init__(self, server: Server, directory: Path, seconds: float) -> None:
        self._server = server
        self._directory = directory
        self._seconds = seconds
        self._tables = Tables(server.hub, seed=1)
        self._picture = directory / "picture.png"
        self._opened = 0
        self._shares = Shares()
        self._sheet: tuple[str, Sequence[Json]] = ("", ())
        """The words and controls of a sheet that waits for a move."""

    async def all(self, games: Sequence[int]) -> Load:
        ours, floor, plain = list[LoadFigures](), list[LoadFigures](), list[LoadFigures]()
        for count in games:
            figures = await self.against_floor(count)
            ours.append(figures[0])
            floor.append(figures[1])
            async with self._bot(self._plain()) as bot:
                plain.append(await self._answered(count, bot.pid, "Press", [BUTTON]))
        layers = await self._layers()
        waits, requests = await self.attributed(ATTRIBUTED)
        return Load(ours, floor, plain, layers, waits, requests, self._picture.stat().st_size)

    async def against_floor(self, count: int) -> tuple[LoadFigures, LoadFigures]:
        """Measure the bot, and one that makes the same requests without a game."""
        self._forget()
        async with self._bot(QUIET) as bot:
            ours = await self._ours(count, bot.pid)
        async with self._bot((*self._plain(), *self._shares.arguments())) as bot:
            return ours, await self._answered(count, bot.pid, *self._sheet)

    async def attributed(self, count: int) -> tuple[Waits, Requests]:
        """Measure what presses wait for, in separate windows, because recording it takes time."""
        self._forget()
        file, spans, presses = self._directory / "stamps.json", dict[str, Span](), 0
        made = Counter[str]()
        async with self._bot(("-m", STAMPED, str(file))):
            for _ in range(WINDOWS):
                await self._open(count)
                before = self._requests(refused=True)
                with _uncollected():
                    window = await self._tables.press(self._people(count), self._seconds)
                spans |= window.answered
                presses += len(window.answered) + window.failed
                made += self._requests(refused=True) - before
        stamped = Stamped(**json.loads(file.read_text(encoding="utf-8")))
        return waits(spans, stamped), _by_press(made, presses)

    async def carried(self, count: int, pairs: int) -> Compared:
        """Measure one bot with a door, which answers presses over the gateway as well."""
        self._forget()
        addresses = self._server.hub.world.addresses
        url, windows = addresses.interactions, {way: list[Window]() for way in WAYS}
        async with self._bot(QUIET) as bot:
            for number in range(pairs):
                await self._open(count)
                # Neither way is always the first of a pair, because games get shorter.
                for way in WAYS if number % 2 else reversed(WAYS):
                    addresses.interactions = url if way == HTTP else None
                    windows[way].append(await self._window(count, bot.pid))
        return Compared(count, windows)

    async def tapped(self, count: int, pairs: int, url: str) -> Compared:
        """Measure one bot, half of whose people press and the others tap; the games are the same in number."""
        self._forget()
        async with self._bot(QUIET) as bot:
            await self._open(count)
            tapping = Tables(self._server.hub, seed=1, url=url)
            tapping.invite(count)
            async with aclosing(tapping):
                await tapping.open(tapping.groups)
                people = [person for group in tapping.groups for person in group]
                works = {
                    PRESSES: partial(self._tables.press, self._people(count)),
                    TAPS: partial(tapping.press, people),
                }
                found = Compared(count, {way: [] for way in works})
                for number in range(pairs):
                    # Neither is always the first of a pair, because games get shorter.
                    for way in works if number % 2 else reversed(works):
                        found.windows[way].append(await self._counted(works[way], bot.pid))
                    if not all(windows[-1].answered for windows in found.windows.values()):
                        # The games are over.
                        for windows in found.windows.values():
                            windows.pop()
                        break
                found.first.extend([await tapping.first_sheet(person) for person in people[:FIRST_SHEETS]])
        return found

    def _forget(self) -> None:
        """Discard the record of each request."""
        hub = self._server.hub
        watch(hub).journal.is_kept = watch(hub).visibility.is_kept = False

    def _plain(self) -> tuple[str, ...]:
        return ("-m", PLAIN, self._server.api_url, self._server.gateway_url, str(self._picture))

    async def _open(self, count: int) -> None:
        """Open as many games as are missing; all of them anew if so few could end within a window."""
        self._tables.invite(count - len(self._tables.groups))
        await self._tables.open(self._tables.groups[0 if count <= FEW else self._opened : count])
        self._opened = max(self._opened, count)

    async def _layers(self) -> dict[str, float]:
        profile = self._directory / "profile.json"
        async with self._bot(("-m", PROFILED, str(profile))):
            for _ in range(WINDOWS):
                await self._tables.press(self._people(len(self._tables.groups)), self._seconds)
        found: dict[str, float] = json.loads(profile.read_text(encoding="utf-8"))
        return found

    def _requests(self, *, refused: bool = False) -> Counter[str]:
        """Count the requests that each route took, optionally with those it refused, which count as well."""
        made = Counter[str]()
        for (route, status), count in watch(self._server.hub).journal.counts.items():
            made[route] += count if refused or status < HTTPStatus.MULTIPLE_CHOICES else 0
        return made

    def _keep_sheet(self) -> None:
        sheets = (self._tables.sheet(person) for person in self._people(len(self._tables.groups)))
        self._sheet = next(
            (sheet.words, sheet.components)
            for sheet in sheets
            # A person who has already moved may have nothing left to press.
            if sheet is not None and find(sheet, "move") and not find(sheet, "retract")
        )

    async def _ours(self, count: int, bot: int) -> LoadFigures:
        windows = list[Window]()
        await self._open(count)
        # Later all may have moved.
        self._keep_sheet()
        self._keep_picture()
        await self._tables.press(self._people(count), WARM_UP * count)
        before, drawn = self._requests(), watch(self._server.hub).journal.uploads.copy()
        for _ in range(WINDOWS):
            await self._open(count)
            windows.append(await self._window(count, bot))
        made = self._requests() - before
        drawn = watch(self._server.hub).journal.uploads - drawn
        beside = sum(made[route] for route in BESIDE_ANSWERS)
        self._shares = Shares(
            answers_drawn=drawn["callback"] / made["callback"],
            edits=beside / made["callback"],
            edits_drawn=sum(drawn[route] for route in BESIDE_ANSWERS) / max(beside, 1),
        )
        return LoadFigures.of(count, windows)

    async def _answered(self, count: int, bot: int, content: str, components: Sequence[Json]) -> LoadFigures:
        """Measure the same number of simultaneous presses by the same people on messages that never
        change."""
        hub = self._server.hub
        messages = [self._give(person, content, components) for person in self._people(count)]
        try:
            return LoadFigures.of(count, [await self._window(count, bot) for _ in range(WINDOWS)])
        finally:
            for message in messages:
                hub.messages.delete(hub.world.messages[message.channel_id][message.id])

    async def _window(self, count: int, bot: int) -> Window:
        return await self._counted(partial(self._tables.press, self._people(count)), bot)

    async def _counted(self, work: Callable[[float], Awaitable[Window]], bot: int) -> Window:
        """Return a window with the bot's CPU time in it."""
        before = cpu_seconds(bot)
        with _uncollected():
            window = await work(self._seconds)
        after = cpu_seconds(bot)
        window.cpu = None if before is None or after is None else after - before
        return window

    def _people(self, count: int) -> list[Person]:
        return [person for group in self._tables.groups[:count] for person in group]

    def _keep_picture(self) -> None:
        sheets = (self._tables.sheet(person) for person in self._people(len(self._tables.groups)))
        sheet = next((sheet for sheet in sheets if sheet is not None), None)
        if sheet is None:
            raise RuntimeError("nobody has a sheet")
        self._picture.write_bytes(self._server.hub.files.read(sheet.attachments[0].path) or b"")

    def _give(self, person: Person, content: str, components: Sequence[Json]) -> Message:
        hub = self._server.hub
        body = Body(
            {"content": content, "components": [*components]}, {0: ("sheet.png", self._picture.read_bytes())}
        )
        return hub.messages.create(hub.open_direct(person), body, Origin(hub.world.application_id))

    @asynccontextmanager
    async def _bot(self, command: Sequence[str]) -> AsyncIterator[Process]:
        with (self._directory / "bot.log").open("wb") as log:
            async with running_bot(self._server, self._directory, log, command=command) as bot:
                yield bot
                if PLAIN in command:
                    bot.kill()
        invalidate(self._server.hub.gateway, resumable=False)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Collect the server's and the people's garbage beforehand: their pause, up to 0.1 s, is not the
    bot's."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _by_press(made: Mapping[str, int], presses: int) -> Requests:
    found = Requests({}, {})
    for route, count in sorted(made.items(), key=lambda one: -one[1]):
        (found.free if route in FREE else found.counted)[route] = count / presses
    return found
