"""What all features add, for tests that run without the bot itself."""

from __future__ import annotations

from typing import Any

from bot.client import FEATURES
from bot.interactions.services import Services
from bot.messages.additions import Additions
from bot.store.records import Records
from tests.turns.tables import Table

ADDITIONS = Additions([feature.addition for feature in FEATURES])
ADDITIONS_WITH_ACTIVITY = Additions([feature.addition for feature in FEATURES], has_activity=True)
PERSONAL = [feature.personal for feature in FEATURES]


def services_at(table: Table, delivery: Any) -> Services:
    """Return the services of a feature, without anything that answers presses."""
    nothing: Any = None
    return Services(
        table.store, Records(table.store, PERSONAL), table.coordinator, delivery, nothing, nothing
    )
