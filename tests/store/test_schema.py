"""Databases of version 1.0.0 go on in mid-game whatever comes; other files are refused in one line."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from bot.features.boards.standings import BoardName, board
from bot.store.address import Place
from bot.store.dialects import POSTGRES, SQLITE, Dialect
from bot.store.engines import store_on
from bot.store.errors import StoreError
from bot.store.schema import BASELINE, BEFORE_BASELINE, migrations, newest
from bot.store.standings import recount_after_upgrade
from bot.turns.finished import verify_game
from tests import databases
from tests.counted import COUNTINGS
from tests.databases import stored
from tests.paths import ROOT
from tests.store.baseline import add_migration, baseline_database, baseline_file, date_back, version_of
from tests.turns.invariants import check
from tests.turns.tables import opened

NOVELTY = """
create table novelty (
    game text collate {bytewise} primary key references game (id),
    events bigint not null,
    -- Goes again at once, comma and all.
    mood text
);
alter table novelty drop column mood;
insert into novelty (game, events) select game, count(*) from event group by game;
"""
"""A migration as later versions may have it."""


def database(path: Path, script: str) -> Path:
    databases.run(path, script)
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


async def test_an_empty_file_gets_the_newest_schema_and_keeps_it(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "db"
    async with store_on(path):
        pass
    first = schema(path)
    async with store_on(path):
        pass
    assert schema(path) == first
    assert first[0] == newest()


@pytest.mark.parametrize(
    ("dialect", "digest"),
    [
        (SQLITE, "e977638445c0c4cb89c05397c32fb9705c33a1b917b0f495695106d8e17224e0"),
        (POSTGRES, "a5072c279905f83784976fe87c9302268b0c30e2079c9bafed81f965c1680fd0"),
    ],
    ids=["sqlite", "postgres"],
)
def test_the_baseline_is_never_edited(dialect: Dialect, digest: str) -> None:
    """There are databases that it has made: whatever changes is a migration with the next number."""
    known = migrations(dialect)
    assert list(known) == list(range(BASELINE, newest() + 1))
    assert sha256(known[BASELINE].encode()).hexdigest() == digest


@pytest.fixture
def baseline(engine: str, tmp_path: Path) -> Iterator[Place]:
    yield from baseline_database(engine, tmp_path)


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file of version 1.0.0, in mid-game."""
    return baseline_file(tmp_path / "db")


def soil(place: Place) -> None:
    """Add what an old database may hold, from faults since corrected or from other programs."""
    databases.run(
        place,
        """
        insert into result select 'gone', seat, user_id, computer, guild_id, game_kind, 'lost', mode, seats, points,
            is_winner, reason, ended_at, uncounted, person, has_left, unrated, par, beaten, feats, decisions, loss, weight
        from result;
        insert into game (id, kind, variant, mode, status, options, seed, channel_id, host_id, locale, created_at, ended_at)
        select 'over', kind, variant, mode, 'cancelled', options, seed, channel_id, 0, locale, created_at, 5
        from game where status = 'lobby' limit 1;
        insert into guild (id, channels) values (-1, 'no number');
        insert into memo (name, value) values ('unknown', '');
        insert into person (id, name, zone) values (7, 'O''Hara 😀;--', '-210');
        """,
    )


async def _goes_on(place: Place) -> None:
    """Play every game of a dump to its end."""
    async with opened(place) as table:
        games = table.rows("select id, kind, mode, status from game")
        brilliant = [game["id"] for game in games if game["kind"] == "brilliant"]
        for game in brilliant:
            await check(table, game)
        of = {(game["kind"], game["mode"]): game["id"] for game in games if game["status"] == "running"}
        running, solo, brikks = of["brilliant", "table"], of["brilliant", "solo"], of["brikks", "table"]
        assert (await table.look(running, 0)).viewer.entry is not None
        await table.play_out(running, (0, 1))
        await table.play_out(solo, (0,))
        while (await table.look(brikks)).status == "running":
            await table.play_step(brikks)
        for game in brilliant:
            await check(table, game)
        for row in table.rows("select id from game where status = 'finished'"):
            assert (await verify_game(table.store, row["id"])).first_wrong_line is None
        lobbies = [game["id"] for game in games if game["status"] == "lobby"]
        await table.tick(100_000_000)
        ends = [(await table.look(game)).status for game in (running, solo, brikks, *lobbies)]
        assert ends == ["finished"] * 3 + ["cancelled"] * 2


