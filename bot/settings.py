"""Settings of an operator, from the environment and `.env`; read once and handed to constructors."""

from __future__ import annotations

import io
import logging
import os
import re
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from enum import IntEnum
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import SplitResult, urlsplit

from dotenv.parser import Binding, parse_stream
from pydantic import BeforeValidator, Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic.networks import IPvAnyNetwork
from pydantic_core import PydanticUseDefault
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.store.address import HAS_QUOTES, KEY, QUOTES, DatabaseServer, Place, path_of, place_of
from bot.store.text_files import read_text, shell_word
from bot.turns.clocks import CLOCKS
from engine.game import MalformedText, cut, quote

ENV_FILE = Path(".env")
WHERE_TOKENS_ARE = "Developer Portal, your application, Bot, Reset Token"
HERE = ("127.0.0.1", "localhost", "::1")
MOST_SECRET = 4096
SECRETS = ("discord_token", "database_url", "discord_client_secret")
"""Settings that may stand in a file of their own, which `_file` names."""
TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
TOKEN_BEGIN = re.compile(r"(?:[MNO][DTjz][AEIMQUYcgk][w-z0-5]){5}")
"""Finds a token in a value: it begins with the digits of an id in base64."""
INVITATION = re.compile(r"https://(?:discord\.gg|discord\.com/invite)/[\w-]+", re.ASCII)
CLIENT_SECRET = re.compile(r"[\w-]{32}")
PASSWORD = re.compile(r":[^/\\].*@")
"""Finds an address with a password."""
SHOWN_BELOW = 8
"""How many characters a value must have to be left out of a complaint: it may be a secret in the wrong place."""
# What people paste by mistake: these values stand beside the token in the portal.
MISTAKEN = (
    (re.compile(r"\d{15,21}"), "the application id"),
    (re.compile(r"[0-9a-f]{64}"), "the public key"),
    (CLIENT_SECRET, "the client secret"),
)

logger = logging.getLogger(__name__)


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


HOPELESS = frozenset({ExitCode.CONFIG, ExitCode.TOKEN, ExitCode.STORE, ExitCode.INTENTS, ExitCode.GAMES})
"""Exit codes that a restart would not change."""


class SettingsError(Exception):
    """A setting is missing or wrong; the message names key and place and says what to do."""

    def __init__(self, reason: str, name: str = "") -> None:
        super().__init__(reason)
        self.name = name
        """The name of the setting; empty if none can be read."""


class TokenMissing(SettingsError):
    """There is no token."""


def _text(read: Callable[[str], object]) -> BeforeValidator:
    return BeforeValidator(lambda value: read(value) if isinstance(value, str) else value)


FilePath = Annotated[Path, _text(path_of)]
Networks = Annotated[tuple[IPvAnyNetwork, ...], NoDecode, _text(str.split)]


class Machine(BaseSettings):
    """The settings of the machine that the bot runs on: its secrets, its files and what watches it."""

    model_config = SettingsConfigDict(
        env_file_encoding="utf-8-sig", env_ignore_empty=True, extra="ignore", frozen=True
    )

    discord_token: SecretStr = SecretStr("")
    discord_token_file: FilePath | None = None
    database_path: FilePath = Path("data/bot.db")
    database_url: SecretStr = SecretStr("")
    database_url_file: FilePath | None = None
    backup_dir: FilePath | None = None
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], _text(str.upper)] = "INFO"
    log_format: Annotated[Literal["console", "json"], _text(str.lower)] = "console"
    monitoring: str = ""


