import asyncio

import pytest

from bot.features.daily.sheets import DAILY
from bot.store.tidying import TIDYING, next_day
from bot.turns.admission import Pause
from bot.turns.clocks import DAY, SECOND
from tests.databases import held, stored
from tests.journeys.screen import button_labels, read_out
from tests.journeys.world import Person, World


async def test_the_sheet_counts_down(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert)
    deadline = (await world.look(game)).times.deadline
    assert deadline is not None
    assert f"<t:{deadline // 1000}:R>" in anna.panel_text
    assert f"<t:{deadline // 1000}:R>" in read_out(world.table())


async def test_the_clock_passes_for_those_who_do_not_move(world: World, anna: Person, bert: Person) -> None:
    game = await world.second_throw(anna, bert)
    chosen = await anna.place_first()
    await world.tick(95)
    look = await world.look(game)
    assert look.view.round == 3
    assert world.log(game)[-2] == f"move 0:{chosen} 1:pass"
    assert "Round 3" in bert.panel_text


async def test_the_clock_passes_while_the_rest_waits_for_a_slow_database(
    world: World, anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await world.second_throw(anna, bert)
    monkeypatch.setattr(world.bot.refresher, "sweep", lambda: asyncio.sleep(DAY))
    await world.tick(95)
    assert (await world.look(game)).view.round == 3
    assert "Round 3" in bert.panel_text


async def test_time_that_ran_out_is_told_to_whom_it_concerns_and_at_the_table(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.second_throw(anna, bert)
    await anna.place_first()
    await world.tick(95)
    # Only he is told which move was made for him.
    assert (
        "⏰ **Time ran out: you passed.** It’s your turn again now. "
        "If it runs out 2 more times in a row, a computer player takes over."
    ) in bert.panel_text
    assert "⏰" not in anna.panel_text
    assert (
        f"⏰ Time ran out for {bert.mention}, so a move was made for them. The next turn is theirs again."
    ) in read_out(world.table())
    assert (await world.look(game)).viewer.forced is None
    # His next press ends it.
    await bert.place_first()
    await world.progress()
    assert "⏰" not in bert.panel_text
    assert "Time ran out" not in read_out(world.table())


async def test_the_news_of_the_deciding_round_stand_behind_every_more(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.first_throw(anna, bert)
    while (await world.look(game)).status == "running":
        await world.round(anna, bert)
        await world.tick(2)
    cleo = world.person("cleo")
    pages = [
        (await cleo.press("More", world.closing(game))).text,
        *[(await person.press("More", person.panel)).text for person in (anna, bert)],
    ]
    news, own, other = ([line for line in each.splitlines() if line.startswith("✨")] for each in pages)
    assert len(own) == len(other) == len(news)


async def test_the_clock_writes_start_numbers_on_the_stars(world: World, anna: Person, bert: Person) -> None:
    game = await world.game(anna, bert)
    await world.tick(95)
    assert (await world.look(game)).view.round == 0, "their first game gives them time to look around"
    await world.tick(510)
    assert (await world.look(game)).view.round == 1
    assert world.log(game)[0].startswith("move 0:start=C2,F2,B4,F5,B7,E7 1:start=")


async def test_after_three_missed_turns_a_computer_plays(world: World, anna: Person, bert: Person) -> None:
    game = await world.second_throw(anna, bert)
    for _ in range(3):
        await anna.place_first()
        await anna.ready()
        await world.tick(93)
    assert (await world.look(game)).view.round == 5
    assert "a computer player plays for you.** Make a move here, and you are back." in bert.panel_text
    assert f"💤 {bert.mention}: away, a computer plays" in read_out(world.table())
    await anna.place_first()
    await anna.ready()
    await world.tick(2)
    assert (await world.look(game)).view.round == 6, "nobody waits for who is away"


async def test_a_press_on_the_sheet_ends_the_absence(world: World, anna: Person, bert: Person) -> None:
    game = await world.second_throw(anna, bert)
    for _ in range(3):
        await anna.place_first()
        await anna.ready()
        await world.tick(93)
    assert (await world.look(game)).players[1].is_absent
    await bert.place_first()
    await world.progress()
    assert not (await world.look(game)).players[1].is_absent
    assert "away" not in read_out(world.table())


async def test_opening_the_sheet_ends_the_absence(world: World, anna: Person, bert: Person) -> None:
    game = await world.second_throw(anna, bert)
    for _ in range(3):
        await anna.place_first()
        await anna.ready()
        await world.tick(93)
    await bert.press("My sheet", world.table())
    assert not (await world.look(game)).players[1].is_absent


async def test_one_move_in_between_starts_the_count_anew(world: World, anna: Person, bert: Person) -> None:
    game = await world.second_throw(anna, bert)
    for is_there in (False, False, True, False, False):
        await anna.place_first()
        await anna.ready()
        if is_there:
            await bert.place_first()
        await world.tick(5 if is_there else 93)
    assert not (await world.look(game)).players[1].is_absent


async def test_a_table_that_all_have_left_alone_keeps_its_pace(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.second_throw(anna, bert)
    await world.wait(minutes=6)
    look = await world.look(game)
    assert all(player.is_absent for player in look.players)
    rounds = look.view.round
    await world.wait(minutes=3)
    assert (await world.look(game)).view.round <= rounds + 2


async def test_a_game_without_a_clock_waits_for_ever(world: World, anna: Person, bert: Person) -> None:
    game = await world.first_throw(anna, bert, clock="none")
    await world.wait(minutes=300)
    assert (await world.look(game)).view.round == 1
    assert "⏳" not in anna.panel_text
    await world.round(anna, bert)
    assert (await world.look(game)).view.round == 2


async def test_a_slow_game_notifies_of_each_throw_with_a_new_message(
    world: World, anna: Person, bert: Person
) -> None:
    await world.first_throw(anna, bert, clock="relaxed")
    first = anna.panel
    await world.wait(minutes=5)
    await world.round(anna, bert)
    await world.tick(2)
    assert anna.panel.id != first.id
    assert first.id not in [message.id for message in anna.sees()]
    assert "Round 2" in anna.panel_text


async def test_a_slow_game_leaves_a_sheet_in_the_channel_where_it_is(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.game(anna, bert, clock="relaxed", sheets="channel")
    for person in (anna, bert):
        await person.press("My sheet", world.table())
    first = anna.panel
    for _ in range(3):
        await world.round(anna, bert)
        await world.tick(2)
    assert anna.panel.id == first.id
    assert "Round 3" in anna.panel_text
    assert f"⏳ You have until <t:{(await world.look(game)).times.deadline // SECOND}:t>" in anna.panel_text
    assert anna.direct_messages() == []


async def test_a_sheet_in_the_channel_says_how_to_go_on_and_does_so_at_the_next_press(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.game(anna, bert, clock="none", sheets="channel")
    for person in (anna, bert):
        await person.press("My sheet", world.table())
    await world.round(anna, bert)
    await world.tick(2)
    await anna.place_first()
    await anna.ready()
    await world.wait(minutes=20)
    await bert.place_first()
    await bert.ready()
    await world.tick(2)
    assert (await world.look(game)).view.round == 2
    # Discord no longer allows edits of her sheet.
    assert "Round 1" in anna.panel_text
    assert "-# 15 minutes after your last press this sheet stops updating" in anna.panel_text
    sheet = anna.panel.id
    await anna.press("Undo")
    assert "Round 2" in anna.panel_text
    assert "That round is already closed." in anna.panel_text
    await anna.place_first()
    await anna.ready()
    await bert.place_first()
    await bert.ready()
    await world.tick(2)
    assert "Round 3" in anna.panel_text
    assert anna.panel.id == sheet


async def test_a_live_game_edits_its_sheets_in_place(world: World, anna: Person, bert: Person) -> None:
    await world.first_throw(anna, bert)
    first = anna.panel
    for _ in range(3):
        await world.round(anna, bert)
    assert anna.panel.id == first.id
    assert len(anna.direct_messages()) == 1


async def test_the_clock_asks_for_nothing_in_the_grace(world: World, anna: Person, bert: Person) -> None:
    game = await world.second_throw(anna, bert)
    await anna.place_first()
    await world.tick(88)
    await bert.place_first()
    assert "Undo" in button_labels(bert.panel)
    await world.tick(4)
    assert (await world.look(game)).view.round == 3
    assert not (await world.look(game)).players[1].is_absent


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
