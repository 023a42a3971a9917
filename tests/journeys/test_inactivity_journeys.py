"""Who has not pressed anything for too long is told so once, and forgotten; and so is a server that removed the bot."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.messages.sender import Delivery
from bot.pages.control import Control, Verb
from bot.pages.page import Page
from bot.store.errors import LostRace
from bot.store.people import People
from bot.store.settings import TABLE_STYLE
from bot.turns.clocks import DAY, SECOND
from tests.databases import held, tables
from tests.journeys.screen import button_labels, read_out
from tests.journeys.server import More
from tests.journeys.skipping import to_the_end
from tests.journeys.test_game_journeys import end_by_moderator
from tests.journeys.test_privacy_journeys import naming
from tests.journeys.world import Person, World

MONTH = 31 * DAY
pytestmark = pytest.mark.usefixtures("no_daily_sheets")


@pytest.fixture
def more() -> More:
    return More(keep_inactive=1)


async def days(world: World, count: float) -> None:
    """Let days pass without a press; the job that was due meanwhile is done."""
    await world.restart(down=count * DAY / SECOND)
    await world.tick(5)


def notices(person: Person) -> list[discord.Message]:
    return [message for message in person.direct_messages() if "Keep my data" in button_labels(message)]


def people(world: World, *persons: Person) -> list[dict[str, Any]]:
    """What is kept of these people, apart from their games."""
    ids = {person.id for person in persons}
    return [row for row in held(world.place, "person") if row["id"] in ids]


def person_row(world: World, person: Person) -> dict[str, Any]:
    (row,) = people(world, person)
    return row


def naming_server(world: World, server: int) -> list[str]:
    """The tables that still hold the server's id, or that of its channel."""
    wanted = str(server), str(world.channel.id)
    return [
        table
        for table in tables(world.place)
        if any(one in str(row) for row in held(world.place, table) for one in wanted)
    ]


@pytest.fixture
async def cancelled(world: World, unhurried: str) -> None:
    """A game of Anna and Bert that a moderator has ended, which takes less time."""
    await end_by_moderator(world, unhurried)
    await days(world, 2)


@pytest.fixture
async def ended(world: World, anna: Person, bert: Person, unhurried: str) -> str:
    """A game of Anna and Bert that they have played to its end."""
    await to_the_end(world, unhurried, anna, bert)
    # From the first job on, it is known since when they are away.
    await days(world, 2)
    return unhurried


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
async def test_who_stays_away_is_told_once_and_forgotten(
    world: World, anna: Person, bert: Person, ended: str
) -> None:
    await days(world, 20)
    await bert.slash("home")
    results = [row for row in held(world.place, "result") if row["user_id"] == bert.id]
    await days(world, 13)
    (notice,) = notices(anna)
    told = person_row(world, anna)
    assert f"for a month. On <t:{told['forget_at'] // SECOND}:D>, I will delete" in read_out(notice)
    assert told["forget_at"] - world.now > 29 * DAY
    await days(world, 2)
    await bert.slash("home")
    await days(world, 27)
    assert [message.id for message in notices(anna)] == [notice.id]
    assert naming(world, anna)

    await bert.slash("home")
    await days(world, 3)
    assert not people(world, anna)
    assert naming(world, anna) == []
    assert anna.direct_messages() == []
    assert notices(bert) == []
    assert [row for row in held(world.place, "result") if row["user_id"] == bert.id] == results
    assert naming(world, bert)
    assert any("somebody" in read_out(message) for message in world.public())
    assert (await world.look(ended)).is_over


@pytest.mark.usefixtures("cancelled")
@pytest.mark.parametrize("comes_back", ["keep", "play", "read"])
async def test_who_comes_back_stays(world: World, anna: Person, comes_back: str) -> None:
    await days(world, 33)
    (notice,) = notices(anna)
    await days(world, 29)
    if comes_back == "keep":
        answer = await anna.press("Keep my data", notice)
        assert "Everything stays as it is" in answer.text
    elif comes_back == "play":
        await anna.slash("brilliant solo")
    else:
        await anna.slash("home")
    kept = person_row(world, anna)
    assert (kept["forget_at"], world.now - kept["seen_at"] < DAY) == (None, True)
    await days(world, 25)
    assert person_row(world, anna) == kept
    assert len([message for message in notices(anna) if message.id != notice.id]) == 0
    assert naming(world, anna)


