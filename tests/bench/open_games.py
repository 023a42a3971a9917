"""Open games in a database, and their messages on a local Discord, as a bot that was stopped leaves them."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.games.registry import strengths
from bot.local.hub import Hub
from bot.local.messages import Origin
from bot.local.reading import Body
from bot.local.state import Channel, Message
from bot.local.state import Person as Human
from bot.messages.bodies import build_embeds, build_rows
from bot.messages.game_messages import address_of_table, page_of, user_of
from bot.pages.control import Control, Verb
from bot.pages.page import Page, button
from bot.render import png
from bot.store.engines import store_on
from bot.store.messages import Sent
from bot.store.rows import TABLE_SEAT, MessageKind
from bot.store.statements import Batch
from bot.turns import lobby
from bot.turns.clocks import Timing
from bot.turns.game import GameDraft
from bot.turns.look import Person, Setup
from bot.turns.memory import difference
from bot.turns.viewing import look
from tests.around import ADDITIONS
from tests.turns.tables import LEVEL

BATCH = 100
"""Games written at once."""
STALE = "as it was before the stop"
DOT = png.encode(png.header(1, 1, [(0, 0, 0)]), png.fast_deflate(bytes(2)))


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game of two that has begun; nobody has moved."""

    id: str
    people: tuple[Human, ...]
    panels: tuple[Message, ...]
    is_stale: bool


async def write_games(path: Path, hub: Hub, count: int, seed: int, stale: float) -> list[OpenGame]:
    """Write this many games; in every second one a computer player owes a move.

    In a share of them all messages are stale; those of the others show the present, as the bot left them.
    """
    made: list[OpenGame] = []
    writer = _Writer(hub, Random(seed), stale)
    async with store_on(path) as store:
        while len(made) < count:
            numbers = range(len(made), min(count, len(made) + BATCH))
            made += [writer.make(number) for number in numbers]
            await store.commit_each(writer.batches)
            writer.batches.clear()
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
        self.batches: list[Batch] = []

    def make(self, number: int) -> OpenGame:
        has_computer = number % 2 == 0
        humans = [self._hub.add_person(f"P{number}-{seat}", "en-US") for seat in range(2 - has_computer)]
        loaded = self._begun(humans, has_computer=has_computer)
        places: list[tuple[Channel, MessageKind, int]] = [(self._channel, "table", TABLE_SEAT)]
        places += [(self._hub.open_direct(human), "panel", seat) for seat, human in enumerate(humans)]
        is_stale = self._chance.random() < self._stale
        _, *panels = [self._put(loaded, *place, is_stale=is_stale) for place in places]
        self.batches.append(difference(None, loaded, self._timing.utc))
        return OpenGame(loaded.row.id, tuple(humans), tuple(panels), is_stale=is_stale)

    def _begun(self, humans: list[Human], *, has_computer: bool) -> GameDraft:
        clock = self._chance.choice(("day", "none"))
        rules = {"level": LEVEL, "start": "stars"}
        place = (self._guild_id, int(self._channel.id))
        setup = Setup("brilliant", "fixture", "table", rules, 2, clock, "dm", *place, "en")
        host, *guests = [Person(int(human.id), human.name, "en") for human in humans]
        loaded = lobby.open_lobby(setup, host, self._timing)
        # The last to sit down starts the game.
        for guest in guests:
            lobby.join(loaded, self._timing, guest)
        if has_computer:
            known = strengths(loaded.row.kind)
            lobby.add_computer(
                loaded, self._timing, host.user_id, known.stand_in, known=known.names, interaction=None
            )
        return loaded

    def _put(
        self, loaded: GameDraft, channel: Channel, kind: MessageKind, seat: int, *, is_stale: bool
    ) -> Message:
        shows = -1 if is_stale else loaded.row.revision
        body = _body(_outdated(loaded) if is_stale else _current(loaded, kind, seat))
        message = self._hub.messages.create(channel, body, Origin(self._hub.world.application_id))
        sent = Sent(kind, int(channel.id), int(message.id), seat)
        loaded.open_message(sent, shows=shows, now=self._timing.now)
        return message


def _outdated(loaded: GameDraft) -> Page:
    control = Control(Verb.TEXT, loaded.row.id)
    return Page(STALE, rows=((button(control, "As text"),),))


def _current(loaded: GameDraft, kind: MessageKind, seat: int) -> Page:
    game = loaded.committed()
    public = look(game, None)
    own = look(game, user_of(public, seat))
    return page_of(own, kind, address_of_table(public, loaded.messages), ADDITIONS)


def _body(page: Page) -> Body:
    """Return a page as the bot sends it, except its pictures, of which only the alt texts are compared."""
    pictures = list(enumerate(page.pictures))
    attachments = [{"id": n, "filename": one.name, "description": one.description} for n, one in pictures]
    content = {
        "content": page.content,
        "embeds": build_embeds(page, page.below),
        "components": build_rows(page.rows),
        "attachments": attachments,
    }
    return Body(content, {number: (picture.name, DOT) for number, picture in pictures})
