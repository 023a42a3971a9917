from __future__ import annotations

import discord
import pytest

from bot.computers.pool import Pool
from bot.features.lessons.command import Learn
from bot.features.lessons.verbs import LessonVerb
from bot.games.registry import PARTS
from bot.pages.control import Control
from bot.turns import lobby
from tests.computers import Threads
from tests.journeys.answer import Answer
from tests.journeys.screen import button_labels, buttons, control_of, controls, read_out, selects
from tests.journeys.world import Person, World


@pytest.fixture
def quick_to_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """Find no move better than the one made: looking for one takes a second."""

    async def nothing_better(*_: object) -> None:
        return

    monkeypatch.setattr(Learn, "_idea", nothing_better)


def menu(message: discord.Message, asks: str) -> list[str]:
    """The values of every select, and of every button with one, that asks for this."""
    found = (select for select in selects(message) if f".{asks}." in control_of(select).arg)
    chosen = [str(option.value) for select in found for option in select.options]
    args = (control_of(button).arg.split(".") for button in buttons(message))
    return [*chosen, *(arg[2] for arg in args if len(arg) > 2 and arg[1] == asks and arg[2])]


async def answer_with(person: Person, value: str, message: discord.Message) -> Answer:
    """Choose this move, by an option or a button."""
    for button in buttons(message):
        if control_of(button).arg.split(".")[1:3] == ["move", value]:
            return await person.press_id(str(button.custom_id), message)
    return await person.choose(value, message)


@pytest.mark.usefixtures("quick_to_judge")
@pytest.mark.parametrize("game", PARTS)
async def test_a_lesson_is_private_counts_nowhere_and_survives_a_restart(
    world: World, anna: Person, game: str
) -> None:
    lesson = PARTS[game].lesson
    assert lesson is not None
    answer = await anna.slash("learn", game=game)
    assert answer.is_private
    for number in range(1, len(lesson.throws) + 1):
        page = answer.shown
        assert f"throw {number} of 4" in read_out(page)
        assert [a.filename for a in page.attachments] == ["sheet.png"]
        answer = await anna.choose(menu(page, "whynot")[0], page)
        assert "❌" in answer.text
        assert "📖" in read_out(page)
        assert "📖" not in answer.text, "what is taught is said once"
        assert menu(answer.shown, "move") == menu(page, "move"), "nothing is lost"
        answer = await anna.press("Hint", answer.shown)
        assert answer.text.count("💡") == 1
        if number == 2:
            await world.restart()
        answer = await anna.press("Take the hint", answer.shown)
        assert "Strong* would do the same" in answer.text
        answer = await anna.press("Undo", answer.shown)
        answer = await answer_with(anna, menu(answer.shown, "move")[0], answer.shown)
        assert not answer.is_new
        following = "Finish the lesson" if number == len(lesson.throws) else "Next throw"
        answer = await anna.press(following, answer.shown)
    assert "You can play" in answer.text
    answer = await anna.press("From the beginning", answer.shown)
    assert "throw 1 of 4" in answer.text
    text = await anna.press("As text", answer)
    assert (text.is_private, text.is_new) == (True, True)
    assert world.stored() == world.stored("alert", "daily_try", "rating", "standing") == []
    # A person who has finished a lesson is not offered one with a first game, and it is remembered which.
    which = await anna.slash("learn")
    assert "Which game do you want to learn?" in which.text
    assert f"You have learned {game.upper()}." in which.text
    await anna.slash(f"{game} solo", sheets="channel")
    assert "🌱" in anna.panel_text
    assert "Learn in 3 minutes" not in button_labels(anna.panel)


