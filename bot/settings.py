"""Settings of an operator, from the environment and `.env`; read once and handed to constructors."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from enum import IntEnum
from pathlib import Path
from typing import Literal, NoReturn
from urllib.parse import urlsplit

from dotenv.parser import parse_stream
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.store.address import DatabaseServer, Place, place_of
from bot.store.text_files import read_text
from bot.turns.clocks import CLOCKS
from engine.game import MalformedText, cut, quoted

ENV_FILE = Path(".env")
WHERE_TOKENS_ARE = "Developer Portal, your application, Bot, Reset Token"
HERE = ("127.0.0.1", "localhost", "::1")
MOST_SECRET = 4096
SECRETS = ("discord_token", "database_url", "discord_client_secret")
"""Settings that may stand in a file of their own, which `_file` names."""
TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
# What people paste by mistake: these values stand beside the token in the portal.
MISTAKEN = (
    (re.compile(r"\d{15,21}"), "the application id"),
    (re.compile(r"[0-9a-f]{64}"), "the public key"),
    (re.compile(r"[\w-]{32}"), "the client secret"),
)


class ExitCode(IntEnum):
    CONFIG = 2
    TOKEN = 3
    """Discord refused the token."""
    STORE = 4
    INTENTS = 5
    NETWORK = 6
    """Discord, or the database server, cannot be reached; it may be later."""
    GAMES = 7
    """A game lacks something that the bot asks for."""
    CLOCK = 8
    """This machine's clock is wrong."""
    MESSAGE = 9
    """Discord refused a test message."""
    BACKUPS = 10
    """The newest backup is too old."""
    ADDRESS = 11
    """Presses do not come the way that is set: over PUBLIC_URL, or over the gateway."""
    REPLACED = 12
    """Another process has taken over this one's work."""


class SettingsError(Exception):
    """A setting is missing or wrong; the message names key and place and says what to do."""


class Settings(BaseSettings):
    """The settings; the environment has the keys in upper case."""

    model_config = SettingsConfigDict(
        env_file_encoding="utf-8-sig", env_ignore_empty=True, extra="forbid", frozen=True
    )

    discord_token: SecretStr = SecretStr("")
    discord_token_file: Path | None = None
    database_path: Path = Path("data/bot.db")
    database_url: SecretStr = SecretStr("")
    database_url_file: Path | None = None
    backup_dir: Path | None = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["console", "json"] = "console"
    monitoring: str = ""
    public_url: str = ""
    door_host: str = HERE[0]
    door_port: int = Field(default=8080, gt=0, lt=1 << 16)
    presses: Literal["http", "gateway"] = "http"
    discord_client_secret: SecretStr = SecretStr("")
    discord_client_secret_file: Path | None = None
    dev_guild: int | None = Field(default=None, gt=0, lt=1 << 63)
    shard_count: int | None = Field(default=None, gt=0, le=10_000)
    default_clock: str = "live"
    grace_seconds: int = Field(default=5, ge=0, le=60)
    limits: bool = True
    discord_api: str = "https://discord.com/api/v10"
    discord_gateway: str = "wss://gateway.discord.gg/"

    @property
    def database(self) -> Place:
        """Return where the games are: `database_url`, or the file at `database_path`."""
        url = self.database_url.get_secret_value().strip()
        return place_of(url) if url else self.database_path

    @property
    def presses_url(self) -> str:
        """Return the address to which Discord is to send presses; empty if they come over the gateway."""
        return self.public_url if self.presses == "http" else ""

    @property
    def has_activity(self) -> bool:
        """Return whether games can be opened as a page inside Discord."""
        return bool(self.public_url and self.discord_client_secret.get_secret_value())

    def secrets(self) -> tuple[str, ...]:
        """Return the values that must never be shown."""
        database, token = self.database, self.discord_token.get_secret_value()
        own = filter(None, [token, self.discord_client_secret.get_secret_value()])
        return (*own, *(database.secrets() if isinstance(database, DatabaseServer) else ()))

    @field_validator("log_level", mode="before")
    @classmethod
    def _capitals(cls, level: object) -> object:
        return level.upper() if isinstance(level, str) else level

    @field_validator("log_format", "presses", mode="before")
    @classmethod
    def _small_letters(cls, name: object) -> object:
        return name.lower() if isinstance(name, str) else name

    @field_validator("monitoring")
    @classmethod
    def _host_and_port(cls, address: str) -> str:
        """Return the address with its host: this machine, unless another one is named."""
        host, _, port = address.rpartition(":")
        if address and not (port.isdecimal() and 0 < int(port) < 1 << 16):
            raise ValueError("Input should be a port such as 9464, or HOST:PORT")
        return f"{host or HERE[0]}:{port}" if address else ""

    @field_validator("public_url")
    @classmethod
    def _reachable(cls, address: str) -> str:
        """Return the address that Discord is given, without a slash at its end; raises ValueError for one that it
        would not take."""
        parts = urlsplit(address)
        is_sealed = parts.scheme == "https" and parts.hostname not in (None, *HERE)
        is_test = parts.scheme in ("http", "https") and parts.hostname in HERE
        if address and not (is_sealed or is_test):
            raise ValueError("Input should begin with https:// and name this bot's public host")
        if parts.path.strip("/") or parts.query or parts.fragment or parts.username is not None:
            raise ValueError("Input should be https://HOST, with nothing after the host but a port")
        return address.rstrip("/")

    @field_validator("default_clock")
    @classmethod
    def _known_clock(cls, clock: str) -> str:
        if clock not in CLOCKS:
            raise ValueError(f"Input should be {', '.join(CLOCKS)}")
        return clock

    @field_validator("discord_api", "discord_gateway")
    @classmethod
    def _sealed(cls, address: str) -> str:
        """Require TLS, since the token is sent there, except within this machine."""
        parts = urlsplit(address)
        is_open = parts.scheme in ("http", "ws") and parts.hostname in HERE
        if not is_open and not (parts.scheme in ("https", "wss") and parts.hostname):
            raise ValueError("Input should begin with https:// or wss://, or lead to 127.0.0.1")
        return address.rstrip("/") if parts.scheme.startswith("http") else address


