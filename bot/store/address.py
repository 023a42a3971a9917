"""Where a database is: a SQLite file, or a PostgreSQL server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit, urlunsplit

SQLITE = "sqlite:///"
POSTGRES = ("postgresql", "postgres")
POOLER = "pooler"
"""The one address key of ours; all others are passed to the driver."""


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
        port = f":{parts.port}" if parts.port else ""
        return f"postgresql://{user}{parts.hostname or ''}{port}{parts.path}"

    def secrets(self) -> tuple[str, ...]:
        """Return what must never be shown: the address, and the password as programs write it.

        The bare password is left out: one like `bot` would be found in every other word.
        """
        parts = urlsplit(self.url)
        keys = dict(parse_qsl(parts.query))
        found = {parts.password, unquote(parts.password or ""), keys.get("password"), keys.get("sslpassword")}
        return (self.url, *(form for word in found if word for form in (f":{word}@", repr(word))))


Place = Path | DatabaseServer


def place_of(url: str) -> Place:
    """Parse `sqlite:///PATH` or `postgresql://...`; raises ValueError, which does not repeat the address."""
    if url.startswith(SQLITE):
        if path := unquote(url.removeprefix(SQLITE)):
            return Path(path)
        raise ValueError("it should name a file after sqlite:///")
    try:
        parts = urlsplit(url)
        has_name = parts.port != 0 and bool(parts.path.strip("/"))
    except ValueError:
        raise ValueError(
            "it is no address; in a password, write signs such as / and @ as %2F and %40"
        ) from None
    if parts.scheme not in POSTGRES:
        raise ValueError("it should begin with sqlite:/// or postgresql://")
    if not has_name:
        raise ValueError("it should end with the name of the database: postgresql://USER:PASSWORD@HOST/NAME")
    query = parse_qsl(parts.query, keep_blank_values=True)
    modes = [value for key, value in query if key == POOLER]
    if any(mode not in ("transaction", "none") for mode in modes):
        raise ValueError("pooler= should be transaction or none")
    kept = urlencode([(key, value) for key, value in query if key != POOLER])
    return DatabaseServer(urlunsplit(parts._replace(query=kept)), is_pooled="transaction" in modes)
