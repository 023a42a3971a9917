"""The names of this feature's statements; their SQL is in this folder."""

from __future__ import annotations

from enum import auto

from bot.store.batch import Sql


class SettingsSql(Sql):
    due_removals = auto()
    removal_failed = auto()
    move_removals_ahead = auto()
    delete_removal = auto()
    removals_due = auto()