@pytest.mark.slow
async def test_the_lesson_does_not_scold_the_move_that_it_teaches(
    anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A thread begins sooner than a process.
    monkeypatch.setattr(Pool, "make", lambda _, work: Threads().make(work))
    page = (await anna.slash("learn", game="brilliant")).shown
    for number in (1, 2, 3):
        praised = []
        for move in menu(page, "move"):
            answer = await anna.choose(move, page)
            if number < 3:
                assert "worth about" not in answer.text
                break
            # The third throw can complete an area.
            if "👍" in answer.text:
                assert "worth about" not in answer.text
                praised.append(move)
                break
            if "worth about" in answer.text:
                ahead = await anna.press("Show how it goes on", answer.shown)
                assert ahead.is_private
                assert "**The better move**: " in ahead.text
                assert "**Your move**: " in ahead.text
            page = (await anna.press("Once more", answer.shown)).shown
        page = (await anna.press("Next throw", answer.shown)).shown
        assert number < 3 or praised


async def finished(anna: Person) -> discord.Message:
    """The last page of a lesson."""
    page = (await anna.slash("learn", game="brilliant")).shown
    for following in ("Next throw", "Next throw", "Next throw", "Finish the lesson"):
        answer = await anna.choose(menu(page, "move")[0], page)
        page = (await anna.press(following, answer.shown)).shown
    return page


@pytest.mark.usefixtures("quick_to_judge")
async def test_the_end_of_a_lesson_opens_a_game(world: World, anna: Person) -> None:
    page = await finished(anna)
    assert button_labels(page)[:2] == ["Play alone", "Open a table"]
    await anna.press("Play alone", page)
    (game,) = await world.bot.coordinator.games_of(anna.id)
    assert (await world.look(game)).is_solo
    assert "throw" in anna.panel_text or "1 to 6" in anna.panel_text
    await world.bot.coordinator.change(game, lobby.depart, anna.id)
    opened = await anna.press("Open a table", page)
    assert (opened.is_private, opened.is_new) == (True, True), "the end of the lesson stays"
    await world.tick(2)
    assert "1 of 6" in read_out(world.table())
    # Another lesson leads back to the table that waits.
    assert button_labels(await finished(anna))[0] == "Back to your game"


@pytest.mark.usefixtures("quick_to_judge")
async def test_the_end_of_a_lesson_leads_back_to_the_game_that_waits(
    world: World, anna: Person, bert: Person
) -> None:
    game = await world.game(anna, bert, sheets="channel")
    page = await finished(anna)
    assert button_labels(page)[0] == "Back to your game"
    await anna.press("Back to your game", page)
    assert {control.game for control in controls(anna.panel)} == {game}


async def test_a_lesson_that_has_changed_begins_anew_with_one_press(world: World, anna: Person) -> None:
    page = (await anna.slash_in_dm("learn")).shown
    old = Control(LessonVerb.LEARN, arg="brilliant.begin..A1=1.A2=2")
    answer = await anna.press_control(old, page)
    assert "has changed" in answer.text
    assert "throw 1 of 4" in (await anna.press("From the beginning", answer.shown)).text
    with world.unchanged():
        for arg in ("", "chess.begin.", "brilliant.move.nonsense"):
            await anna.press_control(Control(LessonVerb.LEARN, arg=arg), page)


async def test_a_first_game_offers_the_lesson_until_it_is_answered(
    world: World, anna: Person, bert: Person
) -> None:
    await world.game(anna, bert, sheets="channel")
    for person in (anna, bert):
        await person.press("My sheet", world.table())
        assert button_labels(person.panel)[-2:] == ["Learn in 3 minutes", "I know the game"]
        (offer,) = (one for one in buttons(person.panel) if one.label == "Learn in 3 minutes")
        assert offer.style is discord.ButtonStyle.secondary, "what the sheet asks for stands out"
    answer = await anna.press("I know the game")
    assert not answer.is_new
    assert "Learn in 3 minutes" not in button_labels(anna.panel)
    answer = await bert.press("Learn in 3 minutes")
    assert answer.is_new
    assert "BRILLIANT: throw 1 of 4" in answer.private_text
    await world.tick(2)
    await bert.press("My sheet", world.table())
    assert "Learn in 3 minutes" not in button_labels(bert.panel)
    for person in (anna, bert):
        await person.slash("brikks solo", sheets="channel")
        assert "🌱" in person.panel_text
        assert "Learn in 3 minutes" not in button_labels(person.panel), "never again"
    assert (await world.bot.records.export_user(anna.id))["settings"]["core.answered"] == "yes"
