"""No statement that runs with every press, or every second, reads a table that grows from end to end."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from bot.client import FEATURES
from bot.features.boards.statements import BoardSql
from bot.features.daily.statements import DailySql
from bot.features.host.statements import HostSql
from bot.features.puzzles.statements import PuzzleSql
from bot.store.batch import Sql
from bot.store.dialects import texts
from bot.store.records import FORGETTING
from bot.store.schema import prepare
from bot.store.statements import CoreSql
from bot.store.tidying import AHEAD
from tests.around import PERSONAL

SELDOM = {
    # At a start, and when the clock is set back.
    *AHEAD,
    *(feature.ahead for feature in FEATURES if feature.ahead),
    # At a start, over what was open or under way at the end.
    CoreSql.open_games,
    CoreSql.thinking_games,
    CoreSql.unrevealed_games,
    CoreSql.edited_by_now,
    CoreSql.redraw_clocks,
    CoreSql.unsent_messages,
    CoreSql.doubt_messages,
    CoreSql.redraw_open_games,
    CoreSql.note_open_games,
    # Over the few processes.
    CoreSql.count_processes,
    # Once a day.
    CoreSql.forget_processes,
    CoreSql.forget_jobs,
    CoreSql.forget_periods,
    # Once a minute, the servers that asked for it, by an index that has nothing else.
    DailySql.guilds_with_daily,
    # Over the claims of computer players that think now.
    CoreSql.renew_thinking,
    CoreSql.kept_thinking,
    PuzzleSql.day_puzzle_candidates,
    # In upgrades only.
    CoreSql.counted_games,
    CoreSql.counted_challenges,
    CoreSql.forget_all_standings,
    # At a start, and over the few seasons.
    BoardSql.first_result,
    BoardSql.seasons,
    # Over the few blocks and announcements of the bot's owner.
    CoreSql.blocks,
    CoreSql.admission,
    HostSql.announcements,
    HostSql.announcements_due,
    # When the bot's owner asks for its figures.
    HostSql.host_figures,
    # When a program watches the bot, over an index in a thread of its own.
    CoreSql.games_by_status,
    CoreSql.lagging_messages,
    CoreSql.database_size,
    # When everything is rated again.
    CoreSql.delete_some_ratings,
    CoreSql.delete_some_rating_changes,
    CoreSql.count_ratings_due,
    # At a start.
    CoreSql.count_open_games,
    CoreSql.count_rated_games,
    PuzzleSql.withdraw_puzzles,
    # When a person deletes their data, and when the hashes kept for that expire.
    *FORGETTING,
    *(query for personal in PERSONAL for query in personal.forget),
    CoreSql.all_departed,
    CoreSql.wipe_departed,
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
    "review_unsearched",
    "game_channel",
    "game_guild",
}
"""Indexes whose length is the work to do: outdated messages, games to be rated, jobs to come, turns to be
told, reviews to be examined. And short ones: people who stay off the boards, servers with a daily message,
open challenges, open games.
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
    "overdue",
    "deadline_due",
    "closes_due",
    "ends_due",
    "untouched_due",
    "warn_due",
    "pair",
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


@pytest.mark.parametrize("name", sorted(texts().keys() - SELDOM))
def test_no_frequent_statement_reads_a_whole_table(connection: sqlite3.Connection, name: Sql) -> None:
    assert scans(plan(connection, texts()[name])) == []


def test_a_statement_that_reads_a_whole_table_is_found(connection: sqlite3.Connection) -> None:
    assert scans(plan(connection, "select * from message where wants > :wants")) == ["SCAN message"]
    assert scans(plan(connection, "select count(*) from game where mode = :mode")) != []


def test_the_seldom_ones_exist() -> None:
    assert texts().keys() > SELDOM
