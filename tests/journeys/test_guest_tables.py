"""People play together where the bot is no member: a table goes on through the tokens of presses alone."""

from __future__ import annotations

import discord
import pytest

from bot.pages.control import Control, Verb
from tests.journeys.screen import button_labels, controls, read_out, verbs
from tests.journeys.server import More
from tests.journeys.tapping import tapping
from tests.journeys.world import Person, World
from tests.third.rules import ROUNDS

pytestmark = pytest.mark.usefixtures("third_game")

MINUTES = 60
WAITS = "this message now stands still"


@pytest.fixture(params=["group", "server"])
def more(request: pytest.FixtureRequest) -> More:
    return More(guest_place=request.param)


async def begun(world: World, *people: Person, clock: str = "relaxed") -> str:
    """A game of the third kind of these people, each with their sheet in place."""
    game = await world.lobby(*people, command="third play", clock=clock, players=len(people))
    for person in people:
        assert (await person.press("My sheet", world.table(game))).is_private
    return game


async def keep(*people: Person, die: str = "first") -> None:
    for person in people:
        await person.press(f"Keep the {die}")
    for person in people:
        await person.ready()


def shown(message: discord.Message) -> str:
    return read_out(message)


async def test_three_people_play_to_the_end(world: World, anna: Person, bert: Person, cleo: Person) -> None:
    game = await begun(world, anna, bert, cleo)
    for _ in range(ROUNDS):
        await keep(anna, bert, cleo)
    assert (await world.look(game)).status == "finished"
    await world.progress()
    [table] = world.public()
    assert [file.filename for file in table.attachments] == ["ending.png"]
    assert "Rematch" in button_labels(table)
    # The next table is the answer to a press; the others join it there.
    await bert.press("Rematch", table)
    again = controls(world.table())[0].game
    assert "The next table comes as a new message" in (await cleo.press("Rematch", table)).private_text
    await anna.press("Join", world.table(again))
    assert (await world.look(again)).status == "running"


async def test_a_table_that_waits_says_so_and_its_next_press_shows_everything(
    world: World, anna: Person, bert: Person
) -> None:
    game = await begun(world, anna, bert)
    await keep(anna, bert)
    await world.tick(9 * MINUTES)
    assert WAITS not in shown(world.table(game))
    await keep(anna, bert, die="second")
    await world.tick(6 * MINUTES)
    waiting = shown(world.table(game))
    assert WAITS in waiting
    # The clock moves for both; what the table shows changes only when somebody presses there.
    await world.tick(20 * MINUTES)
    assert shown(world.table(game)) == waiting
    assert (await world.look(game)).status == "finished"
    await bert.press("Refresh", world.table(game))
    assert [file.filename for file in world.public()[0].attachments] == ["ending.png"]


async def test_a_sheet_opened_at_the_table_wakes_it(world: World, anna: Person, bert: Person) -> None:
    game = await world.lobby(anna, bert, command="third play", clock="relaxed", players=2)
    await world.tick(16 * MINUTES)
    assert WAITS in shown(world.table(game))
    assert (await anna.press("My sheet", world.table(game))).is_private
    assert WAITS not in shown(world.table(game))
    await bert.press("My sheet", world.table(game))
    await keep(anna, bert)
    await world.progress()
    assert WAITS not in shown(world.table(game))


async def test_a_table_that_has_scrolled_away_comes_down(world: World, anna: Person, bert: Person) -> None:
    game = await begun(world, anna, bert)
    before = world.table(game)
    await anna.more("Show the table", before)
    assert world.table(game).id > before.id
    assert [message.id for message in world.tables(game)] == [world.table(game).id]
    await keep(anna, bert)


async def test_a_table_comes_down_only_where_it_is(world: World, anna: Person, bert: Person) -> None:
    game = await begun(world, anna, bert)
    home = await anna.slash_in_dm("home")
    told = await anna.press_control(Control(Verb.REPOST, game), home)
    assert "That table is elsewhere" in told.text
    assert Verb.DM not in verbs((await anna.open_more()).shown)


async def test_after_a_restart_a_game_goes_on(world: World, anna: Person, bert: Person) -> None:
    game = await begun(world, anna, bert)
    await world.restart(down=20 * MINUTES)
    await keep(anna, bert)
    await anna.press("Refresh", world.table(game))
    await world.restart()
    await keep(anna, bert)


async def test_a_lobby_closes_by_itself_and_says_so_when_pressed(world: World, anna: Person) -> None:
    game = await world.lobby(anna, command="third play")
    await world.tick(40 * MINUTES)
    assert (await world.look(game)).status == "cancelled"
    await anna.press("Refresh", world.table(game))
    assert "This table is closed" in shown(world.public()[0])


@pytest.mark.parametrize("clock", ["day", "none"])
async def test_no_table_there_lasts_for_days(world: World, anna: Person, clock: str) -> None:
    told = await world.refusal(anna.slash("third play", clock=clock))
    assert "90 seconds or 10 minutes" in told


async def test_a_seat_is_kept_for_whom_the_host_names(world: World, anna: Person, bert: Person) -> None:
    game = await world.lobby(anna, command="third play", players=2, invite=bert.actor)
    assert f"{bert.mention} – invited" in shown(world.table(game))
    await bert.press("Join", world.table(game))
    assert (await world.look(game)).status == "running"


async def test_a_table_is_opened_from_the_home_page(world: World, anna: Person, bert: Person) -> None:
    which = await anna.press("Open a table", await anna.slash("home"))
    await anna.press("THIRD", which)
    await bert.press("Join", world.table())


async def test_a_table_opened_in_the_activity_comes_into_the_chat_with_a_press(
    world: World, anna: Person, bert: Person, cleo: Person, more: More
) -> None:
    async with tapping(anna, at=more.guest_place) as page, tapping(bert, at=more.guest_place) as other:
        await page.do("newtable")
        await page.press(next(item["id"] for item in page.items() if ":newtable:third" in item["id"]))
        game = page.game["game"]
        await other.until(lambda: other.shown["game"] is not None)
        await other.do("join")
        assert world.public() == []
        await cleo.press("Show the table", await cleo.slash("home"))
        await cleo.press("Join", world.table(game))
        await page.until(lambda: len(page.game["table"]["players"]) == 3)
        await page.do("start")
        await other.until(lambda: other.game["status"] == "running")
    await cleo.press("My sheet", world.table(game))
    await keep(cleo)


async def test_a_rematch_begun_in_the_activity_comes_into_the_chat_with_a_press(
    world: World, anna: Person, bert: Person, more: More
) -> None:
    game = await begun(world, anna, bert)
    for _ in range(ROUNDS):
        await keep(anna, bert)
    await world.progress()
    [ended] = world.public()
    async with tapping(anna, Control(Verb.SHEET, game).custom_id(), at=more.guest_place) as page:
        await page.do("rematch")
        again = page.game["game"]
        await bert.press("Rematch", ended)
        assert f"{bert.mention}" in shown(world.table(again))
        await page.until(lambda: len(page.game["table"]["players"]) == 2)


@pytest.mark.parametrize("more", [More(guest_place="server", is_hushed=True)])
async def test_where_answers_are_private_there_is_no_table(world: World, anna: Person) -> None:
    told = await world.refusal(anna.slash("third play"))
    assert "only you see what I answer" in told
