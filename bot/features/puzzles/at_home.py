"""What the home page says of puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.features.puzzles.making import puzzle_games
from bot.features.puzzles.page import OF_DAY
from bot.features.puzzles.store import PuzzleStore
from bot.interactions.home.parts import HomeEntry, Rank, Visit
from bot.pages.control import Control, Verb
from bot.pages.page import button
from bot.pages.texts import text


async def puzzle_entries(kept: PuzzleStore, visit: Visit) -> Sequence[HomeEntry]:
    """Return the puzzle of the day, or any other that this person may be asked."""
    day, locale = datetime.fromtimestamp(visit.now / 1000, UTC).date().isoformat(), visit.locale
    puzzle = await kept.today(day, puzzle_games())
    if puzzle is not None and not await kept.is_from_game_of(puzzle, visit.user_id):
        own = await kept.try_of(puzzle.id, visit.user_id)
        state = "open" if own is None else "solved" if own.is_solved else "missed"
        about = text(locale, "home-puzzle-about", game=text(locale, f"game-{puzzle.game_kind}"), state=state)
        label = text(locale, "home-puzzle-open", is_done="no" if own is None else "yes")
        to_puzzle = button(Control(Verb.PUZZLE, arg=f"{OF_DAY},{day}"), label, emoji="🧩")
        title = text(locale, "home-puzzle", which="day")
        return (HomeEntry(Rank.PUZZLE, title, about, to_puzzle, is_done=own is not None),)
    for game in puzzle_games():
        if await kept.next(visit.user_id, game, day) is not None:
            label = text(locale, "home-puzzle-open", is_done="no")
            to_puzzle = button(Control(Verb.PUZZLE), label, emoji="🧩")
            title, about = text(locale, "home-puzzle", which="any"), text(locale, "home-puzzle-any")
            return (HomeEntry(Rank.PUZZLE, title, about, to_puzzle),)
    return ()
