"""How a game appears: where each player's sheet is shown, and how, and whether its channel takes public messages."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from bot.store.messages import Sent
from bot.store.rows import Fact, PanelPlace
from bot.turns import lobby, rounds
from bot.turns.clocks import HOUR, Timing
from bot.turns.game import GameDraft

KEPT_WITHOUT_CHANNEL = 24 * HOUR
"""How long a game survives without its channel: a removed bot may be invited again."""


@dataclass(frozen=True, slots=True)
class Playable(Fact):
    """Says that anybody may play the throws of the finished game, because a player has shown it to others."""

    NAME: ClassVar[str] = "playable"


def place_panel(
    draft: GameDraft,
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
    seat = draft.seat_of(user_id)
    players, deadline = draft.players, draft.row.times.deadline
    rounds.come_back(draft, seat, timing)
    # The game may have moved on while the message was drawn and sent, and a return changes what it shows.
    has_returned = draft.players is not players or draft.row.times.deadline != deadline
    is_present = draft.row.revision == shown and not has_returned
    draft.put_player(replace(draft.players.by_seat[seat], panel=panel))
    draft.retire_messages("panel", seat)
    draft.revise(panels=frozenset(), is_urgent=False)
    if sent is not None:
        draft.open_message(sent, shows=draft.row.revision if is_present else -1, now=timing.utc)


def move_table(draft: GameDraft, timing: Timing, sent: Sent) -> None:
    """Show the table in this message from now on."""
    draft.open_message(sent, now=timing.utc)
    draft.revise(panels=frozenset())


def set_settings(draft: GameDraft, _: Timing, user_id: int, settings: str, *, is_drawn: bool) -> None:
    """Let a person's seat follow these settings of theirs from now on, with `is_drawn` in its panel too."""
    _change(draft, user_id, is_drawn=is_drawn, settings=settings)


def rename(draft: GameDraft, _: Timing, user_id: int, name: str) -> None:
    """Let the person's seat, or ghost, have this name."""
    for player in draft.players:
        if user_id in (player.user_id, player.ghost_user) and player.name != name:
            draft.put_player(replace(player, name=name))
            draft.revise(is_urgent=False)


def set_locale(draft: GameDraft, _: Timing, user_id: int, locale: str) -> None:
    """Write a person's panel in this language from now on."""
    _change(draft, user_id, locale=locale)


def end_offer(draft: GameDraft, _: Timing, user_id: int) -> None:
    """Stop offering the person a lesson."""
    _change(draft, user_id, is_offered=False)


def _change(draft: GameDraft, user_id: int, *, is_drawn: bool = True, **changes: Any) -> None:
    """Change what is kept of a person who plays, with `is_drawn` in their panel too."""
    player = draft.players.people.get(user_id)
    if player is not None and (changed := replace(player, **changes)) != player:
        draft.put_player(changed)
        # A needless redraw would drop half-made choices.
        draft.revise(panels={player.seat} if is_drawn else frozenset(), is_urgent=False)


def close_panel(draft: GameDraft, _: Timing, seat: int) -> None:
    """Record that a panel could not be delivered by direct message; asks its player to open it in the channel."""
    player = draft.players.by_seat.get(seat)
    if player is not None and player.panel == "dm":
        draft.put_player(replace(player, panel="closed"))
        draft.revise(panels=frozenset())


def hide(draft: GameDraft, timing: Timing, *, is_gone: bool) -> None:
    """Hide a game that Discord refuses to show. It goes on in the panels, and if its channel is gone, it ends a day
    later.

    A lobby ends at once: nobody could join it or start it.
    """
    lobby.close(draft, timing)
    row = draft.row
    if row.is_private:
        # It has no public message; its player can open it anywhere.
        return
    ends_at = row.times.ends_at
    if is_gone and ends_at is None and row.status == "running":
        ends_at = timing.now + KEPT_WITHOUT_CHANNEL
    if (row.place.is_hidden, row.times.ends_at) != (True, ends_at):
        _show(draft, is_hidden=True, ends_at=ends_at)
        draft.revise()


def publish_throws(draft: GameDraft, _: Timing) -> None:
    """Let the throws of a sealed game be seen once it is over."""
    dice = draft.row.dice
    if dice.is_sealed:
        draft.row = replace(draft.row, dice=replace(dice, secret_until=None))
        # A finished game does not mention it; whatever could show its throws checks first.
        draft.revise(panels=None if draft.row.status == "running" else frozenset(), is_urgent=False)


def share(draft: GameDraft, _: Timing) -> None:
    """Let anybody play the throws of this finished game, which a player shows to others."""
    draft.row = replace(draft.row, facts=draft.row.facts.put(Playable()))
    draft.revise(panels=frozenset(), is_urgent=False)


def show_again(draft: GameDraft, _: Timing) -> None:
    """Try the public messages of this game again."""
    if draft.row.place.is_hidden:
        _show(draft, is_hidden=False, ends_at=None)
        draft.messages = tuple(replace(row, failures=0, due_at=0) for row in draft.messages)
        draft.revise()


def _show(draft: GameDraft, *, is_hidden: bool, ends_at: int | None) -> None:
    row = draft.row
    place, times = replace(row.place, is_hidden=is_hidden), replace(row.times, ends_at=ends_at)
    draft.row = replace(row, place=place, times=times)
