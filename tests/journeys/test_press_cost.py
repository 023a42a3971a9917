"""The cost of an ordinary press: no reads, one commit, and only pictures that change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from bot.features.settings.removals import DUE_REMOVALS
from bot.store.database import Store
from bot.store.dialects import SQLITE
from bot.store.jobs import DUE_JOBS
from bot.store.sqlite import Connection
from bot.store.statements import Batch, Sql
from bot.turns.coordinator import DUE_GAMES
from bot.turns.memory import UPDATE_GAME
from bot.turns.messages import GAMES_BEHIND
from bot.turns.tasks import KeyedTasks
from tests.journeys.screen import button_labels
from tests.journeys.skipping import undo_once
from tests.journeys.world import Person, World

EACH_SECOND = (DUE_GAMES, GAMES_BEHIND, DUE_REMOVALS, DUE_JOBS)


class Trips:
    """Counts what the bot asks of its database; what it does once a second is left out."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.reads = Counter[str]()
        self.changes: list[Batch] = []
        fetch, commit = Connection.fetch_each, Store.commit_each

        async def fetch_each(
            connection: Connection, queries: Sequence[Sql[Any]], values: Mapping[str, Any]
        ) -> Any:
            self.reads.update(query.texts[SQLITE] for query in queries if query not in EACH_SECOND)
            return await fetch(connection, queries, values)

        async def commit_each(store: Store, batches: Iterable[Batch]) -> Any:
            batches = list(batches)
            self.changes += [batch for batch in batches if batch[0].query == UPDATE_GAME]
            return await commit(store, batches)

        patch.setattr(Connection, "fetch_each", fetch_each)
        patch.setattr(Store, "commit_each", commit_each)

    def clear(self) -> None:
        self.reads.clear()
        self.changes.clear()


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> Trips:
    return Trips(monkeypatch)


@pytest.mark.usefixtures("starting")
async def test_a_press_reads_nothing_and_commits_once(
    world: World, anna: Person, bert: Person, trips: Trips
) -> None:
    for person in (anna, bert):
        # The first press from a place shows under which name somebody is known there.
        await person.slash_in_dm("home")
    await undo_once(anna)
    await world.env.settle()
    for press, person in ((anna.place_first, anna), (anna.ready, anna), (bert.place_first, bert)):
        trips.clear()
        await press()
        await world.env.settle()
        assert not trips.reads, person.name
        [batch] = trips.changes
        assert 2 <= len(batch) <= 8, "only what changed is written"


async def test_a_refused_press_looks_once_whether_another_process_was_faster(
    world: World, anna: Person, trips: Trips, empty: str
) -> None:
    trips.clear()
    assert (await anna.press("Start", world.table(empty))).is_private
    assert len(trips.reads) == 1
    assert not trips.changes


@pytest.mark.usefixtures("game")
async def test_a_press_looks_at_its_game_once_and_wakes_no_computer_player(
    world: World, anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = Counter[str]()
    run = KeyedTasks._run

    async def counted(tasks: KeyedTasks, key: str) -> None:
        begun[tasks._name] += 1
        await run(tasks, key)

    await undo_once(anna)
    monkeypatch.setattr(KeyedTasks, "_run", counted)
    for press in (anna.place_first, anna.ready, bert.place_first):
        begun.clear()
        await press()
        assert begun == {"refresh": 1}
    world.env.inject_error("POST", "/interactions/*/callback", status=503)
    begun.clear()
    with pytest.raises(AssertionError, match="bert got no answer"):
        await bert.press("Undo", bert.panel)
    assert begun["refresh"] > 1, "what was not answered is drawn"


async def test_a_picture_is_uploaded_only_where_it_changes(
    world: World, anna: Person, bert: Person, game: str
) -> None:
    def uploaded() -> list[int]:
        return [message.attachments[0].id for message in (anna.panel, bert.panel, world.table())]

    begin = uploaded()
    await anna.place_first()
    moved = uploaded()
    assert (moved[0] != begin[0], moved[1]) == (True, begin[1])
    await anna.ready()
    assert uploaded() == moved
    assert "Ready" not in button_labels(anna.panel), "her sheet says that she is ready"
    # All have moved: her sheet says that the round closes, and looks as before.
    words = anna.panel_text
    await anna.press("Undo", anna.panel)
    await anna.place_first()
    own = uploaded()[0]
    await bert.place_first()
    await world.env.settle()
    assert anna.panel_text != words
    assert uploaded()[0] == own
    await anna.ready()
    await bert.ready()
    await world.env.settle()
    assert not set(uploaded()) & {*begin, *moved, own}, "the next throw changes every picture"
    assert (await world.look(game)).status == "running"


@pytest.mark.usefixtures("game")
async def test_a_picture_is_uploaded_again_after_an_answer_that_was_lost(world: World, anna: Person) -> None:
    await undo_once(anna)
    await anna.place_first()
    before = anna.panel.attachments[0].id
    world.env.inject_error("POST", "/interactions/*/callback", status=503)
    with pytest.raises(AssertionError, match="anna got no answer"):
        await anna.ready()
    await world.tick(3)
    assert anna.panel.attachments[0].id != before
