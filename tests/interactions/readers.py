"""People with a Discord client, and what they see of a page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.actors import MemberActor, _component_interaction
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.results import InteractionResult, ResponseMessage

from bot.client import Bot
from bot.pages.control import NO_GAME, parse_control
from bot.store.database import Store
from bot.store.records import results_written
from bot.store.rows import ResultRow
from tests.doors import door

LAYOUT = 1 << 15
MAX_COMPONENTS = 40
TEXT, BUTTON, SELECTS = 10, 2, frozenset({3, 8})


@dataclass(frozen=True)
class Screen:
    """A message as its reader saw it; later edits do not change it."""

    message: ResponseMessage
    place: ChannelHandle
    content: str
    embeds: list[discord.Embed]
    components: list[dict[str, Any]]

    @property
    def is_private(self) -> bool:
        return self.message.ephemeral

    @property
    def is_layout(self) -> bool:
        return bool(self.message.flags.value & LAYOUT)

    @property
    def items(self) -> list[dict[str, Any]]:
        return list(_walk(self.components))

    @property
    def text(self) -> str:
        parts = [item["content"] for item in self.items if item["type"] == TEXT]
        below = [embed.description or "" for embed in self.embeds]
        return "\n".join([line for line in (self.content, *below, *parts) if line])

    @property
    def labels(self) -> list[str]:
        return [str(item.get("label")) for item in self.items if item["type"] == BUTTON]

    @property
    def custom_ids(self) -> list[str]:
        return [item["custom_id"] for item in self.items if "custom_id" in item]

    def select(self, name: str) -> dict[str, Any]:
        """Return the select with this verb, or of this setting."""
        return next(item for item in self.items if item["type"] in SELECTS and name in _names(item))

    def check(self) -> None:
        """Check for anything that Discord would refuse, or that would notify someone."""
        assert len(self.text) <= 4000 if self.is_layout else len(self.text) <= 2000
        assert len(self.items) <= MAX_COMPONENTS
        assert len(set(self.custom_ids)) == len(self.custom_ids)
        assert all(parse_control(custom_id) for custom_id in self.custom_ids)
        for attachment in self.message.attachments:
            assert 0 < len(attachment.description or "") <= 1024


@dataclass
class World:
    """The bot, two servers, and the people in them."""

    env: simcord.Env
    path: Path
    store: Store
    bot: Bot
    guild: GuildHandle
    channel: ChannelHandle
    locales: dict[int, str]

    async def put(self, *results: ResultRow) -> None:
        """The results of whole games."""
        await self.store.commit(tuple(results_written(results)))

    def person(self, name: str, locale: str = "en-US", **permissions: bool) -> Person:
        user = self.env.create_user(name)
        self.locales[user.id] = locale
        return Person(self, user, self.member(user, **permissions))

    def member(self, user: UserHandle, **permissions: bool) -> MemberActor:
        roles = []
        if permissions:
            roles = [self.guild.create_role(user.name, permissions=discord.Permissions(**permissions))]
        return self.guild.add_member(user, roles=roles)


@dataclass
class Person:
    world: World
    user: UserHandle
    member: MemberActor

    @property
    def id(self) -> int:
        return int(self.user.id)

    async def slash(self, name: str, **options: Any) -> Screen:
        channel = self.world.channel
        return self._screen(await self.member.slash(channel, name, **options), channel)

    async def slash_in_dm(self, name: str, **options: Any) -> Screen:
        return self._screen(await self.user.slash(name, **options), self.user.dm_channel)

    async def open(self, page: str, game: str = NO_GAME, *, in_dm: bool = False) -> Screen:
        """Open a page that has no command of its own."""
        home = await (self.slash_in_dm("home") if in_dm else self.slash("home"))
        return await self.press_id(home, door(page, game))

    async def offered(self, name: str, option: str, typed: str, **filled: str) -> list[dict[str, Any]]:
        """The suggestions that complete an option."""
        return await self.member.autocomplete(self.world.channel, name, option, typed, **filled)

    async def press(self, screen: Screen, label: str) -> Screen:
        return self._screen(await self._client(screen).click(screen.message, label=label), screen.place)

    async def choose(self, screen: Screen, verb: str, *values: Any) -> Screen:
        return await self.choose_in(screen, screen.select(verb)["custom_id"], *values)

    async def choose_in(self, screen: Screen, custom_id: str, *values: Any) -> Screen:
        result = await self._client(screen).select(screen.message, list(values), custom_id=custom_id)
        return self._screen(result, screen.place)

    async def press_id(self, screen: Screen, custom_id: str) -> Screen:
        """Press a control, even one that the screen does not show."""
        client = self._client(screen)
        stored = self.world.env.backend.get_message(screen.place.id, screen.message.id)
        data = {"custom_id": custom_id, "component_type": BUTTON}
        return self._screen(await _component_interaction(client, stored, data), screen.place)

    def _client(self, screen: Screen) -> MemberActor | UserHandle:
        return self.user if screen.place.id == self.user.dm_channel.id else self.member

    def _screen(self, result: InteractionResult, place: ChannelHandle) -> Screen:
        assert result.acknowledged
        message = result.followups[-1] if result.followups else result.response
        assert message is not None
        screen = Screen(message, place, message.content, message.embeds, message.components)
        screen.check()
        return screen


def _walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components", []))
        if "accessory" in component:
            yield from _walk([component["accessory"]])


def _names(item: dict[str, Any]) -> tuple[str, ...]:
    control = parse_control(item["custom_id"])
    return (control.verb, control.arg) if control else ()
