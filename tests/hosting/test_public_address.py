"""What `doctor` finds out about the public address, and how it sets it at Discord."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import web

from bot import PROGRAM
from bot.door.server import EVENTS, INTERACTIONS, Doorway, serve_door
from bot.door.signature import Verifier
from bot.hosting import discord_checks, doctor
from bot.hosting.discord_checks import (
    TYPES,
    activity_checks,
    activity_page,
    application_checks,
    change_addresses,
    check_address,
    way_fault,
)
from bot.settings import ExitCode, Settings
from tests.door.activity.visiting import visiting
from tests.door.knocking import HOST, PUBLIC
from tests.hosting.conftest import TOKEN, serving
from tests.local.test_monitored import free_port

URL = "https://bot.example.org"
SET: dict[str, Any] = {
    "interactions_endpoint_url": URL + INTERACTIONS,
    "event_webhooks_url": URL + EVENTS,
    "event_webhooks_status": 2,
    "event_webhooks_types": [*TYPES, "ENTITLEMENT_CREATE"],
}


@asynccontextmanager
async def answering(*statuses: int) -> AsyncIterator[str]:
    """A server that answers a press, an event and anything else with these."""

    async def answer(request: web.Request) -> web.Response:
        places = {INTERACTIONS: 0, EVENTS: 1}
        return web.Response(status=statuses[places.get(request.path, 2)], headers={"Location": "/x"})

    async with serving(answer) as url:
        yield url


async def test_a_door_is_reached() -> None:
    doorway = Doorway(Verifier(PUBLIC), interactions=lambda _: None, events=lambda _: None)
    async with serve_door(doorway, HOST, 0) as url:
        found = await check_address(url)
    assert found.is_met
    assert found.found.startswith("refuses a bad signature after ")


@pytest.mark.parametrize(
    ("statuses", "found", "remedy"),
    [
        ((200, 401, 404), "/interactions answers 200 to a bad signature", "pass this path on as it is"),
        ((202, 401, 404), "/interactions answers 202", "pass this path on"),
        ((404, 401, 404), "/interactions answers 404", "pass this path on"),
        ((405, 401, 404), "/interactions answers 405", "pass this path on"),
        ((502, 502, 502), "/interactions answers 502", "start the bot"),
        ((503, 401, 404), "/interactions answers 503", "start the bot"),
        ((308, 401, 404), "/interactions answers 308", "Discord follows no redirect"),
        ((401, 404, 404), "/events answers 404", "pass this path on"),
        ((401, 401, 200), "/interactions/elsewhere answers 200, not 404", "nothing else answer there"),
    ],
)
async def test_another_answer_says_what_to_do(statuses: tuple[int, ...], found: str, remedy: str) -> None:
    async with answering(*statuses) as url:
        check = await check_address(url)
    assert (check.is_met, check.code) == (False, ExitCode.ADDRESS)
    assert url + found in check.found
    assert remedy in check.remedy


async def test_an_address_where_nothing_listens_is_not_reached() -> None:
    check = await check_address(f"http://{HOST}:{free_port()}")
    assert check.is_met is False
    assert "cannot be reached" in check.found
    assert "firewall" in check.remedy


async def test_an_address_that_keeps_silent_is_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord_checks, "PATIENCE_SECONDS", 0.1)
    silence = asyncio.Event()

    async def wait(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await silence.wait()
        writer.close()

    server = await asyncio.start_server(wait, HOST, 0)
    check = await check_address(f"http://{HOST}:{server.sockets[0].getsockname()[1]}")
    assert "gives no answer within" in check.found
    silence.set()
    server.close()
    await server.wait_closed()


@pytest.fixture
def own_certificate(tmp_path: Path) -> ssl.SSLContext:
    """A certificate that nobody vouches for."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl makes the certificate")
    key, certificate = tmp_path / "key.pem", tmp_path / "own.pem"
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost"
    words = [*command.split(), "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(words, check=True, capture_output=True)  # noqa: S603 (fixed words, and paths of this test)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context


async def test_a_certificate_that_nobody_vouches_for_is_told(own_certificate: ssl.SSLContext) -> None:
    def close(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.close()

    server = await asyncio.start_server(close, HOST, 0, ssl=own_certificate)
    check = await check_address(f"https://localhost:{server.sockets[0].getsockname()[1]}")
    server.close()
    await server.wait_closed()
    assert check.is_met is False
    assert "certificate verify failed" in check.found
    assert "proxy fetch a certificate" in check.remedy


@pytest.mark.parametrize(
    ("public_url", "set_url", "words"),
    [
        ("", None, ""),
        (URL, URL + INTERACTIONS, ""),
        (URL, None, f"over the gateway, not to {URL}/interactions: run `{PROGRAM} doctor`"),
        (URL, "https://old.example.org", "sends presses to https://old.example.org, not to"),
        ("", "https://old.example.org", "none over the gateway, but PUBLIC_URL is not set: set it, or run"),
    ],
)
def test_presses_that_come_another_way_are_told_with_what_to_do(
    public_url: str, set_url: str | None, words: str
) -> None:
    fault = way_fault(public_url, set_url)
    assert words in fault
    assert bool(words) is bool(fault)
    presses, *_ = application_checks(public_url, {"interactions_endpoint_url": set_url})
    assert presses.is_met is not bool(fault)
    if fault:
        assert presses.code == ExitCode.ADDRESS
        assert "doctor" in presses.remedy


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({}, ""),
        ({"event_webhooks_url": None}, "Discord sends them nowhere, not to"),
        ({"event_webhooks_url": "https://x.org"}, "Discord sends them to https://x.org, not to"),
        ({"event_webhooks_status": 3}, "Discord has stopped sending them"),
        ({"event_webhooks_types": [TYPES[0]]}, "does not send APPLICATION_DEAUTHORIZED"),
        ({"event_webhooks_types": None}, "does not send APPLICATION_AUTHORIZED and APPLICATION_DEAUTHORIZED"),
    ],
)
def test_events_that_do_not_come_are_told(change: Mapping[str, Any], words: str) -> None:
    _, events = application_checks(URL, {**SET, **change})
    assert events.is_met is not bool(words)
    assert words in events.found


