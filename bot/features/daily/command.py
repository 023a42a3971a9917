"""`/daily`: today's sheet and that of the week, the same throws for everybody; one try counts."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from bot.features.daily.page import ON_PAGE, daily_page
from bot.features.daily.play import play_sheet, shown_sheet, would_count
from bot.features.daily.sheets import DailySheets, games_of
from bot.features.daily.terms import Term, season_of, term_of
from bot.features.daily.verbs import DailyVerb
from bot.features.daily.week import leading, week_page, week_results
from bot.features.daily.weekly import season_page, season_results
from bot.features.days import later, monday_of
from bot.games.solo import solo_games
from bot.interactions.answers import Answer, Private, Shown
from bot.interactions.commands.declared import Argument, Command, Typing, game_choices
from bot.interactions.commands.options import own_game
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.pages.numbers import calendar_date
from bot.pages.page import MAX_OPTIONS, Page
from bot.pages.texts import Language
from bot.store.rows import OVER
from bot.turns.look import Refused


class DailyPages:
    def __init__(self, services: Services, sheets: DailySheets) -> None:
        self._services = services
        self._sheets = sheets
        games = game_choices(solo_games())
        self.command = Command(
            "daily",
            self._open,
            (
                Argument("game", "option-page-game-about", choices=games),
                Argument("day", "option-day-about", suggest=self._suggest),
            ),
        )
        self.handlers: Asks = {
            DailyVerb.DAILY: self._show,
            DailyVerb.DAILYPLAY: self._play,
            DailyVerb.DAILYSHARE: self._show,
            DailyVerb.DAILYWEEK: self._week,
        }

    async def _open(self, request: Request) -> Answer:
        """Go on with a try that is under way; otherwise open the page of the day."""
        asked = await self._asked(request)
        own = await self._sheets.store.try_of(*asked, request.user_id)
        if own is not None and own.status not in OVER:
            return await play_sheet(self._services, self._sheets, request, *asked)
        return await self._show(request)

    async def _suggest(self, typing: Typing) -> Iterable[tuple[str, str]]:
        """Suggest the week whose sheet is open, and the newest days with a sheet."""
        game = str(typing.options.get("game", "")) or await self._usual(typing.user_id)
        days = await self._sheets.store.days_before(game, later(self._sheets.today(), 1), MAX_OPTIONS - 1)
        reader, week = Language(typing.locale), self._sheets.week()
        names = {week.key: week.name(reader)} if self._sheets.is_open(week.key) else {}
        names |= {
            day: f"{term_of(day).name(reader)} · " + calendar_date(typing.locale, date.fromisoformat(day))
            for day in days
        }
        typed = typing.typed.casefold()
        return [(name, day) for day, name in names.items() if typed in f"{name} {day}".casefold()]

    async def _show(self, request: Request) -> Answer:
        """Open the page, or turn the one that was pressed to another sheet."""
        asked = await self._asked(request)
        page = daily_page(await shown_sheet(self._services, self._sheets, request, *asked), request)
        return Shown(page) if request.control.tag == ON_PAGE else Private(page)

    async def _play(self, request: Request) -> Answer:
        """Play; from anywhere but the page, first explain that there is one try."""
        if not request.control.arg:
            return await self._open(request)
        asked = await self._asked(request)
        if request.control.tag != ON_PAGE and await would_count(self._sheets, *asked, request.user_id):
            return await self._show(request)
        return await play_sheet(self._services, self._sheets, request, *asked)

    async def _week(self, request: Request) -> Answer:
        """Turn the page of a day to the board of its week, and that of a week to the table of its season."""
        game, day = await self._asked(request)
        if (term := term_of(day)).kind == "weekly":
            return Shown(await self._season(request, game, term))
        sheets, user_id, server = self._sheets, request.user_id, request.where.server
        monday, today = monday_of(day), sheets.today()
        found = await sheets.store.week(monday, later(monday, 6), server, user_id)
        tries = {each: await sheets.store.try_of(each, today, user_id) for each in solo_games()}
        finished = [each for each, own in tries.items() if own is not None and own.status in OVER]
        seen = [one for one in found if one.day < today or one.game_kind in finished]
        leaders = leading(week_results([one for one in seen if one.day == today]))
        page = week_page(
            week_results(seen),
            leaders,
            request,
            game=game,
            day=day,
            user_id=user_id,
            is_here=server is not None,
            has_today=monday != monday_of(today) or len(finished) == len(tries),
        )
        return Shown(page)

    async def _season(self, request: Request, game: str, week: Term) -> Page:
        """Return the table of a week's season, without a week that is still open."""
        user_id, server, (first, last) = request.user_id, request.where.server, season_of(week)
        newest = self._sheets.week()
        over = newest.later(-1) if self._sheets.is_open(newest.key) else newest
        found = await self._sheets.store.week(first.key, min(last.key, over.key), server, user_id)
        return season_page(season_results(found), game, week, user_id, request, is_here=server is not None)

    async def _asked(self, request: Request) -> tuple[str, str]:
        """Return the game and the day that a control or the command asks for; without a day today, and without a game
        the one that comes next."""
        game, _, day = request.control.arg.partition(",")
        game, day = request.options.get("game", game), request.options.get("day", day).strip()
        try:
            term = term_of(day or self._sheets.today())
        except ValueError as error:
            raise Refused("no_daily") from error
        if not game and term.kind == "weekly":
            game = games_of(term)[0]
        elif not game:
            game = await (self._usual if day else self._next)(request.user_id)
        # A sheet whose term has not begun may exist already, but is secret.
        if game not in solo_games() or request.now < term.opens_at:
            raise Refused("no_daily")
        return game, term.key

    async def _usual(self, user_id: int) -> str:
        return await own_game(self._services, user_id, solo_games())

    async def _next(self, user_id: int) -> str:
        """Return the game whose sheet of today comes next: one under way or one that is left, the usual game first."""
        usual, day = await self._usual(user_id), self._sheets.today()
        games = sorted(solo_games(), key=lambda game: game != usual)
        tries = {game: await self._sheets.store.try_of(game, day, user_id) for game in games}
        begun = [game for game, own in tries.items() if own is not None and own.status not in OVER]
        return next(iter((*begun, *(game for game in games if tries[game] is None), usual)))
