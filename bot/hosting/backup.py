"""`backup`: writes all games to one file, while the bot runs."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path

from bot.hosting import backup_folder
from bot.hosting.backups import back_up, give_way
from bot.settings import DATABASE, ExitCode, Settings, SettingsError, load
from bot.store.errors import StoreError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "the database is that of DATABASE_PATH or DATABASE_URL. Without FILE the backup goes to BACKUP_DIR, and "
        "older ones there are thinned out. Anybody who has the file can read every sheet: keep it as private as "
        "the database."
    )
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help="a new SQLite file")


def main(options: argparse.Namespace) -> int:
    """Zero once the file is there and proven."""
    try:
        settings = load(uses=DATABASE if options.file else DATABASE | {"backup_dir"})
        file = options.file or _file_by_schedule(settings)
        give_way()
        games = asyncio.run(back_up(settings.database, file))
        if options.file is None:
            backup_folder.thin(file.parent, time.time())
            for folder in {file.parent, settings.database_path.parent}:
                backup_folder.sweep(folder, time.time())
    except SettingsError as error:
        print(f"error: {error}", file=sys.stderr)
        return ExitCode.CONFIG
    except StoreError as error:
        print(f"error: {error}", file=sys.stderr)
        return ExitCode.STORE
    print(f"{file} has all games; {games:,} open ones were replayed from it")
    return 0


def _file_by_schedule(settings: Settings) -> Path:
    if settings.backup_dir is None:
        raise SettingsError("name a file, or set BACKUP_DIR")
    return backup_folder.file_at(settings.backup_dir, time.time())
