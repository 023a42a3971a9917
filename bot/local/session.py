"""A session of the bot with the gateway: it outlives its socket, and keeps what can be sent again."""

from __future__ import annotations

import json
import secrets
from collections import deque
from dataclasses import dataclass, field

from bot.local.connection import Connection
from bot.local.state import Json

BACKLOG = 5000


@dataclass(slots=True, eq=False)
class Session:
    shard: int
    shards: int
    intents: int
    token: str
    """The token the bot identified itself with: several processes may have one each."""
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    backlog: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=BACKLOG))
    connection: Connection | None = None
    lost_at: float = 0.0

    def serves(self, guild_id: str | None) -> bool:
        """Return whether its shard gets the events of a guild; events of no guild go to the first shard."""
        return self.shard == (0 if guild_id is None else (int(guild_id) >> 22) % self.shards)

    def dispatch(self, event: str, data: Json, *, is_kept: bool = True) -> None:
        """Send an event, and keep it to be sent again."""
        self.sequence += 1
        text = json.dumps({"op": 0, "s": self.sequence, "t": event, "d": data})
        if is_kept:
            self.backlog.append((self.sequence, text))
        if self.connection is not None:
            self.connection.push(text)
