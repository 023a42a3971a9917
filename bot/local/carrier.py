"""Carries interactions to the bot by one way: over HTTP while it has set an address, else over the gateway."""

from __future__ import annotations

from collections.abc import Callable

from bot.local.gateway import Gateway
from bot.local.observer import Observer
from bot.local.outgoing import Outgoing, Reply
from bot.local.state import Json, World

GATEWAY, HTTP = "gateway", "http"
DELIVER = "deliver"


class Carrier:
    def __init__(self, world: World, gateway: Gateway, outgoing: Outgoing, observer: Observer) -> None:
        self._world = world
        self._gateway = gateway
        self._outgoing = outgoing
        self._observer = observer
        self.replied: Callable[[str, Reply | None], None] = lambda _interaction, _reply: None
        """Called with the id of an interaction and what its first delivery over HTTP was answered."""

    def interaction(self, data: Json, guild_id: str | None) -> None:
        """Send an interaction, unless the observer has something else in mind."""
        self._observer.interaction(data, guild_id, self._carry)

    def _carry(self, data: Json, guild_id: str | None, *, is_first: bool = True) -> None:
        url = self._world.addresses.interactions
        if url is None:
            self._observer.carried(GATEWAY, "sent")
            self._gateway.dispatch("INTERACTION_CREATE", data, guild_id=guild_id)
        else:
            self._outgoing.spawn(self._post(url, data, is_first=is_first))

    async def _post(self, url: str, data: Json, *, is_first: bool) -> None:
        reply = await self._outgoing.post(url, data, await self._observer.posting(DELIVER))
        self._observer.carried(HTTP, "no answer" if reply is None else str(reply.status))
        # A second delivery of the same interaction changes nothing about the first one's fate.
        if is_first:
            self.replied(data["id"], reply)
