"""Addresses of databases as hosts hand them out, and as people mistype them."""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.address import DatabaseServer, path_of, place_of
from bot.store.engines import store_on
from bot.store.errors import StoreError
from bot.store.people import ALERTS_OF
from bot.store.postgres import found_on
from bot.store.postgres.connection import ask
from tests import databases
from tests.store.relay import relayed

NEON = "ep-cool-dew-a5x.us-east-2.aws.neon.tech"
SUPABASE = "postgres.abcdefgh:PassWord@aws-0-eu-central-1.pooler.supabase.com"
AIVEN = "avnadmin:AVNS_x@pg-1-games.aivencloud.com:24873/defaultdb"


def server_of(given: str) -> DatabaseServer:
    server = place_of(given)
    assert isinstance(server, DatabaseServer)
    return server


@pytest.mark.parametrize(
    ("given", "driven", "is_pooled"),
    [
        ("postgres://u:pw@dpg-a1-a.frankfurt-postgres.render.com/db", "*", False),
        (
            "postgres://u:pw@ec2-1-2-3-4.compute-1.amazonaws.com:5432/d1?ssl=no-verify",
            "*?sslmode=require",
            False,
        ),
        ("postgresql://postgres:pw@postgres.railway.internal:5432/railway", "*", False),
        ("postgres://u:pw@games-db.flycast:5432/games?sslmode=disable", "*?sslmode=disable", False),
        (f"postgresql://u:pw@{NEON}/db?sslmode=require&channel_binding=require", "*?sslmode=require", False),
        (
            f"postgres://u:pw@{NEON}/db?pgbouncer=true&connect_timeout=15&sslmode=require",
            "*?sslmode=require",
            True,
        ),
        (f"postgres://u:pw@{NEON}/db?options=endpoint%3Dep-cool", "*?options=endpoint%3Dep-cool", False),
        (f"postgresql://{SUPABASE}:5432/postgres", "*", False),
        (f"postgresql://{SUPABASE}:6543/postgres?pgbouncer=true&connection_limit=1", "*", True),
        (
            f"postgres://{SUPABASE}:6543/postgres?sslmode=require&supa=base-pooler.x",
            "*?sslmode=require",
            False,
        ),
        (f"postgres://{AIVEN}?sslmode=require", "*?sslmode=require", False),
        (
            "postgresql://doadmin:pw@db-1.b.db.ondigitalocean.com:25060/db?sslmode=require",
            "*?sslmode=require",
            False,
        ),
        (
            "postgresql://me%40srv:pw@srv.postgres.database.azure.com:5432/db?sslmode=require",
            "*?sslmode=require",
            False,
        ),
        (
            "postgres://tsdbadmin:pw@a.b.tsdb.cloud.timescale.com:38178/tsdb?sslmode=require",
            "*?sslmode=require",
            False,
        ),
        (
            "postgresql://u:pw@free-tier.cockroachlabs.cloud:26257/db?sslmode=verify-full&sslrootcert=system",
            "*?sslmode=verify-full&sslrootcert=system",
            False,
        ),
        ("postgres://u:pw@h:5433/yugabyte?ssl=true&sslmode=verify-full", "*?sslmode=verify-full", False),
        ("postgresql://u:pw@/db?host=/cloudsql/p:r:i", "*?host=%2Fcloudsql%2Fp%3Ar%3Ai", False),
        (
            "postgresql://u:pw@one:5432,two:5432/db?target_session_attrs=primary",
            "*?target_session_attrs=primary",
            False,
        ),
        (
            "postgresql+asyncpg://u:pw@h/db?ssl=require&prepared_statement_cache_size=0",
            "*?sslmode=require",
            False,
        ),
        ("postgresql+psycopg2://u:pw@h/db?application_name=x&keepalives=1&keepalives_idle=30", "*", False),
        (
            "postgresql://u:pw@h/db?schema=public&connection_limit=5&pool_timeout=0&sslaccept=strict",
            "*",
            False,
        ),
        ("postgresql://u:pw@h/db?schema=games", "*?search_path=games", False),
        ("postgresql://u:pw@h/db?currentSchema=games&ApplicationName=x", "*?search_path=games", False),
        ("postgresql://h/db?user=u&password=pw&ssl=false", "*?user=u&password=pw&sslmode=disable", False),
        ("postgresql://u:pw@h/db?gssencmode=disable&client_encoding=utf8&tcp_user_timeout=5", "*", False),
        ("postgresql://u:p%40s%2Fs@h/db?pooler=transaction", "*", True),
        ("postgresql://u:pw@h/db?pooler=none&pgbouncer=true", "*", False),
        ("postgresql://u:pw@[2001:db8::1]:5432/db", "*", False),
        ("postgresql:///db?host=/run/postgresql", "*?host=%2Frun%2Fpostgresql", False),
        ("postgresql://u:p:w@h/db?statement_timeout=5000", "*?statement_timeout=5000", False),
    ],
)
def test_an_address_is_taken_as_hosts_hand_it_out(given: str, driven: str, *, is_pooled: bool) -> None:
    bare = re.sub(r"^\w+(\+\w+)?://", "postgresql://", given.partition("?")[0])
    assert place_of(given) == DatabaseServer(driven.replace("*", bare), is_pooled)


