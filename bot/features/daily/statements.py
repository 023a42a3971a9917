"""The names of this feature's statements; their SQL is in this folder."""

from __future__ import annotations

from enum import auto

from bot.store.batch import Sql


class DailySql(Sql):
    daily_of = auto()
    add_daily = auto()
    daily_days = auto()
    insert_daily_try = auto()
    daily_try = auto()
    tries_since = auto()
    daily_results = auto()
    daily_players = auto()
    daily_week = auto()
    open_tries = auto()
    finished_days = auto()
    finished_days_here = auto()
    export_daily = auto()
    forget_daily = auto()
    guilds_with_daily = auto()
    daily_post = auto()
    insert_daily_post = auto()
    note_daily_post = auto()
    renew_daily_posts = auto()
    forget_daily_posts = auto()
    daily_neighbours = auto()
    pairs_of = auto()
    ask_pair = auto()
    accept_pair = auto()
    end_pair = auto()
    pair_days = auto()
    export_pairs = auto()
    forget_pairs = auto()
    reminder_of = auto()
    set_reminder = auto()
    stop_reminder = auto()
    reminders_due = auto()
    put_reminder_off = auto()
    move_reminder = auto()
    move_reminders_ahead = auto()
    daily_due = auto()
