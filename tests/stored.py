"""What a database holds of a game, read past the store."""

from __future__ import annotations

from bot.store.address import Place
from bot.store.record import unpacked
from tests.databases import stored


def log_of(place: Place, game: str) -> list[str]:
    """The lines of a game's events, in order, whether it is open or over."""
    [row] = stored(place, "select record from game where id = ?", game)
    if row["record"] is not None:
        return unpacked(row["record"])[1]
    found = stored(place, "select step, line from event where game = ? order by step", game)
    assert [event["step"] for event in found] == list(range(len(found))), f"steps of game {game}"
    return [str(event["line"]) for event in found]
