"""Where a database is: a SQLite file, or a PostgreSQL server."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit

SQLITE = "sqlite:///"
POSTGRES = ("postgresql", "postgres")
POOLER = "pooler"
"""The one address key of ours."""
PRISMA_POOLER = "pgbouncer"
"""Prisma's, with the value `true`, for the same as `pooler=transaction`."""
SSL_MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
OTHER_SSL_MODES = {
    "true": "require",
    "1": "require",
    "no-verify": "require",
    "false": "disable",
    "0": "disable",
}
# Not security that the driver lacks, such as require_auth: only the host may decide to leave it out.
IGNORED = re.compile(
    # those of PostgreSQL's own library
    r"(fallback_)?application_name|channel_binding|client_encoding|connect_timeout|gssencmode|keepalives(_\w+)?"
    r"|load_balance_hosts|sslcompression|sslsni|tcp_user_timeout"
    # Prisma's, Supabase's, and those of libraries for Go, JavaScript and Python
    r"|connection_limit|(prepared_)?statement_cache_size|pool_timeout|pool_m(ax|in)_conns|pool_size|socket_timeout"
    r"|sslaccept|supa|uselibpqcompat|workaround"
    # Java's
    r"|ApplicationName|(connect|login|socket)Timeout|prepareThreshold|reWriteBatchedInserts|tcpKeepAlive"
)
"""Keys without which the bot works as well."""
PASSED = re.compile(
    r"database|dbname|gsslib|host|krbsrvname|passfile|password|port|service|target_session_attrs|user"
    r"|ssl(cert|crl|key|mode|negotiation|password|rootcert)|ssl_m(ax|in)_protocol_version"
    # passed on to the server
    r"|options|search_path|(idle_in_transaction_session|lock|statement)_timeout"
)
"""Keys that the driver understands."""
FILES = frozenset({"sslcert", "sslcrl", "sslkey", "sslrootcert"})
SYSTEM = "system"
"""The value of `sslrootcert` for the certificates that the system trusts."""
RENAMED = {"schema": "search_path", "currentSchema": "search_path"}
QUOTES = ("'", '"')
HAS_QUOTES = "it has quotes around it: remove them"
ESCAPES = "in a password, write signs such as / and @ as %2F and %40"
HOST = re.compile(r"(\[[\w.:%]+\]|[^\[\]:]*)(:\d{1,5})?")
PLACEHOLDER = re.compile(r":(\[[^@]*\]|<[^@]*>|\*+)@")
"""A password as hosts show it."""
KEY = re.compile(r"[A-Za-z_]\w{0,39}", re.ASCII)
"""Matches a key that can be shown: anything else may be part of a secret."""
# Shells and other programs would replace or remove these, and an address may hold a password.
NO_PATH = (
    (re.compile(r"://"), "it should be a path, not an address"),
    (re.compile(r"""["]|(?:^|[\\/])'|'(?:[\\/]|$)"""), "it has quotes: remove them"),
    (re.compile(r"\$|%[^\\/%]+%"), "no variables are replaced in it: write the path itself"),
    (re.compile(r"\?"), "it has a question mark, but a file takes no options: remove it and what follows"),
    (
        re.compile(r"[\x00-\x1f\x7f]"),
        "it has control characters: in double quotes \\ begins one, so write / or use single quotes",
    ),
)


@dataclass(frozen=True, slots=True)
class DatabaseServer:
    """A database on a PostgreSQL server; its text form leaves out secrets."""

    url: str = field(repr=False)
    """The address in the form that the driver takes."""
    is_pooled: bool = False
    """Whether it is reached through a pooler in transaction mode, which keeps no connection state between
    transactions."""

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        user = f"{parts.username}@" if parts.username else ""
        return f"postgresql://{user}{parts.netloc.rpartition('@')[2]}{parts.path}"

    @property
    def trusts_system(self) -> bool:
        """Return whether the server's certificate is checked against those that the system trusts, of which the driver
        knows nothing."""
        return ("sslrootcert", SYSTEM) in parse_qsl(urlsplit(self.url).query)

    def secrets(self) -> tuple[str, ...]:
        """Return what must never be shown: the address, and the password as programs write it.

        The bare password is left out: one like `bot` would be found in every other word.
        """
        parts = urlsplit(self.url)
        keys = dict(parse_qsl(parts.query))
        found = {parts.password, unquote(parts.password or ""), keys.get("password"), keys.get("sslpassword")}
        return (self.url, *(form for word in found if word for form in (f":{word}@", repr(word))))


