"""A committed game never changes; a change works on a draft."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from bot.store.rows import EntryRow
from bot.turns import rounds
from bot.turns.game import GameDraft, LoadedGame
from bot.turns.lobby import join, open_lobby
from bot.turns.rounds import Timing
from engine.game import Seat
from tests.turns.tables import person, setup

TIMING = Timing(now=1, grace=1, utc=1)


@pytest.fixture
def begun() -> GameDraft:
    """A game of two in which nobody has moved."""
    draft = open_lobby(setup(seats=2), person(0), TIMING)
    join(draft, TIMING, person(1))
    return draft


def test_nothing_done_to_a_draft_reaches_the_committed_game(begun: GameDraft) -> None:
    before, same = begun.committed(), begun.committed()
    draft = before.draft()
    for seat in map(Seat, before.pending()):
        move = before.rules.forced(before.state, seat)
        rounds.enter(draft, seat, before.rules.format_move(move), is_ready=True)
    rounds.advance(draft, TIMING, panels=None)
    rounds.leave(draft, 0, TIMING)
    assert before == same
    after = draft.committed()
    assert after.events[: len(before.events)] == before.events
    assert len(after.events) > len(before.events) + 1
    assert after.state != before.state
    assert after.players != before.players


def test_what_was_asked_of_a_state_is_kept_until_an_event(begun: GameDraft) -> None:
    before = begun.committed()
    draft = before.draft()
    draft.revise()
    assert draft.committed().view(None) is before.view(None)
    assert draft.committed().pending() is before.pending()
    rounds.leave(draft, 0, TIMING)
    assert draft.committed().view(None) is not before.view(None)
    assert draft.committed().pending() != before.pending()


def test_strict_mypy_keeps_a_committed_game_as_it_is(begun: GameDraft) -> None:
    """mypy reports unneeded ignores: these, as soon as it allows changes to a committed game, or to one to be
    read."""
    game = begun.committed()
    loaded: LoadedGame = game
    with pytest.raises(FrozenInstanceError):
        game.row = begun.row  # type: ignore[misc]  # what is tested
    with pytest.raises(FrozenInstanceError):
        loaded.players = ()  # type: ignore[misc]  # what is tested
    with pytest.raises(AttributeError):
        game.events.append("pass")  # type: ignore[attr-defined]  # what is tested
    with pytest.raises(FrozenInstanceError):
        rounds.end(game, "cancelled", TIMING)  # type: ignore[arg-type]  # what is tested
    with pytest.raises(AttributeError):
        begun.guest = ()  # type: ignore[attr-defined]  # what is tested
    game.entries[0] = EntryRow(game.row.id, 0, "pass", True)  # type: ignore[index]  # what is tested
