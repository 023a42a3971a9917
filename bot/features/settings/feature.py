"""What servers and people set, their data, and the page about the bot, declared in one value."""

from __future__ import annotations

from bot.features.feature import Feature, Running
from bot.features.settings.about import add_about
from bot.features.settings.privacy import add_privacy
from bot.features.settings.removals import Removals
from bot.features.settings.server import add_settings
from bot.features.settings.statements import SettingsSql
from bot.interactions.services import Services
from bot.interactions.tree import Tree


def _run(services: Services, tree: Tree) -> Running:
    coordinator = services.coordinator
    removals = Removals(services.delivery.client, services.store, coordinator.home, coordinator.now)
    add_about(tree, services)
    return Running(
        handlers={**add_settings(tree, services), **add_privacy(tree, services, removals)},
        sweeps=(removals.sweep,),
        close=removals.close,
        service=removals,
    )


SETTINGS = Feature(name="settings", run=_run, due=SettingsSql.removals_due)
