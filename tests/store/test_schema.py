"""Databases of every schema continue mid-game; other files are refused in one line."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from time import time_ns

import pytest

from bot.features.boards.standings import BoardName, board
from bot.store.address import Place
from bot.store.database import Store
from bot.store.errors import StoreError
from bot.store.postgres import migrating
from bot.store.schema import migrations
from bot.turns.clocks import HOUR
from bot.turns.local_time import last_and_next
from bot.turns.processes import Processes
from bot.turns.shared_clock import SharedClock
from tests import databases
from tests.databases import stored
from tests.paths import DATA
from tests.store.older import older_server_database
from tests.times import utc
from tests.turns.invariants import check
from tests.turns.tables import opened

MIGRATIONS = migrations()
DUMPS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(DATA.glob("schema-*.sql"))}


def database(path: Path, script: str) -> Path:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)
    return path


def schema(path: Path) -> tuple[int, list[tuple[str, str]]]:
    """The version, and every table and index with its columns in order."""
    with closing(sqlite3.connect(path)) as connection:
        (version,) = connection.execute("pragma user_version").fetchone()
        made = connection.execute("select name, sql from sqlite_master where sql is not null order by name")
        return version, [(str(name), " ".join(str(sql).split())) for name, sql in made]


def contents(path: Path) -> list[str]:
    """The version, and everything in the file."""
    with closing(sqlite3.connect(path)) as connection:
        (version,) = connection.execute("pragma user_version").fetchone()
        return [f"schema {version}", *connection.iterdump()]


def files(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def versions(path: Path) -> int:
    return schema(path)[0]


async def test_an_empty_file_gets_the_newest_schema_and_keeps_it(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "db"
    async with Store(path):
        pass
    first = schema(path)
    async with Store(path):
        pass
    assert schema(path) == first
    assert first[0] == len(MIGRATIONS)


def test_every_released_schema_but_the_newest_has_a_dump() -> None:
    released = len(MIGRATIONS)
    assert list(DUMPS)[: released - 1] == [f"schema-{n:04}" for n in range(1, released)]
    assert DUMPS


def added(connection: sqlite3.Connection, table: str, **values: object) -> None:
    """Add a row; values not given are copied from an existing row."""
    connection.row_factory = sqlite3.Row
    row = {**(connection.execute(f"select * from {table}").fetchone() or {}), **values}  # noqa: S608 (our own names)
    names, marks = ", ".join(row), ", ".join("?" for _ in row)
    connection.execute(f"insert into {table} ({names}) values ({marks})", tuple(row.values()))  # noqa: S608 (our own names)


def soil(path: Path) -> None:
    """Add what an old database may hold, from faults since corrected or from other programs."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("pragma foreign_keys = off")
        added(connection, "result", game="gone", seat=0, user_id=None, name="")
        added(connection, "result", game="gone", seat=1, name="O'Hara \u202e😀;--")
        added(connection, "entry", game="gone", seat=7, move="nonsense")
        added(connection, "event", game="gone", step=5, line="nonsense")
        lost = {"game": "gone", "kind": "panel", "seat": 9, "step": 0, "is_retired": 1}
        added(connection, "message", **lost, id=1 << 40, channel_id=1, message_id=0, wants=1, created_at=0)
        over = {"step": 0, "deadline": None, "warn_at": None, "closes_at": None, "ended_at": 5}
        added(connection, "game", **over, id="over", status="cancelled", header=None, host_id=0)
        added(connection, "guild", id=-1, channels="no number")
        added(connection, "memo", name="unknown", value="")


async def _goes_on(place: Place) -> None:
    """Play every game of a dump to its end."""
    async with opened(place) as table:
        games = table.rows("select id, mode, status from game")
        for game in games:
            await check(table, game["id"])
        (running,) = [g["id"] for g in games if (g["mode"], g["status"]) == ("table", "running")]
        (solo,) = [g["id"] for g in games if (g["mode"], g["status"]) == ("solo", "running")]
        assert (await table.look(running, 0)).viewer.entry is not None
        await table.play_out(running, (0, 1))
        await table.play_out(solo, (0,))
        for game in games:
            await check(table, game["id"])
        assert (await table.look(running)).status == (await table.look(solo)).status == "finished"
        lobbies = [g["id"] for g in games if g["status"] == "lobby"]
        await table.tick(100_000_000)
        assert [(await table.look(lobby)).status for lobby in lobbies] == ["cancelled", "cancelled"]


