"""Embeds travel in every kind of message, and need a permission in channels."""

from __future__ import annotations

import pytest

from bot.local.hub import Hub
from tests.local.conftest import Api
from tests.local.control import deny
from tests.local.people import Json, Player
from tests.local.sample_bot import Interaction, SampleBot
from tests.waiting import PATIENCE

PANEL: Json = {"description": "**Round 3** – <@1>, <t:1790000000:R>", "color": 0x5865F2}
SHOWN: Json = {**PANEL, "type": "rich"}


async def asked(ada: Player, bot: SampleBot) -> Interaction:
    """An interaction that the bot leaves unanswered."""
    heard = bot.wait_for("interaction", timeout=PATIENCE)
    await ada.command("silent")
    return await heard


async def test_an_embed_is_kept_until_an_edit_replaces_it(api: Api, ada: Player) -> None:
    path = f"/channels/{ada.channel}/messages"
    _, message = await api("POST", path, {"content": "x", "embeds": [{**PANEL, "title": None}]})
    assert message["embeds"] == [SHOWN]
    _, edited = await api("PATCH", f"{path}/{message['id']}", {"content": "y"})
    assert edited["embeds"] == [SHOWN]
    _, edited = await api("PATCH", f"{path}/{message['id']}", {"embeds": [{"title": "new"}]})
    assert edited["embeds"] == [{"title": "new", "type": "rich"}]
    _, edited = await api("PATCH", f"{path}/{message['id']}", {"embeds": []})
    assert edited["embeds"] == []


async def test_responses_carry_embeds(api: Api, ada: Player, bot: SampleBot) -> None:
    interaction = await asked(ada, bot)
    at = f"/interactions/{interaction.id}/{interaction.token}/callback"
    status, _ = await api("POST", at, {"type": 4, "data": {"embeds": [PANEL]}})
    assert status == 204
    hook = f"/webhooks/{bot.application_id}/{interaction.token}"
    _, first = await api("GET", f"{hook}/messages/@original")
    _, edited = await api("PATCH", f"{hook}/messages/@original", {"embeds": [{"title": "t"}]})
    _, second = await api("POST", hook, {"embeds": [PANEL]})
    assert [first["embeds"], edited["embeds"], second["embeds"]] == [
        [SHOWN],
        [{"title": "t", "type": "rich"}],
        [SHOWN],
    ]


@pytest.mark.parametrize("content", ["x", ""])
async def test_without_the_permission_embeds_are_dropped(
    api: Api, ada: Player, hub: Hub, content: str
) -> None:
    path = f"/channels/{ada.channel}/messages"
    _, early = await api("POST", path, {"content": "x", "embeds": [PANEL]})
    deny(hub, ada.channel, ["EMBED_LINKS"])
    status, message = await api("POST", path, {"content": content, "embeds": [PANEL]})
    assert (status, message["content"], message["embeds"]) == (200, content, [])
    _, edited = await api("PATCH", f"{path}/{early['id']}", {"content": "y"})
    assert edited["embeds"] == [SHOWN]
    _, edited = await api("PATCH", f"{path}/{early['id']}", {"embeds": [PANEL]})
    assert edited["embeds"] == []


async def test_interactions_tell_whether_embeds_are_allowed(ada: Player, bot: SampleBot, hub: Hub) -> None:
    assert (await asked(ada, bot)).app_permissions.embed_links
    deny(hub, ada.channel, ["EMBED_LINKS"])
    assert not (await asked(ada, bot)).app_permissions.embed_links
