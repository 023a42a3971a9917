"""An old database copy is restored: Discord's messages follow it, and no press does harm."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.hosting.restore import restore
from bot.interactions import discord_origin
from tests.journeys.screen import controls, options, read_out
from tests.journeys.world import Person, World


def back_up(world: World) -> Path:
    """A copy of the database as it is now."""
    copy = world.path.with_name("copy.db")
    with closing(sqlite3.connect(world.path)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    return copy


async def put_back(world: World, copy: Path, *, by_command: bool = False) -> None:
    """Restart the bot on an older copy, or on what `restore` makes of it."""
    world.place = copy.with_name("restored.db")
    if by_command:
        await restore(copy, world.path, copy.parent)
    else:
        shutil.copy(copy, world.path)
    await world.restart()


@pytest.mark.slow
@pytest.mark.parametrize("by_command", [False, True])
@pytest.mark.parametrize("clock", ["none", "live"])
async def test_every_message_follows_the_copy(
    clock: str, by_command: bool, world: World, anna: Person, bert: Person
) -> None:
    game = await world.first_throw(anna, bert, clock=clock)
    await anna.place_first()
    await world.progress()
    copy = back_up(world)
    await world.round(bert)
    await anna.ready()
    await world.progress()
    assert "Round 2" in read_out(world.table(game))
    await put_back(world, copy, by_command=by_command)
    assert "Round 1" in read_out(world.table(game))
    assert "Saved: waiting for the others." in anna.panel_text
    assert "Round 1" in bert.panel_text
    assert options(bert.panel), "a move that the copy lacks is asked for again"
    await world.check()
    await world.round(bert)
    await anna.ready()
    await world.tick(2)
    assert (await world.look(game)).view.round == 2


@pytest.mark.usefixtures("lobby")
async def test_a_lobby_follows_the_copy(world: World, cleo: Person) -> None:
    copy = back_up(world)
    await cleo.press("Join", world.table())
    assert cleo.mention in read_out(world.table())
    await put_back(world, copy)
    assert cleo.mention not in read_out(world.table())


@pytest.mark.slow
async def test_presses_on_messages_that_the_copy_does_not_know(
    world: World, anna: Person, bert: Person, cleo: Person, *, unhurried: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A press looks for its message in real time.
    monkeypatch.setattr(discord_origin, "PAUSE", discord_origin.PAUSE / 100)
    await world.progress()
    copy = back_up(world)
    await anna.press("My sheet", world.table(unhurried))
    later = anna.panel
    assert later.flags.ephemeral
    await cleo.play_command()
    lobby = world.table()
    assert controls(lobby)[0].game != unhurried
    await put_back(world, copy)
    assert "no longer exists" in (await bert.press("Join", lobby)).private_text
    assert (await anna.press_id(f"b1:{unhurried}:2:text", later)).text
    assert "out of date" in (await anna.press_id(f"b1:{unhurried}:9:ready", later)).text
    await world.tick(2)
    assert "Round 1" in anna.panel_text
    await anna.place_first()


async def test_after_a_restore_what_seems_to_show_the_present_is_drawn_again_in_its_place(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.first_throw(anna, bert, clock="day")
    # Messages so old would be sent again if this were news.
    await world.wait(minutes=70)
    await world.progress()
    shown = {row.message_id: row.shows for row in await world.rows(game)}
    before = len(world.env.http_requests)
    await put_back(world, back_up(world), by_command=True)
    requests = [(r.method, r.path) for r in world.env.http_requests[before:] if "/messages" in r.path]
    assert {row.message_id: row.shows for row in await world.rows(game)} == shown
    assert sorted(int(path.rpartition("/")[2]) for method, path in requests if method == "PATCH") == sorted(
        shown
    )
    assert not {"POST", "DELETE"} & {method for method, _ in requests}
    assert not any(row.is_unsure for row in await world.rows(game))
    await world.check()


async def test_a_table_that_may_not_be_read_is_drawn_again_in_its_place(world: World, unhurried: str) -> None:
    await world.wait(minutes=70)
    table = world.table(unhurried)
    world.deny(world.channel, read_message_history=True)
    await world.restart()
    await world.tick(2)
    assert [message.id for message in world.tables(unhurried)] == [table.id]
    assert not any(row.is_unsure for row in await world.rows(unhurried))


@pytest.mark.slow
@pytest.mark.parametrize("by_command", [False, True])
async def test_a_table_deleted_while_the_bot_was_away_comes_back(
    by_command: bool, world: World, moderator: Person, unhurried: str
) -> None:
    await world.progress()
    copy = back_up(world)
    await moderator.actor.delete(world.table(unhurried))
    await put_back(world, copy, by_command=by_command)
    await world.tick(2)
    assert "Round 1" in read_out(world.table(unhurried))
    await world.check()
