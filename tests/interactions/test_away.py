"""What people are told while the database is away, or was lost while it saved what they did."""

from __future__ import annotations

import pytest

from bot.store.database import Store
from bot.store.errors import StoreAway, StoreUnsure
from bot.store.statements import Batch
from tests.journeys.answer import Answer
from tests.journeys.screen import controls
from tests.journeys.world import Person, World

AWAY = "The bot cannot reach its database right now, so nothing was changed. Please try again in a moment."
AWAY_IN_GERMAN = "Der Bot erreicht seine Datenbank gerade nicht, darum wurde nichts geändert."
UNSURE = "The bot lost its database while it was saving this."


async def join(person: Person, table: Answer) -> Answer:
    return await person.press("Mitspielen", table)


async def seats(world: World, table: Answer) -> int:
    return len((await world.look(controls(table.shown)[0].game)).players)


async def test_whoever_presses_is_told_to_try_again_and_then_may(
    world: World, anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await anna.slash("brilliant play", players=3)
    commits: list[Batch] = []
    with monkeypatch.context() as patch:
        patch.setattr(world.store, "refusal", lambda: StoreAway("it is away"))
        patch.setattr(world.store, "commit_each", commits.append)
        assert AWAY_IN_GERMAN in (await join(bert, table)).private_text
        assert AWAY in (await join(anna, table)).words
        assert AWAY in (await anna.slash("brilliant play")).words
        assert not commits
    # SimCord records what a command raises.
    [error] = world.env.errors
    assert isinstance(error.__cause__, StoreAway)
    world.env._errors.clear()
    assert await seats(world, table) == 1
    await join(bert, table)
    assert await seats(world, table) == 2


async def test_a_press_whose_fate_is_unknown_is_not_confirmed_and_counts_once(
    world: World, anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await bert.slash("brilliant play", players=3)
    commit = Store.commit

    async def committed_but_lost(store: Store, batch: Batch) -> None:
        await commit(store, batch)
        raise StoreUnsure("the connection was lost")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "commit", committed_but_lost)
        told = await join(anna, table)
        assert UNSURE in told.words
        assert "nothing was changed" not in told.words
    assert await seats(world, table) == 2, "what is shown then is what was saved"
    await join(anna, table)
    assert await seats(world, table) == 2, "the same press again changes nothing"
