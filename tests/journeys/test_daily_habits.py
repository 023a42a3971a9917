"""What makes the daily sheet a habit: weeks and champions, streaks of two people, reminders."""

from __future__ import annotations

import re

import discord
import pytest

from bot.features.daily.settings import DAILY_CHANNEL, DAILY_HOUR
from bot.features.daily.verbs import DailyVerb
from bot.pages.control import Control
from bot.store.settings import ZONE
from tests.databases import held
from tests.journeys.answer import Answer
from tests.journeys.screen import button_labels, framed_buttons, framed_selects, read_out
from tests.journeys.test_daily_journeys import (
    FIRST,
    SECOND_DAY,
    begin,
    page,
    play,
    start_on,
    until,
)
from tests.journeys.world import Person, World

pytestmark = pytest.mark.usefixtures("third_sheets")


FRIDAY, SUNDAY, MONDAY = SECOND_DAY, "2026-01-04", "2026-01-05"
"""The first day is a Thursday."""


async def press_on(person: Person, shown: Answer, label: str) -> Answer:
    """Press a button of a page in a frame."""
    (found,) = [button for button in framed_buttons(shown.shown) if button.label == label]
    return await person.press_id(str(found.custom_id), shown.shown)


async def sheet_page(person: Person, day: str = FIRST) -> Answer:
    return await person.slash("daily", game="third", day=day)


def digest(world: World) -> str:
    """The newest daily message."""
    return [told for told in map(read_out, world.public()) if "Today’s sheets" in told][-1]


async def finish(*people: Person) -> None:
    for person in people:
        await begin(person)
        await play(person, "first")


async def test_a_week_is_shown_while_it_runs_and_ends_with_a_podium(
    world: World, anna: Person, bert: Person
) -> None:
    await world.set_up(DAILY_CHANNEL.to(world.channel.id), DAILY_HOUR.to(8))
    await finish(anna)
    week = await press_on(anna, await sheet_page(anna), "Week")
    assert f"🥇 {anna.mention} · " in page(week)
    assert f"Leading today: {anna.mention}" in page(week)
    # Whoever has not finished today's sheet hears nothing of today.
    other = page(await press_on(bert, await sheet_page(bert), "Week"))
    assert anna.mention not in other
    assert "once you have finished it" in other
    assert "> THIRD daily 1" in page(await press_on(anna, week, "Back to the sheet"))

    await until(world, FRIDAY, 1)
    shown = page(await press_on(bert, await sheet_page(bert, FRIDAY), "Week"))
    assert anna.mention in shown
    assert "Leading today" not in shown
    await finish(anna, bert)
    await until(world, SUNDAY, 9)
    assert f"🏆 **This week so far:** 🥇 {anna.mention} · " in digest(world)
    await finish(bert)
    await until(world, SUNDAY, 19)
    podium = re.compile(rf"🥇 {bert.mention} · \d+ points\n🥈 {anna.mention} · \d+ points")
    assert "This week’s podium, with hours to go" in digest(world)
    assert podium.search(digest(world))
    await until(world, MONDAY, 9)
    told = digest(world)
    assert "Last week’s podium" in told
    assert podium.search(told)


async def test_two_people_keep_a_streak_together(world: World, anna: Person, bert: Person) -> None:
    alone = page(await press_on(anna, await sheet_page(anna), "Pairs"))
    assert "Nobody else has played a daily sheet here lately" in alone
    await finish(bert, anna)
    pairs = await press_on(anna, await sheet_page(anna), "Pairs")
    assert pairs.is_private
    ask = Control(DailyVerb.DAILYASK, tag="1", kind="s").custom_id()
    asked = await anna.press_id(ask, pairs.shown, str(bert.id))
    told = f"🤝 {anna.mention} asks {bert.mention} to keep a streak of daily sheets together."
    assert (asked.text, asked.is_private) == (told, False)
    assert f"{anna.mention} asks you to keep a streak together" in page(await sheet_page(bert))
    assert "already asked the other" in (await anna.press_id(ask, pairs.shown, str(bert.id))).text

    # Only the one who is asked can answer.
    assert "Nobody is asking you here" in await world.refusal(anna.press("Count me in", asked))
    agreed = await bert.press("Count me in", asked.shown)
    assert f"{anna.mention} and {bert.mention} keep a streak" in agreed.text
    assert not agreed.is_new
    (row,) = held(world.place, "daily_pair")
    assert (row["asker"], row["asked"], row["since"]) == (anna.id, bert.id, FIRST)

    # The day on which they agreed counts.
    pairs = await press_on(bert, await sheet_page(bert), "Pairs")
    assert f"**{anna.mention}** · 🔥 1 day · ❄️\u00a02" in page(pairs)
    back = await press_on(bert, pairs, "Today’s sheet")
    assert not back.is_new
    assert "BRILLIANT daily 1" in page(back), "the one that is left"
    ended = await press_on(anna, await press_on(anna, await sheet_page(anna), "Pairs"), "End")
    assert not ended.is_new
    assert bert.mention not in page(ended)
    assert held(world.place, "daily_pair") == []


