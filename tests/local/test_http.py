"""Interactions and webhook events over HTTP: addresses, signatures, answers, repetition, faults."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest
from aiohttp import web

from bot.local.hub import Hub
from bot.local.server import Server
from bot.local.state import Addresses
from tests.local.conftest import COMMAND, Api, refusal
from tests.local.control import add_guild, deauthorize, forward
from tests.local.error_paths import error_paths
from tests.local.gateway_client import GatewayClient
from tests.local.http_bot import HttpBot, running, taken, with_status
from tests.local.people import Json, Player
from tests.local.test_interactions import BUTTON, Case
from tests.strict.faults import Fault
from tests.strict.rules import start
from tests.strict.watch import watch
from tests.waiting import until

ME = "/applications/@me"
MINUTE = 60_000
KINDS = ["APPLICATION_AUTHORIZED", "APPLICATION_DEAUTHORIZED"]


@pytest.fixture
async def http(server: Server, api: Api) -> AsyncIterator[HttpBot]:
    """A bot with the command `/play`, which knows the published key; no address is set yet."""
    _, application = await api("GET", ME)
    await api("PUT", f"/applications/{application['id']}/commands", [COMMAND])
    async with running(HttpBot(application["verify_key"])) as bot:
        yield bot


@pytest.fixture
async def addressed(http: HttpBot, api: Api) -> HttpBot:
    """The same bot once it has set its address for interactions."""
    assert (await api("PATCH", ME, {"interactions_endpoint_url": http.interactions}))[0] == 200
    return http


@pytest.fixture
async def listening(http: HttpBot, api: Api) -> HttpBot:
    """The same bot once it has set its address for events; it takes them."""
    http.answer = taken
    wanted = {"event_webhooks_status": 2, "event_webhooks_types": KINDS}
    assert (await api("PATCH", ME, {"event_webhooks_url": http.events, **wanted}))[0] == 200
    return http


async def pressed(api: Api, ada: Player) -> None:
    body = {"content": "t", "components": [BUTTON]}
    _, message = await api("POST", f"/channels/{ada.channel}/messages", body)
    await ada.press(message, "x")


# Addresses


def was_tried(server: Server, times: int) -> bool:
    """Whether the event was refused so many times."""
    return watch(server.hub).journal.carried["event", "500"] == times


async def test_an_address_is_checked_and_published(http: HttpBot, api: Api) -> None:
    _, before = await api("GET", ME)
    assert (before["interactions_endpoint_url"], before["event_webhooks_status"]) == (None, 1)
    wanted = {"interactions_endpoint_url": http.interactions, "event_webhooks_url": http.events}
    status, changed = await api("PATCH", ME, {**wanted, "event_webhooks_types": KINDS})
    assert status == 200
    assert (http.pings, http.refused) == (2, 2)
    _, shown = await api("GET", "/oauth2/applications/@me")
    assert shown == changed == {**before, **wanted, "event_webhooks_types": KINDS}


@pytest.mark.parametrize(
    ("what", "value"),
    [
        ("is_careless", True),
        ("pong", with_status(200)),
        ("pong", with_status(200, {"type": 5})),
        ("pong", with_status(201, {"type": 1})),
        ("pong", lambda _: web.Response(text='{"type": 1}')),
        ("pong", lambda _: web.Response(status=204, headers={"Content-Type": ""})),
    ],
)
@pytest.mark.parametrize("field", ["interactions_endpoint_url", "event_webhooks_url"])
async def test_an_address_that_fails_is_refused_and_changes_nothing(
    http: HttpBot, api: Api, field: str, what: str, value: object
) -> None:
    address = http.interactions if field.startswith("interactions") else http.events
    await api("PATCH", ME, {field: address})
    setattr(http, what, value)
    status, answer = await api("PATCH", ME, {field: f"{address}?again"})
    assert (status, answer["code"]) == (400, 50035)
    assert error_paths(answer["errors"]) == [f"{field}: APPLICATION_{field.upper()}_INVALID"]
    assert (await api("GET", ME))[1][field] == address


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:1/x", "https://127.0.0.1/x", "/x", "http://127.0.0.1:x/", "http://0.0.0.0:{}/x"]
)
async def test_an_address_where_nobody_answers_or_elsewhere_is_refused(
    http: HttpBot, api: Api, url: str
) -> None:
    """The last one leads here too, but it is not among those that are called."""
    port = http.base_url.rpartition(":")[2]
    status, _ = await api(
        "PATCH", ME, {"interactions_endpoint_url": url.replace("{}/x", f"{port}/interactions")}
    )
    assert (status, http.pings) == (400, 0)


async def test_a_check_waits_three_seconds_at_most(
    http: HttpBot, api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.local.outgoing.WITHIN", 0.05)
    http.gate = asyncio.Event()
    assert (await api("PATCH", ME, {"interactions_endpoint_url": http.interactions}))[0] == 400
    http.gate.set()


@pytest.mark.parametrize(
    "body", [{"event_webhooks_status": 3}, {"event_webhooks_types": ["PARTY"]}, {"event_webhooks_types": [1]}]
)
async def test_events_that_there_are_not_are_refused(api: Api, body: Json) -> None:
    assert (await api("PATCH", ME, body))[0] == 400


async def test_a_restart_keeps_key_and_addresses(tmp_path: Path) -> None:
    set_before = Addresses("http://127.0.0.1:1/interactions", "http://127.0.0.1:1/events", 2, ("A",))
    first = await start(0, tmp_path, addresses=set_before)
    published = first.hub.payloads.application()
    await first.stop()
    second = await start(0, tmp_path)
    assert second.hub.payloads.application() == published
    assert second.hub.world.addresses == set_before
    await second.stop()


# One way


async def test_interactions_come_by_one_way_only(
    server: Server, gateway: GatewayClient, addressed: HttpBot, ada: Player, api: Api
) -> None:
    await ada.command("play")
    by_http = await addressed.next()
    assert (await api("PATCH", ME, {"interactions_endpoint_url": None}))[1][
        "interactions_endpoint_url"
    ] is None
    await ada.command("play")
    by_gateway = await gateway.until("INTERACTION_CREATE")
    assert by_gateway["id"] != by_http["id"]
    assert by_gateway.keys() == by_http.keys()
    assert addressed.heard.empty()
    assert watch(server.hub).journal.carried == {("http", "202"): 1, ("gateway", "sent"): 1}


# Answers


async def test_a_command_is_answered_in_the_body(addressed: HttpBot, ada: Player, server: Server) -> None:
    # A body that comes in several pieces.
    answer = {"type": 4, "data": {"content": "here", "flags": 64, "ignored": "x" * 500_000}}
    addressed.answer = with_status(200, answer)
    await ada.command("play")
    message = await ada.until("message_create")
    assert (message["content"], message["flags"]) == ("here", 64)
    await ada.until("interaction_done")
    assert watch(server.hub).journal.counts["answer_in_body", 200] == 1


async def test_a_press_is_answered_in_the_body(addressed: HttpBot, ada: Player, api: Api) -> None:
    addressed.answer = with_status(200, {"type": 7, "data": {"content": "moved"}})
    await pressed(api, ada)
    assert (await ada.until("message_update"))["content"] == "moved"
    made = await addressed.next()
    assert (made["type"], made["message"]["content"]) == (3, "t")


async def test_a_deferral_in_the_body_is_filled_by_token(addressed: HttpBot, ada: Player, api: Api) -> None:
    addressed.answer = with_status(200, {"type": 5})
    await ada.command("play")
    await ada.until("interaction_done")
    status, message = await Case(api, await addressed.next()).ask("PATCH", "@original", content="filled")
    assert (status, message["content"]) == (200, "filled")


async def test_a_promised_answer_comes_by_callback(addressed: HttpBot, ada: Player, api: Api) -> None:
    await ada.command("play")
    status, answer = await Case(api, await addressed.next()).answer(4, content="here")
    assert (status, answer["resource"]["message"]["content"]) == (200, "here")
    await ada.until("interaction_done")


@pytest.mark.parametrize(
    "answer",
    [
        with_status(500),
        with_status(202, {"type": 5}),
        with_status(204),
        with_status(200, {"type": 7}),
        with_status(200, {"type": 4, "data": {"content": "x", "flags": "64"}}),
        lambda _: web.Response(text="{}"),
        lambda _: web.json_response([]),
    ],
)
async def test_any_other_answer_fails_at_once_and_is_not_tried_again(
    addressed: HttpBot,
    ada: Player,
    api: Api,
    answer: Callable[[Json], web.Response],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.local.interactions.FIRST_ANSWER", 10 * MINUTE)
    addressed.answer = answer
    await ada.command("play")
    assert (await ada.until("interaction_failed"))["kind"] == "command"
    assert await refusal(Case(api, await addressed.next()).answer(4, content="here")) == (404, 10062)
    assert addressed.heard.empty()


async def test_no_connection_fails_the_interaction(
    server: Server, addressed: HttpBot, ada: Player, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.local.interactions.FIRST_ANSWER", 10 * MINUTE)
    await hub.endpoints.change(
        {"interactions_endpoint_url": "http://127.0.0.1:1/interactions"}, is_verified=False
    )
    await ada.command("play")
    await ada.until("interaction_failed")
    assert watch(server.hub).journal.carried == {("http", "no answer"): 1}


async def test_three_seconds_without_an_answer_fail_it(
    server: Server, addressed: HttpBot, ada: Player, hub: Hub
) -> None:
    addressed.gate = asyncio.Event()
    addressed.answer = with_status(200, {"type": 4, "data": {"content": "late"}})
    await ada.command("play")
    await addressed.next()
    forward(hub, 3000)
    await ada.until("interaction_failed")
    addressed.gate.set()
    await until(lambda: watch(server.hub).journal.carried["http", "200"])
    assert "message_create" not in await ada.drain()
    assert addressed.heard.empty()


async def test_a_promise_without_a_callback_fails_after_three_seconds(
    addressed: HttpBot, ada: Player, hub: Hub
) -> None:
    await ada.command("play")
    await addressed.next()
    forward(hub, 3000)
    await ada.until("interaction_failed")


# Webhook events


async def test_an_added_server_and_a_withdrawn_permission_are_told(
    server: Server, listening: HttpBot, ada: Player, hub: Hub
) -> None:
    add_guild(hub)
    told = await listening.next()
    assert (told["type"], told["application_id"]) == (1, server.hub.world.application_id)
    assert told["event"]["type"] == "APPLICATION_AUTHORIZED"
    about = told["event"]["data"]
    assert (about["integration_type"], about["guild"]["name"], about["user"]["id"]) == (0, "Club", ada.id)
    deauthorize(hub, ada.id)
    event = (await listening.next())["event"]
    assert (event["type"], event["data"]["user"]["id"]) == ("APPLICATION_DEAUTHORIZED", ada.id)
    await until(lambda: not server.hub.events._unsent)
    assert watch(server.hub).journal.carried == {("event", "204"): 2}


@pytest.mark.parametrize(
    "change",
    [{"event_webhooks_status": 1}, {"event_webhooks_types": KINDS[1:]}, {"event_webhooks_url": None}],
)
async def test_events_that_are_not_wanted_are_not_sent(
    server: Server, listening: HttpBot, hub: Hub, api: Api, change: Json
) -> None:
    await api("PATCH", ME, change)
    add_guild(hub)
    assert not server.hub.events._unsent


async def test_an_event_is_repeated_with_growing_pauses_until_it_is_taken(
    server: Server, listening: HttpBot, hub: Hub
) -> None:
    listening.answer = with_status(500)
    add_guild(hub)
    first = await listening.next()
    for tries, pause in enumerate((1_000, 2_000, 4_000), start=1):
        await until(partial(was_tried, server, tries))
        forward(hub, pause - 500)
        assert listening.heard.empty()
        forward(hub, 600)
        assert await listening.next() == first
    await until(lambda: watch(server.hub).journal.carried["event", "500"] == 4)
    listening.answer = taken
    forward(hub, 8_000)
    await listening.next()
    await until(lambda: not server.hub.events._unsent)


async def test_an_event_that_nobody_takes_is_given_up_after_ten_minutes(
    server: Server, listening: HttpBot, hub: Hub
) -> None:
    listening.answer = with_status(500)
    add_guild(hub)
    tries = 0
    while server.hub.events._unsent:
        await listening.next()
        tries += 1
        await until(partial(was_tried, server, tries))
        forward(hub, 2 ** (tries - 1) * 1_000)
    assert tries == 10
    forward(hub, 10 * MINUTE)
    assert listening.heard.empty()


async def test_an_event_waits_for_a_bot_that_was_away(
    server: Server, listening: HttpBot, hub: Hub, api: Api
) -> None:
    await hub.endpoints.change({"event_webhooks_url": "http://127.0.0.1:1/events"}, is_verified=False)
    add_guild(hub)
    await until(lambda: watch(server.hub).journal.carried["event", "no answer"])
    assert (await api("PATCH", ME, {"event_webhooks_url": listening.events}))[0] == 200
    forward(hub, 1_000)
    assert (await listening.next())["event"]["type"] == "APPLICATION_AUTHORIZED"


# Faults


async def test_an_interaction_may_come_twice(addressed: HttpBot, ada: Player, hub: Hub) -> None:
    addressed.answer = with_status(200, {"type": 4, "data": {"content": "here"}})
    watch(hub).delivery.duplicate = 1
    await ada.command("play")
    assert await addressed.next() == await addressed.next()
    await ada.until("message_create")
    assert "message_create" not in await ada.drain()
    assert "interaction_failed" not in ada.kinds()


async def test_a_second_delivery_changes_nothing_about_the_first(
    server: Server, addressed: HttpBot, ada: Player, hub: Hub, api: Api
) -> None:
    await ada.command("play")
    made = await addressed.next()
    addressed.answer = with_status(500)
    watch(hub).again(made["id"])
    await until(lambda: watch(server.hub).journal.carried["http", "500"])
    assert (await Case(api, made).answer(4, content="here"))[0] == 200


async def test_an_interaction_may_come_late(addressed: HttpBot, ada: Player, hub: Hub, api: Api) -> None:
    watch(hub).faults.add(Fault("deliver", delay=0.1))
    await ada.command("play")
    # The three seconds begin with the interaction.
    await ada.until("interaction")
    forward(hub, 3000)
    await ada.until("interaction_failed")
    assert (await Case(api, await addressed.next()).answer(5))[1]["code"] == 10062


async def test_an_interaction_may_be_signed_wrongly(addressed: HttpBot, ada: Player, hub: Hub) -> None:
    watch(hub).faults.add(Fault("deliver", forge=True))
    refused = addressed.refused
    await ada.command("play")
    await ada.until("interaction_failed")
    assert (addressed.refused, addressed.heard.empty()) == (refused + 1, True)


async def test_the_connection_may_break_before_the_answer_is_read(
    addressed: HttpBot, ada: Player, hub: Hub, api: Api
) -> None:
    watch(hub).faults.add(Fault("deliver", lose=True))
    await ada.command("play")
    made = await addressed.next()
    await ada.until("interaction_failed")
    assert (await Case(api, made).answer(5))[1]["code"] == 10062
    await ada.command("play")
    assert (await Case(api, await addressed.next()).answer(5))[0] == 200


async def test_any_route_of_the_bot_is_no_delivery(addressed: HttpBot, ada: Player, hub: Hub) -> None:
    watch(hub).faults.add(Fault("*", lose=True))
    await ada.command("play")
    await addressed.next()
    assert "interaction_failed" not in await ada.drain()
    watch(hub).faults.clear()


async def test_an_event_may_be_lost_on_the_way(server: Server, listening: HttpBot, hub: Hub) -> None:
    watch(hub).faults.add(Fault("event", lose=True))
    add_guild(hub)
    lost = await listening.next()
    await until(lambda: watch(server.hub).journal.carried["event", "no answer"])
    forward(hub, 1_000)
    assert await listening.next() == lost


async def test_a_check_removes_the_address_of_a_careless_bot(
    addressed: HttpBot, ada: Player, hub: Hub, api: Api
) -> None:
    await api("PATCH", ME, {"event_webhooks_url": addressed.events})
    refused = addressed.refused
    await hub.endpoints.check()
    assert addressed.refused == refused + 2
    assert (await api("GET", ME))[1]["interactions_endpoint_url"] == addressed.interactions
    addressed.is_careless = True
    await hub.endpoints.check()
    _, application = await api("GET", ME)
    assert (application["interactions_endpoint_url"], application["event_webhooks_url"]) == (None, None)


async def test_a_check_leaves_an_address_where_nobody_answers(hub: Hub, api: Api) -> None:
    nowhere = {"interactions_endpoint_url": "http://127.0.0.1:1/x"}
    await hub.endpoints.change(nowhere, is_verified=False)
    await hub.endpoints.check()
    assert (await api("GET", ME))[1]["interactions_endpoint_url"] == "http://127.0.0.1:1/x"


async def test_checks_may_come_between_interactions(addressed: HttpBot, ada: Player, hub: Hub) -> None:
    delivery = watch(hub).delivery
    delivery.check, delivery.check_every = hub.endpoints.check, 2
    refused = addressed.refused
    for _ in range(4):
        await ada.command("play")
        await addressed.next()
    assert addressed.refused == refused + 2
