"""A prepared sheet and a few throws on which people learn a game: replayed from the moves so far, never stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bot.games.looks import look_without_table
from bot.pages.control import base36
from bot.store.rows import Theme
from bot.turns.look import Look, Person
from engine.game import Header, Moved, Rolled, Seat, State, Step, View, fold, parse_event
from engine.games import GAMES

OWN = Seat(0)
FEW = 3
ID_LENGTH = 12
"""The most characters that identify a game in a control."""

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Lesson:
    """A solo game that has begun; each throw asks for one move, and no move has a `.` in its text.

    `learn-<game>-<number>` says what each throw teaches, `learn-<game>-end` how to go on.
    """

    variant: str
    header_options: Callable[[], Mapping[str, str]]
    """The options of the header."""
    before: tuple[str, ...]
    """The events that prepare the sheet."""
    throws: tuple[tuple[int, ...], ...]
    wrong: Callable[[Look], Sequence[tuple[Any, str]]]
    """(look, locale) -> moves that the throw does not allow, for different reasons, each in words; at most 25."""
    taught: tuple[Callable[[View, Any], bool], ...]
    """For each throw, a test with the view before it: whether a move is what the throw teaches."""
    answers: Callable[[View], Iterable[Any]]
    """The moves among which there is one that the throw teaches."""
    brought: Callable[[Look, Any], str]
    """(look before it, locale, move) -> what the move earned, as a sentence of praise; empty if it earned
    nothing yet."""
    introduced: Mapping[str, int] = field(default_factory=dict)
    """The throw with which a move's button appears, by the text of the move; the others are there from the first on."""

    def is_taught(self, number: int, view: View, move: Any) -> bool:
        """Return whether a move is what throw `number`, from 1, teaches."""
        return self.taught[number - 1](view, move)

    def model(self, number: int, view: View) -> Any:
        """Return a move that throw `number` teaches; None if there is none here."""
        return next((move for move in self.answers(view) if self.is_taught(number, view, move)), None)


def few_of_each(groups: Mapping[str, Sequence[M]]) -> list[M]:
    """Return at most `FEW` of each group, evenly spread."""
    return [one for group in groups.values() if group for one in group[:: -(-len(group) // FEW)]]


def state_after(game: str, lesson: Lesson, moves: Sequence[str]) -> State:
    """Return the state after these moves, with the next throw on the table.

    Raises MalformedText or IllegalMove if the moves are not of this lesson.
    """
    rules = GAMES[game]
    events = [parse_event(rules, line) for line in lesson.before]
    for number, throw in enumerate(lesson.throws[: len(moves) + 1]):
        events.append(Rolled(throw))
        if number < len(moves):
            events.append(Moved(((OWN, rules.parse_move(moves[number])),)))
    return fold(rules, header_of(game, lesson), events)


def header_of(game: str, lesson: Lesson) -> Header:
    return GAMES[game].new_header(1, lesson.header_options())


def lesson_look(
    game: str, lesson: Lesson, state: State, person: Person, *, theme: Theme, entry: Any = None
) -> Look:
    """Return the lesson as the learner sees it."""
    return look_without_table(
        # Replaces a game's id, and keeps the learner's pictures apart from those of others.
        base36(person.user_id)[-ID_LENGTH:],
        header_of(game, lesson),
        GAMES[game].view(state, OWN),
        OWN,
        (person.name,),
        step=Step(0),
        variant=lesson.variant,
        mode="solo",
        users=(person.user_id,),
        locale=person.locale,
        theme=theme,
        entry=entry,
    )
