"""Open games in a database, and their messages on a local Discord, as a bot that was stopped leaves them."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.local.hub import Hub
from bot.local.messages import Origin
from bot.local.reading import Body
from bot.local.state import Channel, Message
from bot.local.state import Person as Human
from bot.pages.control import Control, Verb
from bot.store.database import Store, Transaction
from bot.store.messages import Sent, put_message
from bot.store.rows import TABLE_SEAT, MessageKind
from bot.turns import lobby
from bot.turns.computers import STAND_IN
from bot.turns.game import LoadedGame, load
from bot.turns.look import Person, Setup
from bot.turns.rounds import Timing
from tests.turns.tables import LEVEL

BATCH = 100
"""Games written in one transaction: there is nobody yet who could lose one."""
STALE = "as it was before the stop"


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game of two that has begun; nobody has moved."""

    id: str
    people: tuple[Human, ...]
    panels: tuple[Message, ...]
    is_stale: bool


async def write_games(path: Path, hub: Hub, count: int, seed: int, stale: float) -> list[OpenGame]:
    """So many games; in every second one a computer player owes a move. In a share of them the messages are stale."""
    made: list[OpenGame] = []
    writer = _Writer(hub, Random(seed), stale)
    async with Store(path) as store:
        while len(made) < count:
            async with store.transaction() as tx:
                numbers = range(len(made), min(count, len(made) + BATCH))
                made += [await writer.write(tx, number) for number in numbers]
    return made


class _Writer:
    def __init__(self, hub: Hub, chance: Random, stale: float) -> None:
        self._hub = hub
        self._chance = chance
        self._stale = stale
        self._channel = next(c for c in hub.world.channels.values() if c.recipient is None)
        [guild] = [hub.world.guild]
        self._guild_id = int(guild.id)
        now = int(time.time() * 1000)
        self._timing = Timing(now, 3000, now)

    async def write(self, tx: Transaction, number: int) -> OpenGame:
        has_computer = number % 2 == 0
        humans = [self._hub.add_person(f"P{number}-{seat}", "en-US") for seat in range(2 - has_computer)]
        loaded = await self._begun(tx, humans, has_computer=has_computer)
        places: list[tuple[Channel, MessageKind, int]] = [(self._channel, "table", TABLE_SEAT)]
        places += [(self._hub.open_direct(human), "panel", seat) for seat, human in enumerate(humans)]
        is_stale = self._chance.random() < self._stale
        _, *panels = [await self._put(tx, loaded, *place, is_stale=is_stale) for place in places]
        return OpenGame(loaded.row.id, tuple(humans), tuple(panels), is_stale=is_stale)

    async def _begun(self, tx: Transaction, humans: list[Human], *, has_computer: bool) -> LoadedGame:
        clock = self._chance.choice(("day", "none"))
        rules = {"level": LEVEL, "start": "stars"}
        place = (self._guild_id, int(self._channel.id))
        setup = Setup("brilliant", "fixture", "table", rules, 2, clock, "dm", *place, "en")
        host, *guests = [Person(int(human.id), human.name, "en") for human in humans]
        loaded = await lobby.open_lobby(tx, setup, host, self._timing)
        for guest in guests:
            await lobby.join(tx, loaded, guest, self._timing, interaction=None)
        if has_computer:
            await lobby.add_computer(
                tx, loaded, host.user_id, STAND_IN, self._timing, known=(STAND_IN,), interaction=None
            )
        # The last to sit down starts the game.
        return await load(tx, loaded.row.id)

    async def _put(
        self,
        tx: Transaction,
        loaded: LoadedGame,
        channel: Channel,
        kind: MessageKind,
        seat: int,
        *,
        is_stale: bool,
    ) -> Message:
        row = loaded.row
        button = {
            "type": 2,
            "style": 1,
            "label": "As text",
            "custom_id": Control(Verb.TEXT, row.id).custom_id(),
        }
        body = Body(
            {
                "content": STALE if is_stale else "as it is",
                "components": [{"type": 1, "components": [button]}],
            }
        )
        message = self._hub.messages.create(channel, body, Origin(self._hub.world.application_id))
        sent = Sent(kind, int(channel.id), int(message.id), seat)
        now = self._timing.now
        shows = -1 if is_stale else row.revision
        await put_message(tx, row.id, sent, step=row.step, wants=row.revision, shows=shows, now=now)
        return message
