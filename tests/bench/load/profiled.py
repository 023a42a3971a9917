"""Run the bot with a profile by layer: `python -m tests.bench.load.profiled FILE`, written when it stops."""

from __future__ import annotations

import pstats
import sys
from collections import defaultdict
from collections.abc import Callable
from cProfile import Profile
from time import thread_time
from typing import Any

from bot.interactions.presses import Presses
from bot.messages.first_answer import Interaction
from bot.pages.control import Verb, parse_control
from bot.render.worker import RenderWorker
from bot.store.sqlite import Connection
from tests.bench.load import quiet

WARM_UP = 50
"""The presses before the profile begins: the first ones draw and format what later ones find cached."""
LAYERS = ("parse", "load", "rules", "commit", "page", "draw", "send", "event loop")
PLACES = (
    ("/engine/", "rules"),
    ("/bot/turns/", "rules"),
    ("/bot/store/", "commit"),
    ("/aiosqlite/", "commit"),
    ("/bot/render/", "draw"),
    ("/bot/games/", "page"),
    ("/bot/pages/", "page"),
    ("/bot/messages/panel.py", "page"),
    ("/bot/messages/table.py", "page"),
    ("/fluent/", "page"),
    ("/babel/", "page"),
    ("/bot/messages/", "send"),
    ("/discord/http.py", "send"),
    ("/discord/webhook/", "send"),
    ("/discord/ui/", "send"),
    ("/discord/", "parse"),
    ("/bot/", "parse"),
    ("/aiohttp/_websocket/", "parse"),
    ("/json/decoder.py", "parse"),
    ("/aiohttp/", "send"),
    ("/yarl/", "send"),
    ("/json/", "send"),
    ("/email/", "send"),
)
"""Parts of a path and their layer; the first match counts, and everything else belongs to the event loop."""


class Layers:
    """CPU seconds by layer once the bot is warm: the event loop's by a profile, the other threads' by their
    clocks."""

    def __init__(self) -> None:
        self._profile = Profile(thread_time)
        self._threads = defaultdict[str, float](float)
        self._presses = 0
        self._time(RenderWorker, "_run", "draw")
        self._time(Connection, "_commit_each", "commit")
        self._time(Connection, "_fetch_each", "load")
        self._watch_presses()

    def figures(self) -> dict[str, float]:
        """Return the milliseconds for one press by layer; empty if there were too few to warm up."""
        if self._presses <= 0:
            return {}
        spent = defaultdict(float, self._threads)
        stats: Any = pstats.Stats(self._profile)
        for (path, _, _), (_, _, own, _, callers) in stats.stats.items():
            if path == "~":
                # C functions count for their callers.
                for (caller, _, _), (_, _, seconds, _) in callers.items():
                    spent[_layer(caller)] += seconds
            else:
                spent[_layer(path)] += own
        return {layer: 1000 * spent[layer] / self._presses for layer in LAYERS}

    def _watch_presses(self) -> None:
        handle, seen = Presses.handle, list[int]()

        async def watched(presses: Presses, interaction: Interaction) -> None:
            data: Any = interaction.data or {}
            control = parse_control(str(data.get("custom_id", "")))
            if seen or (control is not None and control.verb in {Verb.MOVE, Verb.READY}):
                seen.append(interaction.id)
            if len(seen) == WARM_UP:
                self._profile.enable()
                self._threads.clear()
            self._presses = len(seen) - WARM_UP
            await handle(presses, interaction)

        setattr(Presses, "handle", watched)  # noqa: B010 (a method is replaced on purpose)

    def _time(self, owner: type, name: str, layer: str) -> None:
        inner: Callable[..., Any] = getattr(owner, name)

        def timed(*arguments: Any) -> Any:
            begin = thread_time()
            try:
                return inner(*arguments)
            finally:
                self._threads[layer] += thread_time() - begin

        setattr(owner, name, timed)


def _layer(path: str) -> str:
    path = path.replace("\\", "/")
    return next((layer for part, layer in PLACES if part in path), "event loop")


if __name__ == "__main__":
    sys.exit(quiet.measure(Layers().figures))
