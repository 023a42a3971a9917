"""The daily message of a server: yesterday's results, and how many have played today."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.features.daily.page import MOST_NAMES, person_words, places
from bot.features.daily.store import DayResult
from bot.features.daily.verbs import DailyVerb
from bot.features.days import later, number_of
from bot.features.puzzles.page import public_parts, told_answer
from bot.features.puzzles.store import PuzzleRow
from bot.games.solo import solo_games
from bot.pages.control import Control
from bot.pages.page import Page, Picture, Row, Style, button
from bot.pages.texts import Speech
from bot.store.rows import Theme

MOST_PLACES = 3
"""Places named for each game."""
BETWEEN = " · "


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
    weeks: Mapping[str, Sequence[DayResult]] = field(default_factory=dict)
    """The best of the previous week in each game, with per cent in place of points; only on a Monday."""
    puzzle: PuzzleRow | None = None
    """The puzzle of the day, where the server wants one."""
    solved: PuzzleRow | None = None
    """Yesterday's puzzle, which is over."""
    theme: Theme = "dark"
    """The theme of the picture."""

    @property
    def named(self) -> set[int]:
        of_day = {one.user_id for _, results in self.results.values() for one in results if one.name}
        return of_day | {one.user_id for best in self.weeks.values() for one in best if one.name}


def digest_page(digest: Digest, reader: Speech) -> Page:
    key = "digest-yesterday" if digest.results else "digest-nobody"
    lines = [reader.say("digest-title"), reader.say(key, number=number_of(later(digest.day, -1)))]
    for game, (par, results) in digest.results.items():
        best = places(results, par, reader, is_here=True)[0]
        lines.append(reader.say("digest-champion", game=reader.say(f"game-{game}"), row=best))
        others = places(results, par, reader, is_here=True, key="digest-other")[1:MOST_PLACES]
        if others:
            lines.append(reader.say("digest-others", rows=BETWEEN.join(others)))
    for game, best_of_week in digest.weeks.items():
        names = [person_words(one.user_id, one.name, reader, is_here=True) for one in best_of_week]
        lines.append(
            reader.say(
                "digest-week",
                game=reader.say(f"game-{game}"),
                players=tuple(names[:MOST_NAMES]),
                percent=best_of_week[0].points,
            )
        )
    told = [reader.say("digest-group", days=digest.group)] if digest.group else []
    told += [reader.say("digest-today", players=digest.players)] if digest.players else []
    if told:
        lines.append(reader.say("digest-about", about=BETWEEN.join(told)))
    daily: Row = tuple(
        button(Control(DailyVerb.DAILYPLAY, arg=game), reader.say(f"game-{game}"), Style.PRIMARY, emoji="📅")
        for game in solo_games()
    )
    pictures: tuple[Picture, ...] = ()
    rows: tuple[Row, ...] = (daily,)
    if digest.puzzle is not None:
        asked, sheet, opening = public_parts(digest.puzzle, digest.day, reader, digest.theme)
        lines, pictures, rows = [*lines, *asked], (sheet,), (daily, (opening,))
    if digest.solved is not None:
        lines.append(told_answer(digest.solved, reader))
    return Page(pictures=pictures, rows=rows, caption=tuple(lines))
