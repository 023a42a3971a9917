"""The home page: what to do now comes first, everything is a press away, and nothing needs more presses than it has to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
import pytest

from bot.features.lessons.command import learned
from bot.features.puzzles.verbs import PuzzleVerb
from bot.features.settings.verbs import SettingsVerb
from bot.games.registry import PARTS
from bot.interactions.home.page import home_page
from bot.interactions.home.parts import HomeEntry, PageButton, Rank, Shelf
from bot.messages.bodies import build_frame
from bot.pages.control import Control, Verb
from bot.pages.page import Words, button
from bot.pages.texts import Language
from bot.store.settings import ANSWERED
from bot.turns import lobby
from bot.turns.limits import ROOMS
from tests.doors import DOORS
from tests.journeys.duels import begin_challenge
from tests.journeys.screen import button_labels, components, controls, framed, read_out
from tests.journeys.test_daily_journeys import play
from tests.journeys.world import Person, World

FRONT = [
    PageButton(control=Control(verb), label="home-learn", emoji="🎓", shelf=Shelf.FRONT)
    for verb in list(Verb)[:5]
]


async def home_of(person: Person, *, in_dm: bool = False) -> discord.Message:
    return (await (person.slash_in_dm("home") if in_dm else person.slash("home"))).shown


def first_line(message: discord.Message) -> str:
    return framed(message).splitlines()[0].removeprefix("## ")


async def test_a_table_opens_with_two_presses(world: World, anna: Person, bert: Person) -> None:
    which = await anna.press("Open a table", await home_of(anna))
    assert not which.is_new
    opened = await anna.press("BRIKKS", which.shown)
    assert "Your table is open" in framed(opened.shown)
    await world.tick(2)
    (game,) = await world.bot.coordinator.games_of(anna.id)
    await bert.press("Join", world.table(game))
    assert len((await world.look(game)).players) == 2


@pytest.mark.parametrize("in_dm", [False, True])
async def test_a_game_alone_opens_with_two_presses(world: World, anna: Person, in_dm: bool) -> None:
    which = await anna.press("Play alone", await home_of(anna, in_dm=in_dm))
    await anna.press("BRILLIANT", which.shown)
    look = await world.look(controls(anna.panel)[0].game)
    assert (look.kind, look.is_solo, look.place.guild_id is None) == ("brilliant", True, in_dm)
    assert (anna.panel.guild is None) == in_dm


async def test_ones_turn_is_the_first_line_and_one_press_away(
    world: World, anna: Person, starting: str
) -> None:
    for in_dm in (False, True):
        home = await home_of(anna, in_dm=in_dm)
        assert first_line(home) == "Your turn: BRILLIANT · level 1 · Quartz"
        assert f"<#{world.channel.id}>" in framed(home)
        before = anna.panel.id
        await anna.press("My sheet", home)
        assert anna.panel.id != before
        assert {control.game for control in controls(anna.panel)} == {starting}
        assert (anna.panel.guild is None) == in_dm
    await anna.place_first()
    home = await home_of(anna)
    assert "goes on" in framed(home)
    assert "Your turn" not in framed(home)


async def test_a_lobby_of_ones_own_is_named_with_its_table_and_cancelled(world: World, anna: Person) -> None:
    game, table = await world.lobby(anna), world.table()
    assert "Cancel" in button_labels(await home_of(anna, in_dm=True))
    home = await home_of(anna)
    assert first_line(home) == "BRILLIANT · level 1 · Quartz has not started"
    assert "To the table" in button_labels(home)
    assert table.jump_url in [getattr(item, "url", None) for item in components(home)]
    after = (await anna.press("Cancel", home)).shown
    assert "has not started" not in framed(after)
    assert "Open a table" in button_labels(after), "the home page again"
    assert (await world.look(game)).status == "cancelled"
    (closed,) = [message for message in world.public() if message.id == table.id]
    assert "This table is closed" in read_out(closed)


async def test_a_lobby_that_others_have_joined_is_cancelled_once_that_is_confirmed(
    world: World, anna: Person, bert: Person, lobby: str
) -> None:
    assert "Cancel" not in button_labels(await home_of(bert)), "it is not theirs"
    with world.unchanged():
        asked = (await anna.press("Cancel", await home_of(anna))).shown
        assert "Those who have joined lose their seats" in framed(asked)
        back = (await anna.press("Home", asked)).shown
        sure = Control(Verb.CANCEL, lobby, arg="sure", tag="home")
        assert "Only the host can do that" in (await bert.press_control(sure, await home_of(bert))).text
    await anna.press("Cancel", await anna.press("Cancel", back))
    assert (await world.look(lobby)).status == "cancelled"


async def test_every_lobby_of_ones_own_can_be_cancelled_however_much_else_is_on(
    world: World, anna: Person, bert: Person
) -> None:
    for _ in range(4):
        await world.game(anna, bert, players=2)
    lobbies = [await world.lobby(anna, players=3) for _ in range(ROOMS[0].lobbies)]
    home = await home_of(anna)
    assert {c.game for c in controls(home) if c.verb == Verb.CANCEL} == set(lobbies)
    assert f"[To the table]({world.table(lobbies[0]).jump_url})" in framed(home)


def test_the_home_page_keeps_to_discords_limit_and_leaves_out_what_comes_last() -> None:
    buttons = [button(Control(PuzzleVerb.PUZZLE, arg=str(n)), "Go") for n in range(15)]
    entries = [HomeEntry(rank, f"{rank.name} {n}", "", buttons[n]) for rank in Rank for n in range(15)]
    page = home_page(entries[:60], FRONT, Language("en"), is_server=True, has_activity=True)
    [frame] = build_frame(page.frame)
    assert components_in(frame) <= 40
    said = [part.text for part in page.frame if isinstance(part, Words)]
    assert [entry.title in line for entry, line in zip(entries, said, strict=False)] == [True] * len(said)


def components_in(component: Mapping[str, Any]) -> int:
    """A component and all inside it, as Discord counts them."""
    inside = (*component.get("components", ()), *filter(None, [component.get("accessory")]))
    return 1 + sum(map(components_in, inside))


@pytest.mark.usefixtures("third_sheets")
async def test_a_challenge_waits_on_the_home_page_and_is_accepted_there(
    world: World, anna: Person, bert: Person
) -> None:
    await begin_challenge(anna, bert)
    await play(anna, "first")
    await world.tick(3)
    home = await home_of(bert, in_dm=True)
    assert first_line(home) == f"{anna.name} challenges you"
    await bert.press("Accept", home)
    look = await world.look(controls(bert.panel)[0].game)
    assert look.dice.is_sealed
    assert first_line(await home_of(bert, in_dm=True)).startswith("Your turn: THIRD")
    await play(bert, "second")


async def test_the_lesson_is_offered_until_it_is_answered(world: World, anna: Person, bert: Person) -> None:
    home = await home_of(anna)
    assert first_line(home) == "Learn a game in three minutes"
    assert button_labels(home).count("Learn") == 1
    lesson = await anna.press("Learn", home)
    assert lesson.is_new
    assert "Which game do you want to learn?" in lesson.text
    await world.bot.records.settings.save(anna.id, ANSWERED.to(True))
    home = await home_of(anna)
    assert first_line(home) == "Now play a game alone"
    assert [button_labels(home).count(label) for label in ("Play alone", "Learn")] == [1, 1]
    await world.bot.records.settings.save(anna.id, learned("brikks").to(True))
    await anna.press("Play BRIKKS alone", await home_of(anna))
    assert (await world.look(controls(anna.panel)[0].game)).kind == "brikks"
    # Those who have played are not taken for newcomers either.
    await bert.slash("brikks solo")
    await world.bot.coordinator.change(controls(bert.panel)[0].game, lobby.depart, bert.id)
    assert first_line(await home_of(bert)) == "Play today’s sheet"


async def test_pages_of_settings_turn_in_place_and_lead_back(world: World) -> None:
    chief = world.person("chief", is_manager=True)
    for in_dm, ways in (
        (False, ("Server", "Privacy", "Notifications")),
        (True, ("Privacy", "Notifications")),
    ):
        home = await home_of(chief, in_dm=in_dm)
        for way in ways:
            settings = await chief.press("Settings", home)
            page = await chief.press(way, settings)
            back = await chief.press("Settings", page)
            assert framed(back.shown) == framed(settings.shown) != framed(page.shown)
            home = (await chief.press("Home", back)).shown
            assert not any(answer.is_new for answer in (settings, page, back))
        more = await chief.press("More", home)
        about = await chief.press("About", more)
        again = await chief.press("More", about)
        assert framed(again.shown) == framed(more.shown) != framed(about.shown)
        assert not any(answer.is_new for answer in (more, about, again))


async def test_pages_behind_the_menu_of_a_game_turn_in_place_and_lead_back(
    world: World, anna: Person, starting: str
) -> None:
    menu = await anna.open_more(world.table(starting))
    assert menu.is_new
    for way in ("As text", "Fair dice", "Rules", "Leave"):
        page = await anna.press(way, menu)
        menu = await anna.press("More", page)
        assert (page.is_new, menu.is_new) == (False, False)
        assert "As text" in menu.labels
    topic = await anna.press("Points", await anna.press("Rules", menu))
    assert "More" in topic.labels, "on every page of the rules"


async def test_every_page_is_reached_and_ones_data_with_two_presses(world: World) -> None:
    chief = world.person("chief", is_manager=True)
    found: dict[str, int] = {}
    for in_dm in (False, True):
        home = await home_of(chief, in_dm=in_dm)
        reached = {control.verb: control for control in controls(home)}
        found |= dict.fromkeys(reached, 1)
        for verb in (Verb.HOMEMORE, Verb.SETTINGS):
            behind = (await chief.press_id(reached[verb].custom_id(), home)).shown
            found |= {control.verb: 2 for control in controls(behind) if control.verb not in found}
            if verb is Verb.HOMEMORE:
                home = (await chief.press("Home", behind)).shown
    assert found[Verb.PRIVACY] == found[Verb.NOTIFY] == found[SettingsVerb.SERVER] == 2
    assert found[Verb.DUEL] == 2
    assert found[Verb.RULES] == 1
    # The film and the check of the dice belong to a game.
    elsewhere = {DOORS["film"], DOORS["verify"]}
    assert {*DOORS.values()} - elsewhere <= found.keys()


async def test_the_dice_are_checked_from_the_game(world: World, anna: Person) -> None:
    await anna.slash("brilliant solo")
    game = controls(anna.panel)[0].game
    seal = await anna.more("Fair dice")
    assert "are sealed" in seal.text, "not before the end"
    await world.bot.coordinator.change(game, lobby.depart, anna.id)
    proof = await anna.press_id(Control(Verb.SEAL, game).custom_id(), seal.shown)
    assert f"The dice of game {game}" in framed(proof.shown)


async def test_a_press_that_names_no_game_is_refused(world: World, anna: Person) -> None:
    home, direct = await home_of(anna), await home_of(anna, in_dm=True)
    assert "Open a table" not in button_labels(direct)
    with world.unchanged():
        for verb in (Verb.NEWTABLE, Verb.ALONE):
            await anna.press_control(Control(verb, arg="chess"), home)
        told = await anna.press_control(Control(Verb.NEWTABLE, arg=next(iter(PARTS))), direct)
        assert "only" in told.text or "channel" in told.text
