"""`/daily`: today's sheet, the same throws for everybody; one try counts."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from bot.features.daily.page import ON_PAGE, daily_page
from bot.features.daily.play import known_sheet, play_sheet, shown_sheet, would_count
from bot.features.daily.share import copied_page, share_text, shared_page
from bot.features.daily.sheets import DailySheets
from bot.features.daily.verbs import DailyVerb
from bot.features.daily.week import Week, week_page, week_results
from bot.features.days import later, monday_of, number_of
from bot.games.solo import solo_games
from bot.interactions.answers import Answer, Posted, Private, Shown
from bot.interactions.commands.declared import Argument, Command, Typing, game_choices
from bot.interactions.commands.opening import server_defaults
from bot.interactions.commands.options import own_game
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.pages.numbers import calendar_date
from bot.pages.page import MAX_OPTIONS
from bot.pages.texts import Language, text
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
            DailyVerb.DAILYSHARE: self._share,
            DailyVerb.DAILYWEEK: self._week,
        }

    async def _open(self, request: Request) -> Answer:
        """Go on with a try that is under way; otherwise open the page of the day."""
        game = request.options["game"] or await own_game(self._services, request.user_id, solo_games())
        asked = known_sheet(self._sheets, game, request.options["day"].strip() or self._sheets.today())
        own = await self._sheets.store.try_of(*asked, request.user_id)
        if own is not None and own.status not in OVER:
            return await play_sheet(self._services, self._sheets, request, *asked)
        shown = await shown_sheet(self._services, self._sheets, request, *asked)
        return Private(daily_page(shown, request))

    async def _suggest(self, typing: Typing) -> Iterable[tuple[str, str]]:
        """Suggest the newest days with a sheet."""
        game = str(typing.options.get("game", "")) or await own_game(
            self._services, typing.user_id, solo_games()
        )
        days = await self._sheets.store.days_before(game, later(self._sheets.today(), 1), MAX_OPTIONS)
        names = {
            day: f"{text(typing.locale, 'daily-number', number=number_of(day))} · "
            + calendar_date(typing.locale, date.fromisoformat(day))
            for day in days
        }
        typed = typing.typed.casefold()
        return [(name, day) for day, name in names.items() if typed in f"{name} {day}".casefold()]

    async def _show(self, request: Request) -> Answer:
        """Open the page, or turn the one that was pressed to another sheet."""
        if request.control.arg:
            asked = self._asked(request)
        else:
            game = await own_game(self._services, request.user_id, solo_games())
            asked = known_sheet(self._sheets, game, self._sheets.today())
        page = daily_page(await shown_sheet(self._services, self._sheets, request, *asked), request)
        return Shown(page) if request.control.tag == ON_PAGE else Private(page)

    async def _play(self, request: Request) -> Answer:
        """Play; from anywhere but the page, first explain that there is one try."""
        asked = self._asked(request)
        if request.control.tag != ON_PAGE and await would_count(self._sheets, *asked, request.user_id):
            return await self._show(request)
        return await play_sheet(self._services, self._sheets, request, *asked)

    async def _share(self, request: Request) -> Answer:
        """Show one's own result to everyone here."""
        shown = await shown_sheet(self._services, self._sheets, request, *self._asked(request))
        if shown.counted is None:
            raise Refused("daily_no_result")
        language = (await server_defaults(self._services, request)).language
        said = share_text(shown.sheet, shown.counted, shown.story, shown.streak.days, Language(language))
        if request.where.server is None:
            return Private(copied_page(said, request))
        return Posted(shared_page(said, shown.sheet, request.user_id, Language(language)), [request.user_id])

    async def _week(self, request: Request) -> Answer:
        """Turn the page to the board of its week."""
        game, day = self._asked(request)
        sheets, user_id, server = self._sheets, request.user_id, request.where.server
        own = await sheets.store.try_of(game, sheets.today(), user_id)
        has_today = own is not None and own.status in OVER
        monday = monday_of(day)
        until = later(monday, 6) if has_today else min(later(monday, 6), later(sheets.today(), -1))
        results = await sheets.store.week(game, monday, until, server, user_id)
        is_now = monday == monday_of(sheets.today())
        found = Week(game, day, week_results(results), server, user_id, has_today or not is_now)
        return Shown(week_page(found, request))

    def _asked(self, request: Request) -> tuple[str, str]:
        """Return the game and the day that a control asks for; without a day, today."""
        game, _, day = request.control.arg.partition(",")
        return known_sheet(self._sheets, game, day or self._sheets.today())