class Settings(Machine):
    """All settings; the environment has the keys in upper case."""

    public_url: str = ""
    door_host: str = HERE[0]
    door_port: int = Field(default=8080, gt=0, lt=1 << 16)
    door_proxies: Networks = ()
    presses: Annotated[Literal["http", "gateway"], _text(str.lower)] = "http"
    discord_client_secret: SecretStr = SecretStr("")
    discord_client_secret_file: FilePath | None = None
    dev_guild: int | None = Field(default=None, gt=0, lt=1 << 63)
    host_guild: int | None = Field(default=None, gt=0, lt=1 << 63)
    shard_count: int | None = Field(default=None, gt=0, le=10_000)
    requests_per_second: int = Field(default=50, gt=0, le=100_000)
    default_clock: str = "live"
    grace_seconds: int | None = Field(default=None, ge=0, le=60)
    keep_inactive: int = Field(default=24, ge=1, le=120)
    support_server: str = ""
    limits: bool = True
    discord_api: str = "https://discord.com/api/v10"
    discord_gateway: str = "wss://gateway.discord.gg/"

    @property
    def database(self) -> Place:
        """Return where the games are: `database_url`, or the file at `database_path`."""
        url = self.database_url.get_secret_value()
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

    @field_validator("*", mode="before")
    @classmethod
    def _bare(cls, value: object, info: ValidationInfo) -> object:
        """Return a value without the blanks around it, such as the end of a line of Windows that Docker's `--env-file`
        leaves; raises ValueError for one that belongs elsewhere."""
        if not isinstance(value, str):
            return value
        bare = value.strip()
        if value and not bare:
            raise PydanticUseDefault
        if info.field_name not in SECRETS:
            if bare.startswith(QUOTES) or bare.endswith(QUOTES):
                raise ValueError(HAS_QUOTES)
            if any(found(bare) for found in (TOKEN_BEGIN.search, CLIENT_SECRET.fullmatch, PASSWORD.search)):
                raise ValueError(f"this looks like the value of {', '.join(SECRETS).upper()}: write it there")
        return bare

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
        parts = _parts(address)
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

    @field_validator("support_server")
    @classmethod
    def _invitation(cls, address: str) -> str:
        if address and not INVITATION.fullmatch(address):
            raise ValueError("Input should be an invitation such as https://discord.gg/NAME")
        return address

    @field_validator("discord_api", "discord_gateway")
    @classmethod
    def _sealed(cls, address: str) -> str:
        """Require TLS, since the token is sent there, except within this machine."""
        parts = _parts(address)
        is_open = parts.scheme in ("http", "ws") and parts.hostname in HERE
        is_sealed = parts.scheme in ("https", "wss") and parts.hostname
        if parts.username is not None or not (is_open or is_sealed):
            raise ValueError("Input should begin with https:// or wss://, or lead to 127.0.0.1")
        return address.rstrip("/") if parts.scheme.startswith("http") else address


def _parts(address: str) -> SplitResult:
    """Return the parts of an address; raises ValueError, which does not repeat it."""
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        raise ValueError("Input should be an address such as https://HOST or https://HOST:PORT") from None
    return parts


KEYS = tuple(name.upper() for name in Settings.model_fields)
NAMES = frozenset(name.removesuffix("_file") for name in Settings.model_fields)
"""The settings by what they are for: one that may stand in a file of its own counts once."""
DATABASE = frozenset({"database_path", "database_url"})


def load(env_file: Path = ENV_FILE, uses: Collection[str] = NAMES) -> Settings:
    """Load the settings and check those that are used, secrets in files of their own included; raises SettingsError.

    One that is not used has its default if its value is wrong.
    """
    lines = _read(env_file)
    warnings = [*_strangers(lines, env_file, uses)]
    settings = _with_secrets(_parsed(env_file, uses), uses)
    if not DATABASE.isdisjoint(uses):
        settings = _with_file(settings, env_file)
        _check_database(settings.database_path)
    if "backup_dir" in uses:
        _check_backups(settings.backup_dir)
    if "discord_token" in uses:
        _check_token(settings, lines, env_file)
    for warning in warnings:
        logger.warning("%s", warning)
    return settings


def load_sound(env_file: Path = ENV_FILE) -> tuple[Settings | None, frozenset[str], list[SettingsError]]:
    """Load the settings that are sound; return them with their names, and what is wrong with the others."""
    names, faults = NAMES, list[SettingsError]()
    while True:
        try:
            return load(env_file, names), names, faults
        except SettingsError as error:
            faults.append(error)
            if not error.name:
                return None, frozenset(), faults
            names -= DATABASE if error.name in DATABASE else {error.name}


@dataclass(frozen=True, slots=True)
class Value:
    """A setting as it is in force."""

    key: str
    text: str
    """What may be shown of it."""
    source: str


