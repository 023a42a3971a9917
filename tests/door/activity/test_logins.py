"""Who gets a session: those whom Discord knows, where they are, and for some minutes."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging

import pytest

from bot.door.activity import identity, server
from bot.door.activity.sessions import SECONDS, PageSession, SessionRefused, Sessions
from tests.door.activity.visiting import ANNA, BERT, INSTANCE, SECRET, Visit, visiting
from tests.door.knocking import NOW
from tests.waiting import until

SESSION = PageSession({"id": ANNA, "username": "anna", "global_name": None}, "de", INSTANCE, 10, 9)


async def test_a_code_becomes_a_session_of_its_person(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with visiting() as visit:
        status, said = await visit.log_in()
        assert status == 200
        assert said["user"] == {"id": ANNA, "name": "anna", "locale": "de"}
        assert said["expires_in"] == SECONDS
        session = visit.sessions.read(said["session"])
        assert (session.user_id, session.instance_id) == (int(ANNA), INSTANCE)
        assert (session.channel_id, session.guild_id, session.guest_of) == (10, 9, None)
        assert session.chance == identity.chance_of(ANNA, INSTANCE, "code-anna")
        # What the bot does not need, it does not keep.
        assert set(session.user) == {"id", "username", "global_name", "avatar", "discriminator"}
    logged = [record.getMessage() for record in caplog.records]
    assert not any(
        secret in line for line in logged for secret in ("code-anna", "token-of", SECRET, said["session"])
    )


@pytest.mark.parametrize(("place", "guest_of"), [({"guild_id": "8"}, 8), ({}, 0)])
async def test_a_session_says_where_the_bot_is_a_guest(
    visit: Visit, place: dict[str, str], guest_of: int
) -> None:
    visit.discord.instances[INSTANCE]["location"] = {"channel_id": "10", **place}
    _, said = await visit.log_in()
    session = visit.sessions.read(said["session"])
    assert (session.guild_id, session.guest_of) == (guest_of or None, guest_of)


@pytest.mark.parametrize(
    ("code", "instance", "status", "error"),
    [
        ("never given", INSTANCE, 401, "code"),
        ("code-anna&x=1", INSTANCE, 401, "code"),
        ("", INSTANCE, 401, "code"),
        ("x" * 129, INSTANCE, 401, "code"),
        ("code-bert", INSTANCE, 403, "instance"),
        ("code-anna", "another", 403, "instance"),
        ("code-anna", "../../../users/@me", 401, "code"),
    ],
)
async def test_others_get_none(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, *, code: str, instance: str, status: int, error: str
) -> None:
    monkeypatch.setattr(identity, "PAUSES", (0.0, 0.0))
    assert await visit.log_in(code, instance) == (
        status,
        {"error": error, "text": f"activity-login-{error}"},
    )


def test_the_chance_of_a_login_follows_from_what_discord_gave() -> None:
    """As the documents say: the first 63 bits of the SHA-256; of another person, instance or code it is another one."""
    digest = int(hashlib.sha256(b"1:i-1-gc-9-10:code-anna").hexdigest(), 16)
    assert identity.chance_of(ANNA, INSTANCE, "code-anna") == digest >> (256 - 63)
    logins = [(ANNA, INSTANCE, "a"), (BERT, INSTANCE, "a"), (ANNA, "i-2", "a"), (ANNA, INSTANCE, "b")]
    assert len({identity.chance_of(*one) for one in logins}) == len(logins)


async def test_a_code_is_good_once(visit: Visit) -> None:
    assert (await visit.log_in())[0] == 200
    assert (await visit.log_in())[0] == 401


async def test_discord_may_list_a_person_a_moment_late(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "PAUSES", (0.0, 0.0, 0.0))
    users = visit.discord.instances[INSTANCE]["users"]
    users.clear()
    look = visit.discord.instance

    async def late(instance_id: str) -> object:
        found = await look(instance_id)
        users.append(ANNA)
        return found

    monkeypatch.setattr(visit.activity._identity, "_instance", late)
    assert (await visit.log_in())[0] == 200


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"[" * 1500,
        b'{"code": 1, "instance_id": 2}',
        b'{"code": "code-anna"}',
        b"x" * 3000,
        b"\xff",
    ],
)
async def test_what_is_no_login_asks_discord_nothing(visit: Visit, body: bytes) -> None:
    assert (await visit.post(body))[0] == 401
    assert visit.discord.asked == []


@pytest.mark.parametrize(("status", "answer"), [(500, 503), (429, 429), (403, 401)])
async def test_a_refusal_of_discord_is_told(visit: Visit, status: int, answer: int) -> None:
    visit.discord.status = status
    assert (await visit.log_in())[0] == answer


@pytest.mark.parametrize(
    ("status", "after", "seconds"), [(401, "", 60), (403, "", 60), (429, "7.5", 7), (429, "soon", 60)]
)
async def test_a_refusal_of_discord_ends_asking_for_a_while(
    status: int, after: str, seconds: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord bans an address that goes on: one refusal is enough, and none is counted against those who come later."""
    async with visiting() as visit:
        visit.discord.status, visit.discord.retry_after = status, after
        assert (await visit.log_in())[0] >= 401
        visit.discord.status = 200
        visit.discord.asked.clear()
        assert [(await visit.log_in())[0] for _ in range(3)] == [429] * 3
        assert visit.discord.asked == []
        visit.activity._identity._asks_again -= seconds + 1
        assert (await visit.log_in())[0] == 200
    (told,) = [one for one in caplog.records if "Discord refuses logins" in one.getMessage()]
    assert f"tried in {seconds} s" in told.getMessage()


