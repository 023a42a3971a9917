"""No statement that runs with every press, or every second, reads a table that grows from end to end."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from bot.store.dialects import statements
from bot.store.records import FORGETTING
from bot.store.schema import prepare

SELDOM = {
    # At a start, of what was open or under way at the end.
    "open_games",
    "thinking_games",
    "unrevealed_games",
    "edited_by_now",
    "redraw_clocks",
    "unsent_messages",
    "doubt_messages",
    "note_open_games",
    # Of the few processes and their shards.
    "processes",
    "sessions",
    "end_sessions",
    # Once a day.
    "forget_processes",
    "forget_sessions",
    "forget_jobs",
    "forget_periods",
    "leases",
    "leased_shards",
    "become_heir",
    # Once a minute, the servers that asked for it, by an index that has nothing else.
    "guilds_with_daily",
    # Of what is being thought at this moment.
    "renew_thinking",
    "orphaned_thinking",
    "day_puzzle_candidates",
    # With an upgrade.
    "counted_games",
    "counted_challenges",
    "unpacked_games",
    "forget_all_standings",
    # At a start, and of the few seasons.
    "first_result",
    "seasons",
    # When all is rated anew.
    "delete_some_ratings",
    "delete_some_rating_changes",
    "count_ratings_due",
    # At a start.
    "count_open_games",
    "count_rated_games",
    # When a person wants to be forgotten, and when what is kept of them then has served its time.
    *FORGETTING,
    "all_departed",
    "wipe_departed",
}
SCAN = re.compile(r"SCAN (?:\d+ )?(\w+)(.*)")
QUEUES = {
    "message_behind",
    "rating_due_time",
    "job_due",
    "turn_notice_due",
    "person_unlisted",
    "guild_daily",
    "challenge_open",
    "review_unexamined",
    "game_channel",
    "game_guild",
}
"""Indexes of the messages that lag, of the games to be rated, of the jobs to come and of the turns to be told, whose
length is the work to do; of the few who stay off the boards, of the servers with a daily message, of the challenges
that are open, of the reviews to be looked at, and of the open games.
"""
DERIVED = {
    "own",
    "scored",
    "placed",
    "named",
    "rated",
    "slot",
    "won",
    "best",
    "behind",
    "queued",
    "reason",
    "met",
    "json_each",
    "due",
    "deadline_due",
    "closes_due",
    "ends_due",
    "untouched_due",
    "warn_due",
    "earlier",
    "CONSTANT",
}
"""Names of a statement's own subqueries."""


@pytest.fixture(scope="module")
def connection(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    path = tmp_path_factory.mktemp("plans") / "db"
    prepare(path)
    with closing(sqlite3.connect(path)) as opened:
        yield opened


def plan(connection: sqlite3.Connection, sql: str) -> list[str]:
    values = dict.fromkeys(re.findall(r":(\w+)", sql), 0)
    return [str(row[3]) for row in connection.execute(f"explain query plan {sql}", values)]


def scans(lines: list[str]) -> list[str]:
    found = (SCAN.match(line) for line in lines)
    return [
        match.string
        for match in found
        if match is not None
        and match[1] not in DERIVED
        and not any(f"INDEX {queue}" in match[2] for queue in QUEUES)
    ]


@pytest.mark.parametrize("name", sorted(set(statements().available_queries) - SELDOM))
def test_no_frequent_statement_reads_a_whole_table(connection: sqlite3.Connection, name: str) -> None:
    if not name.endswith("_cursor"):
        assert scans(plan(connection, getattr(statements(), name).sql)) == []


def test_a_statement_that_reads_a_whole_table_is_found(connection: sqlite3.Connection) -> None:
    assert scans(plan(connection, "select * from message where wants > :wants")) == ["SCAN message"]
    assert scans(plan(connection, "select count(*) from game where mode = :mode")) != []


def test_the_seldom_ones_exist() -> None:
    assert set(statements().available_queries) > SELDOM