def in_force(settings: Settings, env_file: Path = ENV_FILE) -> Iterator[Value]:
    """Yield every setting with where it came from; of secrets only whether they are set."""
    in_file, in_environment = _set_in(_read(env_file)), _set_in_environment()
    for name in Settings.model_fields:
        key, value = name.upper(), getattr(settings, name)
        source = str(env_file.resolve()) if key in in_file else "default"
        if key in in_environment:
            source = "environment"
        if isinstance(value, SecretStr):
            if getattr(settings, f"{name}_file") is not None:
                source = str(getattr(settings, f"{name}_file"))
            value = "(secret)" if value.get_secret_value() else None
        if isinstance(value, bool):
            value = "on" if value else "off"
        value = " ".join(map(str, value)) if isinstance(value, tuple) else value
        yield Value(key, "" if value is None else str(value), source)


def _read(env_file: Path) -> Sequence[Binding]:
    """Return the lines that set something; raises SettingsError, which quotes none: a secret may have gone astray."""
    if env_file.is_dir():
        raise SettingsError(f"{env_file.resolve()} is a directory: put a file in its place")
    if not env_file.exists():
        return []
    try:
        lines = list(parse_stream(io.StringIO(read_text(env_file.resolve()))))
    except MalformedText as error:
        raise SettingsError(str(error)) from error
    for line in lines:
        name = line.key or ""
        is_key = KEY.fullmatch(name) and (line.value is not None or name.upper() in KEYS)
        if line.error or (line.key is not None and not is_key):
            raise SettingsError(f"{_place_of(line, env_file)}: write KEY=value, or # before a comment")
    return [line for line in lines if line.key is not None]


def _place_of(line: Binding, env_file: Path) -> str:
    text = line.original.string
    # The parser counts the empty lines before it to a line.
    number = line.original.line + text[: -len(text.lstrip())].count("\n")
    return f"line {number} of {env_file.resolve()}"


def _set_in(lines: Sequence[Binding]) -> set[str]:
    return {line.key.upper() for line in lines if line.key and (line.value or "").strip()}


def _set_in_environment() -> set[str]:
    return {name.upper() for name, value in os.environ.items() if value.strip()}


def _strangers(lines: Sequence[Binding], env_file: Path, uses: Collection[str]) -> Iterator[str]:
    """Yield a warning for each key that is not ours; raises SettingsError for what must be a misspelt one."""
    known = _set_in(lines) | _set_in_environment()
    found = [
        (_place_of(line, env_file), get_close_matches(name, KEYS, n=1, cutoff=0.5))
        for line in lines
        if (name := (line.key or "").upper()) not in KEYS
    ]
    for name in os.environ:
        # Other programs share the environment: only a near miss of our own is one.
        if name.upper().startswith("DISCORD_") and name.upper() not in KEYS:
            near = get_close_matches(name.upper(), KEYS, n=1, cutoff=0.85)
            found += [(f"{name} in the environment", near)] if near else []
    for place, near in found:
        setting = near[0].removesuffix("_FILE") if near else ""
        if setting.lower() in uses and known.isdisjoint((setting, f"{setting}_FILE")):
            raise SettingsError(
                f"{place} is no setting of this bot: did you mean {near[0]}?", setting.lower()
            )
        yield f"{place} is no setting of this bot and is ignored: `config show` lists all there are"


def _parsed(env_file: Path, uses: Collection[str], **defaults: Any) -> Settings:
    """Return the settings with the defaults of those that are wrong; raises SettingsError if one of them is used."""
    try:
        return Settings(_env_file=env_file, **defaults)  # type: ignore[call-arg]  # hidden by its metaclass
    except ValidationError as error:
        wrong = {str(one["loc"][0]): one for one in error.errors(include_url=False, include_context=False)}
    for name, one in wrong.items():
        setting = name.removesuffix("_file")
        if setting in uses:
            key, value = name.upper(), one["input"]
            reason = one["msg"].removeprefix("Value error, ").replace("Input should", "it should")
            shown = f" is {quote(value)}" if len(str(value)) < SHOWN_BELOW else ""
            raise SettingsError(f"{key} in {_place(key, env_file)}{shown}: {reason}", setting)
    return _parsed(env_file, uses, **{name: Settings.model_fields[name].default for name in wrong})


def _with_secrets(settings: Settings, uses: Collection[str]) -> Settings:
    """Read the secrets that stand in files of their own."""
    found: dict[str, SecretStr] = {}
    for name in SECRETS:
        path, key = getattr(settings, f"{name}_file"), name.upper()
        if path is None or name not in uses:
            continue
        if getattr(settings, name).get_secret_value():
            raise SettingsError(f"{key} and {key}_FILE are both set: keep one of them", name)
        found[name] = SecretStr(_read_secret(path, name))
    return settings.model_copy(update=found)


