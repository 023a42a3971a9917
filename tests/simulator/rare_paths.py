"""The paths of the bot that only an accident takes: where each begins, and whether a seed was there.

They are seen from outside, around functions of the bot that the path calls anyway, so that the bot carries no line of
this.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import wraps
from inspect import iscoroutinefunction
from typing import Any
from unittest.mock import patch

from bot.messages import first_answer
from bot.messages.refresher import Refresher
from bot.store import messages as message_rows
from bot.store.errors import LostRace, StoreBusy, StoreUnwritable
from bot.store.messages import NOTHING
from bot.store.sqlite import Sqlite
from bot.turns import appearance, lobby, rounds
from bot.turns.game import MISSED_TURNS
from bot.turns.games import Games
from bot.turns.look import Refused
from bot.turns.messages import Messages
from bot.turns.processes import Drawers


def _always(*_: Any, **__: Any) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class RarePath:
    """A call that only this path makes, or that it makes with such arguments and such an end."""

    name: str
    owner: Any
    function: str
    begins: Callable[..., object] = _always
    """Says of the arguments whether it is this path."""
    ends: Callable[[Any], object] = _always
    """Says the same of what is returned or raised."""


def _refused(code: str) -> Callable[[Any], bool]:
    return lambda end: isinstance(end, Refused) and end.code == code


def _raised(kind: type[Exception]) -> Callable[[Any], bool]:
    return lambda end: isinstance(end, kind)


def _holds(kind: type[Exception]) -> Callable[[Any], bool]:
    return lambda end: isinstance(end, list) and any(type(outcome) is kind for outcome in end)


RARE_PATHS = (
    # Two processes
    RarePath("a change loses the race for its game", Games, "_commit", ends=_raised(LostRace)),
    RarePath("what two processes did to messages is merged", message_rows, "merged"),
    RarePath("a redraw is left to another process", Drawers, "is_others", ends=bool),
    RarePath("the process that drew a game has died", Drawers, "is_orphaned", ends=bool),
    # Time
    RarePath("time runs out", rounds, "_force"),
    RarePath(
        "time runs out after a second throw",
        rounds,
        "_force",
        begins=lambda draft, _: any(line.endswith("rethrow") for line in draft.events[-2:]),
    ),
    RarePath(
        "a clock rings when nothing is due any more",
        rounds,
        "expire",
        begins=lambda draft, timing: draft.row.status == "running" and not draft.row.times.is_due(timing.now),
    ),
    RarePath("a press comes when its round is closed", rounds, "asked_seat", ends=_refused("too_late")),
    RarePath(
        "a move is changed while its round is closing",
        rounds,
        "enter",
        begins=lambda draft, seat, *_, **__: draft.row.times.closes_at and seat in draft.entries,
    ),
    RarePath(
        "a player whose turns a computer took comes back",
        rounds,
        "come_back",
        begins=lambda draft, seat, _: draft.players.by_seat[seat].missed >= MISSED_TURNS,
    ),
    # Messages
    RarePath("an edit crosses another", Messages, "_known", ends=lambda shown: shown == NOTHING),
    RarePath(
        "an edit is confirmed after a later one",
        message_rows,
        "shown_over",
        begins=lambda row, known, revision, _: row.shows not in (known.shows, revision),
    ),
    RarePath(
        "a message that may be there is sent again",
        Refresher,
        "_send",
        begins=lambda *_, is_first: not is_first,
    ),
    RarePath("a message is compared with what it should show", Refresher, "_is_right"),
    RarePath("a table is gone", lobby, "lose_table"),
    RarePath("a game cannot be shown", appearance, "hide"),
    RarePath("a sheet cannot be sent", appearance, "close_panel"),
    RarePath("a token is refused", Messages, "drop_token"),
    RarePath("Discord has an answer that it did not confirm", first_answer, "_has_answer", ends=bool),
    # The database
    RarePath("the database is locked for long", Sqlite, "commit_each", ends=_holds(StoreBusy)),
    RarePath("the disk is full", Sqlite, "commit_each", ends=_holds(StoreUnwritable)),
)


@contextmanager
def counting(reached: Counter[str]) -> Iterator[None]:
    """Count, inside, how often each rare path is taken."""
    with ExitStack() as stack:
        for path in RARE_PATHS:
            inner = getattr(path.owner, path.function)
            stack.enter_context(patch.object(path.owner, path.function, _counted(path, inner, reached)))
        yield


def _counted(path: RarePath, inner: Callable[..., Any], reached: Counter[str]) -> Callable[..., Any]:
    def note(end: Any, *, is_begun: object) -> None:
        if is_begun and path.ends(end):
            reached[path.name] += 1

    @wraps(inner)
    async def awaited(*arguments: Any, **named: Any) -> Any:
        is_begun = path.begins(*arguments, **named)
        try:
            end = await inner(*arguments, **named)
        except Exception as error:
            note(error, is_begun=is_begun)
            raise
        note(end, is_begun=is_begun)
        return end

    @wraps(inner)
    def called(*arguments: Any, **named: Any) -> Any:
        is_begun = path.begins(*arguments, **named)
        try:
            end = inner(*arguments, **named)
        except Exception as error:
            note(error, is_begun=is_begun)
            raise
        note(end, is_begun=is_begun)
        return end

    return awaited if iscoroutinefunction(inner) else called
