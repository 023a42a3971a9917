"""Changes of a game that wait for each other: one commit for all, and a separate outcome for each."""

from __future__ import annotations

import asyncio
from dataclasses import FrozenInstanceError, replace

import pytest

from bot.store.database import Store
from bot.store.dialects import SQLITE
from bot.store.errors import IntegrityError, LostRace
from bot.store.rows import EntryRow
from bot.store.sqlite import Connection
from bot.store.statements import Batch
from bot.turns import lobby, rounds
from bot.turns.clocks import Timing
from bot.turns.game import GameDraft, LoadedGame, Players
from bot.turns.lobby import join, open_lobby
from bot.turns.look import Refused
from engine.game import Seat
from tests.turns.invariants import check
from tests.turns.tables import CHANNEL, Table, person, setup


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[Batch]:
    """The changes of games that are committed."""
    found, commit = list[Batch](), Store.commit

    async def counted(store: Store, batch: Batch) -> None:
        found.append(batch)
        await commit(store, batch)

    monkeypatch.setattr(Store, "commit", counted)
    return found


async def is_being_written(commits: list[Batch]) -> None:
    """Return once the first change is on its way to the database, and not there yet."""
    while not commits:  # noqa: ASYNC110 (an event would be set only once it is written)
        await asyncio.sleep(0)


async def moved(table: Table, game: str) -> list[bool]:
    return [player.has_moved for player in (await table.look(game)).players]


async def test_what_waits_is_committed_together_and_who_is_refused_sees_all_of_it(
    table: Table, commits: list[Batch]
) -> None:
    game = await table.started(4)
    moves = [await table.legal(game, seat) for seat in range(4)]
    before = (await table.look(game)).revision
    commits.clear()
    first = asyncio.create_task(table.submit(game, 0, moves[0]))
    await is_being_written(commits)
    more = [table.submit(game, seat, moves[seat]) for seat in (1, 2, 3)]
    start = table.coordinator.change(game, lobby.start, person(0).user_id)
    late = asyncio.gather(*more, start, return_exceptions=True)
    await asyncio.sleep(0)
    assert len(commits) == 1, "they wait for the first"
    *_, refused = await late
    await first
    assert len(commits) == 2
    assert isinstance(refused, Refused)
    assert refused.looks is not None
    assert refused.looks(None).revision == before + 4
    await check(table, game)
    await table.restart()
    assert await moved(table, game) == [True] * 4


async def test_a_failed_change_leaves_no_trace_and_the_others_are_committed(table: Table, game: str) -> None:

    def failing(draft: GameDraft, _: Timing) -> None:
        draft.row = replace(draft.row, host_id=0)
        draft.entries = {}
        draft.players = Players()
        raise ZeroDivisionError

    outcomes = await asyncio.gather(
        table.submit(game, 0),
        table.coordinator.games.change(game, failing),
        table.submit(game, 1),
        return_exceptions=True,
    )
    assert [type(one) for one in outcomes] == [type(outcomes[0]), ZeroDivisionError, type(outcomes[2])]
    assert not isinstance(outcomes[0], BaseException)
    assert await moved(table, game) == [True, True]
    await check(table, game)


async def test_a_change_that_the_schema_does_not_take_spoils_no_other(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await table.started(3)
    moves = [await table.legal(game, seat) for seat in range(3)]
    plain = Connection._written

    def written(connection: Connection, batch: Batch) -> Exception | None:
        if any("into entry" in one.query.texts[SQLITE] and one.values["seat"] == 1 for one in batch):
            return IntegrityError("seat 1")
        return plain(connection, batch)

    monkeypatch.setattr(Connection, "_written", written)
    presses = (table.submit(game, seat, move) for seat, move in enumerate(moves))
    outcomes = await asyncio.gather(*presses, return_exceptions=True)
    assert [isinstance(one, LostRace) for one in outcomes] == [False, True, False]
    assert await moved(table, game) == [True, False, True]
    await check(table, game)


async def test_whoever_is_cancelled_while_it_waits_makes_no_change(
    table: Table, commits: list[Batch]
) -> None:
    game = await table.started(3)
    moves = [await table.legal(game, seat) for seat in range(3)]
    commits.clear()
    first = asyncio.create_task(table.submit(game, 0, moves[0]))
    await is_being_written(commits)
    late = [asyncio.create_task(table.submit(game, seat, moves[seat])) for seat in (1, 2)]
    await asyncio.sleep(0)
    late[0].cancel()
    await asyncio.gather(first, *late, return_exceptions=True)
    assert await moved(table, game) == [True, False, True]
    await check(table, game)


async def test_what_is_noted_of_a_message_while_a_change_is_written_is_not_lost(
    table: Table, game: str, commits: list[Batch]
) -> None:
    row = await table.open_message(game)
    move = await table.legal(game, 0)
    commits.clear()
    press = asyncio.create_task(table.submit(game, 0, move))
    await is_being_written(commits)
    await table.messages.sent(row, CHANNEL, 5, 0, table.now)
    await press
    assert [one.message_id for one in await table.messages.of(game)] == [5]
    await table.flush()
    await check(table, game)


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
        game.row = begun.row  # type: ignore[misc]  # a committed game has no new row
    with pytest.raises(FrozenInstanceError):
        loaded.players = Players()  # type: ignore[misc]  # whoever reads a game changes no players
    with pytest.raises(AttributeError):
        game.events.append("pass")  # type: ignore[attr-defined]  # events are a tuple
    with pytest.raises(FrozenInstanceError):
        rounds.end(game, "cancelled", TIMING)  # type: ignore[arg-type]  # only a draft can end
    with pytest.raises(AttributeError):
        begun.guest = ()  # type: ignore[attr-defined]  # a misspelt field
    game.entries[0] = EntryRow(game.row.id, 0, "pass", True)  # type: ignore[index]  # its entries are a mapping to read
