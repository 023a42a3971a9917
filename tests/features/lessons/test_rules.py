"""The rules, from every button that leads there, and the page about the bot."""

from __future__ import annotations

import discord
import pytest

from bot import PROGRAM, __version__
from bot.features.lessons.rules import rules_page
from bot.games.registry import PARTS
from bot.interactions.permissions import install_link
from bot.pages.page import Page
from bot.pages.texts import LANGUAGES, Language, text
from engine.brilliant.state import TARGETS
from tests.journeys.screen import components
from tests.journeys.world import Person

TOPICS = PARTS["brilliant"].rules_pages.topics


async def test_the_first_page_says_the_one_rule(anna: Person, bert: Person) -> None:
    screen = await anna.open("rules")
    assert screen.is_private
    assert screen.words.startswith("## 🎲 Write one number next to the OTHER one")
    german = await bert.open("rules", in_dm=True)
    assert german.is_private
    assert german.words.startswith("## 🎲 Schreibe eine Zahl neben die ANDERE")
    assert "44 Würfe" in (await bert.press("Solo", german)).words


async def test_pages_open_with_the_game_that_somebody_has_played(anna: Person) -> None:
    await anna.slash("brikks solo")
    assert (await anna.open("rules")).words == rules_page(Language("en"), "brikks").content
    opened = await anna.slash("leaderboard")
    brikks = await anna.slash("leaderboard", game="brikks")
    brilliant = await anna.slash("leaderboard", game="brilliant")
    assert opened.words == brikks.words != brilliant.words


async def test_buttons_turn_the_pages_in_place(anna: Person) -> None:
    screen = await anna.open("rules")
    first = screen.shown.id
    seen = []
    for label in [text("en", f"rules-brilliant-topic-{topic}") for topic in TOPICS]:
        screen = await anna.press(label, screen)
        assert screen.shown.id == first
        seen.append(screen.words)
    assert len(set(seen)) == len(TOPICS)


async def test_the_end_page_has_every_target() -> None:
    content = rules_page(Language("en"), "brilliant", "end").content
    assert all(f"{players} players: **{target} points**" in content for players, target in TARGETS.items())


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", PARTS)
def test_every_page_fits(locale: str, game: str) -> None:
    for topic in (*PARTS[game].rules_pages.topics, "nonsense", ""):
        check_page(rules_page(Language(locale), game, topic))


def check_page(page: Page) -> None:
    assert 0 < len(page.content) <= 2000
    for picture in page.pictures:
        assert 0 < len(picture.description) <= 1024
        assert picture.draw().startswith(b"\x89PNG")
        assert len(picture.draw()) < 300_000


@pytest.mark.parametrize("game", PARTS)
async def test_the_tables_button_opens_those_of_its_game_privately(
    anna: Person, bert: Person, game: str
) -> None:
    table = await anna.slash(f"{game} play")
    screen = await bert.press("Regeln", await bert.press("Mehr", table))
    assert screen.is_private
    assert screen.shown.id != table.shown.id
    assert screen.words == rules_page(Language("de"), game).content


async def test_the_rules_of_every_game_are_a_press_away(anna: Person) -> None:
    screen = await anna.press("How BRIKKS is played", await anna.open("rules"))
    assert "Solo" not in screen.labels
    first = screen.words
    screen = await anna.press("How BRILLIANT is played", screen)
    assert "OTHER" in screen.words
    screen = await anna.press("How BRIKKS is played", await anna.press("Solo", screen))
    assert screen.words == first


async def test_about_says_what_it_is_and_leads_on(anna: Person, bert: Person) -> None:
    screen = await anna.open("about")
    assert screen.is_private
    assert "Unofficial" in screen.words
    assert "not affiliated" in screen.words
    assert f"Version {__version__}" in screen.words
    assert "MIT" in screen.words
    assert f"{PROGRAM} doctor" in screen.words
    rules = await anna.press("Rules", screen)
    assert "OTHER" in rules.words
    privacy = await anna.press("Privacy", screen)
    assert privacy.is_private
    assert "Your data" in privacy.words
    assert len({screen.shown.id, rules.shown.id, privacy.shown.id}) == 3
    german = await bert.open("about", in_dm=True)
    assert "Inoffiziell" in german.words
    assert text("de", "about-invite") in german.labels


async def test_the_invitation_asks_for_what_a_game_needs(anna: Person) -> None:
    screen = await anna.open("about")
    (url,) = [part.url for part in components(screen.shown) if isinstance(part, discord.Button) and part.url]
    assert anna.world.bot.application_id is not None
    assert url == install_link(anna.world.bot.application_id)
