"""A puzzle: the sheet of one moment with the controls of a panel, then the answer with its reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import lru_cache, partial
from typing import Any

from bot.features.puzzles.store import TRIES, PuzzleRow, Tries, TryRow
from bot.features.puzzles.verbs import PuzzleVerb
from bot.features.streaks import Streak
from bot.games.ahead import ahead_button
from bot.games.hints import hint
from bot.games.looks import look_without_table
from bot.games.registry import PARTS
from bot.interactions.sharing import Shareable
from bot.messages.more_pages import share_button
from bot.pages.control import Control, Verb, base36
from bot.pages.numbers import countable, trend
from bot.pages.other_verbs import targets_with_other_verbs, with_other_verbs
from bot.pages.page import MAX_ROWS, Button, Page, Picture, Row, Style, button, with_buttons
from bot.pages.targets import AsGame, Target
from bot.pages.texts import Speech, text
from bot.render.theme import LOST, WON
from bot.store.ratings import RatingChange
from bot.store.record import log_of
from bot.turns.look import Look, legal_move
from engine.game import Header, IllegalMove, MalformedText, Seat, State, Step
from engine.games import GAMES

EASY, HARD = 2 / 3, 1 / 3
"""From the first share of solvers on, a puzzle is easy; below the second, it is hard."""
MANY = 5
"""The number of people's tries from which they, not computer players, decide about the difficulty."""

OF_DAY = "day"
"""The `arg` of the control for the puzzle of a day: `day,2026-11-22`."""
NEW = "new"
"""The `arg` of a control that answers with a new message."""
KEPT = 64
"""How many puzzles' states are kept: each press on a puzzle needs one."""
VERBS: Mapping[str, str] = {
    Verb.MOVE: PuzzleVerb.PUZZLEMOVE,
    Verb.DECIDE: PuzzleVerb.PUZZLEMOVE,
    Verb.CHOOSE: PuzzleVerb.PUZZLEPART,
    Verb.RETRACT: PuzzleVerb.PUZZLEPART,
}
"""The verbs that replace those of a panel on a puzzle."""
IN_RUN = {**VERBS, Verb.MOVE: PuzzleVerb.PUZZLEANSWER, Verb.DECIDE: PuzzleVerb.PUZZLEANSWER}
"""In a run, nobody is asked whether that is the answer."""


UNTRIED, NO_STREAK = Tries(0, 0), Streak()


@dataclass(frozen=True, slots=True)
class Asked:
    """What every control of a puzzle carries in its tag."""

    motif: str = ""
    """The theme that was asked for."""
    run: int = 0
    """The time (ms) at which the puzzle's run began; 0 outside of a run. In a run, a press is the answer."""

    @property
    def tag(self) -> str:
        return f"{self.motif}.run{base36(self.run)}" if self.run else self.motif


PLAIN = Asked()


@dataclass(frozen=True, slots=True)
class Around:
    """What a page says besides the puzzle."""

    asked: Asked = PLAIN
    remark: str = ""
    """The opening words, such as why the puzzle is of another game."""
    runs: Row = ()
    """The button to a run."""
    tries: Tries = UNTRIED
    streak: Streak = NO_STREAK
    is_of_day: bool = False
    """Whether it is today's puzzle."""
    open_day: str = ""
    """Today, if the person has not tried its puzzle and this is another one."""


def posed_look(puzzle: PuzzleRow, user_id: int | None, locale: str, theme: str) -> Look:
    """Return the seat's look at the moment of the decision, without anybody's name; raises what the rules
    raise."""
    header, state, step = _state(puzzle.record)
    rules, seat = GAMES[puzzle.game_kind], Seat(puzzle.seat)
    pending, own = rules.pending(state), "" if user_id is None else text(locale, "puzzle-you")
    look = look_without_table(
        puzzle.id,
        header,
        rules.view(state, seat),
        seat,
        [own if number == seat else "" for number in range(header.seats)],
        step=step,
        variant=puzzle.variant,
        mode=puzzle.mode,
        locale=locale,
        theme=theme,
    )
    players = tuple(
        replace(
            one,
            user_id=user_id if one.seat == seat else None,
            locale=locale,
            panel="channel",
            is_asked=one.seat in pending,
        )
        for one in look.players
    )
    return replace(look, options=replace(look.options, clock="none"), players=players, is_plain=True)


