"""Ghosts: replay the throws of another game and the moves its players made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from bot.store.rows import GHOST, GameRow, PlayerRow
from bot.turns.game import LoadedGame, dice_of
from bot.turns.look import Ghost
from engine.dice import Dice
from engine.game import Header, Moved, OpaqueGame, Rolled, Seat, State, format_header
from engine.games import GAMES, parse_log


def throws_of(source: LoadedGame) -> tuple[Dice, str]:
    """Return the dice of a game that is over, and the numbers of its throws that were rolled again."""
    row = source.row
    rounds = [number for number, _ in _thrown(row.header or "", source.events)]
    again = {throw_number(row, n) for n, pair in enumerate(pairwise(rounds), 1) if len(set(pair)) == 1}
    skipped = again | set(map(int, row.dice.skipped.split()))
    return dice_of(row), " ".join(map(str, sorted(skipped)))


def _thrown(header: str, lines: Sequence[str]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield every throw of a game with its round."""
    log = parse_log(header, lines)
    for event, state in zip(log.events, log.states[1:], strict=True):
        if isinstance(event, Rolled):
            yield log.rules.view(state, None).round, event.values


def throw_number(row: GameRow, nth: int) -> int:
    """Return which throw of its dice a game's nth is, both from 1."""
    for skipped in map(int, row.dice.skipped.split()):
        nth += skipped <= nth
    return nth


def ghost_player(game: str, seat: int, ghost: Ghost, locale: str) -> PlayerRow:
    return PlayerRow(
        game, seat, None, ghost.name, locale, GHOST, "dm", ghost_of=ghost.seat, ghost_user=ghost.user_id
    )


def recorded_move(source: LoadedGame, seat: int, rules: OpaqueGame, state: State, own: Seat) -> Any | None:
    """Return the move of the ghost in seat `own`, recorded in `seat`; None after the last recorded round.

    It is a move of the same round that the rules allow now: usually the recorded one, since a sheet follows
    from its own moves and the throws. If others have changed the sheet, the rules' forced move replaces it.
    """
    moves = _moves_of(source.row.header or "", tuple(source.events), seat)
    goes_on, move = _recorded(moves, rules, state, own)
    return rules.forced(state, own) if goes_on and move is None else move


def are_legal(finished: Header, lines: tuple[str, ...], new: Header, ghosts: Sequence[int]) -> bool:
    """Return whether these seats of a finished game can make all their recorded moves as ghosts in a new one.

    In the new game a person sits first, whose moves are unknown; the replay has them do as little as
    possible. A record that holds only for certain moves of theirs does not count. Takes some 20 ms.
    """
    rules, header = GAMES[finished.kind], format_header(finished)
    records = [_moves_of(header, lines, seat) for seat in ghosts]
    state, throws = rules.start(new), iter(dict(_thrown(header, lines)).values())
    while rules.result(state) is None:
        if rules.dice(state):
            values = next(throws, None)
            if values is None:
                break
            state = rules.apply(state, Rolled(values))
            continue
        moves = []
        for own in sorted(rules.pending(state)):
            goes_on, move = (False, None) if own == 0 else _recorded(records[own - 1], rules, state, own)
            if goes_on and move is None:
                return False
            moves.append((own, rules.forced(state, own) if move is None else move))
        state = rules.apply(state, Moved(tuple(moves)))
    return True


def _recorded(
    moves: Sequence[tuple[int, Any]], rules: OpaqueGame, state: State, own: Seat
) -> tuple[bool, Any | None]:
    """Return whether the recorded moves of a seat cover this round, and the one that the rules allow now, if
    any."""
    number = rules.view(state, None).round
    if not moves or number > moves[-1][0]:
        return False, None
    return True, next(
        (move for made, move in moves if made == number and rules.refusal(state, own, move) is None), None
    )


@lru_cache(maxsize=64)
def _moves_of(header: str, lines: tuple[str, ...], seat: int) -> Sequence[tuple[int, Any]]:
    """Return the moves of a seat, each with its round."""
    log, moves = parse_log(header, lines), []
    for event, state in zip(log.events, log.states[:-1], strict=True):
        if isinstance(event, Moved):
            number = log.rules.view(state, None).round
            moves += [(number, move) for mover, move in event.moves if mover == seat]
    return moves
