"""A table whose people press over HTTP."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.door.knocking import handled
from tests.journeys.screen import read_out
from tests.journeys.world import Person, World


async def test_a_game_goes_on_when_presses_come_over_http(
    world: World, anna: Person, bert: Person, unhurried: str
) -> None:
    came: list[Any] = []

    def post(data: Any) -> None:
        came.append(data)
        world.bot.receive(json.loads(json.dumps(data)))

    world.bot._connection.parsers["INTERACTION_CREATE"] = post
    await world.round(anna, bert)
    await world.tick(2)
    assert "Round 2" in read_out(world.table(unhurried))
    assert len(came) >= 2


@pytest.mark.parametrize("has_gateway", [True, False])
async def test_games_of_a_server_that_removed_the_bot_are_hidden_once_an_event_says_so(
    has_gateway: bool, world: World, unhurried: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process without the gateway asks Discord."""
    removed = {"type": "APPLICATION_DEAUTHORIZED", "data": {"guild": {"id": str(world.guild.id)}}}
    monkeypatch.setattr(world.bot, "is_ready", lambda: has_gateway)
    # It has been added again since, and Discord repeats the event.
    world.bot.receive_event(removed)
    await handled()
    assert not (await world.look(unhurried)).place.is_hidden
    known = world.bot.get_guild(world.guild.id)
    assert known is not None
    if has_gateway:
        world.bot._connection._remove_guild(known)
    else:
        world.env.inject_error("GET", f"/guilds/{world.guild.id}", status=403, code=50001)
    for _ in range(2):
        world.bot.receive_event(removed)
    await handled()
    await world.env.settle()
    assert (await world.look(unhurried)).place.is_hidden
    world.bot._connection._add_guild(known)
