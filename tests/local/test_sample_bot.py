"""The real discord.py, unchanged, against this server."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from tests.local.people import Json, Player
from tests.local.sample_bot import SampleBot, png


async def open_table(player: Player) -> Json:
    await player.command("table")
    table: Json = await player.until("message_update")
    return table


async def test_a_bot_logs_in_and_finds_its_server_and_the_page_its_commands(
    bot: SampleBot, ada: Player
) -> None:
    [guild] = bot.guilds
    assert guild.name == ada.snapshot["guild"]["name"]
    assert [channel.name for channel in guild.text_channels] == ["games", "lounge"]
    assert ada.snapshot["bot"]["online"]
    names = {command["name"] for command in ada.snapshot["commands"]}
    assert names == {"table", "hand", "dm", "pick", "silent", "pages"}


async def test_a_deferred_answer_becomes_a_table_with_a_picture(
    bot: SampleBot, ada: Player, ben: Player, session: aiohttp.ClientSession
) -> None:
    nonce = await ada.command("table")
    thinking = await ben.until("message_create")
    assert thinking["flags"] == 128
    table = await ben.until("message_update")
    assert (table["content"], table["flags"], table["edited_timestamp"]) == ("the table", 0, None)
    assert table["interaction_metadata"]["name"] == "table"
    [attachment] = table["attachments"]
    assert (attachment["filename"], attachment["description"]) == ("board.png", "shade 0")
    assert (attachment["width"], attachment["height"]) == (8, 4)
    async with session.get(attachment["url"]) as picture:
        assert picture.content_type == "image/png"
        assert await picture.read() == png()
    done = await ada.until("interaction_done")
    assert done["nonce"] == nonce


async def test_a_press_edits_the_message_and_its_picture(bot: SampleBot, ada: Player) -> None:
    table = await open_table(ada)
    await ada.press(table, "roll")
    rolled = await ada.until("message_update")
    assert rolled["content"] == "rolled"
    assert rolled["attachments"][0]["url"] != table["attachments"][0]["url"]
    assert rolled["components"] == table["components"]
    message = bot.interactions[-1].message
    assert message is not None
    assert message.id == int(table["id"])


async def test_a_deferred_press_is_edited_and_followed_up(bot: SampleBot, ada: Player, ben: Player) -> None:
    table = await open_table(ada)
    await ada.press(table, "later")
    assert (await ada.until("message_update"))["content"] == "later"
    more = await ada.until("message_create")
    assert (more["content"], more["flags"], more["message_reference"]["message_id"]) == (
        "and more",
        64,
        table["id"],
    )
    await ben.until("message_update", lambda m: m["content"] == "later")
    assert "and more" not in str(ben.frames)


async def test_a_select_sends_its_values(bot: SampleBot, ada: Player) -> None:
    table = await open_table(ada)
    await ada.select(table, "choose", "b")
    assert (await ada.until("message_update"))["content"] == "chose b"


async def test_a_panel_comes_by_direct_message_and_works_there(
    bot: SampleBot, ada: Player, ben: Player
) -> None:
    await ada.command("dm")
    channel = await ada.until("channel_create")
    assert channel["type"] == 1
    panel = await ada.until("message_create", lambda m: m["channel_id"] == channel["id"])
    assert "guild_id" not in panel
    await ada.press(panel, "roll")
    await ada.until("message_update", lambda m: m["content"] == "rolled")
    assert bot.interactions[-1].guild_id is None
    assert bot.interactions[-1].context.dm_channel
    assert isinstance(bot.interactions[-1].channel, discord.DMChannel)
    assert await ben.drain() == []


async def test_options_are_completed_and_resolved(bot: SampleBot, ada: Player, ben: Player) -> None:
    await ada.ask("autocomplete", name="pick", options={"word": "a"}, focused="word")
    choices = (await ada.until("autocomplete"))["choices"]
    assert [choice["value"] for choice in choices] == ["ax", "ay"]
    await ada.ask("autocomplete", name="pick", options={}, focused="word")
    assert [choice["value"] for choice in (await ada.until("autocomplete"))["choices"]] == ["x", "y"]
    await ada.command("pick", word="ax", who=ben.id, count=3)
    assert (await ben.until("message_create"))["content"] == "ax ben 3"


async def test_a_layout_shows_its_file(bot: SampleBot, ada: Player) -> None:
    await ada.command("pages")
    page = await ada.until("message_create")
    assert page["flags"] == 1 << 15
    gallery = page["components"][0]["components"][1]
    assert gallery["items"][0]["media"]["url"] == page["attachments"][0]["url"]


async def test_a_bot_can_send_fetch_and_delete_messages(bot: SampleBot, ada: Player) -> None:
    channel = bot.get_partial_messageable(int(ada.channel))
    sent = await channel.send("one", nonce="same")
    assert (await channel.send("one again", nonce="same")).id == sent.id
    assert [message.content async for message in channel.history()] == ["one"]
    assert (await channel.fetch_message(sent.id)).content == "one"
    await sent.delete()
    assert (await ada.until("message_delete"))["id"] == str(sent.id)
    with pytest.raises(discord.NotFound):
        await channel.fetch_message(sent.id)


async def test_a_mention_is_counted_as_unread(bot: SampleBot, ada: Player, ben: Player) -> None:
    channel = bot.get_partial_messageable(int(ada.channel))
    allowed = discord.AllowedMentions(users=[discord.Object(int(ben.id))])
    message = await channel.send(f"<@{ben.id}> <@{ada.id}>: your turn", allowed_mentions=allowed)
    unread = await ben.until("unread")
    assert (unread["count"], unread["mentions"]) == (1, 1)
    await ben.ask("read", message_id=str(message.id))
    assert (await ben.until("unread"))["count"] == 0
    assert (await ada.until("unread"))["mentions"] == 0


async def test_typing_is_shown(bot: SampleBot, ada: Player) -> None:
    async with bot.get_partial_messageable(int(ada.channel)).typing():
        assert (await ada.until("typing"))["user_id"] == ada.snapshot["bot"]["id"]


async def test_the_page_is_told_when_the_bot_goes(bot: SampleBot, ada: Player) -> None:
    await bot.close()
    assert not (await ada.until("bot"))["online"]
