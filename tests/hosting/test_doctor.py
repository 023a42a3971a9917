from __future__ import annotations

import json
import os
import re
import sqlite3
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import cast

import discord
import pytest
from aiohttp import web

from bot import __main__ as command_line
from bot.games.contract import GamePart, Unmet
from bot.games.registry import PARTS
from bot.hosting import checks, discord_checks
from bot.hosting.checks import OWN_LINK, Check
from bot.interactions import permissions
from bot.pages.texts import LANGUAGES, keys
from bot.settings import ExitCode
from bot.store import health
from bot.store.address import DatabaseServer
from bot.store.files import doubtful_file_system, file_system, is_encrypted, network_file_system
from bot.store.schema import prepare
from tests.databases import damage, stored
from tests.hosting.conftest import APPLICATION, TOKEN, Command, Discord, Doctor, serving

NOW = 1_800_000_000.0
DATE = "Fri, 15 Jan 2027 08:00:00 GMT"


@pytest.mark.slow
def test_without_a_token_the_rest_is_examined(env_file: Path, doctor: Doctor) -> None:
    code, told = doctor()
    assert code == ExitCode.CONFIG
    for name in ("Python", "Packages", "Fonts", "Texts", "Levels", "Database", "Disk"):
        assert name in told
    last = told.splitlines()[-1]
    assert last.startswith("error: DISCORD_TOKEN is missing: looked in the environment and in")
    assert str(env_file) in last
    assert not (env_file.parent / "data").exists()


