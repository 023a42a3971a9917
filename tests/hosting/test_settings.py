from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import discord
import pytest
from discord.gateway import DiscordWebSocket
from pydantic import SecretStr

from bot.bootstrap import ROOT
from bot.settings import DATABASE, ENV_FILE, KEYS, NAMES, Settings, SettingsError, load, load_sound
from bot.store.address import DatabaseServer
from tests.hosting.conftest import TOKEN

WITHOUT_TOKEN = NAMES - {"discord_token"}


@pytest.mark.parametrize(
    ("text", "named", "advice"),
    [
        ("", "DISCORD_TOKEN", "looked in the environment and in"),
        ("DISCORD_TOKEN=", "DISCORD_TOKEN", "is empty"),
        ("DISCORD_TOKEN", "DISCORD_TOKEN", "is empty"),
        ("DISCORD_TOKEN='  '", "DISCORD_TOKEN", "is empty"),
        (f"DISCORD_TOKEN=\"'{TOKEN}'\"", "DISCORD_TOKEN", "has quotes around it: remove them"),
        (f"DISCORD_TOKEN=Bot {TOKEN}", "DISCORD_TOKEN", "has a blank in it"),
        ("DISCORD_TOKEN=123456789012345678", "DISCORD_TOKEN", "is the application id, not the token"),
        (f"DISCORD_TOKEN={'0a' * 32}", "DISCORD_TOKEN", "is the public key, not the token"),
        (f"DISCORD_TOKEN={'aZ' * 16}", "DISCORD_TOKEN", "is the client secret, not the token"),
        ("DISCORD_TOKEN=nonsense", "DISCORD_TOKEN", "three parts joined by dots"),
        (f"DISCORD_TOKN={TOKEN}", "line 1", "did you mean DISCORD_TOKEN?"),
        (f"\n# mine\n\nTOKEN={TOKEN}", "line 4", "did you mean DISCORD_TOKEN?"),
        ("DISCORD_TOKEN_FILE=nowhere", "DISCORD_TOKEN_FILE", "No such file"),
        (f"DISCORD_TOKEN_FILE=x\nDISCORD_TOKEN={TOKEN}", "DISCORD_TOKEN_FILE", "keep one of them"),
        ("DATABASE_URL_FILE=nowhere", "DATABASE_URL_FILE", "No such file"),
        ("DATABASE_URL_FILE=x\nDATABASE_URL=sqlite:///x", "DATABASE_URL_FILE", "keep one of them"),
        ("DISCORD_CLIENT_SECRET_FILE=nowhere", "DISCORD_CLIENT_SECRET_FILE", "No such file"),
        (
            "DISCORD_CLIENT_SECRET_FILE=x\nDISCORD_CLIENT_SECRET=y",
            "DISCORD_CLIENT_SECRET_FILE",
            "keep one of them",
        ),
        ("PRESSES=pigeons", "PRESSES", "'http' or 'gateway'"),
        ("LOG_LEVEL=loud", "LOG_LEVEL", "'DEBUG', 'INFO', 'WARNING' or 'ERROR'"),
        ("LOG_FORMAT=yaml", "LOG_FORMAT", "'console' or 'json'"),
        ("MONITORING=localhost", "MONITORING", "a port such as 9464, or HOST:PORT"),
        ("MONITORING=0", "MONITORING", "a port such as 9464, or HOST:PORT"),
        ("DOOR_PROXIES=localhost", "DOOR_PROXIES", "IPv4 or IPv6 network"),
        ("DOOR_PROXIES=127.0.0.1;10.0.0.0/8", "DOOR_PROXIES", "IPv4 or IPv6 network"),
        ("PUBLIC_URL=bot.example.org", "PUBLIC_URL", "begin with https:// and name this bot's public host"),
        ("PUBLIC_URL=http://bot.example.org", "PUBLIC_URL", "begin with https://"),
        ("PUBLIC_URL=https://", "PUBLIC_URL", "begin with https://"),
        ("PUBLIC_URL=https://bot.example.org/games", "PUBLIC_URL", "with nothing after the host but a port"),
        ("PUBLIC_URL=https://bot.example.org?x=1", "PUBLIC_URL", "with nothing after the host but a port"),
        ("PUBLIC_URL=https://me@bot.example.org", "PUBLIC_URL", "with nothing after the host but a port"),
        ("DOOR_PORT=0", "DOOR_PORT", "greater than 0"),
        ("DOOR_PORT=65536", "DOOR_PORT", "less than 65536"),
        ("DEFAULT_CLOCK=fast", "DEFAULT_CLOCK", "live, relaxed, day, none"),
        ("GRACE_SECONDS=long", "GRACE_SECONDS", "valid integer"),
        ("GRACE_SECONDS=61", "GRACE_SECONDS", "less than or equal to 60"),
        ("KEEP_INACTIVE=0", "KEEP_INACTIVE", "greater than or equal to 1"),
        ("KEEP_INACTIVE=121", "KEEP_INACTIVE", "less than or equal to 120"),
        ("SUPPORT_SERVER=my-server", "SUPPORT_SERVER", "an invitation such as https://discord.gg/NAME"),
        ("SUPPORT_SERVER=https://discord.gg.example/x", "SUPPORT_SERVER", "an invitation such as"),
        ("DEV_GUILD=my server", "DEV_GUILD", "valid integer"),
        ("DATABASE_PATH=no/such/bot.db", "DATABASE_PATH", "there is no directory"),
        ("DATABASE_PATH=.", "DATABASE_PATH", "is a directory: name a file in it"),
        ("DATABASE_URL=u:secret@host/bot", "DATABASE_URL", "begin with sqlite:/// or postgresql://"),
        ("DATABASE_URL=mysql://u:secret@host/bot", "DATABASE_URL", "begin with sqlite:/// or postgresql://"),
        ("DATABASE_URL=postgresql://u:secret@host", "DATABASE_URL", "end with the name of the database"),
        ("DATABASE_URL=postgresql://u:sec/ret@[host/bot", "DATABASE_URL", "write signs such as / and @ as"),
        ("DATABASE_URL=postgresql://u:secret@h/bot?pooler=yes", "DATABASE_URL", "transaction or none"),
        ("DATABASE_URL=sqlite:///", "DATABASE_URL", "name a file after sqlite:///"),
        ("DATABASE_URL=sqlite:///no/such/bot.db", "DATABASE_PATH", "there is no directory"),
        ("DISCORD TOKEN", "line 1", "write KEY=value"),
        (TOKEN, "line 1", "write KEY=value"),
        (f"DISCORD_TOKEN=\n{TOKEN}", "line 2", "write KEY=value"),
        (f"# mine\n\n\nDISCORD_TOKEN={TOKEN[:30]}\n\n{TOKEN[30:]}", "line 6", "write KEY=value"),
        ("LOG_LEVEL=INFO\npostgresql://u:secret@h/db?sslmode=require", "line 2", "write KEY=value"),
        ("DISCORD_TOKEN: x", "line 1", "write KEY=value"),
        ("set DISCORD_TOKEN=x", "line 1", "write KEY=value"),
        ("'LOG_LEVEL'=INFO\nsecret", "line 2", "write KEY=value"),
        (f"LOG_LEVEL={TOKEN}", "LOG_LEVEL", "looks like the value of DISCORD_TOKEN"),
        (f"DEV_GUILD={TOKEN}", "DEV_GUILD", "looks like the value of DISCORD_TOKEN"),
        (f"DATABASE_PATH={TOKEN}", "DATABASE_PATH", "looks like the value of DISCORD_TOKEN"),
        (f"DISCORD_TOKEN_FILE={TOKEN}", "DISCORD_TOKEN_FILE", "looks like the value of DISCORD_TOKEN"),
        (f"DISCORD_CLIENT_SECRET_FILE={'aZ' * 16}", "DISCORD_CLIENT_SECRET_FILE", "looks like the value of"),
        ("DATABASE_PATH=postgresql://u:secret@h/db", "DATABASE_PATH", "looks like the value of"),
        ("DATABASE_URL_FILE=postgresql://h/db", "DATABASE_URL_FILE", "should be a path, not an address"),
        ("DOOR_HOST=u:secret@h", "DOOR_HOST", "looks like the value of"),
        ("PUBLIC_URL=https://[secret", "PUBLIC_URL", "an address such as https://HOST"),
        ("PUBLIC_URL=https://bot.example.org:secret", "PUBLIC_URL", "an address such as https://HOST"),
        ("DISCORD_API=https://me@example.org/api", "DISCORD_API", "https:// or wss://"),
        ("DATABASE_PATH=$HOME/bot.db", "DATABASE_PATH", "no variables are replaced in it"),
        ('DATABASE_PATH="C:\\bots\\new\\bot.db"', "DATABASE_PATH", "use single quotes"),
        ("BACKUP_DIR=~nobody-of-this-name/backups", "BACKUP_DIR", "no such home"),
        ("DATABASE_URL=sqlite:///bot.db?mode=rwc", "DATABASE_URL", "a file takes no options"),
        (
            "DATABASE_URL=\"'postgresql://u:secret@h/db'\"",
            "DATABASE_URL",
            "has quotes around it: remove them",
        ),
        ("DATABASE_URL=postgresql://u:se@cret@h/db", "DATABASE_URL", "write signs such as / and @ as"),
        ("LOG_LEVEL=\"'INFO'\"", "LOG_LEVEL", "has quotes around it: remove them"),
        ("DISCORD_API=http://example.com/api/v10", "DISCORD_API", "https:// or wss://, or lead to 127.0.0.1"),
        ("DISCORD_API=https:///api/v10", "DISCORD_API", "https:// or wss://, or lead to 127.0.0.1"),
        ("DISCORD_GATEWAY=ws://127.0.0.1.example.com", "DISCORD_GATEWAY", "or lead to 127.0.0.1"),
    ],
)
def test_a_bad_setting_is_told_in_one_line(env_file: Path, text: str, named: str, advice: str) -> None:
    env_file.write_text(text)
    with pytest.raises(SettingsError) as error:
        load(env_file)
    line = str(error.value)
    assert named in line
    assert advice in line
    assert "\n" not in line
    assert "secret" not in line.replace("client secret", "")
    assert "cret" not in line.replace("secret", "")
    assert TOKEN[:8] not in line
    assert TOKEN[-8:] not in line


