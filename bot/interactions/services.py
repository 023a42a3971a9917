"""The services that handlers of presses and commands use."""

from __future__ import annotations

from dataclasses import dataclass

from bot.computers.strengths import Computers
from bot.features.daily.sheets import DailySheets
from bot.features.reviews.reviews import Reviews
from bot.interactions.answering import Answering
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
    answering: Answering
    reviews: Reviews
    daily: DailySheets
    computers: Computers
    default_clock: str
