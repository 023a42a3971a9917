"""What Discord tells besides presses is noticed the same, whichever way presses come."""

from __future__ import annotations

import pytest

from bot.client import Bot
from bot.interactions.channel_changes import GAMES_IN_CHANNEL
from bot.local.hub import Hub
from bot.local.server import Server
from bot.local.state import Channel, Message, Person
from tests.local.control import add_guild, cut, deny, remove_channel, remove_guild
from tests.local.test_real_bot import bot
from tests.local.ways import WAYS
from tests.strict.faults import Fault
from tests.strict.watch import watch
from tests.waiting import until
from tests.world.chat import Crowd
from tests.world.offers import find

__all__ = ["bot"]  # a fixture
pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("unlimited"), pytest.mark.parametrize("way", WAYS)]


class Club:
    """A second server, where a person has opened a table."""

    def __init__(self, server: Server, bot: Bot) -> None:
        self.hub = server.hub
        self.crowd = Crowd(server.hub)
        self.channel: Channel = add_guild(self.hub, "Club", 0)
        self.id = str(self.channel.guild_id)
        self._bot = bot
        self.game = ""

    @property
    def person(self) -> Person:
        return next(iter(self.hub.world.people.values()))

    @property
    def messages(self) -> list[Message]:
        return [*self.hub.world.messages.get(self.channel.id, {}).values()]

    @property
    def table(self) -> Message | None:
        """The lobby, once it shows its controls and the bot has noted so."""
        return next((message for message in self.messages if find(message, "computers")), None)

    async def open(self) -> None:
        await until(lambda: self._bot.get_guild(int(self.id)))
        await self.crowd.command_in(self.channel, self.person, "brikks play", {"clock": "none"})
        await until(lambda: self.table)
        [(self.game,)] = await self._bot.store.rows(GAMES_IN_CHANNEL, channel_id=int(self.channel.id))

    async def until_hidden(self, *, is_hidden: bool = True) -> None:
        async def is_so() -> bool:
            return (await self._bot.coordinator.look(self.game)).place.is_hidden == is_hidden

        await until(is_so)


@pytest.fixture
async def club(server: Server, bot: Bot) -> Club:
    made = Club(server, bot)
    await made.open()
    return made


async def test_a_deleted_channel(club: Club, hub: Hub) -> None:
    remove_channel(hub, hub.world.channels[club.channel.id])
    await club.until_hidden()


async def test_a_removed_server(club: Club, hub: Hub) -> None:
    remove_guild(hub, hub.world.more_guilds[club.id])
    await club.until_hidden()


async def test_a_server_that_was_removed_while_the_gateway_was_away(
    club: Club, server: Server, hub: Hub
) -> None:
    cut(server.hub.gateway, resumable=False)
    remove_guild(hub, hub.world.more_guilds[club.id])
    await club.until_hidden()


async def test_a_channel_that_is_closed_to_the_bot_and_opened_again(club: Club, hub: Hub) -> None:
    assert club.table is not None
    menu = find(club.table, "computers")
    assert menu is not None
    await club.crowd.press(club.person, menu)
    [shown] = [message for message in club.messages if message.seen_by == club.person.id]
    computer = find(shown, "computer")
    assert computer is not None
    deny(hub, club.channel.id, ["VIEW_CHANNEL"])
    # Through a token that still holds, the bot could edit the table all the same.
    watch(hub).faults.add(Fault("edit_token", status=401, code=50027))
    await club.crowd.press(club.person, computer)
    await club.until_hidden()
    deny(hub, club.channel.id, [])
    await club.until_hidden(is_hidden=False)
