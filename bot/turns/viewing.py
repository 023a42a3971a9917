"""Build what a person may see of a game in memory."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import lru_cache
from typing import Any

from bot.store.rating import FIRST_GAMES, is_settled
from bot.store.rows import OVER, GameTimes, PlayerRow
from bot.store.settings import RATING_SHOWN, THEME, parse_riding
from bot.turns.game import MISSED_TURNS, CommittedGame, LoadedGame
from bot.turns.look import GameRating, Guest, Look, Rated, Seated, ShownDice, Viewer
from bot.turns.rounds import GRACE, grace_period
from engine.dice import commitment
from engine.game import Moved, Seat, View, parse_event

KEPT_GAMES = 1024
KEPT_PLAYERS = 2048
UNRATED_YET = GameRating()


def look(loaded: CommittedGame, user_id: int | None, ahead: int = 0, grace: int | None = None) -> Look:
    """Return the game as this person, or everyone, may see it; `ahead` is how far wall time leads the game
    clock, `grace` the grace period that the operator has chosen."""
    own = None if user_id is None else loaded.players.people.get(user_id)
    seat = None if own is None else Seat(own.seat)
    known = loaded.looks.get((seat, ahead))
    if known is None:
        if own is None:
            known = _public(loaded, ahead, grace)
        else:
            known = _own(loaded, own, look(loaded, None, ahead, grace))
        loaded.looks[seat, ahead] = known
    return known


def look_at_end(loaded: CommittedGame, public: Look, seat: Seat) -> Look:
    """Return a finished game, which hides nothing from anybody, with this seat's own sheet."""
    return replace(public, view=_view(loaded, seat), viewer=replace(public.viewer, seat=seat))


def _own(loaded: LoadedGame, own: PlayerRow, public: Look) -> Look:
    """Add what only this player may see to what everyone may see."""
    seat = Seat(own.seat)
    entry = loaded.entries.get(seat)
    chosen = parse_riding(own.settings)
    return replace(
        public,
        view=_view(loaded, seat),
        viewer=Viewer(
            own.locale,
            chosen[THEME],
            seat,
            entry=None if entry is None else loaded.rules.parse_move(entry.move),
            is_ready=entry is not None and entry.is_ready,
            has_ready=public.viewer.has_ready,
            forced=_forced(loaded).get(seat) if own.missed else None,
            misses_left=MISSED_TURNS - own.missed,
            shows_rating=chosen[RATING_SHOWN],
        ),
        rating=_rating(loaded, seat),
    )


def _public(loaded: LoadedGame, ahead: int, grace: int | None) -> Look:
    row = loaded.row
    pending = frozenset(loaded.pending())
    return Look(
        game=row.id,
        kind=row.kind,
        variant=row.variant,
        mode=row.mode,
        status=row.status,
        step=loaded.step,
        revision=row.revision,
        host_id=row.host_id,
        options=loaded.options,
        place=row.place,
        times=_in_wall_time(row.times, ahead),
        is_alone=loaded.is_alone,
        players=tuple(_seated(loaded, player, pending) for player in loaded.players),
        dice=ShownDice(
            commitment=_commitment(row.dice.seed),
            seed=row.dice.seed if row.status in OVER and row.dice.secret_until is None else None,
            throws=loaded.throws,
            throws_of=row.dice.throws_of,
            is_sealed=row.dice.is_sealed,
        ),
        view=_view(loaded, None),
        viewer=Viewer(row.place.locale, loaded.options.theme, has_ready=grace_period(row, grace) > GRACE),
        rematch=row.rematch,
        is_casual=row.is_casual,
        has_hints=row.has_hints,
        rating=_rating(loaded, None),
        par=row.par if row.status in OVER else None,
        history=(row.header or "", *loaded.events) if row.status == "finished" else (),
        guests=tuple(Guest(guest.user_id, guest.is_invited) for guest in loaded.guests),
        facts=row.facts.joined(loaded.end_facts),
    )


def _in_wall_time(times: GameTimes, ahead: int) -> GameTimes:
    def shown(time: int | None) -> int | None:
        return None if time is None else time + ahead

    return GameTimes(
        deadline=shown(times.deadline),
        warn_at=shown(times.warn_at),
        closes_at=shown(times.closes_at),
        is_warned=times.is_warned,
        ends_at=shown(times.ends_at),
        untouched_at=shown(times.untouched_at),
    )


def _rating(loaded: LoadedGame, viewer: Seat | None) -> GameRating:
    """Return what the game did to ratings; somebody who is not listed sees their own alone."""
    if not loaded.results:
        return UNRATED_YET
    changes = {change.person: change for change in loaded.rating_changes}
    shown = (
        (Seat(result.seat), changes[result.user_id])
        for result in loaded.results
        if result.user_id is not None and result.user_id in changes
    )
    rated = (
        Rated(
            seat,
            change.before,
            change.after,
            is_settled(change.after, change.games, change.opponents),
            max(0, FIRST_GAMES - change.games),
        )
        for seat, change in shown
        if seat == viewer or not change.is_unlisted
    )
    return GameRating(loaded.unrated, tuple(rated))


def _view(loaded: LoadedGame, seat: Seat | None) -> View | None:
    if loaded.folded is None:
        return None
    view = loaded.view(seat)
    return view if loaded.result is None else replace(view, result=loaded.result)


def _forced(loaded: LoadedGame) -> Mapping[Seat, Any]:
    """Return the moves made for those whose time ran out in the throw before. They come from stored facts, so
    that a restart keeps them.

    These are the last moves of their seats, because a press resets the count of missed turns.
    """
    late = {p.seat for p in loaded.players if p.computer is None and 0 < p.missed < MISSED_TURNS}
    found: dict[Seat, Any] = {}
    for line in _lines_since_the_throw_before(loaded) if late else ():
        event = parse_event(loaded.rules, line)
        for seat, move in event.moves if isinstance(event, Moved) else ():
            if seat in late:
                found.setdefault(seat, move)
    return found


def _lines_since_the_throw_before(loaded: LoadedGame) -> Iterator[str]:
    """Yield the lines of the open throw and the one before, the newest first; before any throw, all of them."""
    throws = 0
    for line in reversed(loaded.events):
        throws += line.startswith("roll ")
        if throws == 2:
            return
        yield line


@lru_cache(KEPT_GAMES)
def _commitment(seed: str) -> str:
    return commitment(bytes.fromhex(seed))


def _seated(loaded: LoadedGame, player: PlayerRow, pending: AbstractSet[int]) -> Seated:
    entry = loaded.entries.get(player.seat)
    is_ready = entry is not None and entry.is_ready
    shown = _shown(player, is_asked=player.seat in pending, has_moved=entry is not None, is_ready=is_ready)
    return replace(shown, ran_out=True) if player.missed and player.seat in _forced(loaded) else shown


@lru_cache(KEPT_PLAYERS)
def _shown(player: PlayerRow, *, is_asked: bool, has_moved: bool, is_ready: bool) -> Seated:
    return Seated(
        seat=Seat(player.seat),
        user_id=player.user_id,
        name=player.name,
        locale=player.locale,
        computer=player.computer,
        panel=player.panel,
        has_left=player.has_left,
        is_absent=player.computer is None and player.missed >= MISSED_TURNS,
        is_asked=is_asked,
        has_moved=has_moved,
        is_ready=is_ready,
        is_new=player.is_new,
        is_offered=player.is_offered,
        ghost_user=player.ghost_user,
        is_in=player.is_in,
    )
