"""Make puzzles of finished games; long work runs in a process of low priority."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from random import Random

from bot.computers.self_play import play
from bot.computers.workers import Progress
from bot.features.puzzles.choices import choice_of_move, first_choice
from bot.features.puzzles.page import posed_look
from bot.features.puzzles.store import PuzzleRow
from bot.games.registry import PARTS
from bot.games.review import SURE
from bot.games.reviewing import Lead
from bot.games.solo import choice_of
from bot.store.record import log_of, packed
from bot.turns.look import Refused
from engine.game import Event, Header, Moved, Seat, State, format_event, format_header
from engine.games import GAMES

LATEST = 2 / 3
"""The share of a game that is searched: later, little is left to see except what completes."""

WEAKEST, TRIES, FOUND = 0, 8, 5
"""A move of a computers' game that the weakest player finds in more than `FOUND` of `TRIES` tries is too easy."""
MOST_OF_A_GAME = 2
"""The most puzzles from one game of computers."""
GAMES_AT_ONCE = 5
ID = 12
"""The characters of a puzzle's id."""
DAYS = tuple(f"2026-11-{day}" for day in range(23, 30))
"""One week of days, because its daily sheets have all difficulties."""


@dataclass(frozen=True, slots=True)
class Proved:
    """A decision with one best move, and the proof."""

    step: int
    seat: Seat
    lead: Lead
    state: State


Wanted = Callable[[State, int, Seat, Lead], bool]
"""(state, step, seat, lead) -> whether a decision is worth proving."""


def prove_puzzles(
    header: Header,
    events: Sequence[Event],
    seed: str,
    steps: Sequence[int] = (),
    is_wanted: Wanted = lambda *_: True,
) -> Iterator[Proved]:
    """Yield the puzzles among the decisions of a game, or among those of these steps."""
    rules, part = GAMES[header.kind], PARTS[header.kind]
    quick, sure = (
        part.reviewer(header, seed),
        part.reviewer(header, f"{seed} again", effort=part.puzzles.effort),
    )
    state = rules.start(header)
    for step, event in enumerate(events[: int(LATEST * len(events))]):
        if isinstance(event, Moved) and (not steps or step in steps):
            for seat, _ in event.moves:
                found = quick.lead(state, seat)
                if found is None or found.points < part.puzzles.least:
                    continue
                # Both look at different futures.
                lead = sure.lead(state, seat) if is_wanted(state, step, seat, found) else None
                if lead is None or lead.moves != found.moves:
                    continue
                # The best move must lead beyond doubt.
                if lead.points >= max(part.puzzles.least, SURE * lead.error):
                    yield Proved(step, seat, lead, state)
        state = rules.apply(state, event)


@dataclass(frozen=True, slots=True)
class SourceGame:
    """The game that a puzzle comes from."""

    variant: str
    mode: str
    game: str | None = None
    """The id of the game; None if computers played it."""


@dataclass(frozen=True, slots=True)
class ComputerGame:
    """A solo game that a computer player has played to yield puzzles."""

    header: Header
    events: Sequence[Event]
    source: SourceGame


def puzzle_games() -> list[str]:
    """Return the games whose puzzles have themes."""
    return [game for game, part in PARTS.items() if part.puzzles.motifs]


def from_game(source: SourceGame, record: str, steps: Sequence[int], _: Progress) -> str:
    """Return the puzzles among the decisions of these steps, as JSON."""
    log = log_of(record)
    return format_puzzles([row for row, _ in pose_puzzles(log.header, log.events, source, steps)])


def from_computers(game: str, seed: str, most: int, _: Progress) -> str:
    """Return a few puzzles, or none, from some solo games of a computer player, as JSON."""
    found: list[PuzzleRow] = []
    for number in range(GAMES_AT_ONCE):
        played = computer_game(game, f"{seed} {number}")
        if played is not None:
            found += (row for row, _ in islice(posed_of(played), MOST_OF_A_GAME))
        if len(found) >= most:
            break
    return format_puzzles(found)


