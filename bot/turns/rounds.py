"""The way of a round: what people do in it, what time does, and what follows, each on the draft of a game."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from itertools import dropwhile, takewhile
from typing import ClassVar

from bot.store.rows import (
    EntryRow,
    Fact,
    GameRow,
    GameTimes,
    PlayerRow,
    ResultRow,
    Status,
    Uncounted,
    Unrated,
)
from bot.store.settings import GOES_ON, parse_riding
from bot.turns.clocks import CLOCKS, DAY, SECOND, Timing
from bot.turns.game import MISSED_TURNS, GameDraft, LoadedGame, throw_number
from bot.turns.look import Refused, legal_move
from engine.game import (
    Event,
    Left,
    Moved,
    Result,
    Rolled,
    Seat,
    format_event,
    has_current_rules,
    parse_header,
)

UNTOUCHED = 14 * DAY
"""The milliseconds after which an untouched game without a clock ends."""
GRACE = 3 * SECOND // 2
"""The grace period for taking back a misclick; it is too short to be told or shortened."""
GRACE_AFTER_UNDO = 5 * SECOND
"""The grace period once somebody has used Undo in the game."""
GRACE_ALONE = 3 * SECOND
"""The grace period of somebody who plays alone: it only has to be long enough to reach for Undo."""
FIRST_TURN = CLOCKS["relaxed"].turn or 0
"""The shortest deadline of a step that asks a beginner for a first move."""


@dataclass(frozen=True, slots=True)
class Retracted(Fact):
    """Somebody has taken back a move of an open round in this game."""

    NAME: ClassVar[str] = "retracted"


def submit(
    draft: GameDraft,
    timing: Timing,
    user_id: int,
    step: int,
    text: str,
    *,
    is_final: bool = False,
    interaction: int | None = None,
) -> None:
    """Enter a move for the person's seat; it is sealed, and can be changed until the round closes.

    A final one cannot be changed: the person is ready at once. In solo, which has no other players, the
    throws follow from the id of the first interaction that enters a move.
    """
    seat = _take_turn(draft, timing, user_id, step)
    move = legal_move(draft.rules, draft.state, seat, text)
    if draft.row.mode == "solo" and not draft.row.dice.interactions and not draft.throws:
        draft.mix_in(interaction)
    enter(draft, seat, move, is_ready=is_final)
    advance(draft, timing, panels={seat})


def retract(draft: GameDraft, timing: Timing, user_id: int, step: int) -> None:
    """Take back the person's entry of the open round."""
    seat = _take_turn(draft, timing, user_id, step)
    panels: set[int] = {seat}
    if seat in draft.entries and draft.row.facts.of(Retracted) is None:
        draft.row = replace(draft.row, facts=draft.row.facts.put(Retracted()))
        # The panels of those who have moved now offer Ready.
        panels |= draft.entries.keys()
    withdraw(draft, seat)
    advance(draft, timing, panels=panels)


def ready(draft: GameDraft, timing: Timing, user_id: int, step: int) -> None:
    """Mark the person as ready; alone, this closes the round at once."""
    seat = _take_turn(draft, timing, user_id, step)
    if seat not in draft.entries:
        raise Refused("nothing_entered")
    enter(draft, seat, draft.entries[seat].move, is_ready=True)
    advance(draft, timing, panels={seat})


def allow_hints(draft: GameDraft, _: Timing, user_id: int, step: int) -> None:
    """Allow hints in a solo game, which then does not count for the leaderboard."""
    asked_seat(draft, user_id, step)
    if draft.row.mode != "solo" or not draft.row.has_hints:
        raise Refused("hints_off")
    draft.row = replace(draft.row, is_casual=True)
    # No message shows this yet; a redraw would collide with the answer to the press.
    draft.revise(panels=frozenset(), is_urgent=False)


def _take_turn(draft: GameDraft, timing: Timing, user_id: int, step: int) -> Seat:
    seat = asked_seat(draft, user_id, step)
    come_back(draft, seat, timing)
    return seat


