"""Play a sheet, and look up what a person may see of it."""

from __future__ import annotations

from dataclasses import replace

from bot.features.daily.day_rank import day_rank
from bot.features.daily.facts import on_sheet
from bot.features.daily.page import SheetOfDay
from bot.features.daily.pairs import Pairs
from bot.features.daily.sheets import DailySheets, games_of
from bot.features.daily.store import DailyRow, Try, streak_of_person
from bot.features.daily.terms import term_of
from bot.features.streaks import streak_of
from bot.games.registry import PARTS
from bot.games.solo import solo_games
from bot.interactions.answers import Answer, Sheet
from bot.interactions.commands.opening import open_pressed
from bot.interactions.request import Request
from bot.interactions.services import Services
from bot.store.errors import IntegrityError
from bot.store.rows import OVER
from bot.turns.look import Refused, Setup


async def stored_sheet(sheets: DailySheets, game: str, day: str) -> DailyRow:
    """Return the sheet; make it if it is open. Raises Refused for an older one that was never made, and for another
    game than the one that a week has."""
    known = await sheets.store.sheet(game, day)
    term = term_of(day)
    is_one = term.kind == "daily" or game in games_of(term)
    if known is None and not (is_one and sheets.is_open(day)):
        raise Refused("no_daily")
    return known or await sheets.sheet(game, day)


async def would_count(sheets: DailySheets, game: str, day: str, user_id: int) -> bool:
    """Return whether a game begun now would be the one try."""
    return sheets.is_open(day) and await sheets.store.try_of(game, day, user_id) is None


async def play_sheet(
    services: Services, sheets: DailySheets, request: Request, game: str, day: str
) -> Answer:
    """Continue the try, begin it if there is none and the sheet is open, or else practise."""
    user_id = request.user_id
    own = await sheets.store.try_of(game, day, user_id)
    if own is not None and own.status not in OVER:
        return Sheet(await services.coordinator.look(own.game, user_id))
    is_practice = own is not None or not sheets.is_open(day)
    channel, server = request.where.need_channel(), request.where.server
    blank = Setup(game, "", "solo", {}, 1, "none", "channel", server, channel, request.locale)
    blank = replace(blank, guest_of=request.where.guest_of)
    sheet = await stored_sheet(sheets, game, day)
    try:
        return await open_pressed(services, request, on_sheet(blank, sheet, is_practice=is_practice))
    except IntegrityError as error:
        # Asked for twice at once: one of the two counts.
        raise Refused("daily_begun") from error


async def shown_sheet(
    services: Services, sheets: DailySheets, request: Request, game: str, day: str
) -> SheetOfDay:
    """Return what this person may see of a sheet; make it if it is open."""
    store, now = sheets.store, services.coordinator.now()
    sheet = await stored_sheet(sheets, game, day)
    user_id, guild_id = request.user_id, request.where.server
    own = await store.try_of(game, day, user_id)
    everybody = await store.results(game, day, None, user_id)
    here = everybody if guild_id is None else await store.results(game, day, guild_id, user_id)
    counted = own.points if own is not None and own.has_counted else None
    shown = SheetOfDay(
        sheet=sheet,
        now=now,
        own=own,
        results=here,
        guild_id=guild_id,
        user_id=user_id,
        everybody=everybody,
        everywhere=None if counted is None else day_rank(counted, everybody),
        story="" if counted is None or own is None else await _story(services, own),
    )
    if sheet.term.kind == "weekly":
        before = sheet.term.later(-1)
        is_there = await store.sheet(games_of(before)[0], before.key) is not None
        return replace(shown, games=(game,), previous=before.key if is_there else None)
    group = () if guild_id is None else await store.finished_days_here(guild_id)
    return replace(
        shown,
        streak=await streak_of_person(services.store, user_id, now),
        group=streak_of(group, sheets.today(), most_freezes=0).days,
        games=solo_games(),
        left=[each for each in solo_games() if await would_count(sheets, each, day, user_id)],
        previous=next(iter(await store.days_before(game, day, 1)), None),
        asked_by=tuple(
            pair.asker
            for pair in await Pairs(services.store).of(user_id)
            if pair.asked == user_id and pair.since is None
        ),
    )


async def _story(services: Services, own: Try) -> str:
    """Return what was finished in a try; empty if today's rules cannot replay it."""
    try:
        look = await services.coordinator.look(own.game)
    except (Refused, ValueError):
        return ""
    return "" if look.view is None else PARTS[look.kind].words.story(look)
