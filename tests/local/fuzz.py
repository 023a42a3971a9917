"""Sends the local server everything that it should not get: `python -m tests.local.fuzz`.

Requests follow samples; most are then spoiled. After each tenth everything that was made is deleted, so that anything
left is a leak. The same seed sends the same requests.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest
from yarl import URL

from bot.local.components import walk
from bot.local.gateway import MOST_LOST
from bot.local.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, Interaction
from bot.local.messages import MOST_RETIRED
from bot.local.ratelimit import OTHER, Limits, Rule
from bot.local.rest import Route
from bot.local.routes import ROUTES
from bot.local.server import Server
from bot.local.state import TEXT_CHANNEL, Channel, Message
from bot.local.web import MOST_PEOPLE
from tests.bench.report import Figure, show_figures
from tests.local.control import (
    add_guild,
    cut,
    deauthorize,
    deny,
    forward,
    invalidate,
    put_channel,
    reconnect,
    remove_channel,
    remove_guild,
)
from tests.local.fuzz_samples import BODIES, PLACES, anything, gateway_payload, page_request
from tests.local.fuzz_values import TEXTS, spoiled, text_of, word
from tests.local.sample_bot import png
from tests.logged import errors_among
from tests.strict.journal import KINDS
from tests.strict.rules import start
from tests.strict.watch import watch
from tests.waiting import PATIENCE

TENTHS = 10
HOUR = 60 * 60 * 1000
FRAMES = 6
"""Frames of each socket, of which one is opened for each twenty requests."""
EVERY = 20
TROUBLES = (
    *("close", "cut", "reconnect", "invalidate", "deafen", "duplicate", "drop", "hold", "release", "check"),
    *("add server", "remove server", "add channel", "change channel", "remove channel", "remove message"),
    *("deauthorize", "time"),
)
TROUBLED = 0.1
"""The share of requests before which something happens to the server."""
BOUNDS = {
    "people": MOST_PEOPLE,
    "files": MOST_RETIRED + 10,
    "missing routes": KINDS,
    "sessions": MOST_LOST + 1,
}
"""Upper bounds for what may grow; everything else must be gone once it is deleted."""


@dataclass(slots=True)
class Report:
    seed: int
    statuses: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    frames: int = 0
    kept: list[dict[str, int]] = field(default_factory=list)
    """What the server keeps after each tenth."""

    def leaks(self) -> list[str]:
        """Return what grew from the second tenth to the last."""
        first, last = self.kept[1], self.kept[-1]
        return [
            f"{name}: {first[name]}, then {last[name]}"
            for name in last
            if last[name] > max(first[name], BOUNDS.get(name, 0))
        ]

    def show(self) -> int:
        """Print the figures, then each fault and leak; return 1 if there is one."""
        missed = show_figures(
            f"The local Discord, fuzzed with seed {self.seed}",
            [
                Figure("requests", self.statuses.total()),
                Figure(
                    "refused of them", sum(count for status, count in self.statuses.items() if status >= 400)
                ),
                Figure("frames", self.frames),
                Figure("faults", len(self.faults), target=0),
                Figure("leaks: what is still kept at the end", len(self.leaks()), target=0),
            ],
        )
        print(*self.faults, *self.leaks(), sep="\n")
        return missed


class Fuzzer:
    def __init__(self, server: Server, session: aiohttp.ClientSession, report: Report) -> None:
        self._server = server
        self._hub = server.hub
        self._session = session
        self._random = Random(report.seed)
        self._report = report
        self._interaction: Interaction | None = None

    async def samples(self) -> None:
        """Each request beside Discord's own once, as it should be."""
        for (method, path), body in PLACES.items():
            data = json.dumps(body(self._random)).encode()
            await self._send(method, self._filled(path), (data, "application/json"), {})

    async def request(self) -> None:
        """One request, and now and then sockets."""
        if self._random.random() < TROUBLED:
            await self._trouble()
        if not self._hub.world.channels:
            put_channel(self._hub, Channel(self._hub.new_id(), TEXT_CHANNEL, name="lounge"))
        self._hub.rates.limits = Limits(10**9, {OTHER: Rule(10**9, 1)})
        if self._random.random() < 1 / EVERY:
            await self._sockets()
        if self._random.random() < 0.8:
            await self._discord()
        else:
            await self._elsewhere()

    async def _trouble(self) -> None:
        """Let something happen to the server."""
        hub, random, faults = self._hub, self._random, watch(self._hub).delivery
        match random.choice(TROUBLES):
            case "close":
                hub.gateway.close(4000, resumable=True)
            case "cut":
                cut(hub.gateway, resumable=True)
            case "reconnect":
                reconnect(hub.gateway)
            case "invalidate":
                invalidate(hub.gateway, resumable=True)
            case "deafen":
                watch(hub).hears_heartbeats = False
            case "duplicate" | "drop" | "hold" as what:
                setattr(faults, what, 1)
            case "release":
                watch(hub).release()
            case "check":
                await hub.endpoints.check()
            case "add server":
                add_guild(hub)
            case "remove server" if hub.world.more_guilds:
                remove_guild(hub, random.choice([*hub.world.more_guilds.values()]))
            case "add channel":
                put_channel(hub, Channel(hub.new_id(), TEXT_CHANNEL, name="more"))
            case "change channel" if hub.world.channels:
                deny(hub, random.choice([*hub.world.channels]), ())
            case "remove channel" if hub.world.channels:
                remove_channel(hub, random.choice([*hub.world.channels.values()]))
            case "remove message" if (message := self._message()) is not None:
                hub.messages.delete(message)
            case "deauthorize":
                deauthorize(hub, random.choice([*hub.world.people]))
            case "time":
                forward(hub, 1)

    def clean(self) -> None:
        """Delete all that was made, as people and the bot could."""
        world = self._hub.world
        for channel in [*world.channels.values()]:
            for message in [*world.messages.get(channel.id, {}).values()]:
                self._hub.messages.delete(message)
            remove_channel(self._hub, channel)
        world.commands.clear()
        # So that tokens expire.
        self._hub.clock.forward(HOUR)
        self._hub.world.more_guilds.clear()
        self._hub.events.wake()
        watch(self._hub).faults.clear()
        watch(self._hub).delivery.held.clear()

    async def _discord(self) -> None:
        route = self._random.choice(ROUTES)
        if route.is_interaction or self._random.random() < 0.3:
            route = self._random.choice([r for r in ROUTES if r.is_interaction or "message" in r.name])
        body = self._body(route)
        version = "v10" if self._random.random() < 0.97 else self._random.choice(("v9", "v0", "v²", "v"))
        query = self._random.choice(
            ("", "", "?with_response=1", f"?limit={self._text()}", f"?before={self._text()}")
        )
        path = f"/api/{version}{self._filled(route.path)}{query}"
        headers = {"Authorization": "Bot x"}
        if self._random.random() < 0.03:
            headers = {"Authorization": self._random.choice(("", "Bearer x", "Bot", "x" * 3000))}
        await self._send(route.method, path, self._encoded(body), headers)

    def _body(self, route: Route) -> Any:
        random = self._random
        body = BODIES.get(route.name, anything)(random)
        if route.name == "create_dm" and random.random() < 0.7:
            body = {"recipient_id": random.choice([*self._hub.world.people])}
        return spoiled(random, body) if random.random() < 0.6 else body

    async def _elsewhere(self) -> None:
        random = self._random
        method, path = random.choice([*PLACES])
        body = PLACES[method, path](random)
        if random.random() < 0.05:
            method, path = random.choice(("PUT", "OPTIONS", "TRACE", "BREW")), f"/api/v10/{word(random)}"
        sent = spoiled(random, body) if random.random() < 0.6 else body
        await self._send(method, self._filled(path), self._encoded(sent), {})

    async def _send(
        self, method: str, path: str, encoded: tuple[bytes, str], headers: dict[str, str]
    ) -> None:
        data, kind = encoded
        if kind:
            headers["Content-Type"] = kind
        url = URL(self._server.base_url + path, encoded=True)
        what = f"{method} {path[:200]} {data[:600]!r}"
        try:
            async with (
                asyncio.timeout(PATIENCE),
                self._session.request(method, url, data=data, headers=headers) as answer,
            ):
                self._report.statuses[answer.status] += 1
                await answer.read()
                if answer.status == 500:
                    self._report.faults.append(f"500: {what}")
        except aiohttp.ClientError as error:
            self._report.faults.append(f"{type(error).__name__}: {what}")

    def _encoded(self, body: Any) -> tuple[bytes, str]:
        """The body's bytes and content type: JSON, a form with files, or a broken one of either."""
        random, text = self._random, text_of(self._random, body)
        chance = random.random()
        if chance < 0.6:
            return text, "application/json"
        if chance < 0.65:
            return text, random.choice(
                ("", "text/plain", "application/json; charset=klingon", "multipart/form-data")
            )
        mark = random.choice(("mark", "mark", "mark", "", "m" * 80))
        number = random.choice((0, 0, 0, 1, 9, "²", "9" * 5000, -1))
        name = random.choice(
            ("a.png", "a.png", "../../x", "x" * 300, "", "\u00e4\ud83c".encode("utf-8", "replace").decode())
        )
        content = random.choice((png(), png(), b"", b"\x89PNG\r\n\x1a\n", b"GIF89a", bytes(100_000)))
        parts = [
            b'Content-Disposition: form-data; name="payload_json"\r\n\r\n' + text,
            f'Content-Disposition: form-data; name="files[{number}]"; filename="{name}"\r\n\r\n'.encode()
            + content,
            b"Content-Type: multipart/mixed; boundary=in\r\n\r\n--in\r\n\r\nx\r\n--in--",
            b"Content-Type: text/plain; charset=klingon\r\nContent-Disposition: form-data; name=a\r\n\r\nx",
            b"Content-Transfer-Encoding: base64\r\nContent-Disposition: form-data; name=payload_json\r\n\r\n!!!",
            b"no colon\r\n\r\n",
        ]
        sent = parts[:2] if random.random() < 0.7 else random.sample(parts, random.randint(0, 4))
        line = b"\r\n--" + mark.encode()
        whole = line[2:] + b"".join(b"\r\n" + part + line for part in sent) + b"--\r\n"
        return whole if random.random() < 0.9 else whole[
            : random.randrange(len(whole))
        ], f"multipart/form-data; boundary={mark}"

    def _text(self) -> str:
        text = self._random.choice([*TEXTS, *self._hub.world.channels])
        return str(URL.build(path="/" + text.replace("\ud800", ""))).removeprefix("/")

    def _filled(self, path: str) -> str:
        """The path with ids that are known, unknown, or no ids at all."""
        hub, random = self._hub, self._random
        message = self._message()
        if random.random() < 0.5 or self._interaction is None:
            self._interaction = self._used(message)
        known = {
            "channel": random.choice([*hub.world.channels]) if message is None else message.channel_id,
            "message": "@original" if message is None or random.random() < 0.3 else message.id,
            "application": hub.world.application_id,
            "guild": random.choice(hub.world.guilds).id,
            "user": random.choice([*hub.world.people]),
            "person": random.choice([*hub.world.people]),
            "interaction": self._interaction.id,
            "token": self._interaction.token,
            "word": word(random),
            "command": random.choice(
                [c["id"] for made in hub.world.commands.values() for c in made] or ["1"]
            ),
            "instance": random.choice([one.id for one in hub.activities._instances.values()] or ["i-1"]),
        }
        if random.random() < 0.1:
            known[random.choice([*known])] = self._text() or "0"
        return path.format(**known)

    def _message(self) -> Message | None:
        messages = [m for held in self._hub.world.messages.values() for m in held.values()]
        return self._random.choice(messages[-20:]) if messages else None

    def _used(self, source: Message | None) -> Interaction:
        """Make a new interaction of any kind, as if a person had pressed something."""
        world = self._hub.world
        place = source.channel_id if source is not None else self._random.choice([*world.channels])
        person = world.people[self._random.choice([*world.people])]
        kind = self._random.choice((COMMAND, COMPONENT, COMPONENT, AUTOCOMPLETE))
        pressed = source if kind == COMPONENT else None
        return self._hub.interactions.send(
            kind, person, world.channels[place], {}, source=pressed, name="play"
        )

    async def _sockets(self) -> None:
        random, message = self._random, self._message()
        person = random.choice([*self._hub.world.people])
        channel, shown, control = random.choice([*self._hub.world.channels]), "1", "1"
        if message is not None:
            channel, shown = message.channel_id, message.id
            controls = [part["custom_id"] for _, part in walk(message.components) if part.get("custom_id")]
            control = random.choice(controls or ["1"])
        version = random.choice(("10", "10", "10", "9", "²", "x" * 100))
        compress = random.choice(("", "zlib-stream", "zstd-stream", "junk"))
        gateway = [gateway_payload(random) for _ in range(FRAMES)]
        await self._frames(f"/gateway?v={version}&compress={compress}", gateway)
        tab = [
            page_request(
                random,
                place={"channel_id": channel, "message_id": shown},
                control=control,
                application=self._hub.world.application_id,
                instance=random.choice(
                    [one.id for one in self._hub.activities._instances.values()] or ["i-1"]
                ),
            )
            for _ in range(FRAMES)
        ]
        await self._frames(f"/local/live?user={person}", tab)

    async def _frames(self, path: str, payloads: list[dict[str, Any]]) -> None:
        url = URL(self._server.base_url).join(URL(path))
        try:
            async with asyncio.timeout(PATIENCE), self._session.ws_connect(url, max_msg_size=0) as socket:
                await socket.receive()
                for payload in payloads:
                    sent = spoiled(self._random, payload) if self._random.random() < 0.5 else payload
                    text = text_of(self._random, sent)
                    if self._random.random() < 0.1:
                        await socket.send_bytes(text)
                    else:
                        await socket.send_str(text.decode(errors="replace"))
                    self._report.frames += 1
        except (aiohttp.ClientError, ConnectionError):
            return  # the server may close a socket that says such things


