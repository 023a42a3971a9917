"""The sheet of the week: from Friday's opening to Monday's champions, its medals and its season."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import discord
import pytest

from bot.features.daily.settings import DAILY_CHANNEL, DAILY_HOUR
from bot.features.daily.verbs import DailyVerb
from bot.pages.control import Control
from bot.store.settings import LISTED
from tests.databases import held
from tests.journeys.answer import Answer
from tests.journeys.screen import button_labels, controls, framed, read_out
from tests.journeys.test_daily_journeys import files, play, start_on
from tests.journeys.world import Person, World
from tests.third.rules import ROUNDS

pytestmark = pytest.mark.usefixtures("third_sheets")

OPENS = datetime(2026, 1, 2, 18, tzinfo=UTC)
"""The first Friday of every journey, which begins the day before."""
KEY, NEXT = "w2026-01-02", "w2026-01-09"


def page(answer: Answer) -> str:
    return framed(answer.shown)


async def until(world: World, *, days: float) -> None:
    """Move the time to days after the first week's opening; the bot is down meanwhile."""
    due = OPENS + timedelta(days=days)
    await world.restart(down=(due - world.env.now()).total_seconds())


def told(world: World) -> list[discord.Message]:
    """The messages about weeks in the channel."""
    return [message for message in world.public() if read_out(message).startswith("## 🏆 Sheet of the week")]


async def finish(person: Person, keep: str = "first", key: str = KEY) -> None:
    """Play the sheet of a week from its page."""
    await start_on(person, (await person.slash("daily", day=key)).shown)
    await play(person, keep)


async def test_a_week_from_its_opening_to_its_champions(world: World, anna: Person, bert: Person) -> None:
    await world.set_up(DAILY_CHANNEL.to(world.channel.id), DAILY_HOUR.to(8))
    await until(world, days=-0.01)
    assert told(world) == []
    assert "no daily sheet" in (await anna.slash("daily", day=KEY)).text, "it is made already, but secret"
    await until(world, days=0.01)
    (opened,) = told(world)
    assert read_out(opened).startswith("## 🏆 Sheet of the week 1\n**THIRD**\n")
    assert "Closes <t:1767636000:R>" in read_out(opened)
    home = await anna.slash("home")
    assert "Sheet of the week 1" in page(home)
    assert "Closes <t:1767636000:R>" in page(home)

    # It is explained first; then one try counts, and its throws are sealed.
    await _one_try_counts_and_is_sealed(world, anna, bert, opened)

    # Nobody who begins in time and finishes late counts.
    await until(world, days=2.9)
    await start_on(bert, (await bert.press("Play", opened)).message)
    late = controls(bert.panel)[0].game
    await until(world, days=3.01)
    points = held(world.place, "result")[0]["points"]
    _, over = told(world)
    assert "the champions" in read_out(over)
    assert f"👑 {anna.mention} · {points} points" in read_out(over)
    assert f"**Everywhere**\n👑 {anna.name} · {points} points" in read_out(over)
    assert button_labels(over) == ["Best game", "Results"]
    await bert.slash("daily", day=KEY)
    await play(bert, "first")
    assert [row["uncounted"] for row in held(world.place, "result") if row["game"] == late] == ["late"]
    assert "Sheet of the week" not in page(await bert.slash("home"))

    # Everything is open now: the film of the best game, the seed, and every throw.
    assert files(await bert.press("Best game", over)) == ["film.gif"]
    assert re.search("Seed: `[0-9a-f]{64}`", page(await bert.press("Results", over)))
    checked = page(await bert.open("verify", held(world.place, "result")[0]["game"]))
    assert f"✅ All {ROUNDS} throws follow from this seed." in checked
    assert f'"third-{KEY}::n:0"' in checked

    # Two messages a week, however often the bot starts.
    await until(world, days=3.5)
    assert len(told(world)) == 2


