"""The pages of a lesson: a throw to answer, the answer with what a good one looks like, and the end.

A page needs nothing but its controls: each carries the game, what it asks for, and the moves so far.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.features.lessons.verbs import LessonVerb
from bot.games.ahead import ahead_button
from bot.games.hints import button_for, hint
from bot.games.lessons import Lesson
from bot.games.names import strength_name
from bot.games.registry import PARTS
from bot.pages.control import Control, Verb, parse_control
from bot.pages.page import (
    MAX_OPTIONS,
    MAX_ROWS,
    Button,
    Item,
    Page,
    Row,
    Select,
    Style,
    button,
    select,
    with_buttons,
)
from bot.pages.targets import AsGame
from bot.pages.texts import Speech
from bot.turns.look import Look, Refused
from engine.games import GAMES

BEGIN, MOVE, CHOOSE, HINT, WHY_NOT, TEXT, AHEAD = "begin", "move", "choose", "hint", "whynot", "text", "ahead"
ASKED: Mapping[str, str] = {
    Verb.MOVE: MOVE,
    Verb.DECIDE: MOVE,
    Verb.CHOOSE: CHOOSE,
    Verb.RETRACT: CHOOSE,
}
"""The verbs of a game's panel, with their meaning in a lesson."""
DOT = "."


@dataclass(frozen=True, slots=True)
class Turn:
    """How far a lesson has come: the moves so far, of which the last may still be taken back."""

    game: str
    moves: tuple[str, ...] = ()

    def control(self, asks: str, arg: str = "", *, tag: str = "", kind: Any = "b") -> Control:
        return Control(
            LessonVerb.LEARN, arg=DOT.join((self.game, asks, arg, *self.moves)), tag=tag, kind=kind
        )

    @property
    def number(self) -> int:
        """Return the number of the throw to answer, from 1."""
        return len(self.moves) + 1

    def after(self, move: str) -> Turn:
        return replace(self, moves=(*self.moves, move))


@dataclass(frozen=True, slots=True)
class Idea:
    """A move that is clearly better than the chosen one, and by how many points."""

    move: Any
    points: float


def parse_turn(arg: str) -> tuple[Turn, str, str] | None:
    """Return the turn, what is asked for and the half-made choice in a control's `arg`; None if it is
    malformed."""
    game, *words = arg.split(DOT)
    if game not in PARTS or PARTS[game].lesson is None:
        return None
    asks, choice, *moves = (*words, "", "")[: max(len(words), 2)]
    return Turn(game, tuple(moves)), asks or BEGIN, choice


def lesson_of(game: str) -> Lesson:
    """Return the lesson of a game; raises Refused if there is none."""
    lesson = PARTS[game].lesson
    if lesson is None:
        raise Refused("malformed_move")
    return lesson


def asked_page(turn: Turn, look: Look, *, arg: str = "", remark: str = "") -> Page:
    """Ask for an answer to the next throw; `remark` takes the place of what the throw teaches."""
    part = PARTS[turn.game]
    game, throws = look.say(f"game-{turn.game}"), _throws(turn)
    title = look.say("learn-title", game=game, number=turn.number, throws=throws)
    said = (remark,) if remark else (title, look.say(f"learn-{turn.game}-{turn.number}"))
    lines = (*said, part.controls.status(look, arg))
    rows = tuple(tuple(_within(turn, item) for item in row) for row in part.controls.rows(look, arg))
    # A hint is a move with its reason, and needs no second one.
    asks = () if arg and remark else (button(turn.control(HINT), look.say("learn-hint"), emoji="💡"),)
    others = tuple(
        _within(turn, item) for item in part.controls.buttons(look, arg) if _is_introduced(turn, item)
    )
    as_text = button(turn.control(TEXT), look.say("panel-text"), emoji="🔤")
    rows = with_buttons(rows, (*others, *asks, as_text))
    if len(rows) < MAX_ROWS and not arg:
        rows = (*rows, *_why_not(turn, look))
    return _on_sheet(Page(rows=rows, caption=lines), turn, look, arg)


def answered_page(turn: Turn, look: Look, entered: Look, best: Any, idea: Idea | None = None) -> Page:
    """Praise what the throw teaches if it was done well; else draw a better move beside it, and ask once more.

    `look` is from before the answer, `best` what the player that sets par would do; `idea` is a clearly better move, if
    there is one.
    """
    part, lesson, move = PARTS[turn.game], lesson_of(turn.game), entered.viewer.entry
    is_best = _format(look, best) == _format(look, move)
    if look.view is None:
        raise ValueError("a spectator takes no lesson")
    is_taught = lesson.is_taught(turn.number, look.view, move)
    if not is_best and idea is not None:
        said = look.say("learn-better", points=round(idea.points), hint=hint(look, idea.move, move))
        return _compared_page(turn, look, entered, idea.move, said)
    if not (is_best or is_taught) and (model := lesson.model(turn.number, look.view)) is not None:
        said = look.say("learn-instead", hint=hint(look, model, move))
        return _compared_page(turn, look, entered, model, said)
    if is_best:
        said = look.say("learn-best", strength=strength_name(part.strengths.par, look))
    else:
        said = look.say("learn-taught" if is_taught else "learn-good")
    brought = lesson.brought(look, move)
    # The reason is given only once.
    lines = (brought, "" if brought else hint(look, move), said)
    row = (_next_button(turn, look, move, Style.SUCCESS), _again_button(turn, entered, "panel-undo", "↩️"))
    return _on_sheet(Page(rows=(row,), caption=lines), turn, entered)