def test_a_value_is_blamed_on_the_place_it_came_from(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env_file.write_text("LOG_LEVEL=loud")
    with pytest.raises(SettingsError, match=f"LOG_LEVEL in {env_file} is 'LOUD': it should be"):
        load(env_file)
    monkeypatch.setenv("LOG_LEVEL", "louder")
    with pytest.raises(SettingsError, match="LOG_LEVEL in the environment is 'LOUDER'"):
        load(env_file)


def test_a_near_miss_in_the_environment_is_told(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKENS", TOKEN)
    with pytest.raises(SettingsError, match=r"DISCORD_TOKENS in the environment .* mean DISCORD_TOKEN\?"):
        load(env_file)


@pytest.mark.parametrize("is_in_file", [False, True])
def test_what_another_program_has_set_is_told_where_the_right_key_is_set(
    env_file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, *, is_in_file: bool
) -> None:
    (env_file.parent / "token").write_text(TOKEN)
    env_file.write_text(f"# mine\n{'DISCORD_TOKENS=1,2' if is_in_file else ''}\nDISCORD_TOKEN_FILE=token")
    if not is_in_file:
        monkeypatch.setenv("DISCORD_TOKENS", "1,2")
    assert load(env_file).discord_token.get_secret_value() == TOKEN
    place = f"line 2 of {env_file}" if is_in_file else "DISCORD_TOKENS in the environment"
    assert caplog.messages == [
        f"{place} is no setting of this bot and is ignored: `config show` lists all there are"
    ]


def test_what_is_like_no_setting_of_ours_is_told_and_ignored(
    env_file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    env_file.write_text("COLOUR=red\nGRACE_SECONDS=7\nGRACE=3")
    assert load(env_file, WITHOUT_TOKEN).grace_seconds == 7
    assert [line.partition(" of ")[0] for line in caplog.messages] == ["line 1", "line 3"]


def test_a_command_checks_the_settings_that_it_uses(env_file: Path) -> None:
    env_file.write_text(
        "DISCORD_TOKEN=nonsense\nDISCORD_CLIENT_SECRET_FILE=gone\nBACKUP_DIR=gone\nGRACE_SECOND=1\nLOG_LEVEL=loud\n"
        "DATABASE_PATH=games.db"
    )
    settings = load(env_file, DATABASE)
    assert (settings.database, settings.log_level) == (Path("games.db"), "INFO")
    with pytest.raises(SettingsError, match="BACKUP_DIR: there is no directory"):
        load(env_file, DATABASE | {"backup_dir"})
    settings_, sound, faults = load_sound(env_file)
    assert settings_ is not None
    assert settings_.database == Path("games.db")
    assert NAMES - sound == {fault.name for fault in faults}
    assert NAMES - sound == {
        "discord_token",
        "discord_client_secret",
        "backup_dir",
        "grace_seconds",
        "log_level",
    }
    env_file.write_text("DATABASE_URL=postgresql://h\nDATABASE_PATH=games.db")
    assert not load_sound(env_file)[1] & DATABASE
    env_file.write_text("nonsense")
    assert load_sound(env_file)[:2] == (None, frozenset())


def test_a_line_of_windows_is_read_from_the_environment_too(
    env_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = {
        "DISCORD_TOKEN": TOKEN,
        "DATABASE_PATH": "games.db",
        "LOG_LEVEL": "debug",
        "DEV_GUILD": "",
        "LIMITS": "off",
    }
    for key, value in given.items():
        monkeypatch.setenv(key, f"{value}\r")
    settings = load(env_file)
    assert settings.discord_token.get_secret_value() == TOKEN
    assert settings.database == Path("games.db")
    assert (settings.log_level, settings.dev_guild, settings.limits) == ("DEBUG", None, False)
    monkeypatch.setenv("DISCORD_TOKEN", "\r")
    with pytest.raises(SettingsError, match="DISCORD_TOKEN in the environment is empty"):
        load(env_file)


def test_paths_may_begin_at_home(env_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    (home / "token").write_text(TOKEN)
    env_file.write_text("DISCORD_TOKEN_FILE=~/token\nDATABASE_PATH='~/bot.db'\nBACKUP_DIR=~")
    settings = load(env_file)
    assert settings.discord_token.get_secret_value() == TOKEN
    assert (settings.database, settings.backup_dir) == (home / "bot.db", home)


@pytest.mark.parametrize(
    ("is_ours", "command"), [(True, ["chmod", "u+rwX"]), (False, ["chown", "4711"])], ids=["ours", "others"]
)
@pytest.mark.skipif(sys.platform == "win32", reason="it has other rights")
def test_the_advice_on_rights_can_be_pasted(
    env_file: Path, monkeypatch: pytest.MonkeyPatch, *, is_ours: bool, command: list[str]
) -> None:
    folder = env_file.parent / "my games"
    folder.mkdir()
    monkeypatch.setattr(os, "access", lambda *_: False)
    monkeypatch.setattr(os, "getuid", lambda: folder.stat().st_uid if is_ours else 4711)
    env_file.write_text("DATABASE_PATH='my games/bot.db'")
    with pytest.raises(SettingsError) as refused:
        load(env_file)
    _, pasted, _ = str(refused.value).split("`")
    assert shlex.split(pasted) == [*command, str(folder)]


def test_other_programs_variables_are_left_alone(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_WEBHOOK_URL", "x")
    monkeypatch.setenv("LOGLEVEL", "x")
    assert load(env_file, WITHOUT_TOKEN) == Settings()


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda file: file.with_name(".env.txt").write_text("LIMITS=on"), r"\.env\.txt must be named \.env"),
        (lambda file: file.mkdir(), "is a directory"),
        (lambda file: file.write_text("LIMITS=on", encoding="utf-16"), "save it as UTF-8"),
    ],
    ids=["named .env.txt", "a directory", "another encoding"],
)
def test_a_file_that_cannot_be_read_is_told(
    env_file: Path, spoil: Callable[[Path], object], told: str
) -> None:
    spoil(env_file)
    with pytest.raises(SettingsError, match=told):
        load(env_file)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"DATABASE_PATH=a\0b", "it holds a zero byte"),
        (b"#" * 1_100_000, "is larger than 1,048,576 bytes"),
        (b"DATABASE_PATH=" + b"d" * 5000, "DATABASE_PATH: d+….* File name too long"),
        (b"LOG_LEVEL=" + b"x" * 5000, "LOG_LEVEL in [^x]*: it should be"),
        (b"k" * 5000 + b"=1", r"^line 1 of [^k]*\.env: write KEY=value"),
        (b"DISCORD_TOKEN_FILE=/dev/zero", "DISCORD_TOKEN_FILE: /dev/zero: is larger than 4,096 bytes"),
        (b"DEV_GUILD=" + b"9" * 30, "DEV_GUILD in .* less than"),
    ],
    ids=["zero", "huge", "long path", "long value", "long name", "endless token", "long number"],
)
def test_settings_have_bounds(env_file: Path, content: bytes, told: str) -> None:
    env_file.write_bytes(content)
    with pytest.raises(SettingsError, match=told) as error:
        load(env_file)
    assert str(error.value).count("\n") == 0