KEYS = tuple(name.upper() for name in Settings.model_fields)


def load(env_file: Path = ENV_FILE, *, require_token: bool = True) -> Settings:
    """Load the settings, with the token from its file if it has one; raises SettingsError."""
    in_file = _read(env_file)
    _refuse_unknown(in_file, env_file)
    try:
        settings = Settings(_env_file=env_file)  # type: ignore[call-arg]  # hidden by its metaclass
    except ValidationError as error:
        _refuse_value(error, env_file)
    settings = _with_file(_with_secrets(settings), env_file)
    _check_database(settings.database_path)
    _check_backups(settings.backup_dir)
    token = _token(settings, env_file)
    if require_token and not token:
        raise SettingsError(_missing_token(in_file, env_file))
    return settings.model_copy(update={"discord_token": SecretStr(token)})


@dataclass(frozen=True, slots=True)
class Value:
    """A setting as it is in force."""

    key: str
    text: str
    """What may be shown of it."""
    source: str


def in_force(settings: Settings, env_file: Path = ENV_FILE) -> Iterator[Value]:
    """Yield every setting with where it came from; of secrets only whether they are set."""
    in_file = {name.upper() for name, value in _read(env_file).items() if value}
    in_environment = {name.upper() for name, value in os.environ.items() if value}
    for name in Settings.model_fields:
        key, value = name.upper(), getattr(settings, name)
        source = "default"
        if key in in_environment:
            source = "environment"
        elif key in in_file:
            source = str(env_file.resolve())
        if isinstance(value, SecretStr):
            if getattr(settings, f"{name}_file") is not None:
                source = str(getattr(settings, f"{name}_file"))
            value = "(secret)" if value.get_secret_value() else None
        if isinstance(value, bool):
            value = "on" if value else "off"
        yield Value(key, "" if value is None else str(value), source)


def _read(env_file: Path) -> Mapping[str, str | None]:
    if env_file.is_dir():
        raise SettingsError(f"{env_file.resolve()} is a directory: put a file in its place")
    if not env_file.exists():
        return {}
    try:
        bindings = list(parse_stream(io.StringIO(read_text(env_file.resolve()))))
    except MalformedText as error:
        raise SettingsError(str(error)) from error
    for binding in bindings:
        if binding.error:
            line = binding.original.line
            raise SettingsError(f"{env_file.resolve()}, line {line}: write KEY=value, or # before a comment")
    return {binding.key: binding.value for binding in bindings if binding.key is not None}


def _refuse_unknown(in_file: Mapping[str, str | None], env_file: Path) -> None:
    for name in in_file:
        if name.upper() not in KEYS:
            near = get_close_matches(name.upper(), KEYS, n=1, cutoff=0.5)
            advice = f"did you mean {near[0]}?" if near else f"the keys are {', '.join(KEYS)}"
            raise SettingsError(f"{cut(name)} in {env_file.resolve()} is not a setting: {advice}")
    for name in os.environ:
        # Other programs share the environment: only a near miss of our own is one.
        if name.upper().startswith("DISCORD_") and name.upper() not in KEYS:
            for near_key in get_close_matches(name.upper(), KEYS, n=1, cutoff=0.85):
                raise SettingsError(f"{name} in the environment is not a setting: did you mean {near_key}?")


def _refuse_value(error: ValidationError, env_file: Path) -> NoReturn:
    first = error.errors(include_url=False, include_context=False)[0]
    key = str(first["loc"][0]).upper()
    reason = first["msg"].removeprefix("Value error, ").replace("Input should", "it should")
    raise SettingsError(f"{key} in {_place(key, env_file)} is {quoted(first['input'])}: {reason}") from error


