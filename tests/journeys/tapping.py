"""A person who plays on a screen: what its page is told, and what they tap there."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any

from simcord._runtime import _CLOCK_SCOPE

from bot.interactions.screens.screen import OpenScreen
from bot.pages.control import parse_control
from tests.journeys.guests import GuestPlace
from tests.journeys.world import Person
from tests.waiting import PATIENCE
from tests.world.activity import Guest
from tests.world.offers import items

Json = dict[str, Any]


@dataclass
class Page:
    """The page of one person, without a browser: keeps what it is told."""

    person: Person
    screen: OpenScreen = field(init=False)
    shows: list[Json] = field(default_factory=list)
    told: list[Json] = field(default_factory=list)
    links: list[Json] = field(default_factory=list)
    words: Json = field(default_factory=dict)
    pictures: dict[int, bytes] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    taps: int = 0

    # The link to it

    async def send(self, frame: str) -> None:
        data = json.loads(frame)
        kept = {"show": self.shows, "told": self.told, "share": self.links}
        if data["t"] == "words":
            self.words = data
        else:
            kept[data["t"]].append(data)
        self.news.set()

    async def send_picture(self, number: int, content: bytes) -> None:
        assert number not in self.pictures
        self.pictures[number] = content

    # What is seen

    @property
    def shown(self) -> Json:
        return self.shows[-1]

    @property
    def top(self) -> Json:
        """The page on top of the game."""
        return dict(self.shown["top"])

    @property
    def game(self) -> Json:
        return dict(self.shown["game"])

    @property
    def text(self) -> str:
        """All that is shown, as JSON."""
        return json.dumps(self.shown, ensure_ascii=False)

    def items(self) -> list[Json]:
        """All controls that can be pressed now, without the places in the picture."""
        return list(items(self.shown))

    def verbs(self) -> set[str]:
        controls = [parse_control(item["id"]) for item in self.items() if "id" in item]
        return {control.verb for control in controls if control is not None}

    # What is done

    def send_press(self, custom_id: str, value: str = "", *, nonce: str = "") -> int:
        self.taps += 1
        with in_its_time(self.person):
            self.screen.press(self.taps, nonce or secrets.token_hex(8), custom_id, value)
        return self.taps

    async def press(self, custom_id: str, value: str = "", *, nonce: str = "") -> Json:
        """Press a control, and wait until the page shows that it was carried out."""
        number = self.send_press(custom_id, value, nonce=nonce)
        await self.until(lambda: bool(self.shows) and (self.shown["n"] or 0) >= number)
        await self.person.world.env.settle()
        return self.shown

    async def tap(self, label: str) -> Json:
        """Press the first control whose label has these words."""
        found = [item for item in self.items() if item["kind"] == "button" and label in item["label"]]
        assert found, f"{label} is not on the page of {self.person.name}: {self.text}"
        return await self.press(found[0]["id"])

    async def do(self, verb: str, value: str = "") -> Json:
        """Press the first control with this verb."""
        for item in self.items():
            control = parse_control(item.get("id", ""))
            if control is not None and control.verb == verb:
                chosen = value or (item["options"][0]["value"] if item["kind"] == "select" else "")
                return await self.press(item["id"], chosen)
        raise AssertionError(f"nothing to {verb} on the page of {self.person.name}: {self.text}")

    async def place_first(self) -> None:
        """Touch places of the sheet, the first free one each time, until they make a move."""
        while "retract" not in self.verbs():
            assert self.shown["top"] is None
            target = next(target for target in self.game["targets"] if not target["is_entry"])
            await self.press(target["id"])

    async def until(self, is_so: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                self.news.clear()
                await self.news.wait()


def guest(person: Person, *, in_dm: bool = False, at: GuestPlace | None = None) -> Guest:
    world = person.world
    place = (person.actor.user.dm_channel.id, None) if in_dm else (world.channel.id, world.guild.id)
    guest_of = None if at is None else 0 if at == "group" else world.guild.id
    return Guest(person.id, person.name, person.locale, place[0], place[1], guest_of)


@asynccontextmanager
async def tapping(
    person: Person,
    start: str = "",
    *,
    in_dm: bool = False,
    at: GuestPlace | None = None,
    theme: Any = "dark",
    **link: Any,
) -> AsyncIterator[Page]:
    """Let a person open the page, and wait until it shows something; `at` is where the bot is no member, and `link` what
    else its launch says."""
    page = Page(person)
    opened = person.world.bot.screens.opened(
        guest(person, in_dm=in_dm, at=at), page, scale=1, theme=theme, start=start, **link
    )
    async with AsyncExitStack() as stack:
        with in_its_time(person):
            page.screen = await stack.enter_async_context(opened)
        await page.until(lambda: bool(page.shows))
        yield page
        # A page that is closed writes to its lobby.
        with in_its_time(person):
            await stack.aclose()


@contextmanager
def in_its_time(person: Person) -> Iterator[None]:
    """Let what begins inside read SimCord's clock, as the bot does: otherwise it would read the real one."""
    scope = _CLOCK_SCOPE.set(person.world.env)
    try:
        yield
    finally:
        _CLOCK_SCOPE.reset(scope)
