"""The ways into the Activity: buttons, and the entry point in Discord's own menus."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.http import router

from bot.client import Bot
from bot.features.puzzles.verbs import PuzzleVerb
from bot.pages.control import Control
from tests.journeys.answer import Answer
from tests.journeys.screen import buttons, controls, verbs
from tests.journeys.server import More
from tests.journeys.world import Person, World

LAUNCH = 12
CALLBACK = ["interactions", "{interaction_id}", "{token}", "callback"]


@pytest.fixture
def more() -> More:
    return More(has_activity=True)


@pytest.fixture(autouse=True)
def launched(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The people for whom Discord opened the Activity; SimCord does not know that answer."""
    people: list[int] = []
    routes = router._ROUTES["POST"]
    usual = next(handler for path, handler in routes if path == CALLBACK)

    def answered(ctx: Any) -> Any:
        if ctx.body()["type"] != LAUNCH:
            return usual(ctx)
        record = ctx.backend.interactions[ctx.int_arg("interaction_id")]
        record.defer_update()
        people.append(record.user_id)
        made = {"id": str(record.id), "type": record.type, "activity_instance_id": "i-1"}
        return {"interaction": made, "resource": {"type": LAUNCH, "activity_instance": {"id": "i-1"}}}

    changed = [(path, answered if path == CALLBACK else handler) for path, handler in routes]
    monkeypatch.setitem(router._ROUTES, "POST", changed)
    return people


async def launch(person: Person, on: discord.Message) -> Answer:
    found = next(one for one in buttons(on) if one.label == "Open the sheet")
    return await person.press_id(str(found.custom_id), on)


async def test_a_table_a_sheet_its_menu_and_home_open_the_activity(
    world: World, bert: Person, cleo: Person, launched: list[int], game: str
) -> None:
    launches = world.bot.presses._services.launches
    # Who does not play sees the table there; a sheet without room has the button behind More.
    menu = (await bert.open_more(bert.panel)).shown
    for person, place in ((bert, world.table()), (cleo, world.table()), (bert, bert.panel), (bert, menu)):
        with world.unchanged():
            await launch(person, place)
        assert launches.take(person.id) == game
    await launch(bert, (await bert.slash("home")).shown)
    assert launches.take(bert.id) is None
    assert launched == [bert.id, cleo.id, bert.id, bert.id, bert.id]


async def test_a_press_that_may_have_been_answered_elsewhere_still_opens_it(
    world: World, anna: Person, launched: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    home = (await anna.slash("home")).shown
    monkeypatch.setattr(Bot, "is_sure", lambda *_: False)
    await launch(anna, home)
    assert launched == [anna.id]


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize("more", [More()])
async def test_without_an_activity_nothing_leads_there(bert: Person, more: More) -> None:
    home, opened = await bert.slash("home"), await bert.open_more()
    for message in (*bert.sees(), home.shown, opened.shown):
        assert "launch" not in verbs(message)


async def test_a_notice_of_a_turn_opens_the_activity(
    world: World, anna: Person, bert: Person, launched: list[int]
) -> None:
    game = await world.game(anna, bert, clock="day")
    await anna.place_first()
    await world.tick(65)
    notice = next(message for message in bert.direct_messages() if "notify" in verbs(message))
    await launch(bert, notice)
    assert (launched, world.bot.presses._services.launches.take(bert.id)) == ([bert.id], game)


async def test_what_is_copied_in_direct_messages_has_the_link_that_opens_it(anna: Person) -> None:
    opened = (await anna.slash_in_dm("puzzle", game="brilliant")).shown
    puzzle = controls(opened)[0].game
    [*_, move] = [one.arg for one in controls(opened) if one.verb == PuzzleVerb.PUZZLEMOVE]
    await anna.press_control(Control(PuzzleVerb.PUZZLEANSWER, puzzle, arg=move), opened)
    copied = await anna.press_control(Control(PuzzleVerb.PUZZLESHARE, puzzle), opened)
    application = anna.world.bot.application_id
    link = f"https://discord.com/activities/{application}?custom_id=b1:{puzzle}:0:puzzle\n```"
    assert link in copied.text
