"""A simulation in which people do what a test says, step by step."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

from bot.client import Bot
from bot.games.registry import PARTS, players
from bot.local.hub import Hub
from bot.local.state import Message, Person
from bot.turns.memory import difference
from engine.games import GAMES
from tests.simulator.late_games import late_game, setup_of
from tests.simulator.machine import CHEAPEST
from tests.simulator.simulation import Simulation
from tests.simulator.virtual import alone
from tests.world.chat import command_request, press_request
from tests.world.offers import Part, controls, is_sheet

CALM = 6
"""A seed in which nothing goes wrong by itself, with two servers and undrawn pictures."""
MINUTE = 60_000
HOUR = 60 * MINUTE


class Scene(Simulation):
    """A simulation in which people do what a test says."""

    most_late = 0
    may_be_shared = False

    def __init__(self, path: Path, play: Callable[[Scene], Awaitable[None]]) -> None:
        super().__init__(CALM, path)
        self._script = play

    async def _play(self) -> None:
        self.start()
        await self._ready()
        for hub in self.wire.hubs[1:]:
            hub.world.commands = self.wire.hubs[0].world.commands
        await self._script(self)
        await self._come_to_rest("rest")

    @property
    def hub(self) -> Hub:
        return self.wire.hubs[0]

    @property
    def people_here(self) -> list[Person]:
        return [*self.hub.world.people.values()]

    @property
    def running_bot(self) -> Bot:
        assert self.bot is not None
        return self.bot

    async def type(self, person: Person, name: str, place: int = 0, **options: Any) -> None:
        channel = [c for c in self.hub.world.channels.values() if c.recipient is None][place]
        self.hub.page_requests.handle(person, command_request(channel, name, options))
        await asyncio.sleep(2)

    def press(self, person: Person, verb: str) -> None:
        """Press the newest control with this verb that they see, with the first value of a select."""
        part = [part for part in self._seen(person) if part.control.verb == verb][-1]
        value = part.values[0] if part.values else None
        self.hub.page_requests.handle(person, press_request(part, value))

    def sheets(self, person: Person) -> list[Message]:
        """In channels, oldest first."""
        return [m for m in self._messages(person) if is_sheet(m) and m.is_ephemeral]

    async def forgotten_sheet(self, person: Person) -> Message:
        """Let a person open a sheet in the channel; return it once the bot has forgotten it."""
        self.press(person, "sheet")
        await asyncio.sleep(20)
        [sheet] = self.sheets(person)
        row = await self.running_bot.messages.at(int(sheet.id), None)
        assert row is not None
        await self.running_bot.messages.forget(row)
        return sheet

    def _messages(self, person: Person) -> list[Message]:
        places = self.hub.world.messages.values()
        found = (m for messages in places for m in messages.values())
        return sorted(
            (m for m in found if person.id in self.hub.world.audience_of(m)), key=lambda m: int(m.id)
        )

    def _seen(self, person: Person) -> list[Part]:
        return [part for message in self._messages(person) for part in controls(message)]

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Let another program write to the database, inside."""
        with closing(sqlite3.connect(self.path, isolation_level=None)) as other:
            other.execute("begin immediate")
            yield

    async def game(self, clock: str = "none") -> tuple[Person, Person]:
        """Return two people whose game has begun; their sheets come by direct message."""
        host, guest = self.people_here[:2]
        await self.type(host, "brilliant play", clock=clock, sheets="dm")
        self.press(guest, "join")
        await asyncio.sleep(2)
        self.press(host, "start")
        await asyncio.sleep(2)
        return host, guest

    async def late_game(self, game: str, mode: str, seats: int) -> tuple[str, list[Person]]:
        """Return a game and its people, possibly just before its last decision; their sheets came by direct
        message."""
        declared = next(one for one in PARTS[game].subcommands if one.mode == mode)
        channel = next(c for c in self.hub.world.channels.values() if c.recipient is None)
        people, now = self.people_here[:seats], self.wire.now()
        late = late_game(setup_of(self.hub, channel, game, declared, seats=seats), people, 1, now=now)
        await self.running_bot.store.commit(difference(None, late, now))
        self.running_bot.refresher.wake(late.row.id)
        await asyncio.sleep(2)
        return late.row.id, people

    async def play_out(self, game: str, people: list[Person]) -> None:
        """Let these people make random moves until their game is over."""
        coordinator, chance = self.running_bot.coordinator, Random(0)
        player = players((await coordinator.look(game)).kind)[CHEAPEST]
        for person in cycle(people):
            look = await coordinator.look(game, int(person.id))
            if look.is_over:
                break
            if look.own is not None and look.own.is_asked and look.view is not None:
                move = GAMES[look.kind].format_move(player(look.view, chance))
                await coordinator.submit(game, int(person.id), look.step, move, is_final=True)
        await asyncio.sleep(5)


Play = Callable[[Scene], Awaitable[None]]


def check(play: Play) -> None:
    """Play the scene, come to rest, and find no fault."""
    with alone() as directory:
        faults = Scene(directory, play).run().faults
    assert not faults, "\n".join(faults)


def scene_test(play: Play) -> Callable[[], None]:
    """Make a test of a scene."""

    def test() -> None:
        check(play)

    return test