@pytest.mark.parametrize(
    "dump",
    # The first goes through every migration; the last is what most operators have.
    [
        pytest.param(dump, marks=[pytest.mark.slow] if 0 < number < len(DUMPS) - 1 else [])
        for number, dump in enumerate(DUMPS)
    ],
)
async def test_a_database_in_mid_game_goes_on_after_the_upgrade(tmp_path: Path, dump: str) -> None:
    path = database(tmp_path / "db", DUMPS[dump])
    soil(path)
    await _goes_on(path)
    async with Store(tmp_path / "fresh"):
        pass
    assert schema(path) == schema(tmp_path / "fresh")


@pytest.mark.slow
@pytest.mark.parametrize("version", range(min(migrating.scripts()), len(DUMPS) + 1))
async def test_a_server_in_mid_game_goes_on_after_the_upgrade(tmp_path: Path, version: int) -> None:
    path = database(tmp_path / "db", DUMPS[f"schema-{version:04}"])
    soil(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        # A server keeps these from losing their game.
        connection.execute("delete from entry where game not in (select id from game)")
        connection.execute("delete from event where game not in (select id from game)")
        connection.execute("delete from message where game not in (select id from game)")
    server = await older_server_database(path, version)
    await _goes_on(server)
    assert stored(server, "select version from schema_version") == [{"version": len(MIGRATIONS)}]
    databases.drop(server)


def lease_shards(path: Path) -> None:
    """Write what two processes left that had leased shards, the newest a moment ago."""
    until = time_ns() // 1_000_000 + 10_000
    with closing(sqlite3.connect(path)) as connection, connection:
        for shard, owner in enumerate(("old-7-aa", "old-8-bb")):
            added(connection, "process", owner=owner, until=until, is_leaving=shard)
            lease = {
                "shard": shard,
                "shards": 2,
                "owner": owner,
                "term": 3,
                "until": until,
                "heir": "old-9-cc",
            }
            added(connection, "shard_lease", **lease)
            session = {"id": f"s{shard}", "shard": shard, "shards": 2, "owner": owner, "url": "wss://x"}
            added(connection, "gateway_session", **session, sequence=5)
            added(connection, "identify_slot", bucket=shard, free_at=until)


@pytest.mark.parametrize("engine", ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
async def test_a_bot_whose_processes_leased_shards_has_a_keeper_at_once(tmp_path: Path, engine: str) -> None:
    path = database(tmp_path / "db", DUMPS["schema-0027"])
    lease_shards(path)
    place = path if engine == "sqlite" else await older_server_database(path, 27)
    async with Store(place) as store:
        new = Processes(store, SharedClock(), name="new")
        await new.beat()
        assert new.is_keeper
    assert [row["owner"] for row in databases.held(place, "process")] == ["new", "old-7-aa", "old-8-bb"]
    assert {"shard_lease", "gateway_session", "identify_slot"}.isdisjoint(databases.tables(place))
    await _goes_on(place)
    if place != path:
        databases.drop(place)


async def test_a_failing_upgrade_changes_nothing_and_leaves_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = database(tmp_path / "db", DUMPS["schema-0001"])
    before = contents(path)
    broken = tmp_path / "9999_broken.sql"
    broken.write_text("create table novelty (id integer); create table game (id integer);", encoding="utf-8")
    monkeypatch.setattr("bot.store.schema.migrations", lambda: [*MIGRATIONS, broken])
    with pytest.raises(StoreError, match=r"from schema 1 to .*game already exists.*nothing was changed"):
        await Store(path).__aenter__()
    assert contents(path) == before
    assert contents(tmp_path / "db.schema-1") == before


async def test_a_migration_that_commits_before_it_fails_is_undone_by_the_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = database(tmp_path / "db", DUMPS["schema-0004"])
    before = contents(path)
    broken = tmp_path / "9999_broken.sql"
    broken.write_text("delete from result; commit; create table game (id integer);", encoding="utf-8")
    monkeypatch.setattr("bot.store.schema.migrations", lambda: [*MIGRATIONS, broken])
    with pytest.raises(StoreError, match=r"nothing was changed, and .*db\.schema-4 is a copy: run"):
        await Store(path).__aenter__()
    assert contents(path) == before
    monkeypatch.undo()
    async with Store(path):
        pass
    assert versions(path) == len(MIGRATIONS)


async def test_an_upgrade_begins_with_a_copy_of_the_file(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = database(tmp_path / "db", DUMPS["schema-0002"])
    before = contents(path)
    caplog.set_level("INFO", "bot")
    async with Store(path):
        pass
    assert [record.getMessage() for record in caplog.records] == [
        f"brought from schema 2 to {len(MIGRATIONS)}; {path}.schema-2 is as it was before"
    ]
    assert versions(path) == len(MIGRATIONS)
    assert contents(tmp_path / "db.schema-2") == before
    async with Store(path):
        pass
    assert files(tmp_path) == ["db", "db.schema-2"]


async def test_an_upgrade_counts_the_boards(tmp_path: Path) -> None:
    path = database(tmp_path / "db", DUMPS["schema-0001"])
    async with Store(path) as opened_store:
        [person, *_] = (await board(opened_store, BoardName("wins", "brilliant", "table"), None, now=0)).rows
    assert (person.name, person.value) == ("P0", 1)


async def test_an_upgrade_forgets_what_reviews_of_duels_found_in_points(tmp_path: Path) -> None:
    path = database(tmp_path / "db", DUMPS["schema-0019"])
    with closing(sqlite3.connect(path)) as connection, connection:
        for game, mode in (("duel", "duel"), ("table", "table")):
            added(connection, "game", id=game, mode=mode, status="finished")
            added(connection, "result", game=game, seat=0, mode=mode, decisions=3, loss=40)
            connection.execute("insert into review (game, content) values (?, '')", (game,))
            for period in ("", "2026-Q1"):
                found = {
                    "kind": "loss",
                    "game_name": "x",
                    "mode": mode,
                    "period": period,
                    "user_id": 1,
                    "name": "a",
                }
                connection.execute(
                    "insert into standing (kind, game_name, mode, variant, guild_id, period, user_id, name, games, value,"
                    " second, reached_at) values (:kind, :game_name, :mode, '', 0, :period, :user_id, :name, 5, 1, 0, 0)",
                    found,
                )
        connection.execute("insert into season values ('2026-Q1', 0)")
    async with Store(path):
        pass
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("select game from review").fetchall() == [("table",)]
        kept = "select mode, decisions, loss from result where game in ('duel', 'table') order by mode"
        assert connection.execute(kept).fetchall() == [("duel", None, None), ("table", 3, 40)]
        left = "select mode, period from standing where kind = 'loss' order by mode, period"
        assert connection.execute(left).fetchall() == [
            ("duel", "2026-Q1"),
            ("table", ""),
            ("table", "2026-Q1"),
        ]


def scribbled(folder: Path, place: int) -> Path:
    """A database with an overwritten page."""
    path = database(folder / "db", DUMPS["schema-0001"])
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(int(size * place / 8))
        file.write(b"scribble" * 512)
    return path


@pytest.mark.parametrize("place", range(1, 8))
async def test_a_damaged_database_is_refused_before_anything_is_done_with_it(
    tmp_path: Path, place: int
) -> None:
    path = scribbled(tmp_path, place)
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"is damaged .*restore a backup with.*db\.schema-N") as caught:
        await Store(path).__aenter__()
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == before
    assert files(tmp_path) == ["db"]


async def test_a_newer_schema_is_refused_with_what_to_do(tmp_path: Path) -> None:
    path = database(tmp_path / "db", "pragma user_version = 99;")
    with pytest.raises(StoreError, match=r"schema 99.*update the program"):
        await Store(path).__aenter__()
    assert versions(path) == 99


def no_database(folder: Path) -> Path:
    path = folder / "notes.txt"
    path.write_text("These are notes, not a database of anything at all.\n" * 20, encoding="utf-8")
    return path


def a_folder(folder: Path) -> Path:
    (folder / "db").mkdir()
    return folder / "db"


def below_a_file(folder: Path) -> Path:
    return no_database(folder) / "db"


def strange_tables(folder: Path) -> Path:
    return database(folder / "db", "create table game (id integer);")


@pytest.mark.parametrize(
    ("prepare", "expected"),
    [
        (no_database, "not a database of this bot"),
        (strange_tables, "not a database of this bot"),
        (a_folder, "make its directory writable"),
        (below_a_file, "make its directory writable"),
    ],
)
async def test_an_unusable_path_is_refused_in_one_line(
    tmp_path: Path, prepare: object, expected: str
) -> None:
    assert callable(prepare)
    path = prepare(tmp_path)
    with pytest.raises(StoreError, match=expected) as caught:
        await Store(path).__aenter__()
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


async def test_what_profiles_have_shown_stays_when_it_becomes_rarer(tmp_path: Path) -> None:
    """Three wins in a row, one of them by a point and one against the master; five solo games above par."""
    path = database(tmp_path / "db", DUMPS["schema-0021"])
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("delete from result")
        usual = {
            "guild_id": None,
            "game_name": "brikks",
            "variant": "1",
            "seats": 2,
            "reason": "end",
            "has_left": 0,
            "uncounted": "",
            "unrated": "",
            "feats": "",
            "par": None,
            "mode": "table",
        }

        def ended(
            game: str, at: int, own: int, others: list[tuple[int | None, int]], **changes: object
        ) -> None:
            for seat, (user, points) in enumerate([(7, own), *others]):
                computer = "master" if user is None else None
                best = own > max((most for _, most in others), default=0)
                row = {"user_id": user, "computer": computer, "name": "P", "points": points, "ended_at": at}
                won = {"is_winner": int(best == (seat == 0)), **(changes if seat == 0 else {})}
                columns = {**usual, **row, "game": game, "seat": seat, **won}
                marks = ", ".join(f":{name}" for name in columns)
                connection.execute(
                    f"insert into result ({', '.join(columns)}) values ({marks})",  # noqa: S608 (our own names)
                    columns,
                )

        ended("a", 1, 20, [(8, 19)], feats="rows no-hole")
        ended("b", 2, 20, [(8, 9), (None, 3)])
        ended("c", 3, 20, [(8, 9)], feats="rows")
        for number in range(5):
            ended(f"s{number}", 10 + number, 50, [], mode="solo", par=49, unrated="solo")
    async with Store(path):
        pass
    with closing(sqlite3.connect(path)) as connection:
        kept = connection.execute(
            "select name, earned_at from achievement where user_id = 7 order by earned_at, name"
        )
        assert kept.fetchall() == [
            ("brikks-no-hole", 1),
            ("brikks-rows", 1),
            ("close", 1),
            ("master", 2),
            ("row", 3),
            ("par", 14),
        ]
        assert connection.execute("select count(*) from achievement where user_id <> 7").fetchone() == (0,)


@pytest.mark.parametrize("engine", ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
async def test_an_upgrade_keeps_the_clocks_that_people_have_set(tmp_path: Path, engine: str) -> None:
    path = database(tmp_path / "db", DUMPS["schema-0029"])
    due_at = utc("2026-11-29T18:00")
    clocks = {
        1: (1, due_at, "60", 19),
        2: (-9, due_at, "-540", 9),
        3: (330, due_at - HOUR // 2, "330", 23),
        4: (0, due_at, None, 18),
        5: (-210, due_at + HOUR // 2, "-210", 15),
    }
    reminder = "insert into daily_reminder (user_id, hour, locale, due_at) values (?, ?, 'en', ?)"
    with closing(sqlite3.connect(path)) as connection, connection:
        for user_id, (offset, due, _, _) in clocks.items():
            connection.execute("insert into person (id, utc_offset) values (?, ?)", (1000 + user_id, offset))
            connection.execute(reminder, (1000 + user_id, due // HOUR % 24, due))
        # Whoever has never set anything.
        connection.execute(reminder, (1006, 18, due_at))
    place = path if engine == "sqlite" else await older_server_database(path, 29)
    async with Store(place):
        pass
    zones = {row["id"]: row["zone"] for row in databases.held(place, "person")}
    kept = {row["user_id"]: (row["hour"], row["due_at"]) for row in databases.held(place, "daily_reminder")}
    for user_id, (_, due, zone, hour) in clocks.items():
        assert zones[1000 + user_id] == zone
        assert kept[1000 + user_id] == (hour, due)
        assert last_and_next(hour, zone, due)[0] == due, "it comes when it would have come"
    assert kept[1006] == (18, due_at)
    if place != path:
        databases.drop(place)
