"""Discord's rules for responses to interactions, over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local.hub import Hub
from bot.local.server import Server
from tests.local.conftest import COMMAND, Api, Sit, refusal
from tests.local.control import forward
from tests.local.gateway_client import GatewayClient
from tests.local.people import Json, Player

BUTTON: Json = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}
LOADING, EPHEMERAL, V2 = 128, 64, 1 << 15


class Case:
    """An interaction that has just reached the bot."""

    def __init__(self, api: Api, made: Json) -> None:
        self._api = api
        self.made = made
        self._webhook = f"/webhooks/{made['application_id']}/{made['token']}"

    async def answer(self, kind: int, **data: Any) -> tuple[int, Any]:
        path = f"/interactions/{self.made['id']}/{self.made['token']}/callback?with_response=1"
        return await self._api("POST", path, {"type": kind, "data": data})

    async def more(self, **body: Any) -> tuple[int, Any]:
        return await self._api("POST", self._webhook, body)

    async def ask(self, method: str, message: str, **body: Any) -> tuple[int, Any]:
        return await self._api(method, f"{self._webhook}/messages/{message}", body or None)


@pytest.fixture
async def command(known: None, gateway: GatewayClient, api: Api, ada: Player) -> Case:
    await ada.command("play")
    return Case(api, await gateway.until("INTERACTION_CREATE"))


@pytest.fixture
async def press(gateway: GatewayClient, api: Api, ada: Player) -> Case:
    """A press on a message of the bot's in the channel."""
    _, message = await api(
        "POST", f"/channels/{ada.channel}/messages", {"content": "t", "components": [BUTTON]}
    )
    await ada.press(message, "x")
    return Case(api, await gateway.until("INTERACTION_CREATE"))


async def test_a_press_carries_what_discord_sends(press: Case, ada: Player) -> None:
    made = press.made
    assert (made["type"], made["data"]["component_type"], made["data"]["custom_id"]) == (3, 2, "x")
    assert made["member"]["user"]["id"] == ada.id
    assert made["message"]["content"] == "t"
    assert made["guild_id"] == made["guild"]["id"] == made["authorizing_integration_owners"]["0"]
    assert (made["context"], made["locale"], made["guild_locale"]) == (0, "en-US", "en-US")
    assert "user" not in made


async def test_a_second_answer_is_refused(command: Case) -> None:
    await command.answer(4, content="one")
    assert await refusal(command.answer(4, content="two")) == (400, 40060)


async def test_an_answer_after_three_seconds_is_refused(command: Case, ada: Player, hub: Hub) -> None:
    forward(hub, 3000)
    assert await refusal(command.answer(4, content="late")) == (404, 10062)
    assert (await ada.until("interaction_failed"))["kind"] == "command"
    assert "message_create" not in await ada.drain()


async def test_an_answer_with_a_wrong_token_is_refused(command: Case) -> None:
    stranger = Case(command._api, {**command.made, "token": f"{command.made['token']}x"})
    assert await refusal(stranger.answer(4, content="x")) == (404, 10062)


async def test_a_refused_answer_can_be_corrected(command: Case) -> None:
    status, answer = await command.answer(4, content="x" * 2001)
    assert (status, answer["errors"]["data"]["content"]["_errors"][0]["code"]) == (
        400,
        "BASE_TYPE_MAX_LENGTH",
    )
    status, _ = await command.answer(4, content="x")
    assert status == 200


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 10])
async def test_a_command_refuses_other_callback_types(command: Case, kind: int) -> None:
    assert await refusal(command.answer(kind, content="x")) == (400, 50035)


async def test_a_follow_up_before_the_answer_is_refused(command: Case) -> None:
    assert await refusal(command.more(content="early")) == (404, 10015)


async def test_the_follow_up_to_a_deferred_answer_fills_it_in(command: Case) -> None:
    _, deferred = await command.answer(5, flags=EPHEMERAL | V2)
    assert deferred["interaction"]["response_message_loading"]
    assert deferred["interaction"]["response_message_ephemeral"]
    _, first = await command.more(content="filled")
    assert first["id"] == deferred["interaction"]["response_message_id"]
    assert (first["content"], first["flags"]) == ("filled", EPHEMERAL)
    _, second = await command.more(content="second")
    assert (second["id"] != first["id"], second["flags"]) == (True, 0)


async def test_a_public_deferral_stays_public(command: Case) -> None:
    """The follow-up's own flag cannot make it ephemeral: a bot that relies on it would reveal a secret."""
    await command.answer(5)
    _, filled = await command.more(content="for all", flags=EPHEMERAL)
    assert not filled["flags"] & EPHEMERAL


async def test_a_deferral_may_become_a_layout(command: Case) -> None:
    await command.answer(5)
    status, message = await command.ask(
        "PATCH", "@original", flags=V2, components=[{"type": 10, "content": "x"}]
    )
    assert (status, message["flags"]) == (200, V2)


async def test_the_original_can_be_read_changed_and_deleted(command: Case) -> None:
    _, answer = await command.answer(4, content="one")
    message = answer["resource"]["message"]["id"]
    assert (await command.ask("GET", "@original"))[1]["id"] == message
    assert (await command.ask("PATCH", message, content="two"))[1]["content"] == "two"
    assert (await command.ask("DELETE", "@original"))[0] == 204
    assert await refusal(command.ask("PATCH", "@original", content="three")) == (404, 10008)


