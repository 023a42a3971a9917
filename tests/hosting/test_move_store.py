"""`move-store`: everything arrives on the other engine and continues there, or nothing does."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import __main__ as command_line
from bot.hosting import move_store
from bot.settings import ExitCode
from bot.store.address import DatabaseServer, Place
from bot.store.engines import store_on
from bot.store.moving import File
from bot.store.people import INSERT_PERSON
from bot.store.sqlite import Connection
from bot.store.statements import statement
from bot.turns.game import load
from tests import databases
from tests.databases import held, tables
from tests.hosting.conftest import Command
from tests.store.dump import fill
from tests.turns.invariants import check
from tests.turns.tables import opened

pytestmark = pytest.mark.slow


@pytest.fixture
def server() -> Iterator[DatabaseServer]:
    place = databases.new_server_database(is_empty=True)
    yield place
    databases.drop(place)


def everything(place: Place) -> dict[str, list[str]]:
    """All rows of all tables."""
    return {table: sorted(str(sorted(row.items())) for row in held(place, table)) for table in tables(place)}


def moved(source: Place, target: Place) -> int:
    words = (place.url if isinstance(place, DatabaseServer) else str(place) for place in (source, target))
    return command_line.main(["move-store", *words])


async def filled(path: Path) -> Path:
    async with opened(path) as table:
        await fill(table)
        await table.store.commit(tuple(statement(INSERT_PERSON, id=number) for number in range(3000)))
    return path


def test_games_in_mid_round_go_there_and_back(
    tmp_path: Path, server: DatabaseServer, capsys: pytest.CaptureFixture[str]
) -> None:
    source = asyncio.run(filled(tmp_path / "db"))
    before = everything(source)
    assert moved(source, server) == 0
    assert everything(server) == everything(source) == before
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("game: ")
    assert "person: 3,000 rows" in said
    # Tables without a row are no news.
    filled_tables = [table for table, rows in before.items() if rows]
    assert len(said) == len(filled_tables) + 2 < len(before)
    assert said[-2] == "replayed 4 open games"
    assert "as it was" in said[-1]
    back = tmp_path / "back"
    assert moved(server, back) == 0
    assert everything(back) == before
    assert moved(source, server) == ExitCode.STORE
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "is not empty: name a new database" in error
    assert everything(server) == before
    asyncio.run(played_on(server))


async def played_on(place: Place) -> None:
    async with opened(place) as table:
        [running] = table.rows("select id from game where status = 'running' and mode = 'table'")
        await table.play_out(running["id"], (0, 1))
        await check(table, running["id"])


def test_a_move_that_stops_leaves_both_as_they_were(
    tmp_path: Path,
    server: DatabaseServer,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    source = asyncio.run(filled(tmp_path / "db"))
    before = everything(source)
    with monkeypatch.context() as patch:
        patch.setattr(move_store, "_say", stop_at("person"))
        assert moved(source, server) == command_line.INTERRUPTED
    assert not any(everything(server).values())
    assert moved(source, server) == 0
    target = tmp_path / "target"
    with monkeypatch.context() as patch:
        patch.setattr(File, "insert", all_but_one(File.insert))
        assert moved(server, target) == ExitCode.STORE
    assert "differ from those of" in capsys.readouterr().err
    assert not any(everything(target).values())
    with monkeypatch.context() as patch:
        patch.setattr("bot.hosting.move_store.load", with_other_dice(load))
        assert moved(server, target) == ExitCode.STORE
    assert "is another one after the move: report this" in capsys.readouterr().err
    assert not any(everything(target).values())
    assert everything(source) == everything(server) == before


def stop_at(table: str) -> Any:
    def say(line: str) -> None:
        if line.startswith(table):
            raise KeyboardInterrupt

    return say


def all_but_one(insert: Any) -> Any:
    async def inserted(end: File, table: str, columns: Any, rows: Any) -> None:
        await insert(end, table, columns, rows[1:] if table == "person" else rows)

    return inserted


def with_other_dice(plain: Any) -> Any:
    async def loaded(tx: Any, game: str) -> Any:
        found = await plain(tx, game)
        if isinstance(tx, Connection):
            return replace(found, events=(*found.events, "roll 1 2"))
        return found

    return loaded


async def test_a_bot_in_the_way_is_named(tmp_path: Path, server: DatabaseServer, bot: Command) -> None:
    async with store_on(server) as store:
        await store.commit((statement(INSERT_PERSON, id=1),))
        done = await asyncio.to_thread(bot, "move-store", server.url, "bot.db")
    assert (done.returncode, done.stderr.count("\n")) == (ExitCode.STORE, 1)
    assert "is in use by a bot: stop that one first" in done.stderr


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (
            ("nowhere.db", "postgresql://me:secret@127.0.0.1:1/x"),
            ExitCode.STORE,
            "there is no file nowhere.db",
        ),
        (("a.db", "mysql://me:secret@host/x"), ExitCode.CONFIG, "TO: it should begin with sqlite:///"),
        (("b.db", "sqlite:///b.db"), ExitCode.STORE, "both are the same database"),
        (("a/b/c.db", "b.db"), ExitCode.STORE, "there is no file"),
    ],
)
def test_a_wrong_address_is_told_in_one_line(
    words: tuple[str, str], code: ExitCode, said: str, env_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line.main(["move-store", *words]) == code
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert said in told.err
    assert "secret" not in told.err
