"""Recorded games pressed through the real bot: each message shows what the turn loop in memory gives."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.computers.pool import Pool
from bot.games.registry import players
from bot.messages.bodies import ACCENT
from bot.pages.control import Control, Verb
from bot.pages.page import Page
from engine.game import View
from engine.games import GAMES
from tests.journeys.screen import below, buttons, control_of, selects, verbs
from tests.journeys.world import Person, World
from tests.recorded.recording import NAMES, Press, Recording, Wait, parse_action, read
from tests.recorded.table import FIRST_USER, INTERACTION, MENUS, NO_CHANCE, Table, Where
from tests.recorded.trace import pressed, word_parts

MOST = 120
"""Actions of a game that is pressed whole."""
SECONDS = 300
"""Of games that last longer by less, the one with the fewest presses is taken."""


def _whole() -> dict[str, Recording]:
    """Choose a game for each way to play, alone or with computer players, and for what else may happen."""
    found: dict[str, Recording] = {}
    # Time costs more than presses: the bot looks at its clocks every few seconds.
    for one in sorted(
        read(), key=lambda one: (_seconds(one) // SECONDS, _somebody_leaves(one), len(one.actions))
    ):
        # A person who has never played is offered a lesson, and an option `throws` belongs to daily sheets.
        if one.is_first and not one.rules and len(one.actions) < MOST:
            others = " with computers" if one.seats > one.people else ""
            found.setdefault(f"{one.kind} {one.command}{others}", one)
            if one.people > 1 and one.command == "play" and _somebody_leaves(one):
                found.setdefault("somebody leaves", one)
            if one.people > 1 and any(int(seat) < one.people for seat in one.computers):
                found.setdefault("somebody is away", one)
    return {one.name: one for one in found.values()}


def _somebody_leaves(recording: Recording) -> bool:
    return any(action[1:] == "l" for action in recording.actions)


def _seconds(recording: Recording) -> int:
    """How long nobody presses."""
    return sum(action.seconds for action in map(parse_action, recording.actions) if isinstance(action, Wait))


WHOLE = _whole()
TIME = re.compile(r"<t:\d+:\w>")
ID = re.compile(r"\d{17,20}")
LINK = re.compile(r"https://discord\.com/channels/[^ )>]+")


class Everybody:
    """Keeps what each message of the game in memory shows."""

    def __init__(self) -> None:
        self.pages: dict[Where, Page] = {}

    def did(self, _: str) -> None:
        pass

    def saw(self, where: Where, page: Page) -> None:
        self.pages[where] = page


class Evening:
    """The same game in memory and on Discord."""

    def __init__(self, world: World, recording: Recording) -> None:
        self.world, self.recording = world, recording
        self.people = [world.person(name) for name in NAMES[: recording.people]]
        self.table = Table(recording, self.people[0].locale, Everybody())

    async def begin(self) -> None:
        recording, host = self.recording, self.people[0]
        options: dict[str, Any] = dict(recording.options)
        if recording.command == "play":
            options["players"] = recording.seats
        if recording.command != "solo":
            options["clock"] = recording.clock
        await host.slash(f"{recording.kind} {recording.command}", sheets=recording.panel, **options)
        for person in self.people[1:]:
            await self._press(person, self.world.table(), Verb.JOIN)
        for _ in range(recording.seats - recording.people):
            await host.add_computer("relaxed")
        if recording.panel == "channel" and recording.command != "solo":
            for person in self.people:
                await self._press(person, self.world.table(), Verb.SHEET)
        self._compare()

    async def _press(
        self, person: Person, on: discord.Message, verb: str, arg: str = "", value: str = ""
    ) -> None:
        items: list[discord.Button | discord.SelectMenu] = [*buttons(on), *selects(on)]
        for item in items:
            control = control_of(item)
            if (control.verb, control.arg) == (verb, arg):
                await person.press_id(str(item.custom_id), on, value or None)
                return
        raise AssertionError(f"{person.name} is not offered {verb} {arg}")

    async def do(self, text: str) -> None:
        action, step = parse_action(text), self.table.present.step
        self.table.do(action)
        if isinstance(action, Wait):
            await self.world.tick(action.seconds)
        else:
            await self._do(action, step)
        self._compare(with_table=self.table.present.step != step)

    async def _do(self, press: Press, step: int) -> None:
        person = self.people[press.seat]
        match press.verb:
            case Verb.QUIT:
                await person.leave(
                    None if self.recording.command == "solo" else self.world.table(self.recording.name)
                )
            case Verb.SHEET:
                await self._press(person, self.world.table(self.recording.name), Verb.SHEET)
            case Verb.READY if "ready" not in verbs(person.panel):
                # As in memory, it stands on an older message.
                control = Control(Verb.READY, self.recording.name, step)
                await person.press_control(control, person.panel)
            case _:
                await self._press(person, person.panel, press.verb, press.arg, press.value)

    def _compare(self, *, with_table: bool = False) -> None:
        for seat, person in enumerate(self.people):
            page, own = self.table.pages.get(("panel", seat)), self.table.look(seat).own
            # What a computer player enters for somebody who is away may come before or after the sheet is drawn.
            if page is not None and own is not None and not own.is_absent:
                assert self._of_message(person.panel) == self._of_page(page), f"{person.name}'s panel"
        public = self.table.pages.get(("table", -1))
        if with_table and public is not None and not self.table.is_over:
            assert self._of_message(self.world.table(self.recording.name)) == self._of_page(public)

    def _of_page(self, page: Page) -> list[str]:
        colour = ACCENT if page.colour is None else int.from_bytes(page.colour)
        # Only a new message has words above its pictures, if others are below.
        above = "" if page.below else page.content
        words = word_parts(above, page.below, [picture.description for picture in page.pictures])
        items = [item for row in page.rows for item in row]
        found = [pressed(custom_id) for item in items if (custom_id := getattr(item, "custom_id", ""))]
        return [f"edge {colour if page.below else None}", *(self._masked(line) for _, line in words), *found]

    def _of_message(self, message: discord.Message) -> list[str]:
        alts = [str(picture.description) for picture in message.attachments]
        words = word_parts("" if below(message) else message.content, below(message), alts)
        found = [pressed(str(item.custom_id)) for item in _items(message)]
        edges = [embed.colour.value for embed in message.embeds if embed.colour is not None]
        return [f"edge {edges[0] if edges else None}", *(self._masked(line) for _, line in words), *found]

    def _masked(self, words: str) -> str:
        """Leave out times, which are not the same to the second, and ids; people keep their names."""
        for seat, person in enumerate(self.people):
            words = words.replace(f"<@{person.id}>", f"@{person.name}").replace(
                str(FIRST_USER + seat), person.name
            )
        return LINK.sub("link", ID.sub("id", TIME.sub("<time>", words)))


def _items(message: discord.Message) -> Iterator[discord.Button | discord.SelectMenu]:
    for row in message.components:
        for item in getattr(row, "children", ()):
            if isinstance(item, discord.Button | discord.SelectMenu) and item.custom_id:
                yield item


@pytest.fixture
def recording(name: str, monkeypatch: pytest.MonkeyPatch, chance: None) -> Recording:
    """A recorded game whose id, throws and computer players the bot will have too."""
    found = WHOLE[name]
    letters = iter(found.name)
    secrets = SimpleNamespace(choice=lambda _: next(letters), token_hex=lambda _: found.seed)
    monkeypatch.setattr("bot.turns.lobby.secrets", secrets)
    for menus in MENUS:
        monkeypatch.setattr(menus, NO_CHANCE)
    monkeypatch.setattr("bot.interactions.border.chance_of", lambda _: INTERACTION)
    moves = {int(seat): deque(known) for seat, known in found.computers.items()}

    async def think(_: Pool, kind: str, strength: str, view: View, random: Random) -> Any:
        if recorded := moves[int(view.seat or 0)]:
            return GAMES[kind].parse_move(recorded.popleft())
        # The recording is over, and time goes on.
        return players(kind)[strength](view, random)

    async def par(*_: object) -> int:
        return found.par or 0

    monkeypatch.setattr(Pool, "think", think)
    monkeypatch.setattr(Pool, "points_of_par", par)
    return found


def _marks(one: Recording) -> tuple[pytest.MarkDecorator, ...]:
    # Computer players are at a table of BRIKKS too.
    is_slow = one.command == "duel" or _somebody_leaves(one) or (one.kind == "brilliant" and one.computers)
    return (pytest.mark.slow,) if is_slow else ()


@pytest.mark.parametrize("name", [pytest.param(name, marks=_marks(one)) for name, one in WHOLE.items()])
async def test_each_message_shows_what_it_should(name: str, recording: Recording, world: World) -> None:
    evening = Evening(world, recording)
    await evening.begin()
    for action in recording.actions:
        await evening.do(action)
