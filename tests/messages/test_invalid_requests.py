"""Requests that Discord refuses are counted, and slow the bot down long before it would be banned."""

from __future__ import annotations

import pytest

from bot.messages.request_limits import (
    LONGEST_ANSWER_PAUSE,
    LONGEST_PAUSE,
    SLOW_FROM,
    SLOWEST_FROM,
    WINDOW,
    InvalidRequests,
    route_of,
)

BAN = 10_000


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def invalid(time: Time) -> InvalidRequests:
    return InvalidRequests(time)


@pytest.mark.parametrize(
    ("status", "scope", "counts"),
    [
        (401, None, 1),
        (403, None, 1),
        (429, "user", 1),
        (429, "global", 1),
        (429, None, 1),
        (429, "shared", 0),
        (404, None, 0),
        (400, None, 0),
        (500, None, 0),
        (200, None, 0),
    ],
)
def test_discord_counts_three_statuses(
    invalid: InvalidRequests, status: int, scope: str | None, counts: int
) -> None:
    invalid.note(status, scope)
    assert invalid.count() == counts


def test_ten_minutes_later_they_are_forgotten(invalid: InvalidRequests, time: Time) -> None:
    invalid.note(403, None)
    time.now = WINDOW - 1
    invalid.note(403, None)
    assert invalid.count() == 2
    time.now = WINDOW
    assert invalid.count() == 1
    time.now = 2 * WINDOW
    assert invalid.count() == 0


def test_the_pause_grows_and_has_an_end(
    invalid: InvalidRequests, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    pauses = []
    for _ in range(SLOWEST_FROM + 100):
        pauses.append(invalid.pause(is_answer=False))
        assert invalid.pause(is_answer=True) <= LONGEST_ANSWER_PAUSE
        invalid.note(403, None)
    assert not any(pauses[:SLOW_FROM])
    assert pauses[SLOW_FROM] > 0
    assert pauses == sorted(pauses)
    assert pauses[-1] == LONGEST_PAUSE
    [told] = caplog.messages
    assert "refused 1000 requests" in told
    time.now = WINDOW
    assert invalid.pause(is_answer=False) == 0
    for _ in range(SLOW_FROM):
        invalid.note(429, None)
    assert invalid.pause(is_answer=False) > 0
    assert len(caplog.messages) == 2


def test_sixteen_redraws_that_are_all_refused_never_lead_to_a_ban(
    invalid: InvalidRequests, time: Time
) -> None:
    """Each takes no time but the pause, for half an hour."""
    ready = [0.0] * 16
    most = 0
    while time.now < 3 * WINDOW:
        time.now = min(ready)
        lane = ready.index(time.now)
        invalid.note(403, None)
        most = max(most, invalid.count())
        ready[lane] = time.now + 0.01 + invalid.pause(is_answer=False)
    assert most < BAN / 2


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123/messages/456", "/channels/{id}/messages/{id}"),
        ("/api/v10/interactions/123/aW50ZXJhY3Rpb246/callback", "/interactions/{id}/{token}/callback"),
        (
            "/api/v10/webhooks/12/aW50ZXJhY3Rpb24/messages/@original",
            "/webhooks/{id}/{token}/messages/@original",
        ),
        ("/api/v10/users/@me/channels", "/users/@me/channels"),
        ("/api/v10/gateway/bot", "/gateway/bot"),
        ("/", None),
        ("/gateway", None),
    ],
)
def test_a_route_has_no_ids_and_no_tokens(path: str, route: str | None) -> None:
    assert route_of(path) == route
