"""`/settings`: changes are saved at once, and only administrators can make them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.daily.settings import DAILY_CHANNEL, DAILY_HOUR
from bot.features.reviews.feature import FILMS
from bot.interactions.languages import SERVER_LANGUAGE
from bot.pages.control import Control, Verb
from bot.store.settings import CHANNELS, SERVER_THEME, TABLE_STYLE, Choices, Setting
from bot.turns.clocks import CLOCK
from tests.journeys.answer import Answer
from tests.journeys.world import Person, World


async def kept(world: World) -> Choices:
    return await world.bot.records.settings.fresh("server", world.guild.id)


def shown_channels(screen: Answer) -> list[int]:
    """The channels that the select shows as chosen."""
    return [value.id for value in screen.select("server.core.channels").default_values]


async def test_the_page_shows_the_present(world: World, chief: Person) -> None:
    screen = await chief.open("server")
    assert screen.is_private
    assert "Automatic: the server’s own (Deutsch)" in screen.words
    assert "Live: 90 seconds" in screen.words
    assert "everywhere" in screen.words
    assert "**Table message**: Comes back to the bottom" in screen.words


@pytest.mark.parametrize(
    ("setting", "value", "shown"),
    [
        (SERVER_LANGUAGE, "en", "public messages: English"),
        (CLOCK, "day", "Slow: a day"),
        (TABLE_STYLE, "stay", "**Table message**: Quiet"),
        (TABLE_STYLE, "rounds", "**Table message**: A message for each round"),
    ],
)
async def test_what_is_chosen_is_saved(
    world: World, chief: Person, setting: Setting[Any], value: str, shown: str
) -> None:
    screen = await chief.choose_in(f"server.{setting.key}", value, on=await chief.open("server"))
    assert shown in screen.words
    assert await kept(world) == Choices().having(setting.to(value))


@pytest.mark.parametrize(
    ("setting", "button", "words", "value"),
    [
        (SERVER_THEME, "Make them light", "everybody: light", "light"),
        (FILMS, "Show films", "its film comes into the channel", True),
    ],
)
async def test_what_is_pressed_is_saved_and_taken_back(
    world: World, chief: Person, *, setting: Setting[Any], button: str, words: str, value: object
) -> None:
    screen = await chief.press(button, await chief.open("server"))
    assert words in screen.words
    assert (await kept(world))[setting] == value
    back = {"Make them light": "Make them dark", "Show films": "No films"}[button]
    assert words not in (await chief.press(back, screen)).words
    assert await kept(world) == Choices()


async def test_the_language_of_the_server_comes_back(world: World, chief: Person) -> None:
    screen = await chief.choose_in("server.core.language", "en", on=await chief.open("server"))
    assert "Automatic" in (await chief.choose_in("server.core.language", "auto", on=screen)).words
    assert (await kept(world))[SERVER_LANGUAGE] is None


async def test_channels_are_saved_and_allowed_again(world: World, chief: Person, anna: Person) -> None:
    other = world.guild.create_text_channel("elsewhere")
    first = await chief.open("server")
    screen = await chief.choose_in("server.core.channels", other, world.channel, on=first)
    assert f"<#{other.id}> and <#{world.channel.id}>" in screen.words
    assert (await kept(world))[CHANNELS].split() == [str(other.id), str(world.channel.id)]
    screen = await chief.choose_in("server.core.channels", other, on=screen)
    assert f"<#{other.id}>" in (await anna.slash("brilliant play")).words
    screen = await chief.press("Allow everywhere", screen)
    assert "may be opened: everywhere" in screen.words
    assert (await kept(world))[CHANNELS] == ""


async def test_no_channel_at_all_means_everywhere(world: World, chief: Person) -> None:
    screen = await chief.choose_in("server.core.channels", world.channel, on=await chief.open("server"))
    assert shown_channels(screen) == [world.channel.id]
    screen = await chief.choose_in("server.core.channels", on=screen)
    assert (await kept(world))[CHANNELS] == ""


async def test_one_change_keeps_the_others(world: World, chief: Person) -> None:
    screen = await chief.choose_in("server.core.language", "de", on=await chief.open("server"))
    screen = await chief.choose_in("server.core.clock", "none", on=screen)
    await chief.choose_in("server.core.table", "stay", on=screen)
    chosen = Choices().having(SERVER_LANGUAGE.to("de"), CLOCK.to("none"), TABLE_STYLE.to("stay"))
    assert await kept(world) == chosen


async def test_every_drawing_has_new_selects(chief: Person) -> None:
    first = await chief.open("server")
    second = await chief.choose_in("server.core.language", "en", on=first)
    for verb in ("server.core.language", "server.core.clock", "server.core.channels", "server.core.table"):
        assert first.select(verb).custom_id != second.select(verb).custom_id


async def test_only_administrators_set_what_is_for_all(bert: Person) -> None:
    screen = await bert.open("server")
    assert screen.is_private
    assert "verwalten darf" in screen.words
    assert screen.labels == []


async def test_a_press_without_the_permission_changes_nothing(world: World) -> None:
    chief = world.person("former", is_manager=True)
    screen = await chief.open("server")
    world.guild.remove_member(chief.actor)
    chief.actor = world.guild.add_member(chief.actor.user)
    refused = await chief.choose_in("server.core.table", "stay", on=screen)
    assert refused.shown.id != screen.shown.id
    assert refused.is_private
    assert "Only people who may manage this server" in refused.words
    assert await kept(world) == Choices()


async def test_direct_messages_have_no_settings(anna: Person, bert: Person) -> None:
    assert "That belongs to a server" in (await anna.open("server", in_dm=True)).words
    assert "Server" not in (await anna.slash_in_dm("settings")).labels
    control = Control(Verb.SET, arg="server.core.table", kind="s").custom_id()
    refused = await anna.press_id(control, await anna.open("about", in_dm=True))
    assert refused.is_private
    assert "That belongs to a server" in refused.words
    assert "/einstellungen" in (await bert.press_id(control, await bert.open("about", in_dm=True))).words


async def test_settings_are_german_for_a_german_administrator(world: World) -> None:
    chef = world.person("chef", "de", is_manager=True)
    screen = await chef.open("server")
    assert "Einstellungen dieses Servers" in screen.words
    assert "**Tischnachricht**: Kommt wieder nach unten" in screen.words
    assert screen.labels == ["Filme zeigen", "Auf hell stellen", "Einstellungen"]


async def test_the_daily_message_has_a_channel_and_an_hour(world: World, chief: Person) -> None:
    first = await chief.open("server")
    assert "sheet of the week opens and closes: off" in first.words
    assert "server.daily.hour" not in " ".join(first.custom_ids)
    screen = await chief.choose_in("server.daily.channel", world.channel, on=first)
    assert f"<#{world.channel.id}>, from 8:00 UTC" in screen.words
    screen = await chief.choose_in("server.daily.hour", "19", on=screen)
    assert "from 19:00 UTC" in screen.words
    assert ((await kept(world))[DAILY_CHANNEL], (await kept(world))[DAILY_HOUR]) == (world.channel.id, 19)
    screen = await chief.press("Switch off", screen)
    assert "opens and closes: off" in screen.words
    assert (await kept(world))[DAILY_CHANNEL] is None
