"""Gateway sessions, their sockets, and the faults injected into them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import aiohttp
import pytest

from bot.local.gateway import Gateway
from bot.local.hub import Hub
from bot.local.server import Server
from tests.local.conftest import Api, refusal
from tests.local.control import connected, cut, forward, invalidate, reconnect
from tests.local.gateway_client import Closed, GatewayClient
from tests.local.people import Player
from tests.local.sample_bot import SampleBot
from tests.strict.watch import watch
from tests.waiting import PATIENCE


@pytest.mark.parametrize("compress", ["", "zlib-stream", "zstd-stream"])
@pytest.mark.usefixtures("known")
async def test_events_use_the_requested_compression(
    server: Server, session: aiohttp.ClientSession, ada: Player, compress: str
) -> None:
    gateway = await GatewayClient.open(session, server.gateway_url, compress=compress)
    await gateway.identify()
    assert gateway.hello == {"op": 10, "d": {"heartbeat_interval": 41250}}
    assert gateway.ready["user"]["id"] == server.hub.world.application_id
    await ada.command("play")
    assert (await gateway.until("INTERACTION_CREATE"))["data"]["name"] == "play"


async def test_the_bot_hears_of_the_language_that_the_first_visitor_gives_the_server(
    server: Server, session: aiohttp.ClientSession, gateway: GatewayClient
) -> None:
    async with session.post(f"{server.base_url}/local/greeting", json={"locale": "de"}):
        pass
    assert (await gateway.until("GUILD_UPDATE"))["preferred_locale"] == "de"


async def test_a_heartbeat_is_acknowledged_unless_deaf(gateway: GatewayClient, hub: Hub) -> None:
    await gateway.say(1, gateway.sequence)
    assert (await gateway.hear())["op"] == 11
    watch(hub).hears_heartbeats = False
    await gateway.say(1, gateway.sequence)
    reconnect(hub.gateway)
    assert (await gateway.hear())["op"] == 7


@pytest.mark.usefixtures("known")
async def test_a_resumed_session_gets_what_it_missed(
    server: Server, session: aiohttp.ClientSession, gateway: GatewayClient, ada: Player
) -> None:
    await gateway.close()
    await ada.command("play")
    await ada.until("interaction")
    second = await GatewayClient.open(session, server.gateway_url)
    await second.resume(gateway)
    assert (await second.hear())["t"] == "INTERACTION_CREATE"
    assert (await second.hear())["t"] == "RESUMED"


async def test_a_session_that_is_resumed_elsewhere_closes_its_old_connection(
    server: Server, session: aiohttp.ClientSession, gateway: GatewayClient
) -> None:
    second, third = [await GatewayClient.open(session, server.gateway_url) for _ in range(2)]
    await second.resume(gateway)
    assert (await second.hear())["t"] == "RESUMED"
    await gateway.end()
    # A notification that was delivered is not delivered again.
    await third.resume(gateway)
    assert (await third.hear())["t"] == "RESUMED"
    assert len(connected(server.hub.gateway)) == 1


async def test_a_session_that_its_client_ends_cannot_be_resumed(
    server: Server, session: aiohttp.ClientSession, gateway: GatewayClient
) -> None:
    await gateway.close(1000)
    second = await GatewayClient.open(session, server.gateway_url)
    await second.resume(gateway)
    assert await second.hear() == {"op": 9, "d": False}


@pytest.mark.usefixtures("known")
async def test_a_resumed_session_may_get_expired_interactions(
    server: Server,
    session: aiohttp.ClientSession,
    gateway: GatewayClient,
    *,
    ada: Player,
    hub: Hub,
    api: Api,
) -> None:
    await gateway.close()
    await ada.command("play")
    await ada.until("interaction")
    forward(hub, 3000)
    await ada.until("interaction_failed")
    second = await GatewayClient.open(session, server.gateway_url)
    await second.resume(gateway)
    late = await second.until("INTERACTION_CREATE")
    path = f"/interactions/{late['id']}/{late['token']}/callback"
    assert await refusal(api("POST", path, {"type": 4, "data": {"content": "x"}})) == (404, 10062)


async def test_a_lost_session_cannot_be_resumed(
    server: Server, session: aiohttp.ClientSession, gateway: GatewayClient, hub: Hub
) -> None:
    hub.gateway.close(4000, resumable=False)
    await gateway.end()
    second = await GatewayClient.open(session, server.gateway_url)
    await second.resume(gateway)
    assert await second.hear() == {"op": 9, "d": False}


@pytest.mark.parametrize("resumable", [True, False])
async def test_a_session_can_be_invalidated(gateway: GatewayClient, hub: Hub, resumable: bool) -> None:
    invalidate(hub.gateway, resumable=resumable)
    assert await gateway.hear() == {"op": 9, "d": resumable}


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        ({"op": 2, "d": {"token": "", "intents": 1}}, 4004),
        ({"op": 2, "d": {"token": "x"}}, 4013),
        ({"op": 2, "d": {"token": "x", "intents": 1 << 15}}, 4014),
        ({"op": 2, "d": {"token": "x", "intents": 1, "shard": [2, 2]}}, 4010),
        ({"op": 3, "d": {}}, 4003),
        ({"op": 99}, 4001),
        ({"op": 1, "d": "x" * 4096}, 4002),
        ([], 4002),
    ],
)
async def test_invalid_payloads_close_the_socket(
    server: Server, session: aiohttp.ClientSession, payload: Any, code: int
) -> None:
    gateway = await GatewayClient.open(session, server.gateway_url)
    await gateway._socket.send_json(payload)
    assert await gateway.end() == code


async def test_more_than_120_sends_a_minute_close_the_socket(
    server: Server, session: aiohttp.ClientSession
) -> None:
    gateway = await GatewayClient.open(session, server.gateway_url)
    for _ in range(121):
        await gateway.say(1)
    with pytest.raises(Closed) as closed:
        await gateway.until("NOTHING")
    assert closed.value.code == 4008


@pytest.mark.usefixtures("known")
async def test_direct_messages_go_to_the_first_shard(
    server: Server, session: aiohttp.ClientSession, ada: Player, api: Api
) -> None:
    gateways = [await GatewayClient.open(session, server.gateway_url) for _ in range(2)]
    for shard, gateway in enumerate(gateways):
        await gateway.identify(shard=[shard, 2])
    at_home = (int(server.hub.world.guild.id) >> 22) % 2
    assert [bool(gateway.ready["guilds"]) for gateway in gateways] == [shard == at_home for shard in range(2)]
    _, direct = await api("POST", "/users/@me/channels", {"recipient_id": ada.id})
    await ada.ask("command", channel_id=direct["id"], name="play")
    made = await gateways[0].until("INTERACTION_CREATE")
    assert (made["context"], made["user"]["id"], "guild_id" in made) == (1, ada.id, False)


async def test_message_events_need_the_intent(
    server: Server, session: aiohttp.ClientSession, ada: Player, api: Api
) -> None:
    gateway = await GatewayClient.open(session, server.gateway_url)
    await gateway.identify(intents=1 | 1 << 9)
    await ada.ask("send", content="hello")
    heard = await gateway.until("MESSAGE_CREATE")
    assert (heard["author"]["id"], heard["content"]) == (ada.id, "")
    _, message = await api("POST", f"/channels/{ada.channel}/messages", {"content": "mine"})
    assert (await gateway.until("MESSAGE_CREATE"))["content"] == "mine"
    await api("DELETE", f"/channels/{ada.channel}/messages/{message['id']}")
    assert (await gateway.until("MESSAGE_DELETE"))["id"] == message["id"]


@pytest.mark.usefixtures("known")
async def test_interactions_can_be_duplicated_reordered_and_dropped(
    gateway: GatewayClient, ada: Player, hub: Hub
) -> None:
    watch(hub).delivery.duplicate = 1
    await ada.command("play")
    twice = [await gateway.until("INTERACTION_CREATE") for _ in range(2)]
    assert twice[0] == twice[1]
    watch(hub).delivery.hold = 2
    await ada.command("play")
    await ada.command("play")
    later, earlier = [await gateway.until("INTERACTION_CREATE") for _ in range(2)]
    assert int(later["id"]) > int(earlier["id"])
    watch(hub).delivery.drop = 1
    await ada.command("play")
    watch(hub).again(earlier["id"])
    assert (await gateway.until("INTERACTION_CREATE"))["id"] == earlier["id"]


@pytest.mark.parametrize(
    "trouble", [reconnect, partial(Gateway.close, code=4000, resumable=True), partial(cut, resumable=True)]
)
async def test_discord_py_resumes_and_answers_what_it_missed(
    bot: SampleBot, ada: Player, hub: Hub, trouble: Callable[[Gateway], None]
) -> None:
    trouble(hub.gateway)
    await ada.command("hand")
    assert (await ada.until("message_create"))["content"] == "your hand"
    await asyncio.wait_for(bot.resumed.wait(), PATIENCE)
