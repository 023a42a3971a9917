"""Buckets, the global limit, and requests that count toward neither."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from bot.local.hub import Hub
from bot.local.ratelimit import Limits, RateLimited, RateLimits, Rule
from bot.local.server import Server
from tests.local.conftest import Api
from tests.local.people import Player
from tests.local.sample_bot import SampleBot
from tests.strict.watch import watch


class Time:
    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def rates(time: Time) -> RateLimits:
    return RateLimits(time, Limits(global_limit=3, rules={"create_message": Rule(2, 5), "other": Rule(1, 1)}))


def test_headers_count_down_and_reset(rates: RateLimits, time: Time) -> None:
    first = rates.take("create_message", "create_message", "1", is_exempt=True)
    time.now += 2000
    second = rates.take("create_message", "create_message", "1", is_exempt=True)
    assert first["X-RateLimit-Limit"] == "2"
    assert [h["X-RateLimit-Remaining"] for h in (first, second)] == ["1", "0"]
    assert [h["X-RateLimit-Reset-After"] for h in (first, second)] == ["5.000", "3.000"]
    assert first["X-RateLimit-Bucket"] == second["X-RateLimit-Bucket"]
    with pytest.raises(RateLimited) as limited:
        rates.take("create_message", "create_message", "1", is_exempt=True)
    assert limited.value.body == {
        "message": "You are being rate limited.",
        "retry_after": 3.0,
        "global": False,
    }
    assert limited.value.headers["X-RateLimit-Scope"] == "user"
    assert "Via" in limited.value.headers
    time.now += 3000
    assert rates.take("create_message", "create_message", "1", is_exempt=True)["X-RateLimit-Remaining"] == "1"


def test_all_but_exempt_requests_share_the_global_limit(rates: RateLimits, time: Time) -> None:
    for channel in "123":
        rates.take("create_message", "create_message", channel, is_exempt=False)
    rates.take("create_message", "create_message", "4", is_exempt=True)
    with pytest.raises(RateLimited) as limited:
        rates.take("create_message", "create_message", "5", is_exempt=False)
    assert limited.value.body["global"] is True
    assert limited.value.headers["X-RateLimit-Global"] == "true"
    time.now += 1000
    rates.take("create_message", "create_message", "5", is_exempt=False)


async def test_responses_carry_the_headers(
    server: Server, session: aiohttp.ClientSession, ada: Player
) -> None:
    url = f"{server.api_url}/channels/{ada.channel}/messages"
    headers = {"Authorization": "Bot x"}
    answers = []
    for _ in range(6):
        async with session.post(url, json={"content": "x"}, headers=headers) as answer:
            answers.append((answer.status, answer.headers.get("X-RateLimit-Remaining"), await answer.json()))
    assert [status for status, _, _ in answers] == [200] * 5 + [429]
    assert [left for _, left, _ in answers] == ["4", "3", "2", "1", "0", "0"]
    assert 0 < answers[-1][2]["retry_after"] <= 5
    assert watch(server.hub).journal.invalid(server.hub.clock()) == 1


async def test_interactions_are_outside_the_global_limit(
    server: Server, bot: SampleBot, ada: Player, api: Api, hub: Hub
) -> None:
    hub.rates.limits.global_limit = 0
    assert (await api("GET", "/users/@me"))[0] == 429
    await ada.command("table")
    table = await ada.until("message_update")
    await ada.press(table, "later")
    assert (await ada.until("message_create"))["content"] == "and more"


async def test_discord_py_waits_and_goes_on(server: Server, bot: SampleBot, ada: Player, hub: Hub) -> None:
    hub.rates.limits.rules["create_message"] = Rule(1, 0.1)
    channel = bot.get_partial_messageable(int(ada.channel))
    await asyncio.gather(*(channel.send(f"{n}") for n in range(3)))
    assert watch(server.hub).journal.counts["create_message", 200] == 3