@dataclass
class Portal:
    """A Discord that has one application, and refuses its addresses if it is told so."""

    application: dict[str, Any]
    refusal: Mapping[str, Any] | None = None
    base: str = ""
    changes: list[Mapping[str, Any]] = field(default_factory=list)
    questions: list[str] = field(default_factory=list)

    async def answer(self, request: web.Request) -> web.Response:
        assert request.headers["Authorization"] == f"Bot {TOKEN}"
        if request.method == "PATCH":
            self.changes.append(await request.json())
            if self.refusal is not None:
                return web.json_response(self.refusal, status=400)
            self.application |= self.changes[-1]
        return web.json_response(self.application)

    async def settle(self, public_url: str, *, is_agreed: bool = True) -> list[str]:
        def ask(question: str) -> bool:
            self.questions.append(question)
            return is_agreed

        return [line async for line in change_addresses(TOKEN, self.base, public_url, ask)]


@asynccontextmanager
async def portal(refusal: Mapping[str, Any] | None = None, **application: Any) -> AsyncIterator[Portal]:
    made = Portal({"id": "1", "name": "Gems", **application}, refusal)
    async with serving(made.answer) as made.base:
        yield made


async def test_addresses_are_set_after_a_question() -> None:
    async with portal() as discord, answering(401, 401, 404) as url:
        assert await discord.settle(url) == ["Done: Discord has taken the change."]
        assert discord.changes == [
            {
                "interactions_endpoint_url": url + INTERACTIONS,
                "event_webhooks_url": url + EVENTS,
                "event_webhooks_status": 2,
                "event_webhooks_types": [*TYPES],
            }
        ]
        [question] = discord.questions
        assert "sends presses over the gateway" in question
        assert all(check.is_met for check in application_checks(url, discord.application))
        assert await discord.settle(url) == []
        assert len(discord.questions) == 1


async def test_nothing_changes_without_a_yes_or_while_the_bot_is_not_reached() -> None:
    async with portal() as discord, answering(401, 401, 404) as url, answering(502, 502, 502) as away:
        assert await discord.settle(url, is_agreed=False) == []
        assert await discord.settle(away) == []
        assert (len(discord.questions), discord.changes) == (1, [])


