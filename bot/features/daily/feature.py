"""The daily sheet, declared in one value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import partial
from typing import Any

from bot.features.daily.board import DAILY_BOARD
from bot.features.daily.command import DailyPages
from bot.features.daily.ends import daily_end, end_buttons, end_lines, end_result, end_spread, to_sheet
from bot.features.daily.facts import OnSheet, judge_daily, mark_practice, try_written
from bot.features.daily.page import daily_button, sheet_look
from bot.features.daily.pair_and_reminder_presses import PairPresses, reminder_handlers
from bot.features.daily.pairs import PAIRS_OF, streak_of_pair
from bot.features.daily.posts import Digests
from bot.features.daily.reminders import REMINDER_OF, STOP_REMINDER, Reminders
from bot.features.daily.settings import DAILY_LINE, daily_settings_handlers
from bot.features.daily.sheets import DAILY, DailySheets, games_of
from bot.features.daily.store import TRIES_SINCE, Try, sheet_scope, streak_of_person
from bot.features.daily.terms import term_of
from bot.features.daily.verbs import DailyVerb
from bot.features.daily.weekly import medals_won
from bot.features.days import day_of
from bot.features.feature import Feature, Running
from bot.games.registry import PARTS
from bot.games.solo import solo_games
from bot.interactions.boards import Figure, Note
from bot.interactions.home.parts import HomeEntry, HomePart, PageButton, Rank, Shelf, Visit
from bot.interactions.services import Services
from bot.messages.additions import Addition
from bot.pages.control import Control
from bot.pages.texts import Speech
from bot.store.database import Transaction
from bot.store.records import Personal
from bot.store.rows import OVER
from bot.store.statements import sql
from bot.store.tidying import next_day
from bot.turns.clocks import SECOND
from bot.turns.hooks import Hooks
from bot.turns.look import Look


async def streak_figures(tx: Transaction, user_id: int, now: int, reader: Speech) -> Sequence[Figure | Note]:
    """Return the streak or, between two streaks, the best one; the longest of those kept with somebody; and the
    medals."""
    streak = await streak_of_person(tx, user_id, now)
    key = "daily-figure" if streak.days else "daily-figure-best"
    pairs = [
        await streak_of_pair(tx, pair, now) for pair in await tx.rows(PAIRS_OF, user_id=user_id) if pair.since
    ]
    found = {
        key: streak.days or streak.best,
        "daily-figure-pair": max((one.days for one in pairs), default=0),
    }
    figures = [Figure(reader.say(name), str(days)) for name, days in found.items() if days]
    return [*figures, *await medals_won(tx, user_id, now, reader)]


async def daily_entries(sheets: DailySheets, visit: Visit) -> Sequence[HomeEntry]:
    """Return one entry for the sheets of all games; it is done once the person has finished all of them."""
    day = sheets.today()
    tries = {game: await sheets.store.try_of(game, day, visit.user_id) for game in solo_games()}
    if not tries:
        return ()
    left = [game for game, own in tries.items() if own is None or own.status not in OVER]
    title = visit.say("home-daily", is_done="no" if left else "yes")
    about = "\n".join(_state(game, own, visit) for game, own in tries.items())
    label = visit.say("home-daily-open", is_done="no" if left else "yes")
    game = next(iter(left), next(iter(tries)))
    picture = None
    # Making a sheet takes seconds.
    if visit.theme is not None and (sheet := await sheets.store.sheet(game, day)) is not None:
        picture = PARTS[game].pictures.preview(sheet_look(sheet, visit.locale, visit.theme))
    to_page = daily_button(game, day, label)
    of_day = HomeEntry(Rank.DAILY, title, about, to_page, is_done=not left, picture=picture)
    return (of_day, *await _of_week(sheets, visit))


async def _of_week(sheets: DailySheets, visit: Visit) -> Sequence[HomeEntry]:
    """Return an entry for the sheet of the week while it is open."""
    week = sheets.week()
    game = games_of(week)[0]
    if not week.is_open(visit.now):
        return ()
    own = await sheets.store.try_of(game, week.key, visit.user_id)
    is_done = own is not None and own.status in OVER
    until = visit.say("weekly-until", time=f"<t:{week.closes_at // SECOND}:R>")
    label = visit.say("home-daily-open", is_done="yes" if is_done else "no")
    to_page = daily_button(game, week.key, label)
    about = f"{_state(game, own, visit)}\n{until}"
    return (HomeEntry(Rank.DAILY, week.name(visit), about, to_page, is_done=is_done),)


def _state(game: str, own: Try | None, reader: Speech) -> str:
    if own is None:
        state = "open"
    elif own.status not in OVER:
        state = "begun"
    else:
        state = "done" if own.points is None else "points"
    points = 0 if own is None or own.points is None else own.points
    return reader.say("home-daily-game", game=reader.say(f"game-{game}"), state=state, points=points)


HERE = PageButton(
    control=Control(DailyVerb.DAILYHERE), label="greeting-daily", emoji="📅", shelf=Shelf.GREETING
)


def _run(services: Services) -> Running:
    now = services.coordinator.now
    sheets = DailySheets(services.store, services.coordinator, now)
    pages = DailyPages(services, sheets)

    return Running(
        commands=(pages.command,),
        handlers={
            **pages.handlers,
            **PairPresses(services).handlers,
            **reminder_handlers(services),
            **daily_settings_handlers(services),
        },
        opening=frozenset({DailyVerb.DAILYPLAY}),
        linked=frozenset({DailyVerb.DAILY}),
        sweeps=(Digests(services, sheets).sweep, Reminders(services).sweep),
        jobs={DAILY: sheets.prepared},
        begin=lambda jobs: jobs.add(DAILY, *next_day(now())),
        home=HomePart(entries=partial(daily_entries, sheets), buttons=(HERE,)),
        service=sheets,
    )


def _kind(look: Look) -> str:
    sheet = look.facts.of(OnSheet)
    if sheet is None:
        return ""
    kind = "practice" if sheet.is_practice else "try"
    is_express = "yes" if "throws" in look.options.header_options else "no"
    return look.say("panel-daily", name=term_of(sheet.day).name(look), kind=kind, express=is_express)


def _seal(look: Look) -> str:
    sheet = look.facts.of(OnSheet)
    if sheet is None:
        return ""
    until = f"<t:{term_of(sheet.day).ends_at // SECOND}:f>"
    return look.say("seal-daily", hash=look.dice.commitment, game=look.game, time=until)


EXPORT_DAILY = sql("""
    select game_kind, day, game from daily_try where user_id = :user_id order by day, game_kind
