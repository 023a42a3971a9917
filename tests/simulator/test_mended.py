"""What the simulator found, each played as a scene."""

from __future__ import annotations

import asyncio
import re
from unittest.mock import patch

import pytest

from bot.pages.page import Page
from bot.store.rows import MessageRow
from bot.store.settings import Choices
from bot.turns import appearance
from tests.simulator.scene import HOUR, MINUTE, Scene, check, scene_test
from tests.simulator.wire import Trouble
from tests.waiting import until


@pytest.mark.slow
@scene_test
async def test_clocks_go_on_when_the_wall_clock_is_set_back(scene: Scene) -> None:
    scene.machine.ahead = -HOUR
    await asyncio.sleep(5)
    before = scene.running_bot.tick.current_loop
    await asyncio.sleep(20)
    assert scene.running_bot.tick.current_loop - before > 10


@pytest.mark.slow
@scene_test
async def test_presses_are_answered_by_a_machine_whose_wall_clock_is_an_hour_fast(scene: Scene) -> None:
    host = scene.people_here[0]
    await scene.type(host, "home")
    scene.machine.ahead = HOUR
    before = scene.outcome.counts["answers"]
    scene.press(host, "rules")
    await asyncio.sleep(2)
    assert scene.outcome.counts["answers"] == before + 1


@pytest.mark.slow
@scene_test
async def test_a_review_arrives_at_a_machine_whose_wall_clock_is_an_hour_fast(scene: Scene) -> None:
    game, [host] = await scene.late_game("brilliant", "solo", 1)
    await scene.play_out(game, [host])
    scene.machine.ahead = HOUR
    scene.press(host, "review")
    await asyncio.sleep(30)
    assert re.match(r"## \d+ rounds, ", scene._messages(host)[-1].words)


@pytest.mark.slow
@scene_test
async def test_a_command_that_comes_twice_opens_one_game(scene: Scene) -> None:
    scene.gateway.next_interactions.append("twice")
    await scene.type(scene.people_here[0], "brilliant play")
    assert scene.watch.totals[0] == 1


@scene_test
async def test_a_press_on_a_message_that_is_deleted_meanwhile_is_answered(scene: Scene) -> None:
    host = scene.people_here[0]
    await scene.type(host, "home")
    page = scene._messages(host)[-1]
    scene.press(host, "homemore")
    scene.hub.messages.delete(page)
    await asyncio.sleep(2)
    assert any("has been deleted" in message.words for message in scene._messages(host))


@pytest.mark.slow
@scene_test
async def test_times_that_move_while_a_message_is_sent_are_drawn_again(scene: Scene) -> None:
    host, _ = await scene.game("live")
    scene.press(host, "choose")
    await asyncio.sleep(2)
    scene.wire.trouble = lambda route, _: Trouble(delay=6) if route.name.startswith("edit") else None
    # An extra minute is drawn; while that is under way, it is taken back.
    scene.machine.ahead = MINUTE
    await asyncio.sleep(2)
    scene.machine.ahead = 0
    await asyncio.sleep(10)


@pytest.mark.slow
@pytest.mark.parametrize("clock", ["none", "relaxed"])
def test_a_sheet_opened_in_another_channel_is_kept_there(clock: str) -> None:
    async def play(scene: Scene) -> None:
        host, _ = await scene.game(clock)
        await scene.type(host, "sheet", place=1)
        [sheet] = scene.sheets(host)
        assert ":R>" not in sheet.words, "a message that cannot be edited for long counts a time down"
        assert str(scene.watch.places("panel")[-1]) == sheet.channel_id

    check(play)


@pytest.mark.slow
@scene_test
async def test_a_sheet_pressed_as_soon_as_it_is_there_stays_a_sheet(scene: Scene) -> None:
    host, _ = await scene.game()
    # The bot hears of its own message long after the person sees it.
    scene.wire.trouble = lambda route, _: Trouble(delay=0.5) if route.name == "callback" else None
    scene.press(host, "sheet")
    await asyncio.sleep(0.2)
    scene.press(host, "choose")
    await asyncio.sleep(5)
    assert scene.sheets(host), "its place was taken by a message that it is out of date"


