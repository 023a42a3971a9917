"""`/verify`: honest dice are shown to be honest, others are not."""

from __future__ import annotations

import asyncio
import hashlib
import re
import sqlite3

import pytest

from bot.interactions.commands.verify import checked_throws
from bot.turns.look import Refused
from engine.dice import throw
from engine.game import Step
from tests.interactions.played import lobby, play_round, play_solo
from tests.interactions.readers import Person, World


async def cancelled_after(world: World, rounds: int, anna: Person, bert: Person) -> str:
    """A game in which the dice were thrown so often."""
    game = await lobby(world, anna, bert)
    await world.bot.coordinator.start(game, anna.id)
    for _ in range(rounds):
        await play_round(world, game, anna, bert)
    await world.bot.coordinator.cancel(game, anna.id, is_moderator=True)
    return game


async def test_a_finished_game_shows_seal_seed_and_matching_throws(
    world: World, anna: Person, bert: Person
) -> None:
    game = await play_solo(world, anna)
    screen = await bert.slash("verify", game=f" {game.upper()} ")
    assert screen.is_private
    assert "✅ Alle 44 Würfe folgen aus diesem Schlüssel." in screen.text
    seed = re.search(r"`([0-9a-f]{64})`", screen.text.partition("Würfelschlüssel")[2])
    assert seed is not None
    assert hashlib.sha256(bytes.fromhex(seed[1])).hexdigest() in screen.text
    look = await world.bot.coordinator.look(game)
    assert all(f"{step:>3}: {a} {b}" in screen.text for step, (a, b) in look.throws)
    step, values = look.throws[0]
    assert throw(bytes.fromhex(seed[1]), game, step, (6, 6)) == values


async def test_a_game_of_a_server_is_verified_in_direct_messages(
    world: World, anna: Person, bert: Person
) -> None:
    game = await cancelled_after(world, 1, anna, bert)
    screen = await anna.slash_in_dm("verify", game=game)
    assert "✅ The one throw follows from this seed." in screen.text


async def test_a_running_game_keeps_its_seed(world: World, anna: Person, bert: Person) -> None:
    game = await lobby(world, anna, bert)
    await world.bot.coordinator.start(game, anna.id)
    await play_round(world, game, anna, bert)
    screen = await anna.slash("verify", game=game)
    look = await world.bot.coordinator.look(game)
    assert "stays sealed until the game is over" in screen.text
    assert look.commitment in screen.text
    assert len(re.findall(r"[0-9a-f]{64}", screen.text)) == 1
    with pytest.raises(Refused, match="not_over"):
        await checked_throws(world.store, game)


async def test_a_closed_lobby_has_no_throws(world: World, anna: Person) -> None:
    game = await lobby(world, anna)
    await world.bot.coordinator.cancel(game, anna.id)
    assert "before a single throw" in (await anna.slash("verify", game=game)).text


async def test_changed_dice_are_found(world: World, anna: Person, bert: Person) -> None:
    game = await cancelled_after(world, 3, anna, bert)
    look = await world.bot.coordinator.look(game)
    step, (first, second) = look.throws[1]
    other = first % 6 + 1

    def change() -> None:
        with sqlite3.connect(world.path) as connection:
            connection.execute(
                "update event set line = ? where game = ? and step = ?",
                (f"roll {other} {second}", game, step),
            )
        connection.close()

    # Not on the event loop: the bot may be in the middle of a transaction there.
    await asyncio.to_thread(change)
    screen = await anna.slash("verify", game=game)
    assert "❌ 1 throw does not follow from this seed." in screen.text
    assert f"{step:>3}: {other} {second} ≠ {first} {second}" in screen.text
    checked = await checked_throws(world.store, game)
    assert [throw.step for throw in checked if not throw.is_same] == [Step(step)]


async def test_an_unknown_game_is_said_to_be_unknown(anna: Person, bert: Person) -> None:
    screen = await anna.slash("verify", game="nobody")
    assert screen.is_private
    assert "There is no game with this id" in screen.text
    assert "Kennung gibt es nicht" in (await bert.slash_in_dm("verify", game="@everyone")).text
