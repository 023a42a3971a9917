"""After a refusal, nothing is requested again and again, and nothing deleted comes back."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import cast

import aiohttp
import discord
import pytest

from bot.messages import channels
from bot.messages.channels import Channels
from bot.messages.failures import CODES, Refusal, is_passing, refusal
from bot.messages.first_answer import UNKNOWN_MESSAGE
from bot.messages.sender import Delivery
from bot.pages.page import Page
from bot.render.worker import RenderWorker
from bot.store.database import Store
from bot.store.people import People
from bot.store.rows import TABLE_SEAT, MessageRow
from tests.messages.posting import Arriving, refresher, refused
from tests.turns.tables import CHANNEL, Table


async def react(table: Table, row: MessageRow, error: discord.HTTPException) -> None:
    await refresher(table, Arriving())._react(await table.look(row.game), row, error)


async def only(table: Table, game: str) -> MessageRow:
    [row] = await table.messages.of(game)
    return row


async def test_a_closing_message_that_somebody_deleted_is_not_sent_again(table: Table) -> None:
    game = await table.started(2)
    row = await table.messages.open(game, "reveal", TABLE_SEAT, now=table.now, instead_of=None)
    assert row is not None
    await table.messages.sent(row, CHANNEL, 5, 0, table.now)
    await react(table, await only(table, game), refused(404, UNKNOWN_MESSAGE))
    look = await table.look(game)
    kept = await only(table, game)
    assert (kept.id, kept.message_id, kept.shows) == (row.id, 5, look.revision)


@pytest.mark.parametrize(
    ("error", "why"),
    [
        *((refused(403, code), Refusal.DOOR) for code in (50007, 50278, 10013)),
        *((refused(status, code), Refusal.BOT) for status in (400, 403) for code in (40003, 20026)),
        *((refused(404, code), Refusal.GONE) for code in (10003, 10004)),
        *((refused(403, code), Refusal.CLOSED) for code in (50001, 50013, 50083, 160005, 200000, 200001)),
        *((refused(400, code), Refusal.CLOSED) for code in (20009, 50024, 50033)),
        *(
            (refused(status), Refusal.PASSING)
            for status in (401, 403, 407, 408, 429, 500, 502, 503, 504, 520)
        ),
        *((refused(429, code), Refusal.PASSING) for code in (20016, 20028, 40062)),
        (refused(503, 130000), Refusal.PASSING),
        *((refused(400, code), Refusal.FINAL) for code in (0, 50035, 50006, 30046)),
        (refused(404, UNKNOWN_MESSAGE), Refusal.FINAL),
        *((error, Refusal.PASSING) for error in (TimeoutError(), OSError(), aiohttp.ClientError())),
        (discord.RateLimited(60.0), Refusal.PASSING),
    ],
    ids=lambda value: value.name if isinstance(value, Refusal) else f"{value!r}"[:60],
)
def test_what_discord_answers_is_a_persons_wish_a_place_or_passing(error: Exception, why: Refusal) -> None:
    assert refusal(error) is why
    assert is_passing(error) == (why in {Refusal.PASSING, Refusal.BOT})


def test_no_code_means_two_things() -> None:
    assert sum(map(len, CODES.values())) == len(frozenset().union(*CODES.values()))


@pytest.mark.parametrize("code", [50007, 50278, 10013, 40003, 20026, 50001, 10003])
async def test_who_gets_no_sheet_by_direct_message_opens_it_at_the_table(table: Table, code: int) -> None:
    """No game waits for a person's settings, nor for Discord to let the bot open direct messages again."""
    game = await table.started(2)
    row = await table.messages.open(game, "panel", 0, now=table.now, instead_of=None)
    assert row is not None
    await react(table, row, refused(403, code))
    assert await table.messages.of(game) == ()
    assert [player.panel for player in (await table.look(game)).players] == ["closed", "dm"]