async def test_games_of_the_first_release_go_on_after_every_migration_and_the_next(
    baseline: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    soil(baseline)
    counted = "select game, count(*) as events from event group by game order by game"
    events = stored(baseline, counted)
    number = add_migration(monkeypatch, NOVELTY)
    await _goes_on(baseline)
    assert version_of(baseline) == number
    assert databases.held(baseline, "novelty") == events
    assert len(events) == 3


@pytest.mark.parametrize("version", [1, BASELINE - 1])
async def test_an_older_schema_is_refused_with_the_commit_that_can_bring_it_up(
    baseline: Place, version: int
) -> None:
    date_back(baseline, version)
    before = {table: databases.held(baseline, table) for table in databases.tables(baseline)}
    with pytest.raises(StoreError) as caught:
        await store_on(baseline).__aenter__()
    assert str(caught.value).endswith(
        f"has schema {version}, from before version 1.0.0: bring it to schema {BASELINE} with commit "
        f"{BEFORE_BASELINE} first, as docs/hosting.md says"
    )
    assert BEFORE_BASELINE in (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert {table: databases.held(baseline, table) for table in databases.tables(baseline)} == before
    assert version_of(baseline) == version


async def test_a_failing_upgrade_changes_nothing_and_leaves_a_copy(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = contents(old)
    add_migration(monkeypatch, "create table novelty (id integer); create table game (id integer);")
    with pytest.raises(
        StoreError, match=rf"from schema {BASELINE} to .*game already exists.*nothing was changed"
    ):
        await store_on(old).__aenter__()
    assert contents(old) == before
    assert contents(tmp_path / f"db.schema-{BASELINE}") == before


async def test_a_migration_that_commits_before_it_fails_is_undone_by_the_copy(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = contents(old)
    add_migration(monkeypatch, "delete from result; commit; create table game (id integer);")
    with pytest.raises(StoreError, match=rf"nothing was changed, and .*db\.schema-{BASELINE} is a copy: run"):
        await store_on(old).__aenter__()
    assert contents(old) == before
    monkeypatch.undo()
    async with store_on(old):
        pass
    assert version_of(old) == newest()


async def test_an_upgrade_begins_with_a_copy_of_the_file(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before = contents(old)
    number = add_migration(monkeypatch, NOVELTY)
    caplog.set_level("INFO", "bot")
    async with store_on(old):
        pass
    copy = tmp_path / f"db.schema-{BASELINE}"
    assert [record.getMessage() for record in caplog.records] == [
        f"brought from schema {BASELINE} to {number}; {copy} is as it was before"
    ]
    assert version_of(old) == number
    assert contents(copy) == before
    async with store_on(old):
        pass
    assert files(tmp_path) == ["db", copy.name]


async def test_an_upgrade_counts_the_boards(baseline: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    databases.run(baseline, "delete from standing")
    add_migration(monkeypatch, NOVELTY)
    async with store_on(baseline) as store:
        await recount_after_upgrade(store, COUNTINGS)
        [person, *_] = (await board(store, BoardName("wins", "brilliant", "table"), None, now=0)).rows
    assert (person.name, person.value) == ("P0", 1)


@pytest.mark.parametrize("place", range(1, 8))
async def test_a_damaged_database_is_refused_before_anything_is_done_with_it(
    old: Path, tmp_path: Path, place: int
) -> None:
    with old.open("r+b") as file:
        file.seek(int(old.stat().st_size * place / 8))
        file.write(b"scribble" * 512)
    before = old.read_bytes()
    with pytest.raises(StoreError, match=r"is damaged .*restore a backup with.*db\.schema-N") as caught:
        await store_on(old).__aenter__()
    assert str(old) in str(caught.value)
    assert "\n" not in str(caught.value)
    assert old.read_bytes() == before
    assert files(tmp_path) == ["db"]


async def test_a_newer_schema_is_refused_with_what_to_do(tmp_path: Path) -> None:
    path = database(tmp_path / "db", "pragma user_version = 99;")
    with pytest.raises(StoreError, match=r"schema 99.*update the program"):
        await store_on(path).__aenter__()
    assert version_of(path) == 99


def no_database(folder: Path) -> Path:
    path = folder / "notes.txt"
    path.write_text("These are notes, not a database of anything at all.\n" * 20, encoding="utf-8")
    return path


def a_folder(folder: Path) -> Path:
    (folder / "db").mkdir()
    return folder / "db"


@pytest.mark.parametrize(
    ("prepare", "expected"),
    [
        (no_database, "not a database of this bot"),
        (
            lambda folder: database(folder / "db", "create table game (id integer);"),
            "not a database of this bot",
        ),
        (a_folder, "make its directory writable"),
        (lambda folder: no_database(folder) / "db", "make its directory writable"),
    ],
)
async def test_an_unusable_path_is_refused_in_one_line(
    tmp_path: Path, prepare: Callable[[Path], Path], expected: str
) -> None:
    path = prepare(tmp_path)
    with pytest.raises(StoreError, match=expected) as caught:
        await store_on(path).__aenter__()
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)
