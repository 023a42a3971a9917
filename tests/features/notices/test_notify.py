"""`/notify`: each choice is saved at once, and people need not know their offset from UTC."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.pages.control import parse_control
from bot.store.people import People
from bot.store.rows import PersonRow
from tests.interactions.readers import Person, Screen, World


def menu(screen: Screen, name: str) -> dict[str, Any]:
    """The select of this setting."""
    found = (item for item in screen.items if "options" in item)
    return next(i for i in found if (c := parse_control(i["custom_id"])) is not None and c.arg == name)


async def choose(person: Person, screen: Screen, name: str, value: str) -> Screen:
    return await person.choose_in(screen, menu(screen, name)["custom_id"], value)


async def test_every_choice_is_saved_and_shown(world: World, anna: Person, bert: Person) -> None:
    people = People(world.store)
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
    utc = discord.utils.snowflake_time(screen.message.id)
    wanted = f"{(utc.hour - 5) % 24:02}:"
    option = next(o for o in menu(screen, "time")["options"] if o["label"].startswith(wanted))
    screen = await choose(anna, screen, "time", option["value"])
    assert f"I think it is {wanted}" in screen.text
    expected = PersonRow(anna.id, notify="channel", utc_offset=-5, quiet_from=23, quiet_until=7)
    assert await people.settings(anna.id) == expected
    [exported] = (await world.bot.records.export_user(anna.id))["settings"]
    names = ("notify", "utc_offset", "quiet_from", "quiet_until")
    assert [exported[name] for name in names] == ["channel", -5, 23, 7]
    screen = await choose(anna, await anna.open("notices", in_dm=True), "from", "never")
    assert "**Quiet hours:** none" in screen.text
    assert (await people.settings(anna.id)).quiet_until is None
    assert "Als Direktnachricht" in (await bert.open("notices")).text
    await world.bot.records.delete_user(anna.id, now=0)
    assert await people.settings(anna.id) == PersonRow(anna.id)


@pytest.mark.parametrize(("hour", "minutes"), [(5, 30), (5, 45), (-4, 30), (6, -30), (12, 45)])
async def test_a_clock_may_be_half_an_hour_or_a_quarter_off(
    world: World, anna: Person, hour: int, minutes: int
) -> None:
    """People choose the nearest hour first, before or after theirs, and then the minutes."""
    screen = await choose(anna, await anna.open("notices"), "time", str(60 * hour))
    utc = discord.utils.snowflake_time(screen.message.id)
    wanted = f"{utc + timedelta(hours=hour, minutes=minutes):%H:%M}"
    option = next(o for o in menu(screen, "minutes")["options"] if o["label"] == wanted)
    screen = await choose(anna, screen, "minutes", option["value"])
    assert f"I think it is {wanted}" in screen.text
    assert (await People(world.store).settings(anna.id)).minutes_ahead == 60 * hour + minutes
