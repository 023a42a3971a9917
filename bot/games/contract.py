"""The contract of a game with the bot: what a game provides apart from its rules, as one `GamePart`.

Parts with a default may be left out. A game also brings its texts, in separate files: `docs/adding-a-game.md`
shows them, and at start `bot.games.registry.check` says in one sentence which is missing and what else a game
lacks.

Names are shared. A game's name appears in commands, records and the keys of texts, so it must be no word of
the shared code, such as `play` or `sheet`. The refusal codes of all games and commands share one namespace,
because the text `refused-<code>` says why: a code that two games use means the same in both, and has one
text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.computers.strengths import Strengths
from bot.games.command import Subcommand
from bot.games.differing import Contrast, Reason
from bot.games.lessons import Lesson
from bot.games.plan import Rect
from bot.games.puzzle_part import PuzzlePart
from bot.games.reviewing import MakeReviewer
from bot.games.rulebook import RulePictures
from bot.pages.page import Picture, Row
from bot.pages.targets import Box, Target
from bot.pages.texts import Speech, Value, refusal
from bot.render.gems import draw_die
from bot.render.pen import Pen, Point, star
from bot.render.podium import Compared
from bot.render.theme import RGB
from bot.turns.look import Look
from engine.game import Header, Player, Seat, View

DICE_GAP = 10
"""Pixels between two dice of a throw."""

Say = Callable[[Look], str]
"""A text in the language of a look's viewer."""


Sign = Callable[[Pen, Point, float, RGB], None]
"""(pen, centre, half of its size, colour): draws a sign."""


def draw_dice(pen: Pen, dice: tuple[int, ...], size: int) -> None:
    """Draw the dice of a throw beside each other."""
    for place, value in enumerate(dice):
        draw_die(pen.at(place * (size + DICE_GAP), 0), size, value)


UNFINISHED = "▫️"
"""A part of a sheet of which not much came, in the story of a game."""


@dataclass(frozen=True, slots=True)
class GameWords:
    """What a game says in the messages that all games share. Like all functions of a game, these are pure.

    Shared code may read only these attributes of a look's view: `round` (0 before the first), `seat`, `points`, `sheet` (None
    for a spectator) and `result`.
    """

    title: Say
    """The game and its level or difficulty, in a few words."""
    ending: Say
    """Why the finished game ended."""
    options: Say = lambda _: ""
    """The options of this game, shown in the lobby beside its clock."""
    progress: Say = lambda _: ""
    """How far the game has come; empty before the first round."""
    invitation: Say = lambda _: ""
    """What to press, and what to do on the sheet, for the table in the first round; empty later."""
    tip: Say = lambda _: ""
    """One sentence for beginners in each of their first three turns; empty later."""
    legend: Say = lambda _: ""
    """The signs of the sheet in words, shown as small print all through a beginner's first game."""
    news: Callable[[Look], Sequence[str]] = lambda _: ()
    """What the last round brought, the viewer's own first; empty if it brought nothing."""
    gains: Callable[[Look], Sequence[int]] = lambda _: ()
    """The points that the last round brought each seat, for where the news have no room; empty if it brought none."""
    throw: Callable[[Look], Sequence[str]] = lambda _: ()
    """Lines about the open throw or, before the first, about how the game begins."""
    thrown: Callable[[tuple[int, ...], Speech], str] = lambda dice, _: " ".join(map(str, dice))
    """(dice, reader) -> a throw in words."""
    is_thrown_again: Callable[[Look], bool] = lambda _: False
    """Whether the open throw is the second one of its round."""
    story: Callable[[Look], str] = lambda _: ""
    """What came of each part of a solo sheet, in the sheet's order, as signs in its colour; reveals no number."""
    refusal: Callable[[Look, str, Mapping[str, Value]], str] = lambda look, code, values: refusal(
        look.locale, code, values
    )
    """(look, code, values) -> why something was refused, and what to do instead."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """The result of pressing a control of a half-made move: a whole move, or the next controls."""

    move: str | None = None
    arg: str = ""
    then: str = ""
    """Another move, entered as well if the first one leads at once to a step that asks the same seat."""


@dataclass(frozen=True, slots=True)
class MoveControls:
    """How a seat makes its move: what it is asked, what it presses, and its move in words.

    `arg` is a half-made choice, as a control carries it. The text of a whole move is one too: status,
    controls and sheet offer it.
    """

    status: Callable[[Look, str], str]
    """(look, arg) -> what a seat has to do, or what it has entered."""
    rows: Callable[[Look, str], tuple[Row, ...]]
    """(look, arg) -> at most four rows for the move."""
    move: Callable[[Look, Any], str]
    """(look, move) -> a legal move in words."""
    reasons: Callable[[Any, Any], Iterable[Reason]]
    """(view, move) -> why the strongest player would make this move, the best reason first."""
    differing: Callable[[Any, Any, Any], Sequence[Contrast] | None] = lambda *_: None
    """(view, move, other) -> what the move leaves better than another one, the most important first; None if such moves are
    not compared."""
    about: Callable[[Look, Any], Mapping[str, Value]] = lambda *_: {}
    """(look, what a reason is about) -> that in words, as values of the reason's text."""
    choose: Callable[[str, str], Chosen] = lambda _, value: Chosen(arg=value)
    """(arg, value) -> where a half-made choice leads; a button has no value."""
    buttons: Callable[[Look, str], Row] = lambda *_: ()
    """(look, arg) -> buttons for the move that place nothing, at most three."""
    before: Callable[[Look], str] = lambda _: ""
    """The half-made choice that led to the viewer's entry; Undo goes back to it."""
    forced: Callable[[Look, Any], str] = lambda look, _: look.say("panel-forced")
    """(look, move) -> what the clock did for a seat in the previous throw, as a clause: `you
    passed`."""


