"""The end of the one try: how it ranks, what it did for the streak, and how to show it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import astuple, dataclass
from typing import ClassVar

from bot.features.daily.day_rank import DayRank, day_rank, rank_words, steps_of
from bot.features.daily.facts import OnSheet
from bot.features.daily.page import daily_button, streak_line
from bot.features.daily.share import share_text
from bot.features.daily.store import COUNTED, DailyStore, streak_of_person
from bot.features.daily.terms import term_of
from bot.features.daily.verbs import DailyVerb
from bot.features.streaks import Streak
from bot.games.registry import PARTS
from bot.pages.control import Control
from bot.pages.page import Row
from bot.render.podium import Spread
from bot.store.database import Store
from bot.store.rows import Fact, Facts
from bot.turns.game import LoadedGame
from bot.turns.look import Look


@dataclass(frozen=True, slots=True)
class DailyEnd(Fact):
    """What is known of the one try once it is over and counts; derived, never stored."""

    NAME: ClassVar[str] = "daily_end"
    here: tuple[int, int]
    """Place and number of people on the server; (0, 0) in direct messages."""
    everywhere: tuple[int, int, int]
    """Place, number of people, and the percentage of the others with fewer points."""
    counts: tuple[int, ...]
    """The histogram of everybody's points."""
    own: int
    """The step of the histogram with this person's points."""
    least: int
    most: int
    streak: tuple[int, int, int, int, bool] | None
    """The values of a `Streak`; None on the sheet of a week."""


async def daily_end(store: Store, ended: LoadedGame) -> Facts:
    """Look up the rank of the counted attempt."""
    sheet, result = ended.row.facts.of(OnSheet), ended.results[0]
    if sheet is None or result.uncounted not in COUNTED or result.user_id is None:
        return Facts()
    daily, guild, game = DailyStore(store), ended.row.place.guild_id, ended.row.kind
    everybody = await daily.results(game, sheet.day, None, result.user_id)
    neighbours = () if guild is None else await daily.results(game, sheet.day, guild, result.user_id)
    here, everywhere = day_rank(result.points, neighbours), day_rank(result.points, everybody)
    if not everybody:
        return Facts()
    counts, own = steps_of(result.points, everybody)
    streak = await streak_of_person(store, result.user_id, result.ended_at)
    return Facts().put(
        DailyEnd(
            here=(here.place, here.count) if neighbours else (0, 0),
            everywhere=(everywhere.place, everywhere.count, everywhere.ahead_of),
            counts=counts,
            own=own,
            least=min(each.points for each in everybody),
            most=max(each.points for each in everybody),
            streak=astuple(streak) if result.uncounted == "daily" else None,
        )
    )


def end_lines(look: Look) -> Iterator[str]:
    """Yield how the try ranks here and everywhere, and on a day the streak with what was earned."""
    end = look.facts.of(DailyEnd)
    if end is None:
        return
    place, count = end.here
    everywhere = rank_words(DayRank(*end.everywhere), look)
    yield look.say("daily-end-standing", place=place, count=count, everywhere=everywhere)
    if end.streak is None:
        return
    streak = Streak(*end.streak)
    yield streak_line(streak, look)
    if streak.has_earned:
        yield look.say("daily-end-freeze")


def end_spread(look: Look) -> Spread | None:
    """Return how everybody did, to be drawn; None if all have the same points."""
    end = look.facts.of(DailyEnd)
    sheet = look.facts.of(OnSheet)
    if end is None or sheet is None or len(end.counts) == 1:
        return None
    return Spread(
        end.counts,
        end.own,
        end.least,
        end.most,
        look.say("daily-spread" if term_of(sheet.day).kind == "daily" else "weekly-spread"),
    )


def end_buttons(look: Look) -> Row:
    """Return the button to the results."""
    sheet = look.facts.of(OnSheet)
    return () if sheet is None else (daily_button(look.kind, sheet.day, look.say("daily-open")),)


def end_result(look: Look) -> str:
    """Return the text to share of a try that counts."""
    sheet, end = look.facts.of(OnSheet), look.facts.of(DailyEnd)
    if sheet is None or end is None or look.par is None:
        return ""
    streak = 0 if end.streak is None else Streak(*end.streak).days
    story = PARTS[look.kind].words.story(look)
    return share_text(
        look.kind, sheet.day, look, points=look.points[0], par=look.par, story=story, streak=streak
    )


def to_sheet(look: Look) -> Control | None:
    """Return the control that leads to the page of the game's sheet."""
    sheet = look.facts.of(OnSheet)
    return None if sheet is None else Control(DailyVerb.DAILY, arg=f"{look.kind},{sheet.day}")
