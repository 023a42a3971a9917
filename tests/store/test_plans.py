"""No statement that runs with every press, or every second, reads a table that grows from end to end."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from bot.client import FEATURES
from bot.features.boards.seasons import FIRST_RESULT, SEASONS
from bot.features.daily.posts import GUILDS_WITH_DAILY
from bot.features.ghosts.challenges import COUNTED_CHALLENGES
from bot.features.host.announcements import ANNOUNCEMENTS
from bot.features.host.counters import HOST_FIGURES
from bot.features.host.feature import ANNOUNCEMENTS_DUE
from bot.features.puzzles.store import DAY_PUZZLE_CANDIDATES, WITHDRAW_PUZZLES
from bot.features.settings.inactivity import (
    BEGIN_TO_WATCH,
    PEOPLE_TO_FORGET,
    PEOPLE_TO_TELL_OF_DELETION,
    SERVERS_LEFT_BEFORE,
)
from bot.hosting.metrics import DATABASE_SIZE, GAMES_BY_STATUS, LAGGING_MESSAGES
from bot.hosting.restore import REDRAW_OPEN_GAMES
from bot.interactions.channel_changes import SERVERS_KNOWN, SERVERS_LEFT
from bot.store.departed import ALL_DEPARTED, WIPE_DEPARTED
from bot.store.dialects import SQLITE
from bot.store.ratings import (
    COUNT_RATED_GAMES,
    COUNT_RATINGS_DUE,
    DELETE_SOME_RATING_CHANGES,
    DELETE_SOME_RATINGS,
)
from bot.store.records import FORGETTING, FORGETTING_SERVER
from bot.store.running import COUNT_OPEN_GAMES
from bot.store.schema import prepare
from bot.store.standings import COUNTED_GAMES, FORGET_STANDINGS_OF
from bot.store.tidying import AHEAD, FORGET_JOBS, FORGET_PERIODS, FORGET_PROCESSES
from bot.turns.clocks import EDITED_BY_NOW, NOTE_OPEN_GAMES, REDRAW_CLOCKS
from bot.turns.coordinator import DOUBT_MESSAGES, OPEN_GAMES, THINKING_GAMES, UNREVEALED_GAMES
from bot.turns.limits import ADMISSION, BLOCKS
from bot.turns.messages import UNSENT_MESSAGES
from bot.turns.processes import COUNT_PROCESSES, KEPT_THINKING, RENEW_THINKING
from tests.around import PERSONAL
from tests.statements import statements

SELDOM = {
    # At a start, and when the clock is set back.
    *AHEAD,
    *(feature.ahead for feature in FEATURES if feature.ahead),
    # At a start, over what was open or under way at the end.
    OPEN_GAMES,
    THINKING_GAMES,
    UNREVEALED_GAMES,
    EDITED_BY_NOW,
    REDRAW_CLOCKS,
    UNSENT_MESSAGES,
    DOUBT_MESSAGES,
    REDRAW_OPEN_GAMES,
    NOTE_OPEN_GAMES,
    # Over the few processes.
    COUNT_PROCESSES,
    # Once a day.
    FORGET_PROCESSES,
    FORGET_JOBS,
    FORGET_PERIODS,
    BEGIN_TO_WATCH,
    PEOPLE_TO_TELL_OF_DELETION,
    PEOPLE_TO_FORGET,
    SERVERS_LEFT_BEFORE,
    # Once Discord has named the servers, over what is kept of servers.
    SERVERS_KNOWN,
    SERVERS_LEFT,
    # Once a minute, the servers that asked for it, by an index that has nothing else.
    GUILDS_WITH_DAILY,
    # Over the claims of computer players that think now.
    RENEW_THINKING,
    KEPT_THINKING,
    DAY_PUZZLE_CANDIDATES,
    # In upgrades only.
    COUNTED_GAMES,
    COUNTED_CHALLENGES,
    FORGET_STANDINGS_OF,
    # At a start, and over the few seasons.
    FIRST_RESULT,
    SEASONS,
    # Over the few blocks and announcements of the bot's owner.
    BLOCKS,
    ADMISSION,
    ANNOUNCEMENTS,
    ANNOUNCEMENTS_DUE,
    # When the bot's owner asks for its figures.
    HOST_FIGURES,
    # When a program watches the bot, over an index in a thread of its own.
    GAMES_BY_STATUS,
    LAGGING_MESSAGES,
    DATABASE_SIZE,
    # When everything is rated again.
    DELETE_SOME_RATINGS,
    DELETE_SOME_RATING_CHANGES,
    COUNT_RATINGS_DUE,
    # At a start.
    COUNT_OPEN_GAMES,
    COUNT_RATED_GAMES,
    WITHDRAW_PUZZLES,
    # When a person deletes their data, and when the hashes kept for that expire.
    *FORGETTING,
    *(query for personal in PERSONAL for query in personal.forget),
    # When a server is forgotten, a month after it has removed the bot.
    *FORGETTING_SERVER,
    *(query for personal in PERSONAL for query in personal.forget_server),
    ALL_DEPARTED,
    WIPE_DEPARTED,
}
SCAN = re.compile(r"SCAN (?:\d+ )?(\w+)(.*)")
QUEUES = {
    "message_behind",
    "rating_due_time",
    "job_due",
    "turn_notice_due",
    "challenge_open",
    "review_unexamined",
    "review_unsearched",
    "game_channel",
    "game_guild",
}
"""Indexes whose length is the work to do: outdated messages, games to be rated, jobs to come, turns to be
told, reviews to be examined. And short ones:
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


@pytest.mark.parametrize("name", [name for name, query in statements().items() if query not in SELDOM])
def test_no_frequent_statement_reads_a_whole_table(connection: sqlite3.Connection, name: str) -> None:
    assert scans(plan(connection, statements()[name].texts[SQLITE])) == []


def test_a_statement_that_reads_a_whole_table_is_found(connection: sqlite3.Connection) -> None:
    assert scans(plan(connection, "select * from message where wants > :wants")) == ["SCAN message"]
    assert scans(plan(connection, "select count(*) from game where mode = :mode")) != []
