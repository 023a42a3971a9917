"""`restore`: puts a backup in the place of the database."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from bot.hosting.backups import restore
from bot.settings import DATABASE, ExitCode, SettingsError, load
from bot.store.errors import StoreError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "the database is that of DATABASE_PATH or DATABASE_URL; what it holds is kept in another file. Stop the bot "
        "first. At its next start it draws every message of an open game again."
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a backup, also of an earlier version")


def main(options: argparse.Namespace) -> int:
    """Zero once the database holds what the backup does."""
    try:
        settings = load(uses=DATABASE)
        place = settings.database
        kept = asyncio.run(restore(options.file, place, settings.database_path.resolve().parent))
    except SettingsError as error:
        print(f"error: {error}", file=sys.stderr)
        return ExitCode.CONFIG
    except StoreError as error:
        print(f"error: {error}", file=sys.stderr)
        return ExitCode.STORE
    before = "" if kept is None else f"; what was there before is in {kept}"
    print(f"{place} holds what {options.file} does{before}. Start the bot: it redraws all open games.")
    return 0
