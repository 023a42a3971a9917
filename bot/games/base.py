"""What each game provides to the bot, apart from its rules in the engine.

It also provides texts: `game-<game>` is its name, `mode-<mode>` the name of one of its modes, and
`rules-<game>-<topic>` and `rules-<game>-topic-<topic>` the text and the button of each rules page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.games.command import Subcommand
from bot.games.lessons import Lesson
from bot.games.reviewing import MakeReviewer
from bot.games.rulebook import RulePictures
from bot.pages.page import Picture, Row
from bot.pages.texts import Value
from bot.turns.look import Look
from engine.game import Header, Player, Seat, View


@dataclass(frozen=True, slots=True)
class Choice:
    """What pressing a control of a half-made move leads to: a whole move, or the next controls."""

    move: str | None = None
    arg: str = ""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game, explained on at most five pages."""

    topics: Mapping[str, str]
    """Each page and its emoji; the essentials come first."""
    values: Callable[[str, str], Mapping[str, Value]]
    """(topic, locale) -> the variables of the page's text."""
    pictures: RulePictures
    """At most one a page: Discord crops pictures that stand side by side."""


@dataclass(frozen=True, slots=True)
class Presenter:
    """Shows a game in the messages that all games share. All functions are pure.

    `locale` is the reader's, `arg` a half-made choice; pictures are in the look's theme. Shared code may read only these view attributes:
    `round` (0 before the first), `seat`, `sheet` (None for a spectator) and `result`.
    """

    title: Callable[[Look, str], str]
    """The game and its level or difficulty, in a few words."""
    options: Callable[[Look, str], str]
    """The options of this game, shown in the lobby beside its clock."""
    progress: Callable[[Look, str], str]
    """How far the game has come; empty before the first round."""
    status: Callable[[Look, str, str], str]
    """(look, locale, arg) -> what a seat has to do, or what it has entered."""
    controls: Callable[[Look, str, str], tuple[Row, ...]]
    """(look, locale, arg) -> at most four rows for the move."""
    buttons: Callable[[Look, str], Row]
    """Buttons for the move, at most two."""
    choose: Callable[[str, str], Choice]
    """(arg, value) -> where a half-made choice leads; a button has no value."""
    refusal: Callable[[Look, str, str, Mapping[str, Value]], str]
    """(look, locale, code, values) -> why something was refused, and what to do instead."""
    invitation: Callable[[Look, str], str]
    """At the table, in the first round: what to press and what to do on one's sheet. Empty later."""
    tip: Callable[[Look, str], str]
    """In each of the first three turns: one sentence for those who play their first game. Empty later."""
    hint: Callable[[Look, str, Any], str]
    """(look, locale, move) -> the move that the master would make here, and one sentence with the reason.

    The text of a move is a half-made choice too: status, controls and sheet show it, to be taken or not.
    """
    move: Callable[[Look, str, Any], str]
    """(look, locale, move) -> a legal move in words."""
    sheet: Callable[[Look, str, str], Picture]
    """(look, locale, arg) -> the seat's own sheet."""
    sheet_text: Callable[[Look, str], str]
    """The seat's own sheet as text for screen readers."""
    table: Callable[[Look, str], Picture]
    """The public picture."""
    news: Callable[[Look, str], list[str]]
    """What the last round brought, the viewer's own first; nothing if it brought nothing."""
    throw: Callable[[Look, str], list[str]]
    """Lines about the open throw or, before the first, about how the game begins."""
    thrown: Callable[[tuple[int, ...], str], str]
    """(dice, locale) -> a throw in words."""
    preview: Callable[[Look, str], Picture]
    """What the sheets will look like, shown in the lobby."""
    reveal: Callable[[Look, str], Picture]
    """All sheets of a finished game, in one picture."""
    points: Callable[[Look], tuple[int, ...]]
    """By seat."""
    standing: Callable[[Look, Seat, str], str]
    """(look, seat, locale) -> a note beside a seat's points; often empty."""
    ending: Callable[[Look, str], str]
    """Why the finished game ended."""
    modes: Mapping[str, tuple[str, ...]]
    """The leaderboards: each mode with its variants, that is, levels."""
    variant: Callable[[str, str], str]
    """(variant, locale) -> its name."""
    rules: Rules
    by_par: frozenset[str] = frozenset()
    """The variants whose levels are not all the same: their solo boards go by the share of par."""
    is_thrown_again: Callable[[Look], bool] = lambda _: False
    """Whether the open throw is the second one of its round."""
    before: Callable[[Look], str] = lambda _: ""
    """The half-made choice that led to the viewer's entry; Undo goes back to it."""
    goal: Callable[[Look, str], str] = lambda *_: ""
    """What ends the game, told after the standings; empty if no number of points does."""


class Unmet(Exception):
    """A check of `doctor` failed; says what is wrong and how to fix it."""

    def __init__(self, found: str, remedy: str) -> None:
        super().__init__(found)
        self.found, self.remedy = found, remedy


@dataclass(frozen=True, slots=True)
class GamePart:
    """Everything that one game provides."""

    presenter: Presenter
    subcommands: tuple[Subcommand, ...]
    """Of its slash command."""
    measuring: Mapping[str, Player]
    """The simplest computer players, used as a yardstick, the weakest first; one is `random`."""
    strengths: Mapping[str, Player]
    """The computer players that people choose from, the weakest first."""
    reviewer: MakeReviewer
    """Tells luck from skill in a finished game."""
    feats: Mapping[str, Callable[[View], bool]] = field(default_factory=dict)
    """What somebody may have done well, by name: from the view of their seat when the game was over."""
    motifs: Mapping[str, Callable[[View, Any], bool]] = field(default_factory=dict)
    """What a puzzle may be about, by name: from the view of the seat that decides and the best move. The text
    `motif-<game>-<motif>` is its name. A game without any has no puzzles."""
    daily: Callable[[int, Random], Mapping[str, str]] = lambda *_: {}
    """(weekday, chance) -> options of the solo subcommand for the daily sheet; Monday, the easiest day, is 0."""
    lesson: Lesson | None = None
    """On what people learn the game; None if it teaches nothing."""
    ghost_options: Callable[[Header], Mapping[str, str]] = lambda header: header.options
    """The options of a game against the ghosts of a finished one, in which their recorded moves are legal.

    It has as many seats, but two if the finished one had a single one; no throw is made again in it.
    """
    without_ghosts: frozenset[str] = frozenset()
    """The modes in which a move changes another's sheet, so that recorded moves would soon be illegal."""
    warm_up: Callable[[], None] | None = None
    """Prepares everything that would slow down a computer player's first move."""
    checks: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """The checks of `doctor`, by name: each returns what it found or raises Unmet."""

    @property
    def players(self) -> Mapping[str, Player]:
        """Every computer player by name: the measuring players, then the strengths."""
        return {**self.measuring, **self.strengths}