def puzzle_page(look: Look, puzzle: PuzzleRow, around: Around, *, arg: str = "") -> Page:
    """Return the decision with the controls of a panel; `arg` is a half-made choice."""
    part = PARTS[look.kind]
    lines = [
        around.remark,
        _of_day(around, look),
        "" if around.asked.run else look.say("puzzle-about"),
        part.controls.status(look, arg),
        _difficulty(puzzle, around.tries, look),
    ]
    rows = with_buttons(part.controls.rows(look, arg), part.controls.buttons(look, arg))
    verbs = IN_RUN if around.asked.run else VERBS
    # The tag carries what was asked for first.
    rows = with_other_verbs(rows, verbs, around.asked.tag)
    ways = (
        ()
        if arg or around.asked.run
        else (*around.runs, *to_day(around, look), history_button(look, is_new=True))
    )
    if len(rows) < MAX_ROWS and ways:
        rows = (*rows, ways)
    page = _page(look, lines, _sheet(look, arg), rows)
    return replace(page, targets=partial(_targets, look, arg, verbs, around.asked.tag))


def sure_page(look: Look, *, tag: str, move: str) -> Page:
    """Return the page that draws the chosen move and asks whether it is the answer."""
    parsed = GAMES[look.kind].parse_move(move)
    words = PARTS[look.kind].controls.move(look, parsed)
    lines = [look.say("puzzle-sure", move=words)]
    answer = Control(PuzzleVerb.PUZZLEANSWER, look.game, look.step, move, tag)
    back = Control(PuzzleVerb.PUZZLEPART, look.game, look.step, tag=f"{tag}.back")
    row = (
        button(answer, look.say("puzzle-answer"), Style.SUCCESS, emoji="✅"),
        button(back, look.say("puzzle-back"), emoji="↩️"),
    )
    entered = replace(look, viewer=replace(look.viewer, entry=parsed))
    page = _page(look, lines, _sheet(look, move), (row,))
    return replace(page, targets=partial(_targets, entered, "", VERBS, tag))


def _targets(look: Look, arg: str, verbs: Mapping[str, str], tag: str) -> tuple[Target, ...]:
    return targets_with_other_verbs(PARTS[look.kind].pictures.targets(look, arg), verbs, tag)


def answered_page(
    look: Look, puzzle: PuzzleRow, row: TryRow, changes: Sequence[RatingChange], around: Around
) -> Page:
    """Say whether a person's try was the best move, show the best one with its reason and picture, and how the ratings
    of both changed, once that is known."""
    part, rules, best = PARTS[look.kind], GAMES[look.kind], best_of(puzzle)
    made = rules.parse_move(row.move)
    is_solved = row.is_solved
    lines = [
        around.remark,
        look.say(
            "puzzle-result",
            is_solved="yes" if is_solved else "no",
            move=part.controls.move(look, made),
        ),
        _of_day(around, look),
        hint(look, best, rival_of(puzzle) if is_solved else made),
        _worth(puzzle, row, look),
        *_ratings(puzzle, row, changes, look),
        " · ".join(filter(None, (_difficulty(puzzle, around.tries, look), _motifs(puzzle, look)))),
    ]
    another = Control(PuzzleVerb.PUZZLE, arg=f"{puzzle.game_kind},{around.asked.motif}")
    next_style = Style.SECONDARY if around.asked.run else Style.PRIMARY
    ways = (
        button(another, look.say("puzzle-next"), next_style, emoji="🧩"),
        *around.runs,
        *to_day(around, look),
        history_button(look),
        share_button(Control(PuzzleVerb.PUZZLESHARE, look.game), look),
    )
    entered = replace(look, viewer=replace(look.viewer, entry=best))
    picture = _sheet(entered, "")
    if not is_solved:
        # The wrong answer is drawn beside the best move, dashed.
        picture = _own_picture(part.pictures.compared(entered, made), entered, f"missed {made}")
    ahead = ahead_button(look, best, Control(PuzzleVerb.PUZZLEAHEAD, look.game, look.step))
    rows = tuple(filter(None, (ways, ahead)))
    page = _page(look, lines, picture, rows)
    return replace(page, colour=WON if is_solved else LOST)


