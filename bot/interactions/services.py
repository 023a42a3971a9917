"""The services that handlers of presses and commands use."""

from __future__ import annotations

from dataclasses import dataclass

from bot.interactions.answering import Answering
from bot.interactions.figures import Figures
from bot.messages.refresher import Refresher
from bot.messages.sender import Delivery
from bot.store.database import Store
from bot.store.records import Records
from bot.turns.coordinator import Coordinator


@dataclass(frozen=True, slots=True)
class Services:
    store: Store
    records: Records
    coordinator: Coordinator
    delivery: Delivery
    refresher: Refresher
    answering: Answering
    figures: tuple[Figures, ...] = ()
    """What each feature says of a person on their profile."""
