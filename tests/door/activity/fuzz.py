"""Send the Activity frames of every kind, as friends and as enemies do.

`python -m tests.door.activity.fuzz --frames 10000` runs at length; the same seed sends the same frames, as far as chance in
the bot allows.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest

from bot.door.activity import server
from bot.door.activity.sessions import Sessions
from bot.pages.control import Control, parse_control
from tests.bench.report import Figure, show_figures
from tests.databases import fresh, held
from tests.door.activity.real import Table, real_table
from tests.logged import errors_among
from tests.waiting import until
from tests.world.activity import Client, Json
from tests.world.offers import Offer, offered

KINDS = {"press": 45, "forged": 20, "garbage": 12, "moves": 10, "repeated": 5, "again": 4, "stolen": 4}
"""The kinds of frames, each with how often it is sent."""
GARBAGE = ("", "{}", "[]", "null", "1", '"x"', "{", "\x00", "é" * 100, '{"t":', "[" * 500, "9" * 4000)
LEAVING = frozenset({"quit", "end", "leave", "privacy", "erase"})
"""What would leave nothing to play with."""


@dataclass
class Report:
    frames: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    changes: int = 0
    """How often a press has changed the game of the table."""


class Fuzzer:
    def __init__(self, table: Table, game: str, seed: int, report: Report) -> None:
        self.table = table
        self.game = game
        self.chance = Random(seed)
        self.report = report
        self.clients: list[Client] = []
        self.numbers: list[int] = []
        self.last: list[str] = []
        """The last frame of each."""

    async def begin(self) -> None:
        for person in self.table.people:
            self.clients.append(await self.table.page(person, self.game))
            self.numbers.append(0)
            self.last.append("")

    async def send(self, frames: int) -> None:
        kinds, weights = [*KINDS], [*KINDS.values()]
        for _ in range(frames):
            place = self.chance.randrange(len(self.clients))
            if self.clients[place].is_closed:
                await self._open(place)
            kind = self.chance.choices(kinds, weights)[0]
            self.report.frames[kind] += 1
            await getattr(self, f"_{kind}")(place)

    async def _press(self, place: int) -> None:
        """Press something that is offered."""
        found = [one for one in offered(self.clients[place].shown) if one.control.verb not in LEAVING]
        if not found:
            return
        one = self.chance.choice(found)
        before = await self._revision()
        await self._pressed(place, one.custom_id, self.chance.choice(one.values) if one.values else "")
        self.report.changes += await self._revision() != before

    async def _forged(self, place: int) -> None:
        """Press what is offered to somebody else, or to nobody: it changes nothing."""
        own = {one.custom_id for one in offered(self.clients[place].shown)}
        others = [client for client in self.clients if client is not self.clients[place]]
        theirs = [one for client in others for one in offered(client.shown)]
        one = self.chance.choice(theirs or [Offer(Control("x"), "x")])
        custom_id, values = one.custom_id, one.values
        custom_id = self.chance.choice((custom_id, self._spoiled(custom_id), self._other_step(custom_id)))
        if custom_id in own or any(custom_id in offer for screen in self._screens(place) for offer in screen):
            return
        await until(self._are_idle)
        before = self._entries(), await self._revision()
        await self._pressed(place, custom_id[:100], self.chance.choice((*values, "", "x")))
        if (self._entries(), await self._revision()) != before:
            self.report.faults.append(f"{custom_id} was not offered and changed the game")

    async def _garbage(self, place: int) -> None:
        """Send no frame of ours: the socket may close, and nothing else happens."""
        client = self.clients[place]
        good = self.last[place] or '{"t":"back"}'
        cut = self.chance.randrange(len(good) + 1)
        mixed = good[:cut] + self.chance.choice('{}[]":,x\x00é') + good[cut + 1 :]
        frame = self.chance.choice((*GARBAGE, mixed, good[:cut], self._spoiled_frame()))
        await self._raw(client, frame)
        await asyncio.sleep(0)

    async def _moves(self, place: int) -> None:
        scale, theme = self.chance.choice((1, 2, 3)), self.chance.choice(("dark", "light"))
        frame = self.chance.choice(
            ({"t": "back"}, {"t": "home"}, {"t": "scale", "scale": scale, "theme": theme})
        )
        client = self.clients[place]
        before = client.count
        await self._raw(client, json.dumps(frame))
        await client.until(lambda: client.count > before)

    async def _repeated(self, place: int) -> None:
        """Repeat the last frame: it changes nothing."""
        if self.last[place]:
            # A page is told before the place of its sheet is noted.
            await until(self._are_idle)
            before = await self._revision()
            await self._raw(self.clients[place], self.last[place])
            await asyncio.sleep(0.005)
            await until(self._are_idle)
            if await self._revision() != before:
                self.report.faults.append(f"{self.last[place]} was repeated and changed the game")

    async def _again(self, place: int) -> None:
        """Close the page, or leave it open, and open another one."""
        if self.chance.random() < 0.5:
            await self.clients[place].socket.close()
        await self._open(place)

    async def _stolen(self, place: int) -> None:
        """Use a session that is forged, cut or old: nothing is shown."""
        session = self.clients[place].session
        now = self.table.bot.now() / 1000
        old = Sessions(self.table.hub.world.client_secret, lambda: now - 10_000)
        read = Sessions(self.table.hub.world.client_secret, lambda: now - 100).read(session)
        at = self.chance.randrange(len(session))
        changed = session[:at] + self.chance.choice("abc.-_") + session[at + 1 :]
        for one in (session[:at], changed, old.signed(read), Sessions("x", lambda: now).signed(read)):
            if one != session:
                client = await self.table.open(one)
                if client.shown:
                    self.report.faults.append(f"{one} is no session of ours and was shown something")

    async def _open(self, place: int) -> None:
        self.clients[place] = await self.table.page(self.table.people[place], self.game)
        self.numbers[place], self.last[place] = 0, ""

    async def _pressed(self, place: int, custom_id: str, value: str) -> None:
        self.numbers[place] += self.chance.randint(1, 3)
        number, nonce = self.numbers[place], f"{self.chance.getrandbits(64):016x}"
        press = {"t": "press", "n": number, "nonce": nonce, "id": custom_id, "value": value}
        self.last[place] = json.dumps(press)
        client = self.clients[place]
        await self._raw(client, self.last[place])
        try:
            await client.answered(number)
        except TimeoutError:
            self.report.faults.append(f"{self.last[place]} got no answer")

    def _are_idle(self) -> bool:
        return not any(screen._pressing for screen in self.table.bot.screens._open)

    async def _raw(self, client: Client, frame: str) -> None:
        # It may have closed just now.
        with suppress(ConnectionError):
            await client.socket.send_str(frame)

    async def _revision(self) -> int:
        return (await self.table.bot.coordinator.look(self.game)).revision

    def _entries(self) -> list[dict[str, Any]]:
        return [row for row in held(self.table.place, "entry") if row["game"] == self.game]

    def _screens(self, place: int) -> Iterator[Any]:
        user_id = int(self.table.people[place].id)
        for screen in self.table.bot.screens._open:
            if screen.visitor.user_id == user_id:
                yield screen._offers

    def _spoiled(self, text: str) -> str:
        at = self.chance.randrange(len(text) + 1)
        return text[:at] + self.chance.choice("abz09:~=,-.\x00é") + text[at + self.chance.randint(0, 1) :]

    def _other_step(self, custom_id: str) -> str:
        control = parse_control(custom_id)
        if control is None:
            return custom_id
        step = max(0, control.step + self.chance.choice((-1, 1)))
        return Control(control.verb, self.game, step, control.arg, control.tag, control.kind).custom_id()

    def _spoiled_frame(self) -> str:
        frame: Json = {"t": "press", "n": 1 << 40, "nonce": "0" * 16, "id": "x", "value": ""}
        frame[self.chance.choice([*frame])] = self.chance.choice(
            (None, -1, 1.5, [], {}, True, "x" * 200, 1 << 60)
        )
        return json.dumps(frame)


async def campaign(frames: int, seed: int, directory: Path) -> Report:
    report = Report()
    try:
        with errors_among(report.faults), pytest.MonkeyPatch.context() as patch:
            # Frames come faster here than from anybody's hand.
            patch.setattr(server, "BURST", 1 << 30)
            async with real_table(fresh(directory / "bot.db")) as table:
                ada, ben, _ = table.people
                game = await table.opened_table(ada, ben)
                fuzzer = Fuzzer(table, game, seed, report)
                await fuzzer.begin()
                await fuzzer.send(frames)
                page = await table.page(ada, game)
                if not page.shown.get("game"):
                    report.faults.append("after all this, a page shows no game")
    except (TimeoutError, aiohttp.ClientError) as error:
        report.faults.append(f"after {sum(report.frames.values())} frames: {error!r}")
    return report


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.door.activity.fuzz", description=__doc__)
    parser.add_argument("--frames", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        report = asyncio.run(campaign(options.frames, options.seed, Path(directory)))
    figures = [
        *(Figure(f"frames: {kind}", count) for kind, count in report.frames.items()),
        Figure("changes of the table by presses", report.changes),
        Figure("faults", len(report.faults), target=0),
    ]
    missed = show_figures(f"The Activity, fuzzed with seed {options.seed}", figures)
    print(*report.faults, sep="\n")
    return missed


if __name__ == "__main__":
    sys.exit(main())
