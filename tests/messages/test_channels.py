"""How often the bot checks whether others have written below its table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.messages.channels import LOOK_AFTER, LOOK_EACH, OWN_BELOW, SCROLLED_BY, Channels
from bot.turns.clocks import MINUTE, SECOND

CHANNEL, TABLE, OWN, OTHER = 21, 1000, 5, 6


class Channel:
    """Discord's answers about a channel, how often it was asked, and the row of a table there."""

    def __init__(self) -> None:
        self.now = 1
        self.authors: list[int] = []
        self.looks = self.changes = 0
        self.people, self.computers = 2, 0
        client: Any = SimpleNamespace(application_id=OWN, http=self)
        nobody: Any = None
        self.processes = [Channels(client, nobody) for _ in range(3)]
        self.row: Any = SimpleNamespace(
            channel_id=CHANNEL, message_id=TABLE, looked_at=0, looked_for=0, looked_to=0
        )

    async def logs_from(self, channel: int, limit: int, *, after: int) -> list[dict[str, Any]]:
        assert (channel, limit) == (CHANNEL, SCROLLED_BY + OWN_BELOW)
        assert after == self.row.message_id
        self.looks += 1
        return [{"author": {"id": str(author)}} for author in self.authors]

    def press(self, newest: int, *, at: int = 0) -> None:
        said = {"channel": {"id": str(CHANNEL), "last_message_id": str(newest)}}
        self.processes[at].hear(said, self.now)

    async def asked(self, *, changes: int = LOOK_AFTER, at: int = 0) -> bool:
        """Return whether the table has scrolled away, after this many more changes of the game."""
        self.changes += changes
        seats = [True] * self.people + [False] * self.computers
        look: Any = SimpleNamespace(
            game="g", revision=self.changes, players=[SimpleNamespace(is_human=one) for one in seats]
        )
        newest = self.processes[at].newest_if_due(look, self.row, self.now)
        if newest is None:
            return False
        self.row.looked_at, self.row.looked_for, self.row.looked_to = self.now, self.changes, newest
        return await self.processes[at].has_scrolled_away(self.row)


@pytest.fixture
def channel() -> Channel:
    return Channel()


async def test_a_press_that_tells_of_no_newer_message_spares_the_look(channel: Channel) -> None:
    for _ in range(5):
        channel.press(TABLE)
        assert not await channel.asked()
        channel.now += LOOK_EACH
    assert channel.looks == 0


async def test_what_a_press_told_long_ago_is_looked_up(channel: Channel) -> None:
    channel.press(TABLE)
    channel.now += LOOK_EACH
    channel.authors = [OTHER] * SCROLLED_BY
    assert await channel.asked()
    assert channel.looks == 1


@pytest.mark.parametrize(
    ("authors", "is_away"),
    [
        ([OTHER, 7, OTHER], True),
        ([OTHER] * 5, True),
        ([OTHER] * 4, False),
        ([OTHER, OTHER, 7, 7], True),
        ([OTHER, OWN, OTHER], False),
        ([OTHER, OWN, OTHER, OWN, 7], True),
    ],
)
async def test_six_lines_push_a_table_away(channel: Channel, authors: list[int], *, is_away: bool) -> None:
    channel.authors = authors
    assert await channel.asked() == is_away


async def test_three_messages_that_presses_have_told_of_are_looked_up_at_once_but_in_vain_only_once(
    channel: Channel,
) -> None:
    assert not await channel.asked()
    for number in range(1, 9):
        channel.now += SECOND
        channel.press(TABLE + number)
        assert not await channel.asked(changes=1)
        assert channel.looks == 1, "the row has had its look"
    # The table has come back since.
    channel.row.message_id = TABLE + 20
    for number in range(21, 29):
        channel.now += SECOND
        channel.press(TABLE + number)
        assert not await channel.asked(changes=0)
        assert channel.looks == (1 if number < 23 else 2)


async def test_nobody_looks_twice_within_some_seconds(channel: Channel) -> None:
    channel.press(TABLE + 1)
    for _ in range(9):
        assert not await channel.asked()
        channel.now += LOOK_EACH // 9 - 1
    assert channel.looks == 1
    channel.authors = [OTHER, OWN, OTHER, OTHER, OTHER]
    channel.now += LOOK_EACH
    assert await channel.asked()
    assert channel.looks == 2


async def test_a_press_that_tells_of_a_newer_message_is_followed_up_at_once(channel: Channel) -> None:
    assert not await channel.asked()
    channel.now += SECOND
    channel.authors = [OTHER] * SCROLLED_BY
    assert not await channel.asked()
    channel.press(TABLE + 9)
    assert await channel.asked()
    assert channel.looks == 2


async def test_what_was_new_at_the_last_look_is_no_news_at_the_next(channel: Channel) -> None:
    channel.press(TABLE + 9)
    assert not await channel.asked()
    channel.now += LOOK_EACH
    channel.press(TABLE + 9)
    assert not await channel.asked()
    assert channel.looks == 1


@pytest.mark.parametrize(("people", "computers"), [(1, 1), (1, 3), (2, 0), (2, 2), (4, 0), (6, 0)])
@pytest.mark.parametrize("is_chatty", [False, True])
async def test_a_slow_game_looks_once_for_ten_presses(
    channel: Channel, people: int, computers: int, *, is_chatty: bool
) -> None:
    """Each person presses once a minute, and a round of several is closed by its clock."""
    channel.people, channel.computers = people, computers
    presses = 0
    for minute in range(240):
        channel.now += MINUTE
        presses += people
        if is_chatty:
            channel.press(TABLE + minute)
        assert not await channel.asked(changes=people + computers + (people > 1))
    assert 1 < channel.looks <= 0.1 * presses


async def test_own_messages_push_nothing_away(channel: Channel) -> None:
    channel.authors = [OWN] * (SCROLLED_BY + 2)
    assert not await channel.asked()


async def test_processes_that_take_turns_look_no_more_often_than_one(channel: Channel) -> None:
    alone = Channel()
    for minute in range(60):
        for one, at in ((channel, minute % 3), (alone, 0)):
            one.now += MINUTE
            assert not await one.asked(changes=3, at=at)
    assert channel.looks == alone.looks > 1
