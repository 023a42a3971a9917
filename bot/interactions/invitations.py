"""How often a host may mention the same person."""

from __future__ import annotations

from collections.abc import Iterable

from bot.turns.clocks import HOUR
from bot.turns.look import Refused

MOST = 3
"""In an hour, by one host: enough to open a table anew, too few to annoy anybody."""


class Invitations:
    """Those of the last hour. Only in memory: a restart may forget them."""

    def __init__(self) -> None:
        self._sent: dict[tuple[int, int], list[int]] = {}

    def send(self, host: int, guests: Iterable[int], now: int) -> None:
        """Count invitations sent now (milliseconds UTC); raises Refused, and counts none, if one is too many."""
        recent = {pair: [at for at in sent if at > now - HOUR] for pair, sent in self._sent.items()}
        self._sent = {pair: sent for pair, sent in recent.items() if sent}
        pairs = [(host, guest) for guest in guests]
        for pair in pairs:
            if len(self._sent.get(pair, ())) >= MOST:
                raise Refused("invited_too_often", {"player": f"<@{pair[1]}>", "count": MOST})
        for pair in pairs:
            self._sent.setdefault(pair, []).append(now)
