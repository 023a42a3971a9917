"""`/verify`: honest games pass; others fail, with the first line that does not follow."""

from __future__ import annotations

import asyncio
import hashlib
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

from bot.interactions.verify import MAX_LINE, verify_page
from bot.pages.layouts import MAX_TEXT
from bot.pages.page import Words
from bot.pages.texts import Language
from bot.store.record import packed, unpacked
from bot.turns import lobby
from bot.turns.finished import verify_game
from engine import brilliant
from engine.brilliant.players import naive_player
from engine.brilliant.view import View
from engine.dice import Dice
from engine.game import Step
from tests.interactions.played import loaded_game, open_lobby, play_round, play_solo, player, setup
from tests.journeys.world import Person, World

CHANGED = "❌ The record of this game has been changed: it cannot be replayed to the end."


async def cancelled_after(world: World, rounds: int, anna: Person, bert: Person) -> str:
    """A game cancelled after this many throws."""
    game = await open_lobby(world, anna, bert)
    await world.bot.coordinator.change(game, lobby.start, anna.id)
    for _ in range(rounds):
        await play_round(world, game, anna, bert)
    await world.bot.coordinator.change(game, lobby.cancel, 0, is_moderator=True)
    return game


async def test_a_finished_game_shows_seal_seed_and_matching_throws(
    world: World, anna: Person, bert: Person
) -> None:
    game = await play_solo(world, anna)
    screen = await bert.open("verify", game)
    assert screen.is_private
    assert "✅ Alle 44 Würfe folgen aus diesem Würfelschlüssel." in screen.words
    [seed] = re.findall(r"`([0-9a-f]{64})`", screen.words.partition("**Würfelschlüssel**")[2])
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() in screen.words
    throws = (await world.bot.coordinator.look(game)).dice.throws
    assert all(f"Runde {number}: {a} und {b}" in screen.words for number, (_, (a, b)) in enumerate(throws, 1))
    step, values = throws[0]
    assert Dice(bytes.fromhex(seed), game).throw(step, 1, (6, 6)) == values


async def test_a_game_of_a_server_is_verified_in_direct_messages(
    world: World, anna: Person, bert: Person
) -> None:
    game = await cancelled_after(world, 1, anna, bert)
    words = (await anna.open("verify", game, in_dm=True)).words
    assert "✅ The only throw follows from this seed." in words


async def test_a_running_game_keeps_its_seed(world: World, anna: Person, bert: Person) -> None:
    game = await open_lobby(world, anna, bert)
    await world.bot.coordinator.change(game, lobby.start, anna.id)
    await play_round(world, game, anna, bert)
    screen = await anna.open("verify", game)
    look = await world.bot.coordinator.look(game)
    assert look.dice.commitment in screen.words
    assert len(re.findall(r"[0-9a-f]{64}", screen.words)) == 1
    found = await verify_game(world.store, game)
    assert (found.dice, found.throws, found.break_at) == (None, (), None)
    [shown] = verify_page(found, Language("en")).frame
    assert isinstance(shown, Words)
    assert "stays sealed until the game is over" in shown.text


async def test_a_closed_lobby_has_no_throws(world: World, anna: Person) -> None:
    game = await open_lobby(world, anna)
    await world.bot.coordinator.change(game, lobby.cancel, anna.id)
    assert "before a single throw" in (await anna.open("verify", game)).words


async def test_changed_dice_are_found(world: World, anna: Person, bert: Person) -> None:
    game = await cancelled_after(world, 3, anna, bert)
    step, (first, second) = (await world.look(game)).dice.throws[1]
    other = first % 6 + 1
    await rewrite(world, game, step, f"roll {other} {second}")
    screen = await anna.open("verify", game)
    assert "❌ 1 throw does not follow from this seed." in screen.words
    assert f"Round 2: **{other} and {second} ≠ {first} and {second}**" in screen.words
    assert f"`{step}: roll {other} {second}`" in screen.words
    assert [throw.step for throw in (await verify_game(world.store, game)).wrong] == [Step(step)]


async def rewrite(world: World, game: str, step: int, line: str | None) -> None:
    """Change a line of the record, or remove it and all later lines."""
    [(record,)] = await execute(world, "select record from game where id = ?", game)
    header, lines = unpacked(record)
    lines[step:] = [] if line is None else [line, *lines[step + 1 :]]
    await execute(world, "update game set record = ? where id = ?", packed(header, lines), game)


async def execute(world: World, statement: str, *values: object) -> list[Any]:
    def run() -> list[Any]:
        with closing(sqlite3.connect(world.path)) as connection, connection:
            return connection.execute(statement, values).fetchall()

    # Not on the event loop: the bot may be in mid-transaction there.
    return await asyncio.to_thread(run)


async def test_a_record_that_cannot_be_unpacked_is_said_to_be_changed(
    world: World, anna: Person, bert: Person
) -> None:
    game = await cancelled_after(world, 2, anna, bert)
    await execute(world, "update game set record = substr(record, 20) where id = ?", game)
    assert CHANGED in (await anna.open("verify", game)).words