async def test_a_question_is_turned_down_taken_back_and_gone_with_a_deletion(
    world: World, anna: Person, bert: Person
) -> None:
    await finish(anna, bert)
    ask = Control(DailyVerb.DAILYASK, tag="1", kind="s").custom_id()
    pairs = await press_on(anna, await sheet_page(anna), "Pairs")
    asked = await anna.press_id(ask, pairs.shown, str(bert.id))
    assert "Not this time" in (await bert.press("No, thanks", asked.shown)).text
    await anna.press_id(ask, pairs.shown, str(bert.id))
    waiting = await press_on(anna, await sheet_page(anna), "Pairs")
    assert f"You have asked {bert.mention}. No answer yet." in page(waiting)
    await press_on(anna, waiting, "Take back")
    assert held(world.place, "daily_pair") == []
    await bert.press_id(ask, pairs.shown, str(anna.id))
    answered = await press_on(anna, await press_on(anna, await sheet_page(anna), "Pairs"), "Count me in")
    assert f"**{bert.mention}** · 🔥 1 day" in page(answered)
    await world.bot.records.delete_user(bert.id, now=world.now)
    assert held(world.place, "daily_pair") == []
    await world.tick(5)
    assert not [message for message in world.public() if bert.mention in read_out(message)]


def reminders(person: Person) -> list[discord.Message]:
    return [one for one in person.direct_messages() if "daily sheets are waiting" in read_out(one)]


async def remind_at(person: Person, hour: str) -> Answer:
    shown = await press_on(person, await sheet_page(person), "Remind me")
    assert "It is **off**" in page(shown)
    choose = Control(DailyVerb.DAILYREMIND, arg="hour", tag="1", kind="s").custom_id()
    return await person.press_id(choose, shown.shown, hour)


async def test_a_reminder_comes_at_the_own_hour_unless_the_sheet_is_finished(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.daily.command.solo_games", lambda: ["third"])
    await world.bot.records.settings.save(anna.id, ZONE.to("Asia/Kolkata"), now=world.now)
    set_page = await remind_at(anna, "20")
    assert "It comes at **<t:1767277800:t>**" in page(set_page), "14:30 UTC"
    assert "daily 1\n" in page(await press_on(anna, set_page, "Today’s sheet"))
    await until(world, FIRST, 14)
    assert reminders(anna) == []
    await until(world, FIRST, 15)
    (message,) = reminders(anna)
    assert "the next ones come <t:1767312000:R>" in read_out(message)
    assert button_labels(message)[-1] == "Stop reminding me"
    await world.tick(5)
    assert len(reminders(anna)) == 1
    # It leads to the page first, like every way to the one try.
    await start_on(anna, (await anna.press("Play", message)).message)
    await play(anna, "first")

    # Not on a day on which a sheet is finished, and not hours too late.
    await until(world, SECOND_DAY, 10)
    await start_on(anna, (await anna.slash_in_dm("daily", game="third")).message)
    await play(anna, "first")
    await until(world, SECOND_DAY, 15)
    await until(world, "2026-01-03", 22)
    assert len(reminders(anna)) == 1
    await until(world, SUNDAY, 15)
    second = reminders(anna)[-1]
    assert len(reminders(anna)) == 2
    assert "🔥 Your streak: 2 days." in read_out(second)
    assert "will not be reminded any more" in (await anna.press("Stop reminding me", second)).text
    assert held(world.place, "daily_reminder") == []


async def test_a_reminder_needs_a_city_and_an_hour(world: World, jonas: Person) -> None:
    shown = await press_on(jonas, await sheet_page(jonas), "Erinnern")
    assert "nicht gestellt, also gilt UTC" in page(shown)
    assert "Sie ist **aus**" in page(shown)
    cities, hours = framed_selects(shown.shown)
    assert (cities.placeholder, hours.placeholder) == ("Stadt wählen …", "Keine? Bei mir ist es …")
    assert str(cities.options[0].label).startswith("Berlin · ")
    chosen = await jonas.press_id(str(cities.custom_id), shown.shown, "Europe/Berlin")
    assert ", Berlin" in page(chosen)
    (hours,) = framed_selects(chosen.shown)
    assert hours.placeholder == "Erinnere mich um …"
    done = await jonas.press_id(str(hours.custom_id), chosen.shown, "20")
    assert "Sie kommt um **<t:1767294000:t>**" in page(done), "19:00 UTC"
    assert not done.is_new
    await until(world, FIRST, 18)
    assert [one for one in jonas.direct_messages() if "Tagesblätter von heute" in read_out(one)] == []
    await until(world, FIRST, 19)
    assert len([one for one in jonas.direct_messages() if "Tagesblätter von heute" in read_out(one)]) == 1


OPENING = "/users/@me/channels"
"""Where a channel for direct messages is opened."""


async def test_reminders_wait_while_the_bot_may_open_no_direct_messages(
    world: World, anna: Person, bert: Person, caplog: pytest.LogCaptureFixture
) -> None:
    for person in (anna, bert):
        await remind_at(person, "18")
    world.env.inject_error("POST", OPENING, status=403, code=40003, times=None)
    await until(world, FIRST, 18)
    before = sum(request.path.endswith(OPENING) for request in world.env.http_requests)
    await world.wait(59)
    tried = sum(request.path.endswith(OPENING) for request in world.env.http_requests) - before
    assert 4 <= tried <= 6, "each pause is twice as long"
    assert reminders(anna) == reminders(bert) == []
    assert "(error 40003)" in world.bot.delivery.channels.fault
    assert (
        len([one for one in caplog.records if "lets the bot open no direct messages" in one.getMessage()])
        == 1
    )
    world.env.backend.faults.clear()
    await world.wait(40)
    assert len(reminders(anna)) == len(reminders(bert)) == 1
    assert world.bot.delivery.channels.fault == ""


async def test_a_blocked_person_is_not_reminded(world: World, anna: Person) -> None:
    await remind_at(anna, "18")
    await world.bot.coordinator.admission.block("person", anna.id, "spam")
    await until(world, FIRST, 18)
    assert reminders(anna) == []
    await world.bot.coordinator.admission.unblock("person", anna.id)
    await until(world, SECOND_DAY, 18)
    assert len(reminders(anna)) == 1
