"""The page of notices: each choice is saved at once, and people choose a city with their clock."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import discord
import pytest
from simcord.actors import _component_interaction

from bot.features.notices.settings import QUIET_UNTIL
from bot.pages.control import Control, Verb
from bot.store.settings import ZONE, Choices, Settings
from tests.journeys.answer import Answer
from tests.journeys.world import Person, World


async def test_every_choice_is_saved_and_shown(world: World, anna: Person, bert: Person) -> None:
    settings = Settings(world.store)
    screen = await anna.open("notices")
    assert screen.is_private
    assert "**Where:** By direct message" in screen.words
    assert "**Quiet hours:** none" in screen.words
    screen = await anna.choose_in("place", "channel", on=screen)
    assert "**Where:** In the game’s channel" in screen.words
    screen = await anna.choose_in("until", "7", on=screen)
    assert "from 22:00 to 07:00" in screen.words, "one end alone gets a usual other one"
    screen = await anna.choose_in("from", "23", on=screen)
    assert "from 23:00 to 07:00" in screen.words
    assert "**Your clock:** not set, so I go by UTC" in screen.words
    screen = await anna.choose_in("city", "America/New_York", on=screen)
    assert f"**Your clock:** {clock(screen, 'America/New_York')}, New York" in screen.words
    expected = {
        "notices.place": "channel",
        "core.zone": "America/New_York",
        "notices.quietfrom": "23",
        "notices.quietuntil": "7",
    }
    assert await settings.fresh("person", anna.id) == Choices(expected)
    assert (await world.bot.records.export_user(anna.id))["settings"] == expected
    screen = await anna.choose_in("from", "never", on=await anna.open("notices", in_dm=True))
    assert "**Quiet hours:** none" in screen.words
    assert (await settings.fresh("person", anna.id))[QUIET_UNTIL] is None
    assert "Als Direktnachricht" in (await bert.open("notices")).words
    await world.bot.records.delete_user(anna.id, now=0)
    assert await settings.fresh("person", anna.id) == Choices()


@pytest.mark.parametrize(
    ("locale", "first"),
    [("de", ["Berlin", "Vaduz", "Wien"]), ("en-US", ["New York", "Chicago"]), ("ja", ["Tokyo"])],
)
async def test_the_likely_cities_are_offered_first(world: World, locale: str, first: list[str]) -> None:
    screen = await world.person("dora", locale).open("notices")
    options = screen.select("city").options
    assert [option.label.partition(" · ")[0] for option in options][: len(first)] == first
    for option in options:
        assert option.label.endswith(f" · {clock(screen, option.value)}")


@pytest.mark.parametrize("zone", ["Asia/Kolkata", "Asia/Kathmandu", "America/St_Johns", "Pacific/Chatham"])
async def test_any_other_city_is_found_by_the_hour_that_it_is(world: World, bert: Person, zone: str) -> None:
    """Half hours and quarters among them."""
    screen = await bert.open("notices")
    assert zone not in [option.value for option in screen.select("city").options]
    hour = clock(screen, zone)[:2]
    option = next(o for o in screen.select("time").options if o.label == f"{hour}:00–{hour}:59")
    screen = await bert.choose_in("time", option.value, on=screen)
    assert screen.select("city").placeholder == f"Wo es gerade {hour}:00–{hour}:59 ist …"
    assert (await Settings(world.store).fresh("person", bert.id))[ZONE] is None, "nothing is saved yet"
    screen = await bert.choose_in("city", zone, on=screen)
    assert (await Settings(world.store).fresh("person", bert.id))[ZONE] == zone
    assert f"**Deine Uhr:** {clock(screen, zone)}, " in screen.words


async def test_who_has_set_an_offset_keeps_it_until_they_choose_a_city(world: World, anna: Person) -> None:
    await world.bot.records.settings.save(anna.id, ZONE.to("330"), now=0)
    screen = await anna.open("notices")
    assert "UTC+05:30 all year round. Choose a city" in screen.words


@pytest.mark.parametrize(
    ("name", "value"), [("city", "Mars/Base"), ("city", "60"), ("time", "24"), ("x", "1")]
)
async def test_what_is_not_offered_is_refused(world: World, anna: Person, name: str, value: str) -> None:
    screen = await anna.open("notices")
    forged = Control(Verb.NOTIFY, arg=name, tag="1", kind="s").custom_id()
    stored = world.env.backend.get_message(screen.shown.channel.id, screen.shown.id)
    data = {"custom_id": forged, "component_type": 3, "values": [value]}
    await _component_interaction(anna.actor, stored, data)
    assert (await Settings(world.store).fresh("person", anna.id))[ZONE] is None


def clock(screen: Answer, zone: str) -> str:
    """What a clock there shows when the screen is drawn."""
    return f"{discord.utils.snowflake_time(screen.shown.id).astimezone(ZoneInfo(zone)):%H:%M}"
