"""Set-ups with the throws of a finished game, and what they take from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache

from bot.features.ghosts.facts import Rivalry, points_by_round
from bot.games.registry import PARTS
from bot.store.rows import GHOST, GHOSTS, SOLO, Facts, PlayerRow
from bot.turns.clocks import SECOND
from bot.turns.finished import are_legal, throws_of
from bot.turns.game import CommittedGame, LoadedGame
from bot.turns.look import Against, Ghost, Refused, Seated, Setup
from engine.game import Seat, parse_header
from engine.games import GAMES


def need_open(source: LoadedGame, now: int) -> None:
    """Raise Refused if nobody may know the throws yet, or no other game can have them; `now` is in
    milliseconds UTC."""
    row = source.row
    if row.dice.is_sealed:
        raise Refused("challenge_open")
    until = row.dice.secret_until
    if until is not None and now < until:
        raise Refused("ghost_daily", {"time": f"<t:{until // SECOND}:R>"})
    if row.dice.interactions is None:
        # Its throws depend on the number of events, which will not be the same.
        raise Refused("ghost_old")


def setup_again(
    source: CommittedGame,
    rivalry: Rivalry,
    *,
    guild_id: int | None,
    channel_id: int,
    locale: str,
) -> Setup:
    """Return a solo game by the rules of a finished one, with its throws.

    `rivalry` says whose game it is; what the other made of the throws is added to it.
    """
    row, header = source.row, parse_header(source.row.header or "")
    dice, skipped = throws_of(source)
    known = replace(
        rivalry, rival=str(source.players.by_seat[0].user_id or ""), points=points_by_round(source)
    )
    return Setup(
        kind=row.kind,
        variant=row.variant,
        mode=SOLO,
        # A throw that was made again is left out, and is not made again here either.
        header_options=PARTS[row.kind].ghost_options(header) if skipped else header.options,
        seats=1,
        clock="none",
        panel="channel",
        guild_id=guild_id,
        channel_id=channel_id,
        locale=locale,
        par=row.par,
        facts=Facts().put(known),
        against=Against(row.id, dice, skipped),
    )


def setup_against(
    source: CommittedGame,
    user_id: int,
    *,
    guild_id: int | None,
    channel_id: int,
    locale: str,
) -> Setup:
    """Return a game of one person against the players of a finished one, with its throws.

    Against a solo game they play alone as well, beside the other's points. At a table, somebody who played in
    it takes their own seat; anybody else takes a computer player's, otherwise the seat in last place.
    """
    row, header = source.row, parse_header(source.row.header or "")
    if header.seats == 1:
        return setup_again(source, Rivalry("race"), guild_id=guild_id, channel_id=channel_id, locale=locale)
    dice, skipped = throws_of(source)
    given_up = given_up_seat(source, user_id)
    ghosts = tuple(_ghost(player) for player in source.players if player.seat != given_up)
    return Setup(
        kind=row.kind,
        variant=row.variant,
        mode=GHOSTS,
        header_options=PARTS[row.kind].ghost_options(header),
        seats=header.seats,
        clock="none",
        panel="channel",
        guild_id=guild_id,
        channel_id=channel_id,
        locale=locale,
        against=Against(row.id, dice, skipped, ghosts),
    )


def need_legal(source: LoadedGame, user_id: int) -> None:
    """Raise Refused if a ghost might be unable to make all its recorded moves in a game of this person.

    This replays the game, which is work for a thread.
    """
    given_up = given_up_seat(source, user_id)
    if not can_race(source.row.mode, source.row.header or "", tuple(source.events), given_up):
        raise Refused("ghost_moves")


@lru_cache(maxsize=256)
def can_race(mode: str, header: str, lines: tuple[str, ...], given_up: int) -> bool:
    """Return whether a finished game can be raced: at a table, all others must be able to make their moves
    again.

    This takes some 20 ms the first time.
    """
    old = parse_header(header)
    part = PARTS[old.kind]
    if old.seats == 1 or mode in part.without_ghosts:
        return old.seats == 1
    ghosts = [seat for seat in range(old.seats) if seat != given_up]
    new = GAMES[old.kind].new_header(old.seats, part.ghost_options(old))
    return are_legal(old, lines, new, ghosts)


def given_up_seat(source: LoadedGame, user_id: int) -> int:
    """Return the seat that this person takes in a race against a finished game."""
    return seat_taken(source.players, {result.seat: result.points for result in source.results}, user_id)


def seat_taken(players: Iterable[PlayerRow | Seated], points: Mapping[int, int], user_id: int | None) -> int:
    """Return the person's own seat; otherwise a computer player's, otherwise the seat in last place."""

    def order(player: PlayerRow | Seated) -> tuple[bool, bool, int]:
        is_own = user_id is not None and player.user_id == user_id
        return (not is_own, player.computer is None, points.get(player.seat, 0))

    return min(players, key=order).seat


def _ghost(player: PlayerRow) -> Ghost:
    owner = player.ghost_user if player.computer == GHOST else player.user_id
    return Ghost(Seat(player.seat), player.name, owner)