@scene_test
async def test_a_message_that_stays_after_its_player_left_the_lobby_spoils_nothing(scene: Scene) -> None:
    host, guest = scene.people_here[:2]
    await scene.type(host, "brilliant play", sheets="dm")
    scene.press(guest, "join")
    await asyncio.sleep(2)
    scene.wire.trouble = lambda route, _: Trouble(403, 50013) if route.name == "delete_message" else None
    scene.press(guest, "more")
    await asyncio.sleep(2)
    scene.press(guest, "quit")
    await asyncio.sleep(5)


@pytest.mark.slow
@scene_test
async def test_a_sheet_pressed_while_its_opening_is_being_saved_stays(scene: Scene) -> None:
    host, _ = await scene.game()
    with scene.locked():
        scene.press(host, "sheet")
        await asyncio.sleep(0.5)
        scene.press(host, "choose")
        await asyncio.sleep(3)
    await asyncio.sleep(5)
    assert len(scene.sheets(host)) == 1, "it was given up"


@pytest.mark.slow
@scene_test
async def test_a_sheet_that_was_given_up_and_is_pressed_twice_stays(scene: Scene) -> None:
    host, _ = await scene.game()
    await scene.forgotten_sheet(host)
    scene.press(host, "choose")
    scene.press(host, "choose")
    await asyncio.sleep(5)
    assert scene.sheets(host), "it was taken for its own predecessor, and deleted"


@scene_test
async def test_a_refusal_is_not_taken_for_the_sheet_that_was_pressed(scene: Scene) -> None:
    host, _ = await scene.game()
    sheet = await scene.forgotten_sheet(host)
    refusals = [Trouble(429, is_banned=True)]
    scene.wire.trouble = lambda route, _: refusals.pop() if refusals and route.name == "callback" else None
    scene.press(host, "choose")
    await asyncio.sleep(5)
    await scene.running_bot.coordinator.change_all(
        int(host.id), appearance.set_settings, "core.theme=light", is_drawn=True
    )
    await asyncio.sleep(5)
    assert scene.sheets(host) == [sheet]


@pytest.mark.slow
@scene_test
async def test_times_that_move_while_a_sheet_is_being_opened_are_drawn(scene: Scene) -> None:
    host, _ = await scene.game("live")
    scene.wire.trouble = lambda route, _: Trouble(delay=3) if route.name == "callback" else None
    scene.press(host, "sheet")
    await asyncio.sleep(0.5)
    scene.machine.ahead = MINUTE
    await asyncio.sleep(2)
    scene.wire.trouble = lambda _, __: None
    await asyncio.sleep(10)


@scene_test
async def test_a_direct_message_that_cannot_be_edited_is_removed(scene: Scene) -> None:
    host, _ = await scene.game()
    scene.wire.trouble = lambda route, _: Trouble(403, 50013) if route.name == "edit_message" else None
    await scene.running_bot.coordinator.change_all(
        int(host.id), appearance.set_settings, "core.theme=light", is_drawn=True
    )
    await asyncio.sleep(5)
    scene.wire.trouble = lambda _, __: None
    await scene.type(host, "sheet")
    await asyncio.sleep(5)


@scene_test
async def test_an_old_message_is_removed_once_discord_takes_requests_again(scene: Scene) -> None:
    host, _ = await scene.game()
    refused = Trouble(429, is_banned=True)
    scene.wire.trouble = lambda route, _: refused if route.name == "delete_message" else None
    scene.press(host, "sheet")
    await asyncio.sleep(5)
    scene.wire.trouble = lambda _, __: None


@pytest.mark.slow
@scene_test
async def test_times_that_move_before_a_message_is_drawn_are_drawn(scene: Scene) -> None:
    host, _ = await scene.game("live")
    refresher = scene.running_bot.refresher
    read = refresher._server

    async def read_slowly(server: int | None) -> Choices:
        await asyncio.sleep(4)
        return await read(server)

    refresher._server = read_slowly
    await scene.type(host, "sheet")
    scene.machine.ahead = MINUTE
    await asyncio.sleep(1)
    refresher._server = read
    await asyncio.sleep(10)