def test_with_a_token_all_is_met_and_the_token_is_not_shown(
    env_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    del env_file
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    code, told = command_line.main(["doctor", "--offline"]), capsys.readouterr()
    assert code == 0, told.out
    assert "Install link: shown here once Discord has taken the token" in told.out
    assert "secret-part" not in told.out + told.err


@pytest.mark.usefixtures("env_file")
@pytest.mark.parametrize(
    ("settings", "discord", "is_database_seen"),
    [
        ({"LOG_LEVEL": "loud"}, "127.0.0.1:1", True),
        ({"BACKUP_DIR": "gone"}, "127.0.0.1:1", True),
        ({"DATABASE_PATH": "no/such/bot.db"}, "127.0.0.1:1", False),
        ({"PRESSES": "pigeons"}, "a setting that it needs is wrong", True),
        ({"DISCORD_TOKEN": "nonsense"}, "a setting that it needs is wrong", True),
        ({"DISCORD_TOKEN": ""}, "needs a token", True),
    ],
)
def test_a_wrong_setting_keeps_only_the_checks_from_being_made_that_need_it(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    settings: Mapping[str, str],
    discord: str,
    *,
    is_database_seen: bool,
) -> None:
    monkeypatch.setattr("bot.hosting.checks.machine_checks", lambda: ())
    for key, value in {"DISCORD_TOKEN": TOKEN, "DISCORD_API": "http://127.0.0.1:1", **settings}.items():
        monkeypatch.setenv(key, value)
    assert command_line.main(["doctor", "--json"]) == ExitCode.CONFIG
    found = {check["name"]: check["found"] for check in json.loads(capsys.readouterr().out)["checks"]}
    assert next(iter(settings)) in found["Settings"]
    assert discord in found["Discord"]
    assert ("Database" in found) is is_database_seen
    assert ("Backups" in found) is ("BACKUP_DIR" not in settings)


def test_the_link_asks_for_what_the_bot_needs_and_little_more() -> None:
    link = permissions.install_link(APPLICATION)
    assert "scope=bot+applications.commands" in link
    needed = 1 << 10 | 1 << 11 | 1 << 15 | 1 << 38  # see, write, attach, write in threads
    asked = needed | 1 << 14  # embed links
    assert f"permissions={asked}" in link
    assert permissions.missing(discord.Permissions(needed), is_thread=False) == []
    assert permissions.missing(discord.Permissions(needed), is_thread=True) == []


def test_the_link_for_an_account_of_ones_own_asks_for_commands_alone() -> None:
    link = permissions.own_install_link(APPLICATION)
    assert link.endswith("&scope=applications.commands&integration_type=1")


def test_a_database_that_is_none_fails(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    path.write_text("This is not a database, whatever its name may say. " * 20)
    file, *_ = checks.database_checks(path)
    assert (file.is_met, file.code) == (False, ExitCode.STORE)


@pytest.mark.parametrize(
    ("version", "found", "remedy"),
    [
        (999, "has schema 999, this program knows", "update the program"),
        (30, "has schema 30, from before version 1.0.0", "bring it to schema 31 with commit"),
    ],
)
def test_a_database_of_another_program_fails(tmp_path: Path, version: int, found: str, remedy: str) -> None:
    path = tmp_path / "bot.db"
    connection = sqlite3.connect(path)
    connection.execute(f"pragma user_version = {version}")
    connection.close()
    with pytest.raises(Unmet, match=found) as unmet:
        checks.database(path)
    assert unmet.value.remedy.startswith(remedy)


def test_an_empty_database_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    path.touch()
    assert re.search("schema 0 of .*brought up to date at the next start", checks.database(path))


@pytest.mark.parametrize("engine", ["postgres"])
def test_a_server_is_asked_for_its_schema(place: DatabaseServer) -> None:
    met, told = checks.database_checks(place)
    assert (told.name, told.is_met) == ("Encryption", None)
    assert met.is_met
    assert re.search(r"answers in \d+\.\d ms, schema (\d+) of \1$", met.found)
    stored(place, "update schema_version set version = 99")
    newer, _ = checks.database_checks(place)
    assert (newer.is_met, newer.remedy) == (False, "update the program")
    away, _ = checks.database_checks(DatabaseServer("postgresql://me:secret@127.0.0.1:1/bot"))
    assert (away.is_met, away.code) == (False, ExitCode.STORE)
    assert "secret" not in away.found + away.remedy


def test_an_unfinished_game_fails_and_is_told_in_one_line(
    doctor: Doctor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    unfinished = replace(PARTS["brikks"], measuring={})
    monkeypatch.setitem(cast("dict[str, GamePart]", PARTS), "brikks", unfinished)
    code, told = doctor()
    assert code == ExitCode.GAMES
    assert told.splitlines()[-1] == "error: The measuring players of the game brikks lack random."


def test_a_malformed_text_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in LANGUAGES:
        (tmp_path / name).mkdir()
        (tmp_path / name / "x.ftl").write_text("fine = words\n\nbroken { words\n")
    monkeypatch.setattr(checks, "LOCALES", tmp_path)
    with pytest.raises(Unmet, match=r"x\.ftl: broken \{ words"):
        checks.texts()


def test_a_heartbeat_counts_for_half_a_minute(tmp_path: Path) -> None:
    path = health.sign_path(tmp_path / "bot.db")
    assert path.name == "bot.db.alive"
    assert "no sign of life" in health.fault(path, NOW)
    health.write(path, now=NOW)
    assert health.fault(path, NOW + 2 * health.EVERY_SECONDS) == ""
    assert "no sign of life" in health.fault(path, NOW + health.DEAD_AFTER_SECONDS)
    # After a restart of the machine, its clock starts again.
    assert "no sign of life" in health.fault(path, NOW - 1)
    path.write_text("", encoding="utf-8")
    assert "no sign of life" in health.fault(path, NOW)


def test_a_damaged_database_is_not_called_writable(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    prepare(path)
    damage(path)
    with pytest.raises(Unmet, match=r"damaged|malformed"):
        checks.database(path)


def test_health_tells_a_living_bot_from_a_dead_one(bot: Command, env_file: Path) -> None:
    dead = bot("doctor", "--health", DATABASE_PATH="bot.db")
    assert (dead.returncode, dead.stdout) == (1, "no sign of life in bot.db.alive\n")
    health.write(env_file.parent / "bot.db.alive")
    alive = bot("doctor", "--health", DATABASE_PATH="bot.db")
    assert (alive.returncode, alive.stdout) == (0, "alive: bot.db.alive\n")
    health.write(env_file.parent / "bot.db.alive", fault="the database has taken no write for 75 s")
    unwell = bot("doctor", "--health", DATABASE_PATH="bot.db")
    assert (unwell.returncode, unwell.stdout) == (1, "the database has taken no write for 75 s\n")


async def asked(
    discord: Discord | None = None, *, now: float = NOW, **test_messages: int
) -> dict[str, Check]:
    """The checks against this Discord."""
    discord = discord or Discord()
    discord.date = DATE
    async with serving(discord.answer) as base:
        found = await discord_checks.discord_checks(TOKEN, base, lambda: now, settings=None, **test_messages)
    return {check.name: check for check in found}


async def test_discord_meets_every_check_and_gets_no_test_messages() -> None:
    discord = Discord()
    found = await asked(discord)
    assert [check for check in found.values() if not check.is_met] == []
    assert found["Application"].found == f"Gems ({APPLICATION})"
    assert found["Starts"].found == "999 of 1000 left today"
    assert found["Install link"].found == permissions.install_link(APPLICATION)
    assert found[OWN_LINK].found.startswith("none, as User Install is off")
    assert ("Test message" in found, "Test DM" in found, discord.posted) == (False, False, [])


def page(status: int, text: str = "<title>Hotel</title>") -> web.Response:
    return web.Response(status=status, text=text, content_type="text/html")


@pytest.mark.parametrize(
    ("response", "name", "code", "words"),
    [
        (web.json_response({"message": "401"}, status=401), "Token", ExitCode.TOKEN, "refuses the token"),
        (web.json_response({"code": 40002}, status=403), "Token", ExitCode.TOKEN, "this account"),
        (web.json_response({"message": "away"}, status=503), "Discord", ExitCode.NETWORK, "(503)"),
        (page(200), "Discord", ExitCode.NETWORK, "is not Discord (200: 'Hotel')"),
        (page(200, "{"), "Discord", ExitCode.NETWORK, "is not Discord (200: '{')"),
        (web.json_response([]), "Discord", ExitCode.NETWORK, "is not Discord (200: '[]')"),
        (web.json_response({}), "Discord", ExitCode.NETWORK, "is not Discord (200: '{}')"),
        (page(403), "Discord", ExitCode.NETWORK, "is not Discord (403: 'Hotel')"),
        (page(407), "Discord", ExitCode.NETWORK, "a proxy"),
        (page(429), "Discord", ExitCode.NETWORK, "from here for now (429)"),
        (web.json_response({"retry_after": 9}, status=429), "Discord", ExitCode.NETWORK, "(429)"),
        (web.Response(body=b"\xe4", content_type="text/html"), "Discord", ExitCode.NETWORK, "is not Discord"),
    ],
)
async def test_what_answers_in_place_of_discord_is_told_as_the_bot_tells_it(
    response: web.Response, name: str, code: ExitCode, words: str
) -> None:
    [check] = (await asked(Discord(response))).values()
    assert (check.name, check.is_met, check.code) == (name, False, code)
    assert words in check.found
    assert check.remedy


@pytest.mark.parametrize(
    ("fault", "waits", "is_met", "words"),
    [
        ("", "", True, "nothing"),
        ("", "Discord has not taken the commands (x)", False, "has not taken the commands (x)"),
        ("", "Discord lets the bot open no direct messages now (error 40003)", False, "(error 40003)"),
        (health.STOPPED, "", None, "known while the bot runs"),
    ],
)
def test_what_discord_holds_back_is_told(
    tmp_path: Path, fault: str, waits: str, is_met: bool | None, words: str
) -> None:
    path = tmp_path / "bot.db"
    assert checks.held_back_check(path, NOW).is_met is None
    health.write(health.sign_path(path), fault=fault, waits=waits, now=NOW)
    check = checks.held_back_check(path, NOW)
    assert check.is_met is is_met
    assert words in check.found
    assert health.fault(health.sign_path(path), NOW) == fault, "the bot works"
    assert checks.held_back_check(path, NOW + 60).is_met is None


@pytest.mark.parametrize(("drift", "words"), [(60, "60 s ahead of"), (-60, "60 s behind")])
async def test_a_wrong_clock_fails(drift: float, words: str) -> None:
    found = (await asked(now=NOW + drift))["Clock"]
    assert found.is_met is False
    assert words in found.found


async def test_a_switch_that_stops_the_bot_fails() -> None:
    assert (await asked(Discord(application={"bot_require_code_grant": True})))["Application"].is_met is False


async def test_privileged_intents_are_not_needed() -> None:
    assert (await asked())["Privileged intents"].found == "none needed"
    assert (
        "may be switched off"
        in (await asked(Discord(application={"flags": 1 << 18})))["Privileged intents"].found
    )


def test_few_starts_left_fail() -> None:
    with pytest.raises(Unmet, match="99 of 1000 left today") as unmet:
        discord_checks.starts_left({"total": 1000, "remaining": 99, "reset_after": 5_400_000})
    assert "wait 1.5 hours" in unmet.value.remedy


async def test_a_test_message_goes_to_the_channel_and_the_person() -> None:
    discord = Discord()
    found = await asked(discord, channel=5, person=6)
    assert [found[name].is_met for name in ("Test message", "Test DM")] == [True, True]
    assert [body["path"] for body in discord.posted] == [
        "/channels/5/messages",
        "/users/@me/channels",
        "/channels/77/messages",
    ]
    assert discord.posted[1]["recipient_id"] == "6"
    mentions = [body["allowed_mentions"] for body in discord.posted if "content" in body]
    assert mentions == [{"parse": []}] * 2


async def test_a_refused_test_message_says_why() -> None:
    found = await asked(Discord(refusal=403), channel=5, person=6)
    for name in ("Test message", "Test DM"):
        assert found[name].found == "refused: Missing Access (403)"
        assert (found[name].is_met, found[name].code) == (False, ExitCode.MESSAGE)


def test_json_is_for_other_programs(doctor: Doctor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    code, told = doctor("--json")
    assert code == 0
    found = {check["name"]: check for check in json.loads(told)["checks"]}
    assert found["Free disk"]["is_met"] is True
    assert "GB free" in found["Free disk"]["found"]
    assert found["File system"]["found"]
    assert found["Discord"]["is_met"] is None
    assert "brikks: " in found["Games"]["found"]
    assert "master" in found["Games"]["found"]


@pytest.mark.parametrize(
    ("kind", "is_met", "is_doubtful"),
    [
        *(
            (kind, True, False)
            for kind in (
                "ext4",
                "xfs",
                "btrfs",
                "zfs",
                "f2fs",
                "overlay",
                "tmpfs",
                "vfat",
                "ntfs3",
                "fuseblk",
            )
        ),
        *(
            (kind, True, True)
            for kind in ("9p", "virtiofs", "fuse.shfs", "vboxsf", "fuse.gcsfuse", "fuse.mergerfs", "drvfs")
        ),
        *(
            (kind, True, True)
            for kind in ("fuse.grpcfuse", "fakeowner", "prl_fs", "vmhgfs", "beegfs", "ext5", "newfs")
        ),
        *((kind, False, False) for kind in ("nfs4", "cifs", "smb3", "ceph", "fuse.sshfs", "fuse.rclone")),
    ],
)
def test_a_file_system_is_known_doubted_or_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, *, is_met: bool, is_doubtful: bool
) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(f"/dev/sda / ext4 rw 0 0\nserver:/games {tmp_path} {kind} rw 0 0\n")
    for look in (file_system, network_file_system, doubtful_file_system):
        monkeypatch.setattr(checks, look.__name__, partial(look, mounts=mounts))
    check = checks.mount(tmp_path)
    assert check.is_met is is_met
    assert kind in check.found
    assert bool(check.remedy) is (is_doubtful or not is_met)
    assert ("named volume" in check.remedy) is is_doubtful
    mounts.unlink()
    assert checks.mount(tmp_path) == Check("File system", is_met=True, found="unknown on this system")


@pytest.mark.parametrize(
    ("disks", "is_met", "found"),
    [
        ({}, None, "cannot be told from here"),
        ({"sda/sda1/partition": "1"}, None, "does not encrypt the disk"),
        ({"dm-0/dm/uuid": "CRYPT-LUKS2-00aa-home"}, True, "is encrypted"),
        # A logical volume on two disks, of which one or both are encrypted.
        ({"dm-2/dm/uuid": "LVM-x", "dm-0/dm/uuid": "CRYPT-PLAIN-a", "sdb/dev": "8:1"}, None, "does not"),
        ({"dm-2/dm/uuid": "LVM-x", "dm-0/dm/uuid": "CRYPT-PLAIN-a", "dm-1/dm/uuid": "CRYPT-b"}, True, "is"),
        # A partition of a device that is encrypted as a whole.
        ({"dm-0/part/partition": "1", "dm-0/dm/uuid": "CRYPT-LUKS1-0"}, True, "is encrypted"),
    ],
)
def test_whether_the_disk_is_encrypted_is_said_where_that_is_known(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    disks: Mapping[str, str],
    is_met: bool | None,
    found: str,
) -> None:
    """The kernel's files name each disk, and those that it is made of."""
    names = list(dict.fromkeys(str(Path(name).parent).removesuffix("/dm") for name in disks))
    for name, content in disks.items():
        file = tmp_path / "devices" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)
    if names:
        first = tmp_path / "devices" / names[0]
        for name in names[1:] if (first / "dm").exists() else ():
            (first / "slaves").mkdir(exist_ok=True)
            (first / "slaves" / name).symlink_to(tmp_path / "devices" / name)
        number = tmp_path.stat().st_dev
        (tmp_path / "block").mkdir()
        (tmp_path / "block" / f"{os.major(number)}:{os.minor(number)}").symlink_to(first)
    monkeypatch.setattr(checks, "is_encrypted", partial(is_encrypted, devices=tmp_path / "block"))
    check = checks.encryption(tmp_path / "data")
    assert (check.name, check.is_met, found in check.found) == ("Encryption", is_met, True)
    assert bool(check.remedy) is (is_met is None)


def test_a_full_disk_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "LEAST_FREE", 1 << 62)
    with pytest.raises(Unmet, match="GB free") as unmet:
        checks.room(tmp_path / "not" / "yet")
    assert "make room" in unmet.value.remedy


def test_a_text_that_a_language_lacks_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    known = keys("en")
    monkeypatch.setattr(checks, "keys", lambda name: known - {"refused-too-late"} if name == "de" else known)
    with pytest.raises(Unmet, match="de lacks 1 texts: refused-too-late"):
        checks.translations()


def test_a_preview_may_lack_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    known = keys("en")
    monkeypatch.setattr(checks, "keys", lambda name: known - {"refused-too-late"} if name == "fr" else known)
    monkeypatch.setattr(checks, "is_preview", lambda name: name == "fr")
    assert checks.translations().endswith("; still English in previews: fr 1")


@pytest.mark.parametrize("word", ["general", "-1", "99999999999999999999"])
def test_a_test_message_needs_an_id(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command_line.main(["doctor", f"--message={word}"])
    assert ended.value.code == ExitCode.CONFIG
    assert "copy one" in capsys.readouterr().err
