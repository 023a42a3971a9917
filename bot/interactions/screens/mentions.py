"""Names in place of mentions, which only Discord's clients write out."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Mapping

import discord

from bot.interactions.discord_faults import DISCORD_ERRORS
from bot.pages.layouts import escape_markdown
from bot.store.people import People
from bot.store.recent import Recent

MENTION = re.compile(r"<(@|#)(\d+)>")
UNKNOWN = "…"
KEPT = 4096
"""How many names of each kind are kept."""
AT_ONCE = 5
"""How many names Discord is asked for at once; its limits leave room for everything else."""
PATIENCE_SECONDS = 1.0
"""How long a page waits for names; a later one is there the next time."""


class Names:
    """Knows people and channels by their ids, and asks Discord for people who have never played."""

    def __init__(self, client: discord.Client, people: People) -> None:
        self._client = client
        self._people = people
        self._known = Recent[str, str](KEPT)
        """The names, by their mentions."""
        self._asking: dict[str, asyncio.Task[None]] = {}
        self._room = asyncio.Semaphore(AT_ONCE)

    async def named(self, frame: str, players: Mapping[int, str]) -> str:
        """Return JSON with names in place of mentions; `players` are the known ones, with their names."""
        found = {match[0]: (match[1], int(match[2])) for match in MENTION.finditer(frame)}
        if not found:
            return frame
        names = {
            mention: await self._name(kind, number, players) for mention, (kind, number) in found.items()
        }
        missing = [mention for mention, name in names.items() if name is None]
        if missing:
            await asyncio.wait(
                [self._ask(mention, *found[mention]) for mention in missing], timeout=PATIENCE_SECONDS
            )
        written = {
            # Without its quotes, because it stands inside a string.
            mention: json.dumps(name or self._known.get(mention) or UNKNOWN, ensure_ascii=False)[1:-1]
            for mention, name in names.items()
        }
        return MENTION.sub(lambda match: written[match[0]], frame)

    def close(self) -> None:
        for task in self._asking.values():
            task.cancel()

    async def _name(self, kind: str, number: int, players: Mapping[int, str]) -> str | None:
        if kind == "#":
            name = getattr(self._client.get_channel(number), "name", None)
            return f"#{name}" if name else self._known.get(f"<#{number}>")
        if number in players:
            return escape_markdown(players[number])
        kept = await self._people.name(number)
        return escape_markdown(kept) if kept else self._known.get(f"<@{number}>")

    def _ask(self, mention: str, kind: str, number: int) -> asyncio.Task[None]:
        """Return the task that asks Discord for a name."""
        task = self._asking.get(mention)
        if task is None:
            task = self._asking[mention] = asyncio.create_task(self._learn(mention, kind, number))
            task.add_done_callback(lambda _: self._asking.pop(mention, None))
        return task

    async def _learn(self, mention: str, kind: str, number: int) -> None:
        async with self._room:
            try:
                if kind == "#":
                    name = f"#{getattr(await self._client.fetch_channel(number), 'name', UNKNOWN)}"
                else:
                    name = escape_markdown((await self._client.fetch_user(number)).display_name)
            except (*DISCORD_ERRORS, OSError):
                # A name that Discord does not give is not requested again and again.
                name = UNKNOWN
        self._known[mention] = name
