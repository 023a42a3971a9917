"""Hide games whose channel refuses messages: they go on in the panels, and end if the channel is gone.

A lobby ends at once: nobody could join it or start it.
"""

from __future__ import annotations

from dataclasses import replace

from bot.turns import rounds
from bot.turns.clocks import HOUR
from bot.turns.game import GameDraft
from bot.turns.rounds import Timing

KEPT_WITHOUT_CHANNEL = 24 * HOUR
"""How long a game survives without its channel: a removed bot may be invited again."""


def hide(loaded: GameDraft, timing: Timing, *, is_gone: bool) -> None:
    """Hide a game that Discord refuses to show; if its channel is gone, it ends a day later."""
    close_lobby(loaded, timing)
    row = loaded.row
    if row.is_private:
        # It has no public message; its player can open it anywhere.
        return
    ends_at = row.times.ends_at
    if is_gone and ends_at is None and row.status == "running":
        ends_at = timing.now + KEPT_WITHOUT_CHANNEL
    if (row.place.is_hidden, row.times.ends_at) != (True, ends_at):
        _show(loaded, is_hidden=True, ends_at=ends_at)
        loaded.revise()


def close_lobby(loaded: GameDraft, timing: Timing) -> None:
    """End a lobby that nobody can reach any more; a game that has begun goes on."""
    if loaded.row.status == "lobby":
        rounds.end(loaded, "cancelled", timing)
        loaded.revise()


def publish_throws(loaded: GameDraft, _: Timing) -> None:
    """Let the throws of a sealed game be seen once it is over."""
    dice = loaded.row.dice
    if dice.is_sealed:
        loaded.row = replace(loaded.row, dice=replace(dice, secret_until=None))
        # A finished game does not mention it; whatever could show its throws checks first.
        loaded.revise(panels=None if loaded.row.status == "running" else frozenset(), is_urgent=False)


def show_again(loaded: GameDraft, _: Timing) -> None:
    """Try the public messages of this game again."""
    if loaded.row.place.is_hidden:
        _show(loaded, is_hidden=False, ends_at=None)
        loaded.messages = tuple(replace(row, failures=0, due_at=0) for row in loaded.messages)
        loaded.revise()


def _show(loaded: GameDraft, *, is_hidden: bool, ends_at: int | None) -> None:
    row = loaded.row
    place, times = replace(row.place, is_hidden=is_hidden), replace(row.times, ends_at=ends_at)
    loaded.row = replace(row, place=place, times=times)