async def test_a_changed_move_is_said_to_be_the_first_line_that_does_not_follow(
    world: World, anna: Person, bert: Person
) -> None:
    game = await cancelled_after(world, 4, anna, bert)
    step = (await world.bot.coordinator.look(game)).dice.throws[1][0] + 1
    moves = ("move 0:H9=6 1:pass", "move 0:pass", "move 0:pass 1:pass 7:pass")
    for line in (*moves, "roll 1 1", "gibberish", "left 7", ""):
        await rewrite(world, game, step, line)
        screen = await anna.open("verify", game)
        assert CHANGED in screen.words
        told = f"The first line that does not follow from the lines before it: `{step}: {line}`."
        assert told in screen.words
        assert "throw does not follow" not in screen.words
        assert "nicht bis zum Ende nachspielen" in (await bert.open("verify", game)).words


async def cancelled_after_placing(world: World, anna: Person) -> str:
    """A solo game whose last move before the final throw writes a number."""
    coordinator = world.bot.coordinator
    game = await coordinator.open_lobby(setup(world, "solo"), player(anna))
    await play_round(world, game, anna)
    look = await coordinator.look(game, anna.id)
    move = brilliant.format_move(naive_player(look.view_as(View), Random(1)))
    assert move != "pass"
    await coordinator.submit(game, anna.id, look.step, move)
    await coordinator.ready(game, anna.id, look.step)
    await coordinator.change(game, lobby.cancel, 0, is_moderator=True)
    return game


async def test_a_changed_throw_that_makes_a_move_illegal_is_the_first_line_that_does_not_follow(
    world: World, anna: Person
) -> None:
    game = await cancelled_after_placing(world, anna)
    loaded = await loaded_game(world, game)
    placed = len(loaded.events) - 2
    other = int(loaded.events[placed][-1]) % 6 + 1
    await rewrite(world, game, placed - 1, f"roll {other} {other}")
    screen = await anna.open("verify", game)
    assert CHANGED in screen.words
    assert "❌ 1 throw does not follow from this seed." in screen.words
    assert f"lines before it: `{placed - 1}: roll {other} {other}`." in screen.words


async def test_a_record_without_its_end_is_found(world: World, anna: Person) -> None:
    game = await play_solo(world, anna)
    await rewrite(world, game, len((await loaded_game(world, game)).events) - 1, None)
    assert (
        "❌ The record of this game has been changed: its end is missing."
        in (await anna.open("verify", game)).words
    )


async def test_a_long_forged_line_is_cut_and_stays_in_its_frame(
    world: World, anna: Person, bert: Person
) -> None:
    game = await cancelled_after(world, 2, anna, bert)
    forged = "` **look** `" * 1000
    await rewrite(world, game, 2, forged)
    words = (await anna.open("verify", game)).words
    [shown] = re.findall(r"the lines before it: `(.*)`\.", words)
    assert shown == f"2: {forged}".replace("`", "'")[: MAX_LINE - 1] + "…"


async def test_the_longest_page_says_what_goes_in_and_what_it_proves(world: World, anna: Person) -> None:
    game = await play_solo(world, anna)
    found = await verify_game(world.store, game)
    assert found.dice is not None
    checked = tuple(replace(throw, derived=(6, 1), stored=(1, 6)) for throw in found.throws) * 3
    many = tuple(10**18 + seat for seat in range(7))
    for presses, (locale, could_have) in product(
        ((), many, None), (("en", "could have chosen"), ("de", "aussuchen können"))
    ):
        dice = replace(found.dice, interactions=presses)
        page = verify_page(replace(found, dice=dice, throws=checked, break_at="x" * 500), Language(locale))
        shown = "".join(part.text for part in page.frame if isinstance(part, Words))
        assert len(shown) <= MAX_TEXT
        if presses is not None:
            assert f'"{game}:{",".join(map(str, presses))}:n:0"' in shown
        assert (could_have in shown) == (not presses)


async def test_a_game_from_before_is_verified_by_step(world: World, anna: Person, bert: Person) -> None:
    game = await open_lobby(world, anna, bert)
    async with world.bot.coordinator.games.set_aside():
        await execute(world, "update game set interactions = null where id = ?", game)
    await world.bot.coordinator.change(game, lobby.start, anna.id, interaction=5)
    await play_round(world, game, anna, bert)
    await world.bot.coordinator.change(game, lobby.cancel, 0, is_moderator=True)
    screen = await anna.open("verify", game)
    assert "✅ The only throw follows from this seed." in screen.words
    assert f'HMAC-SHA256(seed, "{game}:step:0")' in screen.words
    ((step, (first, second)),) = (await world.bot.coordinator.look(game)).dice.throws
    assert f"Round 1: {first} and {second} (step {step})" in screen.words


async def test_an_unknown_game_is_said_to_be_unknown(anna: Person, bert: Person) -> None:
    assert "This game no longer exists" in (await anna.open("verify", "nobody")).private_text
    assert "Dieses Spiel" in (await bert.open("verify", "nobody", in_dm=True)).words
