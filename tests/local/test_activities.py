"""Activities: launching, who is there, what proves who somebody is, and the way to the page."""

from __future__ import annotations

import base64
import io
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from PIL import Image

from bot.local.hub import Hub
from bot.local.server import Server
from tests.local.conftest import COMMAND, Api, refusal
from tests.local.control import forward
from tests.local.gateway_client import GatewayClient
from tests.local.people import Json, Player

ENTRY: Json = {"name": "open", "description": "Open it", "type": 4, "handler": 2}
POLICY = "default-src 'none'; frame-ancestors https://discord.com https://*.discord.com"


async def page(request: web.Request) -> web.StreamResponse:
    """Answers with what arrived; a socket repeats what it hears."""
    if request.headers.get("Upgrade", "").lower() == "websocket":
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        async for message in socket:
            if message.data == "end":
                await socket.close(code=4123)
            elif message.type is aiohttp.WSMsgType.BINARY:
                await socket.send_bytes(message.data)
            else:
                await socket.send_str(message.data)
        return socket
    told = {
        "path": request.path_qs,
        "origin": request.headers.get("Origin"),
        "cookie": request.headers.get("Cookie"),
        "body": await request.text(),
    }
    headers = {"Content-Security-Policy": POLICY, "Set-Cookie": "a=b", "X-Own": "yes"}
    return web.json_response(told, status=201, headers=headers)


@pytest.fixture
async def page_server() -> AsyncIterator[TestServer]:
    app = web.Application()
    app.router.add_route("*", "/activity/{rest:.*}", page)
    running = TestServer(app, host="127.0.0.1")
    await running.start_server()
    yield running
    await running.close()


@pytest.fixture
def activity(page_server: TestServer) -> str | None:
    return f"http://127.0.0.1:{page_server.port}/activity"


def commands_of(server: Server) -> str:
    return f"/applications/{server.hub.world.application_id}/commands"


async def launched(ada: Player, **fields: Any) -> Json:
    nonce = await ada.ask("launch", **fields)
    opened: Json = await ada.until("activity", lambda d: d["nonce"] == nonce)
    return opened


async def joined(player: Player, opened: Json, frame: str = "f1") -> Json:
    await player.ask("join_activity", instance_id=opened["instance_id"], frame_id=frame)
    told: Json = await player.until("activity_participants")
    return told


async def code_for(server: Server, player: Player, **fields: Any) -> str:
    asked = {"client_id": server.hub.world.application_id, "scope": ["identify"], **fields}
    nonce = await player.ask("authorize", **asked)
    answer = await player.until("authorized", lambda d: d["nonce"] == nonce)
    return str(answer["code"])


async def token_for(api: Api, server: Server, code: str, **fields: Any) -> tuple[int, Any]:
    own = {"client_id": server.hub.world.application_id, "client_secret": server.hub.world.client_secret}
    form = {"grant_type": "authorization_code", "code": code, **own, **fields}
    return await api("POST", "/oauth2/token", data=form)


async def instance(api: Api, server: Server, opened: Json) -> tuple[int, Any]:
    application = server.hub.world.application_id
    return await api("GET", f"/applications/{application}/activity-instances/{opened['instance_id']}")


async def test_a_press_launches_the_activity(
    server: Server, api: Api, ada: Player, gateway: GatewayClient
) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}
    _, message = await api("POST", f"/channels/{ada.channel}/messages", {"content": "t", "components": [row]})
    nonce = await ada.press(message, "x")
    made = await gateway.until("INTERACTION_CREATE")
    path = f"/interactions/{made['id']}/{made['token']}/callback?with_response=1"
    status, answer = await api("POST", path, {"type": 12})
    opened = await ada.until("activity")
    assert (status, opened["nonce"], opened["channel_id"]) == (200, nonce, ada.channel)
    assert answer["resource"] == {"type": 12, "activity_instance": {"id": opened["instance_id"]}}
    assert opened["url"] == f"/activities/{server.hub.world.application_id}/"
    await ada.answered(nonce)


async def test_an_instance_lasts_while_somebody_has_it_open(
    server: Server, api: Api, ada: Player, ben: Player
) -> None:
    opened = await launched(ada, custom_id="b1:-:0:home")
    assert opened["custom_id"] == "b1:-:0:home"
    assert (await instance(api, server, opened))[0] == 404
    await joined(ada, opened)
    assert (await launched(ben))["instance_id"] == opened["instance_id"]
    told = await joined(ben, opened)
    assert [person["id"] for person in told["participants"]] == [ada.id, ben.id]
    status, described = await instance(api, server, opened)
    location = described["location"]
    assert (status, described["users"]) == (200, [ada.id, ben.id])
    assert (location["kind"], location["channel_id"]) == ("gc", ada.channel)
    await ada.ask("leave_activity", frame_id="f1")
    await ben.until("activity_participants", lambda d: len(d["participants"]) == 1)
    await ben.close()
    await ada.drain()
    assert (await instance(api, server, opened))[0] == 404
    assert (await launched(ada))["instance_id"] != opened["instance_id"]


