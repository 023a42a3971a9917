"""What a person does in their own seat, and which message shows it to them."""

from __future__ import annotations

from dataclasses import replace

from bot.store.messages import Sent
from bot.store.rows import PanelPlace
from bot.turns import rounds
from bot.turns.game import GameDraft
from bot.turns.look import Refused
from bot.turns.rounds import Timing


def place_panel(
    loaded: GameDraft,
    timing: Timing,
    user_id: int,
    panel: PanelPlace,
    sent: Sent | None = None,
    *,
    shown: int = -1,
) -> None:
    """Record where a person's panel is; `sent` is its message, which shows the revision `shown`.

    Opening it also ends an absence.
    """
    seat = loaded.seat_of(user_id)
    players, deadline = loaded.players, loaded.row.times.deadline
    rounds.come_back(loaded, seat, timing)
    # The game may have moved on while the message was drawn and sent, and a return changes what it shows.
    has_returned = loaded.players is not players or loaded.row.times.deadline != deadline
    is_present = loaded.row.revision == shown and not has_returned
    loaded.put_player(replace(loaded.players.by_seat[seat], panel=panel))
    loaded.retire_messages("panel", seat)
    loaded.revise(panels=frozenset(), is_urgent=False)
    if sent is not None:
        loaded.open_message(sent, shows=loaded.row.revision if is_present else -1, now=timing.utc)


def set_settings(loaded: GameDraft, _: Timing, user_id: int, settings: str, *, is_drawn: bool) -> None:
    """Let a person's seat follow these settings of theirs from now on, with `is_drawn` in its panel too."""
    player = loaded.players.people.get(user_id)
    if player is not None and player.settings != settings:
        loaded.put_player(replace(player, settings=settings))
        # A needless redraw would drop half-made choices.
        loaded.revise(panels={player.seat} if is_drawn else frozenset(), is_urgent=False)


def rename(loaded: GameDraft, _: Timing, user_id: int, name: str) -> None:
    """Let the person's seat, or ghost, have this name."""
    for player in loaded.players:
        if user_id in (player.user_id, player.ghost_user) and player.name != name:
            loaded.put_player(replace(player, name=name))
            loaded.revise(is_urgent=False)


def set_locale(loaded: GameDraft, _: Timing, user_id: int, locale: str) -> None:
    """Write a person's panel in this language from now on."""
    player = loaded.players.people.get(user_id)
    if player is not None:
        loaded.put_player(replace(player, locale=locale))
        loaded.revise(panels={player.seat}, is_urgent=False)


def end_offer(loaded: GameDraft, _: Timing, user_id: int) -> None:
    """Stop offering the person a lesson."""
    player = loaded.players.people.get(user_id)
    if player is not None and player.is_offered:
        loaded.put_player(replace(player, is_offered=False))
        loaded.revise(panels={player.seat}, is_urgent=False)


def close_panel(loaded: GameDraft, _: Timing, seat: int) -> None:
    """Record that a panel could not be delivered by direct message; asks its player to open it in the channel."""
    player = loaded.players.by_seat.get(seat)
    if player is not None and player.panel == "dm":
        loaded.put_player(replace(player, panel="closed"))
        loaded.revise(panels=frozenset())


def allow_hints(loaded: GameDraft, _: Timing, user_id: int, step: int) -> None:
    """Allow hints in a solo game, which then does not count for the leaderboard."""
    rounds.asked_seat(loaded, user_id, step)
    if loaded.row.mode != "solo" or not loaded.row.has_hints:
        raise Refused("hints_off")
    loaded.row = replace(loaded.row, is_casual=True)
    # No message shows this yet; a redraw would collide with the answer to the press.
    loaded.revise(panels=frozenset(), is_urgent=False)
