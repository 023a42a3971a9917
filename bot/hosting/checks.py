"""The checks that `doctor` makes on this machine; every failed check says what to do."""

from __future__ import annotations

import asyncio
import errno
import os
import platform
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from fluent.runtime import FluentResource
from fluent.syntax import ast
from PIL import ImageFont

from bot import PROGRAM, __version__, bootstrap
from bot.games.contract import Unmet
from bot.games.registry import PARTS, UnfinishedGame, check
from bot.hosting import backup_folder
from bot.pages.texts import LANGUAGES, LOCALES, is_preview, keys, refusal_key
from bot.render.theme import EAST_ASIAN, FONTS
from bot.settings import ExitCode, SettingsError
from bot.store import health
from bot.store.address import DatabaseServer, Place
from bot.store.errors import StoreError, UnknownSchema
from bot.store.files import DOUBT, doubtful_file_system, file_system, is_encrypted, network_file_system
from bot.store.holding import need_whole
from bot.store.postgres import found_on
from bot.store.schema import need_known, newest

SETTINGS, LINK, OWN_LINK = "Settings", "Install link", "Install link for one's own account"
"""The checks that `doctor` shows elsewhere than in its table."""
ENCRYPTION = "Encryption"
ENCRYPT = "docs/hosting.md says how, under Encryption at rest"
OTHER = 1
FSYNCS = 9
FAILING_DISK = (
    "see in the system's log why the disk takes no more writes; mount it writable again, or replace it"
)
REMEDIES = {errno.ENOSPC: "make room on the disk", errno.EROFS: FAILING_DISK, errno.EIO: FAILING_DISK}
# A move is confirmed only after its fsync, and a press must be answered within 3 s.
SLOW_FSYNC_MS = 250.0
GIGABYTE = 1_000_000_000
LEAST_FREE = GIGABYTE // 4
"""Bytes."""


@dataclass(frozen=True, slots=True)
class Check:
    name: str
    is_met: bool | None
    """Whether the check passed; None if it was not made."""
    found: str
    remedy: str = ""
    code: int = OTHER
    """The exit code if it fails."""


def settings_checks(faults: Sequence[SettingsError]) -> Iterator[Check]:
    if not faults:
        yield Check(SETTINGS, is_met=True, found="complete, with a token")
    for fault in faults:
        found, _, remedy = str(fault).rpartition(": ")
        yield Check(SETTINGS, is_met=False, found=found, remedy=remedy, code=ExitCode.CONFIG)


def machine_checks() -> Iterator[Check]:
    """Make the checks that need no settings."""
    yield Check("Python", is_met=True, found=f"{platform.python_version()} on {platform.system()}")
    yield check_of("Packages", packages)
    yield check_of("Fonts", fonts)
    yield check_of("Texts", texts)
    yield check_of("Translations", translations)
    yield check_of("Games", games, ExitCode.GAMES)
    for part in PARTS.values():
        for name, look in part.checks.items():
            yield check_of(name, look)


def backup_check(folder: Path | None) -> Check:
    if folder is None:
        return Check("Backups", is_met=None, found="BACKUP_DIR is not set")
    return check_of("Backups", lambda: backups(folder), ExitCode.BACKUPS)


def held_back_check(database: Path, now: float) -> Check:
    """Say what the bot that runs beside this database file waits for; `now` is by the monotonic clock."""
    path, name = health.sign_path(database), "Held back"
    sign = health.read(path)
    if sign is None or health.fault(path, now):
        return Check(name, is_met=None, found="known while the bot runs")
    if sign.waits:
        remedy = "wait: the rest goes on working, and the bot tries again within an hour"
        return Check(name, is_met=False, found=sign.waits, remedy=remedy)
    return Check(name, is_met=True, found="nothing: Discord has taken the commands, and direct messages")


