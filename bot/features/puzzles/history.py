"""The last puzzles of a person, with their results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.features.puzzles.page import PLAIN, Around, motif_name, to_day
from bot.features.puzzles.runs import Bests, run_button
from bot.features.puzzles.store import PastTry
from bot.features.puzzles.verbs import PuzzleVerb
from bot.features.streaks import Streak
from bot.games.registry import PARTS
from bot.pages.control import Control
from bot.pages.page import Page, Style, button, select
from bot.pages.texts import Speech
from bot.turns.clocks import DAY, SECOND

LAST = 10
"""How many puzzles are listed."""


def history_page(tries: Sequence[PastTry], streak: Streak, bests: Bests, today: str, reader: Speech) -> Page:
    """Return a person's last puzzles with their results; each can be opened again."""
    lines = [
        reader.say("puzzle-history"),
        reader.say("puzzle-streak", days=streak.days, best=streak.best),
    ]
    lines += [
        reader.say("puzzle-run-best", game=reader.say(f"game-{game}"), best=best)
        for (game, motif), best in bests.items()
        if not motif
    ]
    lines += list(_past(tries, reader)) or [reader.say("puzzle-history-empty")]
    shown = [(one.id, _past_words(one, reader), "") for one in tries if not one.is_gone]
    control = Control(PuzzleVerb.PUZZLEHISTORY, tag="again", kind="s")
    choice = (select(control, reader.say("puzzle-history-open"), shown),) if shown else ()
    game = tries[0].game_kind if tries else ""
    another = Control(PuzzleVerb.PUZZLE, arg=f"{game},")
    ways = (
        button(another, reader.say("puzzle-next"), Style.PRIMARY, emoji="🧩"),
        run_button(game, PLAIN, reader, is_new=False),
        *to_day(Around(open_day=today), reader),
    )
    return Page(rows=tuple(filter(None, (choice, ways))), caption=tuple(lines))


def _past(tries: Sequence[PastTry], reader: Speech) -> Iterator[str]:
    """Yield the date of each day on which puzzles were tried, and below it a line for each of them."""
    for _, of_day in groupby(tries, key=lambda one: one.tried_at // DAY):
        day = list(of_day)
        yield f"<t:{day[0].tried_at // SECOND}:D>"
        yield from (_past_words(one, reader) for one in day)


def _past_words(one: PastTry, reader: Speech) -> str:
    """Return a past puzzle in a few words: its result, its game, its theme, and whether it was the puzzle of
    a day."""
    known = PARTS[one.game_kind].puzzles.motifs if one.game_kind in PARTS else {}
    themes = [motif_name(one.game_kind, motif, reader) for motif in one.motifs.split() if motif in known]
    day = [reader.say("puzzle-history-day")] if one.day is not None else []
    return f"{'✅' if one.is_solved else '❌'} " + " · ".join(
        [reader.say(f"game-{one.game_kind}"), *themes, *day]
    )
