"""Places that the bot is no member of: it hears of people who have added it, and may only answer."""

from __future__ import annotations

from dataclasses import replace

import aiohttp
import pytest

from bot.local.gateway import DIRECT_MESSAGES, GUILD_MESSAGES
from bot.local.hub import Hub
from bot.local.server import Server
from bot.local.state import GROUP, Channel, Setup
from bot.local.storage import add_places
from tests.local.conftest import Api, Sit, refusal
from tests.local.control import forward
from tests.local.gateway_client import GatewayClient
from tests.local.people import Json, Player
from tests.local.test_interactions import BUTTON, EPHEMERAL, Case

EVERYWHERE: Json = {"contexts": [0, 1, 2], "integration_types": [0, 1]}
MINUTE = 60_000


@pytest.fixture(params=["group", "server"])
async def place(server: Server, api: Api, request: pytest.FixtureRequest) -> Channel:
    hub = server.hub
    add_places(hub.world, Setup(has_group=True, elsewhere="Book club"), hub.new_id)
    named = [{"name": "play", "description": "x", **EVERYWHERE}, {"name": "host", "description": "x"}]
    await api("PUT", f"/applications/{hub.world.application_id}/commands", named)
    is_group = request.param == "group"
    without_bot = (channel for channel in hub.world.channels.values() if not hub.world.has_bot(channel))
    return next(channel for channel in without_bot if (channel.type == GROUP) == is_group)


@pytest.fixture
async def opened(place: Channel, gateway: GatewayClient, api: Api, ada: Player) -> Case:
    """A command of Ada's there."""
    ada.channel = place.id
    await ada.command("play")
    return Case(api, await gateway.until("INTERACTION_CREATE"))


async def pressed(opened: Case, by: Player, gateway: GatewayClient, place: Channel) -> Case:
    """A press by somebody on the answer to Ada's command."""
    _, message = await opened.ask("GET", "@original")
    by.channel = place.id
    await by.press(message, "x")
    return Case(opened._api, await gateway.until("INTERACTION_CREATE"))


async def test_an_interaction_names_who_has_added_the_bot(
    opened: Case, place: Channel, gateway: GatewayClient, sit: Sit, hub: Hub
) -> None:
    ada, ben = next(iter(hub.world.people)), await sit(1)
    made = opened.made
    assert made["authorizing_integration_owners"] == {"1": ada}
    if place.type == GROUP:
        assert (made["context"], made["user"]["id"], made["channel"]["type"]) == (2, ada, 3)
        assert "guild_id" not in made
    else:
        assert (made["context"], made["member"]["user"]["id"]) == (0, ada)
        assert made["guild_id"] == hub.world.guild_of(place).id
    await opened.answer(4, content="t", components=[BUTTON])
    press = await pressed(opened, ben, gateway, place)
    assert press.made["authorizing_integration_owners"] == {"1": ada}


async def test_the_bot_reaches_nothing_there_by_itself(opened: Case, place: Channel, api: Api) -> None:
    _, answer = await opened.answer(4, content="here")
    message = answer["interaction"]["response_message_id"]
    for method, path in (("GET", ""), ("PATCH", f"/{message}"), ("DELETE", f"/{message}"), ("POST", "")):
        asked = api(method, f"/channels/{place.id}/messages{path}", {"content": "x"})
        assert await refusal(asked) == (403, 50001)


async def test_the_bot_hears_of_no_messages_there(
    place: Channel, server: Server, session: aiohttp.ClientSession, ada: Player
) -> None:
    gateway = await GatewayClient.open(session, server.gateway_url)
    await gateway.identify(intents=1 | GUILD_MESSAGES | DIRECT_MESSAGES)
    await ada.ask("send", content="in the server")
    ada.channel = place.id
    await ada.ask("send", content="among people")
    await ada.command("play")
    assert [(await gateway.hear())["t"] for _ in range(2)] == ["MESSAGE_CREATE", "INTERACTION_CREATE"]
    await gateway.close()


@pytest.mark.usefixtures("unlimited")
async def test_only_five_messages_follow_an_answer(opened: Case) -> None:
    await opened.answer(5)
    for number in range(6):
        # The first one fills in the answer.
        assert (await opened.more(content=str(number)))[0] == 200
    assert await refusal(opened.more(content="one too many")) == (400, 40094)
    assert (await opened.ask("PATCH", "@original", content="edits are not counted"))[0] == 200


async def test_a_press_edits_what_was_pressed_after_a_private_answer_and_for_fifteen_minutes(
    opened: Case, place: Channel, gateway: GatewayClient, ben: Player, hub: Hub
) -> None:
    _, answer = await opened.answer(4, content="t", components=[BUTTON])
    message = answer["interaction"]["response_message_id"]
    forward(hub, 14 * MINUTE)
    press = await pressed(opened, ben, gateway, place)
    await press.answer(4, content="yours", flags=EPHEMERAL)
    forward(hub, 14 * MINUTE)
    assert (await press.ask("PATCH", message, content="fresh"))[0] == 200
    assert await refusal(opened.ask("PATCH", message, content="old")) == (401, 50027)
    forward(hub, 2 * MINUTE)
    assert await refusal(press.ask("PATCH", message, content="old")) == (401, 50027)


async def test_commands_are_for_those_who_have_added_the_bot(
    place: Channel, sit: Sit, hub: Hub, gateway: GatewayClient
) -> None:
    hub.put_person(replace([*hub.world.people.values()][1], has_app=False))
    ada, ben = await sit(0), await sit(1)
    ada.channel = ben.channel = place.id
    await ben.command("play")
    assert "where the bot is not" in (await ben.until("error"))["message"]
    await ada.command("host")
    assert "where the bot is not" in (await ada.until("error"))["message"]


@pytest.mark.parametrize("place", ["server"], indirect=True)
async def test_where_apps_are_not_taken_only_the_person_sees_the_answer(
    place: Channel, hub: Hub, gateway: GatewayClient, api: Api, ada: Player
) -> None:
    guild = replace(hub.world.guild_of(place), takes_apps=False)
    hub.world.more_guilds[guild.id] = guild
    ada.channel = place.id
    await ada.command("play")
    opened = Case(api, await gateway.until("INTERACTION_CREATE"))
    assert not int(opened.made["member"]["permissions"]) & 1 << 50
    _, answer = await opened.answer(4, content="for all?")
    assert answer["interaction"]["response_message_ephemeral"]


async def test_a_stranger_gets_no_direct_messages_without_the_bot(hub: Hub, api: Api, ada: Player) -> None:
    _, channel = await api("POST", "/users/@me/channels", {"recipient_id": ada.id})
    path = f"/channels/{channel['id']}/messages"
    hub.put_person(replace(hub.world.people[ada.id], is_stranger=True))
    assert (await api("POST", path, {"content": "x"}))[0] == 200
    hub.put_person(replace(hub.world.people[ada.id], has_app=False))
    assert await refusal(api("POST", path, {"content": "x"})) == (403, 50278)
