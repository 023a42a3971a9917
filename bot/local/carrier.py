"""Carries interactions to the bot by one way: over HTTP while it has set an address, else over the gateway."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.local.endpoints import Endpoints
from bot.local.faults import DELIVER, Fault, Faults
from bot.local.gateway import Gateway
from bot.local.journal import Journal
from bot.local.outgoing import Outgoing, Reply
from bot.local.state import Json, World

GATEWAY, HTTP = "gateway", "http"
RESENDABLE = 500


@dataclass(slots=True)
class CarrierFaults:
    """Faults that a test injects into the next interactions, whichever way they go."""

    duplicate: int = 0
    """How many of the next interactions are sent twice."""
    drop: int = 0
    """How many of the next interactions are lost."""
    hold: int = 0
    """How many of the next interactions wait for each other and come in reverse order."""
    held: list[tuple[str | None, Json]] = field(default_factory=list)
    check_every: int = 0
    """After how many interactions over HTTP the address is checked with a bad signature; 0 for never."""


class Carrier:
    def __init__(
        self,
        world: World,
        gateway: Gateway,
        outgoing: Outgoing,
        endpoints: Endpoints,
        *,
        faults: Faults,
        journal: Journal,
    ) -> None:
        self._world = world
        self._gateway = gateway
        self._outgoing = outgoing
        self._endpoints = endpoints
        self._injected = faults
        self._journal = journal
        self._posted = 0
        self.faults = CarrierFaults()
        self.sent: dict[str, tuple[str | None, Json]] = {}
        """The newest interactions by id, so that a test can send one again."""
        self.replied: Callable[[str, Reply | None], None] = lambda _interaction, _reply: None
        """Called with the id of an interaction and what its first delivery over HTTP was answered."""

    @property
    def way(self) -> str:
        """Return how the next interaction goes."""
        return GATEWAY if self._world.addresses.interactions is None else HTTP

    def hearers(self, guild_id: str | None) -> tuple[str, ...]:
        """Return the tokens of the gateway sessions that the next interaction goes to; none over HTTP."""
        return self._gateway.hearers(guild_id) if self.way == GATEWAY else ()

    def interaction(self, data: Json, guild_id: str | None) -> None:
        """Send an interaction, with the injected faults."""
        faults = self.faults
        if len(self.sent) >= RESENDABLE:
            self.sent.pop(next(iter(self.sent)))
        self.sent[data["id"]] = (guild_id, data)
        if faults.drop:
            faults.drop -= 1
        elif faults.hold:
            faults.held.append((guild_id, data))
            if len(faults.held) >= faults.hold:
                self.release()
        else:
            self._carry(data, guild_id)
            if faults.duplicate:
                faults.duplicate -= 1
                self._carry(data, guild_id, is_first=False)

    def release(self) -> None:
        """Send the held interactions, the newest first."""
        held, self.faults.held, self.faults.hold = self.faults.held, [], 0
        for guild_id, data in reversed(held):
            self._carry(data, guild_id)

    def again(self, interaction_id: str) -> None:
        """Send an interaction once more; raises KeyError for an unknown one."""
        guild_id, data = self.sent[interaction_id]
        self._carry(data, guild_id, is_first=False)

    def _carry(self, data: Json, guild_id: str | None, *, is_first: bool = True) -> None:
        url = self._world.addresses.interactions
        if url is None:
            self._journal.carry(GATEWAY, "sent")
            self._gateway.dispatch("INTERACTION_CREATE", data, guild_id=guild_id)
        else:
            fault = self._injected.take(DELIVER, is_any=False) or Fault(DELIVER)
            self._outgoing.spawn(self._post(url, data, fault, is_first=is_first))

    async def _post(self, url: str, data: Json, fault: Fault, *, is_first: bool) -> None:
        self._posted += 1
        every = self.faults.check_every
        if every and self._posted % every == 0:
            await self._endpoints.check()
        if fault.delay:
            await asyncio.sleep(fault.delay)
        reply = await self._outgoing.post(url, data, is_forged=fault.forge, is_cut=fault.lose)
        self._journal.carry(HTTP, "no answer" if reply is None else str(reply.status))
        # A second delivery of the same interaction changes nothing about the first one's fate.
        if is_first:
            self.replied(data["id"], reply)
