"""People at tables who play one game after the other until they are stopped."""

from __future__ import annotations

import asyncio
import re
from collections import Counter, defaultdict
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from time import perf_counter
from typing import Any

from bot.local.hub import Hub
from bot.local.state import Channel, Message, Person
from bot.pages.control import Verb
from tests.world.chat import ChatHand, Crowd
from tests.world.offers import Part, controls, find
from tests.world.player import ENTERS, Hand, Ledger, Outcome, Press, fickle_turn

GAMES = ("brilliant", "brikks")
LOOK_SECONDS = 2.0
"""The most seconds after which a person who had nothing to press looks again."""
SHOWN_PAUSES = 10
"""The pauses after which a person tries again to open a table."""
SHEETS = 6
"""The newest sheets that a person looks at who may sit at several tables."""
TABLES = 3
RESTS = "this message now stands still"
"""What a table says, in English, that the bot can no longer change by itself."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A press or a command, and how it ended."""

    at: float
    seconds: float | None
    what: str
    """The verb of a press, or the name of a command."""
    is_direct: bool
    key: str
    trouble: str
    """What went wrong then, if whoever makes trouble told."""


@dataclass(slots=True)
class Table:
    channel: Channel
    people: list[Person]
    """The first is the host."""
    games: Sequence[str] = GAMES
    options: Mapping[str, str | int] = field(default_factory=dict)
    """Those of the command, besides what is drawn."""
    is_direct: bool = False
    """Whether sheets stay in direct messages."""
    is_idle: bool = False
    """Whether no one plays, so that its deadlines run out."""
    is_alone: bool = False
    """Whether there is no other table in its channel, and its people need not take turns; games may then have some of
    them."""
    opened: int = 0
    """How often its host asked for a new game."""


