"""Check line by line that a finished stored game follows from its seed and the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.database import Store
from bot.store.rows import OVER, GameRow, read_game
from bot.turns.game import EVENTS_OF, GAME_BY_ID, dice_of, unpacked_game
from bot.turns.ghosts import throw_number
from bot.turns.look import Refused
from engine.dice import Dice, commitment
from engine.game import IllegalMove, MalformedText, OpaqueGame, Rolled, Step, parse_event, parse_header
from engine.games import GAMES


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
class Break:
    """The point where a replay stops because the next line cannot follow or is missing."""

    line: str
    """The line with its step in front; empty if the end of the game is missing."""


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
    end: Break | None = None
    """Why the replay ended before the game did."""
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
        return None if self.end is None else self.end.line


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
        return Verified(game, row.kind, seal, dice, end=Break("record"))
    if row.header is None:
        return Verified(game, row.kind, seal, dice)
    replay = _Replay(GAMES[row.kind], dice, row)
    end = replay.run(row.header, lines, is_finished=row.status == "finished")
    throws, throws_of, skipped = tuple(replay.throws), row.dice.throws_of, row.dice.skipped
    return Verified(game, row.kind, seal, dice, throws, end, throws_of, skipped)


class _Replay:
    def __init__(self, rules: OpaqueGame, dice: Dice, row: GameRow) -> None:
        self._row = row
        self._rules = rules
        self._dice = dice
        self.throws: list[Checked] = []

    def run(self, header: str, lines: Sequence[str], *, is_finished: bool) -> Break | None:
        try:
            self._state = self._rules.start(parse_header(header))
        except MalformedText:
            return Break(f"header: {header}")
        for step, line in enumerate(lines):
            try:
                self._take(Step(step), line)
            except (MalformedText, IllegalMove):
                return Break(f"{step}: {line}")
        if is_finished and self._rules.result(self._state) is None:
            return Break("")
        return None

    def _take(self, step: Step, line: str) -> None:
        """Apply a line; raises MalformedText or IllegalMove if it cannot follow."""
        event, sizes = parse_event(self._rules, line), self._rules.dice(self._state)
        self._state = self._rules.apply(self._state, event)
        if isinstance(event, Rolled):
            derived = self._dice.throw(step, throw_number(self._row, len(self.throws) + 1), sizes)
            self.throws.append(
                Checked(step, self._rules.view(self._state, None).round, event.values, derived)
            )
