"""Every press and command gets an answer, later if Discord is away: no failure is only logged."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest

from bot.interactions import answering
from bot.interactions.channel_changes import ChannelChanges
from bot.store.errors import StoreBusy, StoreDamaged
from tests.journeys.screen import controls, read_out
from tests.journeys.world import Person, World

CALLBACK = "/interactions/*/callback"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A press waits in real time until its person is told."""
    monkeypatch.setattr(answering, "PAUSES", tuple(pause / 1000 for pause in answering.PAUSES))


@pytest.fixture(autouse=True)
def _nothing_ignored(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """discord.py logs unhandled errors in this way."""
    caplog.set_level(logging.INFO, "discord")
    yield
    lines = [record.getMessage() for record in caplog.get_records("call")]
    assert not [line for line in lines if "Ignoring exception" in line or "never retrieved" in line]


def private(person: Person) -> list[str]:
    """What only this person has been told in the channel."""
    return [read_out(message) for message in person.sees() if message.flags.ephemeral]


@pytest.mark.usefixtures("empty")
async def test_a_refusal_that_is_lost_on_the_way_is_told_later(world: World, bert: Person) -> None:
    world.env.inject_error("POST", CALLBACK, status=503, times=4)
    answer = await bert.press("Start", world.table())
    assert "Only the host can do that" in answer.text
    assert private(bert) == [answer.text]


async def test_a_command_whose_work_fails_is_explained_as_soon_as_discord_is_back(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(world.bot.coordinator, "open_lobby", _busy)
        world.env.inject_error("PATCH", "/webhooks/*", status=503, times=4)
        await anna.play_command()
    await world.tick(60)
    expect_busy(world)
    assert [read_out(m) for m in world.public()] == [
        "The bot’s database is busy, and nothing was changed. Please try again in a minute."
    ]
    await anna.play_command()
    assert controls(world.table())


@pytest.mark.usefixtures("empty")
async def test_who_presses_on_a_damaged_database_is_told_and_the_log_says_it_once(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(world.bot.store, "need_usable", _damaged)
    before = len(caplog.records)
    for _ in range(3):
        assert (
            "Whoever runs the bot has to restore a backup" in (await anna.press("Start", world.table())).text
        )
    await world.tick(30)
    assert [record.getMessage() for record in caplog.records[before:] if record.levelno > logging.INFO] == []


@pytest.mark.parametrize("fault", [{"status": 404, "code": 10062}, {"status": 503}])
async def test_a_press_that_cannot_be_answered_has_its_message_redrawn(
    fault: dict[str, Any], world: World, anna: Person, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = len(world.env.http_requests)
    with monkeypatch.context() as patched:
        patched.setattr(world.bot.coordinator, "submit", _busy)
        for route in (CALLBACK, "/webhooks/*"):
            world.env.inject_error("POST", route, times=None, **fault)
        with pytest.raises(AssertionError, match="anna got no answer"):
            await anna.place_first()
    world.env.backend.faults.clear()
    await world.tick(10)
    edits = [r.path for r in world.env.http_requests[before:] if r.method == "PATCH"]
    assert len(edits) == 1
    assert edits[0].endswith("/messages/@original")
    await anna.place_first()
    assert (await world.look(game, anna)).viewer.entry is not None


@pytest.mark.usefixtures("empty")
async def test_a_press_that_meets_a_refusal_of_discords_is_answered(world: World, bert: Person) -> None:
    """Discord refuses the answer with the picture, but not the sentence that reports the failure."""
    table = world.table()
    world.env.inject_error("POST", CALLBACK, status=400, code=50035)
    assert "Please press again" in (await bert.press("Join", table)).text
    await world.tick(3)
    assert bert.mention in read_out(world.table())


async def test_what_cannot_be_suggested_is_no_exception(world: World, anna: Person) -> None:
    for command, option in (("brilliant play", "level"), ("leaderboard", "what")):
        world.env.inject_error("POST", CALLBACK, status=404, code=10062)
        assert not await anna.actor.autocomplete(world.channel, command, option, "")
    assert await anna.actor.autocomplete(world.channel, "brilliant play", "level", "random")


async def test_an_event_that_is_lost_is_made_up_for(
    world: World, anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    attic = world.guild.create_text_channel("attic")
    await anna.slash("brilliant play", attic)
    looked: list[bool] = []
    look_around = ChannelChanges.look_around

    async def once_busy(places: ChannelChanges) -> None:
        looked.append(True)
        if len(looked) == 1:
            raise StoreBusy("locked")
        await look_around(places)

    monkeypatch.setattr(ChannelChanges, "look_around", once_busy)
    world.bot.dispatch("ready")
    await world.tick(3)
    assert len(looked) == 2
    expect_busy(world)


def expect_busy(world: World) -> None:
    """SimCord records what a command or a listener raises."""
    [error] = world.env.errors
    assert isinstance(error.__cause__ or error, StoreBusy)
    world.env._errors.clear()


async def _busy(*_: object, **__: object) -> None:
    raise StoreBusy("locked")


def _damaged() -> None:
    raise StoreDamaged("the database is damaged")
