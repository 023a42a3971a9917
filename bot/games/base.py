"""What a game brings to the running bot, beside its rules in the engine.

It brings texts as well: `game-<game>` is its name, `mode-<mode>` what a mode of its own is called,
`rules-<game>-<topic>` and `rules-<game>-topic-<topic>` the words and the button of each page of its rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.games.command import Subcommand
from bot.pages.page import Picture, Row
from bot.pages.texts import Value
from bot.turns.look import Look
from engine.game import Player, Seat


@dataclass(frozen=True, slots=True)
class Choice:
    """What a pressed control of a half-made move leads to: a whole move, or the next controls."""

    move: str | None = None
    arg: str = ""


@dataclass(frozen=True, slots=True)
class Rules:
    """A game explained on at most five pages."""

    topics: Mapping[str, str]
    """Each page with its sign; the essentials come first."""
    values: Callable[[str, str], Mapping[str, Value]]
    """(topic, locale) -> the variables of the page's text."""
    picture: Callable[[str, str], Picture | None]
    """(topic, locale) -> one at most: Discord cuts pieces off pictures that stand side by side."""


@dataclass(frozen=True, slots=True)
class Presenter:
    """How a game is shown in the messages that all games share. All functions are pure; `locale` is the reader's, `arg` a half-made choice.

    Shared code may read only these view attributes: `round` (0 before the
    first), `seat`, `sheet` (None for a spectator) and `result`.
    """

    title: Callable[[Look, str], str]
    """The game, its level or difficulty, in a few words."""
    options: Callable[[Look, str], str]
    """How this game is played, in the lobby, beside its clock."""
    progress: Callable[[Look, str], str]
    """How far the game is; nothing before its first round."""
    status: Callable[[Look, str, str], str]
    """(look, locale, arg) -> what a seat is asked for, or what it has entered."""
    controls: Callable[[Look, str, str], tuple[Row, ...]]
    """(look, locale, arg) -> at most four rows for the move."""
    buttons: Callable[[Look, str], Row]
    """Buttons for the move, at most two."""
    choose: Callable[[str, str], Choice]
    """(arg, value) -> where a half-made choice leads; a button has no value."""
    refusal: Callable[[Look, str, str, Mapping[str, Value]], str]
    """(look, locale, code, values) -> why something is refused and what to do instead."""
    hint: Callable[[Look, str, Any], str]
    """(look, locale, move) -> the move that the master would make here, and one sentence of reason.

    The text of a move is a half-made choice too: status, controls and sheet then show it, to be taken or not.
    """
    sheet: Callable[[Look, str, str], Picture]
    """(look, locale, arg) -> the seat's own sheet."""
    sheet_text: Callable[[Look, str], str]
    """The own sheet as text for screen readers."""
    table: Callable[[Look, str], Picture]
    """The public picture."""
    news: Callable[[Look, str], list[str]]
    """Lines on the throw and on what the last round brought."""
    preview: Callable[[Look, str], Picture]
    """What the sheets will look like, shown in the lobby."""
    reveal: Callable[[Look, str], list[Picture]]
    """All sheets of a finished game."""
    points: Callable[[Look], tuple[int, ...]]
    """By seat."""
    standing: Callable[[Look, Seat, str], str]
    """(look, seat, locale) -> anything to add to a seat's points; often nothing."""
    ending: Callable[[Look, str], str]
    """Why the finished game ended."""
    modes: Mapping[str, tuple[str, ...]]
    """The leaderboards: each mode of play with its variants, the levels."""
    variant: Callable[[str, str], str]
    """(variant, locale) -> its name."""
    rules: Rules


class Unmet(Exception):
    """What `doctor` found amiss, and what to do about it."""

    def __init__(self, found: str, remedy: str) -> None:
        super().__init__(found)
        self.found, self.remedy = found, remedy


@dataclass(frozen=True, slots=True)
class GamePart:
    """All that one game brings."""

    presenter: Presenter
    subcommands: tuple[Subcommand, ...]
    """Of its slash command."""
    measuring: Mapping[str, Player]
    """The simplest computer players, to measure by, the weakest first; `random` is one."""
    strengths: Mapping[str, Player]
    """The computer players that people choose from, the weakest first."""
    warm_up: Callable[[], None] | None = None
    """Prepares whatever would slow down the first move of a computer player."""
    checks: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """The checks of `doctor`, by name: each returns what it found or raises Unmet."""

    @property
    def players(self) -> Mapping[str, Player]:
        """Every computer player by name: the measuring players, then the strengths."""
        return {**self.measuring, **self.strengths}
