"""The daily message of a server: yesterday's results, and how many have played today."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.features.daily.days import later, number_of
from bot.features.daily.page import places
from bot.features.daily.sheets import daily_games
from bot.features.daily.store import DayResult
from bot.features.puzzles.page import public_parts, told_answer
from bot.features.puzzles.store import PuzzleRow
from bot.pages.control import Control, Verb
from bot.pages.page import Page, Picture, Row, Style, button
from bot.pages.texts import text
from bot.store.rows import Theme

MOST_PLACES = 5
"""Places listed for each game."""


@dataclass(frozen=True, slots=True)
class Digest:
    """What a server's daily message says."""

    day: str
    players: int
    """People who have finished a sheet today."""
    results: Mapping[str, tuple[int, Sequence[DayResult]]]
    """Par and yesterday's results of each game that was played."""
    group: int
    """For how many days in a row somebody has finished one."""
    puzzle: PuzzleRow | None = None
    """The puzzle of the day, where the server wants one."""
    solved: PuzzleRow | None = None
    """Yesterday's, which is over."""
    theme: Theme = "dark"
    """The theme of the picture."""

    @property
    def named(self) -> set[int]:
        return {result.user_id for _, results in self.results.values() for result in results if result.name}


def digest_page(digest: Digest, locale: str) -> Page:
    lines = [text(locale, "digest-title"), text(locale, "digest-today", players=digest.players)]
    number = number_of(later(digest.day, -1))
    for game, (par, results) in digest.results.items():
        lines.append(text(locale, "digest-game", game=text(locale, f"game-{game}"), number=number))
        lines += places(results, par, locale, is_here=True)[:MOST_PLACES]
    if not digest.results:
        lines.append(text(locale, "digest-nobody"))
    if digest.group:
        lines.append(text(locale, "digest-group", days=digest.group))
    daily: Row = tuple(
        button(Control(Verb.DAILYPLAY, arg=game), text(locale, f"game-{game}"), Style.PRIMARY, emoji="📅")
        for game in daily_games()
    )
    pictures: tuple[Picture, ...] = ()
    rows: tuple[Row, ...] = (daily,)
    if digest.puzzle is not None:
        asked, sheet, opening = public_parts(digest.puzzle, digest.day, locale, digest.theme)
        lines, pictures, rows = [*lines, *asked], (sheet,), (daily, (opening,))
    if digest.solved is not None:
        lines.append(told_answer(digest.solved, locale))
    return Page(pictures=pictures, rows=rows, caption=tuple(lines))
