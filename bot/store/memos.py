"""Memos: values that the bot keeps under a name."""

from __future__ import annotations

from bot.store.statements import sql

MEMO = sql("select value from memo where name = :name")
DELETE_MEMO = sql("delete from memo where name = :name")
SET_MEMO = sql("""
    insert into memo (name, value) values (:name, :value)
    on conflict (name) do update set value = excluded.value
""")
# The process that comes second changes nothing.
INSERT_MEMO = sql("insert into memo (name, value) values (:name, :value) on conflict (name) do nothing")
# Writes a number unless there is a larger one.
RAISE_MEMO = sql("""
    insert into memo (name, value) values (:name, :value)
    on conflict (name) do update set value = excluded.value
    where cast(memo.value as bigint) < cast(excluded.value as bigint)
""")
TO_RECOUNT = "recount"
"""The memo of an upgrade, which may have changed what counts for the boards."""
MOVE_MEMO = sql("update memo set value = :value where name = :name and value = :expected")
