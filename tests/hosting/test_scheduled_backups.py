"""Backups by schedule: when one is made, which are kept, and what is said of them."""

from __future__ import annotations

import asyncio
import logging
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import PROGRAM
from bot.hosting import backup, backup_folder, serve
from bot.hosting.backup import back_up_daily
from bot.messages.meter import NO_METER
from bot.settings import ExitCode, Settings
from bot.store.text_files import shell_word
from tests.hosting.conftest import Command, Doctor
from tests.hosting.test_backups import filled
from tests.store.test_schema import files

NOW = datetime(2026, 11, 24, 3, tzinfo=UTC)


async def test_a_backup_that_never_ends_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begin, begun = asyncio.create_subprocess_exec, []

    async def stuck(program: str, *_: object, **named: Any) -> asyncio.subprocess.Process:
        begun.append(await begin(program, "-c", "import time; time.sleep(600)", **named))
        return begun[0]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", stuck)
    monkeypatch.setattr(backup, "MOST_SECONDS", 0.2)
    assert not await backup._run_backup()
    assert await begun[0].wait()
    assert [record.getMessage() for record in caplog.records] == [
        "no backup was made in an hour: does the disk of BACKUP_DIR answer?"
    ]


def test_seven_days_four_weeks_and_six_months_are_kept() -> None:
    every = [NOW - timedelta(days=back) for back in range(400)]
    kept: set[datetime] = set()
    for moment in reversed(every):
        kept.add(moment)
        kept -= backup_folder.superseded_backups(kept)
    ages = sorted((NOW - moment).days for moment in kept)
    # Seven days, the ends of three earlier weeks, and those of five earlier months.
    assert ages == [0, 1, 2, 3, 4, 5, 6, 9, 16, 24, 55, 85, 116, 147]


@given(st.sets(st.integers(0, 4000), min_size=1))
def test_what_is_kept_is_kept_again_and_the_newest_always(hours: set[int]) -> None:
    moments = {NOW - timedelta(hours=back) for back in hours}
    kept = moments - backup_folder.superseded_backups(moments)
    assert not backup_folder.superseded_backups(kept)
    assert max(moments) in kept
    assert len(kept) <= 17


async def test_a_scheduled_backup_thins_out_its_own_only(tmp_path: Path, bot: Command) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "backups").mkdir()
    await filled(tmp_path / "data" / "bot.db")
    for day in range(1, 21):
        (tmp_path / "backups" / f"bot-2020-01-{day:02}T030000Z.db").touch()
    (tmp_path / "backups" / "mine.db").touch()
    for name in (".backup-killed", ".backup-at-work"):
        (tmp_path / "backups" / name).mkdir()
    os.utime(tmp_path / "backups" / ".backup-killed", (0, 0))
    done = await asyncio.to_thread(bot, "backup", BACKUP_DIR="backups")
    assert done.returncode == 0, done.stderr
    left = files(tmp_path / "backups")
    assert left[-1] == "mine.db"
    assert left.pop(0) == ".backup-at-work"
    # Besides today's six days, the last of which ends a week as the 19th and the 12th do.
    assert [name[12:14] for name in left[:7]] == ["12", "15", "16", "17", "18", "19", "20"]
    assert len(left) == 9


async def test_the_bot_makes_one_a_day_and_tries_again_after_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    now = NOW.timestamp()
    outcomes = iter([False, True])

    async def run() -> bool:
        made = next(outcomes)
        if made:
            backup_folder.file_at(tmp_path, now).touch()
        return made

    async def sleep(seconds: float) -> None:
        nonlocal now
        slept.append(seconds)
        now += seconds
        if now > NOW.timestamp() + 86_400:
            raise asyncio.CancelledError

    monkeypatch.setattr(backup, "_run_backup", run)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await back_up_daily(tmp_path, lambda: now)
    assert next(outcomes, None) is None
    assert slept[0] == backup.RETRY_SECONDS
    assert {*slept[1:]} == {backup.LOOK_SECONDS}
    assert files(tmp_path) == ["bot-2026-11-24T040000Z.db"]