async def test_a_refusal_of_discord_is_shown() -> None:
    refusal = {
        "code": 50035,
        "message": "Invalid Form Body",
        "errors": {
            "interactions_endpoint_url": {"_errors": [{"code": "X", "message": "could not be verified."}]}
        },
    }
    async with portal(refusal) as discord, answering(401, 401, 404) as url:
        told = ["error: Discord refused the change: interactions_endpoint_url: could not be verified."]
        assert await discord.settle(url) == told
    assert discord_checks.reason({"message": "You are being rate limited."}) == "You are being rate limited."


async def test_an_address_that_was_left_behind_is_cleared_after_a_question() -> None:
    async with portal(interactions_endpoint_url="https://old.example.org") as discord:
        assert await discord.settle("") == ["Done: Discord has taken the change."]
        assert discord.changes == [{"interactions_endpoint_url": None}]
        assert "Clear that address" in discord.questions[0]
    async with portal(**SET) as discord:
        await discord.settle("")
        assert discord.changes[0]["event_webhooks_url"] is None


async def test_a_discord_that_refuses_the_token_is_left_to_the_checks() -> None:
    async with answering(401, 401, 401) as base:
        assert [line async for line in change_addresses(TOKEN, base, "", lambda _: True)] == []


@pytest.mark.parametrize(
    ("typed", "is_agreed"), [("y", True), (" YES ", True), ("", False), ("no", False), (None, False)]
)
def test_only_yes_is_yes(monkeypatch: pytest.MonkeyPatch, typed: str | None, *, is_agreed: bool) -> None:
    def answer(_: str) -> str:
        if typed is None:
            raise EOFError
        return typed

    monkeypatch.setattr("builtins.input", answer)
    assert discord_checks.agrees("Is it so?") is is_agreed


@pytest.mark.parametrize(
    ("is_terminal", "is_json", "is_asked"), [(True, False, True), (True, True, False), (False, False, False)]
)
def test_doctor_asks_in_a_terminal_only(
    env_file: Path, monkeypatch: pytest.MonkeyPatch, *, is_terminal: bool, is_json: bool, is_asked: bool
) -> None:
    env_file.write_text(f"DISCORD_TOKEN={TOKEN}\nPUBLIC_URL={URL}/")
    asked: list[str] = []
    given: list[Settings | None] = []

    async def settle(_: str, settings: Any) -> None:
        asked.append(settings.public_url)

    async def check(*_: object, settings: Settings | None, **__: object) -> list[Any]:
        given.append(settings)
        return []

    monkeypatch.setattr(discord_checks, "settle", settle)
    monkeypatch.setattr(discord_checks, "discord_checks", check)
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(isatty=lambda: is_terminal))
    doctor.main(argparse.Namespace(health=False, offline=False, json=is_json, message=None, dm=None))
    assert asked == ([URL] if is_asked else [])
    assert [settings and settings.public_url for settings in given] == [URL]


@pytest.mark.parametrize(
    ("public_url", "flags", "status", "unmet"),
    [
        ("", 0, 200, ["Activity"]),
        (URL, 0, 200, ["Activity's page", "Activity"]),
        (URL, 1 << 17, 401, ["Activity's page", "Client secret"]),
    ],
)
async def test_what_an_activity_lacks_is_said(
    public_url: str, flags: int, status: int, unmet: list[str]
) -> None:
    async with answering(status, status, status) as base:
        # Nothing answers like our page at either address.
        address = base if public_url else ""
        application = {"id": "1", "flags": flags}
        found = [check async for check in activity_checks(base, application, address, "secret")]
    assert [check.name for check in found if not check.is_met] == unmet
    assert all(check.remedy for check in found if not check.is_met)


async def test_without_a_client_secret_nothing_is_asked_of_an_activity() -> None:
    assert [check async for check in activity_checks("http://127.0.0.1:1", {"id": "1"}, URL, "")] == []


async def test_an_activity_that_works_passes() -> None:
    async with visiting() as visit:
        check = await activity_page(visit.address)
    assert check.is_met