Place = Path | DatabaseServer


def path_of(text: str) -> Path:
    """Return the path that somebody has written, from their home if it begins with `~`; raises ValueError, which does
    not repeat it, for one that was surely meant otherwise."""
    for shape, fault in NO_PATH:
        if shape.search(text):
            raise ValueError(fault)
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise ValueError("it begins with ~, but there is no such home: write the path itself") from None


def place_of(url: str) -> Place:
    """Parse `sqlite:///PATH` or `postgresql://...`; raises ValueError, which does not repeat the address."""
    if url.startswith(QUOTES) or url.endswith(QUOTES):
        raise ValueError(HAS_QUOTES)
    if url.startswith(SQLITE):
        if path := unquote(url.removeprefix(SQLITE)):
            return path_of(path)
        raise ValueError("it should name a file after sqlite:///")
    if url.partition("://")[0].partition("+")[0] not in POSTGRES:
        raise ValueError("it should begin with sqlite:/// or postgresql://")
    return _server_of(url)


def _server_of(url: str) -> DatabaseServer:
    if PLACEHOLDER.search(url):
        raise ValueError("it has no password yet: write yours in its place")
    if re.search(r"\s", url):
        raise ValueError("it has a blank in it: paste the address alone")
    try:
        parts = urlsplit(url)
    except ValueError:
        raise ValueError(f"it is no address; {ESCAPES}") from None
    *_, hosts = parts.netloc.rpartition("@")
    # Otherwise a part of the password would be looked up as the name of the host.
    if url.count("@") != min(parts.netloc.count("@"), 1) or not all(map(_is_host, hosts.split(","))):
        raise ValueError(f"it is no address; {ESCAPES}")
    if not parts.path.strip("/"):
        raise ValueError("it should end with the name of the database: postgresql://USER:PASSWORD@HOST/NAME")
    given = dict(parse_qsl(parts.query, keep_blank_values=True))
    pooler = given.pop(POOLER, "transaction" if given.pop(PRISMA_POOLER, "") == "true" else "none")
    if pooler not in ("transaction", "none"):
        raise ValueError("pooler= should be transaction or none")
    address, keys = f"postgresql://{parts.netloc}{parts.path}", urlencode(_for_driver(given))
    return DatabaseServer(f"{address}?{keys}" if keys else address, pooler == "transaction")


def _is_host(text: str) -> bool:
    found = HOST.fullmatch(text)
    return found is not None and (not found[2] or 0 < int(found[2][1:]) < 1 << 16)


def _for_driver(given: Mapping[str, str]) -> dict[str, str]:
    """Return what the driver is told of the keys in an address; raises ValueError for one that it does not know."""
    keys = {RENAMED.get(key, key): value for key, value in given.items() if not IGNORED.fullmatch(key)}
    if (ssl := keys.pop("ssl", None)) is not None:
        keys.setdefault("sslmode", ssl)
    if "sslmode" in keys:
        keys["sslmode"] = OTHER_SSL_MODES.get(keys["sslmode"], keys["sslmode"])
        if keys["sslmode"] not in SSL_MODES:
            raise ValueError(f"sslmode= should be {', '.join(SSL_MODES)}")
    if keys.get("search_path") == "public":
        # It is the server's default, and poolers take no search_path.
        del keys["search_path"]
    for key in keys.keys() & FILES:
        if (file := keys[key]) != SYSTEM:
            keys[key] = str(path_of(file))
            if not Path(keys[key]).is_file():
                raise ValueError(f"{key}= names a file that is not there")
    for key in itertools.filterfalse(PASSED.fullmatch, keys):
        raise ValueError(f"{key if KEY.fullmatch(key) else 'a word'}= after the ? is unknown: leave it out")
    return keys