def database_checks(place: Place) -> Iterator[Check]:
    if isinstance(place, DatabaseServer):
        yield check_of("Database", lambda: server(place), ExitCode.STORE)
        yield Check(ENCRYPTION, is_met=None, found="known on the database's own machine", remedy=ENCRYPT)
        return
    yield check_of("Database", lambda: database(place), ExitCode.STORE)
    folder = place.resolve().parent
    yield check_of("Disk", lambda: disk(folder), ExitCode.STORE)
    yield mount(folder)
    yield check_of("Free disk", lambda: room(folder), ExitCode.STORE)
    yield encryption(folder)


def check_of(name: str, look: Callable[[], str], code: int = OTHER) -> Check:
    """Turn a function that returns what it found, or raises Unmet, into a check."""
    try:
        return Check(name, is_met=True, found=look())
    except Unmet as unmet:
        return Check(name, is_met=False, found=unmet.found, remedy=unmet.remedy, code=code)


def packages() -> str:
    if bootstrap.is_installed():
        return f"installed as a package, version {__version__}"
    faults = list(bootstrap.faults())
    if faults:
        raise Unmet("; ".join(faults), "delete .venv and run the command again")
    return f"as {bootstrap.CONSTRAINTS.name} has them"


def fonts() -> str:
    files = [*sorted(FONTS.glob("*.ttf")), Path(EAST_ASIAN)]
    for path in files:
        try:
            ImageFont.truetype(str(path), 20, layout_engine=ImageFont.Layout.BASIC)
        except OSError as error:
            raise Unmet(f"{path.name}: {error}", "delete .venv and run the command again") from error
    return f"{len(files)} load"


def texts() -> str:
    paths = sorted(path for name in LANGUAGES for path in (LOCALES / name).glob("*.ftl"))
    missing = [name for name in LANGUAGES if not any(path.parent.name == name for path in paths)]
    if missing:
        raise Unmet(f"no texts for {', '.join(missing)}", f"restore {LOCALES}")
    for path in paths:
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                line = str(entry.content).strip().splitlines()[0]
                raise Unmet(f"{path.parent.name}/{path.name}: {line}", "correct this entry")
    return f"{len(paths)} files in {len(LANGUAGES)} languages"


def translations() -> str:
    """Compare the keys of all languages, those of refusals among them; a preview may lack some."""
    known = {name: keys(name) for name in LANGUAGES}
    everything = frozenset().union(*known.values())
    for name, own in known.items():
        if (missing := sorted(everything - own)) and not is_preview(name):
            shown = ", ".join(missing[:3]) + (" …" if len(missing) > len(missing[:3]) else "")
            raise Unmet(f"{name} lacks {len(missing)} texts: {shown}", f"add them to {LOCALES / name}")
    refusals = sum(key.startswith(refusal_key("")) for key in everything)
    lacking = [f"{name} {len(everything - own)}" for name, own in known.items() if everything - own]
    previews = f"; still English in previews: {', '.join(lacking)}" if lacking else ""
    return f"{len(everything)}, {refusals} of them refusals{previews}"


def games() -> str:
    """Check every game's parts, and say which strengths it has."""
    try:
        check()
    except UnfinishedGame as error:
        raise Unmet(str(error), "docs/adding-a-game.md says what a game needs") from error
    return "; ".join(f"{game}: {', '.join(part.strengths.names)}" for game, part in PARTS.items())


def server(place: DatabaseServer) -> str:
    """Connect as the bot does, but change nothing."""
    try:
        version, milliseconds = asyncio.run(found_on(place))
    except StoreError as error:
        raise Unmet(str(error), "start the server, or correct DATABASE_URL") from error
    return f"{place} answers in {milliseconds:.1f} ms, {_schema(version, place)}"


def database(path: Path) -> str:
    """Open the database as the bot does, but create and change nothing."""
    try:
        need_whole(path.resolve())
    except StoreError as error:
        raise Unmet(str(error), "start the bot again once that is done") from error
    if not path.exists():
        return f"{path} will be made at the first start"
    try:
        connection = sqlite3.connect(path, isolation_level=None)
        try:
            connection.execute("begin immediate")
            connection.execute("rollback")
            [version] = connection.execute("pragma user_version").fetchone()
            [found] = connection.execute("pragma quick_check(1)").fetchone()
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise Unmet(f"{path}: {error}", _remedy(error)) from error
    if found != "ok":
        line = " ".join(str(found).split())
        raise Unmet(
            f"{path} is damaged ({line})", f"stop the bot and run `{PROGRAM} restore FILE` with a backup"
        )
    return f"{path} is writable, {_schema(version, path)}"


