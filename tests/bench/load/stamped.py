"""Run the bot with time stamps of its presses: `python -m tests.bench.load.stamped FILE`, written when it
stops."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from bot.interactions.answering import Answering
from bot.interactions.presses import Presses
from bot.messages import requests
from bot.messages.first_answer import Interaction
from bot.messages.sender import Delivery
from bot.render.worker import RenderWorker
from bot.store.database import Store
from bot.store.sqlite import Connection
from bot.store.statements import Batch
from bot.turns.clocks import Timing
from bot.turns.game import CommittedGame, GameDraft
from bot.turns.games import Games
from bot.turns.memory import CachedGame, Change, Waiting
from tests.bench.load import quiet

PROBE_SECONDS = 0.005

Stamps = dict[str, float]
"""The times at which a press came to each moment, by the clock that all processes share."""


@dataclass(frozen=True, slots=True)
class _Change:
    """A change, and the stamps of the press that asks for it."""

    change: Change
    stamps: Stamps

    def __call__(self, draft: GameDraft, timing: Timing) -> object:
        return self.change(draft, timing)


class Stamping:
    """Stamps presses wherever they may have to wait; `tests.bench.load.waits` has the moments in order."""

    def __init__(self) -> None:
        self._presses: dict[str, Stamps] = {}
        self._press: ContextVar[Stamps | None] = ContextVar("press", default=None)
        self._changing: ContextVar[Sequence[Stamps]] = ContextVar("changing", default=())
        self._lags: list[tuple[float, float]] = []
        self._trips: list[float] = []
        self._probe: asyncio.Task[None] | None = None
        self._written = (0.0, 0.0)
        """When the newest transaction began and ended."""
        self._watch_presses()
        self._watch_changes()
        self._watch_commits()
        self._watch_drawing()

    def figures(self) -> Mapping[str, Any]:
        """Return the stamps by interaction, each look at the event loop and how late it was, and each trip to
        a database thread."""
        return {"presses": self._presses, "lags": self._lags, "trips": self._trips}

    def _stamp(self, moment: str, at: float | None = None) -> None:
        if (stamps := self._press.get()) is not None:
            stamps[moment] = perf_counter() if at is None else at

    def _watch_presses(self) -> None:
        hears, handle = Answering.hears, Presses.handle
        answer, edit = Delivery.answer, requests.edit_pressed

        def heard(answering: Answering, data: Mapping[str, Any]) -> bool:
            self._presses[str(data["id"])] = {"heard": perf_counter()}
            return hears(answering, data)

        async def handled(presses: Presses, interaction: Interaction) -> None:
            if self._probe is None:
                self._probe = asyncio.create_task(self._look_again())
            self._press.set(self._presses[str(interaction.id)])
            self._stamp("begun")
            await handle(presses, interaction)

        async def answered(delivery: Delivery, *arguments: Any) -> bool:
            self._stamp("worded")
            return await answer(delivery, *arguments)

        async def sent(*arguments: Any) -> None:
            self._stamp("sent")
            await edit(*arguments)

        _replace(Answering, "hears", heard)
        _replace(Presses, "handle", handled)
        _replace(Delivery, "answer", answered)
        _replace(requests, "edit_pressed", sent)

    def _watch_changes(self) -> None:
        change = Games.change
        make: Callable[..., Any] = getattr(Games, "_make")  # noqa: B009 (it has no other hook)

        async def changed(games: Games, game: str, asked: Change) -> CommittedGame:
            stamps = self._press.get()
            if stamps is None:
                return await change(games, game, asked)
            self._stamp("asked")
            committed = await change(games, game, _Change(asked, stamps))
            self._stamp("told")
            return committed

        async def made(games: Games, cached: CachedGame, changes: Sequence[Waiting]) -> None:
            presses = [one.change.stamps for one in changes if isinstance(one.change, _Change)]
            self._stamp_each(presses, "taken")
            self._changing.set(presses)
            await make(games, cached, changes)

        _replace(Games, "change", changed)
        _replace(Games, "_make", made)

    def _watch_commits(self) -> None:
        commit = Store.commit
        travel: Callable[..., Any] = getattr(Connection, "_execute")  # noqa: B009 (it has no other hook)
        write: Callable[..., Any] = getattr(Connection, "_commit_each")  # noqa: B009 (it has no other hook)

        async def committed(store: Store, batch: Batch) -> None:
            presses = self._changing.get()
            self._stamp_each(presses, "made")
            await commit(store, batch)
            begun, ended = self._written
            self._stamp_each(presses, "writing", begun)
            self._stamp_each(presses, "written", ended)
            self._stamp_each(presses, "saved")

        async def travelled(connection: Connection, *arguments: Any) -> Any:
            self._trips.append(perf_counter())
            return await travel(connection, *arguments)

        def written(connection: Connection, *arguments: Any) -> Any:
            begin = perf_counter()
            try:
                return write(connection, *arguments)
            finally:
                self._written = (begin, perf_counter())

        _replace(Store, "commit", committed)
        _replace(Connection, "_execute", travelled)
        _replace(Connection, "_commit_each", written)

    def _watch_drawing(self) -> None:
        draw = RenderWorker.draw
        run: Callable[..., bytes] = getattr(RenderWorker, "_run")  # noqa: B009 (it has no other hook)
        drawn: dict[Any, tuple[float, float]] = {}

        def ran(worker: RenderWorker, job: Any) -> bytes:
            begin = perf_counter()
            try:
                return run(worker, job)
            finally:
                drawn[job.key, job.draw] = (begin, perf_counter())

        async def awaited(worker: RenderWorker, key: Any, call: Callable[[], bytes], **how: bool) -> bytes:
            picture = await draw(worker, key, call, **how)
            # A press that shares a drawing comes after the first, which has taken its times.
            begin, end = drawn.pop((key, call), (perf_counter(), perf_counter()))
            self._stamp("drawing", begin)
            self._stamp("drawn", end)
            return picture

        _replace(RenderWorker, "_run", ran)
        _replace(RenderWorker, "draw", awaited)

    def _stamp_each(self, presses: Sequence[Stamps], moment: str, at: float | None = None) -> None:
        now = perf_counter() if at is None else at
        for stamps in presses:
            stamps[moment] = now

    async def _look_again(self) -> None:
        while True:
            begin = perf_counter()
            await asyncio.sleep(PROBE_SECONDS)
            now = perf_counter()
            self._lags.append((now, now - begin - PROBE_SECONDS))


def _replace(owner: Any, name: str, method: Callable[..., Any]) -> None:
    setattr(owner, name, method)


if __name__ == "__main__":
    sys.exit(quiet.measure(Stamping().figures))
