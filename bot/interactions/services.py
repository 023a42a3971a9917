"""The services that handlers of presses and commands use."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bot.games.reviews import Reviews
from bot.interactions.invitations import Invitations
from bot.messages.refresher import Refresher
from bot.messages.removals import Removals
from bot.messages.sender import Delivery
from bot.store.database import Store
from bot.store.people import People
from bot.store.records import Records
from bot.turns.coordinator import Coordinator
from bot.turns.messages import Messages


@dataclass(frozen=True, slots=True)
class Services:
    store: Store
    records: Records
    people: People
    messages: Messages
    coordinator: Coordinator
    delivery: Delivery
    refresher: Refresher
    removals: Removals
    reviews: Reviews
    default_clock: str
    invitations: Invitations = field(default_factory=Invitations)
    making: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a level is made: two such threads would block the event loop for too long."""
