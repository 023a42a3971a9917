"""The daily message of a server: yesterday's results, and how many have played today."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.daily import daily_games
from bot.messages.daily import places
from bot.pages.control import Control, Verb
from bot.pages.layouts import shorten
from bot.pages.page import MAX_CONTENT, Page, Style, button
from bot.pages.texts import text
from bot.store.daily import DayResult
from bot.turns.days import later, number_of

MOST_PLACES = 5
"""Of each game."""


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
    row = tuple(
        button(Control(Verb.DAILYPLAY, arg=game), text(locale, f"game-{game}"), Style.PRIMARY, emoji="📅")
        for game in daily_games()
    )
    return Page(shorten(lines, MAX_CONTENT), rows=(row,))
