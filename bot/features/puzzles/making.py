"""Makes puzzles of finished games; what takes long runs in a process of low priority."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from random import Random
from typing import Any

from bot.computers.self_play import play
from bot.computers.workers import Progress
from bot.features.puzzles.selection import proved
from bot.features.puzzles.store import PuzzleRow
from bot.games.registry import PARTS
from bot.games.solo import choice_of
from bot.store.record import log_of, packed
from bot.turns.look import Refused
from engine.game import Event, Header, View, format_event, format_header, states_of
from engine.games import GAMES

WEAKEST, TRIES, FOUND = 0, 8, 5
"""In computers' games, a move that the weakest player finds in more than `FOUND` of `TRIES` tries is too easy."""
MOST_OF_A_GAME = 3
"""Puzzles out of one game of computers."""
GAMES_AT_ONCE = 5
DAYS = tuple(f"2026-11-{day}" for day in range(23, 30))
"""Every weekday once: the daily sheets of a week have all difficulties."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where puzzles come from."""

    variant: str
    mode: str
    game: str | None = None
    """The id of the game; None if computers played it."""


def puzzle_games() -> list[str]:
    """The games that tell what their puzzles are about."""
    return [game for game, part in PARTS.items() if part.motifs]


def from_game(source: Source, record: str, steps: Sequence[int], _: Progress) -> str:
    """The puzzles among the decisions of these steps, as JSON."""
    log = log_of(record)
    return format_puzzles(list(_posed(log.header, log.events, source, steps)))


def from_computers(game: str, seed: str, most: int, _: Progress) -> str:
    """A few puzzles, or none, from some solo games of a computer player, as JSON."""
    found: list[PuzzleRow] = []
    for number in range(GAMES_AT_ONCE):
        chance = Random(f"{seed} {number}")
        try:
            choice = choice_of(game, chance.choice(DAYS), chance)
            rules = {**choice.header_options, **({} if choice.make is None else choice.make())}
        except Refused:
            # Not every code has a level.
            continue
        header = GAMES[game].new_header(1, rules)
        # Some of its moves are poor.
        known = PARTS[game].strengths
        player = known.players[known.stand_in]
        events = play(GAMES[game], header, f"{seed} {number}".encode(), [player])
        posed = _posed(header, events, Source(choice.variant, "solo"), is_wanted=_is_hard)
        found += islice(posed, MOST_OF_A_GAME)
        if len(found) >= most:
            break
    return format_puzzles(found)


def format_puzzles(rows: Sequence[PuzzleRow]) -> str:
    return json.dumps([asdict(row) for row in rows])


def parse_puzzles(content: str) -> list[PuzzleRow]:
    return [PuzzleRow(**row) for row in json.loads(content)]


def _posed(
    header: Header,
    events: Sequence[Event],
    source: Source,
    steps: Sequence[int] = (),
    is_wanted: Callable[[str, View, Sequence[Any]], bool] = lambda *_: True,
) -> Iterator[PuzzleRow]:
    rules, motifs = GAMES[header.kind], PARTS[header.kind].motifs
    first, lines = format_header(header), [format_event(rules, event) for event in events]
    states = states_of(rules, header, events)
    whole = hashlib.sha256("\n".join([first, *lines]).encode()).hexdigest()
    for found in proved(header, events, whole, steps):
        view, best = rules.view(states[found.step], found.seat), found.lead.moves[0]
        if not is_wanted(header.kind, view, found.lead.moves):
            continue
        about = [name for name, is_so in motifs.items() if is_so(view, best)]
        name = hashlib.sha256(f"{source.game or whole} {found.step} {found.seat}".encode()).hexdigest()
        yield PuzzleRow(
            id=name[:12],
            game_name=header.kind,
            variant=source.variant,
            mode=source.mode,
            record=packed(first, lines[: found.step]),
            seat=found.seat,
            moves=" ".join(map(rules.format_move, found.lead.moves)),
            lead=round(10 * found.lead.points),
            motifs=f" {' '.join(about)} ",
            # As with a deleted person, no id of a user is negative.
            person=-1 - int(name[12:27], 16),
            source=source.game,
            made_at=0,
        )


def _is_hard(game: str, view: View, best: Sequence[Any]) -> bool:
    """Whether a weak player often misses it; in people's games somebody has."""
    player = list(PARTS[game].strengths.players.values())[WEAKEST]
    return sum(player(view, Random(number)) in best for number in range(TRIES)) <= FOUND
