"""Saves the world on disk: one JSON file, and the attachments beside it."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bot.local.signing import new_key
from bot.local.snowflake import Snowflakes
from bot.local.state import (
    DIRECT,
    GROUP,
    TEXT_CHANNEL,
    Addresses,
    Attachment,
    Channel,
    Guild,
    Message,
    Person,
    Setup,
    World,
)

WORLD = "world.json"
VERSION = 1
SAVE_AFTER = 0.5
"""Seconds; changes within them are saved together."""


def file_in(directory: Path, name: str) -> Path | None:
    """Return a file inside a directory; None if there is none, or if the name leads elsewhere or is no name
    at all."""
    try:
        target = (directory / name).resolve()
        is_there = target.is_relative_to(directory.resolve()) and target.is_file()
    except (OSError, ValueError):
        return None
    return target if is_there else None


class Files:
    """Attachments, on disk or, without a directory, in memory."""

    def __init__(self, directory: Path | None) -> None:
        self._directory = directory
        self._held: dict[str, bytes] = {}

    def write(self, path: str, content: bytes) -> None:
        if self._directory is None:
            self._held[path] = content
            return
        target = self._directory / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)

    def read(self, path: str) -> bytes | None:
        """Return the content of an attachment; None if there is none."""
        if self._directory is None:
            return self._held.get(path)
        target = file_in(self._directory, path)
        return None if target is None else target.read_bytes()

    def delete(self, path: str) -> None:
        """Delete an attachment, if it is there."""
        if self._directory is None:
            self._held.pop(path, None)
            return
        target = self._directory / path
        target.unlink(missing_ok=True)
        with suppress(OSError):  # another file is in the folder
            target.parent.rmdir()

    def keep_only(self, paths: set[str]) -> None:
        """Delete all others, such as those that were replaced shortly before the last run ended."""
        if self._directory is None:
            return
        for file in [*self._directory.glob("attachments/*/*/*")]:
            if file.relative_to(self._directory).as_posix() not in paths:
                file.unlink()
                file.parent.rmdir()


class Storage:
    """Loads and saves the world; without a directory it does nothing."""

    def __init__(self, directory: Path | None) -> None:
        self._directory = directory
        if directory is not None:
            directory.mkdir(parents=True, exist_ok=True)
        self.files = Files(directory)

    def load(self) -> World | None:
        if self._directory is None or not (self._directory / WORLD).exists():
            return None
        file = self._directory / WORLD
        saved = json.loads(file.read_text(encoding="utf-8"))
        if saved.get("version") != VERSION:
            raise ValueError(f"{file} has version {saved.get('version')}, not {VERSION}")
        try:
            world = _world(saved["world"])
        except KeyError as missing:
            raise ValueError(
                f"{file} lacks {missing}, as before version 1.0.0: delete its folder"
            ) from missing
        self.files.keep_only({a.path for message in _messages(world) for a in message.attachments})
        return world

    def save(self, world: World) -> None:
        if self._directory is None:
            return
        saved = {"version": VERSION, "world": _saved(world)}
        fresh = self._directory / f"{WORLD}.new"
        with fresh.open("w", encoding="utf-8") as stream:
            json.dump(saved, stream)
            stream.flush()
            os.fsync(stream.fileno())
        fresh.replace(self._directory / WORLD)


class Autosave:
    """Saves the world soon after a change, several changes at once."""

    def __init__(self, storage: Storage, world: World) -> None:
        self._storage = storage
        self._world = world
        self._timer: asyncio.TimerHandle | None = None

    def soon(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(SAVE_AFTER, self.now)

    def now(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._storage.save(self._world)


def first_world(setup: Setup, new_id: Snowflakes) -> World:
    """Return a guild with channels, people and the bot."""
    people = {person.id: person for person in (Person(new_id(), name) for name in setup.people)}
    guild = Guild(new_id(), setup.guild, next(iter(people)), new_id())
    channels = (
        Channel(new_id(), TEXT_CHANNEL, name=name, position=place)
        for place, name in enumerate(setup.channels)
    )
    placed = {channel.id: channel for channel in channels}
    # A token of 24 bytes has the form of Discord's client secrets.
    return World(new_id(), setup.bot, guild, new_key(), secrets.token_urlsafe(24), people, placed)


def add_places(world: World, setup: Setup, new_id: Snowflakes) -> None:
    """Add to a world where the bot is no member, as far as it lacks them: the group message, and the other server."""
    if setup.has_group and not any(channel.type == GROUP for channel in world.channels.values()):
        group = Channel(new_id(), GROUP, recipients=(*world.people,))
        world.channels[group.id] = group
    if setup.elsewhere and setup.elsewhere not in (guild.name for guild in world.guilds):
        # Of its owner nothing else is known.
        guild = Guild(new_id(), setup.elsewhere, new_id(), new_id(), has_bot=False)
        channel = Channel(new_id(), TEXT_CHANNEL, name="general", guild_id=guild.id)
        world.more_guilds[guild.id], world.channels[channel.id] = guild, channel


def latest_id(world: World) -> int:
    """Return the greatest id of this world."""
    roles = (guild.bot_role_id for guild in world.guilds)
    ids = [world.application_id, *roles, *world.people, *world.channels]
    commands = (command["id"] for group in world.commands.values() for command in group)
    messages = (item for m in _messages(world) for item in (m.id, *(a.id for a in m.attachments)))
    return max(map(int, [*ids, *commands, *messages]))


def _messages(world: World) -> Iterator[Message]:
    for messages in world.messages.values():
        yield from messages.values()


def _saved(world: World) -> dict[str, Any]:
    """Return the world as it is saved: without ephemeral messages, as in Discord."""
    kept = {field: getattr(world, field) for field in World.__slots__}
    return kept | {
        "guild": asdict(world.guild),
        "addresses": asdict(world.addresses),
        "more_guilds": [asdict(guild) for guild in world.more_guilds.values()],
        "people": [asdict(person) for person in world.people.values()],
        "channels": [asdict(channel) for channel in world.channels.values()],
        "messages": [asdict(message) for message in _messages(world) if not message.is_ephemeral],
    }


def _world(saved: dict[str, Any]) -> World:
    world = World(
        saved["application_id"],
        saved["bot_name"],
        Guild(**saved["guild"]),
        saved["signing_key"],
        saved["client_secret"],
        people={item["id"]: Person(**item) for item in saved["people"]},
        channels={item["id"]: _channel(item) for item in saved["channels"]},
        commands=saved["commands"],
        read=saved["read"],
        is_greeted=saved["is_greeted"],
        more_guilds={item["id"]: Guild(**item) for item in saved["more_guilds"]},
        addresses=Addresses(
            **{**saved["addresses"], "event_types": tuple(saved["addresses"]["event_types"])}
        ),
    )
    for item in saved["messages"]:
        world.put(_message(item))
    return world


def _channel(saved: dict[str, Any]) -> Channel:
    if saved["type"] not in (TEXT_CHANNEL, DIRECT, GROUP):
        raise ValueError(f"channel {saved['id']} has type {saved['type']}")
    tuples = {name: tuple(saved.get(name, ())) for name in ("hidden_from", "recipients")}
    return Channel(**{**saved, **tuples})


def _message(saved: dict[str, Any]) -> Message:
    tuples = {name: tuple(saved[name]) for name in ("embeds", "components", "mentions")}
    attachments = tuple(Attachment(**item) for item in saved["attachments"])
    return Message(**{**saved, **tuples, "attachments": attachments})