@pytest.mark.usefixtures("cancelled")
async def test_whom_no_message_reaches_is_forgotten_at_the_same_time(
    world: World, anna: Person, bert: Person
) -> None:
    world.close_dms(anna)
    await days(world, 33)
    assert (notices(anna), len(notices(bert))) == ([], 1)
    assert person_row(world, anna)["forget_at"] == person_row(world, bert)["forget_at"]
    await days(world, 31)
    assert not people(world, anna, bert)
    assert naming(world, anna) == []


@pytest.mark.usefixtures("cancelled")
async def test_while_discord_fails_nobody_counts_as_told(world: World, anna: Person) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=503, times=None)
    await days(world, 33)
    assert person_row(world, anna)["forget_at"] is None
    world.env.backend.faults.clear()
    await days(world, 2)
    assert len(notices(anna)) == 1
    assert person_row(world, anna)["forget_at"] is not None


@pytest.mark.usefixtures("cancelled")
async def test_after_a_crash_the_same_message_is_sent_again(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes it for the one that is there, by its nonce."""
    send, nonces = Delivery.send_direct, []

    async def send_and_stop(self: Delivery, user_id: int, page: Page, nonce: str, **options: Any) -> Any:
        sent = await send(self, user_id, page, nonce, **options)
        if user_id == anna.id:
            nonces.append(nonce)
            if len(nonces) == 1:
                raise LostRace
        return sent

    monkeypatch.setattr(Delivery, "send_direct", send_and_stop)
    await days(world, 33)
    assert person_row(world, anna)["forget_at"] is None
    await world.tick(40)
    assert person_row(world, anna)["forget_at"] is not None
    await world.restart()
    assert (len(nonces), len(set(nonces))) == (2, 1)


@pytest.mark.usefixtures("cancelled")
async def test_who_comes_back_at_the_last_moment_stays(
    world: World, anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = People.direct_channel

    async def find_and_come_back(self: People, user_id: int) -> int | None:
        found = await find(self, user_id)
        if user_id == anna.id:
            await world.bot.records.people.keep(anna.id, world.now)
        return found

    await days(world, 33)
    monkeypatch.setattr(People, "direct_channel", find_and_come_back)
    await days(world, 31)
    assert not people(world, bert)
    assert person_row(world, anna)["forget_at"] is None
    assert naming(world, anna)


async def test_whoever_has_only_set_something_is_told_and_forgotten_too(world: World, jonas: Person) -> None:
    settings = await jonas.slash("settings")
    await jonas.press_control(Control(Verb.SET, arg="person.core.theme=light"), settings.shown)
    await days(world, 2)
    await days(world, 33)
    assert person_row(world, jonas)["forget_at"] is not None
    await days(world, 31)
    assert not people(world, jonas)
    assert [row for row in held(world.place, "setting") if row["id"] == jonas.id] == []


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
async def test_a_server_that_removed_the_bot_is_forgotten(world: World, anna: Person, ended: str) -> None:
    server = world.guild.id
    await world.set_up(TABLE_STYLE.to("rounds"))
    await world.bot.records.people.set_alert(server, anna.id, is_on=True)
    points = [(row["user_id"], row["points"]) for row in held(world.place, "result")]
    assert naming_server(world, server)
    world.env.backend.emit("GUILD_DELETE", {"id": str(server)})
    await world.env.settle()
    kept = world.env.backend.guilds.pop(server)
    await days(world, 29)
    assert naming_server(world, server)
    await days(world, 2)
    assert naming_server(world, server) == []
    assert [(row["user_id"], row["points"]) for row in held(world.place, "result")] == points
    assert (await world.look(ended)).is_over
    world.env.backend.guilds[server] = kept


async def test_a_server_that_adds_the_bot_again_stays(world: World) -> None:
    """Even if the bot was down then."""
    await world.set_up(TABLE_STYLE.to("rounds"))
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
    await world.env.settle()
    await days(world, 40)
    await days(world, 1)
    assert "setting" in naming_server(world, world.guild.id)
    assert [row["name"] for row in held(world.place, "memo") if row["name"].startswith("left ")] == []
