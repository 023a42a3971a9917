"""The end of a game for its people: what each is told in private, and what all see in the channel."""

import json
from dataclasses import replace
from functools import partial
from typing import Any
from urllib.parse import unquote

import pytest

from bot.computers.workers import Work
from bot.features.bgstats.link import ADDRESS, MAX_LENGTH
from bot.features.reviews.decisive import Moment, decisive_lines, tell_moment
from bot.features.reviews.spare_time_reviews import SpareTimeReviews
from bot.games.names import plain_names
from bot.games.registry import PARTS
from bot.messages.game_messages import MAX_EDIT_AGE
from bot.pages.control import Control, Verb
from bot.pages.page import MAX_CONTENT
from bot.turns.clocks import MINUTE
from tests.journeys.screen import framed, words
from tests.journeys.skipping import as_the_bot, to_the_end
from tests.journeys.tapping import tapping
from tests.journeys.test_third_game import keep
from tests.journeys.world import Person, World
from tests.third.rules import ROUNDS

PLAYED = 7
"""The minutes between the last seat taken and the end."""
NAMES = ("漢字仮名" * 8, "Ω" * 32, "🎲" * 32, "ي" * 32, '"\\' * 16, "Zoë")


def link_on(message: Any) -> str:
    [line] = [line for line in words(message).splitlines() if ADDRESS in line]
    assert line.startswith("📊 [Enter this game in BG Stats](")
    return line.partition("](")[2].removesuffix(")")


def decided(message: Any) -> list[str]:
    return [line for line in words(message).splitlines() if line.startswith("🔑 ")]


async def study(world: World) -> None:
    """Let the bot review all games as in spare time; a new process would not know the third game."""

    async def here(work: Work) -> str:
        return work(lambda _: None)

    tell = partial(tell_moment, world.bot.coordinator)
    unasked = SpareTimeReviews(world.bot.store, lambda: world.now, here, tell)
    with as_the_bot(world):
        while await unasked.examine() or await unasked.review():
            pass
    await world.tick(3)


async def third(world: World, *people: Person) -> str:
    """Play the third game so that the first of these people wins."""
    game = await world.lobby(*people, command="third play")
    await people[0].press("Start", world.table(game))
    for _ in range(ROUNDS):
        await keep(people[0], die="second")
        await keep(*people[1:], die="first")
    await world.tick(3)
    return game


async def want_link(person: Person) -> None:
    settings = (await person.slash("settings")).shown
    assert "**BG Stats**: off" in framed(settings)
    changed = await person.press_control(Control(Verb.SET, arg="person.bgstats.link=yes"), settings)
    assert "**BG Stats**: on" in framed(changed.message)


async def test_who_asks_for_it_enters_a_game_in_bg_stats(world: World, anna: Person, bert: Person) -> None:
    await want_link(anna)
    game = await world.game(anna, bert)
    await world.wait(PLAYED)
    await to_the_end(world, game, anna, bert)
    await world.tick(3)
    look = await world.look(game)
    play = json.loads(unquote(link_on(anna.panel).removeprefix(ADDRESS)))
    assert (play["sourcePlayId"], play["game"]["name"], play["durationMin"]) == (game, "BRILLIANT", PLAYED)
    assert play["game"].keys() == {"name", "sourceGameId", "highestWins", "noPoints"}
    told = [(one["name"], one["score"], one["winner"]) for one in play["players"]]
    names = enumerate(plain_names(look))
    assert told == [(name, str(look.view.points[seat]), seat in look.winners) for seat, name in names]
    # Accounts are nobody else's business.
    assert not any(str(person.id) in json.dumps(play) for person in (anna, bert))
    # The link is nobody else's.
    assert not any(ADDRESS in words(message) for message in (bert.panel, *world.public()))


async def test_the_link_of_six_long_names_fits_into_a_message(world: World) -> None:
    people = world.crowd(6)
    for person, name in zip(people, NAMES, strict=True):
        person.rename(name)
        await want_link(person)
    game = await world.game(*people, players=6)
    await to_the_end(world, game, *people)
    await world.tick(3)
    link = link_on(people[0].panel)
    assert len(link) <= MAX_LENGTH
    assert all(words(person.panel).count(ADDRESS) == 1 for person in people)
    assert len(words(people[0].panel)) <= MAX_CONTENT
    names = [one["name"] for one in json.loads(unquote(link.removeprefix(ADDRESS)))["players"]]
    kept = plain_names(await world.look(game))
    assert all(name and own.startswith(name) for name, own in zip(names, kept, strict=True))
    assert names[-1] == kept[-1] == "Zoë"


@pytest.mark.usefixtures("third_game")
async def test_the_decisive_moment_is_added_to_the_end_once_it_is_reviewed(
    world: World, anna: Person, bert: Person
) -> None:
    game = await third(world, anna, bert)
    closing = world.closing(game)
    before = words(closing)
    [winner] = (await world.look(game)).winners
    assert not decided(closing)
    await study(world)
    told = world.closing(game)
    assert told.id == closing.id
    [line] = decided(told)
    assert line.startswith(f"🔑 Round {line.split()[2]} decided it: {(anna, bert)[winner].mention} with ")
    # All else stays, and is sent once.
    assert [one for one in words(told).splitlines() if one != line] == before.splitlines()
    assert [one.filename for one in told.attachments] == ["ending.png"]
    edited = told.edited_at
    await world.restart()
    await study(world)
    assert (world.closing(game).edited_at, decided(world.closing(game))) == (edited, [line])
    # The next game, which inherits what features know, has a moment of its own or none.
    await anna.press("Rematch", told)
    again = await world.look((await world.look(game)).rematch)
    assert again.facts.of(Moment) is not None
    assert [*decisive_lines(again)] == []


@pytest.mark.usefixtures("third_game")
async def test_a_review_that_comes_late_changes_no_message(world: World, anna: Person, bert: Person) -> None:
    game = await third(world, anna, bert)
    await world.wait(MAX_EDIT_AGE / MINUTE + 1)
    edited = world.closing(game).edited_at
    await study(world)
    assert world.stored("review")
    assert (world.closing(game).edited_at, decided(world.closing(game))) == (edited, [])


async def test_a_screen_has_the_own_sheet_before_the_end_of_all_and_every_button_once(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.game(anna, bert)
    async with tapping(anna) as page:
        await page.until(lambda: page.game["game"] == game)
        assert not page.game["sheet"]
        await to_the_end(world, game, anna, bert)
        await page.until(lambda: page.game["status"] == "finished")
        look = await world.look(game, anna)
        assert page.game["table"]["progress"] == "final"
        [poster] = page.game["panel"]["pictures"]
        assert poster == page.game["table"]["picture"] != page.game["sheet"]
        # The standings stand beside it.
        beside = replace(look, viewer=replace(look.viewer, has_standings=True))
        assert page.game["sheet"]["alt"] == PARTS[look.kind].pictures.sheet(beside, "").description
        verbs = [item["id"].split(":")[3] for row in page.game["panel"]["rows"] for item in row]
        assert verbs == ["rematch", "sheets", "share", "review", "more"]
        await page.do("rematch")
        assert page.game["status"] == "lobby"
