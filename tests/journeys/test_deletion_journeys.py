"""A deletion gives no second try on a daily sheet; and what remains for the others."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.features.daily.verbs import DailyVerb
from bot.pages.control import Control
from bot.turns import lobby
from tests.databases import held
from tests.journeys.duels import begin_against
from tests.journeys.screen import button_labels, read_out
from tests.journeys.test_challenge_journeys import accepted, asked, asked_after, play_on, results
from tests.journeys.test_daily_journeys import FIRST, SECOND_DAY, begin, page, play, until
from tests.journeys.test_privacy_journeys import delete, naming
from tests.journeys.world import Person, World

pytestmark = pytest.mark.usefixtures("third_sheets")


async def test_who_deletes_their_data_plays_the_sheet_uncounted_until_it_closes(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    for person in (anna, bert):
        await begin(person)
        await play(person, "first")
    # Giving it up uses up the try as well.
    await world.bot.coordinator.change(await begin(cleo), lobby.depart, cleo.id)
    for person in (anna, cleo):
        await delete(person)
    await world.restart()
    rows = held(world.place, "departed")
    assert len(rows) == 2
    assert not [person for person in (anna, cleo) if str(person.id) in str(rows)]

    # She is told that she has had her try, and no further game of hers counts.
    told = await anna.slash("daily", game="third")
    assert (
        "You already had your try at this sheet before you deleted your data. You can play it again"
        in page(told)
    )
    await anna.press("Play again", told.shown)
    assert "Daily 1, this one doesn’t count" in anna.panel_text
    await play(anna, "second", "first")
    again = page(await anna.slash("daily", game="third"))
    assert "You already had your try" in again, "practice does not take the place of the try"
    for shown in (again, page(await bert.slash("daily", game="third"))):
        assert (shown.count("somebody"), shown.count(bert.mention), anna.mention in shown) == (1, 1, False)
    assert len(held(world.place, "daily_try")) == 3
    await cleo.slash("daily", game="third", day=FIRST)
    await cleo.press_id(Control(DailyVerb.DAILYPLAY, arg="third").custom_id(), cleo.sees()[-1])
    assert "Daily 1, this one doesn’t count" in cleo.panel_text, "by whichever button"

    # Nothing is left when the sheet closes, and the next one is a new one.
    await until(world, SECOND_DAY, 0)
    await world.tick(3)
    assert held(world.place, "departed") == []
    await begin(anna)
    assert "Daily 2, this one counts" in anna.panel_text
    assert "had your try" not in page(await anna.slash("daily", game="third", day=FIRST))


async def test_the_result_of_a_challenge_stays_with_somebody(
    world: World, anna: Person, bert: Person
) -> None:
    await asked_after(world, anna, bert)
    answer = await accepted(bert)
    await play_on(bert)
    await world.tick(3)
    (before,) = _posted(world)
    export = await world.bot.records.export_user(anna.id)
    assert {"channel": before.channel.id, "message": before.id} in export["messages_that_name_you"]

    # She is deleted while the bot cannot reach Discord for a moment.
    world.env.inject_error(
        "PATCH", f"/channels/{before.channel.id}/messages/{before.id}", status=503, times=2
    )
    await delete(anna)
    await world.restart()
    await world.wait(minutes=12)
    (now,) = _posted(world)
    assert now.id == before.id
    assert read_out(now) == read_out(before).replace(anna.mention, "somebody").replace(
        "\nsomebody", "\nSomebody"
    )
    assert button_labels(now) == button_labels(before)
    assert naming(world, anna) == []
    (row,) = held(world.place, "challenge")
    assert (row["challenger"] < 0, row["opponent"]) == (True, bert.id)

    # The other one as well, after a press on the message; and nothing more is posted.
    against = await begin_against(bert, await bert.press("Rematch", now), answer)
    await world.bot.coordinator.change(against, lobby.depart, bert.id)
    await delete(bert)
    await world.tick(5)
    (last,) = _posted(world)
    assert (last.id, bert.mention in read_out(last)) == (before.id, False)
    assert read_out(last).lower().count("somebody") == 2
    assert (await world.look(answer)).status == "finished"


def _posted(world: World) -> list[discord.Message]:
    return [message for message in world.public() if read_out(message) in results(world)]


async def test_a_result_that_a_moderator_deleted_is_not_posted_again(
    world: World, anna: Person, bert: Person, moderator: Person
) -> None:
    await asked_after(world, anna, bert)
    await bert.press("No, thanks", asked(bert)[-1])
    await world.tick(3)
    (message,) = _posted(world)
    await moderator.actor.delete(message)
    await delete(bert)
    await world.tick(5)
    assert results(world) == []
    assert {(row["is_told"], row["message_id"]) for row in held(world.place, "challenge")} == {(1, 0)}


async def test_a_deletion_while_the_result_is_posted_is_made_up_for(
    world: World, anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await asked_after(world, anna, bert)
    send = world.bot.delivery.send_public

    async def later(*args: Any, **options: Any) -> tuple[int, int]:
        sent: tuple[int, int] = await send(*args, **options)
        async with world.bot.coordinator.games.set_aside():
            assert not await world.bot.records.delete_user(anna.id, now=world.now)
        monkeypatch.undo()
        return sent

    monkeypatch.setattr(world.bot.delivery, "send_public", later)
    await bert.press("No, thanks", asked(bert)[-1])
    await world.tick(5)
    points = (await world.look(game)).view.points[0]
    (text,) = results(world)
    assert f"\nSomebody made **{points} points**. One of the two does not play here any more" in text
    assert naming(world, anna) == []
