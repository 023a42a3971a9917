"""Ghosts: the throws of another game, and the moves that its players made then."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from bot.store.rows import GHOST, GameRow, PlayerRow
from bot.turns.game import LoadedGame, dice_of
from bot.turns.look import Ghost
from engine.dice import Dice
from engine.game import Moved, OpaqueGame, Rolled, Seat, State
from engine.games import parse_log


def throws_of(source: LoadedGame) -> tuple[Dice, str]:
    """What the throws of a game that is over follow from, and the numbers of those that were thrown again."""
    row, log = source.row, parse_log(source.row.header or "", source.events)
    thrown = (
        state for event, state in zip(log.events, log.states[1:], strict=True) if isinstance(event, Rolled)
    )
    rounds = [log.rules.view(state, None).round for state in thrown]
    again = {throw_number(row, n) for n, pair in enumerate(pairwise(rounds), 1) if len(set(pair)) == 1}
    skipped = again | set(map(int, row.skipped.split()))
    return dice_of(row), " ".join(map(str, sorted(skipped)))


def throw_number(row: GameRow, nth: int) -> int:
    """Which throw of its dice a game's nth is, both from 1."""
    for skipped in map(int, row.skipped.split()):
        nth += skipped <= nth
    return nth


def ghost_player(game: str, seat: int, ghost: Ghost, locale: str) -> PlayerRow:
    return PlayerRow(
        game, seat, None, ghost.name, locale, GHOST, "dm", ghost_of=ghost.seat, ghost_user=ghost.user_id
    )


def recorded_move(source: LoadedGame, seat: int, rules: OpaqueGame, state: State, own: Seat) -> Any | None:
    """What a ghost in the seat `own` does, which sat in `seat` then; None where its game was over.

    A move of the same round that the rules allow now. In most games that is the recorded one, since a sheet follows
    from its own moves and the throws. Where others have changed the sheet, the rules' forced move stands in for it.
    """
    moves, rounds = _moves_of(source.row.header or "", tuple(source.events), seat)
    number = rules.view(state, None).round
    if number > rounds:
        return None
    fitting = (move for made, move in moves if made == number and rules.refusal(state, own, move) is None)
    return next(fitting, None) or rules.forced(state, own)


@lru_cache(maxsize=64)
def _moves_of(header: str, lines: tuple[str, ...], seat: int) -> tuple[Sequence[tuple[int, Any]], int]:
    """The moves of a seat, each with its round, and the number of rounds."""
    log = parse_log(header, lines)
    rounds = [log.rules.view(state, None).round for state in log.states]
    closed = (
        (number, event)
        for number, event in zip(rounds[:-1], log.events, strict=True)
        if isinstance(event, Moved)
    )
    return tuple(
        (number, move) for number, event in closed for mover, move in event.moves if mover == seat
    ), rounds[-1]
