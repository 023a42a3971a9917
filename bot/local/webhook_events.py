"""Webhook events: sent to the application's address, and repeated for ten minutes until they are taken."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.local.observer import Observer
from bot.local.outgoing import Outgoing
from bot.local.snowflake import Clock, timestamp
from bot.local.state import EVENTS_ON, Json, World

FIRST_PAUSE = 1_000
"""Milliseconds before the second try; each pause is twice the one before. Discord tells no more than that they grow."""
LASTING = 10 * 60 * 1000
"""Milliseconds in which an event is repeated."""
MOST = 1_000
"""Events that wait; beyond them the oldest is lost."""
TAKEN = 204
EVENT = "event"


@dataclass(slots=True, eq=False)
class UnsentEvent:
    payload: Json
    made: int
    due: int
    pause: int = FIRST_PAUSE
    is_under_way: bool = False


class WebhookEvents:
    def __init__(self, world: World, clock: Clock, outgoing: Outgoing, observer: Observer) -> None:
        self._world = world
        self._clock = clock
        self._outgoing = outgoing
        self._observer = observer
        self._unsent: list[UnsentEvent] = []
        self._timer: asyncio.TimerHandle | None = None

    def send(self, kind: str, data: Json) -> None:
        """Send an event, if the application wants events of its kind."""
        addresses, now = self._world.addresses, self._clock()
        if (
            addresses.events is None
            or addresses.events_status != EVENTS_ON
            or kind not in addresses.event_types
        ):
            return
        event = {"type": kind, "timestamp": timestamp(now), "data": data}
        payload = {"version": 1, "application_id": self._world.application_id, "type": 1, "event": event}
        if len(self._unsent) >= MOST:
            del self._unsent[0]
        self._unsent.append(UnsentEvent(payload, now, now))
        self.wake()

    def wake(self) -> None:
        """Send what is due; call this after moving the clock."""
        now = self._clock()
        for event in [each for each in self._unsent if not each.is_under_way and each.due <= now]:
            event.is_under_way = True
            self._outgoing.spawn(self._try(event))
        self.stop()
        later = [event.due for event in self._unsent if not event.is_under_way]
        if later:
            self._timer = asyncio.get_running_loop().call_later((min(later) - now) / 1000, self.wake)

    def stop(self) -> None:
        """Wait for no event any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _try(self, event: UnsentEvent) -> None:
        url = self._world.addresses.events
        how = await self._observer.posting(EVENT)
        reply = url and await self._outgoing.post(url, event.payload, how)
        self._observer.carried(EVENT, str(reply.status) if reply else "no answer")
        event.is_under_way = False
        event.due, event.pause = self._clock() + event.pause, event.pause * 2
        is_over = url is None or event.due > event.made + LASTING
        if is_over or (reply and reply.status == TAKEN):
            self._unsent = [each for each in self._unsent if each is not event]
        self.wake()
