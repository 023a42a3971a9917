import asyncio

import pytest

from bot.features.daily.sheets import DAILY
from bot.store.tidying import TIDYING, next_day
from bot.turns.clocks import DAY
from bot.turns.limits import Pause
from tests.databases import held, stored
from tests.journeys.world import Person, World


async def test_the_clock_passes_while_the_rest_waits_for_a_slow_database(
    world: World, anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await world.second_throw(anna, bert)
    monkeypatch.setattr(world.bot.refresher, "sweep", lambda: asyncio.sleep(DAY))
    await world.tick(95)
    assert (await world.look(game)).view.round == 3
    assert "Round 3" in bert.panel_text


async def test_a_sheet_in_the_channel_says_how_to_go_on_and_does_so_at_the_next_press(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.game(anna, bert, clock="none", sheets="channel")
    for person in (anna, bert):
        await person.press("My sheet", world.table())
    await world.round(anna, bert)
    await world.tick(2)
    await world.round(anna)
    await world.wait(minutes=20)
    await world.round(bert)
    await world.tick(2)
    assert (await world.look(game)).view.round == 2
    # Discord no longer allows edits of her sheet.
    assert "Round 1" in anna.panel_text
    assert "-# 15 minutes after your last press this sheet stops updating" in anna.panel_text
    sheet = anna.panel.id
    await anna.press("Undo")
    assert "Round 2" in anna.panel_text
    assert "That round is already closed." in anna.panel_text
    await world.round(anna)
    await world.round(bert)
    await world.tick(2)
    assert "Round 3" in anna.panel_text
    assert anna.panel.id == sheet


@pytest.mark.usefixtures("no_daily_sheets")
async def test_what_belongs_to_dates_begins_anew_once_a_clock_that_was_ahead_is_set_back(
    world: World, anna: Person, caplog: pytest.LogCaptureFixture
) -> None:
    year, (slot, due) = world.now + 365 * DAY, next_day(world.now)
    reminder = "insert into daily_reminder (user_id, hour, locale, due_at) values (?, 8, 'en', ?)"
    stored(world.place, reminder, anna.id, year)
    stored(world.place, "update job set is_done = 1 where slot = ?", slot)
    await world.bot.coordinator.admission.set_pause(Pause("Soon.", year))
    world.bot._latest = year
    await world.tick(3)
    assert world.bot.coordinator.admission.pause is None
    [kept] = held(world.place, "daily_reminder")
    assert world.now < kept["due_at"] <= world.now + DAY
    jobs = {row["kind"]: (row["is_done"], row["due"]) for row in held(world.place, "job")}
    assert jobs[DAILY] == jobs[TIDYING] == (0, due)
    assert len([line for line in caplog.messages if "a clock that was ahead stored" in line]) == 1
    assert (await anna.slash("home")).is_private
