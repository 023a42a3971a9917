"""The daily message of a server: yesterday's results, and how many have played today."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.features.daily.page import places, play_button
from bot.features.daily.store import DayResult
from bot.features.daily.week import WHOLE
from bot.features.days import later, number_of
from bot.features.puzzles.page import DayPuzzle, public_parts, told_answer
from bot.pages.page import Page, Picture, Row
from bot.pages.texts import Speech
from bot.store.rows import Theme

MOST_PLACES = 3
"""Places named for each game."""
BETWEEN = " · "
WeekState = Literal["running", "ending", "over"]


@dataclass(frozen=True, slots=True)
class Digest:
    """The content of a server's daily message."""

    day: str
    players: int
    """People who have finished a sheet today."""
    results: Mapping[str, tuple[int, Sequence[DayResult]]]
    """Par and yesterday's results of each game that was played."""
    group: int
    """The number of days in a row on which somebody has finished one."""
    state: WeekState = "running"
    """How far the week of yesterday's sheets is: `over` on a Monday, `ending` on a Sunday evening."""
    week: Sequence[DayResult] = ()
    """The first place of that week; once it is ending or over, the podium."""
    leaders: Sequence[DayResult] = ()
    """The first place today."""
    puzzle: DayPuzzle | None = None
    """The puzzle of the day, where the server wants one."""
    solved: DayPuzzle | None = None
    """Yesterday's puzzle, which is over."""
    theme: Theme = "dark"
    """The theme of the picture."""

    @property
    def named(self) -> set[int]:
        of_days = (results for _, results in self.results.values())
        return {one.user_id for results in (*of_days, self.week, self.leaders) for one in results if one.name}


def digest_page(digest: Digest, reader: Speech) -> Page:
    lines = [reader.say("digest-title")]
    if digest.results:
        lines.append(reader.say("digest-yesterday", number=number_of(later(digest.day, -1))))
    elif not digest.players:
        lines.append(reader.say("digest-nobody"))
    for game, (par, results) in digest.results.items():
        best = places(results, par, reader, is_here=True)[0]
        lines.append(reader.say("digest-champion", game=reader.say(f"game-{game}"), row=best))
        others = places(results, par, reader, is_here=True, key="digest-other")[1:MOST_PLACES]
        if others:
            lines.append(reader.say("digest-others", rows=BETWEEN.join(others)))
    if digest.week:
        first = places(digest.week, WHOLE, reader, is_here=True, key="daily-week-row")
        lines.append(reader.say("digest-week", state=digest.state, rows="\n".join(first)))
    told = [reader.say("digest-group", days=digest.group)] if digest.group else []
    told += [reader.say("digest-today", players=digest.players)] if digest.players else []
    told += places(digest.leaders, WHOLE, reader, is_here=True, key="daily-leads")
    if told:
        lines.append(reader.say("digest-about", about=BETWEEN.join(told)))
    pictures: tuple[Picture, ...] = ()
    rows: tuple[Row, ...] = ((play_button(reader),),)
    if digest.puzzle is not None:
        asked, sheet, opening = public_parts(digest.puzzle, digest.day, reader, digest.theme)
        lines, pictures, rows = [*lines, *asked], (sheet,), (*rows, (opening,))
    if digest.solved is not None:
        lines.append(told_answer(digest.solved, reader))
    return Page(pictures=pictures, rows=rows, caption=tuple(lines))
