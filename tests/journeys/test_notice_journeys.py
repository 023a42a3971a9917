from __future__ import annotations

import discord
import pytest

from bot.features.notices.settings import NOTIFY
from bot.store.settings import Settings
from bot.turns.clocks import CLOCKS, HOUR, MINUTE, Clock
from tests.journeys.screen import button_labels, read_out, verbs
from tests.journeys.world import Person, World

TOLD = ("Your turn in", "A game is still waiting", "your turn in", "a game is still waiting")


def told(world: World, person: Person) -> list[tuple[str, str]]:
    """The place and the first sign of everything that was ever sent to tell this person of a turn."""
    found, direct = [], f"/channels/{person.actor.user.dm_channel.id}/messages"
    for request in world.env.http_requests:
        body = request.json if isinstance(request.json, dict) else {}
        content = str(body.get("content", ""))
        if request.method != "POST" or not any(words in content for words in TOLD):
            continue
        if request.path == direct:
            found.append(("dm", content[0]))
        elif body["allowed_mentions"].get("users") == [person.id]:
            found.append(("channel", content[0]))
    return found


def notices(messages: list[discord.Message]) -> list[discord.Message]:
    return [message for message in messages if "notify" in verbs(message)]


@pytest.fixture
def short_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """A day of forty minutes."""
    monkeypatch.setitem(CLOCKS, "day", Clock(40 * MINUTE, 10 * MINUTE, is_slow=True))


def test_the_warning_comes_at_three_quarters_of_a_day() -> None:
    assert {name: clock.warning for name, clock in CLOCKS.items() if clock.warning} == {"day": 6 * HOUR}


@pytest.mark.slow
@pytest.mark.usefixtures("short_day")
async def test_a_turn_is_told_once_and_again_at_three_quarters(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.game(anna, bert, clock="day")
    await anna.place_first()
    await world.tick(55)
    assert told(world, bert) == [], "whoever moves within a minute is not told"
    await world.tick(10)
    (notice,) = notices(bert.direct_messages())
    assert "BRILLIANT" in read_out(notice)
    assert f"<#{world.channel.id}>" in read_out(notice)
    assert f"<t:{(await world.look(game)).times.deadline // 1000}:R>" in read_out(notice)
    assert button_labels(notice) == ["To my sheet", "To the table", "Notifications"]
    await world.restart()
    await world.wait(28)
    assert told(world, bert) == [("dm", "🎲")]
    await world.wait(2)
    assert told(world, bert) == [("dm", "🎲"), ("dm", "⏳")]
    assert len(notices(bert.direct_messages())) == 1, "the warning has taken the place of the first"
    await world.restart()
    await bert.place_first()
    await world.tick(1)
    assert notices(bert.direct_messages()) == []
    await bert.press("Undo")
    await world.tick(70)
    assert told(world, bert) == [("dm", "🎲"), ("dm", "⏳")], "the same decision is told no more"
    await world.wait(11)
    assert told(world, bert)[2:] == [("dm", "🎲")], "the next decision is"
    assert told(world, anna) == [("dm", "🎲")]
    assert notices(world.public()) == []


async def test_everybody_is_told_where_they_chose(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    dora = world.person("dora")
    settings = Settings(world.stores[-1])
    await settings.save(bert.id, NOTIFY.to("channel"))
    await settings.save(cleo.id, NOTIFY.to("none"))
    open_again = world.close_dms(dora)
    await world.game(anna, bert, cleo, dora, clock="day")
    await anna.place_first()
    await world.tick(65)
    assert told(world, bert) == [("channel", "🎲")]
    assert told(world, cleo) == []
    assert ("channel", "🎲") in told(world, dora), "whom no direct message reaches is told at the table"
    public = notices(world.public())
    assert sorted(m.raw_mentions[0] for m in public) == sorted([bert.id, dora.id])
    assert all(len(m.raw_mentions) == 1 for m in public)
    notice = next(m for m in public if m.raw_mentions == [bert.id])
    assert (await bert.press("Notifications", notice)).is_private
    await bert.press("My sheet", notice)
    await bert.place_first()
    await world.tick(2)
    assert [m.raw_mentions for m in notices(world.public())] == [[dora.id]]
    open_again()


@pytest.mark.parametrize("clock", ["live", "relaxed"])
async def test_games_of_minutes_tell_nobody(world: World, anna: Person, bert: Person, clock: str) -> None:
    await world.game(anna, bert, clock=clock)
    await world.wait((CLOCKS[clock].turn or 0) / MINUTE - 0.5)
    assert told(world, bert) == told(world, anna) == []
    assert notices(world.public()) == notices(bert.direct_messages()) == []