@dataclass
class Gathering:
    crowd: Crowd
    pause: float
    """Mean seconds between two presses at a table."""
    tables: list[Table] = field(default_factory=list)
    hands: dict[str, Hand[Any]] = field(default_factory=dict)
    """By person, of those who do not play on the messages of their sheets."""
    clock: str | None = None
    """The clock of the games, unless it is the server's."""
    sent: list[Sent] = field(default_factory=list)
    ledger: Ledger = field(default_factory=lambda: defaultdict(list))
    counts: Counter[str] = field(default_factory=Counter)
    in_flight: int = 0
    trouble: str = ""
    are_restless: bool = False
    """Whether they keep moving their sheets between channel and direct messages."""

    def __post_init__(self) -> None:
        self._may_press = asyncio.Event()
        self._chance: dict[str, Random] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        for table in self.tables:
            for person in table.people:
                place = None if table.is_direct else table.channel
                self.hands.setdefault(person.id, ChatHand(self.crowd, person, place))
            together = [[person] for person in table.people] if table.is_alone else [table.people]
            self._tasks += [asyncio.create_task(self._live(table, people)) for people in together]

    def reseed(self, seed: str) -> None:
        """Let each person's choices follow from the seed and the place."""
        people = [person for table in self.tables for person in table.people]
        self._chance = {person.id: Random(f"{seed}:{place}") for place, person in enumerate(people)}

    def resume(self) -> None:
        self._may_press.set()

    def pause_all(self) -> None:
        self._may_press.clear()

    def check_alive(self) -> None:
        """Raise the error that stopped somebody early."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for fault in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(fault, Exception):
                raise fault

    async def _live(self, table: Table, people: list[Person]) -> None:
        """Let these people act, one at a time."""
        pause = self.pause * len(table.people) / len(people)
        await asyncio.sleep(self._chance[people[0].id].random() * pause)
        while True:
            await self._may_press.wait()
            chance = self._chance[people[0].id]
            has_acted = await self._act(table, chance.choice(people), chance)
            seconds = (0.2 + 1.6 * chance.random()) * pause if has_acted else min(LOOK_SECONDS, pause)
            await asyncio.sleep(seconds)

    async def _act(self, table: Table, person: Person, chance: Random) -> bool:
        """Act; return whether there was something to do."""
        shown = self._shown(table)
        moving = self.are_restless and chance.random() < 0.4 and self._moving(table, person, shown)
        if moving:
            await self._press(table, person, moving)
            return True
        if not table.is_idle and await self._play(table, person, chance):
            return True
        # Somebody who looked at a page for a sheet has let the messages change.
        shown = self._shown(table)
        part = self._at_table(table, person, shown, chance)
        if part is not None:
            await self._press(table, person, part)
        elif person is table.people[0] and not any(map(_is_open, shown)):
            await self._open(table, chance)
        else:
            return False
        return True

    async def _play(self, table: Table, person: Person, chance: Random) -> bool:
        """Press something on a sheet; return whether there is anything to press."""
        hand = self.hands[person.id]
        sheets = [*islice(await hand.sheets(), SHEETS if table.is_alone else 1)]
        chance.shuffle(sheets)
        turn = next((turn for sheet in sheets if (turn := fickle_turn(sheet, chance)) is not None), None)
        if turn is None:
            return False
        offer, value = turn
        control, press = offer.control, None
        if control.verb in (*ENTERS, Verb.RETRACT):
            press = Press(None if control.verb == Verb.RETRACT else value or control.arg)
            self.ledger[control.game, person.id, control.step].append(press)
        is_direct = isinstance(offer, Part) and offer.message.channel_id != table.channel.id
        outcome = await self._noted(hand.press(offer, value), control.verb, is_direct=is_direct)
        self.counts["presses"] += 1
        self.counts["unanswered"] += outcome.seconds is None
        if press is not None and press.move is not None and hand.has_saved(offer, outcome):
            press.is_acknowledged = True
            self.counts["acknowledged"] += 1
        return True

    def _at_table(
        self, table: Table, person: Person, shown: Sequence[Message], chance: Random
    ) -> Part | None:
        """Return what to press on a table message: join a lobby, begin, play again, or have the sheet here."""
        is_host = person is table.people[0]
        waiting = next((message for message in shown if RESTS in message.words), None)
        if waiting is not None:
            return find(waiting, Verb.REFRESH)
        again = find(shown[-1], Verb.REMATCH) if shown else None
        if is_host and again is not None and not any(map(_is_open, shown)) and chance.random() < 0.5:
            return again
        own = {_game(panel) for panel in islice(self.crowd.panels(person, table.channel), SHEETS)}
        for message in shown:
            join, start, sheet = (find(message, verb) for verb in (Verb.JOIN, Verb.START, Verb.SHEET))
            if join is not None and not _is_in(message, person):
                return join
            is_full = join is None or all(_is_in(message, one) for one in table.people)
            if start is not None and is_host and is_full:
                return start
            # A person without a sheet asks for it; sometimes a person wants it in the channel.
            has_sheet = _game(message) in own
            if sheet is None or table.is_direct or not (has_sheet or _names(message, person)):
                continue
            if chance.random() < (0.01 if has_sheet else 0.3):
                return sheet
        return None

    def _moving(self, table: Table, person: Person, shown: Sequence[Message]) -> Part | None:
        """Return what moves a sheet to the other place: `My sheet`, or `More` and there `Sheet by direct message`."""
        message = next((message for message in shown if find(message, Verb.SHEET)), None)
        if message is None:
            return None
        own = [p for p in self.crowd.panels(person, table.channel) if _game(p) == _game(message)]
        if not own and not _names(message, person):
            return None
        if not any(panel.is_ephemeral for panel in own):
            return find(message, Verb.SHEET)
        offers = (find(menu, Verb.DM) for menu in self.crowd.private(person, table.channel))
        return next((offer for offer in offers if offer is not None), find(message, Verb.MORE))

    async def _open(self, table: Table, chance: Random) -> None:
        """Open a game, and wait until it is shown."""
        table.opened += 1
        game = chance.choice(table.games)
        options = {**table.options, "level": str(chance.randint(1, 4))}
        if game == "brilliant":
            options["start"] = chance.choice(("stars", "stars", "free"))
        if self.clock is not None:
            options["clock"] = self.clock
        work = self.crowd.command_in(table.channel, table.people[0], f"{game} play", options)
        outcome = await self._noted(work, f"{game} play", is_direct=False)
        until = perf_counter() + (0 if outcome.seconds is None else SHOWN_PAUSES * self.pause)
        while not any(map(_is_open, self._shown(table))) and perf_counter() < until:  # noqa: ASYNC110 (as a person looks)
            await asyncio.sleep(min(LOOK_SECONDS, self.pause))

    async def _press(self, table: Table, person: Person, part: Part) -> None:
        table.opened += part.control.verb == Verb.REMATCH
        is_direct = part.message.channel_id != table.channel.id
        await self._noted(self.crowd.press(person, part), part.control.verb, is_direct=is_direct)

    async def _noted(self, work: Coroutine[Any, Any, Outcome], what: str, *, is_direct: bool) -> Outcome:
        begin, trouble = perf_counter(), self.trouble
        self.in_flight += 1
        try:
            outcome = await work
        finally:
            self.in_flight -= 1
        self.sent.append(Sent(begin, outcome.seconds, what, is_direct, outcome.key, trouble))
        return outcome

    def _shown(self, table: Table) -> list[Message]:
        """Return the newest messages with controls of a table, the newest last."""
        public = (message for message in self.crowd.public(table.channel) if _game(message))
        if table.is_alone:
            return [*islice(public, TABLES)][::-1]
        return [*islice((message for message in public if _names(message, table.people[0])), 1)]


def tables_of_two(
    hub: Hub, channels: Sequence[Channel], chance: Random, count: int, *, direct: float, idle: float = 0.0
) -> list[Table]:
    """Seat people at this many tables; shares of them play by direct message, or not at all."""
    tables = []
    for number in range(count):
        people = [hub.add_person(f"P{number}-{seat}", "en-US") for seat in range(2)]
        is_direct = chance.random() < direct
        table = Table(
            channels[number % len(channels)],
            people,
            games=GAMES[number % len(GAMES) :][:1],
            options={"players": 2} if is_direct else {"players": 2, "sheets": "channel"},
            is_direct=is_direct,
            is_idle=chance.random() < idle,
        )
        tables.append(table)
    return tables


def _is_open(message: Message) -> bool:
    return bool(find(message, Verb.JOIN) or find(message, Verb.SHEET))


def _game(message: Message) -> str | None:
    return next((part.control.game for part in controls(message)), None)


def _is_in(message: Message, person: Person) -> bool:
    """Return whether a lobby lists this person, and not only a seat that is kept for them."""
    name = f"<@{person.id}>"
    return name in message.words and f"{name} – invited" not in message.words


def _names(message: Message, person: Person) -> bool:
    """Return whether a message mentions this person, or its picture names them."""
    name = re.compile(rf"\b{re.escape(person.name)}\b")
    alts = (attachment.description or "" for attachment in message.attachments)
    return f"<@{person.id}>" in message.words or any(map(name.search, alts))