def computer_game(
    game: str, seed: str, is_wanted: Callable[[str], bool] = lambda _: True
) -> ComputerGame | None:
    """Return the solo game of this seed; None if its code has no level, or the level is not wanted."""
    chance = Random(seed)
    try:
        choice = choice_of(game, chance.choice(DAYS), chance)
        if not is_wanted(choice.variant):
            return None
        rules = {**choice.header_options, **({} if choice.make is None else choice.make())}
    except Refused:
        return None
    header = GAMES[game].new_header(1, rules)
    # Some of its moves are poor.
    known = PARTS[game].strengths
    events = play(GAMES[game], header, seed.encode(), [known.players[known.stand_in]])
    return ComputerGame(header, events, SourceGame(choice.variant, "solo"))


def posed_of(played: ComputerGame) -> Iterator[tuple[PuzzleRow, Proved]]:
    """Yield the puzzles of a computer player's game that the weakest player often misses."""
    yield from pose_puzzles(played.header, played.events, played.source, is_hard=True)


def format_puzzles(rows: Sequence[PuzzleRow]) -> str:
    return json.dumps([asdict(row) for row in rows])


def parse_puzzles(content: str) -> list[PuzzleRow]:
    return [PuzzleRow(**row) for row in json.loads(content)]


def pose_puzzles(
    header: Header,
    events: Sequence[Event],
    source: SourceGame,
    steps: Sequence[int] = (),
    *,
    is_hard: bool = False,
) -> Iterator[tuple[PuzzleRow, Proved]]:
    """Yield the puzzles of a game with their proofs; in people's games somebody has missed them."""
    rules, first = GAMES[header.kind], format_header(header)
    lines = [format_event(rules, event) for event in events]
    whole = hashlib.sha256("\n".join([first, *lines]).encode()).hexdigest()

    def row_of(state: State, step: int, seat: Seat, lead: Lead) -> PuzzleRow:
        view, name = rules.view(state, seat), _name(source.game or whole, step, seat)
        motifs = PARTS[header.kind].puzzles.motifs
        theme = next((motif for motif, is_so in motifs.items() if is_so(view, lead.moves[0])), "")
        return PuzzleRow(
            id=name,
            game_kind=header.kind,
            variant=source.variant,
            mode=source.mode,
            record=packed(first, lines[:step]),
            seat=seat,
            moves=" ".join(map(rules.format_move, lead.moves)),
            lead=round(10 * lead.points),
            motifs=f" {theme} ",
            person=stands_for(name),
            source=source.game,
            made_at=0,
            misses=_misses(header.kind, state, seat, lead),
            behind=" ".join(
                f"{rules.format_move(move)}:{round(10 * points)}"
                for move, points in zip(lead.others, lead.behind, strict=True)
            ),
        )

    def is_wanted(state: State, step: int, seat: Seat, lead: Lead) -> bool:
        row = row_of(state, step, seat, lead)
        return not (is_hard and row.misses < TRIES - FOUND) and not is_obvious(row)

    for found in prove_puzzles(header, events, whole, steps, is_wanted):
        row = row_of(found.state, found.step, found.seat, found.lead)
        yield row, found


def stands_for(puzzle: str) -> int:
    """Return the number that stands for a puzzle among people: negative, unlike the ids of users."""
    return -1 - int(hashlib.sha256(puzzle.encode()).hexdigest()[:15], 16)


def is_obvious(puzzle: PuzzleRow) -> bool:
    """Return whether a puzzle is solved by taking what brings most at once, by the first button, or by no
    button."""
    look, best = posed_look(puzzle, None, "en", "dark"), puzzle.moves.split()
    return is_taken(puzzle) or first_choice(look) in best or choice_of_move(look, best[0]) is None


def is_taken(puzzle: PuzzleRow) -> bool:
    """Return whether taking what brings most at once solves it."""
    view = posed_look(puzzle, None, "en", "dark").view
    taken = None if view is None else PARTS[puzzle.game_kind].puzzles.taken(view)
    return taken is not None and GAMES[puzzle.game_kind].format_move(taken) in puzzle.moves.split()


def _name(game: str, step: int, seat: Seat) -> str:
    return hashlib.sha256(f"{game} {step} {seat}".encode()).hexdigest()[:ID]


def _misses(game: str, state: State, seat: Seat, lead: Lead) -> int:
    """Count how often the weakest player misses the best move."""
    player = list(PARTS[game].strengths.players.values())[WEAKEST]
    view = GAMES[game].view(state, seat)
    return sum(player(view, Random(number)) not in lead.moves for number in range(TRIES))
