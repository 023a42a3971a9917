"""Discord refuses or loses requests: the game goes on, and messages catch up."""

import asyncio

import discord
import pytest

from bot.messages.first_answer import Interaction
from bot.pages.page import Page
from bot.store.rows import MessageRow
from bot.store.settings import CHANNELS
from tests.journeys.screen import read_out
from tests.journeys.world import Person, World

MESSAGES = "/channels/{}/messages"


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize("status", [500, 503])
async def test_an_edit_that_failed_is_repaired(status: int, world: World, anna: Person, bert: Person) -> None:
    world.env.inject_error("PATCH", "*", status=status, times=3)
    await world.round(anna, bert)
    await world.tick(12)
    assert "Round 2" in read_out(world.table())
    assert "Round 2" in anna.panel_text
    assert "Round 2" in bert.panel_text


@pytest.mark.usefixtures("empty")
async def test_an_answer_that_arrives_after_a_newer_one_does_not_stay(
    world: World, anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer, is_overtaken = world.bot.delivery.answer, asyncio.Event()

    async def slow_answer(interaction: Interaction, page: Page) -> bool:
        if interaction.user.id == anna.id:
            await is_overtaken.wait()
        is_taken = await answer(interaction, page)
        is_overtaken.set()
        return is_taken

    monkeypatch.setattr(world.bot.delivery, "answer", slow_answer)
    table = world.table()
    menu = (await anna.press("Computer", table)).message
    await world.at_once(anna.choose("steady", menu), bert.press("Join", table))
    await world.tick(3)
    assert "Pixel" in read_out(world.table())
    assert bert.mention in read_out(world.table())


@pytest.mark.parametrize(("status", "code"), [(503, 0), (404, 10062)])
async def test_a_press_without_an_answer_loses_no_move(
    status: int, code: int, world: World, anna: Person, game: str
) -> None:
    world.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    with pytest.raises(AssertionError, match="anna got no answer"):
        await anna.place_first()
    assert (await world.look(game, anna)).viewer.entry is not None
    await world.tick(3)
    assert "Saved: waiting" in anna.panel_text


async def test_a_missing_permission_is_named_before_the_lobby_opens(world: World, anna: Person) -> None:
    everyone = world.guild.default_role
    opened = discord.PermissionOverwrite(view_channel=True, send_messages=True, attach_files=True)
    for missing in ("view_channel", "send_messages", "attach_files"):
        closed = discord.PermissionOverwrite(**{missing: False})
        attic = world.guild.create_text_channel("attic", overwrites={everyone: closed, anna.actor: opened})
        told = await world.refusal(anna.slash("brilliant play", attic))
        assert missing.replace("_", " ").title() in told
        assert "administrator" in told


async def test_games_keep_to_the_channels_that_are_allowed(world: World, anna: Person) -> None:
    attic = world.guild.create_text_channel("attic")
    await world.set_up(CHANNELS.to(str(attic.id)))
    assert attic.mention in await world.refusal(anna.play_command())
    await anna.slash("brilliant play", attic)
    assert world.tables(channel=attic)


async def test_closed_direct_messages_lead_to_the_sheet_in_the_channel(
    world: World, anna: Person, bert: Person
) -> None:
    world.close_dms(bert)
    game = await world.game(anna, bert)
    await world.tick(30)
    path = MESSAGES.format(bert.actor.user.dm_channel.id)
    tried = [r for r in world.env.http_requests if r.method == "POST" and r.path == path]
    assert len(tried) == 1, "not again and again"
    assert bert.panels() == []
    assert f"📭 {bert.mention}" in read_out(world.table())
    assert anna.mention not in read_out(world.table()).split("📭")[1].splitlines()[0]
    await bert.press("My sheet", world.table())
    await world.progress()
    assert "📭" not in read_out(world.table())
    await world.round(anna, bert)
    await world.round(anna, bert)
    assert (await world.look(game)).view.round == 2


async def test_opened_direct_messages_take_the_sheet_again(world: World, anna: Person, bert: Person) -> None:
    reopen = world.close_dms(bert)
    game = await world.game(anna, bert)
    await bert.press("My sheet", world.table())
    assert (await world.look(game)).players[1].panel == "channel"
    reopen()
    await bert.more("By direct message", world.table())
    await world.tick(2)
    assert [m.id for m in bert.panels()] == [bert.direct_messages()[-1].id]
    await world.round(anna, bert)
    assert "Round 1" in bert.panel_text


async def test_a_sheet_opened_while_the_round_closes_shows_the_next_one(
    world: World, anna: Person, bert: Person, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.round(anna)
    await bert.place_first()
    step = (await world.look(game)).step
    answer_private = world.bot.delivery.answer_private

    async def slow_answer(interaction: Interaction, page: Page) -> int | None:
        message_id = await answer_private(interaction, page)
        await world.bot.coordinator.ready(game, bert.id, step)
        return message_id

    with monkeypatch.context() as patched:
        patched.setattr(world.bot.delivery, "answer_private", slow_answer)
        await anna.press("My sheet", world.table())
    await world.tick(3)
    assert "Round 2" in anna.panel_text


async def test_a_message_that_is_refused_is_tried_ever_more_seldom(
    world: World, anna: Person, bert: Person, moderator: Person, unhurried: str
) -> None:
    path = MESSAGES.format(world.channel.id)
    world.env.inject_error("POST", path, status=503, times=None)
    await moderator.actor.delete(world.table())
    await world.round(anna, bert)
    before = len(world.env.http_requests)
    await world.wait(minutes=30)
    tried = [r for r in world.env.http_requests[before:] if (r.method, r.path) == ("POST", path)]
    assert 3 <= len(tried) <= 10
    world.env.backend.faults.clear()
    await world.wait(minutes=11)
    assert len(world.tables(unhurried)) == 1


@pytest.mark.usefixtures("game")
async def test_a_long_rate_limit_is_waited_for(
    world: World, anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    edit, limits = world.bot.delivery.edit, [discord.RateLimited(60)] * 3

    async def limited_edit(row: MessageRow, page: Page, now: int, *, is_lent: bool = False) -> None:
        if limits:
            raise limits.pop()
        await edit(row, page, now)

    monkeypatch.setattr(world.bot.delivery, "edit", limited_edit)
    await world.round(anna, bert)
    await world.tick(12)
    assert "Round 2" in read_out(world.table())
    assert "Round 2" in anna.panel_text