def _compared_page(turn: Turn, look: Look, entered: Look, better: Any, said: str) -> Page:
    """Draw a better move, the answer beside it in dashes, and offer the throw once more."""
    move = entered.viewer.entry
    row = (
        _again_button(turn, entered, "learn-once-more", "🔁", Style.SUCCESS),
        _next_button(turn, look, move),
        # No move of a lesson has a `/`.
        *ahead_button(look, better, turn.control(AHEAD, f"{_format(look, better)}/{_format(look, move)}")),
    )
    drawn = replace(look, viewer=replace(look.viewer, entry=better))
    picture = PARTS[turn.game].pictures.compared(drawn, move)
    page = _on_sheet(Page(rows=(row,), caption=(said, look.say("learn-drawn"))), turn, entered)
    return replace(page, pictures=(picture,))


def _next_button(turn: Turn, look: Look, move: Any, style: Style = Style.SECONDARY) -> Button:
    is_last = "yes" if turn.number == _throws(turn) else "no"
    after = turn.after(_format(look, move))
    return button(after.control(BEGIN), look.say("learn-next", is_last=is_last), style, emoji="🎲")


def _again_button(
    turn: Turn, entered: Look, label: str, emoji: str, style: Style = Style.SECONDARY
) -> Button:
    before = PARTS[turn.game].controls.before(entered)
    return button(turn.control(CHOOSE, before, tag="undo"), entered.say(label), style, emoji=emoji)


def hint_page(turn: Turn, look: Look, best: Any) -> Page:
    """Show the move of the player that sets par, drawn and with its reason; the learner may take it."""
    remark = hint(look, best, label=button_for(look, best))
    return asked_page(turn, look, arg=_format(look, best), remark=remark)


def end_page(turn: Turn, look: Look, onward: Row = ()) -> Page:
    """Sum up the lesson; `onward` has buttons to what is open for this person."""
    lines = (
        look.say("learn-done", game=look.say(f"game-{turn.game}")),
        look.say(f"learn-{turn.game}-end"),
    )
    again = button(Turn(turn.game).control(BEGIN), look.say("learn-again"), emoji="🔁")
    row = (again, *lesson_buttons(look, leave_out=turn.game))
    rows = tuple(items for items in (onward, row) if items)
    return _on_sheet(Page(rows=rows, caption=lines), turn, look)


def which_page(learned: Sequence[str], reader: Speech) -> Page:
    """Ask which game to learn, and say which ones the reader has learned."""
    lines = [reader.say("learn-which")]
    if learned:
        lines.append(reader.say("learn-known", games=tuple(reader.say(f"game-{game}") for game in learned)))
    return Page("\n".join(lines), rows=(tuple(lesson_buttons(reader)),))


def changed_lesson_page(turn: Turn, reader: Speech) -> Page:
    """Return the page for a lesson that has changed since its page was sent."""
    again = button(Turn(turn.game).control(BEGIN), reader.say("learn-again"), Style.PRIMARY, emoji="🔁")
    return Page(reader.say("learn-anew"), rows=((again,),))


def lesson_buttons(reader: Speech, *, leave_out: str = "") -> Iterable[Button]:
    """Return a button for the lesson of each game that has one."""
    for game, part in PARTS.items():
        if part.lesson is not None and game != leave_out:
            label = reader.say("learn-other", game=reader.say(f"game-{game}"))
            yield button(Turn(game).control(BEGIN), label, emoji="🎓")


def offer_row(look: Look) -> Row:
    """Offer the lesson beside a first game."""
    part = PARTS[look.kind]
    if look.own is None or not look.own.is_offered or part.lesson is None or not part.words.tip(look):
        return ()
    return (
        # Quiet: what the sheet asks for comes first.
        button(Control(LessonVerb.LEARN, look.game, arg=look.kind), look.say("learn-offer"), emoji="🎓"),
        button(Control(LessonVerb.NOLESSON, look.game), look.say("learn-decline")),
    )


def _is_introduced(turn: Turn, item: Item) -> bool:
    """Return whether the throws so far have taught what a button is for."""
    control = parse_control(item.custom_id) if isinstance(item, Button) else None
    return control is None or turn.number >= lesson_of(turn.game).introduced.get(control.arg, 1)


def _why_not(turn: Turn, look: Look) -> list[Row]:
    """Return a select of answers that the throw does not allow; choosing one tells why."""
    moves = lesson_of(turn.game).wrong(look)[:MAX_OPTIONS]
    if not moves:
        return []
    options = [(_format(look, move), words, "") for move, words in moves]
    return [(select(turn.control(WHY_NOT, kind="s"), look.say("learn-why-not"), options),)]


def _on_sheet(page: Page, turn: Turn, look: Look, arg: str = "") -> Page:
    """Add the sheet, which screens let people touch."""
    pictures = PARTS[turn.game].pictures
    title = look.say("learn-other", game=look.say(f"game-{turn.game}"))
    return replace(
        page,
        pictures=(pictures.sheet(look, arg),),
        targets=lambda: tuple(
            replace(one, custom_id=_inside(turn, one.custom_id)) for one in pictures.targets(look, arg)
        ),
        as_game=AsGame(title, turn.number, pictures.dice(look)),
    )


def _within(turn: Turn, item: Item) -> Item:
    """Return a control of the panel as a control of the lesson."""
    if not isinstance(item, Button | Select):
        return item
    return replace(item, custom_id=_inside(turn, item.custom_id))


def _inside(turn: Turn, custom_id: str) -> str:
    control = parse_control(custom_id)
    if control is None or control.verb not in ASKED:
        raise ValueError(f"{custom_id} has no place in a lesson")
    return turn.control(ASKED[control.verb], control.arg, tag=control.tag, kind=control.kind).custom_id()


def _throws(turn: Turn) -> int:
    return len(lesson_of(turn.game).throws)


def _format(look: Look, move: Any) -> str:
    return GAMES[look.kind].format_move(move)
