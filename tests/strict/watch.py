"""What tests see of a local Discord, and the faults that they inject into it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from bot.local.carrier import DELIVER
from bot.local.hub import Hub
from bot.local.observer import Carry, Observer, Posting, Trouble
from bot.local.state import Json
from tests.strict.faults import Faults
from tests.strict.journal import Journal
from tests.strict.visibility import Visibility

RESENDABLE = 500


@dataclass(slots=True)
class Delivery:
    """Faults in the next interactions, whichever way they go."""

    duplicate: int = 0
    """How many of the next interactions are sent twice."""
    drop: int = 0
    """How many of the next interactions are lost."""
    hold: int = 0
    """How many of the next interactions wait for each other and come in reverse order."""
    held: list[tuple[Json, str | None, Carry]] = field(default_factory=list)
    check: Callable[[], Awaitable[object]] | None = None
    """Checks the address with a bad signature."""
    check_every: int = 0
    """After how many interactions over HTTP it is checked; 0 for never."""


class Watch(Observer):
    def __init__(self) -> None:
        self.faults = Faults()
        self.journal = Journal()
        self.visibility = Visibility()
        self.delivery = Delivery()
        self.sent: dict[str, tuple[Json, str | None, Carry]] = {}
        """The newest interactions by id, so that a test can send one again."""
        self._posted = 0

    def trouble(self, route: str) -> Trouble:
        return self.faults.take(route) or Trouble()

    def noted(
        self,
        at: int,
        method: str,
        path: str,
        route: str,
        *,
        status: int,
        trouble: Trouble | None = None,
        sent: Any = None,
        files: tuple[str, ...] = (),
        answer: Any = None,
    ) -> None:
        is_fault = trouble is not None and type(trouble) is not Trouble
        self.journal.note(
            at, method, path, route, status=status, sent=sent, files=files, answer=answer, is_fault=is_fault
        )

    def missed(self, what: str) -> None:
        self.journal.miss(what)

    def carried(self, way: str, outcome: str) -> None:
        self.journal.carry(way, outcome)

    def sighted(self, at: int, kind: str, people: Iterable[str], shown: Json) -> None:
        self.visibility.note(at, kind, people, shown)

    def interaction(self, data: Json, guild_id: str | None, carry: Carry) -> None:
        """Carry an interaction, with the injected faults."""
        delivery, sent = self.delivery, (data, guild_id, carry)
        if len(self.sent) >= RESENDABLE:
            self.sent.pop(next(iter(self.sent)))
        self.sent[data["id"]] = sent
        if delivery.drop:
            delivery.drop -= 1
        elif delivery.hold:
            delivery.held.append(sent)
            if len(delivery.held) >= delivery.hold:
                self.release()
        else:
            carry(data, guild_id)
            if delivery.duplicate:
                delivery.duplicate -= 1
                carry(data, guild_id, is_first=False)

    def release(self) -> None:
        """Send the held interactions, the newest first."""
        held, self.delivery.held, self.delivery.hold = self.delivery.held, [], 0
        for data, guild_id, carry in reversed(held):
            carry(data, guild_id)

    def again(self, interaction_id: str) -> None:
        """Send an interaction once more; raises KeyError for an unknown one."""
        data, guild_id, carry = self.sent[interaction_id]
        carry(data, guild_id, is_first=False)

    async def posting(self, route: str) -> Posting:
        delivery = self.delivery
        if route == DELIVER:
            self._posted += 1
            if delivery.check and delivery.check_every and self._posted % delivery.check_every == 0:
                await delivery.check()
        fault = self.faults.take(route, is_any=False)
        return Posting() if fault is None else await fault.posting()


def watch(hub: Hub) -> Watch:
    """Return who watches a local Discord of tests."""
    assert isinstance(hub.observer, Watch)
    return hub.observer
