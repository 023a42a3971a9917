"""Puzzles from finished games, and losses of decisions: found in the background, tried, rated, posted,
forgotten."""

from __future__ import annotations

import pytest

from bot.computers.workers import Work
from bot.features.boards.profiles import profile_of
from bot.features.daily.settings import DAILY_CHANNEL, DAILY_HOUR
from bot.features.days import day_of
from bot.features.puzzles.making import from_computers, parse_puzzles
from bot.features.puzzles.page import best_of
from bot.features.puzzles.search import PuzzleSearch
from bot.features.puzzles.store import PuzzleRow, PuzzleStore
from bot.features.puzzles.verbs import PuzzleVerb
from bot.features.reviews.spare_time_reviews import SpareTimeReviews
from bot.features.spare_time import SpareTime
from bot.pages.control import Control
from bot.pages.texts import Language
from bot.store.ratings import Ratings
from bot.store.settings import LISTED
from bot.turns.processes import Alone
from tests.journeys.answer import Answer
from tests.journeys.screen import button_labels, controls, framed, read_out
from tests.journeys.test_daily_journeys import FIRST, SECOND_DAY, until
from tests.journeys.test_review_journeys import finished, shown
from tests.journeys.world import Person, World

pytestmark = pytest.mark.usefixtures("third_sheets")


REVIEWED = 5
"""The number of games that a board of decisions requires."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search looks at games of people alone; puzzles of a day are of the third game, and none come with the bot."""
    monkeypatch.setattr("bot.features.puzzles.feature.stock_of", lambda _: ())
    monkeypatch.setattr("bot.features.puzzles.command.puzzle_games", lambda: ["third"])
    monkeypatch.setattr("bot.features.puzzles.search.puzzle_games", list)
    monkeypatch.setattr("bot.features.daily.posts.puzzle_games", lambda: ["third"])
    monkeypatch.setattr("bot.features.daily.posts.solo_games", lambda: ["third"])


async def at_once(work: Work) -> str:
    """A new process would not know the third game."""
    return work(lambda _: None)


async def studied(world: World) -> None:
    """Let the bot do all its work in spare time."""
    asked = (world.bot.store, lambda: world.now, at_once)
    unasked, search = SpareTimeReviews(*asked), PuzzleSearch(*asked)
    spare = SpareTime(Alone(), (unasked.examine, unasked.review, search.search, search.pose))
    while await spare.do_one():
        pass


async def posed(world: World, *people: Person) -> PuzzleRow:
    """The first puzzle out of games of these people, who miss what the first button does not give away."""
    for _ in range(8):
        await finished(world, *people, die="first")
        await studied(world)
        if rows := puzzles(world):
            return rows[0]
    raise AssertionError("no throw of 24 had dice that differ by three")


def puzzles(world: World) -> list[PuzzleRow]:
    rows = [PuzzleRow(*row[1:]) for row in world.stored("puzzle")]
    return [row for row in rows if row.record]


def key(move: str) -> str:
    return f"Keep the {move}"


def other(move: str) -> str:
    return "second" if move == "first" else "first"


async def open_puzzle(person: Person) -> Answer:
    return await person.slash("puzzle", game="third")


