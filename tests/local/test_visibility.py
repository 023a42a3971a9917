"""The server knows who saw each message."""

from __future__ import annotations

import json

import aiohttp

from bot.local.server import Server
from tests.local.conftest import Api, Control, Sit
from tests.local.people import Player
from tests.local.sample_bot import SampleBot
from tests.strict.watch import watch


async def seen(control: Control, player: Player) -> str:
    sights = await control("GET", f"seen/{player.id}")
    return json.dumps(sights)


async def test_only_its_person_sees_an_ephemeral_message(
    bot: SampleBot, ada: Player, ben: Player, control: Control
) -> None:
    await ada.command("hand")
    await ada.until("message_create")
    assert "your hand" in await seen(control, ada)
    assert "your hand" not in await seen(control, ben)


async def test_only_their_person_sees_direct_messages(
    bot: SampleBot, ada: Player, ben: Player, control: Control
) -> None:
    await ada.command("dm")
    await ada.until("message_create", lambda m: m["content"] == "your panel")
    assert "panel.png" in await seen(control, ada)
    assert "panel.png" not in await seen(control, ben)


async def test_every_state_of_a_message_is_recorded(
    bot: SampleBot, ada: Player, ben: Player, control: Control
) -> None:
    await ada.command("table")
    table = await ada.until("message_update")
    await ada.press(table, "roll")
    await ada.until("message_update")
    sights = await control("GET", f"messages/{table['id']}")
    assert [sight["shown"]["content"] for sight in sights] == ["", "the table", "rolled"]
    assert all({ada.id, ben.id} <= set(sight["people"]) for sight in sights)


async def test_replaced_pictures_can_still_be_loaded(
    bot: SampleBot, ada: Player, control: Control, session: aiohttp.ClientSession
) -> None:
    await ada.command("table")
    table = await ada.until("message_update")
    await ada.press(table, "roll")
    await ada.until("message_update")
    async with session.get(table["attachments"][0]["url"]) as picture:
        assert picture.status == 200


async def test_choices_are_recorded(bot: SampleBot, ada: Player, ben: Player, control: Control) -> None:
    await ada.ask("autocomplete", name="pick", options={"word": "q"}, focused="word")
    await ada.until("autocomplete")
    assert "qx" in await seen(control, ada)
    assert "qx" not in await seen(control, ben)


async def test_a_new_person_sees_the_messages_but_no_ephemeral_ones(
    bot: SampleBot, ada: Player, control: Control, server: Server, sit: Sit
) -> None:
    await ada.command("table")
    table = await ada.until("message_update")
    await ada.press(table, "secret")
    await ada.until("message_create")
    server.hub.add_person("Eva", "en-US")
    eva = await sit(-1)
    assert [m["content"] for m in eva.snapshot["messages"][eva.channel]] == ["the table"]
    assert "the table" in await seen(control, eva)
    assert "only yours" not in await seen(control, eva)


async def test_a_hidden_channel_cannot_be_seen(
    bot: SampleBot, ada: Player, control: Control, sit: Sit, api: Api
) -> None:
    ben_id = ada.snapshot["people"][1]["id"]
    await control("PATCH", f"channels/{ada.channel}", {"hidden_from": [ben_id]})
    ben = await sit(1)
    assert [channel["name"] for channel in ben.snapshot["channels"]] == ["lounge"]
    await api("POST", f"/channels/{ada.channel}/messages", {"content": "between us"})
    await ada.until("message_create")
    assert "between us" not in await seen(control, ben)
    await ben.ask("history", channel_id=ada.channel)
    assert (await ben.until("error"))["message"] == "there is no such channel"


async def test_recording_can_be_turned_off(server: Server, api: Api, ada: Player, control: Control) -> None:
    watch(server.hub).visibility.is_kept = watch(server.hub).journal.is_kept = False
    await api("POST", f"/channels/{ada.channel}/messages", {"content": "x"})
    assert await control("GET", f"seen/{ada.id}") == []
    assert not watch(server.hub).journal.entries