async def _one_try_counts_and_is_sealed(
    world: World, anna: Person, bert: Person, opened: discord.Message
) -> None:
    asked = await anna.press("Play", opened)
    assert "**One try, about 20 minutes:**" in page(asked)
    assert "Streak" not in page(asked)
    await start_on(anna, asked.message)
    game = held(world.place, "game")[-1]["id"]
    assert "Sheet of the week 1, this one counts" in anna.panel_text
    await play(anna, "first")
    points = (await world.look(game)).view.points[0]
    assert "🌍 Everywhere: the first to finish" in anna.panel_text
    assert "🔥" not in anna.panel_text
    result = await anna.press("Results")
    assert f"> Sheet of the week 1 · {points} points" in page(result)
    assert "The seed is published <t:1767636000:R>" in page(result)
    assert "Others may still be playing it" in page(await anna.open("verify", game))
    assert anna.mention not in page(await bert.slash("daily", day=KEY))
    assert "Best game" not in button_labels(result.shown)
    shared = await anna.press("Post it here", (await anna.press("Share", result.shown)).shown)
    assert f"{anna.mention}\nSheet of the week 1 · " in shared.text
    await anna.press("Play again", result.shown)
    assert "this one doesn’t count" in anna.panel_text
    assert "done" not in page(await anna.slash("home")), "it says the points"


async def test_medals_stay_on_profiles_and_places_make_a_season(
    world: World, anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Throws with which the first die brings another sum than the second.
    monkeypatch.setattr("bot.features.daily.sheets.secrets", SimpleNamespace(token_bytes=bytes))
    await until(world, days=0.1)
    await finish(anna)
    await finish(bert, "second")
    assert "Weekly medals" not in framed((await anna.slash("profile")).shown), "the week is still open"
    reached = {row["user_id"]: row["points"] for row in held(world.place, "result")}
    first, second = sorted((anna, bert), key=lambda person: -reached[person.id])
    assert reached[first.id] != reached[second.id]
    empty = page(await anna.press("Season", (await anna.slash("daily", day=KEY)).shown))
    assert "No week of this season is over yet." in empty

    await until(world, days=7.1)
    await finish(second, key=NEXT)
    won = read_out((await first.slash("profile")).shown)
    assert "Weekly medals everywhere: 🥇 1" in won
    assert "Weekly medals on servers: 🥇 1" in won
    assert "🥈 1" in read_out((await second.slash("profile")).shown)
    season = page(await first.press("Season", (await first.slash("daily", day=KEY)).shown))
    assert f"🥇 {first.mention} · 10 points\n🥈 {second.mention} · 9 points" in season
    await until(world, days=10.1)
    table = await first.press("Season", (await first.slash("daily", day=NEXT)).shown)
    assert f"🥇 {second.mention} · 19 points\n🥈 {first.mention} · 10 points" in page(table)
    assert "You did not play this sheet" in page(await first.press("Back to the sheet", table.shown))
    assert "🥇 1 · 🥈 1" in read_out((await second.slash("profile")).shown)

    # Whoever stays off the boards has their medals, and is ahead of nobody else; a deletion takes them away.
    await world.bot.records.settings.save(first.id, LISTED.to(False))
    assert "Weekly medals everywhere: 🥇 1" in read_out((await first.slash("profile")).shown)
    assert "Weekly medals everywhere: 🥇 2" in read_out((await second.slash("profile")).shown)
    await world.bot.records.delete_user(second.id, now=world.now)
    assert "Weekly medals" not in read_out((await second.slash("profile")).shown)
    assert "somebody · 19 points" in page(
        await first.press("Season", (await first.slash("daily", day=KEY)).shown)
    )


async def test_a_deletion_while_the_week_is_open_brings_no_second_try(world: World, anna: Person) -> None:
    await until(world, days=0.1)
    await finish(anna)
    await world.bot.records.delete_user(anna.id, now=world.now)
    await until(world, days=2)
    assert "before you deleted your data" in page(await anna.slash("daily", day=KEY))


async def test_a_server_where_nobody_has_played_hears_of_no_champions(world: World, anna: Person) -> None:
    await world.set_up(DAILY_CHANNEL.to(world.channel.id), DAILY_HOUR.to(8))
    await until(world, days=0.1)
    await start_on(anna, (await anna.slash_in_dm("daily", day=KEY)).message)
    await play(anna, "first")
    await until(world, days=3.1)
    assert len(told(world)) == 1
    ahead = Control(DailyVerb.DAILYPLAY, arg=f"third,{NEXT}").custom_id()
    for day in (NEXT, "w2026-01-03", "w2025-12-26"):
        assert "no daily sheet" in (await anna.slash("daily", day=day)).text
    assert "no daily sheet" in (await anna.press_id(ahead, told(world)[0])).text
    assert "no daily sheet" in (await anna.slash("daily", game="brikks", day=KEY)).text, (
        "it is another game's turn"
    )