def asked_seat(loaded: LoadedGame, user_id: int, step: int) -> Seat:
    """Return the seat of a person who owes a move at this step; raises Refused for anyone else."""
    seat = Seat(loaded.seat_of(user_id))
    if loaded.row.status == "lobby":
        raise Refused("not_started")
    if loaded.row.status != "running":
        raise Refused("game_over", is_late=True)
    if not loaded.begun.asked_at <= step <= loaded.step:
        raise Refused("too_late", is_late=True)
    if seat not in loaded.pending():
        raise Refused("not_pending", is_late=True)
    return seat


def come_back(draft: GameDraft, seat: int, timing: Timing) -> None:
    """Mark the player as no longer away."""
    player = draft.players.by_seat[seat]
    if player.missed:
        draft.put_player(replace(player, missed=0))
    if draft.is_alone:
        # Nobody else waits, so no clock runs.
        draft.set_times(replace(draft.row.times, deadline=None, warn_at=None, is_warned=False))
    touch(draft, timing)


def enter(draft: GameDraft, seat: int, move: str, *, is_ready: bool) -> None:
    """Enter a pending seat's legal move, sealed; a second one replaces the first. The first one ends the
    offer of a lesson."""
    draft.entries = {**draft.entries, seat: EntryRow(draft.row.id, seat, move, is_ready)}
    player = draft.players.by_seat[seat]
    if player.is_offered:
        draft.put_player(replace(player, is_offered=False))


def grace_period(row: GameRow, chosen: int | None) -> int:
    """Return how long moves may still be changed after the last one, in milliseconds; `chosen` is what the
    operator has chosen for all games."""
    if chosen is not None:
        return chosen
    return GRACE if row.facts.of(Retracted) is None else GRACE_AFTER_UNDO


def withdraw(draft: GameDraft, seat: int) -> None:
    draft.entries = {other: entry for other, entry in draft.entries.items() if other != seat}


def advance(
    draft: GameDraft,
    timing: Timing,
    *,
    panels: AbstractSet[int] | None,
    since: int | None = None,
) -> None:
    """Apply every due event, set the clocks and save; then the round waits for people.

    `panels` are the seats whose panels change when no event is due; an event changes them all. `since` is the
    step before the events already appended.
    """
    since = draft.row.step if since is None else since
    closed_at, is_told = draft.row.times.closes_at, False
    while event := _due_event(draft, timing):
        append(draft, event)
    is_progress = panels is not None and draft.row.step == since
    result = None if draft.pending() else draft.rules.result(draft.state)
    if result is None:
        _set_clocks(draft, timing)
        if is_told := _is_told(closed_at, draft.row.times.closes_at, timing):
            # Even the panels of early movers say so.
            panels = None
    else:
        end(draft, "finished", timing)
        _store_results(draft, result, timing)
    if not is_progress:
        panels = None
    # The table must not wait for people while the grace period runs out.
    draft.revise(panels=panels, is_urgent=not is_progress or is_told)


def append(draft: GameDraft, event: Event) -> None:
    """Apply an event and add it to the log."""
    draft.folded = draft.begun.after(event, draft.step)
    draft.events += (format_event(draft.rules, event),)
    draft.row = replace(draft.row, step=draft.row.step + 1)
    if isinstance(event, Moved):
        draft.entries = {}
        cleared = replace(draft.row.times, deadline=None, warn_at=None, closes_at=None, is_warned=False)
        draft.set_times(cleared)


def expire(draft: GameDraft, timing: Timing) -> None:
    """Warn, force or close, whichever is due."""
    status, times, now = draft.row.status, draft.row.times, timing.now
    is_out_of_time = times.deadline is not None and times.deadline <= now
    has_lost_channel = times.ends_at is not None and times.ends_at <= now
    if has_lost_channel or (status == "lobby" and is_out_of_time):
        end(draft, "cancelled", timing)
        draft.revise()
        return
    if status != "running":
        return
    if times.untouched_at is not None and times.untouched_at <= now:
        end(draft, "cancelled", timing)
        draft.set_times(replace(draft.row.times, untouched_at=times.untouched_at))
        draft.revise()
    elif times.closes_at is not None and times.closes_at <= now:
        advance(draft, timing, panels=None)
    elif is_out_of_time:
        _force(draft, timing)
        advance(draft, timing, panels=None)
    elif times.warn_at is not None and times.warn_at <= now and not times.is_warned:
        draft.set_times(replace(times, is_warned=True))
        # Panels already show the time, and a redraw would drop half-made choices.
        draft.revise(panels=frozenset(), is_urgent=False)


