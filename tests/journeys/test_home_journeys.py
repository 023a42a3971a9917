"""The home page: what to do now comes first, everything is a press away, and nothing needs more presses than it has to."""

from __future__ import annotations

import discord
import pytest

from bot.features.settings.verbs import SettingsVerb
from bot.games.registry import PARTS
from bot.pages.control import Control, Verb
from bot.store.people import People
from tests.doors import DOORS
from tests.journeys.duels import begin_challenge
from tests.journeys.screen import button_labels, controls, framed
from tests.journeys.test_daily_journeys import _quick, play
from tests.journeys.world import Answer, Person, World
from tests.third.fixture import third_game

__all__ = ["_quick", "third_game"]


class Thumb:
    """Counts the presses of a person, from the home page on."""

    def __init__(self, person: Person, *, in_dm: bool = False) -> None:
        self.person = person
        self.presses = 0
        self.in_dm = in_dm

    async def home(self) -> discord.Message:
        person = self.person
        self.presses = 0
        return shown(await (person.slash_in_dm("home") if self.in_dm else person.slash("home")))

    async def press(self, label: str, on: discord.Message) -> Answer:
        self.presses += 1
        return await self.person.press(label, on)


def shown(answer: Answer) -> discord.Message:
    assert answer.message is not None
    return answer.message


def first_line(message: discord.Message) -> str:
    return framed(message).splitlines()[0].removeprefix("## ")


async def test_a_table_opens_with_two_presses(world: World, anna: Person, bert: Person) -> None:
    thumb = Thumb(anna)
    which = await thumb.press("Open a table", await thumb.home())
    assert not which.is_new
    opened = await thumb.press("BRIKKS", shown(which))
    assert thumb.presses == 2
    assert "Your table is open" in framed(shown(opened))
    await world.tick(2)
    (game,) = await world.bot.coordinator.games_of(anna.id)
    assert await world.look(game) is not None
    await bert.press("Join", world.table(game))
    assert len((await world.look(game)).players) == 2


async def test_a_game_alone_opens_with_two_presses_in_both_places(world: World, anna: Person) -> None:
    for in_dm in (False, True):
        thumb = Thumb(anna, in_dm=in_dm)
        await thumb.press("BRILLIANT", shown(await thumb.press("Play alone", await thumb.home())))
        assert thumb.presses == 2
        look = await world.look(controls(anna.panel)[0].game)
        assert (look.kind, look.is_solo, look.place.guild_id is None) == ("brilliant", True, in_dm)
        assert (anna.panel.guild is None) == in_dm
        await world.bot.coordinator.leave(look.game, anna.id)


async def test_ones_turn_is_the_first_line_and_one_press_away(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.game(anna, bert, players=2)
    for in_dm in (False, True):
        thumb = Thumb(anna, in_dm=in_dm)
        home = await thumb.home()
        assert first_line(home) == "Your turn: BRILLIANT · level 1 · Quartz"
        assert f"<#{world.channel.id}>" in framed(home)
        before = anna.panel.id
        await thumb.press("My sheet", home)
        assert thumb.presses == 1
        assert anna.panel.id != before
        assert {control.game for control in controls(anna.panel)} == {game}
        assert (anna.panel.guild is None) == in_dm
    await anna.place_first()
    home = await Thumb(anna).home()
    assert "goes on" in framed(home)
    assert "Your turn" not in framed(home)


async def test_a_lobby_is_named_with_its_table(world: World, anna: Person) -> None:
    await anna.play_command(players=3)
    home = await Thumb(anna).home()
    assert first_line(home) == "BRILLIANT · level 1 · Quartz has not started"
    assert "To the table" in button_labels(home)
    table = world.table()
    assert any(b.url == table.jump_url for b in links(home))


def links(message: discord.Message) -> list[discord.Button]:
    frame = message.components[0]
    assert isinstance(frame, discord.Container)
    rows = [part for part in frame.children if isinstance(part, discord.ActionRow)]
    return [item for row in rows for item in row.children if isinstance(item, discord.Button) and item.url]


@pytest.mark.usefixtures("third_game")
async def test_a_challenge_waits_on_the_home_page_and_is_accepted_there(
    world: World, anna: Person, bert: Person
) -> None:
    await begin_challenge(anna, bert)
    await play(anna, "first")
    await world.tick(3)
    home = await Thumb(bert, in_dm=True).home()
    assert first_line(home) == f"{anna.name} challenges you"
    await bert.press("Accept", home)
    look = await world.look(controls(bert.panel)[0].game)
    assert look.dice.is_sealed
    assert first_line(await Thumb(bert, in_dm=True).home()).startswith("Your turn: THIRD")
    await play(bert, "second")


async def test_the_lesson_is_offered_until_it_is_answered(world: World, anna: Person, bert: Person) -> None:
    home = await Thumb(anna).home()
    assert first_line(home) == "Learn a game in three minutes"
    assert button_labels(home).count("Learn") == 1
    lesson = await anna.press("Learn", home)
    assert lesson.is_new
    assert "throw 1 of 4" in lesson.text
    await People(world.bot.store).answered(anna.id)
    home = await Thumb(anna).home()
    assert first_line(home) == "Play today’s sheet"
    assert button_labels(home).count("Learn") == 1, "still there for those who want it"
    # Those who have played are not taken for newcomers either.
    await bert.slash("brikks solo")
    await world.bot.coordinator.leave(controls(bert.panel)[0].game, bert.id)
    assert first_line(await Thumb(bert).home()) == "Play today’s sheet"


async def test_every_page_is_reached_and_ones_data_with_two_presses(world: World) -> None:
    chief = world.person("chief", is_manager=True)
    found: dict[str, int] = {}
    for in_dm in (False, True):
        home = await Thumb(chief, in_dm=in_dm).home()
        reached = {control.verb: control for control in controls(home)}
        found |= dict.fromkeys(reached, 1)
        for verb in (Verb.HOMEMORE, SettingsVerb.SETTINGS):
            behind = shown(await chief.press_id(reached[verb].custom_id(), home))
            found |= {control.verb: 2 for control in controls(behind) if control.verb not in found}
            if verb is Verb.HOMEMORE:
                home = shown(await chief.press("Home", behind))
    assert found[Verb.PRIVACY] == found[Verb.NOTIFY] == found[SettingsVerb.SERVER] == 2
    assert found[Verb.DUEL] == 2
    assert found[Verb.RULES] == 1
    # The film, the check of the dice and a race belong to a game.
    elsewhere = {DOORS["film"], DOORS["verify"], DOORS["race"]}
    assert {*DOORS.values()} - elsewhere <= found.keys()


async def test_the_dice_are_checked_from_the_game(world: World, anna: Person) -> None:
    await anna.slash("brilliant solo")
    game = controls(anna.panel)[0].game
    seal = await anna.more("Fair dice")
    assert "are sealed" in seal.text, "not before the end"
    await world.bot.coordinator.leave(game, anna.id)
    proof = await anna.press_id(Control(Verb.SEAL, game).custom_id(), shown(seal))
    assert f"The dice of game {game}" in framed(shown(proof))


async def test_a_press_that_names_no_game_is_refused(world: World, anna: Person) -> None:
    home = await Thumb(anna).home()
    with world.unchanged():
        for verb in (Verb.NEWTABLE, Verb.ALONE):
            await anna.press_control(Control(verb, arg="chess"), home)
        direct = await Thumb(anna, in_dm=True).home()
        assert "Open a table" not in button_labels(direct)
        told = await anna.press_control(Control(Verb.NEWTABLE, arg=next(iter(PARTS))), direct)
        assert "only" in told.text or "channel" in told.text