def test_a_database_that_cannot_be_written_is_told(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(SettingsError, match=f"DATABASE_PATH: {env_file.parent} is not writable"):
        load(env_file)


def test_everything_can_be_set(env_file: Path) -> None:
    env_file.write_text(
        f"export DISCORD_TOKEN='{TOKEN}' # mine\nDATABASE_PATH=games.db\nlog_level=debug\n"
        "DEV_GUILD=42\nKEEP_INACTIVE=6\nSUPPORT_SERVER=https://discord.gg/help-2\nDEFAULT_CLOCK=day\nGRACE_SECONDS=0\nREQUESTS_PER_SECOND=400\n"
        "DISCORD_API=http://127.0.0.1:1/api/v10/\nDISCORD_GATEWAY=ws://localhost:1/gateway\n",
        encoding="utf-8-sig",
    )
    settings = load(env_file)
    assert settings == Settings(
        discord_token=SecretStr(TOKEN),
        database_path=Path("games.db"),
        log_level="DEBUG",
        dev_guild=42,
        keep_inactive=6,
        support_server="https://discord.gg/help-2",
        default_clock="day",
        grace_seconds=0,
        requests_per_second=400,
        discord_api="http://127.0.0.1:1/api/v10",
        discord_gateway="ws://localhost:1/gateway",
    )
    assert TOKEN not in repr(settings)


def test_an_address_of_a_database_comes_before_its_path(env_file: Path) -> None:
    env_file.write_text("DATABASE_PATH=a.db\nDATABASE_URL=sqlite:///b.db")
    assert load(env_file, WITHOUT_TOKEN).database == Path("b.db")
    assert load(env_file, WITHOUT_TOKEN).database_path == Path("b.db")
    url = "postgresql://me:pa55word@host:5433/bot?sslmode=require"
    env_file.write_text(f"DATABASE_PATH=a.db\nDATABASE_URL={url}&pooler=transaction")
    settings = load(env_file, WITHOUT_TOKEN)
    assert settings.database == DatabaseServer(url, is_pooled=True)
    assert settings.database_path == Path("a.db")
    assert str(settings.database) == "postgresql://me@host:5433/bot"
    assert "pa55word" not in repr(settings) + repr(settings.database)


def test_the_activity_needs_an_address_and_a_secret(env_file: Path) -> None:
    env_file.write_text("DISCORD_CLIENT_SECRET=of-the-application")
    assert not load(env_file, WITHOUT_TOKEN).has_activity
    env_file.write_text(
        "PUBLIC_URL=https://a.example\nPRESSES=Gateway\nDISCORD_CLIENT_SECRET=of-the-application"
    )
    settings = load(env_file, WITHOUT_TOKEN)
    assert settings.has_activity
    assert settings.presses_url == ""
    assert "of-the-application" in settings.secrets()
    assert "of-the-application" not in repr(settings)


def test_the_environment_wins_over_the_file(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env_file.write_text(f"DISCORD_TOKEN={TOKEN}\nGRACE_SECONDS=1")
    monkeypatch.setenv("GRACE_SECONDS", "2")
    assert load(env_file).grace_seconds == 2


def test_the_token_can_come_from_a_file(env_file: Path, tmp_path: Path) -> None:
    secret = tmp_path / "token"
    env_file.write_text(f"DISCORD_TOKEN_FILE={secret}")
    secret.write_text("\n")
    with pytest.raises(SettingsError, match=r"DISCORD_TOKEN_FILE: .* is empty"):
        load(env_file)
    secret.write_text("nonsense")
    with pytest.raises(SettingsError, match=r"DISCORD_TOKEN in .*token \(DISCORD_TOKEN_FILE\) is not"):
        load(env_file)
    secret.write_text(f"{TOKEN}\n")
    assert load(env_file).discord_token.get_secret_value() == TOKEN


def test_the_example_has_every_key_and_its_default(env_file: Path) -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    settings = [line.removeprefix("# ").partition("=") for line in lines if "=" in line]
    assert [key for key, _, _ in settings] == list(KEYS)
    env_file.write_text(
        "\n".join(f"{key}={value}" for key, _, value in settings if "TOKEN" not in key and "_FILE" not in key)
    )
    assert load(env_file, WITHOUT_TOKEN) == Settings()


def test_the_example_says_only_that_the_token_is_empty(env_file: Path) -> None:
    env_file.write_text((ROOT / ".env.example").read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(SettingsError, match=r"DISCORD_TOKEN in .* is empty"):
        load(env_file)


def test_discord_is_where_its_library_says() -> None:
    settings = Settings()
    assert settings.discord_api == discord.http.Route.BASE
    assert settings.discord_gateway == str(DiscordWebSocket.DEFAULT_GATEWAY)


def test_settings_are_looked_for_where_the_command_is_given() -> None:
    assert Path(".env") == ENV_FILE


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("", ""),
        ("https://bot.example.org", "https://bot.example.org"),
        ("https://bot.example.org:8443/", "https://bot.example.org:8443"),
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
        ("https://localhost", "https://localhost"),
    ],
)
def test_a_public_address_is_kept_without_a_slash_at_its_end(given: str, address: str) -> None:
    assert Settings(public_url=given).public_url == address
