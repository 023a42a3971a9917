"""What people are told while the database is away, or was lost while it saved what they did."""

from __future__ import annotations

import pytest

from bot.pages.control import Verb, parse_control
from bot.store.batch import Batch
from bot.store.database import Store
from bot.store.errors import StoreAway, StoreUnsure
from tests.journeys.answer import Answer
from tests.journeys.world import Person, World

AWAY = "The bot cannot reach its database right now, so nothing was changed. Please try again in a moment."
AWAY_IN_GERMAN = "Der Bot erreicht seine Datenbank gerade nicht, darum wurde nichts geändert."
UNSURE = "The bot lost its database while it was saving this."


def control(screen: Answer, verb: str) -> str:
    """The first control with this verb."""
    found = ((one, parse_control(one)) for one in screen.custom_ids)
    return next(custom_id for custom_id, control in found if control is not None and control.verb == verb)


def game_of(screen: Answer) -> str:
    parsed = parse_control(control(screen, Verb.JOIN))
    assert parsed is not None
    return parsed.game


async def seats(world: World, table: Answer) -> int:
    return len((await world.bot.coordinator.look(game_of(table))).players)


async def test_whoever_presses_is_told_to_try_again_and_then_may(
    world: World, anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await anna.slash("brilliant play", players=3)
    join = control(table, Verb.JOIN)
    commits: list[Batch] = []
    with monkeypatch.context() as patch:
        patch.setattr(world.store._backend, "refusal", lambda: StoreAway("it is away"))
        patch.setattr(world.store._backend, "commit_each", commits.append)
        told = await bert.press_id(join, table)
        assert AWAY_IN_GERMAN in told.words
        assert told.is_private
        assert AWAY in (await anna.press_id(join, table)).words
        assert AWAY in (await anna.slash("brilliant play")).words
        assert not commits
    # SimCord records what a command raises.
    [error] = world.env.errors
    assert isinstance(error.__cause__, StoreAway)
    world.env._errors.clear()
    assert await seats(world, table) == 1
    await bert.press_id(join, table)
    assert await seats(world, table) == 2


async def test_a_press_whose_fate_is_unknown_is_not_confirmed_and_counts_once(
    world: World, anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await bert.slash("brilliant play", players=3)
    join = control(table, Verb.JOIN)
    commit = Store.commit

    async def committed_but_lost(store: Store, batch: Batch) -> None:
        await commit(store, batch)
        raise StoreUnsure("the connection was lost")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "commit", committed_but_lost)
        told = await anna.press_id(join, table)
        assert UNSURE in told.words
        assert "nothing was changed" not in told.words
    assert await seats(world, table) == 2, "what is shown then is what was saved"
    await anna.press_id(join, table)
    assert await seats(world, table) == 2, "the same press again changes nothing"
