import re

import discord
import pytest

from bot.features.notices.settings import NOTIFY
from bot.features.reviews.verbs import ReviewVerb
from bot.interactions.languages import SERVER_LANGUAGE
from bot.pages.control import Control
from bot.store.settings import Settings
from bot.turns import lobby
from tests.journeys.duels import begin_challenge
from tests.journeys.screen import button_labels, controls, read_out, selects
from tests.journeys.tapping import tapping
from tests.journeys.test_daily_journeys import play
from tests.journeys.test_review_journeys import here
from tests.journeys.world import Person, World
from tests.third.rules import ROUNDS

GERMAN = re.compile(
    r"(?i)[äöüß]|\b(und|der|die|das|den|dein\w*|hat|gewinnt|punkte?|runde|mitspielen|keine?)\b"
)
"""Words that are in nearly every German sentence, and in no English one."""


async def german_server(world: World) -> None:
    world.guild._guild.preferred_locale = "de"
    known = world.bot.get_guild(world.guild.id)
    assert known is not None
    known.preferred_locale = discord.Locale.german


async def test_private_words_are_in_the_language_of_the_reader(world: World, anna: Person) -> None:
    jonas, yuki = world.person("jonas", "de"), world.person("yuki", "ja")
    await world.lobby(anna, jonas, yuki)
    assert "kann nur, wer den Tisch leitet" in (await jonas.press("Start", world.table())).text
    await anna.press("Start", world.table())
    assert "Sterne" in jonas.panel_text
    assert "Mischen" in button_labels(jonas.panel)
    assert "Von Hand: Wohin mit der 1?" in [s.placeholder for s in selects(jonas.panel)]
    for person in (anna, yuki):
        assert "stars" in person.panel_text, "a language that the bot does not speak gives way to English"
    assert "My sheet" in button_labels(world.table())
    assert "Waiting for" in read_out(world.table())


async def test_table_and_notices_are_in_the_language_of_their_readers(
    world: World, anna: Person, bert: Person
) -> None:
    await german_server(world)
    await Settings(world.stores[-1]).save(bert.id, NOTIFY.to("channel"))
    await anna.play_command(clock="day")
    await bert.press("Mitspielen", world.table())
    await anna.press("Start", world.table())
    assert "Am Zug" in read_out(world.table())
    assert "Put 1 to 6" in anna.panel_text
    await world.tick(62)
    assert any("Deine Bedenkzeit endet" in read_out(message) for message in world.public())
    assert any("Your turn in" in read_out(message) for message in anna.direct_messages())


async def keep_all(*people: Person) -> None:
    """Play the third game to its end."""
    for _ in range(ROUNDS):
        await people[0].world.round(*people)


def german(world: World) -> list[str]:
    """The messages that everybody sees with German words in them, labels included."""
    said = (" ".join([read_out(message), *button_labels(message)]) for message in world.public())
    return [one for one in said if GERMAN.search(one)]


@pytest.mark.usefixtures("third_sheets")
async def test_what_everybody_sees_is_in_the_language_of_the_server_whoever_causes_it(
    world: World, anna: Person
) -> None:
    jonas = world.person("jonas", "de")
    world.bot.running["reviews"].service.compute = here
    # A table opened on a page, which does not say the language of the server.
    async with tapping(jonas) as screen:
        await screen.do("newtable")
        await screen.do("newtable")
        opened = screen.game["game"]
        assert "Am Tisch" in screen.text
        await world.at_rest()
    assert "At the table" in read_out(world.table())
    await world.bot.coordinator.change(opened, lobby.cancel, jonas.id)
    # A table, and a game alone whose review he shows to everyone.
    await world.lobby(jonas, anna, command="third play", players=2)
    await keep_all(jonas, anna)
    assert "Rematch" in button_labels(world.closing())
    await jonas.slash("third solo")
    alone = controls(jonas.panel)[0].game
    await keep_all(jonas)
    review = await jonas.press("Analyse", jonas.panel)
    await world.tick(1)
    before = len(world.public())
    await jonas.press_control(Control(ReviewVerb.PUBLISH, alone, arg="0"), review.shown)
    assert len(world.public()) == before + 1
    # What he shows of himself, and a challenge that he declines in the channel.
    await jonas.slash("leaderboard", game="third", what="wins.table", show=True)
    await jonas.press("Im Kanal zeigen", await jonas.slash("profile"))
    world.close_dms(jonas)
    await begin_challenge(anna, jonas)
    await play(anna, "first")
    await world.tick(4)
    await jonas.press("No, thanks", world.public()[-1])
    await world.tick(3)
    assert len(world.public()) > before + 3
    assert german(world) == []


@pytest.mark.parametrize(("language", "words"), [(None, "Am Tisch"), ("it", "Al tavolo")])
async def test_a_page_opens_a_table_in_the_language_of_the_server(
    world: World, anna: Person, language: str | None, words: str
) -> None:
    await german_server(world)
    await world.set_up(SERVER_LANGUAGE.to(language))
    async with tapping(anna) as screen:
        await screen.do("newtable")
        await screen.do("newtable")
        await screen.until(lambda: screen.shown["game"] is not None)
        await world.at_rest()
    assert words in read_out(world.table())