def _with_file(settings: Settings, env_file: Path) -> Settings:
    """Let a file in DATABASE_URL replace DATABASE_PATH."""
    try:
        place = settings.database
    except ValueError as error:
        # The address may hold a password: it is not shown.
        where = settings.database_url_file or _place("DATABASE_URL", env_file)
        raise SettingsError(f"DATABASE_URL in {where}: {error}", "database_url") from None
    found = {} if isinstance(place, DatabaseServer) else {"database_path": place}
    return settings.model_copy(update=found)


def _check_database(path: Path) -> None:
    try:
        _check_place(path.resolve())
    except OSError as error:
        raise SettingsError(f"DATABASE_PATH: {cut(str(path))}: {error.strerror}", "database_path") from error


def _check_backups(folder: Path | None) -> None:
    if folder is None:
        return
    where, name = folder.resolve(), "backup_dir"
    if not where.is_dir():
        raise SettingsError(f"BACKUP_DIR: there is no directory {where}: create it or correct the path", name)
    if not os.access(where, os.W_OK):
        raise SettingsError(f"BACKUP_DIR: {where} is not writable: {_remedy(where)}", name)


def _check_place(where: Path) -> None:
    name = "database_path"
    # From Python 3.14 on, a path that cannot be asked for, such as a name that is too long, is only no directory.
    with suppress(FileNotFoundError, NotADirectoryError):
        where.stat()
    if where.is_dir():
        raise SettingsError(
            f"DATABASE_PATH: {where} is a directory: name a file in it, such as {where / 'bot.db'}", name
        )
    folder = where.parent
    if not folder.exists():
        # The last directory is made at the start; more would hide a typo or a missing volume.
        folder = folder.parent
    if not folder.is_dir():
        raise SettingsError(
            f"DATABASE_PATH: there is no directory {folder}: create it or correct the path", name
        )
    for target in (folder, where):
        if target.exists() and not os.access(target, os.W_OK):
            raise SettingsError(f"DATABASE_PATH: {target} is not writable: {_remedy(target)}", name)


def _remedy(target: Path) -> str:
    if sys.platform == "win32":
        return "change its permissions"
    if os.statvfs(target).f_flag & os.ST_RDONLY:
        return "its disk is mounted for reading only"
    is_ours = target.stat().st_uid == os.getuid()
    return f"run `{'chmod u+rwX' if is_ours else f'chown {os.getuid()}'} {shell_word(target)}`"


def _check_token(settings: Settings, lines: Sequence[Binding], env_file: Path) -> None:
    name, path = "discord_token", settings.discord_token_file
    token = settings.discord_token.get_secret_value()
    if not token:
        raise TokenMissing(_missing_token(lines, env_file), name)
    place = _place("DISCORD_TOKEN", env_file) if path is None else f"{path} (DISCORD_TOKEN_FILE)"
    if fault := token_fault(token):
        raise SettingsError(f"DISCORD_TOKEN in {place} {fault}", name)


def _read_secret(path: Path, name: str) -> str:
    key = name.upper()
    try:
        secret = read_text(path, MOST_SECRET).strip()
    except MalformedText as error:
        raise SettingsError(f"{key}_FILE: {error}: save the value of {key} alone in a file", name) from error
    if not secret:
        raise SettingsError(f"{key}_FILE: {path} is empty: save the value of {key} in it", name)
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


def _missing_token(lines: Sequence[Binding], env_file: Path) -> str:
    where = env_file.resolve()
    misnamed = where.with_name(f"{where.name}.txt")
    is_in_file = any(line.key == "DISCORD_TOKEN" for line in lines)
    if is_in_file or "DISCORD_TOKEN" in os.environ:
        place = where if is_in_file else "the environment"
        return f"DISCORD_TOKEN in {place} is empty: paste the token from {WHERE_TOKENS_ARE}"
    if misnamed.exists() and not where.exists():
        return f"DISCORD_TOKEN is missing: {misnamed} must be named {where.name}, rename it"
    state = "has none" if where.exists() else "does not exist"
    return f"DISCORD_TOKEN is missing: looked in the environment and in {where} ({state}); `init` asks for it"


def _place(key: str, env_file: Path) -> str:
    return "the environment" if key in _set_in_environment() else str(env_file.resolve())