async def test_a_person_with_two_frames_leaves_with_the_second(server: Server, api: Api, ada: Player) -> None:
    opened = await launched(ada)
    await joined(ada, opened, "f1")
    await joined(ada, opened, "f2")
    await ada.ask("leave_activity", frame_id="f1")
    await ada.until("activity_participants")
    assert (await instance(api, server, opened))[0] == 200
    await ada.ask("leave_activity", frame_id="f2")
    await ada.ask("read", message_id="1")
    await ada.until("unread")
    assert (await instance(api, server, opened))[0] == 404


async def test_nobody_joins_what_they_cannot_see(server: Server, ada: Player, ben: Player) -> None:
    await ada.ask("open_dm")
    direct = await ada.until("channel_create")
    opened = await launched(ada, channel_id=direct["id"])
    assert opened["location_id"] == f"pc-{direct['id']}"
    await ben.ask("join_activity", instance_id=opened["instance_id"], frame_id="f1")
    assert "no such activity" in (await ben.until("error"))["message"]


async def test_a_code_becomes_a_token_that_says_who_a_person_is(
    server: Server, api: Api, ada: Player
) -> None:
    status, granted = await token_for(api, server, await code_for(server, ada))
    assert (status, granted["token_type"], granted["scope"]) == (200, "Bearer", "identify")
    bearer = {"headers": {"Authorization": f"Bearer {granted['access_token']}"}}
    status, user = await api("GET", "/users/@me", **bearer)
    assert (status, user["id"], user["global_name"], user["locale"]) == (200, ada.id, "Ada", "en-US")
    status, known = await api("GET", "/oauth2/@me", **bearer)
    assert (status, known["user"]["id"], known["scopes"]) == (200, ada.id, ["identify"])


async def test_a_code_works_once_and_not_for_long(server: Server, api: Api, hub: Hub, ada: Player) -> None:
    code = await code_for(server, ada)
    await token_for(api, server, code)
    assert (await token_for(api, server, code))[1]["error"] == "invalid_grant"
    late = await code_for(server, ada)
    forward(hub, 10 * 60 * 1000)
    status, refused = await token_for(api, server, late)
    assert (status, refused["error"]) == (400, "invalid_grant")


@pytest.mark.parametrize(
    ("fields", "refusal"),
    [
        ({"client_secret": "x"}, (401, "invalid_client")),
        ({"client_id": "1"}, (401, "invalid_client")),
        ({"grant_type": "client_credentials"}, (400, "unsupported_grant_type")),
    ],
)
async def test_a_token_is_refused(
    server: Server, api: Api, ada: Player, fields: Json, refusal: tuple[int, str]
) -> None:
    status, refused = await token_for(api, server, await code_for(server, ada), **fields)
    assert (status, refused["error"]) == refusal


async def test_a_wrong_or_old_token_is_nobody(server: Server, api: Api, hub: Hub, ada: Player) -> None:
    _, granted = await token_for(api, server, await code_for(server, ada))
    bearer = {"headers": {"Authorization": f"Bearer {granted['access_token']}"}}
    assert (await api("GET", "/users/@me", headers={"Authorization": "Bearer x"}))[0] == 401
    assert (await api("GET", "/gateway/bot", **bearer))[0] == 401
    forward(hub, granted["expires_in"] * 1000)
    assert (await api("GET", "/users/@me", **bearer))[0] == 401


@pytest.mark.parametrize("fields", [{"client_id": "1"}, {"scope": ["bot"]}, {"response_type": "token"}])
async def test_a_person_does_not_allow_just_anything(server: Server, ada: Player, fields: Json) -> None:
    asked = {"client_id": server.hub.world.application_id, "scope": ["identify"], **fields}
    nonce = await ada.ask("authorize", **asked)
    assert (await ada.until("error"))["nonce"] == nonce


async def test_a_sync_without_the_entry_point_is_refused(server: Server, api: Api) -> None:
    _, (own,) = await api("GET", commands_of(server))
    assert (own["name"], own["type"], own["handler"]) == ("launch", 4, 2)
    assert await refusal(api("PUT", commands_of(server), [COMMAND])) == (400, 50240)
    status, synced = await api("PUT", commands_of(server), [COMMAND, {**ENTRY, "id": own["id"]}])
    assert (status, [one["name"] for one in synced]) == (200, ["play", "open"])
    assert synced[1]["id"] == own["id"]
    assert (await api("DELETE", f"{commands_of(server)}/{own['id']}"))[0] == 204
    assert (await api("PUT", commands_of(server), [COMMAND]))[0] == 200
    assert (await api("DELETE", f"{commands_of(server)}/{own['id']}"))[1]["code"] == 10063