@pytest.mark.parametrize(
    ("given", "advice"),
    [
        ("postgresql://u:se@cret@h/db", "write signs such as / and @ as %2F and %40"),
        ("postgresql://u:se@cret@h:5432/db?sslmode=require", "write signs such as / and @ as %2F and %40"),
        ("postgresql://u:12/secret@h/db", "write signs such as / and @ as %2F and %40"),
        ("postgresql://u:12?secret@h/db", "write signs such as / and @ as %2F and %40"),
        ("postgresql://u:12#secret@h/db", "write signs such as / and @ as %2F and %40"),
        ("postgresql://u:secr/et@h/db", "write signs such as / and @ as %2F and %40"),
        ("postgresql://u:[secret@h/db", "write signs such as / and @ as %2F and %40"),
        ("postgresql://u:secret@h:port/db", "write signs such as / and @ as %2F and %40"),
        ("postgresql://u:secret@h:99999/db", "write signs such as / and @ as %2F and %40"),
        ("postgresql://u:secret@h:0/db", "write signs such as / and @ as %2F and %40"),
        ('"postgresql://u:secret@h/db"', "it has quotes around it: remove them"),
        ("'postgresql://u:secret@h/db'", "it has quotes around it: remove them"),
        ("postgresql://u:secret@h/db'", "it has quotes around it: remove them"),
        ("psql postgresql://u:secret@h/db", "it should begin with sqlite:/// or postgresql://"),
        ("jdbc:postgresql://h/db?user=u&password=secret", "it should begin with sqlite:/// or postgresql://"),
        ("host=h dbname=db user=u password=secret", "it should begin with sqlite:/// or postgresql://"),
        ("postgresql://u:secret@h/db # mine", "it has a blank in it: paste the address alone"),
        ("postgresql://postgres:[YOUR-PASSWORD]@db.x.supabase.co:5432/postgres", "it has no password yet"),
        ("postgresql://u:<db_password>@h/db", "it has no password yet"),
        ("postgresql://u:*******@h/db", "it has no password yet"),
        ("postgresql://u:secret@h", "it should end with the name of the database"),
        ("postgresql://u:secret@h/?sslmode=require", "it should end with the name of the database"),
        ("postgresql://u:secret@h/db?sslmode=secret", "sslmode= should be disable, allow,"),
        (
            "postgresql://u:secret@h/db?require_auth=scram-sha-256",
            "require_auth= after the ? is unknown: leave it out",
        ),
        ("postgresql://u:secret@h/db?se-cret=1", "a word= after the ? is unknown: leave it out"),
        ("postgresql://u:secret@h/db?pooler=session", "pooler= should be transaction or none"),
        ("postgresql://u:secret@h/db?sslrootcert=secret.pem", "sslrootcert= names a file that is not there"),
        ("sqlite:///bot.db?mode=rwc", "a file takes no options"),
        ("sqlite:///$HOME/bot.db", "no variables are replaced in it"),
        ("sqlite://bot.db", "it should begin with sqlite:/// or postgresql://"),
    ],
)
def test_what_is_wrong_with_an_address_is_told_without_its_password(given: str, advice: str) -> None:
    with pytest.raises(ValueError, match=re.escape(advice)) as refused:
        place_of(given)
    assert "cret" not in str(refused.value)


def test_files_of_certificates_are_looked_for_at_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "root.crt").touch()
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    place = server_of("postgresql://h/db?sslrootcert=~/root.crt")
    assert place.url.endswith("root.crt")
    assert "~" not in place.url
    assert not place.trusts_system


@pytest.mark.parametrize(
    "given",
    [
        "data/bot.db",
        "/srv/O'Brien/bot.db",
        "C:\\bots\\new\\bot.db",
        "100%/x",
        "it's 5%",
        "a@b.db",
    ],
)
def test_a_path_is_kept_as_it_is(given: str) -> None:
    assert path_of(given) == Path(given)