def _schema(version: int, place: Place) -> str:
    """Say which schema a database has; raises Unmet if this program cannot take it."""
    try:
        need_known(version, place)
    except UnknownSchema as unknown:
        raise Unmet(unknown.found, unknown.remedy) from unknown
    upgrade = "" if version == newest() else ", brought up to date at the next start"
    return f"schema {version} of {newest()}{upgrade}"


def _remedy(error: sqlite3.Error) -> str:
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_BUSY:
            return "close the other program that has it open"
        case sqlite3.SQLITE_FULL:
            return "make room on the disk"
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN:
            return "make the file and its directory writable"
        case sqlite3.SQLITE_IOERR:
            return FAILING_DISK
    return f"stop the bot and run `{PROGRAM} restore FILE` with a backup"


def disk(folder: Path) -> str:
    """Measure how long a write takes to be safe on disk."""
    existing = _existing(folder)
    try:
        milliseconds = median(_fsync_times(existing))
    except OSError as error:
        remedy = REMEDIES.get(error.errno or 0, "make the directory writable")
        raise Unmet(f"cannot write in {existing}: {error.strerror}", remedy) from error
    found = f"a write is safe after {milliseconds:.1f} ms"
    if milliseconds > SLOW_FSYNC_MS:
        raise Unmet(found, "put DATABASE_PATH on a local disk")
    return found


def mount(folder: Path) -> Check:
    """Check whether locks hold on the kind of file system."""
    name = "File system"
    if (kind := network_file_system(folder)) is not None:
        found, remedy = f"{folder} is on {kind}, a network file system", "put DATABASE_PATH on a local disk"
        return Check(name, is_met=False, found=found, remedy=remedy, code=ExitCode.STORE)
    if (kind := doubtful_file_system(folder)) is not None:
        return Check(name, is_met=True, found=f"{folder} is on {kind}", remedy=DOUBT)
    return Check(name, is_met=True, found=file_system(folder) or "unknown on this system")


def encryption(folder: Path) -> Check:
    """Say whether the disk is encrypted at rest, if this system knows: a virtual machine cannot see its host's disk."""
    match is_encrypted(_existing(folder)):
        case True:
            return Check(ENCRYPTION, is_met=True, found=f"the disk of {folder} is encrypted")
        case False:
            found = f"this system does not encrypt the disk of {folder}, but whoever runs the machine may"
            return Check(ENCRYPTION, is_met=None, found=found, remedy=ENCRYPT)
    return Check(ENCRYPTION, is_met=None, found="cannot be told from here", remedy=ENCRYPT)


def room(folder: Path) -> str:
    free = shutil.disk_usage(_existing(folder)).free
    found = f"{free / GIGABYTE:.1f} GB free"
    if free < LEAST_FREE:
        raise Unmet(found, "make room on the disk: an upgrade copies the database")
    return found


def _existing(folder: Path) -> Path:
    return next(place for place in (folder, *folder.parents) if place.is_dir())


def _fsync_times(folder: Path) -> Iterator[float]:
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(FSYNCS):
            file.write(bytes(4096))
            started = time.perf_counter()
            file.flush()
            os.fsync(file.fileno())
            yield (time.perf_counter() - started) * 1000


def backups(folder: Path) -> str:
    """Return how old the newest backup is."""
    now = time.time()
    age, is_dated_ahead = backup_folder.age_of_newest(folder, now), backup_folder.dated_ahead(folder, now)
    if is_dated_ahead if age is None else age > backup_folder.LATE:
        raise Unmet(
            backup_folder.describe_newest(folder, now),
            f"run `{PROGRAM} backup` and see what it says; the bot makes one a day",
        )
    return backup_folder.describe_newest(folder, now)
