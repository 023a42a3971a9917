"""Puzzles, declared in one value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.features.days import day_of, turns_at
from bot.features.feature import Feature, Running
from bot.features.puzzles.command import Puzzles
from bot.features.puzzles.making import puzzle_games
from bot.features.puzzles.page import OF_DAY
from bot.features.puzzles.search import PuzzleSearch
from bot.features.puzzles.stock import stock_of
from bot.features.puzzles.store import POOL, PuzzleStore, Tries, puzzle_scope
from bot.features.puzzles.verbs import PuzzleVerb
from bot.features.spare_time import computed_apart
from bot.games.registry import PARTS
from bot.interactions import boards
from bot.interactions.boards import BoardKind, Figure, number
from bot.interactions.home.parts import HomeEntry, HomePart, Rank, Visit
from bot.interactions.services import Services
from bot.pages.control import Control
from bot.pages.page import button
from bot.pages.texts import Speech, text
from bot.store.database import Transaction
from bot.store.jobs import Jobs
from bot.store.rated_games import PUZZLE, RATING_OF
from bot.store.records import Personal
from bot.store.statements import sql
from bot.turns.clocks import DAY

KEPT = 92 * DAY
"""How long after a deletion it is known which puzzles somebody has tried: the longest season."""


async def puzzle_figure(tx: Transaction, user_id: int, _: int, reader: Speech) -> Sequence[Figure]:
    """Return the rating in the game with the most puzzles tried; a question mark says that it is provisional."""
    found = [await tx.row(RATING_OF, game_kind=game, mode=POOL, person=user_id) for game in PARTS]
    ratings = [row for row in found if row is not None]
    if not ratings:
        return ()
    most = max(ratings, key=lambda row: row.games)
    value = str(most.shown) if most.skill.is_settled else f"{most.shown}?"
    return (Figure(reader.say("puzzle-figure"), value),)


async def puzzle_entries(kept: PuzzleStore, visit: Visit) -> Sequence[HomeEntry]:
    """Return the puzzle of the day, or any other that this person may be asked."""
    day, locale = day_of(visit.now), visit.locale
    puzzle = await kept.today(day, puzzle_games())
    if puzzle is not None and not await kept.is_from_game_of(puzzle, visit.user_id):
        own = await kept.try_of(puzzle.id, visit.user_id)
        state = "open" if own is None else "solved" if own.is_solved else "missed"
        tries = Tries(0, 0) if own is None else await kept.tries(puzzle.id)
        about = text(
            locale,
            "home-puzzle-about",
            game=text(locale, f"game-{puzzle.game_kind}"),
            state=state,
            tries=tries.tries,
            solved=tries.solved,
        )
        label = text(locale, "home-puzzle-open", is_done="no" if own is None else "yes")
        to_puzzle = button(Control(PuzzleVerb.PUZZLE, arg=f"{OF_DAY},{day}"), label, emoji="🧩")
        title = text(locale, "home-puzzle", which="day")
        sign = "❌" if state == "missed" else "✅"
        return (HomeEntry(Rank.PUZZLE, title, about, to_puzzle, is_done=own is not None, sign=sign),)
    for game in puzzle_games():
        if await kept.next(visit.user_id, game, day) is not None:
            label = text(locale, "home-puzzle-open", is_done="no")
            to_puzzle = button(Control(PuzzleVerb.PUZZLE), label, emoji="🧩")
            title, about = text(locale, "home-puzzle", which="any"), text(locale, "home-puzzle-any")
            return (HomeEntry(Rank.PUZZLE, title, about, to_puzzle),)
    return ()


def _run(services: Services) -> Running:
    pages = Puzzles(services)
    search = PuzzleSearch(services.store, services.coordinator.now, computed_apart)

    async def stock_up(_: Jobs) -> None:
        """Add the puzzles that come with the bot, so that nobody waits for the first one."""
        now = services.coordinator.now()
        rows = (replace(one.puzzle, made_at=now) for game in puzzle_games() for one in stock_of(game))
        await search.puzzles.add_missing(rows)

    return Running(
        commands=(pages.command,),
        handlers=pages.handlers,
        linked=frozenset({PuzzleVerb.PUZZLE}),
        begin=stock_up,
        spare=(search.search, search.pose),
        home=HomePart(entries=partial(puzzle_entries, search.puzzles)),
        service=search,
    )


EXPORT_PUZZLE_TRIES = sql("""
    select puzzle, move, is_solved, tried_at, is_rated, run from puzzle_try where person = :user_id
    order by tried_at, puzzle
""")


async def _copy(tx: Transaction, user_id: int) -> Mapping[str, Any]:
    rows = await tx.rows(EXPORT_PUZZLE_TRIES, user_id=user_id)
    return {
        "puzzles": [
            {
                "puzzle": puzzle,
                "move": move,
                "is_solved": bool(is_solved),
                "tried_at": tried_at,
                "is_rated": bool(is_rated),
                "run": run,
            }
            for puzzle, move, is_solved, tried_at, is_rated, run in rows
        ]
    }


async def _had(tx: Transaction, user_id: int, now: int) -> Mapping[str, int]:
    """Keep all tries for a while after a deletion, so that nobody gets a second one that is rated, or one at
    today's puzzle."""
    until = turns_at(day_of(now + KEPT))
    tries = await tx.rows(EXPORT_PUZZLE_TRIES, user_id=user_id)
    return {puzzle_scope(str(puzzle)): until for puzzle, *_ in tries}


# Withdraws the puzzles from the person's games.
FORGET_PUZZLES = sql("""
    update puzzle set record = '' where source in (
        select game from player where user_id = :user_id or ghost_user = :user_id
    )
""")
FORGET_PUZZLE_TRIES = sql("update puzzle_try set person = :person where person = :user_id")


def _boards(game: str) -> Iterable[tuple[str, str]]:
    return [(PUZZLE, "")] if PARTS[game].puzzles.motifs else []


PUZZLE_BOARD = BoardKind(
    name="puzzle",
    place=70,
    of_game=_boards,
    value=number,
    is_rating=True,
    group=boards.PUZZLES,
    note="board-note-puzzle",
    empty="board-unsettled-puzzle",
    # It counts all time only.
    periods=boards.PERIODS[:1],
)
PUZZLES = Feature(
    name="puzzles",
    run=_run,
    personal=Personal(copy=_copy, forget=(FORGET_PUZZLES, FORGET_PUZZLE_TRIES), had=_had),
    boards=(PUZZLE_BOARD,),
    figures=puzzle_figure,
)