async def test_codes_that_discord_does_not_know_end_asking_for_their_instance_only(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identity, "LATELY_SECONDS", 600.0)
    visit.discord.instances["i-2"] = visit.discord.instances[INSTANCE]
    bogus = [(await visit.log_in(f"code-{number}", "i-2"))[0] for number in range(identity.MOST_WRONG)]
    assert {*bogus} == {401}
    asked = len(visit.discord.asked)
    assert (await visit.log_in("code-bert", "i-2"))[0] == 429
    assert len(visit.discord.asked) == asked
    assert (await visit.log_in())[0] == 200


async def test_an_address_has_only_a_share_of_what_discord_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that one stranger keeps nobody from opening a new instance."""
    monkeypatch.setattr(identity, "LATELY_SECONDS", 600.0)
    async with visiting(proxies=["127.0.0.1"]) as visit:
        bogus = [login(f"code-{number}", f"i-{number}") for number in range(identity.MOST_UNKNOWN + 5)]
        statuses = [(await visit.post(body, origin="203.0.113.7"))[0] for body in bogus]
        own = identity.MOST_UNKNOWN_OF_AN_ADDRESS
        assert statuses == [403] * own + [429] * (len(bogus) - own)
        assert (await visit.log_in(origin="203.0.113.8"))[0] == 200
        assert len(visit.discord.asked) == own + 4


async def test_logins_of_one_address_leave_places_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "MOST_LOGINS_OF_AN_ADDRESS", 2)
    async with visiting(proxies=["127.0.0.1"]) as visit:
        release, look = asyncio.Event(), visit.discord.instance

        async def slow(instance_id: str) -> object:
            if instance_id != INSTANCE:
                await release.wait()
            return await look(instance_id)

        monkeypatch.setattr(visit.activity._identity, "_instance", slow)
        waiting = [
            asyncio.create_task(visit.log_in("x", f"i-{number}", origin="203.0.113.7")) for number in (2, 3)
        ]
        await until(lambda: visit.activity._logins.total() == 2)
        assert (await visit.log_in("x", "i-4", origin="203.0.113.7"))[0] == 429
        assert (await visit.log_in(origin="203.0.113.8"))[0] == 200
        release.set()
        assert [status for status, _ in await asyncio.gather(*waiting)] == [403, 403]


async def test_codes_of_strangers_keep_nobody_out(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """They know no instance, so that no code of theirs is spent, and after some Discord is not even asked."""
    monkeypatch.setattr(identity, "LATELY_SECONDS", 600.0)
    assert (await visit.log_in())[0] == 200
    visit.discord.asked.clear()
    bogus = [login(f"code-{number}", f"i-{number}") for number in range(200)]
    statuses = [(await visit.post(body))[0] for body in bogus]
    assert {*statuses[: identity.MOST_UNKNOWN]} == {403}
    assert {*statuses[identity.MOST_UNKNOWN :]} == {429}
    assert visit.discord.asked == ["instance"] * identity.MOST_UNKNOWN
    visit.discord.codes["code-anna"] = ANNA
    assert (await visit.log_in())[0] == 200


@pytest.mark.parametrize("instance_id", [".", "..", "", "a/b", "a?b", "i" * 129])
async def test_what_is_no_instance_asks_discord_nothing(visit: Visit, instance_id: str) -> None:
    assert (await visit.post(login("code-anna", instance_id)))[0] == 401
    assert visit.discord.asked == []


def login(code: str, instance_id: str) -> bytes:
    return json.dumps({"code": code, "instance_id": instance_id}).encode()


def test_a_session_is_read_by_any_process_with_the_same_secret() -> None:
    text = Sessions(SECRET, lambda: NOW).signed(SESSION)
    read = Sessions(SECRET, lambda: NOW + SECONDS - 1).read(text)
    assert (read.user_id, read.locale, read.channel_id) == (int(ANNA), "de", 10)


def test_a_forged_or_old_session_is_refused() -> None:
    ours = Sessions(SECRET, lambda: NOW)
    text = ours.signed(SESSION)
    body, _, mark = text.partition(".")
    other = ours.signed(
        PageSession({"id": BERT, "username": "bert", "global_name": None}, "de", INSTANCE, 10, 9)
    )
    forged = [
        "",
        "x",
        body,
        f"{body}.",
        f"{body}.{'0' * 64}",
        f"{other.partition('.')[0]}.{mark}",
        text.upper(),
        text + " ",
        f"{body}.{mark}.{mark}",
        Sessions("another secret", lambda: NOW).signed(SESSION),
    ]
    for one in forged:
        with pytest.raises(SessionRefused) as refused:
            ours.read(one)
        assert not refused.value.is_expired
    with pytest.raises(SessionRefused) as late:
        Sessions(SECRET, lambda: NOW + SECONDS + 1).read(text)
    assert late.value.is_expired
    with pytest.raises(SessionRefused) as ahead:
        Sessions(SECRET, lambda: NOW - 86_400).read(text)
    assert ahead.value.is_expired, "a clock that was ahead has signed it"
