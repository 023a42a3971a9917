"""A run of three minutes: how it begins, goes on, and ends, and the records that it leaves."""

from __future__ import annotations

import discord
import pytest

from bot.features.puzzles.runs import LENGTH
from bot.features.puzzles.stock import StockPuzzle, stock_of
from bot.features.puzzles.store import PuzzleRow
from bot.features.puzzles.verbs import PuzzleVerb
from bot.pages.control import Control
from bot.pages.texts import text
from bot.turns.clocks import SECOND
from tests.databases import held
from tests.journeys.answer import Answer
from tests.journeys.screen import button_labels, controls, read_out
from tests.journeys.test_review_journeys import shown
from tests.journeys.world import Person, World

FEW = 4
KNOWN = {one.puzzle.id: one.puzzle for one in stock_of("brikks")}


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    def few(game: str) -> tuple[StockPuzzle, ...]:
        return stock_of(game)[:FEW] if game == "brikks" else ()

    monkeypatch.setattr("bot.features.puzzles.feature.stock_of", few)


async def begun(person: Person) -> Answer:
    opened = await person.slash("puzzle", game="brikks")
    begins = await person.press("Three minutes", shown(person, opened))
    assert begins.is_new, "the puzzle stays where it is"
    await person.press("Start", shown(person, begins))
    return begins


def asked_on(page: discord.Message) -> tuple[PuzzleRow, str]:
    """The puzzle of a page, and what its controls carry."""
    control = next(one for one in controls(page) if one.game in KNOWN)
    return KNOWN[control.game], ".".join(control.tag.split(".")[:2])


async def answer(person: Person, run: Answer, *, is_best: bool) -> str:
    """Answer the puzzle of a run, and return what the page says then."""
    page = shown(person, run)
    puzzle, tag = asked_on(page)
    move = puzzle.moves.split()[0] if is_best else puzzle.behind.split()[0].rsplit(":", 1)[0]
    await person.press_control(Control(PuzzleVerb.PUZZLEANSWER, puzzle.id, arg=move, tag=tag), page)
    return read_out(shown(person, run))


async def test_a_run_asks_one_puzzle_after_the_other_until_a_wrong_answer_and_keeps_records(
    world: World, cleo: Person
) -> None:
    run = await begun(cleo)
    assert "**0 solved**" in read_out(shown(cleo, run))
    theme = asked_on(shown(cleo, run))[0].motifs.strip()
    assert "**1 solved**" in await answer(cleo, run, is_best=True)
    over = await answer(cleo, run, is_best=False)
    assert "**The run is over:** 1 solved, your best yet!" in over
    assert "**Not the best.**" in over
    assert "rating" not in over
    assert held(world.place, "rating") == []
    assert len({row["run"] for row in held(world.place, "puzzle_try")}) == 1

    await world.pass_time(1, every=1)
    await cleo.press("Once more", shown(cleo, run))
    assert "0 solved. Your best is 1." in await answer(cleo, run, is_best=False)
    await cleo.press("My puzzles", shown(cleo, run))
    listed = shown(cleo, run)
    assert "BRIKKS, three minutes: best 1" in read_out(listed)
    await cleo.press("Three minutes", listed)
    page = read_out(shown(cleo, run))
    assert "Your best: **1**" in page
    assert f"{text('en', f'motif-brikks-{theme}')}: 1" in page


async def test_after_three_minutes_an_answer_counts_no_more(world: World, cleo: Person) -> None:
    run = await begun(cleo)
    assert "**1 solved**" in await answer(cleo, run, is_best=True)
    await world.pass_time(LENGTH // SECOND + 1, every=60)
    assert "**Time is up:** 1 solved" in await answer(cleo, run, is_best=True)
    assert len(held(world.place, "puzzle_try")) == 1
    assert "Once more" in button_labels(shown(cleo, run))


async def test_a_run_is_over_when_no_puzzle_is_left(world: World, cleo: Person) -> None:
    run = await begun(cleo)
    # The puzzle of the day is asked in no run.
    for _ in range(FEW - 2):
        assert "solved** · time is up" in await answer(cleo, run, is_best=True)
    assert f"**The run is over:** {FEW - 1} solved" in await answer(cleo, run, is_best=True)
