"""The home page of a screen: open tables with Join, then one's own games, a game alone at once, and today's sheet in a picture."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.features.daily.store import DailyRow
from bot.games.brilliant.levels.files import level_text
from bot.pages.control import parse_control
from tests.journeys.tapping import Page, in_its_time, tapping
from tests.journeys.world import Person, World
from tests.world.offers import items


def brightest(page: Page) -> list[Any]:
    return [item for item in items({"top": page.top}) if item.get("style") == "primary"]


def lines(page: Page) -> list[str]:
    """The titles of what stands beside buttons, in their order."""
    return [part["text"].splitlines()[0].strip("*") for part in page.top["frame"] if part["kind"] == "words"]


def joins(page: Page) -> list[str]:
    """The games that can be joined from here."""
    controls = [parse_control(item.get("id", "")) for item in page.items()]
    return [control.game for control in controls if control is not None and control.verb == "join"]


async def until_sent(world: World) -> None:
    """Let sheets be sent; they are drawn in a thread, for which no virtual time passes."""
    await world.tick(2)
    await world.bot.refresher._tasks.idle()


async def at_home(page: Page) -> None:
    with in_its_time(page.person):
        page.screen.home()
    await page.until(lambda: page.shown["top"] is not None)


@pytest.mark.parametrize("in_dm", [False, True])
async def test_the_one_bright_press_of_a_cold_launch_begins_a_game_alone(anna: Person, in_dm: bool) -> None:
    async with tapping(anna, in_dm=in_dm) as page:
        assert page.top["kind"] == "home"
        [press] = brightest(page)
        assert press["label"] == "Play BRILLIANT alone"
        assert ("newtable" in page.verbs()) == (not in_dm)
        await page.press(press["id"])
        assert page.shown["top"] is None
        assert page.game["kind"] == "brilliant"
        assert page.game["targets"]


async def test_what_the_page_has_no_room_for_is_behind_more_and_home_leads_back(anna: Person) -> None:
    async with tapping(anna) as page:
        assert len([item for item in page.items() if item["kind"] == "button"]) <= 7
        await page.do("homemore")
        assert {"learn", "rules", "board", "profile", "settings", "newest", "duel", "about"} <= page.verbs()
        assert page.top["kind"] == ""
        await page.tap("Home")
        assert page.top["kind"] == "home"


async def test_todays_sheet_is_shown_once_it_is_made(world: World, anna: Person) -> None:
    async with tapping(anna) as page:
        assert page.top["pictures"] == []
        sheets = world.bot.running["daily"].service
        rules = json.dumps({"level": level_text("1"), "throws": "12"})
        with in_its_time(anna):
            today = sheets.today()
        await sheets.store.add(DailyRow("brilliant", today, "00" * 32, "1", rules, 40))
        await at_home(page)
        await page.until(lambda: page.top["pictures"])
        [picture] = page.top["pictures"]
        assert "Quartz" in picture["alt"]
        assert lines(page)[-1] == "Play today’s sheet"
        await page.do("daily")
        assert "It counts once" in page.text


async def test_open_tables_of_the_channel_come_first_and_are_joined_there(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    await anna.slash("brikks play", elsewhere)
    await anna.slash("brilliant solo")
    async with tapping(cleo) as page:
        await page.do("learnplay")
        own = page.game["game"]
        await at_home(page)
        assert joins(page) == [], "neither a table elsewhere nor what somebody plays alone"
        game = await world.lobby(bert, players=3)
        await page.until(lambda: joins(page) == [game])
        assert lines(page)[:2] == ["BRILLIANT · level 1 · Quartz", "Your turn: BRILLIANT · level 1 · Quartz"]
        assert "At the table (1 of 3): bert" in page.text
        assert [item["label"] for item in brightest(page)] == ["Join"]
        pressed = [item["id"] for item in items({"top": page.top})]
        assert len(pressed) == len(set(pressed))
        await page.do("join")
        assert (page.shown["top"], page.game["game"], page.game["status"]) == (None, game, "lobby")
        await at_home(page)
        assert joins(page) == []
        await page.tap("To the table")
        assert page.game["game"] == game
        await at_home(page)
        await page.tap("My sheet")
        assert page.game["game"] == own
    async with tapping(cleo, in_dm=True) as page:
        await at_home(page)
        await world.lobby(anna, players=2)
        assert joins(page) == [], "a private place has no tables"


async def test_people_are_invited_while_a_seat_is_free(world: World, anna: Person, bert: Person) -> None:
    await world.lobby(anna, players=2)
    async with tapping(anna) as page:
        assert [item["label"] for item in page.items() if item["kind"] == "invite"] == ["Invite"]
        await bert.press("Join", world.table())
        await page.until(lambda: page.game["status"] == "running")
        assert not [item for item in page.items() if item["kind"] == "invite"]


async def test_who_has_a_lobby_open_when_the_game_begins_gets_no_direct_message(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    await world.lobby(anna, bert, cleo)
    async with tapping(anna) as page, tapping(bert) as other:
        await page.do("start")
        await other.until(lambda: other.game["status"] == "running")
        await until_sent(world)
        assert [anna.direct_messages(), bert.direct_messages()] == [[], []]
    assert [message.id for message in cleo.direct_messages()] == [cleo.panel.id]


async def test_whoever_begins_a_game_by_joining_it_in_the_activity_gets_no_direct_message(
    world: World, anna: Person, bert: Person
) -> None:
    await world.lobby(anna, players=2)
    async with tapping(bert) as page:
        await page.tap("Join")
        assert page.game["status"] == "running"
        await until_sent(world)
    assert bert.direct_messages() == []
    assert [message.id for message in anna.direct_messages()] == [anna.panel.id]


async def test_who_closes_a_lobby_before_the_game_begins_is_sent_the_sheet(
    world: World, anna: Person, bert: Person
) -> None:
    await world.lobby(anna)
    async with tapping(bert) as page:
        await page.tap("Join")
    await anna.press("Start", world.table())
    await until_sent(world)
    assert "Put 1 to 6" in bert.panel_text
    assert [message.id for message in bert.direct_messages()] == [bert.panel.id]
