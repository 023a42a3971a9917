"""What people are told when they ask for too much, and the end of an untouched game."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.turns.clocks import DAY, SECOND
from bot.turns.limits import COMMANDS, HINTS, LEVELS, PRESSES, REFUSALS, ROOMS, Limit
from tests.journeys.screen import button_labels, read_out
from tests.journeys.world import Person, World

LOBBIES = ROOMS[0].lobbies


def drain(world: World, person: Person, limit: Limit) -> None:
    """Use up the person's limit."""
    with world.env.time_context():
        while not world.bot.coordinator.limiter.wait(limit, person.id):
            pass


async def test_a_person_opens_some_tables_and_is_told_what_to_do(
    world: World, anna: Person, bert: Person, jonas: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(LOBBIES):
        await anna.play_command()
    told = await world.refusal(anna.play_command())
    assert "3 tables of yours are waiting for players. Start one, or type /home" in told
    await bert.play_command()
    for limit in (PRESSES, COMMANDS):
        drain(world, jonas, limit)
    told = await world.refusal(jonas.press("Join", world.table()))
    assert "Da komme ich nicht hinterher" in told
    assert "Der nächste geht <t:" in await world.refusal(jonas.play_command())
    await world.tick(COMMANDS.every / SECOND)
    assert jonas.mention in (await jonas.press("Join", world.table())).text
    # A flood is not answered with a flood of sentences, and costs no work.
    for limit in (PRESSES, COMMANDS, REFUSALS):
        drain(world, anna, limit)
    before, made = len(world.env.http_requests), list[object]()
    monkeypatch.setattr(world.bot, "_parse", made.append)
    with world.unchanged():
        await world.at_once(*(anna.press("Join", world.table()) for _ in range(3)), anna.play_command())
    assert len(world.env.http_requests) == before
    assert made == []
    monkeypatch.undo()
    await world.tick(PRESSES.every / SECOND)
    assert anna.mention in (await anna.press("Join", world.table())).text


@pytest.mark.slow
async def test_too_many_tables_within_one_second_are_refused_in_private(world: World, anna: Person) -> None:
    levels = ("1", "random", "2", "3", "random-1", "4")
    await world.at_once(*(anna.play_command(level=level) for level in levels))
    assert len(world.stored("game")) == len(world.public()) == LOBBIES
    assert all("Join" in button_labels(table) for table in world.public())
    private = [read_out(message) for message in anna.sees() if message.flags.ephemeral]
    assert len(private) == len(levels) - LOBBIES
    assert all(f"{LOBBIES} tables of yours are waiting for players" in text for text in private)
    # A room that was kept for nothing is free again.
    await anna.cancel(world.public()[0])
    assert not (await anna.play_command()).is_private


async def test_levels_and_hints_come_so_many_at_once(world: World, anna: Person, bert: Person) -> None:
    drain(world, anna, LEVELS)
    assert "Ask for the next one <t:" in await world.refusal(anna.play_command(level="random"))
    told = await world.refusal(anna.slash("brilliant solo", level="random-1"))
    assert "or choose one of levels 1 to 4" in told
    await anna.play_command(level="2")
    drain(world, bert, HINTS)
    await bert.slash("brilliant solo")
    await bert.press("Hint")
    told = (await bert.press("Show hints")).private_text
    assert "You have asked for many hints. Ask again <t:" in told


@pytest.mark.usefixtures("no_daily_sheets")
async def test_a_solo_game_that_nobody_touches_says_why_it_has_ended(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A longer pause between two ticks does not mean that the clock was set back.
    monkeypatch.setattr("bot.client.SET_BACK", timedelta(days=2))
    await anna.slash("brilliant solo", sheets="dm")
    await anna.place_first()
    await anna.press("Undo")
    await world.pass_time(14 * DAY / SECOND, every=DAY / SECOND / 2)
    assert "Nobody has played here for 14 days, so this game has ended; it does not count" in anna.panel_text
    assert world.stored("result") == []
    assert not anna.panel.components or "Ready" not in button_labels(anna.panel)
