"""Sessions of the page: who a person is and where, signed by this bot for some minutes."""

from __future__ import annotations

import base64
import hmac
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from typing import Any

SECONDS = 15 * 60
"""How long a session lasts; an open socket renews it while its person is in the Activity."""
PURPOSE = b"session of the activity page"
FORM = re.compile(r"([\w-]{1,2048})\.([0-9a-f]{64})", re.ASCII)


class SessionRefused(Exception):
    """A session is forged or malformed, or, with `is_expired`, was good until recently."""

    def __init__(self, *, is_expired: bool = False) -> None:
        super().__init__("expired" if is_expired else "forged")
        self.is_expired = is_expired


@dataclass(frozen=True, slots=True)
class PageSession:
    """What Discord has said of a person who has the page open; all of it may be known to them."""

    user: Mapping[str, Any]
    """The person as Discord describes users: id, username, global_name, avatar."""
    locale: str
    instance_id: str
    channel_id: int
    guild_id: int | None
    """The server of the Activity; a private channel has none."""
    guest_of: int | None = None
    """That server if it does not have the bot, 0 in a channel of people, None where the bot is at home."""
    chance: int = 0
    """What this person's taps add to throws; 0 for nothing."""
    until: float = 0.0
    """Seconds UTC."""

    @property
    def user_id(self) -> int:
        return int(self.user["id"])


class Sessions:
    """Signs sessions, and reads those that any process with the same secret has signed."""

    def __init__(self, secret: str, now: Callable[[], float]) -> None:
        """Take the application's client secret, and the time in seconds UTC."""
        self._key = hmac.digest(secret.encode(), PURPOSE, sha256)
        self._now = now

    def signed(self, session: PageSession) -> str:
        """Return the session as text, good for `SECONDS` from now on."""
        data = json.dumps(asdict(replace(session, until=self._now() + SECONDS)), separators=(",", ":"))
        body = base64.urlsafe_b64encode(data.encode()).rstrip(b"=")
        return f"{body.decode()}.{self._signature(body)}"

    def read(self, text: str) -> PageSession:
        """Return a session that was signed here; raises SessionRefused."""
        form = FORM.fullmatch(text)
        if form is None:
            raise SessionRefused
        body = form[1].encode()
        if not hmac.compare_digest(form[2], self._signature(body)):
            raise SessionRefused
        session = PageSession(**json.loads(base64.urlsafe_b64decode(body + b"=" * (-len(body) % 4))))
        # One that ends later was signed by a clock that was ahead.
        if not 0 <= session.until - self._now() <= 2 * SECONDS:
            raise SessionRefused(is_expired=True)
        return session

    def _signature(self, body: bytes) -> str:
        return hmac.new(self._key, body, sha256).hexdigest()
