"""I7: every press and command gets its first answer in time, unless that was impossible."""

from __future__ import annotations

from collections.abc import Callable

from bot.local.interactions import COMMAND, FIRST_ANSWER, Interaction
from tests.simulator.virtual import VirtualLoop
from tests.simulator.wire import Wire

PATIENCE = FIRST_ANSWER / 1000


class Answers:
    def __init__(self, loop: VirtualLoop, wire: Wire, fault: Callable[[str], None]) -> None:
        self._loop, self._wire, self._fault = loop, wire, fault
        self._waiting: dict[str, tuple[Interaction, float, str]] = {}
        self._hopeless: set[str] = set()
        self._stuck_until = self._slow_until = 0.0
        self.excused = 0
        wire.gateway.lost = self.is_lost

    def stuck(self, seconds: float) -> None:
        """Excuse the bot for this long: it cannot do anything."""
        self._stuck_until = max(self._stuck_until, self._loop.time() + seconds)

    def slow(self, seconds: float) -> None:
        """Excuse commands for this long: each disk access may take seconds, and a command reads before its
        first answer."""
        self._slow_until = max(self._slow_until, self._loop.time() + seconds)

    def is_lost(self, interaction: str) -> None:
        """Excuse an interaction that does not reach the bot, or whose answer Discord refuses for no
        reason."""
        self._hopeless.add(interaction)

    def sent(self, made: Interaction, control: str) -> None:
        self._waiting[made.id] = (made, self._loop.time(), made.name or control)
        self._loop.call_later(PATIENCE, self._check, made.id, context=self._loop.outside)

    def answered(self, made: Interaction) -> None:
        self._waiting.pop(made.id, None)

    def waits(self, person: str | None = None) -> bool:
        """Return whether this person, or anyone, waits for an answer."""
        return any(person in (None, made.person) for made, *_ in self._waiting.values())

    def _check(self, key: str) -> None:
        if key not in self._waiting:
            return
        made, at, what = self._waiting.pop(key)
        if self._is_excused(made, at):
            self.excused += 1
            return
        self._fault(f"{what} of {made.person} at {at:.3f} was not answered within three seconds")

    def _is_excused(self, made: Interaction, at: float) -> bool:
        """Return whether at some time since `at` nothing could arrive or leave."""
        gateway = self._wire.gateway
        is_cut_off = not gateway.is_reachable or gateway.disturbed_at >= at
        is_gone = self._wire.hub_of(made.channel_id) is None
        is_slow = made.type == COMMAND and self._slow_until >= at
        return made.id in self._hopeless or self._stuck_until >= at or is_slow or is_cut_off or is_gone
