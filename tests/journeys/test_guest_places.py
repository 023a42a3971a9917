"""People use the bot where it is no member: in group messages, and on servers without it."""

from __future__ import annotations

import pytest

from bot.features.daily.verbs import DailyVerb
from bot.pages.control import Control
from tests.journeys.screen import framed, read_out
from tests.journeys.server import More
from tests.journeys.test_daily_journeys import begin, play, start_on
from tests.journeys.world import Person, World

pytestmark = pytest.mark.usefixtures("third_sheets")

PAGES = ("home", "daily", "learn", "puzzle", "leaderboard", "profile", "settings", "challenge")


@pytest.fixture(params=["group", "server"])
def more(request: pytest.FixtureRequest) -> More:
    return More(guest_place=request.param)


async def test_somebody_plays_alone_and_only_they_see_it(world: World, anna: Person, bert: Person) -> None:
    assert (await anna.slash("third solo")).is_private
    await play(anna, "first")
    assert (await anna.press("Play again")).is_private
    assert (world.public(), bert.sees()) == ([], [])


@pytest.mark.parametrize("page", PAGES)
async def test_pages_are_private(world: World, anna: Person, bert: Person, page: str) -> None:
    assert (await anna.slash(page)).is_private
    assert (world.public(), bert.sees()) == ([], [])


async def test_a_daily_sheet_is_played_and_shown_to_everybody(
    world: World, anna: Person, bert: Person
) -> None:
    await begin(anna)
    await play(anna, "first")
    await anna.press("Post it here", (await anna.press("Share")).shown)
    (shown,) = world.public()
    assert anna.mention in read_out(shown)
    # Whoever has not added the bot plays from there all the same.
    await start_on(bert, (await bert.press("Play", shown)).message)
    assert "this one counts" in bert.panel_text
    assert (await bert.press("Play", shown)).is_private


async def test_whom_the_bot_may_not_reach_is_promised_no_message(
    world: World, anna: Person, bert: Person
) -> None:
    remind = Control(DailyVerb.DAILYREMIND).custom_id()
    await begin(anna)
    await play(anna, "first")
    await anna.press("Post it here", (await anna.press("Share")).shown)
    assert "It is **off**" in framed((await anna.press_id(remind, world.public()[0])).shown)
    assert "choose **Add App**" in (await bert.press_id(remind, world.public()[0])).private_text


async def test_nobody_is_challenged_where_the_result_could_not_be_shown(
    world: World, anna: Person, bert: Person
) -> None:
    told = await anna.slash("challenge", opponent=bert.actor)
    assert "I am only a guest here" in told.private_text


@pytest.mark.parametrize("more", [More(guest_place="server", is_hushed=True)])
async def test_where_answers_are_private_a_result_is_there_to_be_copied(world: World, anna: Person) -> None:
    await begin(anna)
    await play(anna, "first")
    assert "Copy this" in (await anna.press("Share")).private_text
