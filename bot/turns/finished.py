"""Games that are over: loaded to be reviewed, verified throw by throw, and repeated by ghosts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any

from bot.store.database import Store
from bot.store.rows import OVER, GameRow, read_game
from bot.turns.clocks import SECOND
from bot.turns.game import (
    EVENTS_OF,
    GAME_BY_ID,
    CommittedGame,
    LoadedGame,
    dice_of,
    load,
    throw_number,
    unpacked_game,
)
from bot.turns.look import Refused
from engine.dice import Dice, commitment
from engine.game import (
    IllegalMove,
    MalformedText,
    Moved,
    OpaqueGame,
    Rolled,
    Seat,
    State,
    Step,
    parse_event,
    parse_header,
)
from engine.games import GAMES, parse_log


async def finished_game(
    store: Store, game: str, user_id: int, now: int, *, is_sealed: bool = False
) -> CommittedGame:
    """Load a finished game that `user_id` may review at `now` (milliseconds UTC).

    Raises Refused if it is open, uses older rules, or its dice are still secret; `is_sealed` allows dice
    that a feature is still to publish.
    """
    async with store.snapshot() as tx:
        try:
            loaded = await load(tx, game)
        except (IllegalMove, MalformedText, ValueError) as error:
            raise Refused("old_rules") from error
    if loaded.row.status != "finished" or loaded.result is None:
        raise Refused("review_not_over")
    until = loaded.row.dice.secret_until
    if loaded.row.dice.is_sealed:
        if not is_sealed:
            raise Refused("challenge_open")
    elif until is not None and now < until and all(one.user_id != user_id for one in loaded.players):
        raise Refused("daily_open", {"time": f"<t:{until // SECOND}:R>"})
    result = loaded.rules.result(loaded.state)
    if result is None or result.points != loaded.result.points:
        raise Refused("old_rules")
    return loaded


@dataclass(frozen=True, slots=True)
class Checked:
    """A stored throw and the one that the seed gives."""

    step: Step
    round: int
    """The throw's round; in some games a round has a second throw."""
    stored: tuple[int, ...]
    derived: tuple[int, ...]

    @property
    def is_same(self) -> bool:
        return self.stored == self.derived


@dataclass(frozen=True, slots=True)
class Verified:
    """What anyone may know of a game's dice; only the seal while the game is running."""

    game: str
    name: str
    """The game's kind."""
    commitment: str
    dice: Dice | None = None
    """The dice; None until the game is over."""
    throws: tuple[Checked, ...] = ()
    break_at: str | None = None
    """The line, with its step in front, where the replay stops because it cannot follow; empty if the end of the game
    is missing, None if the replay reaches it."""
    throws_of: str | None = None
    """The game whose throws a game against ghosts uses."""
    skipped: str = ""
    """The numbers of the throws that are skipped."""
    is_challenge: bool = False
    """Whether an open challenge uses these throws."""
    sealed_until: int | None = None
    """The time (ms UTC) until which others may get the same throws."""

    @property
    def is_named(self) -> bool:
        """Return whether the throws have a separate name, which has a hyphen, instead of the game's id."""
        return self.dice is not None and "-" in self.dice.game

    @property
    def wrong(self) -> tuple[Checked, ...]:
        return tuple(throw for throw in self.throws if not throw.is_same)

    @property
    def first_wrong_line(self) -> str | None:
        """Return the first line that does not follow from the earlier lines and the seed."""
        if self.wrong:
            values = " ".join(map(str, self.wrong[0].stored))
            return f"{self.wrong[0].step}: roll {values}"
        return self.break_at


async def verify_game(store: Store, game: str, now: int = 0) -> Verified:
    """Verify a stored game; raises Refused (`unknown_game`). Ignores the cached state and reads every line
    again.

    `now`, in milliseconds UTC, unseals throws that are no longer given to others.
    """
    found, events = await store.rows_of(GAME_BY_ID, EVENTS_OF, id=game, game=game)
    if not found:
        raise Refused("unknown_game")
    row, lines = read_game(found[0]), [str(event["line"]) for event in events]
    seal, dice, until = commitment(bytes.fromhex(row.dice.seed)), dice_of(row), row.dice.secret_until
    if row.status not in OVER:
        return Verified(game, row.kind, seal)
    if row.dice.is_sealed:
        return Verified(game, row.kind, seal, is_challenge=True)
    if until is not None and now < until:
        return Verified(game, row.kind, seal, sealed_until=until)
    try:
        row, lines = unpacked_game(row, lines)
    except ValueError:
        return Verified(game, row.kind, seal, dice, break_at="record")
    if row.header is None:
        return Verified(game, row.kind, seal, dice)
    throws, break_at = _replay(row, dice, row.header, lines)
    return Verified(
        game,
        row.kind,
        seal,
        dice,
        tuple(throws),
        break_at,
        throws_of=row.dice.throws_of,
        skipped=row.dice.skipped,
    )


def _replay(
    row: GameRow, dice: Dice, header: str, lines: Sequence[str]
) -> tuple[Sequence[Checked], str | None]:
    """Return the throws of a game beside those that its dice give, as far as its lines can follow, and the line
    where they stop."""
    rules, throws = GAMES[row.kind], list[Checked]()
    try:
        state = rules.start(parse_header(header))
    except MalformedText:
        return throws, f"header: {header}"
    for step, line in enumerate(lines):
        try:
            event, sizes = parse_event(rules, line), rules.dice(state)
            state = rules.apply(state, event)
        except (MalformedText, IllegalMove):
            return throws, f"{step}: {line}"
        if isinstance(event, Rolled):
            derived = dice.throw(Step(step), throw_number(row, len(throws) + 1), sizes)
            throws.append(Checked(Step(step), rules.view(state, None).round, event.values, derived))
    is_complete = row.status != "finished" or rules.result(state) is not None
    return throws, None if is_complete else ""


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


def recorded_move(source: LoadedGame, seat: int, rules: OpaqueGame, state: State, own: Seat) -> Any | None:
    """Return the move of the ghost in seat `own`, recorded in `seat`; None after the last recorded round.

    It is a move of the same round that the rules allow now: usually the recorded one, since a sheet follows
    from its own moves and the throws. If others have changed the sheet, the rules' forced move replaces it.
    """
    number = rules.view(state, None).round
    moves = _moves_of(source.row.header or "", tuple(source.events), seat)
    if not moves or number > moves[-1][0]:
        return None
    made = (move for then, move in moves if then == number and rules.refusal(state, own, move) is None)
    move = next(made, None)
    return rules.forced(state, own) if move is None else move


@lru_cache(maxsize=64)
def _moves_of(header: str, lines: tuple[str, ...], seat: int) -> Sequence[tuple[int, Any]]:
    """Return the moves of a seat, each with its round."""
    log, moves = parse_log(header, lines), []
    for event, state in zip(log.events, log.states[:-1], strict=True):
        if isinstance(event, Moved):
            number = log.rules.view(state, None).round
            moves += [(number, move) for mover, move in event.moves if mover == seat]
    return moves