@pytest.mark.parametrize("status", [403, 429, 503])
async def test_a_sheet_that_could_not_be_sent_for_now_is_sent_later(table: Table, status: int) -> None:
    game = await table.started(2)
    row = await table.messages.open(game, "panel", 0, now=table.now, instead_of=None)
    assert row is not None
    await react(table, row, refused(status))
    kept = await only(table, game)
    assert (kept.failures, kept.due_at > table.now) == (1, True)
    assert (await table.look(game)).players[0].panel == "dm"


class Opened:
    """A client that has opened these channels, and a Discord that says no with these codes first."""

    def __init__(self, *codes: int) -> None:
        self.codes = list(codes)
        self.tried = 0

    async def create_dm(self, person: discord.Object) -> object:
        self.tried += 1
        if self.codes:
            raise refused(403, self.codes.pop(0))
        return SimpleNamespace(id=person.id)


def passing_time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock for pauses, in a list of one."""
    seconds = [1000.0]
    monkeypatch.setattr(channels, "_seconds", lambda: seconds[0])
    return seconds


def channels_by(client: Opened, store: Store) -> Channels:
    return Channels(cast("discord.Client", client), People(store))


async def test_while_discord_refuses_ever_fewer_channels_are_asked_for(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    seconds, client = passing_time(monkeypatch), Opened(*[20026] * 9)
    ours, asked = channels_by(client, store), []
    while client.codes:
        before = client.tried
        for _ in range(5):
            with pytest.raises(discord.HTTPException) as caught:
                await ours.direct(1)
            assert caught.value.code == 20026
        if client.tried > before:
            asked.append(seconds[0] - 1000)
        assert "20026" in ours.fault
        seconds[0] += 30
    assert [later - one for one, later in pairwise(asked)] == [60, 120, 240, 480, 960, 1920, 3600, 3600]
    assert len(caplog.records) == 1, "once"
    seconds[0] += 3600
    assert await ours.direct(1) == 1
    tried = client.tried
    assert await ours.direct(1) == 1
    assert client.tried == tried
    assert ours.fault == ""
    client.codes = [40003]
    with pytest.raises(discord.HTTPException):
        await ours.direct(2)
    seconds[0] += 60
    assert await ours.direct(2) == 2


async def test_a_channel_is_opened_once_by_all_processes_whenever_they_start(store: Store) -> None:
    """Each opened the channels of all people for itself: a request that counts."""
    client, other = Opened(), Opened()
    assert await channels_by(client, store).direct(1) == 1
    ours = channels_by(other, store)
    assert await ours.direct(1) == 1
    assert (client.tried, other.tried) == (1, 0)
    await ours.forget_direct(1)
    assert await ours.direct(1) == 1
    assert other.tried == 1


@pytest.mark.parametrize(("code", "is_kept"), [(10003, False), (50001, False), (50007, True), (0, True)])
async def test_a_channel_is_opened_anew_if_discord_does_not_know_it(
    store: Store, monkeypatch: pytest.MonkeyPatch, code: int, *, is_kept: bool
) -> None:
    people = People(store)
    delivery = Delivery(cast("discord.Client", Opened()), cast("RenderWorker", None), people, is_alone=False)

    async def refuse(*_: object, **__: object) -> int:
        raise refused(403, code)

    monkeypatch.setattr(delivery, "_send", refuse)
    with pytest.raises(discord.HTTPException):
        await delivery.send_direct(1, Page("yours"), "nonce", is_first=True)
    assert await people.direct_channel(1) == (1 if is_kept else None)


async def test_a_press_in_direct_messages_tells_their_channel(store: Store) -> None:
    client = Opened()
    ours, person = channels_by(client, store), {"user": {"id": "1"}, "channel_id": "7"}
    for context, said in ((0, {"member": person, "channel_id": "8"}), (2, person), (1, person)):
        ours.hear({"context": context, **said}, 0)
    assert await ours.direct(1) == 7
    assert client.tried == 0


@pytest.mark.parametrize("code", [50007, 50278, 10013, 0])
async def test_one_closed_door_keeps_the_bot_from_no_other(
    store: Store, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    passing_time(monkeypatch)
    ours = channels_by(Opened(code), store)
    with pytest.raises(discord.HTTPException):
        await ours.direct(1)
    assert ours.fault == ""
    assert await ours.direct(2) == 2