def _worth(puzzle: PuzzleRow, row: TryRow, reader: Speech) -> str:
    """Return how much less the answer brings, or how far the best move leads if that is not known."""
    behind = dict(one.rsplit(":", 1) for one in puzzle.behind.split())
    if not row.is_solved and row.move in behind:
        tenths = max(0, int(behind[row.move]))
        return reader.say("puzzle-behind", points=countable(tenths / 10))
    return reader.say("puzzle-lead", points=countable(puzzle.lead / 10))


def history_button(reader: Speech, *, is_new: bool = False) -> Button:
    """Return the button that shows the last puzzles, in a new message if the one with the button must stay."""
    control = Control(PuzzleVerb.PUZZLEHISTORY, arg=NEW if is_new else "")
    return button(control, reader.say("puzzle-history-button"), emoji="🗂️")


def to_day(around: Around, reader: Speech) -> Row:
    """Return the button to today's puzzle, unless the person has tried it."""
    if not around.open_day:
        return ()
    control = Control(PuzzleVerb.PUZZLE, arg=f"{OF_DAY},{around.open_day}")
    return (button(control, reader.say("puzzle-to-day"), emoji="📆"),)


def _of_day(around: Around, reader: Speech) -> str:
    """Say that it is today's puzzle, with the streak of its days."""
    if not around.is_of_day:
        return ""
    return reader.say("puzzle-is-of-day", days=around.streak.days, best=around.streak.best)


def _difficulty(puzzle: PuzzleRow, tries: Tries, reader: Speech) -> str:
    level = difficulty(puzzle.misses, tries)
    return reader.say("puzzle-difficulty", level=level, tries=tries.tries, solved=tries.solved)


@dataclass(frozen=True, slots=True)
class DayPuzzle:
    """A day's puzzle, and how people have done on it."""

    puzzle: PuzzleRow
    tries: Tries


def public_parts(asked: DayPuzzle, day: str, reader: Speech, theme: str) -> tuple[list[str], Picture, Button]:
    """Return a day's puzzle for everyone: words, the sheet, and a button that opens it privately."""
    look = posed_look(asked.puzzle, None, reader.locale, theme)
    lines = [reader.say("puzzle-of-day", game=reader.say(f"game-{look.kind}"), **asdict(asked.tries))]
    control = Control(PuzzleVerb.PUZZLE, arg=f"{OF_DAY},{day}")
    return lines, _sheet(look, ""), button(control, reader.say("puzzle-try"), emoji="🧩")


def shared_puzzle(look: Look, *, is_solved: bool) -> Shareable:
    """Return a puzzle for others: the sheet as it was asked, without the answer."""
    title = look.say("puzzle-title", game=look.say(f"game-{look.kind}"))
    return Shareable(
        said=f"🧩 {title}",
        moment=look.say("puzzle-shared", is_solved="yes" if is_solved else "no"),
        picture=_sheet(look, ""),
        play=Control(PuzzleVerb.PUZZLE, look.game),
        share=Control(PuzzleVerb.PUZZLESHARE, look.game),
    )


