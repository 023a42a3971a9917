"""A person at the page, for tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any

import aiohttp

from tests.waiting import PATIENCE

Json = dict[str, Any]


class Player:
    """One open tab; `snapshot` is its first frame."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, snapshot: Json) -> None:
        self._socket = socket
        self._numbers = count(1)
        self.snapshot = snapshot
        self.id: str = snapshot["user"]["id"]
        self.channel: str = snapshot["channels"][0]["id"]
        self.frames: list[Json] = []
        """Every frame received, oldest first."""
        self._looked = 0

    async def ask(self, op: str, **fields: Any) -> str:
        """Send a request; returns its nonce."""
        nonce = str(next(self._numbers))
        await self._socket.send_json({"op": op, "nonce": nonce, "channel_id": self.channel, **fields})
        return nonce

    async def command(self, name: str, **options: Any) -> str:
        return await self.ask("command", name=name, options=options)

    async def press(self, message: Json, custom_id: str) -> str:
        place = {"channel_id": message["channel_id"], "message_id": message["id"]}
        return await self.ask("press", **place, custom_id=custom_id)

    async def select(self, message: Json, custom_id: str, *values: str) -> str:
        place = {"channel_id": message["channel_id"], "message_id": message["id"]}
        return await self.ask("select", **place, custom_id=custom_id, values=list(values))

    async def until(self, kind: str, is_it: Callable[[Any], object] = lambda _: True) -> Any:
        """The data of the next frame of this kind that fits; the frames before it are skipped for good."""
        place = await self._find(self._looked, lambda frame: frame["t"] == kind and bool(is_it(frame["d"])))
        self._looked = place + 1
        return self.frames[place]["d"]

    async def answered(self, nonce: str) -> None:
        """Wait for the answer to a request; skips no frames."""
        await self._find(0, lambda f: f["t"] == "interaction_done" and f["d"]["nonce"] == nonce)

    async def _find(self, start: int, is_it: Callable[[Json], bool]) -> int:
        """The index of the first frame from `start` that fits."""
        place = start
        try:
            async with asyncio.timeout(PATIENCE):
                while place == len(self.frames) or not is_it(self.frames[place]):
                    place += place < len(self.frames)
                    if place == len(self.frames):
                        self.frames.append(await self._socket.receive_json())
        except TimeoutError:
            came = "\n".join(str(frame)[:300] for frame in self.frames[start:])
            raise AssertionError(f"the frame did not arrive, but these did:\n{came}") from None
        return place

    async def drain(self) -> list[str]:
        """The kinds of all frames that arrive until 50 ms pass without one."""
        seen = len(self.frames)
        try:
            while True:
                self.frames.append(await asyncio.wait_for(self._socket.receive_json(), 0.05))
        except TimeoutError:
            return [frame["t"] for frame in self.frames[seen:]]

    def kinds(self) -> list[str]:
        return [frame["t"] for frame in self.frames]

    async def close(self) -> None:
        await self._socket.close()


async def sit_down(session: aiohttp.ClientSession, base_url: str, place: int = 0) -> Player:
    """Open the page of the n-th person."""
    async with session.get(f"{base_url}/local/people") as answer:
        people = await answer.json()
    socket = await session.ws_connect(f"{base_url}/local/live?user={people[place]['id']}", max_msg_size=0)
    ready = await socket.receive_json()
    return Player(socket, ready["d"])