def kept(server: Server, directory: Path) -> dict[str, int]:
    """Count what the server keeps, in memory and on disk."""
    world = server.hub.world
    return {
        "people": len(world.people),
        "channels": len(world.channels),
        "messages": sum(map(len, world.messages.values())),
        "commands": sum(map(len, world.commands.values())),
        "files": sum(1 for path in directory.rglob("*") if path.is_file()),
        "dismissed messages": len(server.hub.tabs._dismissed),
        "sessions": len(server.hub.gateway._sessions),
        "faults": len(watch(server.hub).faults.listing()),
        "activities": len(server.hub.activities._instances),
        "unsent events": len(server.hub.events._unsent),
        "missing routes": len(watch(server.hub).journal.missing),
    }


async def campaign(requests: int, seed: int, directory: Path) -> Report:
    report = Report(seed)
    # Nobody listens at the address of the Activity.
    server = await start(
        directory=directory, page_dir=Path(__file__).parent, activity="http://127.0.0.1:1/activity"
    )
    watch(server.hub).journal.is_kept = watch(server.hub).visibility.is_kept = False
    with errors_among(report.faults), pytest.MonkeyPatch.context() as patch:
        # It tells of each unknown route.
        patch.setattr("bot.local.rest.logger.disabled", True)
        async with aiohttp.ClientSession() as session:
            fuzzer = Fuzzer(server, session, report)
            await fuzzer.samples()
            for _ in range(TENTHS):
                for _ in range(requests // TENTHS):
                    await fuzzer.request()
                fuzzer.clean()
                report.kept.append(kept(server, directory))
        await server.stop()
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(campaign(options.requests, options.seed, Path(folder)))
    return report.show()


if __name__ == "__main__":
    sys.exit(main())