@scene_test
async def test_what_came_before_a_stop_is_answered(scene: Scene) -> None:
    host, guest = await scene.game()
    # Discord takes its time with each answer.
    scene.wire.trouble = lambda route, _: Trouble(delay=0.8) if route.name == "callback" else None
    before = scene.outcome.counts["answers"]
    scene.press(host, "choose")
    typing = asyncio.create_task(scene.type(guest, "brilliant play"))
    await asyncio.sleep(0.05)
    scene.stop()
    await typing
    assert scene.outcome.counts["answers"] - before == 2
    assert scene.watch.totals[0] == 2, "the table was not opened"


@scene_test
async def test_a_command_is_answered_in_time_while_another_waits_for_the_database(scene: Scene) -> None:
    host, guest = scene.people_here[:2]
    with scene.locked():
        await scene.type(host, "brilliant play")
        await scene.type(guest, "brilliant play")
        await asyncio.sleep(2)
        assert scene.outcome.counts["answers"] == 2


@pytest.mark.slow
@scene_test
async def test_a_sheet_that_is_answered_while_the_table_is_sent_anew_links_to_it(scene: Scene) -> None:
    host, guest = await scene.game()
    game = [part.control.game for part in scene._seen(host) if part.control.verb == "choose"][-1]
    rows = await scene.running_bot.messages.of(game)
    await scene.running_bot.messages.forget(next(row for row in rows if row.kind == "table"))
    slow = {"create_message": 0.2, "callback": 0.6}
    scene.wire.trouble = lambda route, _: Trouble(delay=slow.get(route.name, 0.0))
    # A new table is begun, and the answer is drawn before that is there.
    scene.running_bot.refresher.wake(game)
    await asyncio.sleep(0.1)
    scene.press(guest, "choose")
    await asyncio.sleep(5)
    for hub in scene.wire.hubs:
        for messages in hub.world.messages.values():
            scene.rest.staying.update(
                m.id for m in messages.values() if m.author_id == hub.world.application_id
            )


@pytest.mark.slow
@scene_test
async def test_a_press_on_a_sheet_that_is_replaced_before_it_is_noted_is_answered_in_time(
    scene: Scene,
) -> None:
    host, _ = await scene.game()
    answers = scene.outcome.counts["answers"]
    scene.press(host, "sheet")
    scene.press(host, "sheet")
    await until(lambda: scene.sheets(host))
    scene.press(host, "choose")
    await asyncio.sleep(3)
    assert scene.outcome.counts["answers"] - answers == 3


@scene_test
async def test_a_sheet_pressed_while_the_database_is_locked_for_long_stays(scene: Scene) -> None:
    host, _ = await scene.game()
    with scene.locked():
        scene.press(host, "sheet")
        await asyncio.sleep(4)
        scene.press(host, "choose")
        await asyncio.sleep(20)
        assert "database is busy" in scene._messages(host)[-1].words


@scene_test
async def test_edits_that_cross_at_the_end_of_a_game_are_drawn_again_after_a_kill(scene: Scene) -> None:
    _, [host] = await scene.late_game("brilliant", "solo", 1)
    edit = scene.running_bot.delivery.edit
    scene.press(host, "move")
    await asyncio.sleep(2)

    async def edit_late(row: MessageRow, page: Page, now: int, *, is_lent: bool) -> None:
        await asyncio.sleep(0.5)
        # Discord takes it, and confirms it too late.
        scene.wire.trouble = lambda route, _: Trouble(delay=5) if route.name.startswith("edit") else None
        await edit(row, page, now, is_lent=is_lent)

    with patch.object(scene.running_bot.delivery, "edit", edit_late):
        await scene.running_bot.coordinator.change_all(
            int(host.id), appearance.set_settings, "core.theme=light", is_drawn=True
        )
        await asyncio.sleep(0.2)
        # The end is shown before that edit arrives.
        scene.press(host, "ready")
        await asyncio.sleep(2)
        assert "Your score" not in scene._messages(host)[-1].words
    scene.kill()
    scene.wire.trouble = lambda _, __: None
    await asyncio.sleep(60)
    assert "Your score" in scene._messages(host)[-1].words
