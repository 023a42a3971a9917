"""The application's addresses for interactions and events: set once checked, removed when a later check fails."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable

from bot.local.errors import Problems
from bot.local.observer import Posting
from bot.local.outgoing import Outgoing
from bot.local.state import EVENT_TYPES, EVENTS_OFF, EVENTS_ON, Json, World
from bot.local.storage import Autosave

INTERACTIONS, EVENTS = "interactions_endpoint_url", "event_webhooks_url"
STATUS, TYPES = "event_webhooks_status", "event_webhooks_types"
INTERACTION_PING, EVENT_PING = 1, 0
PONG = 1

logger = logging.getLogger(__name__)


class Endpoints:
    def __init__(
        self, world: World, outgoing: Outgoing, new_id: Callable[[], str], autosave: Autosave
    ) -> None:
        self._world = world
        self._outgoing = outgoing
        self._new_id = new_id
        self._autosave = autosave

    async def change(self, asked: Json, *, is_verified: bool = True) -> None:
        """Set or remove what is named; raises ApiError 50035, and changes nothing, if an address fails."""
        problems = Problems()
        if asked.get(STATUS) is not None:
            problems.choice((STATUS,), asked[STATUS], (EVENTS_OFF, EVENTS_ON))
        for index, kind in enumerate(asked.get(TYPES) or ()):
            problems.choice((TYPES, index), kind, EVENT_TYPES)
        if is_verified:
            if (url := asked.get(INTERACTIONS)) and not await self._takes_interactions(url):
                _refuse(problems, INTERACTIONS, "interactions endpoint")
            if (url := asked.get(EVENTS)) and not await self._takes_events(url):
                _refuse(problems, EVENTS, "event webhooks")
        problems.raise_any()
        addresses = self._world.addresses
        if INTERACTIONS in asked:
            addresses.interactions = asked[INTERACTIONS] or None
        if EVENTS in asked:
            addresses.events = asked[EVENTS] or None
        if TYPES in asked:
            addresses.event_types = tuple(dict.fromkeys(asked[TYPES] or ()))
        addresses.events_status = asked.get(STATUS) or addresses.events_status
        self._autosave.soon()

    async def check(self) -> None:
        """Send a bad signature to each address, as Discord does now and then; remove one that answers anything
        but 401. Discord does not say what it does while nothing answers: here the address stays."""
        addresses = self._world.addresses
        if addresses.interactions and not await self._refuses(
            addresses.interactions, self._ping(), silent=True
        ):
            logger.warning("removed %s: it accepted a bad signature", addresses.interactions)
            addresses.interactions = None
        if addresses.events and not await self._refuses(addresses.events, self._event_ping(), silent=True):
            logger.warning("removed %s: it accepted a bad signature", addresses.events)
            addresses.events = None
        self._autosave.soon()

    async def _takes_interactions(self, url: str) -> bool:
        reply = await self._outgoing.post(url, self._ping())
        if reply is None or reply.status != 200:
            return False
        try:
            pong = reply.read()
        except ValueError:
            return False
        is_pong = isinstance(pong, dict) and pong.get("type") == PONG
        return is_pong and await self._refuses(url, self._ping(), silent=False)

    async def _takes_events(self, url: str) -> bool:
        reply = await self._outgoing.post(url, self._event_ping())
        # Discord's documentation wants a content type even here.
        is_taken = reply is not None and reply.status == 204 and reply.kind != ""
        return is_taken and await self._refuses(url, self._event_ping(), silent=False)

    async def _refuses(self, url: str, payload: Json, *, silent: bool) -> bool:
        """Return whether an address answers a bad signature with 401; `silent` if it does not answer."""
        reply = await self._outgoing.post(url, payload, Posting(is_forged=True))
        return silent if reply is None else reply.status == 401

    def _ping(self) -> Json:
        return {
            "id": self._new_id(),
            "application_id": self._world.application_id,
            "type": INTERACTION_PING,
            "token": secrets.token_urlsafe(96),
            "version": 1,
            "entitlements": [],
            "authorizing_integration_owners": {},
        }

    def _event_ping(self) -> Json:
        return {"version": 1, "application_id": self._world.application_id, "type": EVENT_PING}


def _refuse(problems: Problems, field: str, what: str) -> None:
    """Add Discord's error for an address that fails; the code for events is a guess after the other one."""
    problems.add(
        (field,), f"APPLICATION_{field.upper()}_INVALID", f"The specified {what} url could not be verified."
    )
