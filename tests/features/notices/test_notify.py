"""The page of notices: each choice is saved at once, and people choose a city with their clock."""

from __future__ import annotations

from typing import Any
from zoneinfo import ZoneInfo

import discord
import pytest
from simcord.actors import _component_interaction

from bot.features.notices.settings import QUIET_UNTIL
from bot.pages.control import Control, Verb, parse_control
from bot.store.settings import ZONE, Choices, Settings
from tests.interactions.readers import Person, Screen, World


def menu(screen: Screen, name: str) -> dict[str, Any]:
    """The select of this setting."""
    found = (item for item in screen.items if "options" in item)
    return next(i for i in found if (c := parse_control(i["custom_id"])) is not None and c.arg == name)


async def choose(person: Person, screen: Screen, name: str, value: str) -> Screen:
    return await person.choose_in(screen, menu(screen, name)["custom_id"], value)


async def test_every_choice_is_saved_and_shown(world: World, anna: Person, bert: Person) -> None:
    settings = Settings(world.store)
    screen = await anna.open("notices")
    assert screen.is_private
    assert "**Where:** By direct message" in screen.text
    assert "**Quiet hours:** none" in screen.text
    screen = await choose(anna, screen, "place", "channel")
    assert "**Where:** In the game’s channel" in screen.text
    screen = await choose(anna, screen, "until", "7")
    assert "from 22:00 to 07:00" in screen.text, "one end alone gets a usual other one"
    screen = await choose(anna, screen, "from", "23")
    assert "from 23:00 to 07:00" in screen.text
    assert "**Your clock:** not set, so I go by UTC" in screen.text
    screen = await choose(anna, screen, "city", "America/New_York")
    assert f"**Your clock:** {clock(screen, 'America/New_York')}, New York" in screen.text
    expected = {
        "notices.place": "channel",
        "core.zone": "America/New_York",
        "notices.quietfrom": "23",
        "notices.quietuntil": "7",
    }
    assert await settings.fresh("person", anna.id) == Choices(expected)
    assert (await world.bot.records.export_user(anna.id))["settings"] == expected
    screen = await choose(anna, await anna.open("notices", in_dm=True), "from", "never")
    assert "**Quiet hours:** none" in screen.text
    assert (await settings.fresh("person", anna.id))[QUIET_UNTIL] is None
    assert "Als Direktnachricht" in (await bert.open("notices")).text
    await world.bot.records.delete_user(anna.id, now=0)
    assert await settings.fresh("person", anna.id) == Choices()


@pytest.mark.parametrize(
    ("locale", "first"),
    [("de", ["Berlin", "Vaduz", "Wien"]), ("en-US", ["New York", "Chicago"]), ("ja", ["Tokyo"])],
)
async def test_the_likely_cities_are_offered_first(world: World, locale: str, first: list[str]) -> None:
    screen = await world.person("dora", locale).open("notices")
    options = menu(screen, "city")["options"]
    assert [option["label"].partition(" · ")[0] for option in options][: len(first)] == first
    for option in options:
        assert option["label"].endswith(f" · {clock(screen, option['value'])}")


@pytest.mark.parametrize("zone", ["Asia/Kolkata", "Asia/Kathmandu", "America/St_Johns", "Pacific/Chatham"])
async def test_any_other_city_is_found_by_the_hour_that_it_is(world: World, bert: Person, zone: str) -> None:
    """Half hours and quarters among them."""
    screen = await bert.open("notices")
    assert zone not in [option["value"] for option in menu(screen, "city")["options"]]
    hour = clock(screen, zone)[:2]
    option = next(o for o in menu(screen, "time")["options"] if o["label"] == f"{hour}:00–{hour}:59")
    screen = await choose(bert, screen, "time", option["value"])
    assert menu(screen, "city")["placeholder"] == f"Wo es gerade {hour}:00–{hour}:59 ist …"
    assert (await Settings(world.store).fresh("person", bert.id))[ZONE] is None, "nothing is saved yet"
    screen = await choose(bert, screen, "city", zone)
    assert (await Settings(world.store).fresh("person", bert.id))[ZONE] == zone
    assert f"**Deine Uhr:** {clock(screen, zone)}, " in screen.text


async def test_who_has_set_an_offset_keeps_it_until_they_choose_a_city(world: World, anna: Person) -> None:
    await world.bot.records.settings.save(anna.id, ZONE.to("330"), now=0)
    screen = await anna.open("notices")
    assert "UTC+05:30 all year round. Choose a city" in screen.text


@pytest.mark.parametrize(
    ("name", "value"), [("city", "Mars/Base"), ("city", "60"), ("time", "24"), ("x", "1")]
)
async def test_what_is_not_offered_is_refused(world: World, anna: Person, name: str, value: str) -> None:
    screen = await anna.open("notices")
    forged = Control(Verb.NOTIFY, arg=name, tag="1", kind="s").custom_id()
    stored = world.env.backend.get_message(screen.place.id, screen.message.id)
    data = {"custom_id": forged, "component_type": 3, "values": [value]}
    await _component_interaction(anna.member, stored, data)
    assert (await Settings(world.store).fresh("person", anna.id))[ZONE] is None


def clock(screen: Screen, zone: str) -> str:
    """What a clock there shows when the screen is drawn."""
    return f"{discord.utils.snowflake_time(screen.message.id).astimezone(ZoneInfo(zone)):%H:%M}"
