"""Make puzzles of finished games; long work runs in a process of low priority."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import islice
from random import Random
from statistics import fmean

from bot.computers.self_play import play
from bot.computers.workers import Progress
from bot.features.puzzles.choices import choice_of_move, first_choice
from bot.features.puzzles.page import posed_look
from bot.features.puzzles.store import TRIES, PuzzleRow
from bot.games.registry import PARTS
from bot.games.review import SURE
from bot.games.reviewing import Lead
from bot.games.solo import solo_of, usual_choice
from bot.store.record import log_of, packed
from bot.turns.look import Refused
from engine.game import Event, Header, Moved, Seat, State, format_event, format_header
from engine.games import GAMES

LATEST = 2 / 3
"""The share of a game that is searched: later, little is left to see except what completes."""

STRENGTHS = 3
"""How many strengths, from the weakest on, stand in for people until enough of them have tried, with a simple rule."""
GAMES_AT_ONCE = 5
ID = 12
"""The characters of a puzzle's id."""


@dataclass(frozen=True, slots=True)
class Proved:
    """A decision with one best move, and the proof."""

    game: str
    step: int
    seat: Seat
    lead: Lead
    state: State


Wanted = Callable[[Proved], bool]
"""(decision, not proved yet) -> whether it is worth proving."""


def prove_puzzles(
    header: Header,
    events: Sequence[Event],
    seed: str,
    steps: Sequence[int] = (),
    is_wanted: Wanted = lambda *_: True,
) -> Iterator[Proved]:
    """Yield the puzzles among the decisions of a game, or among those of these steps, the clearest first."""
    rules, part = GAMES[header.kind], PARTS[header.kind]
    quick, sure = (
        part.reviewer(header, seed),
        part.reviewer(header, f"{seed} again", effort=part.puzzles.effort),
    )
    state, found = rules.start(header), list[Proved]()
    for step, event in enumerate(events[: int(LATEST * len(events))]):
        if isinstance(event, Moved) and (not steps or step in steps):
            leads = ((seat, quick.lead(state, seat)) for seat, _ in event.moves)
            found += (
                Proved(header.kind, step, seat, lead, state) for seat, lead in leads if lead is not None
            )
        state = rules.apply(state, event)
    for one in sorted(found, key=lambda one: -one.lead.points):
        if one.lead.points < part.puzzles.least:
            return
        # Both look at different futures.
        lead = sure.lead(one.state, one.seat) if is_wanted(one) else None
        if lead is None or lead.moves != one.lead.moves:
            continue
        # The best move must lead beyond doubt.
        if lead.points >= max(part.puzzles.least, SURE * lead.error):
            yield replace(one, lead=lead)


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
    """Return the clearest puzzle among the decisions of these steps, if there is one, as JSON."""
    log = log_of(record)
    return format_puzzles([row for row, _ in islice(pose_puzzles(log.header, log.events, source, steps), 1)])


def from_computers(game: str, seed: str, most: int, _: Progress) -> str:
    """Return a few puzzles, or none, each from another solo game of a computer player, as JSON."""
    chance, found = Random(seed), list[PuzzleRow]()
    for number in range(GAMES_AT_ONCE):
        played = computer_game(game, chance.choice(levels_of(game)), f"{seed} {number}")
        if played is not None:
            rows = pose_puzzles(played.header, played.events, played.source)
            found += (row for row, _ in islice(rows, 1))
        if len(found) >= most:
            break
    return format_puzzles(found)


def levels_of(game: str) -> Sequence[str]:
    """Return the levels on which computers play for puzzles, as variants."""
    return list(PARTS[game].puzzles.levels)


def computer_game(game: str, level: str, seed: str) -> ComputerGame | None:
    """Return the solo game of this seed on a level; None if its code has no level."""
    solo = solo_of(game)
    if solo is None:
        return None
    try:
        choice = usual_choice(solo, PARTS[game].puzzles.levels[level](Random(seed)))
        rules = {**choice.header_options, **({} if choice.make is None else choice.make())}
    except Refused:
        return None
    header = GAMES[game].new_header(1, rules)
    # Some of its moves are poor.
    known = PARTS[game].strengths
    events = play(GAMES[game], header, seed.encode(), [known.players[known.stand_in]])
    return ComputerGame(header, events, SourceGame(choice.variant, "solo"))


def format_puzzles(rows: Sequence[PuzzleRow]) -> str:
    return json.dumps([asdict(row) for row in rows])


def parse_puzzles(content: str) -> list[PuzzleRow]:
    return [PuzzleRow(**row) for row in json.loads(content)]


def pose_puzzles(
    header: Header,
    events: Sequence[Event],
    source: SourceGame,
    steps: Sequence[int] = (),
    is_wanted: Callable[[PuzzleRow], bool] = lambda _: True,
) -> Iterator[tuple[PuzzleRow, Proved]]:
    """Yield the puzzles of a game with their proofs; in people's games somebody has missed them."""
    rules, first = GAMES[header.kind], format_header(header)
    lines = [format_event(rules, event) for event in events]
    whole = hashlib.sha256("\n".join([first, *lines]).encode()).hexdigest()

    def row_of(found: Proved) -> PuzzleRow:
        place, lead = f"{source.game or whole} {found.step} {found.seat}", found.lead
        name = hashlib.sha256(place.encode()).hexdigest()[:ID]
        return PuzzleRow(
            id=name,
            game_kind=header.kind,
            variant=source.variant,
            mode=source.mode,
            record=packed(first, lines[: found.step]),
            seat=found.seat,
            moves=" ".join(map(rules.format_move, lead.moves)),
            lead=round(10 * lead.points),
            motifs=f" {theme_of(found)} ",
            person=stands_for(name),
            source=source.game,
            made_at=0,
            misses=misses_of(found),
            behind=" ".join(
                f"{rules.format_move(move)}:{round(10 * points)}"
                for move, points in zip(lead.others, lead.behind, strict=True)
            ),
        )

    def is_puzzle(found: Proved) -> bool:
        row = row_of(found)
        return is_wanted(row) and not is_obvious(row)

    for found in prove_puzzles(header, events, whole, steps, is_puzzle):
        yield row_of(found), found


def theme_of(found: Proved) -> str:
    """Return the first theme that fits; none if none does."""
    view, motifs = GAMES[found.game].view(found.state, found.seat), PARTS[found.game].puzzles.motifs
    return next((motif for motif, is_so in motifs.items() if is_so(view, found.lead.moves[0])), "")


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


def solves(found: Proved, strength: str, first: int = 0) -> int:
    """Count how often a strength finds the best move in `TRIES` tries; `first` numbers the first of them."""
    game = found.game
    player, view = PARTS[game].strengths.players[strength], GAMES[game].view(found.state, found.seat)
    return sum(player(view, Random(first + number)) in found.lead.moves for number in range(TRIES))


def misses_of(found: Proved) -> int:
    """Count how many of `TRIES` tries miss the best move, as a mean over a simple rule and several strengths."""
    part = PARTS[found.game]
    simple = part.puzzles.simple(GAMES[found.game].view(found.state, found.seat))
    strengths = list(part.strengths.players)[:STRENGTHS]
    return round(
        TRIES - fmean((TRIES * (simple in found.lead.moves), *(solves(found, one) for one in strengths)))
    )
