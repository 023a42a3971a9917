"""Every fault that a test can inject."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import aiohttp
import discord
import pytest

from bot.local.hub import Hub
from bot.local.server import Server
from tests.local.conftest import Api
from tests.local.control import deny, remove_channel
from tests.local.people import Player
from tests.local.sample_bot import SampleBot
from tests.strict.faults import Fault
from tests.strict.watch import watch


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let discord.py retry without waiting."""
    sleep = asyncio.sleep

    async def nap(_: float) -> None:
        await sleep(0)

    monkeypatch.setattr("discord.http.asyncio.sleep", nap)


async def sent(bot: SampleBot, player: Player, text: str) -> discord.Message:
    return await bot.get_partial_messageable(int(player.channel)).send(text)


async def refusal_of(request: Awaitable[object]) -> tuple[int, int]:
    """The status and code that discord.py tells of a refused request."""
    with pytest.raises(discord.HTTPException) as refused:
        await request
    return refused.value.status, refused.value.code


async def contents(api: Api, player: Player) -> list[str]:
    _, messages = await api("GET", f"/channels/{player.channel}/messages")
    return [message["content"] for message in reversed(messages)]


async def test_an_error_status_instead_of_the_effect(bot: SampleBot, ada: Player, hub: Hub, api: Api) -> None:
    watch(hub).faults.add(Fault("create_message", status=503))
    with pytest.raises(discord.DiscordServerError):
        await sent(bot, ada, "one")
    assert await contents(api, ada) == []
    await sent(bot, ada, "two")
    assert await contents(api, ada) == ["two"]


@pytest.mark.usefixtures("quick")
async def test_the_nonce_prevents_a_duplicate_when_the_status_is_wrong(
    bot: SampleBot, ada: Player, hub: Hub, api: Api, server: Server
) -> None:
    watch(hub).faults.add(Fault("create_message", status=500, after=True))
    await sent(bot, ada, "one")
    assert await contents(api, ada) == ["one"]
    assert watch(server.hub).journal.counts["create_message", 500] == 1


@pytest.mark.parametrize("after", [True, False])
async def test_a_lost_answer(bot: SampleBot, ada: Player, hub: Hub, api: Api, after: bool) -> None:
    watch(hub).faults.add(Fault("create_message", lose=True, after=after))
    with pytest.raises((aiohttp.ClientError, OSError)):
        await sent(bot, ada, "one")
    assert await contents(api, ada) == (["one"] if after else [])


async def test_a_delay(bot: SampleBot, ada: Player, hub: Hub) -> None:
    watch(hub).faults.add(Fault("create_message", delay=0.1))
    loop = asyncio.get_running_loop()
    start = loop.time()
    await sent(bot, ada, "one")
    assert loop.time() - start >= 0.1


async def test_an_injected_429_is_retried(bot: SampleBot, ada: Player, hub: Hub, server: Server) -> None:
    watch(hub).faults.add(Fault("create_message", status=429, retry_after=0.05))
    await sent(bot, ada, "one")
    assert watch(server.hub).journal.counts["create_message", 429] == 1


async def test_a_429_without_via_is_taken_for_a_ban(bot: SampleBot, ada: Player, hub: Hub) -> None:
    watch(hub).faults.add(Fault("create_message", status=429, via=False))
    assert await refusal_of(sent(bot, ada, "one")) == (429, 0)


@pytest.mark.usefixtures("quick")
async def test_a_callback_with_an_error_status_may_still_count(bot: SampleBot, ada: Player, hub: Hub) -> None:
    watch(hub).faults.add(Fault("callback", status=500, after=True))
    await ada.command("table")
    assert (await ada.until("message_create"))["flags"] == 128
    await ada.until("interaction_done")


async def test_any_error_code_can_be_injected(bot: SampleBot, ada: Player, hub: Hub) -> None:
    watch(hub).faults.add(Fault("create_dm", status=400, code=40003, message="You are opening them too fast"))
    assert await refusal_of(bot.create_dm(discord.Object(int(ada.id)))) == (400, 40003)


async def test_a_fault_hits_its_route_the_given_number_of_times(api: Api, hub: Hub) -> None:
    watch(hub).faults.add(Fault("me", status=502, times=2))
    assert (await api("GET", "/gateway/bot"))[0] == 200
    assert [(await api("GET", "/users/@me"))[0] for _ in range(3)] == [502, 502, 200]
    watch(hub).faults.add(Fault(status=502, times=9))
    assert (watch(hub).faults.listing())[0]["times"] == 9
    assert (await api("GET", "/gateway"))[0] == 502
    watch(hub).faults.clear()
    assert (await api("GET", "/gateway"))[0] == 200


async def test_closed_direct_messages(
    bot: SampleBot, ada: Player, server: Server, session: aiohttp.ClientSession
) -> None:
    direct = await bot.create_dm(discord.Object(int(ada.id)))
    async with session.patch(f"{server.base_url}/local/people/{ada.id}", json={"dms_open": False}) as answer:
        assert answer.status == 200
    assert await refusal_of(direct.send("x")) == (403, 50007)


async def test_unknown_users_have_no_direct_messages(bot: SampleBot) -> None:
    assert await refusal_of(bot.create_dm(discord.Object(1))) == (400, 50033)


async def test_a_deleted_message_and_a_deleted_channel(
    bot: SampleBot, ada: Player, ben: Player, hub: Hub
) -> None:
    message = await sent(bot, ada, "one")
    hub.messages.delete(hub.world.messages[ada.channel][str(message.id)])
    assert (await ben.until("message_delete"))["id"] == str(message.id)
    assert await refusal_of(message.edit(content="two")) == (404, 10008)
    remove_channel(hub, hub.world.channels[ada.channel])
    assert (await ben.until("channel_delete"))["id"] == ada.channel
    assert await refusal_of(sent(bot, ada, "three")) == (404, 10003)


@pytest.mark.parametrize(("denied", "code"), [("VIEW_CHANNEL", 50001), ("SEND_MESSAGES", 50013)])
async def test_missing_permissions(bot: SampleBot, ada: Player, hub: Hub, denied: str, code: int) -> None:
    deny(hub, ada.channel, [denied])
    assert await refusal_of(sent(bot, ada, "x")) == (403, code)


async def test_files_need_the_permission_to_attach(bot: SampleBot, ada: Player, hub: Hub) -> None:
    deny(hub, ada.channel, ["ATTACH_FILES"])
    await sent(bot, ada, "words need no permission for files")
    await ada.command("hand")
    await ada.until("message_create", lambda message: message["attachments"])
    assert not bot.interactions[-1].app_permissions.attach_files
    with pytest.raises(discord.Forbidden):
        await bot.get_partial_messageable(int(ada.channel)).send(file=discord.File(__file__, "a.txt"))


async def test_the_bot_cannot_edit_or_delete_messages_of_people(bot: SampleBot, ada: Player) -> None:
    await ada.ask("send", content="mine")
    said = await ada.until("message_create")
    message = bot.get_partial_messageable(int(ada.channel)).get_partial_message(int(said["id"]))
    assert await refusal_of(message.edit(content="yours")) == (403, 50005)
    assert await refusal_of(message.delete()) == (403, 50013)