@dataclass(frozen=True, slots=True)
class GamePictures:
    """A game's pictures, each in the look's theme."""

    sheet: Callable[[Look, str], Picture]
    """(look, arg) -> the seat's own sheet."""
    compared: Callable[[Look, Any], Picture]
    """(look, missed) -> the own sheet with the viewer's entry drawn solid, and another move dashed."""
    lies: Callable[..., Picture]
    """(look), or (look, earlier view) -> the seat's own sheet as it lies, with nothing to choose; what the earlier view
    lacks is marked."""
    sheet_text: Say
    """The seat's own sheet as text for screen readers."""
    table: Callable[[Look], Picture]
    """The public picture."""
    preview: Callable[[Look], Picture]
    """An example of the sheets, shown in the lobby."""
    reveal: Callable[[Look, Compared], Picture]
    """(look, compared) -> the end of a finished game, in one picture; `compared` is what a solo score is
    compared with."""
    targets: Callable[[Look, str], tuple[Target, ...]] = lambda *_: ()
    """(look, arg) -> the places of the sheet that can be touched, where a picture can be."""
    dice: Callable[[Look], tuple[Box, ...]] = lambda _: ()
    """Where the sheet shows the dice of the open throw, so that they can be seen rolling: each fills its box in the shape of
    `draw_die`, and has four pixels of ground around it."""
    body: Callable[[Look], tuple[int, int] | None] = lambda _: None
    """The top and the bottom of the part of that picture that shows neither the throw nor points; None: all of it."""
    grid: Callable[[Look], Rect | None] = lambda _: None
    """Left, top, right and bottom of the part of that picture that shows what was written; None: all of it."""
    throw: Callable[[Pen, tuple[int, ...], int], None] = draw_dice
    """(pen, dice, size) -> draws a throw, as high as `size` and at most four times as wide."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """How points are shown, and the leaderboards for which they count."""

    modes: Mapping[str, tuple[str, ...]]
    """The leaderboards: each mode with its variants, that is, levels."""
    variant: Callable[[str, Speech], str] = lambda variant, _: variant
    """(variant, reader) -> its name."""
    by_par: frozenset[str] = frozenset()
    """The variants whose levels differ; their solo boards rank by the share of par."""
    standing: Callable[[Look, Seat], str] = lambda *_: ""
    """(look, seat) -> a note beside a seat's points; often empty."""
    target: Callable[[Look], int | None] = lambda _: None
    """The points that end the game, for bars that grow; None if no number of points does."""


@dataclass(frozen=True, slots=True)
class RulesPages:
    """The rules of a game, explained on at most five pages."""

    topics: Mapping[str, str]
    """Each page and its emoji; the essentials come first."""
    pictures: RulePictures
    """The pictures, at most one for each page, because Discord crops pictures that are side by side."""
    values: Callable[[str, Speech], Mapping[str, Value]] = lambda *_: {}
    """(topic, reader) -> the variables of the page's text."""


class Unmet(Exception):
    """A check of `doctor` failed; says what is wrong and how to fix it."""

    def __init__(self, found: str, remedy: str) -> None:
        super().__init__(found)
        self.found, self.remedy = found, remedy


@dataclass(frozen=True, slots=True)
class Achievement:
    """Something rare that a player can do in one game; the stand-in does it in less than one game in twenty."""

    is_done: Callable[[View], bool]
    """Tells from the view of the player's seat when the game is over."""
    sign: Sign = star
    """The sign on its medal."""


@dataclass(frozen=True, slots=True)
class GamePart:
    """Everything that one game provides."""

    words: GameWords
    controls: MoveControls
    pictures: GamePictures
    scoring: Scoring
    rules_pages: RulesPages
    subcommands: tuple[Subcommand, ...]
    """The subcommands of its slash command."""
    known_state: Callable[[Any], Any]
    """(view) -> a state that the view of a running game allows: what is hidden from its seat is empty, and each round has one
    throw."""
    measuring: Mapping[str, Player]
    """The simplest computer players, used as a yardstick, the weakest first; one is `random`."""
    strengths: Strengths
    """The computer players that people choose from."""
    reviewer: MakeReviewer
    """Makes the reviewer that tells luck from skill in a finished game."""
    achievements: Mapping[str, Achievement] = field(default_factory=dict)
    """What a player can achieve in one game, by name. The texts `feat-<game>-<name>` and `feat-<game>-<name>-about` say
    what it is called and what it takes."""
    puzzles: PuzzlePart = field(default_factory=PuzzlePart)
    """The part that makes puzzles of its decisions."""
    daily: Callable[[int, Random], Mapping[str, str]] = lambda *_: {}
    """(difficulty, chance) -> options of the solo subcommand for the sheet of a day or week; the difficulty is 0 to 3, and 3
    is that of the week."""
    express: int = 0
    """How many throws make a solo game of about five minutes, as on the daily sheets of weekdays (the option
    `throws`); 0 for a game that is equally long every day."""
    lesson: Lesson | None = None
    """The lesson that teaches the game; None if there is none."""
    ghost_options: Callable[[Header], Mapping[str, str]] = lambda header: header.options
    """The options of a game with the throws of a finished one in which some were rolled again: these are left out,
    and none is rolled again."""
    warm_up: Callable[[], None] | None = None
    """Prepares everything that would slow down a computer player's first move."""
    checks: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """The checks of `doctor`, by name: each returns what it found or raises Unmet."""

    @property
    def players(self) -> Mapping[str, Player]:
        """Return every computer player by name: the measuring players, then the strengths."""
        return {**self.measuring, **self.strengths.players}
