"""Puzzles, declared in one value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.features.feature import Feature, Running
from bot.features.puzzles.command import add_puzzle
from bot.features.puzzles.figures import puzzle_figure
from bot.features.puzzles.search import PuzzleSearch
from bot.features.puzzles.statements import PuzzleSql
from bot.features.spare import computed_apart
from bot.interactions.services import Services
from bot.interactions.tree import Tree
from bot.store.database import Transaction
from bot.store.personal import Personal


def _run(services: Services, tree: Tree) -> Running:
    search = PuzzleSearch(services.store, services.coordinator.now, computed_apart)
    return Running(handlers=add_puzzle(tree, services), spare=(search.search, search.pose), service=search)


async def _copy(tx: Transaction, user_id: int) -> Mapping[str, Any]:
    rows = await tx.values(PuzzleSql.export_puzzle_tries, user_id=user_id)
    return {
        "puzzles": [
            {"puzzle": puzzle, "move": move, "is_solved": bool(is_solved), "tried_at": tried_at}
            for puzzle, move, is_solved, tried_at in rows
        ]
    }


PUZZLES = Feature(
    name="puzzles",
    run=_run,
    personal=Personal(copy=_copy, forget=(PuzzleSql.forget_puzzles, PuzzleSql.forget_puzzle_tries)),
    figures=puzzle_figure,
)
