"""Solo games of BRIKKS from before the first throw stood: their results, and one that is still open."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

from bot.computers.self_play import play
from bot.features.boards.standings import BoardName, board
from bot.games.registry import players, strengths
from bot.store.records import Records
from bot.store.rows import ResultRow
from engine import brikks
from engine.brikks.players import random_player
from engine.brikks.state import Phase
from engine.game import Header, fold, format_header, parse_event
from tests.around import PERSONAL
from tests.paths import DATA
from tests.turns.tables import Table, opened, person

ME = person(0).user_id
OLD = Header("brikks", 1, {"level": "2", "variant": "base"})
NEW = brikks.new_header(1, OLD.options)
PAIR = Header("brikks", 2, OLD.options)
OPTIONS = '{"clock": "none", "panel": "dm", "rules": {"level": "2", "variant": "base"}, "seats": 1}'
GAME = {
    "name": "brikks",
    "variant": "2",
    "mode": "solo",
    "status": "finished",
    "options": OPTIONS,
    "seed": "5eed" * 16,
    "channel_id": 21,
    "host_id": ME,
    "locale": "en",
    "created_at": 1,
}


NEWER = ("uncounted", "has_left", "unrated", "par")
"""Columns that results did not have then."""
RENAMED = {"game_kind": "game_name"}
"""Columns that had another name then."""


def insert(database: sqlite3.Connection, table: str, **values: Any) -> None:
    names, marks = ", ".join(values), ", ".join(f":{name}" for name in values)
    database.execute(f"insert into {table} ({names}) values ({marks})", values)  # noqa: S608 (names of our own)


def insert_game(database: sqlite3.Connection, game: str, header: Header, lines: Iterable[str] = ()) -> None:
    """A game of mine, as it was stored; it is open as long as it has no result."""
    lines = list(lines)
    insert(database, "game", id=game, header=format_header(header), step=len(lines), **GAME)
    insert(database, "player", game=game, seat=0, user_id=ME, name="P0", locale="en", panel="dm")
    for step, line in enumerate(lines):
        insert(database, "event", game=game, step=step, line=line, at=1)


def result(game: str, seats: int, points: int) -> ResultRow:
    mode = "solo" if seats == 1 else "table"
    return ResultRow(game, 0, ME, None, 11, "brikks", "2", mode, seats, points, True, "out", 1)


def older_database(path: Path, results: Iterable[ResultRow]) -> None:
    """A database of schema 3 with these results, and an open solo game whose first throw is to be judged."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript((DATA / "schema-0003.sql").read_text(encoding="utf-8"))
        log = (DATA / "brikks-solo-rethrows.txt").read_text(encoding="utf-8").split("\n")
        insert_game(database, "oldend", OLD, log[1:-1])
        insert_game(database, "newend", NEW)
        insert_game(database, "pair", PAIR)
        insert_game(database, "open", OLD, log[1:3])
        database.execute("update game set status = 'running' where id = 'open'")
        for row in results:
            values = {
                RENAMED.get(name, name): value for name, value in asdict(row).items() if name not in NEWER
            }
            insert(database, "result", **values, name="P0", is_casual=0)
        database.commit()


async def play_on(table: Table, game: str, first: str = "") -> None:
    """To the end at random, after this move."""
    while (look := await table.look(game, 0)).status == "running":
        move = first or brikks.format_move(random_player(look.view, Random(look.step)))
        await table.coordinator.submit(game, ME, look.step, move, is_final=True)
        first = ""
    await table.coordinator.idle()


async def solo_board(table: Table) -> list[tuple[int, int]]:
    """Return everyone's games and best score, by place."""
    name = BoardName("points", "brikks", "solo", "2")
    return [(row.games, row.value) for row in (await board(table.store, name, ME, now=1)).rows]


async def test_stored_solo_results_of_the_old_rule_leave_the_board_and_nothing_else(tmp_path: Path) -> None:
    results = [result("oldend", 1, 102), result("newend", 1, 90), result("pair", 2, 70)]
    older_database(tmp_path / "db", results)
    with closing(sqlite3.connect(tmp_path / "db")) as database:
        database.row_factory = sqlite3.Row
        before = list(map(dict, database.execute("select * from result order by game, seat")))
    async with opened(tmp_path / "db") as table:
        after = table.rows("select * from result order by game, seat")
        assert len(before) == len(after) > len(results)
        kept = before[0].keys() & after[0].keys() - {"uncounted", "unrated"}
        assert len(kept) > 10
        assert [{name: row[name] for name in kept} for row in after] == [
            {name: row[name] for name in kept} for row in before
        ]
        # No one else is stored at this table for two.
        uncounted = {row["game"]: row["uncounted"] for row in after if row["uncounted"]}
        assert uncounted == {"oldend": "rules", "pair": "alone"}
        assert all(row["unrated"] == row["uncounted"] for row in after if row["game"] == "pair")
        assert await solo_board(table) == [(1, 90)]
        exported = await Records(table.store, PERSONAL).export_user(ME)
        assert [row["points"] for row in exported["results"] if row["game_kind"] == "brikks"] == [90, 102, 70]
        assert (await table.look("oldend", 0)).view.points == (102,)


async def test_an_open_solo_game_goes_on_by_its_rule_and_its_result_is_on_no_board(tmp_path: Path) -> None:
    """Facts 8.2; the next game with the same person has the rule of today."""
    older_database(tmp_path / "db", [result("newend", 1, 9)])
    async with opened(tmp_path / "db") as table:
        look = await table.look("open", 0)
        assert (look.view.phase, look.view.has_rethrow) == (Phase.DECIDE, True)
        par = play(
            brikks, OLD, bytes.fromhex("5eed" * 16), [players("brikks")[strengths("brikks").par]], "open"
        )
        assert any(brikks.format_move(move.moves[0][1]) == "keep" for move in par if hasattr(move, "moves"))
        judged = brikks.result(fold(brikks, OLD, par))
        assert judged is not None
        (row,) = table.rows("select par from game where id = 'open'")
        assert row["par"] == judged.points[0], "par goes by the rule of its game"
        await play_on(table, "open", "rethrow")
        lines = table.log("open")
        assert lines.count("move 0:rethrow") > 0
        ended = brikks.result(fold(brikks, OLD, [parse_event(brikks, line) for line in lines]))
        assert ended is not None
        rows = table.rows("select points, uncounted from result where game = 'open'")
        assert rows == [{"points": ended.points[0], "uncounted": "rules"}]
        assert table.rows("select is_casual from game where id = 'open'") == [{"is_casual": 0}]
        assert await solo_board(table) == [(1, 9)]
        again = await table.coordinator.rematch("open", person(0))
        await play_on(table, again)
        assert not {"move 0:keep", "move 0:rethrow"} & set(table.log(again))
        assert table.rows("select uncounted from result where game = ?", again) == [{"uncounted": ""}]
        assert [games for games, _ in await solo_board(table)] == [2]