def _with_secrets(settings: Settings) -> Settings:
    """Read the secrets that stand in files of their own."""
    found: dict[str, SecretStr] = {}
    for name in SECRETS:
        path, key = getattr(settings, f"{name}_file"), name.upper()
        if path is None:
            continue
        if getattr(settings, name).get_secret_value().strip():
            raise SettingsError(f"{key} and {key}_FILE are both set: keep one of them")
        found[name] = SecretStr(_read_secret(path, key))
    return settings.model_copy(update=found)


def _with_file(settings: Settings, env_file: Path) -> Settings:
    """Let a file in DATABASE_URL replace DATABASE_PATH."""
    try:
        place = settings.database
    except ValueError as error:
        # The address may hold a password: it is not shown.
        where = settings.database_url_file or _place("DATABASE_URL", env_file)
        raise SettingsError(f"DATABASE_URL in {where}: {error}") from None
    return (
        settings
        if isinstance(place, DatabaseServer)
        else settings.model_copy(update={"database_path": place})
    )


def _check_database(path: Path) -> None:
    try:
        _check_place(path.resolve())
    except OSError as error:
        raise SettingsError(f"DATABASE_PATH: {cut(str(path))}: {error.strerror}") from error


def _check_backups(folder: Path | None) -> None:
    if folder is None:
        return
    where = folder.resolve()
    if not where.is_dir():
        raise SettingsError(f"BACKUP_DIR: there is no directory {where}: create it, or correct the path")
    if not os.access(where, os.W_OK):
        raise SettingsError(f"BACKUP_DIR: {where} is not writable: {_remedy(where)}")


def _check_place(where: Path) -> None:
    if where.is_dir():
        raise SettingsError(
            f"DATABASE_PATH: {where} is a directory: name a file in it, such as {where / 'bot.db'}"
        )
    folder = where.parent
    if not folder.exists():
        # The last directory is made at the start; more would hide a typo or a missing volume.
        folder = folder.parent
    if not folder.is_dir():
        raise SettingsError(f"DATABASE_PATH: there is no directory {folder}: create it or correct the path")
    for target in (folder, where):
        if target.exists() and not os.access(target, os.W_OK):
            raise SettingsError(f"DATABASE_PATH: {target} is not writable: {_remedy(target)}")


def _remedy(target: Path) -> str:
    return f"run `chown {os.getuid()} {target}`" if hasattr(os, "getuid") else "change its permissions"


def _token(settings: Settings, env_file: Path) -> str:
    token = settings.discord_token.get_secret_value().strip()
    path = settings.discord_token_file
    place = _place("DISCORD_TOKEN", env_file) if path is None else f"{path} (DISCORD_TOKEN_FILE)"
    if token and (fault := token_fault(token)):
        raise SettingsError(f"DISCORD_TOKEN in {place} {fault}")
    return token


def _read_secret(path: Path, key: str) -> str:
    try:
        secret = read_text(path, MOST_SECRET).strip()
    except MalformedText as error:
        raise SettingsError(f"{key}_FILE: {error}: save the value of {key} alone in a file") from error
    if not secret:
        raise SettingsError(f"{key}_FILE: {path} is empty: save the value of {key} in it")
    return secret


def token_fault(token: str) -> str | None:
    """Describe what is wrong with the token, without quoting any of it."""
    if token[0] in "\"'" or token[-1] in "\"'":
        return "has quotes around it: remove them"
    if re.search(r"\s", token):
        return "has a blank in it: paste the token alone"
    for shape, name in MISTAKEN:
        if shape.fullmatch(token):
            return f"is {name}, not the token: take it from {WHERE_TOKENS_ARE}"
    if not TOKEN.fullmatch(token):
        return f"is not a bot token (three parts joined by dots): take it from {WHERE_TOKENS_ARE}"
    return None


def _missing_token(in_file: Mapping[str, str | None], env_file: Path) -> str:
    where = env_file.resolve()
    misnamed = where.with_name(f"{where.name}.txt")
    if "DISCORD_TOKEN" in in_file or "DISCORD_TOKEN" in os.environ:
        place = where if "DISCORD_TOKEN" in in_file else "the environment"
        return f"DISCORD_TOKEN in {place} is empty: paste the token from {WHERE_TOKENS_ARE}"
    if misnamed.exists() and not where.exists():
        return f"DISCORD_TOKEN is missing: {misnamed} must be named {where.name}, rename it"
    state = "has none" if where.exists() else "does not exist"
    return f"DISCORD_TOKEN is missing: looked in the environment and in {where} ({state}); `init` asks for it"


def _place(key: str, env_file: Path) -> str:
    is_in_environment = any(name.upper() == key for name in os.environ)
    return "the environment" if is_in_environment else str(env_file.resolve())