def leave(draft: GameDraft, seat: int, timing: Timing) -> None:
    """Let a player leave the running game for good; the last person to leave ends it."""
    draft.put_player(replace(draft.players.by_seat[seat], has_left=True))
    if not draft.players.people:
        end(draft, "cancelled", timing)
        draft.revise()
        return
    withdraw(draft, seat)
    since = draft.row.step
    append(draft, Left(Seat(seat)))
    advance(draft, timing, panels=None, since=since)


def touch(draft: GameDraft, timing: Timing) -> None:
    """Record that a person is playing; a game with a clock does not need this."""
    row = draft.row
    is_timed = row.status != "running" or row.times.deadline is not None
    untouched_at = None if is_timed else timing.now + UNTOUCHED
    if row.times.untouched_at != untouched_at:
        draft.set_times(replace(row.times, untouched_at=untouched_at))


def end(draft: GameDraft, status: Status, timing: Timing) -> None:
    draft.row = replace(
        draft.row, status=status, ended_at=timing.utc, times=GameTimes(is_warned=draft.row.times.is_warned)
    )
    draft.entries = {}


def _due_event(loaded: LoadedGame, timing: Timing) -> Event | None:
    # No game ever owes a move and a throw at once.
    if pending := loaded.pending():
        if not _is_closing(loaded, timing):
            return None
        moves = map(loaded.rules.parse_move, [loaded.entries[seat].move for seat in pending])
        return Moved(tuple(zip(map(Seat, pending), moves, strict=True)))
    if sizes := loaded.rules.dice(loaded.state):
        return Rolled(loaded.dice.throw(loaded.step, throw_number(loaded.row, len(loaded.throws) + 1), sizes))
    return None


def _is_closing(loaded: LoadedGame, timing: Timing) -> bool:
    """Return whether all have moved, and every person among them is ready or the grace period is over.

    A step owed only by computer players closes at once, since no person needs time.
    """
    if not loaded.have_all_moved:
        return False
    closes_at = loaded.row.times.closes_at
    if closes_at is not None and closes_at <= timing.now:
        return True
    present = set(loaded.pending()) - loaded.players.computers
    return all(loaded.entries[seat].is_ready for seat in present) and not loaded.players.are_away


def _set_clocks(draft: GameDraft, timing: Timing) -> None:
    """Set the deadline of a new round; one person alone has no clock."""
    times, clock = draft.row.times, CLOCKS[draft.options.clock]
    if draft.is_alone:
        times = replace(times, deadline=None, warn_at=None, is_warned=False)
    elif times.deadline is None and clock.turn is not None:
        turn = max(clock.turn, FIRST_TURN) if _asks_beginners(draft) else clock.turn
        deadline = timing.now + turn
        warn_at = deadline - clock.warning if clock.warning else None
        times = replace(times, deadline=deadline, warn_at=warn_at, is_warned=False)
    draft.set_times(replace(times, closes_at=_closing_time(draft, times.deadline, timing)))
    touch(draft, timing)


def _closing_time(loaded: LoadedGame, deadline: int | None, timing: Timing) -> int | None:
    if not loaded.have_all_moved:
        return None
    if loaded.is_alone:
        [person] = loaded.players.people.values()
        # A second placement restarts the time, since only this person waits.
        return timing.now + GRACE_ALONE if parse_riding(person.settings)[GOES_ON] else None
    if loaded.players.are_away:
        # Play at the clock's pace, so that people still find a game when they come back.
        return deadline
    graceful = timing.now + grace_period(loaded.row, timing.grace)
    # A second change does not extend the grace period, and a player who came back does not wait for the
    # clock.
    return graceful if loaded.row.times.closes_at is None else min(loaded.row.times.closes_at, graceful)


