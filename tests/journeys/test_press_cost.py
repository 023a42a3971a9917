"""What an ordinary press needs of the database: nothing to read, and one commit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from bot.store.batch import Batch
from bot.store.connections import Connection
from bot.store.database import Store
from bot.store.dialects import statements
from tests.journeys.world import Person, World

EACH_SECOND = {getattr(statements(), name).sql for name in ("due_games", "games_behind", "due_removals")}


class Trips:
    """Counts what the bot asks of its database; what it does once a second is left out."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.reads = Counter[str]()
        self.changes: list[Batch] = []
        fetch, commit = Connection.fetch_each, Store.commit_each

        async def fetch_each(connection: Connection, asked: Any) -> Any:
            self.reads.update(sql for sql, _ in asked if sql not in EACH_SECOND)
            return await fetch(connection, asked)

        async def commit_each(store: Store, batches: Iterable[Batch]) -> Any:
            batches = list(batches)
            self.changes += [batch for batch in batches if batch[0].query == "update_game"]
            return await commit(store, batches)

        patch.setattr(Connection, "fetch_each", fetch_each)
        patch.setattr(Store, "commit_each", commit_each)

    def clear(self) -> None:
        self.reads.clear()
        self.changes.clear()


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> Trips:
    return Trips(monkeypatch)


async def test_a_press_reads_nothing_and_commits_once(
    world: World, anna: Person, bert: Person, trips: Trips
) -> None:
    game = await world.lobby(anna)
    await bert.press("Join", world.table(game))
    await anna.press("Start", world.table(game))
    await world.env.settle()
    for press, person in ((anna.place_first, anna), (anna.ready, anna), (bert.place_first, bert)):
        trips.clear()
        await press()
        await world.env.settle()
        assert not trips.reads, person.name
        [batch] = trips.changes
        assert 2 <= len(batch) <= 8, "only what changed is written"


async def test_a_refused_press_looks_once_whether_another_process_was_faster(
    world: World, anna: Person, trips: Trips
) -> None:
    game = await world.lobby(anna)
    trips.clear()
    answer = await anna.press("Start", world.table(game))
    assert answer.is_private
    assert len(trips.reads) == 1
    assert not trips.changes