async def test_a_puzzle_is_tried_once_and_rated(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    assert "tried every puzzle there is" in (await open_puzzle(cleo)).private_text
    puzzle = await posed(world, anna, bert)
    best = str(best_of(puzzle))
    for player in (anna, bert):
        assert "tried every puzzle there is" in (await open_puzzle(player)).text, "their own game"

    answer = await open_puzzle(cleo)
    assert answer.is_private
    asked = shown(cleo, answer)
    assert [a.filename for a in asked.attachments] == ["sheet.png"]
    puzzle = next(one for one in puzzles(world) if one.id == controls(asked)[0].game)
    labels = button_labels(asked)
    assert labels[:2] == ["Keep the first", "Keep the second"]
    assert labels[-1] == "My puzzles"
    for name in (anna.name, bert.name, anna.mention, bert.mention, puzzle.source or "?"):
        assert name not in read_out(asked)
    with world.unchanged():
        await cleo.press(key(other(best)), asked)
        assert "Is that your answer?" in read_out(shown(cleo, answer))
        await cleo.press("Choose again", shown(cleo, answer))
        await cleo.press(key(best), shown(cleo, answer))
    await cleo.press("That is my answer", shown(cleo, answer))
    solved = shown(cleo, answer)
    assert "**Solved!**" in read_out(solved)
    assert f"Keep the {best} die, it is higher." in read_out(solved)
    assert "solved by 1 of 1" in read_out(solved)
    assert "Your puzzle rating: **1" in read_out(solved)
    assert "(+" in read_out(solved)

    # An old message has no effect any more; a forged move is refused.
    again = Control(PuzzleVerb.PUZZLEANSWER, puzzle.id, arg=other(best))
    await cleo.press_control(again, solved)
    assert "**Solved!**" in read_out(shown(cleo, answer))
    assert len(world.stored("puzzle_try")) == 1
    for of, move, told in (
        (puzzle.id, "third", "could not read that choice"),
        ("nothing", "first", "not there any more"),
    ):
        forged = Control(PuzzleVerb.PUZZLEMOVE, of, arg=move)
        assert told in (await cleo.press_control(forged, solved)).text


async def test_tries_move_ratings_and_stay_for_others_when_people_leave(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    dora = world.person("dora")
    puzzle = await posed(world, anna, bert)
    best = str(best_of(puzzle))
    pages = {}
    for person, move in ((cleo, best), (dora, other(best))):
        opened = await open_puzzle(person)
        await person.press_control(
            Control(PuzzleVerb.PUZZLEANSWER, puzzle.id, arg=move), shown(person, opened)
        )
        pages[person.name] = shown(person, opened)
    missed = pages["dora"]
    assert f"your move brings {puzzle.lead // 10}.{puzzle.lead % 10} points less" in read_out(missed)
    assert "(−" in read_out(missed)
    assert "solved by 1 of 2" in read_out(missed)
    ratings = world.stored("rating", "rating_change")
    rated = [row[3] for row in ratings if row[:3] == ("rating", "third", "puzzle")]
    assert sorted(rated) == sorted([puzzle.person, cleo.id, dora.id])
    await Ratings(world.bot.store).recompute()
    assert world.stored("rating", "rating_change") == ratings, "to the last bit"
    profile = await profile_of(
        world.bot.store, cleo.id, (), Language("en"), viewer=cleo.id, guild_id=None, now=0
    )
    assert [(row.mode, row.shown > 1500) for row in profile.ratings] == [("puzzle", True)]

    export = await world.bot.records.export_user(cleo.id)
    assert [(one["puzzle"], one["move"], one["is_solved"]) for one in export["puzzles"]] == [
        (puzzle.id, best, True)
    ]
    await world.bot.records.delete_user(cleo.id, now=world.now)
    assert cleo.id not in {row[3] for row in world.stored("puzzle_try")}
    await Ratings(world.bot.store).recompute()
    (before,) = [row for row in ratings if row[:4] == ("rating", "third", "puzzle", dora.id)]
    assert before in world.stored("rating")
    await world.bot.records.delete_user(anna.id, now=world.now)
    assert not puzzles(world), "somebody in their games asked to be forgotten"
    assert "tried every puzzle there is" in (await dora.press("Another puzzle", missed)).text


async def test_a_server_gets_the_puzzle_of_the_day_with_yesterdays_answer(
    world: World, anna: Person, bert: Person, cleo: Person
) -> None:
    first = await posed(world, anna, bert)
    await world.bot.records.settings.save(bert.id, LISTED.to(False))
    assert await PuzzleStore(world.bot.store).next(cleo.id, "third", FIRST) is None, "he stays off the boards"
    await world.bot.records.settings.save(bert.id, LISTED.to(True))
    await world.set_up(DAILY_CHANNEL.to(world.channel.id), DAILY_HOUR.to(0))
    await world.tick(70)
    posts = [m for m in world.public() if any(c.verb == PuzzleVerb.PUZZLE for c in controls(m))]
    [post] = posts
    assert "Puzzle of the day" in read_out(post)
    assert [a.filename for a in post.attachments] == ["sheet.png"]
    assert not any(name in read_out(post) for name in (anna.mention, bert.mention))
    assert "comes from a game that you played" in (await anna.press("Solve it", post)).text
    answer = await cleo.press("Solve it", post)
    assert answer.is_private
    assert answer.is_new
    assert "Your first answer counts" in read_out(shown(cleo, answer))
    today = day_of(world.now)
    chosen = await PuzzleStore(world.bot.store).of_day(today)
    assert chosen is not None
    assert chosen.id in {one.id for one in puzzles(world)}
    assert (first.game_kind, today) == (chosen.game_kind, FIRST)
    best = str(best_of(chosen))
    wrong = Control(PuzzleVerb.PUZZLEANSWER, chosen.id, arg=other(best))
    await cleo.press_control(wrong, shown(cleo, answer))
    assert "❌ **The puzzle of the day**" in framed((await cleo.slash("home")).shown)
    await world.tick(600)
    assert "which move is best? · 0 of 1 solved it" in read_out(world.public()[-1])
    await until(world, SECOND_DAY, 1)
    await world.tick(70)
    newest = world.public()[-1]
    told = read_out(newest)
    assert f"**Yesterday’s puzzle** (THIRD): 💡 **Keep the {best}.** Keep the {best} die" in told
    assert "· 0 of 1 solved it" in told


async def test_who_loses_least_leads_the_board_of_decisions(world: World, anna: Person, bert: Person) -> None:
    board = await anna.slash("leaderboard", game="third", what="loss.table")
    assert "five reviewed games" in framed(board.shown)
    for _ in range(REVIEWED):
        await finished(world, anna, bert)
    await studied(world)
    board = await anna.slash("leaderboard", game="third", what="loss.table")
    assert "points lost per decision" in framed(board.shown)
    assert anna.mention in framed(board.shown)
    [own] = (
        await profile_of(world.bot.store, anna.id, (), Language("en"), viewer=anna.id, guild_id=None, now=0)
    ).losses
    assert own.games == REVIEWED
    figures = await anna.press("All figures", await anna.slash("profile"))
    assert "points lost per decision, in 5 reviewed games" in figures.text


def test_computers_play_where_puzzles_are_missing() -> None:
    rows = [
        row
        for seed in range(5)
        for row in parse_puzzles(from_computers("third", str(seed), 3, lambda _: None))
    ]
    assert rows
    for row in rows:
        assert row.source is None
        assert row.lead >= 30
        assert row.motifs.strip() in ("", "second")
        assert (row.motifs.strip() == "second") == (row.moves == "second")
        assert row.person < 0
    assert len({row.id for row in rows}) == len(rows)
