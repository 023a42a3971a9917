"""What a database holds about a game, read without the store."""

from __future__ import annotations

from typing import TypedDict

from bot.store.address import Place
from bot.store.record import unpacked
from bot.store.rows import OfDay, Uncounted, Unrated
from tests.databases import answers


class ResultChanges(TypedDict, total=False):
    """Fields of a `ResultRow` in which a test's result differs from its usual one."""

    computer: str | None
    guild_id: int | None
    game_kind: str
    variant: str
    mode: str
    seats: int
    is_winner: bool
    ended_at: int
    uncounted: Uncounted | OfDay
    unrated: Unrated
    par: int | None


def log_of(place: Place, game: str) -> list[str]:
    """The lines of a game's events, in order, whether it is open or over."""
    [[row], found] = answers(
        place,
        [
            ("select record from game where id = ?", (game,)),
            ("select step, line from event where game = ? order by step", (game,)),
        ],
    )
    if row["record"] is not None:
        return unpacked(row["record"])[1]
    assert [event["step"] for event in found] == list(range(len(found))), f"steps of game {game}"
    return [str(event["line"]) for event in found]