def _is_told(before: int | None, closes_at: int | None, timing: Timing) -> bool:
    """Return whether messages say that the grace period begins or ends; a short one is over by the time they
    would."""
    return closes_at != before and (closes_at is None or closes_at - timing.now > GRACE)


def _asks_beginners(loaded: LoadedGame) -> bool:
    """Return whether no throw is closed yet and the step asks somebody who plays their first game of this
    kind."""
    people, pending = loaded.players.people.values(), loaded.pending()
    return not has_closed_a_round(loaded) and any(one.is_new and one.seat in pending for one in people)


def _force(draft: GameDraft, timing: Timing) -> None:
    """Make missing moves and close the round, because time ran out."""
    for seat in sorted(set(draft.pending()) - draft.entries.keys()):
        move = draft.rules.forced(draft.state, Seat(seat))
        enter(draft, seat, draft.rules.format_move(move), is_ready=True)
        if seat not in draft.players.computers:
            player = draft.players.by_seat[seat]
            draft.put_player(replace(player, missed=player.missed + 1))
    draft.set_times(replace(draft.row.times, closes_at=timing.now))


def _store_results(draft: GameDraft, result: Result, timing: Timing) -> None:
    row, unrated = draft.row, _unrated(draft)
    draft.results = tuple(
        ResultRow(
            game=row.id,
            seat=player.seat,
            user_id=player.user_id,
            computer=player.computer,
            guild_id=row.place.guild_id,
            game_kind=row.kind,
            variant=row.variant,
            mode=row.mode,
            seats=len(draft.players),
            points=result.points[player.seat],
            is_winner=player.seat in result.winners,
            reason=str(result.reason),
            ended_at=timing.utc,
            uncounted=_uncounted(draft),
            has_left=player.computer is None and _has_left(player),
            unrated=unrated or ("" if player.computer is not None or _has_played(draft, player) else "few"),
            par=row.par,
        )
        for player in draft.players
    )


def _uncounted(loaded: LoadedGame) -> Uncounted:
    """Return why the results do not count for leaderboards, if so."""
    if loaded.row.mode != "solo" and sum(player.computer is None for player in loaded.players) == 1:
        # Otherwise beating computer players alone would earn a place.
        return "alone"
    if loaded.row.is_casual:
        return "hints"
    # Results under older rules are not comparable.
    return "" if has_current_rules(loaded.rules, parse_header(loaded.row.header or "")) else "rules"


def _unrated(loaded: LoadedGame) -> Unrated:
    """Return why the results are not rated, if so."""
    if loaded.row.mode == "solo":
        return "solo"
    if uncounted := _uncounted(loaded):
        return uncounted
    if _are_few(loaded):
        return "few"
    return "clock" if CLOCKS[loaded.options.clock].turn is None else ""


def _are_few(loaded: LoadedGame) -> bool:
    """Return whether too few people played."""
    people = [player for player in loaded.players if player.computer is None]
    return all(map(_has_left, people)) or sum(_has_played(loaded, player) for player in people) < 2


def _has_played(loaded: LoadedGame, player: PlayerRow) -> bool:
    """Return whether a person stayed, or left after a round had closed, which counts as playing, and as last.

    A person whom the host has removed has not played.
    """
    return not _has_left(player) or (not player.is_removed and has_closed_a_round(loaded, player.seat))


def has_closed_a_round(loaded: LoadedGame, before: int | None = None) -> bool:
    """Return whether a round of moves for a throw has closed, before a seat left if one is given; start
    placements do not count."""
    lines = takewhile(lambda line: line != f"left {before}", loaded.events)
    kinds = (line.partition(" ")[0] for line in lines)
    return "move" in dropwhile(lambda kind: kind != "roll", kinds)


def counts(loaded: LoadedGame) -> bool:
    """Return whether a running game of several people counts already: a person who leaves it has lost."""
    people = [player for player in loaded.players if player.computer is None]
    return len(people) > 1 and has_closed_a_round(loaded) and not _uncounted(loaded)


def _has_left(player: PlayerRow) -> bool:
    """Return whether a person was gone by the end; a deleted one had left before."""
    return player.has_left or player.missed >= MISSED_TURNS
