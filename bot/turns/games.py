"""The games that this process works on, in memory; the database stays the truth."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from functools import partial

from bot.store.batch import Batch, IntegrityError, LostRace
from bot.store.database import Store
from bot.store.errors import StoreBusy, StoreError
from bot.store.rows import OVER
from bot.turns.claims import Claims
from bot.turns.difference import difference
from bot.turns.game import Bookkeeping, LoadedGame, load
from bot.turns.kept import Kept, noted
from bot.turns.look import Looks, Refused
from bot.turns.rated import learn_ratings
from bot.turns.rounds import Timing
from bot.turns.timekeeping import Timekeeper
from bot.turns.viewing import look

KEPT = 2000
"""Games in memory; the one that was needed longest ago makes way for the next."""
TRIES = 5
"""Attempts at a change that other writers cross."""
WRITTEN_TOGETHER = 200
"""Games whose bookkeeping is written at once: nobody can change them for that long."""

Change = Callable[[LoadedGame, Timing], LoadedGame | None]
"""Changes a draft; returns the game that begins with this change, if any. Raises Refused."""


class Games:
    """Reads a game once, changes its draft, commits the difference, and only then tells.

    What a message shows is bookkeeping: it changes in memory and is written with the game's next change, or by
    `flush`. A crash in between costs a redraw.
    """

    def __init__(self, store: Store, time: Timekeeper, told: Callable[[str], None], claims: Claims) -> None:
        """`told` is called with the game's id after committed changes."""
        self._store = store
        self._claims = claims
        self._time = time
        self._told = told
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._unwritten: dict[str, None] = {}
        self._writing: set[asyncio.Task[None]] = set()

    async def game(self, game: str) -> LoadedGame:
        """The game as committed, not to be changed; raises Refused if there is none."""
        kept = self._kept.get(game)
        if kept is not None and kept.present is not None:
            self._kept.move_to_end(game)
            return kept.present
        async with self._held(game) as kept:
            return kept.now()

    def in_memory(self, game: str) -> LoadedGame | None:
        """The game as committed, if it need not be read."""
        kept = self._kept.get(game)
        return None if kept is None else kept.present

    @property
    def ahead(self) -> int:
        return self._time.ahead

    def looks(self, loaded: LoadedGame) -> Looks:
        """The game as loaded or committed, for any viewer."""
        return partial(look, loaded, ahead=self._time.ahead)

    async def open(self, begin: Callable[[Timing], LoadedGame], also: Callable[[str], Batch]) -> LoadedGame:
        """Commit a new game, and what is to be written with it."""
        for _ in range(TRIES):
            new = begin(timing := self._time.timing())
            batch = (*difference(None, new, timing.utc), *also(new.row.id), *self._claims.change(None, new))
            try:
                await self._store.commit(batch)
            except LostRace:
                # Another game has its id.
                continue
            self._keep(new)
            return new
        raise LostRace("no new game found a free id")

    async def change(self, game: str, step: Change) -> LoadedGame:
        """The game as committed after this step; if it raises Refused, that gets the present looks."""
        lost: Exception | None = None
        async with self._held(game) as kept:
            for _ in range(TRIES):
                try:
                    return await self._changed(kept, step)
                except (LostRace, IntegrityError) as error:
                    # The latter when two processes open the same message.
                    lost = error
                    self._forget(kept)
                except Refused as refused:
                    if await self._is_current(kept):
                        refused.looks = self.looks(kept.now())
                        raise
                await self._load(kept)
            raise LostRace(f"game {game} was changed by others each time") from lost

    async def note(self, game: str, change: Bookkeeping, notes: Batch = ()) -> LoadedGame:
        """Change what is known of a game's messages; written later, together with `notes`."""
        async with self._held(game) as kept:
            present = kept.now()
            rows = change(present)
            if rows != present.messages or notes:
                kept.present = present = replace(present, messages=rows)
                kept.notes += notes
                self._unwritten.setdefault(game)
            return present

    async def note_all(self, batch: Batch, change: Bookkeeping) -> None:
        """Change what is known of the messages of all games, those in the database by `batch`."""
        await self._store.commit(batch)
        for game in list(self._kept):
            await self.note(game, change)

    async def catch_up(self) -> None:
        """Forget the games that other processes have changed, or noted something of."""
        async with self._store.reading() as tx:
            rows = await tx.values("revisions", ids=json.dumps(list(self._kept)))
        for game, *versions in rows:
            kept = self._kept.get(str(game))
            if kept is None or kept.stored is None or kept.lock.locked() or not kept.is_written:
                # Whoever changes it finds out, as does the next writing of what is noted.
                continue
            if versions > [kept.stored.row.revision, kept.stored.row.noted]:
                self._forget(kept)
                self._drop(kept)

    def forget_before(self, game: str, step: int) -> None:
        """Read a game again if somebody was shown a later step than it has in memory."""
        kept = self._kept.get(game)
        if kept is not None and not kept.lock.locked() and kept.stored and kept.stored.row.step < step:
            self._forget(kept)

    def flush_soon(self, game: str) -> None:
        """Write this game's bookkeeping without waiting for it."""
        task = asyncio.create_task(self._flush_quietly(game))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def flush(self, *, is_patient: bool = True) -> None:
        """Write all bookkeeping; without patience not that of games that are being changed, which write it then."""
        games = [game for game in self._unwritten if is_patient or not self._kept[game].lock.locked()]
        for first in range(0, len(games), WRITTEN_TOGETHER):
            await self._flush(games[first : first + WRITTEN_TOGETHER])

    async def close(self) -> None:
        """Write what is not written yet, unless the database is gone."""
        if self._writing:
            await asyncio.wait(self._writing)
        with suppress(StoreError):
            await self.flush()

    @asynccontextmanager
    async def set_aside(self) -> AsyncIterator[None]:
        """Inside, the database is changed past what is in memory, which is read again afterwards.

        Meanwhile nothing here changes: what comes to be known of a message waits, and is noted in the new rows.
        """
        # Whoever holds several takes them in this order, so that two never wait for each other.
        known = sorted(self._kept)
        async with AsyncExitStack() as stack:
            held = [await stack.enter_async_context(self._held(game)) for game in known]
            await self._write(held)
            yield
            for kept in held:
                self._forget(kept)
        for game in self._kept.keys() - set(known):
            # It may have been read before the change.
            async with self._held(game) as kept:
                self._forget(kept)

    @asynccontextmanager
    async def _held(self, game: str) -> AsyncIterator[Kept]:
        """A loaded game that nobody else changes meanwhile."""
        kept = self._kept.get(game)
        if kept is None:
            kept = self._kept[game] = Kept(game)
            self._make_room()
        self._kept.move_to_end(game)
        kept.users += 1
        try:
            async with kept.lock:
                if kept.present is None:
                    await self._load(kept)
                yield kept
        finally:
            kept.users -= 1
            if kept.tells_now():
                self._told(game)
            if kept.present is None:
                self._drop(kept)

    async def _load(self, kept: Kept) -> None:
        async with self._store.reading() as tx:
            loaded = await load(tx, kept.game)
        await learn_ratings(self._store, loaded)
        kept.keep(loaded)

    async def _changed(self, kept: Kept, step: Change) -> LoadedGame:
        present, timing = kept.now(), self._time.timing()
        draft = present.draft()
        second = step(draft, timing)
        if draft.row == present.row and draft.messages is present.messages:
            return present
        batch = (
            *difference(kept.stored, draft, timing.utc),
            *kept.notes,
            *self._claims.change(present, draft),
        )
        if second is not None:
            batch = (*difference(None, second, timing.utc), *self._claims.change(None, second), *batch)
        await self._commit(kept, batch)
        if draft.results and not present.results:
            await learn_ratings(self._store, draft)
        kept.keep(noted(kept.stored, draft))
        self._unwritten.pop(kept.game, None)
        if second is not None:
            self._keep(second)
        kept.news += draft.row != present.row
        return draft

    async def _commit(self, kept: Kept, batch: Batch) -> None:
        try:
            await self._store.commit(batch)
        except StoreBusy:
            raise
        except BaseException:
            # Nobody knows what was written.
            self._forget(kept)
            raise

    async def _flush_quietly(self, game: str) -> None:
        # What cannot be written now is written with the next flush.
        with suppress(StoreError):
            await self._flush((game,))

    async def _flush(self, games: Iterable[str]) -> None:
        async with AsyncExitStack() as stack:
            held = [
                await stack.enter_async_context(self._held(game))
                for game in sorted(games)
                if game in self._unwritten
            ]
            await self._write(held)
        for kept in held:
            if kept.present is None or kept.present.row.status in OVER:
                self._drop(kept)

    async def _write(self, held: Sequence[Kept]) -> None:
        """Write what is known of the messages of these games; whoever holds them changes nothing else."""
        found = [(kept, kept.now()) for kept in held if not kept.is_written]
        batches = [(*difference(kept.stored, now, 0), *kept.notes) for kept, now in found]
        outcomes = await self._store.commit_each(batches) if batches else []
        for (kept, now), outcome in zip(found, outcomes, strict=True):
            if isinstance(outcome, StoreError):
                raise outcome
            # Whoever lost the race forgets: others know better what to draw.
            kept.keep(None if outcome else noted(kept.stored, now))
        for kept in held:
            self._unwritten.pop(kept.game, None)

    async def _is_current(self, kept: Kept) -> bool:
        """Whether no other process has changed the game since it was loaded."""
        async with self._store.reading() as tx:
            revision = await tx.value("revision_of_game", id=kept.game)
        return bool(revision == kept.now().row.revision)

    def _keep(self, new: LoadedGame) -> None:
        kept = self._kept[new.row.id] = Kept(new.row.id)
        kept.keep(new)
        self._make_room()
        self._told(new.row.id)

    def _forget(self, kept: Kept) -> None:
        kept.keep(None)
        self._unwritten.pop(kept.game, None)

    def _make_room(self) -> None:
        while len(self._kept) > KEPT:
            oldest = next((kept for kept in self._kept.values() if not kept.users and kept.is_written), None)
            if oldest is None:
                return
            self._drop(oldest)

    def _drop(self, kept: Kept) -> None:
        if not kept.users and kept.is_written and self._kept.get(kept.game) is kept:
            del self._kept[kept.game]
