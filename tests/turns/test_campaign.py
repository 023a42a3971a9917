"""Random actions by random people at random times; the game is sound after each.

CAMPAIGNS (how many) and CAMPAIGN_STEPS (how long) in the environment make it longer.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from bot.turns import appearance, lobby
from bot.turns.clocks import CLOCKS
from bot.turns.look import Refused
from bot.turns.rounds import GRACE
from tests.turns.invariants import check
from tests.turns.tables import Table, opened, person, setup

CAMPAIGNS = int(os.environ.get("CAMPAIGNS", "3"))
STEPS = int(os.environ.get("CAMPAIGN_STEPS", "80"))
TURN = CLOCKS["live"].turn or 0
PEOPLE = tuple(range(5))
"""Some of them never have a seat."""


class Campaign:
    """One lobby, its game and rematches, and everyone who acts on them."""

    def __init__(self, table: Table, random: Random) -> None:
        self.table = table
        self.random = random
        self.games: list[str] = []
        self.log: list[str] = []

    async def play(self, steps: int) -> None:
        clock = self.random.choice(("live", "live", "none"))
        await self._open(clock)
        for _ in range(steps):
            events = {game: self._events(game) for game in self.games}
            together = [self._setup() for _ in range(self.random.choice((1, 1, 1, 6)))]
            await asyncio.gather(*(self._granted(name, act) for name, act in together))
            await self.table.coordinator.idle()
            for game in self.games:
                await check(self.table, game)
                before = events.get(game, [])
                assert self._events(game)[: len(before)] == before
            if all([(await self.table.look(game)).is_over for game in self.games]):
                await self._open(clock)

    async def _open(self, clock: str) -> None:
        mode = self.random.choice(("table", "table", "table", "solo"))
        seats = 1 if mode == "solo" else self.random.randint(2, 4)
        opening = setup(seats=seats, clock=clock, mode=mode, start=self.random.choice(("stars", "free")))
        self.games.append(await self.table.coordinator.open_lobby(opening, person(0)))
        await self.table.coordinator.idle()

    async def _granted(self, name: str, act: Callable[[], Awaitable[object]]) -> None:
        """An act succeeds, or is refused and changes nothing."""
        try:
            await act()
        except Refused as refusal:
            name = f"{name}: {refusal}"
        self.log.append(name)

    def _setup(self) -> tuple[str, Callable[[], Awaitable[object]]]:
        bot, game = self.table.coordinator, self.games[-1]
        number = self._somebody(game)
        user_id, step = person(number).user_id, self._step(game)
        acts: list[tuple[int, str, Callable[[], Awaitable[object]]]] = [
            (6, "join", lambda: bot.change(game, lobby.join, person(number))),
            (2, "computer", lambda: bot.add_computer(game, user_id)),
            (3, "start", lambda: bot.change(game, lobby.start, user_id)),
            (40, "move", lambda: self._move(game, number, step)),
            (15, "ready", lambda: bot.ready(game, user_id, step)),
            (3, "retract", lambda: bot.retract(game, user_id, step)),
            (2, "panel", lambda: bot.change(game, appearance.place_panel, user_id, "dm")),
            (6, "tick", lambda: self.table.tick(self.random.choice((1, GRACE, TURN // 3, TURN)))),
            (2, "expire", lambda: bot.expire(game)),
            (1, "leave", lambda: bot.change(game, lobby.depart, user_id)),
            (1, "remove", lambda: bot.change(game, lobby.remove, user_id, self.random.randrange(4))),
            (1, "rematch", lambda: self._rematch(self.random.choice(self.games), number)),
            (1, "cancel", lambda: self._cancel(game, user_id)),
        ]
        weights = [weight for weight, _, _ in acts]
        _, name, act = self.random.choices(acts, weights)[0]
        return f"{name} by {number} at step {step} of {game}", act

    async def _move(self, game: str, number: int, step: int) -> None:
        if self.random.random() < 0.1:
            move = self.random.choice(("pass", "A1=1", "C4=6", "strike=0", "start=A1", "?"))
        elif (await self.table.look(game, number)).viewer.seat is None:
            move = "pass"
        else:
            move = await self._legal(game, number)
        await self.table.coordinator.submit(game, person(number).user_id, step, move)

    async def _legal(self, game: str, number: int) -> str:
        look = await self.table.look(game, number)
        return "pass" if look.status != "running" else await self.table.legal(game, number)

    async def _rematch(self, game: str, number: int) -> None:
        again = await self.table.coordinator.rematch(game, person(number))
        if again not in self.games:
            self.games.append(again)

    async def _cancel(self, game: str, user_id: int) -> None:
        if self.random.random() < 0.2:
            await self.table.coordinator.change(game, lobby.cancel, user_id, is_moderator=True)

    def _somebody(self, game: str) -> int:
        """A person, usually one with a seat."""
        found = "select user_id from player where game = ? and user_id is not null and has_left = 0"
        seated = [int(row["user_id"]) - person(0).user_id for row in self.table.rows(found, game)]
        return self.random.choice(seated if seated and self.random.random() < 0.9 else PEOPLE)

    def _step(self, game: str) -> int:
        """Usually the present step, sometimes an old or wrong one."""
        now = int(self.table.rows("select step from game where id = ?", game)[0]["step"])
        return now if self.random.random() < 0.9 else self.random.randint(-1, now + 1)

    def _events(self, game: str) -> list[str]:
        return self.table.log(game)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(CAMPAIGNS))
async def test_a_game_stays_sound_whatever_people_wish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    random = Random(seed)
    monkeypatch.setattr("bot.turns.lobby.secrets.choice", random.choice)
    monkeypatch.setattr("bot.turns.lobby.secrets.token_hex", lambda n: random.randbytes(n).hex())
    async with opened(tmp_path / "db") as table:
        campaign = Campaign(table, random)
        with caplog.at_level(logging.ERROR):
            try:
                await campaign.play(STEPS)
            except AssertionError as error:
                raise AssertionError("\n".join(campaign.log[-30:])) from error
        assert caplog.records == []
