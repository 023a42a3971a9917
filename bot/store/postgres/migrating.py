"""Bring a PostgreSQL database up to date, one process at a time."""

from __future__ import annotations

import asyncpg

from bot.store.dialects import POSTGRES, numbered
from bot.store.errors import StoreError
from bot.store.memos import SET_MEMO, TO_RECOUNT
from bot.store.postgres.connection import Driver
from bot.store.schema import need_known, newest, scripts_after

LOCK = 7_083_170_812_334_201
"""The advisory lock, a random number, so that other programs on the server use others."""


async def version_of(driver: Driver) -> int:
    """Return the schema of the database; 0 if it has none of ours."""
    if await driver.fetchval("select to_regclass('schema_version')") is None:
        return 0
    return int(await driver.fetchval("select max(version) from schema_version"))


async def bring_up(driver: Driver) -> None:
    """Apply the migrations that the database lacks, all or none; raises StoreError, which names no database."""
    async with driver.transaction():
        # Before the first look, because a connection remembers that a table did not exist.
        await driver.execute(f"select pg_advisory_xact_lock({LOCK})")
        version = await version_of(driver)
        need_known(version, "it")
        if version == newest():
            return
        if not version:
            await need_fit(driver)
        try:
            for script in scripts_after(version, POSTGRES):
                await driver.execute(script)
        except asyncpg.PostgresError as error:
            if not version:
                raise StoreError(f"it is not empty ({error.args[0]}): name an empty database") from error
            raise StoreError(
                f"it could not be brought from schema {version} to {newest()} ({error.args[0]}); nothing was "
                "changed: run the program it was made with, and report this"
            ) from error
        if version:
            text, names = numbered(SET_MEMO.texts[POSTGRES])
            memo = {"name": TO_RECOUNT, "value": ""}
            await driver.execute(text, *(memo[name] for name in names))
        await driver.execute("delete from schema_version")
        await driver.execute("insert into schema_version (version) values ($1)", newest())


async def need_fit(driver: Driver) -> None:
    """Raise StoreError unless a new database can take every name, and its user may make tables in it."""
    encoding = await driver.fetchval("select current_setting('server_encoding')")
    if encoding != "UTF8":
        raise StoreError(
            f"its encoding is {encoding}: make one with `create database NAME encoding 'UTF8' template template0`"
        )
    # Since PostgreSQL 15, all rights in a database are not enough for that.
    if not await driver.fetchval("select has_schema_privilege(current_schema(), 'create')"):
        raise StoreError(
            "its user may not make tables in it: let an administrator run `alter database NAME owner to USER`"
        )
