"""Find what a player did well on their sheet by replaying the game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.registry import PARTS
from bot.store.record import log_of
from engine.game import IllegalMove, MalformedText, Seat


def all_judged(games: Sequence[tuple[str, int, str, str]]) -> list[tuple[str, int, str]]:
    """Return the game, the seat and what was done well, for each (game, seat, kind, record)."""
    return [(game, seat, judged(name, record, seat)) for game, seat, name, record in games]


def judged(game_name: str, record: str, seat: int) -> str:
    """Return the names of achievements, separated by spaces; empty for a game that today's rules cannot
    replay."""
    try:
        log = log_of(record)
        view = log.rules.view(log.end, Seat(seat))
    except (IllegalMove, MalformedText, ValueError):
        return ""
    return " ".join(name for name, is_done in PARTS[game_name].achievements.items() if is_done(view))
