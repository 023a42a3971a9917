"""The bot behind the door: it answers what came over HTTP as what came over the gateway, and hears of servers."""

from __future__ import annotations

import json
from typing import Any

import pytest
from simcord.results import to_discord_message

from bot.interactions.channel_changes import server_of
from bot.pages.control import Control, Verb
from bot.store.memos import DELETE_MEMO
from bot.store.statements import statement
from tests.door.knocking import handled
from tests.interactions.conftest import anna, bert, world
from tests.journeys.world import Person, World

__all__ = ["anna", "bert", "world"]  # fixtures
HELLO = "/home"


def let_presses_come_over_http(world: World) -> list[dict[str, Any]]:
    """From now on interactions reach the bot as parsed bodies; the list gets each."""
    came: list[dict[str, Any]] = []

    def post(data: Any) -> None:
        came.append(json.loads(json.dumps(data)))
        world.bot.receive(came[-1])

    world.bot._connection.parsers["INTERACTION_CREATE"] = post
    return came


def answers(world: World, interaction: str) -> int:
    return sum(f"/interactions/{interaction}/" in request.path for request in world.env.http_requests)


async def test_a_command_in_direct_messages_tells_their_channel(world: World, anna: Person) -> None:
    came = let_presses_come_over_http(world)
    await anna.slash_in_dm("home")
    world.bot._connection._private_channels.clear()
    before = len(world.env.http_requests)
    channel = await world.bot.delivery.channels.direct(anna.id)
    assert channel == int(came[0]["channel_id"])
    assert len(world.env.http_requests) == before


async def test_an_old_press_is_refused_with_the_same_words(world: World, anna: Person) -> None:
    page = await anna.open("rules")
    stale = Control(Verb.JOIN, "2222", 1).custom_id()
    gateway = await anna.press_id(stale, page)
    let_presses_come_over_http(world)
    assert (await anna.press_id(stale, page)).words == gateway.words != ""


async def test_a_repeated_interaction_is_answered_once(world: World, anna: Person) -> None:
    came = let_presses_come_over_http(world)
    await anna.slash("home")
    before = answers(world, came[0]["id"])
    assert before > 0
    world.bot.receive(came[0])
    await world.env.settle()
    assert answers(world, came[0]["id"]) == before


@pytest.mark.parametrize("data", [{"type": 3}, {"type": 2, "id": "x"}, {"type": 99, "id": "1"}])
async def test_what_cannot_be_read_harms_nobody(world: World, anna: Person, data: dict[str, Any]) -> None:
    world.bot.receive(data)
    await world.env.settle()
    assert (await anna.slash("home")).words


def event(kind: str, **data: Any) -> dict[str, Any]:
    return {"type": f"APPLICATION_{kind}", "timestamp": "2027-01-15T08:00:00Z", "data": data}


async def tell(world: World, *events: dict[str, Any]) -> None:
    for one in events:
        world.bot.receive_event(one)
    await handled()


async def test_a_server_that_installed_the_bot_is_greeted_once(world: World) -> None:
    guild = world.env.create_guild("Newcomers")
    await world.env.settle()
    # It had no channel yet, and counts as greeted.
    await world.store.commit((statement(DELETE_MEMO, name=f"greeted {guild.id}"),))
    channel = guild.create_text_channel("welcome")
    await world.env.settle()
    installed = event("AUTHORIZED", guild={"id": str(guild.id)}, user={"id": "1"}, integration_type=0)
    await tell(world, installed, installed)
    stored = world.env.backend.messages[channel.id].values()
    [greeting] = [to_discord_message(world.env, message) for message in stored]
    assert HELLO in greeting.content


async def test_events_of_unknown_servers_of_people_and_of_other_forms_do_nothing(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    before = len(world.env.http_requests)
    await tell(
        world,
        event("AUTHORIZED", guild={"id": "5"}),
        event("DEAUTHORIZED", guild={"id": "5"}),
        event("DEAUTHORIZED", user={"id": "1"}),
        event("DEAUTHORIZED", guild={"id": str(world.guild.id)}),
        {},
        {"type": "ENTITLEMENT_CREATE", "data": {"guild": {"id": str(world.guild.id)}}},
        {"type": "APPLICATION_AUTHORIZED", "data": {"guild": {"id": "many"}}},
        {"type": "APPLICATION_AUTHORIZED", "data": []},
    )
    assert len(world.env.http_requests) == before
    assert caplog.records == []


async def test_a_person_who_takes_the_bot_from_their_account_is_forgotten_with_it(world: World) -> None:
    people = world.bot.records.people
    await people.keep_direct_channel(5, 77)
    await tell(world, event("AUTHORIZED", user={"id": "5"}, integration_type=1))
    assert await people.direct_channel(5) == 77
    await tell(world, event("DEAUTHORIZED", user={"id": "5"}))
    assert await people.direct_channel(5) is None


@pytest.mark.parametrize(
    ("told", "server"),
    [
        (event("AUTHORIZED", guild={"id": "5"}), 5),
        (event("AUTHORIZED", user={"id": "5"}), None),
        ({"type": 1, "data": {"guild": {"id": "5"}}}, None),
        ({"type": "x", "data": {"guild": {"id": 5}}}, None),
    ],
)
def test_the_server_of_an_event(told: dict[str, Any], server: int | None) -> None:
    assert server_of(told) == server
