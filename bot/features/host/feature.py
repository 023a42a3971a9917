"""The owner's commands in Discord, declared in one value."""

from __future__ import annotations

from bot.features.feature import Feature, Running
from bot.features.host.announcements import Announcements
from bot.features.host.command import HostCommands
from bot.features.host.owner import Owners
from bot.interactions.services import Services
from bot.store.records import Personal
from bot.store.statements import sql


def _run(services: Services) -> Running:
    announcements = Announcements(services)
    host = HostCommands(services, Owners(services.delivery.client), announcements)
    return Running(
        commands=host.commands,
        handlers=host.handlers,
        sweeps=(announcements.sweep,),
        begin=lambda _: host.begin(),
    )


# The block of a person outlives the deletion of their data: otherwise deleting would lift it.
EXPORT_BLOCKS = sql("select reason, since from block where kind = 'person' and id = :user_id")
FORGET_SERVER_ANNOUNCEMENTS = sql("delete from announcement where guild_id = :guild_id")
# Asked every second.
ANNOUNCEMENTS_DUE = sql("select 1 as found where exists (select * from announcement)")


HOST = Feature(
    name="host",
    run=_run,
    personal=Personal(copies={"blocked": EXPORT_BLOCKS}, forget_server=(FORGET_SERVER_ANNOUNCEMENTS,)),
    due=ANNOUNCEMENTS_DUE,
)
