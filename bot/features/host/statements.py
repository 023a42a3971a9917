"""The names of this feature's statements; their SQL is in this folder."""

from __future__ import annotations

from enum import auto

from bot.store.batch import Sql


class HostSql(Sql):
    host_figures = auto()
    announcement_places = auto()
    insert_announcement = auto()
    announcements = auto()
    delete_announcement = auto()
    announcements_due = auto()
    export_blocks = auto()