""")
EXPORT_PAIRS = sql("""
    select asker, asked, since from daily_pair where asker = :user_id or asked = :user_id order by asked_at
""")


async def _copy(tx: Transaction, user_id: int) -> Mapping[str, Any]:
    reminder = await tx.row(REMINDER_OF, user_id=user_id)
    return {"daily_reminder": None if reminder is None else asdict(reminder)}


async def _had(tx: Transaction, user_id: int, now: int) -> Mapping[str, int]:
    """Keep tries on open sheets, so that deleting one's data does not allow a second one."""
    tries = await tx.rows(TRIES_SINCE, user_id=user_id, day=day_of(now))
    terms = {(game_kind, day): term_of(day) for game_kind, day in tries}
    return {sheet_scope(*sheet): term.closes_at for sheet, term in terms.items() if now < term.closes_at}


FORGET_DAILY = sql("update daily_try set user_id = :person where user_id = :user_id")
# A message deleted because it names somebody is sent again without their name, but not so soon that Discord
# takes it for the same one.
RENEW_DAILY_POSTS = sql("""
    update daily_post set message_id = 0, shown = '', due_at = cast(:now as bigint) + 300000
    where message_id in (select message_id from naming where user_id = :user_id)
""")
FORGET_SERVER_TRIES = sql("update daily_try set guild_id = null where guild_id = :guild_id")
FORGET_SERVER_POSTS = sql("delete from daily_post where guild_id = :guild_id")
FORGET_PAIRS = sql("delete from daily_pair where asker = :user_id or asked = :user_id")
MOVE_REMINDER = sql("update daily_reminder set due_at = 0 where user_id = :user_id and due_at > :now")
# A reminder comes within 25 hours.
MOVE_REMINDERS_AHEAD = sql("""
    update daily_reminder set due_at = 0 where due_at > cast(:now as bigint) + 93600000
""")
# Asked every second.
DAILY_DUE = sql("""
    select 1 as found where exists (select * from setting where owner = 'server' and feature = 'daily' and name = 'channel')
        or exists (select * from daily_reminder where due_at <= :now)
""")


DAILY_SHEET = Feature(
    name="daily",
    run=_run,
    addition=Addition(
        kind=_kind,
        seal=_seal,
        result=end_result,
        play=to_sheet,
        ended=end_lines,
        spread=end_spread,
        before=end_buttons,
    ),
    hooks=Hooks(complete=mark_practice, judge=judge_daily, ride=try_written, close=daily_end),
    personal=Personal(
        copies={"daily_sheets": EXPORT_DAILY, "daily_pairs": EXPORT_PAIRS},
        copy=_copy,
        forget=(
            RENEW_DAILY_POSTS,
            FORGET_DAILY,
            FORGET_PAIRS,
            STOP_REMINDER,
        ),
        forget_server=(FORGET_SERVER_TRIES, FORGET_SERVER_POSTS),
        had=_had,
        moving=(MOVE_REMINDER,),
    ),
    lines=(DAILY_LINE,),
    due=DAILY_DUE,
    ahead=MOVE_REMINDERS_AHEAD,
    boards=(DAILY_BOARD,),
    figures=streak_figures,
)
