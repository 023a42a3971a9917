"""`/settings`: changes are saved at once, and only administrators can make them."""

from __future__ import annotations

from bot.features.settings.verbs import SettingsVerb
from bot.pages.control import Control
from bot.store.rows import GuildRow
from tests.interactions.readers import Person, Screen, World


async def kept(world: World) -> GuildRow:
    return await world.bot.records.guild(world.guild.id)


def shown_channels(screen: Screen) -> list[int]:
    """The channels that the select shows as chosen."""
    return [int(value["id"]) for value in screen.select("setchannels")["default_values"]]


async def test_the_page_shows_the_present(world: World, chief: Person) -> None:
    screen = await chief.open("server")
    assert screen.is_private
    assert "Automatic: the server’s own (Deutsch)" in screen.text
    assert "Live: 90 seconds" in screen.text
    assert "everywhere" in screen.text
    assert "**Table message**: Comes back to the bottom" in screen.text


async def test_the_language_is_saved(world: World, chief: Person) -> None:
    screen = await chief.choose(await chief.open("server"), "setlanguage", "en")
    assert "public messages: English" in screen.text
    assert (await kept(world)).language == "en"
    screen = await chief.choose(screen, "setlanguage", "auto")
    assert "Automatic" in screen.text
    assert (await kept(world)).language is None


async def test_the_clock_is_saved(world: World, chief: Person) -> None:
    screen = await chief.choose(await chief.open("server"), "setclock", "day")
    assert "Slow: a day" in screen.text
    assert (await kept(world)).clock == "day"


async def test_channels_are_saved_and_allowed_again(world: World, chief: Person, anna: Person) -> None:
    other = world.guild.create_text_channel("elsewhere")
    first = await chief.open("server")
    screen = await chief.choose(first, "setchannels", other, world.channel)
    assert f"<#{other.id}> and <#{world.channel.id}>" in screen.text
    assert (await kept(world)).channels.split() == [str(other.id), str(world.channel.id)]
    screen = await chief.choose(screen, "setchannels", other)
    assert f"<#{other.id}>" in (await anna.slash("brilliant play")).text
    screen = await chief.press(screen, "Allow everywhere")
    assert "may be opened: everywhere" in screen.text
    assert (await kept(world)).channels == ""


async def test_no_channel_at_all_means_everywhere(world: World, chief: Person) -> None:
    screen = await chief.choose(await chief.open("server"), "setchannels", world.channel)
    assert shown_channels(screen) == [world.channel.id]
    screen = await chief.choose(screen, "setchannels")
    assert (await kept(world)).channels == ""


async def test_a_deleted_channel_is_no_default_value(world: World, chief: Person) -> None:
    await world.bot.records.save_guild(GuildRow(world.guild.id, channels=f"123 {world.channel.id}"))
    screen = await chief.open("server")
    assert shown_channels(screen) == [world.channel.id]


async def test_a_server_chooses_what_its_table_messages_do(world: World, chief: Person) -> None:
    screen = await chief.open("server")
    assert "**Table message**: Comes back to the bottom" in screen.text
    for style, name in (("stay", "Quiet"), ("rounds", "A message for each round")):
        screen = await chief.choose(screen, "settable", style)
        assert f"**Table message**: {name}" in screen.text
        assert (await kept(world)).table_style == style


async def test_public_pictures_are_made_light(world: World, chief: Person) -> None:
    screen = await chief.press(await chief.open("server"), "Make them light")
    assert "**Pictures** for everybody: light" in screen.text
    assert (await kept(world)).theme == "light"
    await chief.press(screen, "Make them dark")
    assert (await kept(world)).theme == "dark"


async def test_films_are_switched_on_and_off(world: World, chief: Person) -> None:
    screen = await chief.press(await chief.open("server"), "Show films")
    assert "its film comes into the channel" in screen.text
    assert (await kept(world)).has_films
    screen = await chief.press(screen, "No films")
    assert "its film can also come" in screen.text
    assert not (await kept(world)).has_films


async def test_one_change_keeps_the_others(world: World, chief: Person) -> None:
    screen = await chief.choose(await chief.open("server"), "setlanguage", "de")
    screen = await chief.choose(screen, "setclock", "none")
    await chief.choose(screen, "settable", "stay")
    assert await kept(world) == GuildRow(world.guild.id, "de", "none", "", table_style="stay")


async def test_every_drawing_has_new_selects(chief: Person) -> None:
    first = await chief.open("server")
    second = await chief.choose(first, "setlanguage", "en")
    for verb in ("setlanguage", "setclock", "setchannels", "settable"):
        assert first.select(verb)["custom_id"] != second.select(verb)["custom_id"]


async def test_only_administrators_set_what_is_for_all(bert: Person) -> None:
    screen = await bert.open("server")
    assert screen.is_private
    assert "verwalten darf" in screen.text
    assert screen.labels == []


async def test_a_press_without_the_permission_changes_nothing(world: World) -> None:
    chief = world.person("former", manage_guild=True)
    screen = await chief.open("server")
    world.guild.remove_member(chief.member)
    chief.member = world.member(chief.user)
    refused = await chief.choose(screen, "settable", "stay")
    assert refused.message.id != screen.message.id
    assert refused.is_private
    assert "Only people who may manage this server" in refused.text
    assert await kept(world) == GuildRow(world.guild.id)


async def test_direct_messages_have_no_settings(anna: Person, bert: Person) -> None:
    assert "That belongs to a server" in (await anna.open("server", in_dm=True)).text
    assert "Server" not in (await anna.slash_in_dm("settings")).labels
    control = Control(SettingsVerb.SETTABLE, kind="s").custom_id()
    refused = await anna.press_id(await anna.open("about", in_dm=True), control)
    assert refused.is_private
    assert "That belongs to a server" in refused.text
    assert "/einstellungen" in (await bert.press_id(await bert.open("about", in_dm=True), control)).text


async def test_settings_are_german_for_a_german_administrator(world: World) -> None:
    chef = world.person("chef", "de", manage_guild=True)
    screen = await chef.open("server")
    assert "Einstellungen dieses Servers" in screen.text
    assert "**Tischnachricht**: Kommt wieder nach unten" in screen.text
    assert screen.labels == ["Filme zeigen", "Auf hell stellen"]


async def test_the_daily_message_has_a_channel_and_an_hour(world: World, chief: Person) -> None:
    first = await chief.open("server")
    assert "daily sheets: off" in first.text
    assert "sethour" not in " ".join(first.custom_ids)
    screen = await chief.choose(first, "setdaily", world.channel)
    assert f"<#{world.channel.id}>, from 8:00 UTC" in screen.text
    screen = await chief.choose(screen, "sethour", "19")
    assert "from 19:00 UTC" in screen.text
    assert ((await kept(world)).daily_channel, (await kept(world)).daily_hour) == (world.channel.id, 19)
    screen = await chief.press(screen, "Switch off")
    assert "daily sheets: off" in screen.text
    assert (await kept(world)).daily_channel is None
