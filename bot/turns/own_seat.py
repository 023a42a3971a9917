"""Actions of a person in their own seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.store.rows import PlayerRow
from bot.turns import rounds
from bot.turns.game import GameDraft, LoadedGame
from bot.turns.look import Refused
from bot.turns.rounds import Timing


def turn(
    draft: GameDraft, timing: Timing, user_id: int, step: int, move: Callable[[GameDraft, int], None]
) -> None:
    """Change the game for a person whose seat owes a move at this step, then advance it."""
    seat = asked_seat(draft, user_id, step)
    move(draft, seat)
    came_back(draft, seat, timing)
    rounds.advance(draft, timing, panels={seat})


def asked_seat(loaded: LoadedGame, user_id: int, step: int) -> int:
    """Return the seat of a person who owes a move at this step; raises Refused for anyone else."""
    seat = loaded.seat_of(user_id)
    if loaded.row.status == "lobby":
        raise Refused("not_started")
    if loaded.row.status != "running":
        raise Refused("game_over", is_late=True)
    if not loaded.is_current(step):
        raise Refused("too_late", is_late=True)
    if seat not in loaded.pending():
        raise Refused("not_pending", is_late=True)
    return seat


def came_back(loaded: GameDraft, seat: int, timing: Timing) -> PlayerRow:
    """Mark the player as no longer away, and return them."""
    player = loaded.player(seat)
    if player is None:
        raise Refused("not_playing")
    back = player
    if player.missed:
        back = replace(player, missed=0)
        loaded.put_player(back)
    if loaded.is_alone:
        # Nobody else waits, so no clock runs.
        loaded.set_times(replace(loaded.row.times, deadline=None, warn_at=None, is_warned=False))
    rounds.touch(loaded, timing)
    return back