def told_answer(asked: DayPuzzle, reader: Speech) -> str:
    """Return the best move of yesterday's puzzle, with its reason, and how many have solved it."""
    puzzle, game = asked.puzzle, reader.say(f"game-{asked.puzzle.game_kind}")
    look = posed_look(puzzle, None, reader.locale, "dark")
    said = hint(look, best_of(puzzle), rival_of(puzzle))
    return reader.say("puzzle-yesterday", game=game, hint=said, **asdict(asked.tries))


def can_be_shown(puzzle: PuzzleRow) -> bool:
    """Return whether today's rules still lead to the decision."""
    try:
        _state(puzzle.record)
    except (IllegalMove, MalformedText, ValueError):
        return False
    return True


def rival_of(puzzle: PuzzleRow) -> Any:
    """Return the next best move; None if it was not kept."""
    found = [one.rsplit(":", 1) for one in puzzle.behind.split()]
    nearest = min(found, key=lambda one: int(one[1]), default=None)
    return None if nearest is None else GAMES[puzzle.game_kind].parse_move(nearest[0])


def best_of(puzzle: PuzzleRow) -> Any:
    return GAMES[puzzle.game_kind].parse_move(puzzle.moves.split()[0])


def legal(puzzle: PuzzleRow, move: str) -> str:
    """Return a legal move as the rules write it; raises Refused for any other."""
    _, state, _ = _state(puzzle.record)
    return legal_move(GAMES[puzzle.game_kind], state, Seat(puzzle.seat), move)


@lru_cache(KEPT)
def _state(record: str) -> tuple[Header, State, Step]:
    log = log_of(record)
    return log.header, log.end, Step(len(log.events))


def _motifs(puzzle: PuzzleRow, reader: Speech) -> str:
    known = PARTS[puzzle.game_kind].puzzles.motifs
    names = tuple(motif_name(puzzle.game_kind, one, reader) for one in puzzle.motifs.split() if one in known)
    return reader.say("puzzle-motifs", motifs=names) if names else ""


def motif_name(game: str, motif: str, reader: Speech) -> str:
    return reader.say(f"motif-{game}-{motif}")


def _ratings(
    puzzle: PuzzleRow, row: TryRow, changes: Sequence[RatingChange], reader: Speech
) -> Iterator[str]:
    by_person = {change.person: change for change in changes}
    own, other = by_person.get(row.person), by_person.get(puzzle.person)
    if row.run is not None:
        return
    if not row.is_rated:
        yield reader.say("puzzle-unrated")
    elif own is not None and other is not None:
        change = own.after.shown - own.before.shown
        yield reader.say(
            "puzzle-rating",
            sign=trend(change),
            rating=str(own.after.shown),
            change=f"{'−' if change < 0 else '+'}{abs(change)}",
            margin=str(own.after.margin),
            puzzle=str(other.after.shown),
        )


def _sheet(look: Look, arg: str) -> Picture:
    """Return the sheet with a picture of its own for each choice: readers of the same puzzle choose
    different moves."""
    return _own_picture(PARTS[look.kind].pictures.sheet(look, arg), look, arg)


def _own_picture(picture: Picture, look: Look, shown: str) -> Picture:
    own = "" if look.own is None else look.own.user_id
    return replace(picture, key=f"{picture.key}:puzzle:{own}:{shown}:{look.viewer.entry is not None}")


def _page(look: Look, lines: list[str], picture: Picture, rows: tuple[Row, ...]) -> Page:
    title = look.say("puzzle-title", game=look.say(f"game-{look.kind}"))
    as_game = AsGame(title, dice=PARTS[look.kind].pictures.dice(look))
    return Page(pictures=(picture,), rows=rows, caption=tuple(lines), as_game=as_game)


def difficulty(misses: int, tries: Tries) -> str:
    """Return easy, medium or hard: by the people who tried it or, while they are few, by computer players."""
    share = tries.solved / tries.tries if tries.tries >= MANY else 1 - misses / TRIES
    return "easy" if share >= EASY else "medium" if share >= HARD else "hard"
