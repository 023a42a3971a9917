"""The server knows who saw each message."""

from __future__ import annotations

import json
from dataclasses import replace

import aiohttp
import pytest

from bot.local.hub import Hub
from bot.local.server import Server
from tests.local.conftest import Api, Sit
from tests.local.control import put_channel
from tests.local.people import Player
from tests.local.sample_bot import SampleBot
from tests.strict.watch import watch


def seen(hub: Hub, player: Player) -> str:
    return json.dumps(watch(hub).visibility.seen_by(player.id))


@pytest.mark.parametrize(
    ("command", "content", "hidden"),
    [("hand", "your hand", "your hand"), ("dm", "your panel", "panel.png")],
    ids=["ephemeral", "direct"],
)
async def test_only_its_person_sees_an_ephemeral_or_a_direct_message(
    bot: SampleBot, ada: Player, ben: Player, hub: Hub, *, command: str, content: str, hidden: str
) -> None:
    await ada.command(command)
    await ada.until("message_create", lambda m: m["content"] == content)
    assert hidden in seen(hub, ada)
    assert hidden not in seen(hub, ben)


async def test_every_state_of_a_message_is_recorded_and_its_pictures_can_still_be_loaded(
    bot: SampleBot, ada: Player, ben: Player, hub: Hub, session: aiohttp.ClientSession
) -> None:
    await ada.command("table")
    table = await ada.until("message_update")
    await ada.press(table, "roll")
    await ada.until("message_update")
    sights = watch(hub).visibility.states_of(table["id"])
    assert [sight["shown"]["content"] for sight in sights] == ["", "the table", "rolled"]
    assert all({ada.id, ben.id} <= set(sight["people"]) for sight in sights)

    async with session.get(table["attachments"][0]["url"]) as picture:
        assert picture.status == 200


async def test_choices_are_recorded(bot: SampleBot, ada: Player, ben: Player, hub: Hub) -> None:
    await ada.ask("autocomplete", name="pick", options={"word": "q"}, focused="word")
    await ada.until("autocomplete")
    assert "qx" in seen(hub, ada)
    assert "qx" not in seen(hub, ben)


async def test_a_new_person_sees_the_messages_but_no_ephemeral_ones(
    bot: SampleBot, ada: Player, hub: Hub, server: Server, sit: Sit
) -> None:
    await ada.command("table")
    table = await ada.until("message_update")
    await ada.press(table, "secret")
    await ada.until("message_create")
    server.hub.add_person("Eva", "en-US")
    eva = await sit(-1)
    assert [m["content"] for m in eva.snapshot["messages"][eva.channel]] == ["the table"]
    assert "the table" in seen(hub, eva)
    assert "only yours" not in seen(hub, eva)


async def test_a_hidden_channel_cannot_be_seen(
    bot: SampleBot, ada: Player, hub: Hub, sit: Sit, api: Api
) -> None:
    ben_id = ada.snapshot["people"][1]["id"]
    put_channel(hub, replace(hub.world.channels[ada.channel], hidden_from=(ben_id,)))
    ben = await sit(1)
    assert [channel["name"] for channel in ben.snapshot["channels"]] == ["lounge"]
    await api("POST", f"/channels/{ada.channel}/messages", {"content": "between us"})
    await ada.until("message_create")
    assert "between us" not in seen(hub, ben)
    await ben.ask("history", channel_id=ada.channel)
    assert (await ben.until("error"))["message"] == "there is no such channel"


async def test_recording_can_be_turned_off(server: Server, api: Api, ada: Player, hub: Hub) -> None:
    watch(server.hub).visibility.is_kept = watch(server.hub).journal.is_kept = False
    await api("POST", f"/channels/{ada.channel}/messages", {"content": "x"})
    assert watch(hub).visibility.seen_by(ada.id) == []
    assert not watch(server.hub).journal.entries
