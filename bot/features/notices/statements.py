"""The names of this feature's statements; their SQL is in this folder."""

from __future__ import annotations

from enum import auto

from bot.store.batch import Sql


class NoticeSql(Sql):
    owe_turn_notice = auto()
    rest_turn_notice = auto()
    warn_turn_notices = auto()
    delete_turn_notices = auto()
    end_turn_notices = auto()
    due_turn_notices = auto()
    put_turn_notice_off = auto()
    turn_notice_sent = auto()
    move_turn_notices = auto()
    move_notices_ahead = auto()
    turn_notice_gone = auto()
    delete_turn_notice = auto()
    notices_due = auto()