@pytest.mark.parametrize(
    ("given", "advice"),
    [
        ('"/srv/bot.db"', "quotes"),
        ("'/srv/my bot'/bot.db", "quotes"),
        ('/srv/"my bot"/bot.db', "quotes"),
        ("$HOME/bot.db", "variables"),
        ("${HOME}/bot.db", "variables"),
        ("$env:APPDATA/bot.db", "variables"),
        ("%APPDATA%\\bot.db", "variables"),
        ("bot.db?mode=rwc", "options"),
        ("C:\bots\new\bot.db", "single quotes"),
        ("C:\\bots\\new\x7f", "single quotes"),
        ("sqlite:///bot.db", "a path, not an address"),
        ("~nobody-of-this-name/bot.db", "no such home"),
    ],
)
def test_a_path_that_was_meant_otherwise_is_refused(given: str, advice: str) -> None:
    with pytest.raises(ValueError, match=advice):
        path_of(given)


def test_a_path_may_begin_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert path_of("~/bot.db") == place_of("sqlite:///~/bot.db") == tmp_path / "bot.db"
    with closing(sqlite3.connect(path_of("~/bot.db"))):
        assert (tmp_path / "bot.db").exists()


@pytest.fixture
def engine() -> str:
    return "postgres"


@pytest.mark.slow
@pytest.mark.parametrize(
    "keys",
    [
        "channel_binding=require&connect_timeout=5&application_name=x&keepalives_idle=3&gssencmode=disable",
        "schema=public&connection_limit=1&pool_timeout=2&sslaccept=strict&pgbouncer=true",
        "ssl=false&prepareThreshold=0&ApplicationName=x&currentSchema=public",
        "sslmode=prefer&target_session_attrs=read-write&statement_timeout=5000&options=-c%20lock_timeout%3D5s",
        "supa=x&workaround=y&prepared_statement_cache_size=0&client_encoding=utf8&pooler=transaction",
    ],
)
async def test_a_server_takes_what_is_left_of_an_address(place: DatabaseServer, keys: str) -> None:
    server = server_of(f"{place.url}{'&' if '?' in place.url else '?'}{keys}")
    await ask(server)
    assert (await found_on(server))[0]


@pytest.mark.slow
async def test_tables_are_made_where_the_schema_says(place: DatabaseServer) -> None:
    databases.stored(place, "create schema games")
    server = server_of(f"{place.url}{'&' if '?' in place.url else '?'}schema=games")
    assert (await found_on(server))[0] == 0
    async with store_on(server):
        pass
    assert databases.stored(place, "select count(*) as n from games.person") == [{"n": 0}]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("made", "said"),
    [
        # As guides do it; since PostgreSQL 15, that is no right to make tables.
        (
            ("create database {name} template template0", "grant all on database {name} to {guest}"),
            "alter database NAME owner to USER",
        ),
        (
            ("create database {name} encoding 'LATIN1' locale 'C' template template0",),
            "its encoding is LATIN1: make one with `create database NAME encoding 'UTF8' template template0`",
        ),
        (("create database {name} encoding 'UTF8' locale 'C' template template0 owner {guest}",), None),
    ],
)
async def test_a_new_database_is_one_that_takes_every_name_and_table(
    made: tuple[str, ...], said: str | None
) -> None:
    guest = f"guest_{os.getpid()}"
    name = f"of_{guest}"
    statements = (f"create role {guest} login", *(line.format(name=name, guest=guest) for line in made))
    try:
        for line in statements:
            await databases.administer(line)
        server = server_of(databases.named(name).replace("//postgres:", f"//{guest}:"))
        if said is None:
            assert (await found_on(server))[0] == 0
            await opened(server)
            return
        for use in (found_on, opened):
            with pytest.raises(StoreError, match=re.escape(said)):
                await use(server)
    finally:
        await databases.administer(f"drop database if exists {name} with (force)")
        await databases.administer(f"drop role if exists {guest}")


@pytest.mark.slow
async def test_a_pooler_that_was_not_named_is_noticed(place: DatabaseServer) -> None:
    async with relayed(place, is_mixing=True) as (_, through):
        unnamed = DatabaseServer(through.url)
        for use in (found_on, opened):
            with pytest.raises(StoreError, match="write pooler=transaction after"):
                await use(unnamed)
        assert (await found_on(through))[0]
        await opened(through)


async def opened(server: DatabaseServer) -> None:
    async with store_on(server) as store:
        for _ in range(3):
            await store.rows(ALERTS_OF, user_id=1)


async def test_certificates_of_the_system_or_of_a_file_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    system, file = (
        server_of(f"postgresql://u:secret@127.0.0.1:1/db?sslmode=verify-full{key}")
        for key in ("&sslrootcert=system", "")
    )
    with pytest.raises(ConnectionRefusedError):
        await ask(system)
    with pytest.raises(StoreError, match=r"root certificate file .* does not exist") as refused:
        await found_on(file)
    assert "secret" not in str(refused.value)
