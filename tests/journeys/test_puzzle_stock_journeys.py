"""The puzzles that come with the bot: there at once, answered on one sheet, listed, one a day, and of both games."""

from __future__ import annotations

import re

import discord
import pytest

from bot.features.puzzles.stock import StockPuzzle, stock_of
from bot.features.puzzles.store import PuzzleRow
from bot.features.puzzles.verbs import PuzzleVerb
from bot.pages.control import Control
from engine.games import GAMES
from tests.databases import held
from tests.journeys.answer import Answer
from tests.journeys.screen import button_labels, buttons, controls, read_out
from tests.journeys.test_daily_journeys import FIRST, SECOND_DAY, until
from tests.journeys.test_review_journeys import shown
from tests.journeys.world import Person, World

FEW = 3
KNOWN = {game: stock_of(game) for game in ("brilliant", "brikks")}


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few of each game, so that somebody can try them all."""
    monkeypatch.setattr("bot.features.puzzles.feature.stock_of", few)


def few(game: str) -> tuple[StockPuzzle, ...]:
    return KNOWN[game][:FEW]


def row_of(message: discord.Message) -> PuzzleRow:
    """The puzzle that a page asks or answers."""
    named = {control.game for control in controls(message)}
    [row] = [one.puzzle for game in GAMES for one in few(game) if one.puzzle.id in named]
    return row


async def open_puzzle(person: Person, game: str) -> tuple[Answer, PuzzleRow]:
    opened = await person.slash("puzzle", game=game)
    return opened, row_of(shown(person, opened))


async def answered(person: Person, opened: Answer, puzzle: PuzzleRow, move: str) -> discord.Message:
    control = Control(PuzzleVerb.PUZZLEANSWER, puzzle.id, arg=move)
    await person.press_control(control, shown(person, opened))
    return shown(person, opened)


def best(puzzle: PuzzleRow) -> str:
    return puzzle.moves.split()[0]


def wrong(puzzle: PuzzleRow) -> str:
    """A move that the best one was compared with."""
    return puzzle.behind.split()[0].rsplit(":", 1)[0]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["brilliant", "brikks"])
async def test_a_new_bot_has_puzzles_of_each_game_at_once(world: World, cleo: Person, game: str) -> None:
    asked = shown(cleo, await cleo.slash("puzzle", game=game))
    assert [a.filename for a in asked.attachments] == ["sheet.png"]
    assert row_of(asked).game_kind == game
    assert re.search(r"Easy|Medium|Hard", read_out(asked))
    labels = button_labels(asked)
    assert "A" in {label[:1] for label in labels}
    assert [label for label in labels if "+" in label] == [], "what a choice brings"
    assert "complete" not in " ".join(labels)
    assert {button.style for button in buttons(asked)} == {discord.ButtonStyle.secondary}


async def test_a_wrong_answer_is_drawn_beside_the_best_and_both_are_told(world: World, cleo: Person) -> None:
    for game, spoken in (("brilliant", "In a dashed frame"), ("brikks", "Outlined in dashes")):
        opened, puzzle = await open_puzzle(cleo, game)
        page = await answered(cleo, opened, puzzle, wrong(puzzle))
        assert spoken in read_out(page)
        assert "Chosen for now" in read_out(page)
        assert "**Not the best.** Dashed: your move" in read_out(page)
        assert re.search(r"On average your move brings \d+\.\d points less", read_out(page))
        ahead = await cleo.press("Show how it goes on", page)
        assert ahead.is_private
        assert "**The better move**: " in ahead.text
        assert "**Your move**: " in ahead.text


async def test_the_last_puzzles_are_listed_and_opened_again(world: World, cleo: Person) -> None:
    opened = await cleo.slash("puzzle", game="brilliant")
    empty = await cleo.press("My puzzles", shown(cleo, opened))
    assert empty.is_new, "the puzzle stays where it is"
    assert "not tried any yet" in empty.text
    puzzle = row_of(shown(cleo, opened))
    page = await answered(cleo, opened, puzzle, best(puzzle))
    assert "**Solved!**" in read_out(page)
    await cleo.press("My puzzles", page)
    listed = shown(cleo, opened)
    assert "✅ BRILLIANT" in read_out(listed)
    await cleo.choose(puzzle.id, listed)
    assert "**Solved!**" in read_out(shown(cleo, opened)), "its answer again"


@pytest.mark.usefixtures("no_daily_sheets")
async def test_the_puzzle_of_the_day_is_the_same_for_all_and_makes_a_streak(
    world: World, anna: Person, cleo: Person
) -> None:
    for day, number in ((FIRST, 1), (SECOND_DAY, 2)):
        if day != FIRST:
            await until(world, day, 1)
        found = []
        for person in (anna, cleo):
            opened = await person.slash("puzzle", game="brilliant")
            asked = await person.press("Puzzle of the day", shown(person, opened))
            found.append(row_of(shown(person, asked)))
            assert "**Puzzle of the day**" in read_out(shown(person, asked))
        assert found[0] == found[1]
        page = await answered(cleo, asked, found[0], best(found[0]))
        words = "1 day in a row" if number == 1 else "2 days in a row"
        assert words in read_out(page)
        assert "Puzzle of the day" not in button_labels(page), "one try counts"
    opened = await anna.slash("puzzle", game="brilliant")
    asked = await anna.press("Puzzle of the day", shown(anna, opened))
    missed = await answered(anna, asked, found[0], wrong(found[0]))
    assert "in a row" not in read_out(missed)


async def test_where_one_game_has_none_left_the_other_is_offered(world: World, cleo: Person) -> None:
    seen = set()
    for _ in range(2 * FEW):
        opened = await cleo.slash("puzzle", game="brikks")
        page = shown(cleo, opened)
        puzzle = row_of(page)
        if puzzle.game_kind == "brilliant" and "**Puzzle of the day**" not in read_out(page):
            assert "every puzzle of BRIKKS. Here is one of BRILLIANT" in read_out(page)
        seen.add(puzzle.id)
        await answered(cleo, opened, puzzle, best(puzzle))
    assert len(seen) == 2 * FEW
    assert "tried every puzzle there is" in (await cleo.slash("puzzle", game="brikks")).text


async def test_a_deletion_gives_no_second_try_at_the_puzzle_of_the_day(world: World, cleo: Person) -> None:
    opened = await cleo.slash("puzzle", game="brikks")
    asked = await cleo.press("Puzzle of the day", shown(cleo, opened))
    puzzle = row_of(shown(cleo, asked))
    before = shown(cleo, opened)
    await answered(cleo, asked, puzzle, wrong(puzzle))
    await world.bot.records.delete_user(cleo.id, now=world.now)
    again = await cleo.press("Puzzle of the day", before)
    late = await cleo.press_control(Control(PuzzleVerb.PUZZLEANSWER, puzzle.id, arg=best(puzzle)), before)
    for told in (again, late):
        assert "before you deleted your data" in told.text
    other = await cleo.slash("puzzle", game="brikks")
    assert "Puzzle of the day" not in button_labels(shown(cleo, other))
    assert row_of(shown(cleo, other)) != puzzle


async def test_a_deletion_rates_no_puzzle_again(world: World, cleo: Person) -> None:
    rated = []
    for _ in range(2):
        for _ in range(FEW):
            opened, puzzle = await open_puzzle(cleo, "brikks")
            page = await answered(cleo, opened, puzzle, best(puzzle))
            rated.append(("Your puzzle rating" in read_out(page), "Not rated: the answer" in read_out(page)))
        await world.bot.records.delete_user(cleo.id, now=world.now)
        assert not [row for row in held(world.place, "rating") if row["person"] == cleo.id]
    assert rated == [(True, False)] * FEW + [(False, True)] * FEW
    assert len(held(world.place, "puzzle_try")) == 2 * FEW


@pytest.mark.usefixtures("no_daily_sheets")
async def test_yesterdays_puzzle_is_not_rated_because_its_answer_was_told(world: World, cleo: Person) -> None:
    opened = await cleo.slash("puzzle", game="brikks")
    asked = await cleo.press("Puzzle of the day", shown(cleo, opened))
    puzzle = row_of(shown(cleo, asked))
    await until(world, SECOND_DAY, 1)
    page = await answered(cleo, asked, puzzle, best(puzzle))
    assert "**Solved!**" in read_out(page)
    assert "Not rated: the answer" in read_out(page)
    assert not held(world.place, "rating_change")
