"""People who have the Activity's page open: they tap what it shows, close it, and open it again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.client import Bot
from bot.interactions.screens.screen import OpenScreen
from bot.local.hub import Hub
from bot.local.state import Person
from bot.pages.control import Verb
from tests.simulator.people import eager_choice
from tests.simulator.watching import Watch
from tests.world.activity import Guest, Json
from tests.world.offers import Offer, offered

MOST = 6
"""Pages open at once."""
CLOSES, BREAKS = 0.04, 0.03
"""How often a person closes the page instead of tapping, and how often a connection breaks while it is sent to."""
TRAVEL = 0.03
"""Seconds on the way at most."""
Begin = Callable[[Coroutine[Any, Any, None]], object]
"""Runs something in the bot's process."""


@dataclass(eq=False)
class Page:
    """An open page: the link to its person."""

    person: Person
    life: int
    random: Random
    watch: Watch
    screen: OpenScreen | None = None
    shown: Json = field(default_factory=dict)
    taps: int = 0
    under_way: set[int] = field(default_factory=set)
    """Taps that are not answered yet."""
    is_closed: bool = False
    closing: asyncio.Event = field(default_factory=asyncio.Event)

    async def send(self, frame: str) -> None:
        await self._travel()
        data = json.loads(frame)
        if data["t"] != "show":
            return
        self.shown = data
        self.watch.seen_on_page(self.person.id, (one.control for one in offered(data)))
        for number in [number for number in self.under_way if number <= (data["n"] or 0)]:
            self.under_way.discard(number)
            self.watch.tap_answered(self.name_of(number))

    async def send_picture(self, number: int, content: bytes) -> None:
        del number
        await self._travel()
        self.watch.picture_on_page(self.person.id, content)

    def name_of(self, tap: int) -> str:
        return f"tap {id(self)} {tap}"

    async def _travel(self) -> None:
        await asyncio.sleep(TRAVEL * self.random.random())
        if self.is_closed or self.random.random() < BREAKS:
            self.close()
            raise ConnectionError("the page is gone")

    def close(self) -> None:
        self.is_closed = True
        self.closing.set()


class Taps:
    def __init__(self, chance: Random, begin: Begin, watch: Watch) -> None:
        self._chance = chance
        self._watch = watch
        self._begin = begin
        self.pages: list[Page] = []
        self.count = 0

    def act(self, bot: Bot, life: int, hub: Hub) -> str:
        """Let somebody tap, close the page or open one; return what, for the trace."""
        chance = self._chance
        self.pages = [page for page in self.pages if not page.is_closed and page.life == life]
        if len(self.pages) < MOST and (not self.pages or chance.random() < 0.1):
            return self._open(bot, life, hub)
        page = chance.choice(self.pages)
        if page.screen is None:
            return f"{page.person.name} waits for the page"
        draw = chance.random()
        if draw < CLOSES:
            page.close()
            return f"{page.person.name} closes the page"
        if draw < 2 * CLOSES:
            self._begin(_call(page.screen.back if draw < 1.5 * CLOSES else page.screen.home))
            return f"{page.person.name} goes back"
        if not (found := offered(page.shown)):
            return f"{page.person.name} sees nothing to tap"
        return self._tap(page, eager_choice(found, chance))

    def faults(self, life: int, entered: Callable[[str, int], tuple[int, bool]]) -> Iterator[str]:
        """Yield what open pages show of a running game that is not so, at rest; `entered` returns a game's step, and
        whether this person has an entry."""
        for page in self.pages:
            game, is_open = page.shown.get("game"), not page.is_closed and page.life == life
            if not is_open or page.screen is None or not game or game["status"] != "running":
                continue
            step, has_entry = entered(game["game"], int(page.person.id))
            shows_entry = any(one.control.verb == Verb.RETRACT for one in offered({"game": game}))
            if game["step"] != step:
                yield f"the page of {page.person.name} shows step {game['step']} of {game['game']}, not {step}"
            elif has_entry != shows_entry and any(p["is_you"] for p in game["table"]["players"]):
                yield f"the page of {page.person.name} shows {'an' if shows_entry else 'no'} entry in {game['game']}"

    def _open(self, bot: Bot, life: int, hub: Hub) -> str:
        chance, world = self._chance, hub.world
        person = chance.choice([*world.people.values()])
        channel = chance.choice([c for c in world.channels.values() if c.is_in_guild])
        place = int(channel.id), int(world.guild_of(channel).id)
        page = Page(person, life, Random(chance.random()), self._watch)
        self.pages.append(page)
        self._begin(_kept_open(bot, page, Guest(int(person.id), person.name, "en-US", *place)))
        return f"{person.name} opens the page"

    def _tap(self, page: Page, one: Offer) -> str:
        page.taps += 1
        self.count += 1
        value = self._chance.choice(one.values) if one.values else ""
        nonce = f"{self._chance.getrandbits(64):016x}"
        screen = page.screen
        if screen is not None:
            page.under_way.add(page.taps)
            self._watch.tapped(page.name_of(page.taps), page.person.id, one.custom_id)
            self._begin(_call(lambda: screen.press(page.taps, nonce, one.custom_id, value)))
        return f"{page.person.name} taps {one.custom_id} {value}"


async def _call(do: Callable[[], None]) -> None:
    do()


async def _kept_open(bot: Bot, page: Page, guest: Guest) -> None:
    """Do what the door does for an open page."""
    async with bot.screens.opened(guest, page, scale=1, theme="dark", start="") as page.screen:
        await page.closing.wait()
