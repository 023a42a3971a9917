"""People who play on a screen, alone, together, and with others who press buttons in the chat."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.games.registry import PARTS
from bot.interactions.languages import LANGUAGE
from bot.interactions.screens.screen import KEPT_OFFERS
from bot.pages.control import Control, Verb
from bot.pages.texts import text
from tests.journeys.screen import buttons, controls, read_out, verb
from tests.journeys.skipping import undo_once
from tests.journeys.tapping import Page, tapping
from tests.journeys.world import Person, World


def _without_numbers(shown: str) -> Any:
    """Return what is shown without the numbers of pictures and presses, which count up."""

    def cleared(value: Any) -> Any:
        if isinstance(value, dict):
            return {
                key: cleared(one) for key, one in value.items() if key not in ("n", "deadline", "picture")
            }
        return [cleared(one) for one in value] if isinstance(value, list) else value

    return cleared(json.loads(shown))


async def test_without_a_game_a_screen_shows_the_home_page_in_the_chosen_language(
    world: World, anna: Person
) -> None:
    async with tapping(anna) as page:
        assert page.shown["game"] is None
        assert {"newtable", "learnplay", "homemore"} <= page.verbs()
        assert page.words["locale"] == "en"
        await world.bot.records.settings.save(anna.id, LANGUAGE.to("de"))
        page.screen.home()
        await page.until(lambda: page.words["locale"] == "de")


@pytest.mark.slow
@pytest.mark.parametrize("kind", PARTS)
async def test_a_solo_game_is_tapped_to_its_end_and_played_again(
    world: World, anna: Person, kind: str
) -> None:
    async with tapping(anna) as page:
        await page.press(next(item["id"] for item in page.items() if f":learnplay:{kind}" in item["id"]))
        game = page.game["game"]
        assert page.shown["top"] is None
        while page.game["status"] == "running":
            if "ready" in page.verbs():
                await page.do("ready")
            elif page.game["targets"]:
                await page.place_first()
            else:
                # Nothing fits: what is left, such as to pass or to drop out, is a button.
                await page.do(next(verb for verb in ("decide", "move", "choose") if verb in page.verbs()))
        (player,) = page.game["table"]["players"]
        assert player["points"] == (await world.look(game, anna)).points[0]
        assert page.game["panel"]["pictures"]
        await page.do("rematch")
        assert page.game["game"] != game
        assert page.game["status"] == "running"
        assert page.game["targets"]
    assert world.public() == []
    assert anna.sees() == []


async def test_a_table_is_opened_joined_and_played_on_screens(
    world: World, anna: Person, bert: Person
) -> None:
    async with tapping(anna) as first, tapping(bert) as second:
        await first.do("newtable")
        await first.do("newtable")
        game = first.game["game"]
        assert "join" not in first.verbs()
        # Bert had nothing open: the new table in the channel comes by itself.
        await second.until(lambda: second.shown["game"] is not None)
        await second.do("join")
        assert not {"join", "start"} & second.verbs()
        await first.until(lambda: len(first.game["table"]["players"]) == 2)
        await first.do("start")
        await second.until(lambda: second.game["status"] == "running")
        deadline = first.game["table"]["deadline"]
        for page in (first, second):
            await page.place_first()
            assert "ready" not in page.verbs()
        assert second.game["table"]["deadline"] == deadline, "what is over in a moment is not counted down"
        await world.grace()
        await first.until(lambda: first.game["step"] == second.game["step"] == 2)
    assert world.table(game)


def states(page: Page) -> list[str]:
    """What the table says of each player."""
    return [player["state"] for player in page.game["table"]["players"]]


async def test_a_half_made_choice_outlives_what_others_do(
    world: World, anna: Person, bert: Person, starting: str
) -> None:
    await undo_once(bert)
    async with tapping(anna) as page:
        before = page.game["targets"]
        await page.press(before[0]["id"])
        half_made = page.game["targets"]
        assert [target["is_entry"] for target in half_made].count(True) == 1
        for act, state in ((bert.place_first, "moved"), (bert.ready, "ready")):
            await act()
            await page.until(lambda state=state: states(page) == ["awaited", state])
        assert page.game["targets"] == half_made
        # Whoever opens the page anew begins the choice anew.
        async with tapping(anna, Control(Verb.SHEET, starting).custom_id()) as other:
            assert other.game["targets"] == before


async def test_closing_the_page_in_mid_turn_loses_nothing(world: World, anna: Person, game: str) -> None:
    async with tapping(anna) as page:
        await page.place_first()
        entry = (await world.look(game, anna)).viewer.entry
    async with tapping(anna) as page:
        assert any(target["is_entry"] for target in page.game["targets"])
        assert (await world.look(game, anna)).viewer.entry == entry
        await page.do("retract")
        assert (await world.look(game, anna)).viewer.entry is None


@pytest.mark.slow
async def test_a_game_that_is_over_is_followed_by_its_rematch_in_place(
    world: World, anna: Person, bert: Person, moderator: Person, game: str
) -> None:
    async with tapping(anna) as page, tapping(bert) as other:
        await moderator.cancel(world.table(game))
        await page.until(lambda: page.game["status"] == "cancelled")
        await page.do("rematch")
        assert page.game["game"] != game
        assert page.game["status"] == "lobby"
        await other.until(lambda: other.game["status"] == "cancelled")
        await other.do("rematch")
        assert other.game["game"] == page.game["game"]


async def test_what_was_not_shown_cannot_be_pressed(world: World, cleo: Person, game: str) -> None:
    """Discord would not send it; the page's person may send anything."""
    look = await world.look(game)
    async with tapping(cleo) as page:
        for forged, value in [
            (Control(Verb.END, game, look.step, "sure").custom_id(), ""),
            (Control(Verb.MOVE, game, look.step, "pass").custom_id(), ""),
            (Control(Verb.READY, game, look.step).custom_id(), ""),
            (Control(Verb.KICK, game, look.step, kind="s").custom_id(), "1"),
            ("nothing", ""),
            (next(item["id"] for item in page.items() if "id" in item), "a value"),
        ]:
            with world.unchanged():
                await page.press(forged, value)
            assert page.told[-1]["n"] == page.taps


