"""Nothing is announced before it is saved."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from pathlib import Path

from tests.turns.tables import opened, person


async def test_whoever_is_told_of_a_change_finds_it_in_the_database(tmp_path: Path) -> None:
    async with opened(tmp_path / "db") as table:
        told, found = table.coordinator.games._told, defaultdict[str, list[int]](list)

        def look_up(game: str) -> None:
            [row] = table.rows("select revision from game where id = ?", game)
            found[game].append(row["revision"])
            told(game)

        table.coordinator.games._told = look_up
        game = await table.started(2, computers=1)
        await table.play_out(game, (0, 1))
        await table.coordinator.rematch(game, person(0))
        assert len(found) == 2
        for revisions in found.values():
            # Each is told once, and is new.
            assert all(one < other for one, other in pairwise(revisions))
        assert len(found[game]) > 50
