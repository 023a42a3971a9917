"""The owner's commands in Discord, declared in one value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.features.feature import Feature, Running
from bot.features.host.announcements import Announcements
from bot.features.host.command import HostCommands, add_host
from bot.features.host.owner import Owners
from bot.features.host.statements import HostSql
from bot.interactions.services import Services
from bot.interactions.tree import Tree
from bot.store.database import Transaction
from bot.store.jobs import Jobs
from bot.store.personal import Personal


def _run(services: Services, tree: Tree) -> Running:
    announcements = Announcements(services, services.coordinator.now)
    host = HostCommands(services, Owners(services.delivery.client), announcements)
    add_host(tree, services, host)

    async def begin(_: Jobs) -> None:
        await host.begin()

    return Running(handlers=host.handlers, sweeps=(announcements.sweep,), begin=begin)


async def _copy(tx: Transaction, user_id: int) -> Mapping[str, Any]:
    """Return the block of a person, which outlives the deletion of their data: otherwise deleting would lift
    it."""
    found = await tx.values(HostSql.export_blocks, user_id=user_id)
    return {"blocked": [{"reason": reason, "since": since} for reason, since in found]}


HOST = Feature(name="host", run=_run, personal=Personal(copy=_copy), due=HostSql.announcements_due)
