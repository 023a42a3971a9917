"""Where there is a server for help, people find it on the page about the bot, and when they are blocked."""

from __future__ import annotations

import pytest

from tests.journeys.answer import Answer
from tests.journeys.screen import components
from tests.journeys.server import More
from tests.journeys.world import Person, World

SUPPORT = "https://discord.gg/help"


@pytest.fixture
def more(request: pytest.FixtureRequest) -> More:
    return More(support_server=getattr(request, "param", SUPPORT))


def links(answer: Answer) -> list[tuple[str | None, str]]:
    return [(one.label, one.url) for one in components(answer.shown) if getattr(one, "url", None)]


async def about(person: Person, more: str = "More", name: str = "About") -> Answer:
    return await person.press(name, await person.press(more, await person.slash("home")))


async def test_the_page_about_the_bot_leads_to_it(anna: Person, jonas: Person) -> None:
    assert ("Get help", SUPPORT) in links(await about(anna))
    assert ("Hilfe", SUPPORT) in links(await about(jonas, "Mehr", "Der Bot"))


async def test_blocked_people_are_led_to_it(world: World, anna: Person) -> None:
    await world.bot.coordinator.admission.block("person", anna.id, "Spam.")
    told = await anna.slash("home")
    assert "have blocked you: Spam." in told.text
    assert told.labels == ["Your data", "Get help"]


@pytest.mark.parametrize("more", [""], indirect=True)
async def test_without_one_nothing_leads_anywhere(anna: Person) -> None:
    assert [label for label, _ in links(await about(anna))] == ["Add to a server"]
