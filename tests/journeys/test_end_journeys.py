"""The end of a game for its people: what each is told in private, and what all see in the channel."""

import json
from typing import Any
from urllib.parse import unquote

from bot.features.bgstats.link import ADDRESS, MAX_LENGTH
from bot.games.names import plain_names
from bot.pages.control import Control, Verb
from bot.pages.page import MAX_CONTENT
from tests.journeys.screen import framed, words
from tests.journeys.skipping import to_the_end
from tests.journeys.world import Person, World

PLAYED = 7
"""The minutes between the last seat taken and the end."""
NAMES = ("漢字仮名" * 8, "Ω" * 32, "🎲" * 32, "ي" * 32, '"\\' * 16, "Zoë")


def link_on(message: Any) -> str:
    [line] = [line for line in words(message).splitlines() if ADDRESS in line]
    assert line.startswith("📊 [Enter this game in BG Stats](")
    return line.partition("](")[2].removesuffix(")")


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
