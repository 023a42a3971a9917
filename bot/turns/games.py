"""The games that this process works on, in memory; the database remains authoritative."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from functools import partial

from bot.store import messages as message_rows
from bot.store.database import Store
from bot.store.errors import IntegrityError, LostRace, StoreBusy, StoreError
from bot.store.messages import Bookkeeping
from bot.store.rows import OVER
from bot.store.statements import Batch, sql
from bot.turns.clocks import Timekeeper, Timing
from bot.turns.game import CommittedGame, load
from bot.turns.hooks import Hooks, conclude_game, with_end
from bot.turns.look import Looks, Refused
from bot.turns.memory import (
    CachedGame,
    Change,
    Memory,
    Waiting,
    difference,
    draft_changes,
)
from bot.turns.processes import Claims, Drawers
from bot.turns.tasks import Background
from bot.turns.viewing import look

TRIES = 5
"""Attempts at a change that collides with other writers."""
WRITTEN_TOGETHER = 200
"""Games whose bookkeeping is written at once; until then they cannot change."""

# The ids are a JSON list.
REVISIONS = sql("select id, revision, noted from game where id {listed}")
REVISION_OF_GAME = sql("select revision from game where id = :id")
# Selects games that a process was drawing when it died.
ORPHANED_DRAWINGS = sql("""
    select id from game where drawer <> '' and drawer <> :owner and drawn_until < (select {clock})
    order by drawn_until limit :limit