@pytest.mark.usefixtures("game")
async def test_what_was_shown_long_ago_can_no_longer_be_pressed(
    world: World, anna: Person, bert: Person
) -> None:
    async with tapping(anna) as page:
        old = page.game["targets"][0]["id"]
        await world.round(anna, bert)
        await page.until(lambda: old not in page.text)
        for _ in range(KEPT_OFFERS // 2):
            page.screen.home()
            await page.until(lambda: page.shown["top"] is not None)
            page.screen.back()
            await page.until(lambda: page.shown["top"] is None)
        with world.unchanged():
            await page.press(old)
        assert page.told[-1]["text"] == text("en", "press-unknown")


@pytest.mark.usefixtures("game")
async def test_whoever_is_blocked_can_press_nothing_on_a_page_that_is_open(
    world: World, bert: Person
) -> None:
    async with tapping(bert) as page:
        target = page.game["targets"][0]["id"]
        await world.bot.coordinator.admission.block("person", bert.id, "Spam in five servers.")
        with world.unchanged():
            await page.press(target)
        assert "Spam in five servers." in page.text


@pytest.mark.usefixtures("game")
async def test_nobody_sees_more_of_others_than_the_table_shows(
    anna: Person, bert: Person, cleo: Person
) -> None:
    """What is on a screen follows from its person's own look; their entries stay sealed."""
    async with tapping(bert) as page, tapping(cleo) as watching:
        shown, watched = page.pictures.copy(), watching.text
        await anna.place_first()
        await page.until(lambda: states(page)[0] == "moved")
        moved = page.text
        await anna.press("Undo")
        await page.until(lambda: states(page)[0] == "awaited")
        other = [button for button in buttons(anna.panel) if verb(button) == "move"][1]
        await anna.press_id(str(other.custom_id), anna.panel)
        await page.until(lambda: states(page)[0] == "moved")
        assert _without_numbers(page.text) == _without_numbers(moved)
        assert "move" not in watching.verbs()
        assert "anna’s sheet" not in watched
        assert shown


@pytest.mark.slow
@pytest.mark.parametrize("in_dm", [False, True])
async def test_a_screen_follows_the_game_of_its_launch_and_names_its_channel_where_it_is_another(
    world: World, anna: Person, bert: Person, game: str, in_dm: bool
) -> None:
    await world.first_throw(anna, bert)
    async with tapping(anna, Control(Verb.SHEET, game).custom_id(), in_dm=in_dm) as page:
        assert page.game["game"] == game
        assert ("#games" in str(page.game["panel"]["caption"])) == in_dm


async def test_a_game_of_another_channel_stays_hidden(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    await anna.slash("brilliant play", elsewhere)
    table = world.table(channel=elsewhere)
    game = controls(table)[0].game
    await bert.press("Join", table)
    async with tapping(cleo, Control(Verb.SHEET, game).custom_id()) as page:
        assert page.shown["game"] is None
        assert game not in page.text
    async with tapping(bert, Control(Verb.SHEET, game).custom_id()) as page:
        assert page.game["game"] == game


async def test_a_solo_game_of_another_person_stays_hidden(world: World, anna: Person, bert: Person) -> None:
    async with tapping(anna) as page:
        await page.do("learnplay")
        game = page.game["game"]
    async with tapping(bert, Control(Verb.SHEET, game).custom_id()) as other:
        assert other.shown["game"] is None
        assert game not in other.text


async def test_a_repeated_press_counts_once(world: World, anna: Person) -> None:
    """The id of a press follows from its nonce, so that a copy of it is no second one."""
    async with tapping(anna) as page:
        item = next(item for item in page.items() if ":learnplay:" in item["id"])
        for _ in range(3):
            page.send_press(item["id"], nonce="0123456789abcdef")
        await page.until(lambda: page.shown["n"] == page.taps)
    assert len({row[1] for row in world.stored("game")}) == 1


@pytest.mark.usefixtures("game")
async def test_pages_lie_on_top_of_the_game_until_they_are_closed(anna: Person, bert: Person) -> None:
    async with tapping(anna) as page:
        await page.do("rules")
        assert page.top["content"] or page.top["frame"] or page.top["caption"]
        await bert.place_first()
        await page.until(lambda: states(page)[1] == "moved")
        assert page.shown["top"] is not None
        page.screen.back()
        await page.until(lambda: page.shown["top"] is None)
        page.screen.home()
        await page.until(lambda: page.shown["top"] is not None)
        assert {"newtable", "mysheet"} & page.verbs()


@pytest.mark.usefixtures("game")
async def test_a_refusal_is_told_beside_the_page(anna: Person, bert: Person) -> None:
    async with tapping(anna) as page:
        late = page.game["targets"][0]["id"]
        await anna.world.round(anna, bert)
        await page.press(late)
        assert page.told[-1]["n"] == page.taps
        assert page.shown["top"] is None


@pytest.mark.slow
async def test_a_screen_speaks_the_language_of_its_person(world: World, bert: Person) -> None:
    anna = world.person("anna", "de")
    await world.first_throw(bert, anna)
    async with tapping(anna) as page:
        assert page.words["locale"] == "de"
        assert "Wurf" in page.text
        # Names stand in place of mentions.
        assert "<@" not in page.text
        assert "<#" not in page.text


async def test_in_a_private_channel_a_game_is_played_alone_and_sends_nothing(
    world: World, anna: Person
) -> None:
    async with tapping(anna, in_dm=True) as page:
        assert "newtable" not in page.verbs()
        await page.do("learnplay")
        await page.place_first()
        await page.do("ready")
    assert anna.sees() == []


async def test_what_is_shown_to_all_goes_to_the_channel(world: World, anna: Person) -> None:
    async with tapping(anna) as page:
        await page.do("homemore")
        await page.do("board")
        before = len(world.public())
        await page.do("boardshow")
        assert len(world.public()) == before + 1
        assert page.told[-1]["text"] == "It is in the channel now."
        world.deny(world.channel, send_messages=True)
        await page.do("boardshow")
        assert "I am not allowed to write in #games" in page.told[-1]["text"]
        assert len(world.public()) == before + 1
        world.deny(world.channel)


@pytest.mark.usefixtures("game")
async def test_a_picture_is_sent_once(anna: Person, bert: Person) -> None:
    async with tapping(anna) as page:
        sheet = page.game["panel"]["pictures"][0]["n"]
        await bert.place_first()
        await page.until(lambda: states(page)[1] == "moved")
        # What others enter changes nothing on the own sheet.
        assert page.game["panel"]["pictures"][0]["n"] == sheet
        page.screen.draw_for(1, "light")
        await page.until(lambda: page.game["panel"]["pictures"][0]["n"] != sheet)


async def test_who_taps_gets_no_more_sheets_by_message(
    world: World, anna: Person, bert: Person, game: str
) -> None:
    old = anna.panel
    async with tapping(anna) as page:
        await page.place_first()
        await world.tick(2)
        moved = next(message for message in anna.direct_messages() if message.id == old.id)
        assert (
            read_out(moved)
            == "You are playing **BRILLIANT · level 1 · Quartz** in the Activity; your sheet is there."
        )
        assert [button.label for button in buttons(moved)] == ["Open the sheet", "Show it here"]
        count = len(world.env.http_requests)
        await world.round(bert)
        await page.until(lambda: page.game["step"] == 4)
        await world.env.settle()
    direct = f"/channels/{anna.actor.user.dm_channel.id}/messages"
    assert not [one for one in world.env.http_requests[count:] if one.path.startswith(direct)]
    # Nothing is lost with the page: the sheet comes back as a message when it is wanted.
    await anna.press("Show it here", moved)
    await world.env.settle()
    assert "move" in {verb(button) for button in buttons(anna.panel)}
    assert next(p for p in (await world.look(game)).players if p.user_id == anna.id).panel == "dm"