async def test_a_new_database_beside_backups_is_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Its folder was emptied, or its volume is not mounted: no sign of life says that games are missing."""
    (tmp_path / "backups").mkdir()
    settings = Settings(database_path=tmp_path / "db", backup_dir=tmp_path / "backups")
    newest = backup_folder.file_at(tmp_path / "backups", NOW.timestamp())

    async def warnings() -> list[str]:
        caplog.clear()
        async with serve._opened(settings, NO_METER):
            pass
        return [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]

    assert await warnings() == []
    newest.touch()
    assert await warnings() == []
    for name in files(tmp_path):
        if name.startswith("db"):
            (tmp_path / name).unlink()
    [told] = await warnings()
    assert told.startswith(f"DATABASE_PATH: {tmp_path / 'db'} is new, but there are backups")
    assert told.endswith(f"run `{PROGRAM} restore {newest}`")
    assert await warnings() == []


def test_backups_are_listed_the_newest_first(tmp_path: Path, bot: Command) -> None:
    """Also those that people have made by hand, and those whose time is wrong."""
    folder = tmp_path / "back ups"
    folder.mkdir()
    asked = {"BACKUP_DIR": "back ups"}
    assert bot("backups", **asked).stdout == "no backup in back ups yet\n"
    for name in ("bot-2020-01-02T030000Z.db", "bot-2301-01-01T030000Z.db", "mine.db", "notes.txt"):
        (folder / name).write_bytes(bytes(1_200_000))
    os.utime(folder / "mine.db", (0, 0))
    done = bot("backups", **asked)
    assert (done.returncode, done.stderr) == (0, "")
    ahead, past, mine = done.stdout.splitlines()
    assert ahead.startswith("2301-01-01 03:00 UTC")
    assert ahead.endswith("(a clock that was ahead has dated it)")
    assert past.split()[:5] == ["2020-01-02", "03:00", "UTC", "1.2", "MB"]
    assert past.endswith(shell_word(Path("back ups", "bot-2020-01-02T030000Z.db")))
    assert mine.startswith("1970-01-01 00:00 UTC")
    assert mine.endswith(shell_word(Path("back ups", "mine.db")))
    done = bot("backups")
    assert (done.returncode, done.stderr) == (ExitCode.CONFIG, "error: BACKUP_DIR is not set\n")


@pytest.mark.parametrize(
    ("hours", "said"),
    [
        (None, "no backup in"),
        (0, "the newest backup is less than an hour old"),
        (30, "the newest backup is 30 h old"),
    ],
)
def test_doctor_says_how_old_the_newest_is(tmp_path: Path, hours: int | None, said: str) -> None:
    if hours is not None:
        made = NOW - timedelta(hours=hours)
        backup_folder.file_at(tmp_path, made.timestamp()).touch()
    assert backup_folder.describe_newest(tmp_path, NOW.timestamp()).startswith(said)


@pytest.mark.parametrize("hours", [-1 / 60, -24, -24 * 365])
def test_a_backup_that_is_dated_ahead_counts_for_nothing_and_stays(tmp_path: Path, hours: float) -> None:
    """A clock that was once ahead must not stop backups until that time, nor have good ones thinned out."""
    now = NOW.timestamp()
    wrong = backup_folder.file_at(tmp_path, (NOW - timedelta(hours=hours)).timestamp())
    wrong.touch()
    assert backup_folder.is_due(tmp_path, now)
    assert backup_folder.age_of_newest(tmp_path, now) is None
    said = backup_folder.describe_newest(tmp_path, now)
    assert said == f"no backup in {tmp_path} yet; a clock that was ahead has dated {wrong.name}"
    good = [backup_folder.file_at(tmp_path, now - days * 86_400) for days in range(1, 9)]
    for file in good:
        file.touch()
    assert backup_folder.age_of_newest(tmp_path, now) == timedelta(days=1)
    backup_folder.thin(tmp_path, now)
    assert files(tmp_path) == sorted(file.name for file in (*good[:7], wrong))


@pytest.fixture
def backups(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of BACKUP_DIR, which is empty."""
    for name, value in (("BACKUP_DIR", "backups"), ("DISCORD_TOKEN", "a.b.c"), ("COLUMNS", "200")):
        monkeypatch.setenv(name, value)
    folder = env_file.parent / "backups"
    folder.mkdir()
    return folder


def test_doctor_fails_while_all_backups_are_dated_ahead(backups: Path, doctor: Doctor) -> None:
    for year in (2300, 2301):
        (backups / f"bot-{year}-01-01T030000Z.db").touch()
    code, told = doctor()
    assert code == 10
    wrong = "a clock that was ahead has dated bot-2301-01-01T030000Z.db and 1 more"
    assert f"error: no backup in backups yet; {wrong}" in told
    backup_folder.file_at(backups, time()).touch()
    code, told = doctor()
    assert code == 0
    assert "a clock that was" in " ".join(told.split())


def test_doctor_fails_once_two_were_missed(backups: Path, doctor: Doctor) -> None:
    (backups / "bot-2020-01-01T030000Z.db").touch()
    code, told = doctor()
    assert code == 10
    assert "error: the newest backup is" in told
