"""People are called as they are now, wherever another name of theirs was kept."""

from __future__ import annotations

import pytest

from bot.games.names import drawn_names
from tests.databases import held, tables
from tests.journeys.screen import read_out, selects
from tests.journeys.tapping import tapping
from tests.journeys.test_daily_journeys import begin, page, play
from tests.journeys.test_ghost_journeys import old_race, table_of
from tests.journeys.world import Person, World

pytestmark = pytest.mark.usefixtures("third_sheets")


@pytest.fixture
def zoltan(world: World) -> Person:
    """Somebody whose name is part of no other word."""
    return world.person("zoltan")


def kept(world: World, name: str) -> list[str]:
    """Return where the database has this name."""
    return [
        f"{table}.{column}"
        for table in tables(world.place)
        for row in held(world.place, table)
        for column, value in row.items()
        if name in str(value)
    ]


async def everywhere(person: Person) -> str:
    """What the board of wins on all servers says, and its picture for all."""
    board = await person.slash("leaderboard", game="third", what="wins.table")
    shown = await person.press("Everywhere", board.shown)
    return page(shown) + (await person.press("Show in the channel", shown.shown)).text


async def test_after_a_rename_and_any_press_the_old_name_is_nowhere(
    world: World, zoltan: Person, bert: Person, cleo: Person
) -> None:
    over = ""
    # In a race of earlier versions Cleo has the seat of the last, and the other one is a ghost.
    while not over or (await world.look(over)).winners != (0,):
        over = await table_of(world, zoltan, bert)
    against = await old_race(cleo, over)
    await begin(zoltan)
    await play(zoltan, "first")
    going = await world.lobby(zoltan, bert, command="third play", players=3)
    assert "zoltan" in await everywhere(bert)
    zoltan.rename("Ottilie")
    await zoltan.slash("home")
    await world.progress()
    assert kept(world, "zoltan") == []
    for game in (over, against, going):
        assert "Ottilie" in [player.name for player in (await world.look(game)).players]
    board = await everywhere(bert)
    assert "Ottilie" in board
    assert "zoltan" not in "".join(
        [
            board,
            page(await bert.slash("daily", game="third")),
            read_out(world.table(going)),
            cleo.panel_text,
        ]
    )


async def test_a_table_calls_people_as_the_server_does_and_boards_elsewhere_do_not(
    world: World, anna: Person, bert: Person
) -> None:
    anna.rename_here("Captain")
    over = await table_of(world, anna, bert)
    going = await world.first_throw(anna, bert)
    assert "Captain" in str(world.table(going).attachments[0].description)
    shown = await everywhere(bert)
    assert "anna" in shown
    assert "Captain" not in shown
    anna.rename_here("Doctor")
    await anna.slash("settings")
    await world.progress()
    for game in (over, going):
        assert [player.name for player in (await world.look(game)).players] == ["Doctor", "bert"]
    assert "Doctor" in str(world.table(going).attachments[0].description)
    assert kept(world, "Captain") == []
    # A direct message does not tell what the server calls her.
    await anna.slash_in_dm("home")
    assert "Doctor" in [player.name for player in (await world.look(going)).players]


async def test_a_page_opened_before_a_rename_does_not_bring_the_old_name_back(
    world: World, zoltan: Person, bert: Person
) -> None:
    game = await world.first_throw(zoltan, bert)
    async with tapping(zoltan) as screen:
        zoltan.rename("Ottilie")
        await zoltan.slash("home")
        await screen.place_first()
        await screen.tap("More")
    assert [player.name for player in (await world.look(game)).players] == ["Ottilie", "bert"]
    assert kept(world, "zoltan") == []


async def test_of_somebody_who_never_played_no_name_is_kept(world: World, zoltan: Person) -> None:
    for command in ("home", "leaderboard", "settings"):
        await zoltan.slash(command)
    assert kept(world, "zoltan") == []


async def test_whoever_was_deleted_comes_back_under_no_name_until_they_play(
    world: World, zoltan: Person, bert: Person
) -> None:
    await table_of(world, zoltan, bert)
    await world.bot.records.delete_user(zoltan.id, now=world.now)
    await zoltan.slash("home")
    assert kept(world, "zoltan") == []
    await table_of(world, zoltan, bert)
    assert kept(world, "zoltan") == ["person.name", "player.name"]


async def test_two_people_of_one_name_are_told_apart(world: World, anna: Person, bert: Person) -> None:
    anna.rename("Ana")
    bert.rename("ANA\u3164")
    game = await world.lobby(anna, bert, command="brikks play", players=3)
    [menu] = selects((await anna.open_more(world.table(game))).shown)
    assert [option.label for option in menu.options] == ["ANA\u3164 (2)"]
    await anna.press("Start", world.table(game))
    alt = str(world.table(game).attachments[0].description)
    assert "Ana:" in alt
    assert "ANA\u3164 (2):" in alt
    drawn = drawn_names(await world.look(game))
    assert [name.words for name in drawn] == ["Ana", "ANA (2)"]


async def test_a_name_of_which_nothing_is_seen_gives_way_to_that_of_the_account(
    world: World, anna: Person, bert: Person
) -> None:
    anna.rename("\u3164\u2800")
    bert.rename_here("\u3164")
    over = await table_of(world, anna, bert)
    assert [player.name for player in (await world.look(over)).players] == ["anna", "bert"]
    shown = await everywhere(bert)
    assert "\u3164" not in shown
    assert "anna" in shown
