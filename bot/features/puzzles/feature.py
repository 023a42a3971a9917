"""Puzzles, declared in one value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.features.feature import Feature, Running
from bot.features.puzzles.at_home import puzzle_entries
from bot.features.puzzles.command import add_puzzle
from bot.features.puzzles.days import day_of, ends_at
from bot.features.puzzles.figures import puzzle_figure
from bot.features.puzzles.making import puzzle_games
from bot.features.puzzles.search import PuzzleSearch
from bot.features.puzzles.statements import PuzzleSql
from bot.features.puzzles.stock import stock_of
from bot.features.puzzles.store import puzzle_scope
from bot.features.spare import computed_apart
from bot.interactions.home.parts import HomeEntry, HomePart, Visit
from bot.interactions.services import Services
from bot.interactions.tree import Tree
from bot.store.database import Transaction
from bot.store.jobs import Jobs
from bot.store.personal import Personal
from bot.turns.clocks import DAY

KEPT = 92 * DAY
"""The longest season: for so long after a deletion it is known which puzzles somebody has tried."""


def _run(services: Services, tree: Tree) -> Running:
    search = PuzzleSearch(services.store, services.coordinator.now, computed_apart)

    async def stock_up(_: Jobs) -> None:
        """Add the puzzles that come with the bot, so that nobody waits for the first one."""
        now = services.coordinator.now()
        rows = (replace(one.puzzle, made_at=now) for game in puzzle_games() for one in stock_of(game))
        await search.puzzles.add_missing(rows)

    async def entries(visit: Visit) -> Sequence[HomeEntry]:
        return await puzzle_entries(search.puzzles, visit)

    return Running(
        handlers=add_puzzle(tree, services),
        begin=stock_up,
        spare=(search.search, search.pose),
        home=HomePart(entries=entries),
        service=search,
    )


async def _copy(tx: Transaction, user_id: int) -> Mapping[str, Any]:
    rows = await tx.values(PuzzleSql.export_puzzle_tries, user_id=user_id)
    return {
        "puzzles": [
            {
                "puzzle": puzzle,
                "move": move,
                "is_solved": bool(is_solved),
                "tried_at": tried_at,
                "is_rated": bool(is_rated),
            }
            for puzzle, move, is_solved, tried_at, is_rated in rows
        ]
    }


async def _had(tx: Transaction, user_id: int, now: int) -> Mapping[str, int]:
    """A deletion gives nobody a second try that is rated, nor one at the puzzle of today."""
    until = ends_at(day_of(now + KEPT))
    tries = await tx.values(PuzzleSql.export_puzzle_tries, user_id=user_id)
    return {puzzle_scope(str(puzzle)): until for puzzle, *_ in tries}


PUZZLES = Feature(
    name="puzzles",
    run=_run,
    personal=Personal(copy=_copy, forget=(PuzzleSql.forget_puzzles, PuzzleSql.forget_puzzle_tries), had=_had),
    figures=puzzle_figure,
)
