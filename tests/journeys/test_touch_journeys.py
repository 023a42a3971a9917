"""Lessons, puzzles, second tries and challenges on a screen: touched on the sheet like a game, under titles of their own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.features.puzzles.verbs import PuzzleVerb
from bot.features.reviews.second_tries import SecondTries
from bot.features.reviews.verbs import ReviewVerb
from bot.games.registry import PARTS
from bot.pages.control import Control, parse_control
from bot.render.theme import THEMES
from tests.journeys.duels import begin_challenge
from tests.journeys.screen import controls
from tests.journeys.tapping import Page, tapping
from tests.journeys.test_learn_journeys import quick_to_judge
from tests.journeys.test_second_try_journeys import here, mistaken
from tests.journeys.world import Person, World
from tests.pixels import decoded

__all__ = ["quick_to_judge"]


def free(page: Page) -> list[Any]:
    """The places that can be chosen."""
    assert page.shown["top"] is None
    return [target for target in page.game["targets"] if not target["is_entry"]]


def entries(page: Page) -> list[Any]:
    return [target for target in page.game["targets"] if target["is_entry"]]


def does_only_by_touch(page: Page) -> bool:
    """Whether no button or list does what a touch of the sheet does."""
    touched = {plain(target["id"]) for target in free(page)}
    lists = [item["id"] for item in page.items() if item["kind"] == "select"]
    others = {plain(item["id"]) for item in page.items() if item["kind"] == "button"}
    return bool(touched) and not touched & others and all("whynot" in one for one in lists)


def plain(custom_id: str) -> Control:
    control = parse_control(custom_id)
    assert control is not None
    return replace(control, tag="")


@pytest.mark.usefixtures("quick_to_judge")
async def test_the_lesson_of_each_game_is_touched_to_its_end(anna: Person) -> None:
    async with tapping(anna) as page:
        await page.do("learn")
        for kind, part in PARTS.items():
            assert part.lesson is not None
            name = kind.upper()
            await page.tap(f"Learn {name}")
            for throw in range(1, len(part.lesson.throws) + 1):
                assert (page.game["title"], page.game["step"]) == (f"Learn {name}", throw)
                assert does_only_by_touch(page)
                assert len(page.game["dice_boxes"]) > 1
                begun = page.text
                await page.press(free(page)[0]["id"])
                first, others = entries(page), free(page)
                assert first
                await page.press(others[-1]["id"])
                assert entries(page) != first, "a touch elsewhere moves it"
                await page.press(entries(page)[0]["id"])
                assert page.text.partition('"n":')[0] == begun.partition('"n":')[0], (
                    "a touch of it takes it back"
                )
                await page.press(free(page)[0]["id"])
                await page.tap("Next throw" if throw < len(part.lesson.throws) else "Finish the lesson")
            assert page.game["targets"] == []
            assert "You can play" in page.text


async def test_a_page_above_a_lesson_closes_to_it_and_the_lesson_to_the_game(anna: Person, game: str) -> None:
    async with tapping(anna) as page:
        page.screen.home()
        await page.until(lambda: page.shown["top"] is not None)
        assert (page.top["title"], page.top["kind"]) == ("", "")
        await page.do("homemore")
        await page.do("learn")
        await page.tap("Learn BRIKKS")
        assert page.game["leave"] == "back"
        lesson = page.game
        await page.tap("As text")
        assert page.top["title"] == lesson["title"] == page.game["title"]
        page.screen.back()
        await page.until(lambda: page.shown["top"] is None)
        assert page.game == lesson
        page.screen.back()
        await page.until(lambda: page.game["game"] == game)
        assert page.game["leave"] == "home"


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_the_sheet_of_a_lesson_has_the_colours_of_the_screen(anna: Person, theme: str) -> None:
    async with tapping(anna, theme=theme) as page:
        await page.do("learn")
        await page.tap("Learn BRIKKS")
        [picture] = page.game["panel"]["pictures"]
        assert decoded(page.pictures[picture["n"]]).getpixel((3, 500)) == THEMES[theme].ground


async def test_a_puzzle_is_answered_by_touch(world: World, anna: Person) -> None:
    async with tapping(anna) as page:
        await page.do("puzzle")
        assert page.game["title"] in {f"Puzzle · {kind.upper()}" for kind in PARTS}
        assert does_only_by_touch(page)
        asked = page.game
        while not entries(page):
            await page.press(free(page)[0]["id"])
        assert "Is that your answer?" in page.text
        await page.press(free(page)[-1]["id"])
        await page.press(entries(page)[0]["id"])
        assert page.game == asked, "a touch of it takes it back"
        await page.press(free(page)[0]["id"])
        assert world.stored("puzzle_try") == []
        await page.do(PuzzleVerb.PUZZLEANSWER)
        assert len(world.stored("puzzle_try")) == 1
        assert (page.game["title"], page.game["targets"]) == (asked["title"], [])


async def test_a_second_try_is_touched(world: World, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SecondTries, "compute", here)
    await mistaken(world, anna)
    async with tapping(anna) as page:
        await page.do("homemore")
        await page.do(ReviewVerb.NEWEST)
        await page.tap("Next mistake")
        assert page.game["title"] == "Second try · BRILLIANT"
        assert does_only_by_touch(page)
        await page.press(free(page)[-1]["id"])
        assert "The best move" in page.text
        assert page.game["targets"] == []


@pytest.mark.usefixtures("third_sheets")
async def test_a_challenge_is_touched_under_its_own_title(world: World, anna: Person, bert: Person) -> None:
    await begin_challenge(anna, bert)
    (game,) = {control.game for control in controls(anna.panel)}
    async with tapping(anna) as page:
        assert page.game["title"] == "Challenge with bert"
        await page.place_first()
        assert (await world.look(game, anna)).viewer.entry is not None
