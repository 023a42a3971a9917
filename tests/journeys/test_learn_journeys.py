from __future__ import annotations

import discord
import pytest

from bot.features.lessons.verbs import LessonVerb
from bot.games.registry import PARTS
from bot.pages.control import Control
from tests.journeys.screen import button_labels, buttons, control_of, selects
from tests.journeys.world import Answer, Person, World


def screen(answer: Answer) -> discord.Message:
    assert answer.message is not None
    return answer.message


def menu(message: discord.Message, asks: str) -> list[str]:
    """What every select and button that asks for this offers."""
    found = (select for select in selects(message) if f".{asks}." in control_of(select).arg)
    listed = [str(option.value) for select in found for option in select.options]
    words = [control_of(button).arg.split(".") for button in buttons(message)]
    return [*listed, *(word[2] for word in words if word[1:2] == [asks] and "=" in word[2])]


@pytest.mark.parametrize("game", PARTS)
async def test_a_lesson_is_private_counts_nowhere_and_survives_a_restart(
    world: World, anna: Person, game: str
) -> None:
    lesson = PARTS[game].lesson
    assert lesson is not None
    answer = await anna.slash("learn", game=game)
    assert answer.is_private
    for number in range(1, len(lesson.throws) + 1):
        page = screen(answer)
        assert f"throw {number} of 4" in page.content
        assert [a.filename for a in page.attachments] == ["sheet.png"]
        wrong = menu(page, "whynot")[0]
        answer = await anna.choose(wrong, page)
        assert "❌" in answer.text
        assert f"throw {number} of 4" in answer.text, "nothing is lost"
        answer = await anna.press("What would you do?", screen(answer))
        assert answer.text.count("💡") == 1
        if number == 2:
            await world.restart()
        answer = await anna.press("Take the hint", screen(answer))
        assert "Strong* would do the same" in answer.text
        answer = await anna.press("Undo", screen(answer))
        answer = await anna.choose(menu(screen(answer), "move")[0], screen(answer))
        assert not answer.is_new
        following = "That was the last one" if number == len(lesson.throws) else "Next throw"
        answer = await anna.press(following, screen(answer))
    assert "You can play" in answer.text
    answer = await anna.press("From the beginning", screen(answer))
    assert "throw 1 of 4" in answer.text
    text = await anna.press("As text", screen(answer))
    assert text.is_private
    assert text.is_new
    assert world.stored() == world.stored("alert", "daily_try", "rating", "standing") == []
    # Whoever has finished it is not offered it with a first game.
    await anna.slash(f"{game} solo", sheets="channel")
    assert "Your first game" in anna.panel_text
    assert "Learn in 3 minutes" not in button_labels(anna.panel)


async def test_the_lesson_does_not_scold_the_move_that_it_teaches(anna: Person) -> None:
    page = screen(await anna.slash("learn", game="brilliant"))
    for number in (1, 2, 3):
        praised = []
        for move in menu(page, "move"):
            answer = await anna.choose(move, page)
            if number < 3:
                assert "something else" not in answer.text
                break
            # The third throw can complete an area.
            if "👍" in answer.text:
                assert "something else" not in answer.text
                praised.append(move)
                break
            page = screen(await anna.press("Undo", screen(answer)))
        page = screen(await anna.press("Next throw", screen(answer)))
        assert number < 3 or praised


async def test_a_lesson_that_has_changed_begins_anew_with_one_press(world: World, anna: Person) -> None:
    page = screen(await anna.slash_in_dm("learn"))
    old = Control(LessonVerb.LEARN, arg="brilliant.begin..A1=1.A2=2")
    answer = await anna.press_control(old, page)
    assert "has changed" in answer.text
    assert "throw 1 of 4" in (await anna.press("From the beginning", screen(answer))).text
    with world.unchanged():
        for arg in ("", "chess.begin.", "brilliant.move.nonsense"):
            await anna.press_control(Control(LessonVerb.LEARN, arg=arg), page)


async def test_a_first_game_offers_the_lesson_until_it_is_answered(
    world: World, anna: Person, bert: Person
) -> None:
    await world.game(anna, bert, sheets="channel")
    for person in (anna, bert):
        await person.press("My sheet", world.table())
        assert button_labels(person.panel)[-2:] == ["Learn in 3 minutes", "No thanks"]
    answer = await anna.press("No thanks")
    assert not answer.is_new
    assert "Learn in 3 minutes" not in button_labels(anna.panel)
    answer = await bert.press("Learn in 3 minutes")
    assert answer.is_new
    assert answer.is_private
    assert "BRILLIANT: throw 1 of 4" in answer.text
    await world.tick(2)
    await bert.press("My sheet", world.table())
    assert "Learn in 3 minutes" not in button_labels(bert.panel)
    for person in (anna, bert):
        await person.slash("brikks solo", sheets="channel")
        assert "Your first game" in person.panel_text
        assert "Learn in 3 minutes" not in button_labels(person.panel), "never again"
    export = await world.bot.records.export_user(anna.id)
    assert export["settings"][0]["has_answered"] is True