""")


class Games:
    """Reads a game once, changes its draft, commits the difference, and only then reports it.

    While a game is being written, its changes queue up; then all that wait are made and committed together.
    What a message shows is bookkeeping: it changes in memory and is written with the game's next change, or
    by `flush`. A crash in between costs a redraw.
    """

    def __init__(
        self,
        store: Store,
        time: Timekeeper,
        told: Callable[[str], None],
        claims: Claims,
        *,
        drawers: Drawers,
        hooks: Sequence[Hooks] = (),
    ) -> None:
        """Create a cache. `told` is called with the game's id after commits; `hooks` are the features'
        hooks."""
        self._drawers = drawers
        self._store = store
        self._claims = claims
        self._hooks = hooks
        self._time = time
        self._told = told
        self.memory = Memory()
        self._writing = Background()

    async def game(self, game: str) -> CommittedGame:
        """Return the game as committed, not to be changed; raises Refused if there is none."""
        if (present := self.memory.present(game)) is not None:
            return present
        async with self._held(game) as cached:
            return cached.now()

    def is_at_hand(self, game: str) -> bool:
        """Return whether this process should handle the game: it has it in memory, or no other process runs."""
        return not self._drawers.owner or self.memory.present(game) is not None

    @property
    def ahead(self) -> int:
        return self._time.ahead

    def looks(self, loaded: CommittedGame) -> Looks:
        """Return the game as loaded or committed, for any viewer."""
        return partial(look, loaded, ahead=self._time.ahead, grace=self._time.grace)

    async def open(
        self, begin: Callable[[Timing], CommittedGame], also: Callable[[str], Batch]
    ) -> CommittedGame:
        """Commit a new game, and the statements that go with it."""
        for _ in range(TRIES):
            new = self._claimed(begin(timing := self._time.timing()))
            batch = (*self._beginning(new, timing), *also(new.row.id))
            try:
                await self._store.commit(batch)
            except LostRace:
                # Another game has this id.
                continue
            self._keep(new)
            return new
        raise LostRace("no new game found a free id")

    async def change(self, game: str, change: Change) -> CommittedGame:
        """Return the game as committed after this change; if it raises Refused, that gets the present looks.

        If cancelled, the change may or may not be made.
        """
        with self.memory.used(game) as cached:
            waiting = Waiting(change, asyncio.get_running_loop().create_future())
            cached.waiting.append(waiting)
            if not cached.is_changing:
                cached.is_changing = True
                self._writing.begin(self._make_waiting(cached))
            return await waiting.outcome

    async def note(self, game: str, change: Bookkeeping, notes: Batch = ()) -> CommittedGame:
        """Change the bookkeeping of a game's messages; written later, together with `notes`."""
        async with self._held(game) as cached:
            present = cached.now()
            changed = [change(present.row, row) for row in present.messages]
            rows = tuple(row for row in changed if row is not None)
            if rows != present.messages or notes:
                cached.present = present = replace(present, messages=rows)
                cached.notes += notes
            return present

    async def begin_drawing(self, game: str) -> bool:
        """Return whether this process may redraw a game's messages now. The messages that a dead process was
        drawing are compared first."""
        if not self._drawers.owner:
            return True
        async with self._held(game) as cached:
            for _ in range(TRIES):
                if cached.present is None:
                    await self._load(cached)
                row = cached.now().row
                if self._drawers.is_ours(row):
                    return True
                if self._drawers.is_others(row):
                    return False
                try:
                    await self._claim_drawing(cached)
                except LostRace:
                    cached.lose()
                else:
                    # With a slow database half a term has passed: another claim would only keep the game's changes
                    # waiting.
                    return self._drawers.is_ours(cached.now().row, left=0)
            return False

    async def end_drawing(self, game: str) -> None:
        """Let any process redraw this game's messages; written soon, unless a change claims it again."""
        if not self._drawers.owner:
            return
        async with self._held(game) as cached:
            present = cached.now()
            row = self._drawers.freed(present.row)
            # A change under way claims it again.
            if row.drawing == present.row.drawing or cached.is_changing:
                return
            cached.present = replace(present, row=row)
        self.flush_soon(game)

    async def orphaned(self, limit: int) -> list[str]:
        """Return games that another process was drawing when it died."""
        if not self._drawers.owner:
            return []
        rows = await self._store.rows(
            ORPHANED_DRAWINGS, owner=self._drawers.owner, limit=limit, now=self._time.timing().utc
        )
        return [str(game) for (game,) in rows]

    async def note_all(self, batch: Batch, change: Bookkeeping) -> None:
        """Change the bookkeeping of all games' messages, in the database by `batch`."""
        await self._store.commit(batch)
        for game in list(self.memory):
            await self.note(game, change)

    async def catch_up(self) -> None:
        """Forget the games that other processes have changed or annotated."""
        for game, *versions in await self._store.rows(REVISIONS, ids=json.dumps(list(self.memory))):
            cached = self.memory.at(str(game))
            if cached is None or cached.stored is None or cached.lock.locked() or not cached.is_written:
                # The next change or write of bookkeeping will notice.
                continue
            if versions > [cached.stored.row.revision, cached.stored.row.noted]:
                cached.keep(None)
                self.memory.drop(cached)

    def forget_before(self, game: str, step: int) -> None:
        """Reload a game if a person was shown a later step than the one in memory."""
        cached = self.memory.at(game)
        if (
            cached is not None
            and not cached.lock.locked()
            and cached.stored
            and cached.stored.row.step < step
        ):
            cached.lose()

    def forget_finished(self) -> None:
        """Reload the finished games when they are needed next: the database was changed directly."""
        for game in self.memory:
            cached = self.memory.at(game)
            if cached is not None and not cached.lock.locked() and cached.stored and cached.stored.is_over:
                cached.lose()

    def flush_soon(self, game: str) -> None:
        """Start writing this game's bookkeeping without waiting for it."""
        self._writing.begin(self._flush_quietly(game))

    async def flush(self, *, is_patient: bool = True) -> None:
        """Write all bookkeeping; without patience, skip games that are being changed, which write it then."""
        games = self.memory.unwritten(is_patient=is_patient)
        for first in range(0, len(games), WRITTEN_TOGETHER):
            await self._flush(games[first : first + WRITTEN_TOGETHER])

    async def close(self) -> None:
        """Write everything unwritten, unless the database is gone."""
        while self._writing:
            await asyncio.wait(self._writing)
        with suppress(StoreError):
            await self.flush()

    @asynccontextmanager
    async def set_aside(self) -> AsyncIterator[None]:
        """Let the caller change the database directly inside; memory is reloaded afterwards.

        Until then games do not change: news about messages waits, and is noted in the new rows.
        """
        # Locks are always taken in this order, which avoids deadlock.
        known = sorted(self.memory)
        async with AsyncExitStack() as stack:
            held = [await stack.enter_async_context(self._held(game)) for game in known]
            await self._write(held)
            yield
            for cached in held:
                cached.keep(None)
        for game in {*self.memory}.difference(known):
            # It may have been read before the change.
            async with self._held(game) as cached:
                cached.keep(None)

    @asynccontextmanager
    async def _held(self, game: str) -> AsyncIterator[CachedGame]:
        """Hold a loaded game exclusively."""
        with self.memory.used(game) as cached:
            async with cached.lock:
                if cached.present is None:
                    await self._load(cached)
                yield cached

    async def _load(self, cached: CachedGame) -> None:
        cached.take(await with_end(self._store, await load(self._store, cached.game), self._hooks))

    async def _claim_drawing(self, cached: CachedGame) -> None:
        """Claim a game whose messages no other process is drawing; raises LostRace."""
        present = cached.now()
        new = replace(present, row=self._drawers.claimed(present.row))
        if self._drawers.is_orphaned(present.row):
            new = replace(new, messages=tuple(map(message_rows.doubted, present.messages)))
        await self._store.commit((*difference(cached.stored, new, 0), *cached.notes))
        cached.keep_written(new)

    async def _make_waiting(self, cached: CachedGame) -> None:
        """Make the changes that wait, and those that arrive in the meantime."""
        with self.memory.used(cached.game):
            try:
                while cached.waiting:
                    async with cached.lock:
                        changes, cached.waiting = cached.waiting, []
                        await self._make(cached, changes)
                    if cached.tells_now():
                        self._told(cached.game)
            finally:
                cached.is_changing = False

    async def _make(self, cached: CachedGame, changes: Sequence[Waiting]) -> None:
        """Make these changes with one commit; if that collides every time, one by one."""
        lost: Exception | None = None
        for _ in range(TRIES):
            try:
                if cached.present is None:
                    await self._load(cached)
                await self._commit(cached, changes)
            except (LostRace, IntegrityError) as error:
                # The latter happens when two processes open the same message.
                lost = error
                cached.lose()
            except Exception as error:
                if not isinstance(error, StoreBusy):
                    # It is unknown what was written.
                    cached.lose()
                self._answer(changes, error)
                return
            else:
                self._answer(changes, cached.now())
                return
        if len(changes) == 1:
            self._answer(changes, LostRace(f"game {cached.game} was changed by others each time: {lost}"))
        else:
            for one in changes:
                await self._make(cached, (one,))

    def _answer(self, changes: Iterable[Waiting], outcome: CommittedGame | Exception) -> None:
        """Report the outcome to the waiting callers; a refused change shows how the game looks."""
        for one in changes:
            if isinstance(outcome, Exception) or one.error is None:
                one.end(outcome)
                continue
            if isinstance(one.error, Refused):
                one.error.looks = self.looks(outcome)
            one.end(one.error)

    async def _commit(self, cached: CachedGame, changes: Sequence[Waiting]) -> None:
        """Make these changes to a draft, and commit the difference."""
        present, timing = cached.now(), self._time.timing()
        made = draft_changes(present, changes, timing)
        if made.game is present:
            if any(isinstance(one.error, Refused) for one in changes) and not await self._is_current(cached):
                raise LostRace("another process was faster")
            return
        changed = self._claimed(made.game)
        is_end = bool(changed.results) and not present.results
        if is_end:
            changed = await conclude_game(self._store, changed, self._hooks, timing.utc)
        begun = list(map(self._claimed, made.begun))
        batch = (
            *difference(cached.stored, changed, timing.utc, self._hooks),
            *cached.notes,
            *self._claims.change(present, changed),
        )
        for new in begun:
            batch = (*self._beginning(new, timing), *batch)
        await self._store.commit(batch)
        if is_end:
            changed = await with_end(self._store, changed, self._hooks)
        cached.keep_written(changed)
        for new in begun:
            self._keep(new)
        cached.news += made.news

    def _beginning(self, new: CommittedGame, timing: Timing) -> Batch:
        return (*difference(None, new, timing.utc, self._hooks), *self._claims.change(None, new))

    async def _flush_quietly(self, game: str) -> None:
        # A failed write is repeated by the next flush.
        with suppress(StoreError):
            await self._flush((game,))

    async def _flush(self, games: Iterable[str]) -> None:
        async with AsyncExitStack() as stack:
            held = [
                await stack.enter_async_context(self._held(game))
                for game in sorted(games)
                if self.memory.is_unwritten(game)
            ]
            await self._write(held)
        for cached in held:
            if cached.present is None or cached.present.row.status in OVER:
                self.memory.drop(cached)

    async def _write(self, held: Sequence[CachedGame]) -> None:
        """Write the message bookkeeping of these games, whose holders change nothing until it is done."""
        found = [(cached, cached.now()) for cached in held if not cached.is_written]
        batches = [(*difference(cached.stored, now, 0), *cached.notes) for cached, now in found]
        outcomes = await self._store.commit_each(batches) if batches else []
        for (cached, now), outcome in zip(found, outcomes, strict=True):
            if isinstance(outcome, StoreError):
                raise outcome
            if outcome:
                # The next flush reads what the other writer wrote, and merges.
                cached.lose()
            else:
                cached.keep_written(now)

    async def _is_current(self, cached: CachedGame) -> bool:
        """Return whether no other process has changed the game since it was loaded."""
        revision = await self._store.value(REVISION_OF_GAME, id=cached.game)
        return bool(revision == cached.now().row.revision)

    def _claimed(self, new: CommittedGame) -> CommittedGame:
        return replace(new, row=self._drawers.claimed(new.row))

    def _keep(self, new: CommittedGame) -> None:
        self.memory.keep(new)
        self._told(new.row.id)