@pytest.mark.parametrize("given", [[ENTRY, {**ENTRY, "name": "other"}], [{**ENTRY, "handler": 3}]])
async def test_an_entry_point_is_one_with_a_known_handler(
    server: Server, api: Api, given: list[Json]
) -> None:
    assert await refusal(api("PUT", commands_of(server), given)) == (400, 50035)


async def test_a_server_has_no_entry_point_of_its_own(server: Server, api: Api) -> None:
    world = server.hub.world
    path = f"/applications/{world.application_id}/guilds/{world.guild.id}/commands"
    assert (await api("PUT", path, [ENTRY]))[0] == 400


@pytest.mark.parametrize("handler", [1, 2])
async def test_the_entry_point_is_handled_as_it_says(
    server: Server, api: Api, ada: Player, gateway: GatewayClient, handler: int
) -> None:
    await api("PUT", commands_of(server), [{**ENTRY, "handler": handler}])
    await ada.ask("enter")
    if handler == 1:
        made = await gateway.until("INTERACTION_CREATE")
        assert (made["type"], made["data"]["type"], made["data"]["name"]) == (2, 4, "open")
        await api("POST", f"/interactions/{made['id']}/{made['token']}/callback", {"type": 12})
    assert (await ada.until("activity"))["channel_id"] == ada.channel


def picture(width: int, height: int) -> str:
    file = io.BytesIO()
    Image.new("RGB", (width, height)).save(file, "PNG")
    return base64.b64encode(file.getvalue()).decode()


async def test_a_quick_link_leads_where_it_says(server: Server, api: Api, hub: Hub, ada: Player) -> None:
    _, granted = await token_for(api, server, await code_for(server, ada))
    bearer = {"headers": {"Authorization": f"Bearer {granted['access_token']}"}}
    path = f"/applications/{server.hub.world.application_id}/quick-links/"
    asked = {"custom_id": "b1:-:0:home", "title": "T", "description": "D", "image": picture(86, 48)}
    assert (await api("POST", path, asked, headers={"Authorization": "Bearer x"}))[0] == 401
    for wrong in ({"title": ""}, {"image": picture(16, 9)}, {"description": None}):
        assert await refusal(api("POST", path, {**asked, **wrong}, **bearer)) == (400, 50035)
    status, made = await api("POST", path, asked, **bearer)
    assert status == 200
    opened = await launched(ada, link_id=made["link_id"], referrer_id="5")
    assert (opened["custom_id"], opened["referrer_id"]) == ("b1:-:0:home", "5")
    assert (await launched(ada, link_id=made["link_id"], custom_id="own"))["custom_id"] == "own"
    forward(hub, 30 * 24 * 60 * 60 * 1000)
    assert (await launched(ada, link_id=made["link_id"]))["custom_id"] == ""


async def test_the_page_is_reached_through_the_proxy(server: Server, session: aiohttp.ClientSession) -> None:
    application = server.hub.world.application_id
    address = f"{server.base_url}/activities/{application}/session?a=b"
    async with session.post(address, data="hello", headers={"Cookie": "c=d"}) as answer:
        told = await answer.json()
    assert answer.status == 201
    assert told == {
        "path": "/activity/session?a=b",
        "origin": f"https://{application}.discordsays.com",
        "cookie": None,
        "body": "hello",
    }
    # The page is framed here as it would be by Discord's client.
    assert answer.headers["Content-Security-Policy"] == POLICY.replace("https://discord.com", "'self'")
    assert answer.headers["X-Own"] == "yes"
    assert {"Set-Cookie", "X-Frame-Options"}.isdisjoint(answer.headers)


async def test_a_socket_is_joined_through_the_proxy(server: Server, session: aiohttp.ClientSession) -> None:
    address = f"{server.base_url}/activities/{server.hub.world.application_id}/socket"
    async with session.ws_connect(address) as socket:
        await socket.send_str("words")
        assert await socket.receive_str() == "words"
        await socket.send_bytes(b"\0\1")
        assert await socket.receive_bytes() == b"\0\1"
        await socket.send_str("end")
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == 4123


async def test_a_server_that_is_away_is_said(
    server: Server, session: aiohttp.ClientSession, page_server: TestServer
) -> None:
    await page_server.close()
    async with session.get(f"{server.base_url}/activities/{server.hub.world.application_id}/") as answer:
        assert answer.status == 502


async def test_another_site_does_not_reach_the_page(server: Server, session: aiohttp.ClientSession) -> None:
    address = f"{server.base_url}/activities/{server.hub.world.application_id}/socket"
    with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
        await session.ws_connect(address, origin="https://example.com")


@pytest.mark.parametrize("activity", [None])
async def test_an_application_without_an_activity_launches_nothing(
    server: Server, session: aiohttp.ClientSession
) -> None:
    async with session.get(f"{server.base_url}/activities/{server.hub.world.application_id}/") as answer:
        assert answer.status == 404
    assert server.hub.world.commands == {}
    assert server.hub.payloads.application()["flags"] == 0
