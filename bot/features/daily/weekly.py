"""The sheet of a week: its medals, the table of its season, and what a server is told of it."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from bot.features.daily.page import (
    MEDALS,
    ON_PAGE,
    best_buttons,
    best_places,
    champion_lines,
    daily_button,
    level_words,
    places,
)
from bot.features.daily.store import DailyRow, DayResult, WeekResult
from bot.features.daily.terms import Term, season_of, week_at
from bot.features.daily.verbs import DailyVerb
from bot.features.daily.week import WHOLE
from bot.interactions.boards import Figure, Note
from bot.pages.control import Control
from bot.pages.layouts import layout_page, row, rule, words
from bot.pages.page import Page, Style, button
from bot.pages.texts import Speech
from bot.store.database import Transaction
from bot.store.statements import sql
from bot.turns.clocks import SECOND

MOST_POINTS = 10
"""The points of a week's first place for its season; the text of the page says so too."""
SIGNS = "🥇🥈🥉"


@dataclass(frozen=True, slots=True)
class WeekPlace:
    """How many people were ahead of a person on the sheet of a week."""

    everywhere: int
    here: int | None
    """On the server where the person played; None in direct messages."""


# People who stay off the boards are ahead of nobody, as in the lists of results.
WEEK_PLACES = sql(
    WeekPlace,
    """
    select sum(case when result.points > reached.points then 1 else 0 end) as everywhere,
        case when own.guild_id is null then null else sum(
            case when result.points > reached.points and daily_try.guild_id = own.guild_id then 1 else 0 end
        ) end as here
    from daily_try own join result reached on reached.game = own.game
        join daily_try on daily_try.day = own.day join result on result.game = daily_try.game
    where own.user_id = :user_id and own.day < :open and reached.uncounted = 'weekly'
        and result.uncounted = 'weekly'
        and daily_try.user_id not in (select id from unlisted where id <> cast(:user_id as bigint))
    group by own.day, own.guild_id
    """,
)


async def medals_won(tx: Transaction, user_id: int, now: int, reader: Speech) -> list[Figure | Note]:
    """Return a person's medals: how many there are, and a line for those of all and one for those of servers."""
    week = week_at(now)
    until = week if week.is_open(now) else week.later(1)
    found = await tx.rows(WEEK_PLACES, user_id=user_id, open=until.key)
    won = {
        "everywhere": Counter(one.everywhere for one in found if one.everywhere < MEDALS),
        "here": Counter(one.here for one in found if one.here is not None and one.here < MEDALS),
    }
    count = sum(medals.total() for medals in won.values())
    figure = [Figure(reader.say("weekly-figure"), str(count))] if count else []
    notes = [
        Note(reader.say("weekly-medals", where=where, medals=medal_words(medals)))
        for where, medals in won.items()
        if medals
    ]
    return [*figure, *notes]


def medal_words(medals: Counter[int]) -> str:
    """Return the medals by places, which count from 0, such as `🥇 2 · 🥉 1`."""
    return " · ".join(f"{SIGNS[place]} {medals[place]}" for place in sorted(medals))


def season_results(results: Sequence[WeekResult]) -> list[DayResult]:
    """Return the points that each person has won in the weeks of a season, the best first."""
    weeks = defaultdict[str, list[WeekResult]](list)
    for one in results:
        weeks[one.day].append(one)
    sums = Counter[tuple[int, str]]()
    for week in weeks.values():
        points = sorted(one.points for one in week)
        for one in week:
            ahead = len(points) - bisect_right(points, one.points)
            sums[one.user_id, one.name] += max(1, MOST_POINTS - ahead)
    return sorted(
        (DayResult(*who, won) for who, won in sums.items()), key=lambda one: (-one.points, one.user_id)
    )


def season_page(
    results: Sequence[DayResult], game: str, week: Term, user_id: int, reader: Speech, *, is_here: bool
) -> Page:
    """Return the table of the season of a week, for the person who came from the week's sheet."""
    first, last = season_of(week)
    title = reader.say("weekly-season-title", where="here" if is_here else "everywhere")
    dates = {"since": f"<t:{first.opens_at // SECOND}:D>", "until": f"<t:{last.closes_at // SECOND}:D>"}
    lines = best_places(results, WHOLE, user_id, reader, is_here=is_here, key="daily-week-row")
    lines = lines or [reader.say("weekly-season-empty")]
    back = daily_button(game, week.key, reader.say("daily-back"), tag=ON_PAGE)
    return layout_page(
        words(title, reader.say("weekly-season-about", **dates)), rule(), words(*lines), row(back)
    )


def opened_page(sheet: DailyRow, players: int, reader: Speech) -> Page:
    """Return the message to a server that says that the sheet of a week is open."""
    term = sheet.term
    lines = [
        f"## {term.emoji} {term.name(reader)}",
        f"**{level_words(sheet, reader)}**",
        reader.say("weekly-opened"),
        reader.say("weekly-until", time=f"<t:{term.closes_at // SECOND}:R>"),
    ]
    if players:
        lines.append("-# " + reader.say("weekly-players", players=players))
    play = Control(DailyVerb.DAILYPLAY, arg=f"{sheet.game_kind},{sheet.day}")
    return Page(
        rows=((button(play, reader.say("daily-play"), Style.PRIMARY, emoji=term.emoji),),),
        caption=tuple(lines),
    )


def over_page(
    sheet: DailyRow, here: Sequence[DayResult], everybody: Sequence[DayResult], reader: Speech
) -> Page:
    """Return the message to a server that names the champions of a week."""
    lines = [
        reader.say("weekly-over", name=sheet.term.name(reader)),
        reader.say("daily-board", where="here", group=0),
        *places(here, sheet.par, reader, is_here=True)[:MEDALS],
        *champion_lines(sheet, everybody, reader),
    ]
    results = daily_button(sheet.game_kind, sheet.day, reader.say("daily-open"))
    return Page(rows=((*best_buttons(everybody, reader), results),), caption=tuple(lines))
