"""The place of a message's words: below its pictures, or above them without Embed Links or if they notify."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.pages.control import Control, Verb
from tests.journeys.brikks_table import DUEL, SOLO, resolving, round_, until
from tests.journeys.running import SILENT
from tests.journeys.screen import below
from tests.journeys.skipping import to_the_end, undo_once
from tests.journeys.world import Person, World

EMBEDS = "embeds"


def caption(message: discord.Message) -> discord.Embed:
    """The one frame below the pictures of a message that has no words above them."""
    assert message.content == ""
    assert message.attachments
    (embed,) = message.embeds
    assert embed.description
    # A picture that a frame shows leaves its place above the frame.
    assert set(embed.to_dict()) <= {"type", "description", "color", "flags"}
    return embed


def words_above(message: discord.Message) -> str:
    """The words of a message that has no frame below its pictures."""
    assert message.embeds == []
    assert message.attachments
    return message.content


def line(world: World) -> str:
    """The text that a notification of a turn on level 1 of BRILLIANT shows."""
    return f"It is your turn: BRILLIANT · level 1 · Quartz in <#{world.channel.id}>"


def posted(world: World, person: Person) -> list[dict[str, Any]]:
    """Each new sheet that was sent to this person by direct message, as it was sent."""
    path = f"/channels/{person.actor.user.dm_channel.id}/messages"
    bodies = [r.json for r in world.env.http_requests if (r.method, r.path) == ("POST", path)]
    return [body for body in bodies if isinstance(body, dict) and body.get(EMBEDS)]


def contents(world: World, since: int = 0) -> Iterator[str]:
    """The words above the pictures of every message with a frame below them, each time it was written."""
    for request in world.env.http_requests[since:]:
        body = request.json if isinstance(request.json, dict) else {}
        data = body.get("data") or body
        if data.get(EMBEDS):
            yield str(data["content"])


# Below the picture


async def test_a_refusal_and_news_stand_below_the_sheet_too(world: World, anna: Person, bert: Person) -> None:
    game = await world.second_throw(anna, bert)
    look = await world.look(game, anna)
    before = str(caption(anna.panel).description).splitlines()
    await anna.press_control(Control(Verb.MOVE, game, look.step, "strike=1"), anna.panel)
    after = str(caption(anna.panel).description).splitlines()
    assert after[0].startswith("⚠️")
    assert after[1:] == before[-len(after) + 1 :], "only the news gives way"


# Above the picture, where the bot may not send embeds


async def test_without_embed_links_answers_and_edits_have_their_words_above(
    world: World, anna: Person, bert: Person
) -> None:
    world.deny(world.channel, embed_links=True)
    game = await world.game(anna, bert, sheets="channel")
    opened = await anna.press("My sheet", world.table())
    assert (opened.is_private, opened.is_new) == (True, True)
    await bert.press("My sheet", world.table())
    await world.round(anna, bert)
    assert "Write" in words_above(anna.panel)
    await anna.place_first()
    assert "✏️" in words_above(anna.panel)
    await anna.press("Undo")
    assert "Write" in words_above(anna.panel)
    await world.round(bert)
    await anna.place_first()
    # Anna's last move closes nothing; the clock does, and both sheets and the table are edited.
    before = len(world.env.http_requests)
    await world.grace()
    await world.progress()
    assert (await world.look(game)).view.round == 2
    assert {r.method for r in world.env.http_requests[before:] if r.path.endswith("/callback")} == set()
    for person in (anna, bert):
        assert "Round 2" in person.panel_text
        assert "Write" in words_above(person.panel)
    assert f"Waiting for {anna.mention}" in words_above(world.table())
    assert list(contents(world)) == [], "not one embed was sent"


async def test_words_move_up_when_the_permission_is_taken_and_down_when_it_is_given_back(
    world: World, anna: Person, bert: Person
) -> None:
    await world.second_throw(anna, bert)
    await world.progress()
    assert f"Waiting for {anna.mention}" in below(world.table())
    world.deny(world.channel, embed_links=True)
    await anna.place_first()
    await world.progress()
    assert f"Waiting for {bert.mention}" in words_above(world.table())
    assert "✏️" in str(caption(anna.panel).description), "a direct message asks no server"
    world.deny(world.channel)
    await bert.place_first()
    await world.grace()
    await world.progress()
    assert f"Waiting for {anna.mention}" in str(caption(world.table()).description)


@pytest.mark.slow
async def test_the_end_without_embed_links_has_its_headline_above(
    world: World, anna: Person, bert: Person
) -> None:
    world.deny(world.channel, embed_links=True)
    game = await world.game(anna, bert, command=DUEL, level="1")
    await to_the_end(world, game, anna, bert)
    await world.tick(2)
    assert words_above(world.closing(game)).startswith("🏆")
    assert below(anna.panel)


# One line above where a message notifies


@pytest.mark.usefixtures("starting")
async def test_the_first_sheet_by_direct_message_notifies_in_one_line(
    world: World, anna: Person, bert: Person
) -> None:
    for person in (anna, bert):
        (sent,) = posted(world, person)
        assert sent["content"] == line(world)
        assert not sent.get("flags", 0) & SILENT
        assert line(world) not in below(person.panel)
    await anna.place_first()
    assert anna.panel.content == "", "whoever has moved is not asked any more"
    assert bert.panel.content == line(world)
    await anna.press("Undo")
    assert anna.panel.content == "", "an edit notifies nobody"
    assert "Put 1 to 6" in below(anna.panel)
    await world.round(anna)
    await world.round(bert)
    assert set(contents(world)) == {"", line(world)}
    await world.round(anna, bert)
    since = len(world.env.http_requests)
    for _ in range(3):
        await world.round(anna, bert)
    assert set(contents(world, since)) == {""}
    assert [len(posted(world, person)) for person in (anna, bert)] == [1, 1]


async def test_each_throw_of_a_slow_game_notifies_in_one_line(
    world: World, anna: Person, bert: Person
) -> None:
    await world.first_throw(anna, bert, clock="relaxed")
    first = anna.panel.id
    await undo_once(bert)
    for _ in range(3):
        await world.wait(minutes=5)
        await world.round(anna, bert)
        await world.tick(2)
    # The start, and each throw. Bert closes each round but the first; his sheet is updated by his press.
    for person, count in ((anna, 2 + 3), (bert, 2)):
        sent = posted(world, person)
        assert [body["content"] for body in sent] == [line(world)] * count
        assert not any(body.get("flags", 0) & SILENT for body in sent)
    assert set(contents(world)) == {"", line(world)}
    assert first not in [message.id for message in anna.sees()], "only the newest stays"
    assert "Round 4" in anna.panel_text
    await anna.place_first()
    assert anna.panel.content == ""


async def test_a_slow_game_with_notices_leaves_the_line_to_them(
    world: World, anna: Person, bert: Person
) -> None:
    await world.second_throw(anna, bert, clock="day")
    await world.tick(2)
    for person in (anna, bert):
        assert all(body["flags"] & SILENT for body in posted(world, person))
    assert set(contents(world)) == {""}


@pytest.mark.slow
@pytest.mark.parametrize("clock", ["live", "relaxed"])
async def test_a_sheet_in_the_channel_stays_where_it_is_without_a_line_above(
    clock: str, world: World, anna: Person, bert: Person
) -> None:
    await world.game(anna, bert, clock=clock, sheets="channel")
    for person in (anna, bert):
        await person.press("My sheet", world.table())
    sheet = anna.panel.id
    for _ in range(3):
        await world.round(anna, bert)
        await world.tick(2)
    assert anna.panel.id == sheet
    assert "Round 3" in anna.panel_text
    assert anna.direct_messages() == []
    assert set(contents(world)) == {""}


@pytest.mark.slow
@pytest.mark.parametrize("sheets", ["dm", "channel"])
async def test_a_sheet_in_solo_has_no_line_above(sheets: str, world: World, anna: Person) -> None:
    await anna.slash("brilliant solo", sheets=sheets)
    for _ in range(3):
        await world.round(anna)
    game = await resolving(world, anna, command=SOLO, sheets=sheets)
    await round_(world, game, anna)
    await until(world, game, anna, phase="resolve")
    assert (await world.look(game)).view.round == 2
    assert set(contents(world)) == {""}
