"""Steps that not every seat owes a move at: the turn loop carries them for any game."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.games.registry import players, strengths
from bot.store.database import Store
from bot.turns import lobby
from bot.turns.clocks import CLOCKS
from bot.turns.coordinator import Coordinator
from bot.turns.look import Look, Person, Refused, Setup
from engine.brikks.state import Phase
from engine.brikks.view import View
from engine.game import Header, format_header
from engine.games import GAMES
from tests.computers import Threads
from tests.databases import fresh
from tests.turns.tables import tick

ME = Person(1, "me", "en")
DUEL = {"level": "1", "variant": "duel"}


class Clock:
    now = 1_000_000


def setup(rules: dict[str, str], seats: int) -> Setup:
    mode = "solo" if seats == 1 else "table"
    return Setup("brikks", "2", mode, rules, seats, "live", "dm", None, 1, "en")


async def opened(coordinator: Coordinator, rules: dict[str, str], seats: int) -> str:
    """A game of one person and computer players."""
    game = await coordinator.opening.open_lobby(setup(rules, seats), ME)
    for _ in range(seats - 1):
        await coordinator.add_computer(game, ME.user_id)
    return game


async def press(coordinator: Coordinator, look: Look) -> None:
    """The person makes a due move and presses Ready."""
    player = players(look.kind)[strengths(look.kind).stand_in]
    text = GAMES[look.kind].format_move(player(look.view_as(View), Random(look.step)))
    await coordinator.submit(look.game, ME.user_id, look.step, text)
    await coordinator.ready(look.game, ME.user_id, look.step)


@pytest.mark.parametrize(("rules", "seats"), [({"level": "own"}, 3), (DUEL, 2), ({}, 1)])
async def test_nobody_waits_for_the_clock_when_people_are_ready(
    rules: dict[str, str], seats: int, tmp_path: Path
) -> None:
    async with Store(fresh(tmp_path / "bot.db")) as store:
        coordinator = Coordinator(store, lambda: Clock.now, lambda _: None, Threads())
        game = await opened(coordinator, rules, seats)
        for _ in range(300):
            await coordinator.idle()
            look = await coordinator.look(game, ME.user_id)
            if look.status != "running":
                break
            assert look.viewer.seat in look.view_as(View).pending, "computer players keep a person waiting"
            await press(coordinator, look)
        assert look.status == "finished"
        await coordinator.close()


async def test_a_solo_game_keeps_its_rule_and_the_next_one_takes_the_new(tmp_path: Path) -> None:
    """Facts 8.2: in solo the first throw stands, except in games begun before there was an option."""
    path, old = fresh(tmp_path / "bot.db"), format_header(Header("brikks", 1, {"level": "2"}))
    async with Store(path) as store:
        coordinator = Coordinator(store, lambda: Clock.now, lambda _: None, Threads())
        game = await opened(coordinator, {"level": "2"}, 1)
        await coordinator.close()
    with closing(sqlite3.connect(path)) as database:
        database.execute("update game set header = ?", [old])
        database.commit()
    async with Store(path) as store:
        coordinator = Coordinator(store, lambda: Clock.now, lambda _: None, Threads())
        await press(coordinator, await coordinator.look(game, ME.user_id))
        look = await coordinator.look(game, ME.user_id)
        await coordinator.submit(game, ME.user_id, look.step, "rethrow")
        await coordinator.change(game, lobby.cancel, ME.user_id, is_moderator=True)
        again = await coordinator.rematch(game, ME)
        await press(coordinator, await coordinator.look(again, ME.user_id))
        look = await coordinator.look(again, ME.user_id)
        assert (look.view_as(View).phase, look.view_as(View).has_rethrow) == (Phase.RESOLVE, False)
        with pytest.raises(Refused, match="wrong_phase"):
            await coordinator.submit(again, ME.user_id, look.step, "rethrow")
        await coordinator.close()


async def test_computer_players_wait_for_the_clock_while_everybody_is_away(tmp_path: Path) -> None:
    """So that people find a game to come back to."""
    clock, turn = Clock(), CLOCKS["live"].turn
    assert turn is not None
    async with Store(fresh(tmp_path / "bot.db")) as store:
        coordinator = Coordinator(store, lambda: clock.now, lambda _: None, Threads())
        game = await coordinator.opening.open_lobby(setup({}, 3), ME)
        await coordinator.add_computer(game, ME.user_id)
        await coordinator.change(game, lobby.join, Person(2, "other", "en"))
        while not all(p.is_absent for p in (await coordinator.look(game)).players if p.computer is None):
            await coordinator.idle()
            clock.now += turn
            await tick(coordinator)
        await coordinator.idle()
        before = await coordinator.look(game)
        clock.now += turn - 1
        await tick(coordinator)
        assert (await coordinator.look(game)).step == before.step
        clock.now += 1
        await tick(coordinator)
        assert (await coordinator.look(game)).step > before.step
        await coordinator.close()


async def test_the_table_waits_for_those_alone_who_are_asked(tmp_path: Path) -> None:
    """Start blocks are chosen one after the other."""
    async with Store(fresh(tmp_path / "bot.db")) as store:
        coordinator = Coordinator(store, lambda: Clock.now, lambda _: None, Threads())
        other = Person(2, "other", "en")
        game = await coordinator.opening.open_lobby(setup({}, 2), ME)
        await coordinator.change(game, lobby.join, other)
        look = await coordinator.look(game)
        assert [player.user_id for player in look.pending] == [other.user_id]
        for press_of in (coordinator.ready, coordinator.retract):
            with pytest.raises(Refused, match="not_pending"):
                await press_of(game, ME.user_id, look.step)
        await coordinator.submit(game, other.user_id, look.step, "white1=1,1")
        assert (await coordinator.look(game)).pending == ()
        await coordinator.ready(game, other.user_id, look.step)
        assert [player.user_id for player in (await coordinator.look(game)).pending] == [ME.user_id]
