"""Puzzles, declared in one value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.features.feature import Feature, Running
from bot.features.puzzles.at_home import puzzle_entries
from bot.features.puzzles.command import add_puzzle
from bot.features.puzzles.search import PuzzleSearch
from bot.features.puzzles.statements import PuzzleSql
from bot.features.puzzles.store import PuzzleStore
from bot.features.spare import computed_apart
from bot.interactions.home.parts import HomeEntry, HomePart, Visit
from bot.interactions.services import Services
from bot.interactions.tree import Tree
from bot.store.database import Transaction
from bot.store.personal import Personal


def _run(services: Services, tree: Tree) -> Running:
    search = PuzzleSearch(services.store, services.coordinator.now, computed_apart)
    kept = PuzzleStore(services.store)

    async def entries(visit: Visit) -> Sequence[HomeEntry]:
        return await puzzle_entries(kept, visit)

    return Running(
        handlers=add_puzzle(tree, services),
        spare=(search.search, search.pose),
        home=HomePart(entries=entries),
        service=search,
    )


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
)