async def test_a_token_expires_after_fifteen_minutes(command: Case, hub: Hub) -> None:
    await command.answer(4, content="one")
    forward(hub, 14 * 60_000)
    assert (await command.ask("PATCH", "@original", content="two"))[0] == 200
    forward(hub, 60_000)
    assert await refusal(command.ask("PATCH", "@original", content="three")) == (401, 50027)


async def test_a_token_reaches_its_own_messages_only(command: Case, api: Api, ada: Player) -> None:
    _, other = await api("POST", f"/channels/{ada.channel}/messages", {"content": "other"})
    await command.answer(4, content="one")
    assert await refusal(command.ask("PATCH", other["id"], content="taken")) == (404, 10008)


async def test_an_ephemeral_message_is_reached_by_token_only(command: Case, api: Api, ada: Player) -> None:
    _, answer = await command.answer(4, content="one", flags=EPHEMERAL)
    path = f"/channels/{ada.channel}/messages/{answer['resource']['message']['id']}"
    for method, body in (("GET", None), ("PATCH", {"content": "two"}), ("DELETE", None)):
        assert await refusal(api(method, path, body)) == (404, 10008)
    assert (await api("GET", f"/channels/{ada.channel}/messages"))[1] == []


async def test_a_press_may_change_its_message(press: Case, ada: Player) -> None:
    _, answer = await press.answer(7, content="changed", components=[])
    message = answer["resource"]["message"]
    assert (answer["resource"]["type"], message["content"], message["components"]) == (7, "changed", [])
    assert message["id"] == press.made["message"]["id"]


async def test_a_deferred_press_has_its_message_as_original(press: Case) -> None:
    _, answer = await press.answer(6)
    assert "resource" not in answer
    assert (await press.ask("PATCH", "@original", content="changed"))[1]["id"] == press.made["message"]["id"]
    assert (await press.more(content="more"))[1]["id"] != press.made["message"]["id"]


async def test_a_press_on_a_deleted_message_cannot_change_it(press: Case, hub: Hub, ada: Player) -> None:
    hub.messages.delete(hub.world.messages[ada.channel][press.made["message"]["id"]])
    assert await refusal(press.answer(7, content="x")) == (404, 10008)


async def test_a_press_on_an_ephemeral_message_keeps_it_ephemeral(
    press: Case, gateway: GatewayClient, api: Api, ada: Player
) -> None:
    await press.answer(4, content="secret", flags=EPHEMERAL, components=[BUTTON])
    secret = await ada.until("message_create", lambda m: m["content"] == "secret")
    await ada.press(secret, "x")
    again = Case(api, await gateway.until("INTERACTION_CREATE"))
    assert again.made["message"]["flags"] & EPHEMERAL
    _, answer = await again.answer(7, content="still secret")
    assert answer["resource"]["message"]["flags"] & EPHEMERAL


async def test_choices_go_to_the_person_who_types(
    gateway: GatewayClient, api: Api, ada: Player, server: Server
) -> None:
    word = {"type": 3, "name": "word", "description": "w", "autocomplete": True, "required": True}
    commands = [{**COMMAND, "options": [word]}]
    await api("PUT", f"/applications/{server.hub.world.application_id}/commands", commands)
    await ada.ask("autocomplete", name="play", options={"word": "a"}, focused="word")
    case = Case(api, await gateway.until("INTERACTION_CREATE"))
    assert case.made["data"]["options"] == [{"name": "word", "type": 3, "value": "a", "focused": True}]
    assert (await case.answer(4, content="x"))[0] == 400
    choices = [{"name": f"{n}", "value": f"{n}"} for n in range(26)]
    assert (await case.answer(8, choices=choices))[0] == 400
    assert (await case.answer(8, choices=choices[:25]))[0] == 200
    assert len((await ada.until("autocomplete"))["choices"]) == 25


async def test_the_page_can_do_no_more_than_discords_client(
    gateway: GatewayClient, api: Api, ada: Player, sit: Sit
) -> None:
    row = {
        "type": 1,
        "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "off", "disabled": True}],
    }
    chosen = {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}], "min_values": 1}
    body = {"content": "t", "components": [row, {"type": 1, "components": [chosen]}]}
    _, message = await api("POST", f"/channels/{ada.channel}/messages", body)
    here = {"channel_id": message["channel_id"], "message_id": message["id"]}
    asked: list[tuple[str, Json]] = [
        ("press", {**here, "custom_id": "off"}),
        ("press", {**here, "custom_id": "none"}),
        ("press", {**here, "custom_id": "s"}),
        ("select", {**here, "custom_id": "s", "values": ["b"]}),
        ("select", {**here, "custom_id": "s", "values": []}),
        ("press", {**here, "message_id": "1", "custom_id": "off"}),
        ("press", {**here, "channel_id": "1", "custom_id": "off"}),
        ("command", {"name": "none", "options": {}}),
        ("command", {"name": "play", "options": {"none": 1}}),
        ("fly", {}),
        ("dismiss", {"message_id": message["id"]}),
        ("send", {"content": ""}),
    ]
    for op, fields in asked:
        await ada.ask(op, **fields)
    kinds = await ada.drain()
    assert kinds.count("error") == len(asked)
    assert "interaction" not in kinds


async def test_messages_of_people_reach_other_people(ada: Player, sit: Sit, gateway: GatewayClient) -> None:
    ben = await sit(1)
    await ada.ask("send", content="hello")
    said = await ben.until("message_create")
    assert (said["content"], said["author"]["id"], said["author"]["global_name"]) == ("hello", ada.id, "Ada")
