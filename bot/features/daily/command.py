"""`/daily`: today's sheet, the same throws for everybody; one try counts."""

from __future__ import annotations

from datetime import date
from typing import Any

from discord import app_commands

from bot.features.daily.days import later, monday_of, number_of
from bot.features.daily.page import ON_PAGE, daily_page
from bot.features.daily.play import known_sheet, play_sheet, shown_sheet, stored_sheet, would_count
from bot.features.daily.share import copied_page, share_text, shared_page
from bot.features.daily.sheets import DailySheets, daily_games
from bot.features.daily.verbs import DailyVerb
from bot.features.daily.week import Week, week_page, week_places
from bot.interactions.commands.opening import channel_of, server_defaults
from bot.interactions.commands.options import choices, own_game
from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.interactions.translator import localised
from bot.messages.first_answer import Interaction
from bot.pages.control import Verb
from bot.pages.numbers import calendar_date
from bot.pages.page import MAX_OPTIONS
from bot.pages.texts import text
from bot.store.rows import OVER
from bot.turns.look import Refused


def add_daily(tree: app_commands.CommandTree[Any], services: Services, sheets: DailySheets) -> Handlers:
    _add_command(tree, services, sheets)

    async def show(press: Press) -> None:
        """Open the page, or turn the one that was pressed to another sheet."""
        if press.control.arg:
            asked = _asked(sheets, press)
        else:
            asked = known_sheet(sheets, await _usual_game(services, press.user_id), sheets.today())
        shown = await shown_sheet(services, sheets, press.interaction, *asked)
        if press.control.tag == ON_PAGE:
            await services.delivery.answer(press.interaction, daily_page(shown, press.locale))
        else:
            await services.delivery.answer_private(press.interaction, daily_page(shown, press.locale))

    async def play(press: Press) -> None:
        """Play; from anywhere but the page, first explain that there is one try."""
        asked = _asked(sheets, press)
        if press.control.tag != ON_PAGE and await would_count(sheets, *asked, press.user_id):
            await show(press)
        else:
            await play_sheet(services, sheets, press.interaction, *asked)

    async def share(press: Press) -> None:
        """Show one's own result to everyone here."""
        shown = await shown_sheet(services, sheets, press.interaction, *_asked(sheets, press))
        if shown.counted is None:
            raise Refused("daily_no_result")
        language = (await server_defaults(services, press.interaction)).language
        said = share_text(shown.sheet, shown.counted, shown.story, shown.streak.days, language)
        if press.interaction.guild_id is None:
            await services.delivery.answer_private(press.interaction, copied_page(said, press.locale))
            return
        page = shared_page(said, shown.sheet, press.user_id, language)
        message_id = await services.delivery.answer_public(press.interaction, page)
        if message_id is not None:
            channel_id = channel_of(press.interaction)
            await services.coordinator.messages.shown_to_all(channel_id, message_id, [press.user_id])

    async def week(press: Press) -> None:
        """Turn the page to the board of its week."""
        game, day = _asked(sheets, press)
        own = await sheets.store.try_of(game, sheets.today(), press.user_id)
        has_today = own is not None and own.status in OVER
        monday = monday_of(day)
        until = later(monday, 6) if has_today else min(later(monday, 6), later(sheets.today(), -1))
        guild_id = press.interaction.guild_id
        results = await sheets.store.week(game, monday, until, guild_id, press.user_id)
        is_now = monday == monday_of(sheets.today())
        found = Week(game, day, week_places(results), guild_id, press.user_id, has_today or not is_now)
        await services.delivery.answer(press.interaction, week_page(found, press.locale))

    return {
        DailyVerb.DAILY: show,
        Verb.DAILYPLAY: play,
        DailyVerb.DAILYSHARE: share,
        DailyVerb.DAILYWEEK: week,
    }


def _add_command(tree: app_commands.CommandTree[Any], services: Services, sheets: DailySheets) -> None:
    @tree.command(name=localised("command-daily"), description=localised("command-daily-about"))
    @app_commands.rename(game=localised("option-game"), day=localised("option-day"))
    @app_commands.describe(game=localised("option-page-game-about"), day=localised("option-day-about"))
    @app_commands.choices(game=choices("game", *daily_games()))
    async def daily(interaction: Interaction, *, game: str = "", day: str = "") -> None:
        game = game or await _usual_game(services, interaction.user.id)
        asked = known_sheet(sheets, game, day.strip() or sheets.today())
        own = await sheets.store.try_of(*asked, interaction.user.id)
        if own is not None and own.status not in OVER:
            await play_sheet(services, sheets, interaction, *asked)
            return
        if await stored_sheet(sheets, *asked) is None:
            # It takes longer to make than Discord waits.
            await services.delivery.think(interaction, ephemeral=True)
        shown = await shown_sheet(services, sheets, interaction, *asked)
        await services.delivery.answer_private(interaction, daily_page(shown, str(interaction.locale)))

    @daily.autocomplete("day")
    async def offer(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the newest days with a sheet."""
        game = str(interaction.namespace.game or "") or await _usual_game(services, interaction.user.id)
        days = await sheets.store.days_before(game, later(sheets.today(), 1), MAX_OPTIONS)
        locale = str(interaction.locale)
        names = {
            day: f"{text(locale, 'daily-number', number=number_of(day))} · "
            + calendar_date(locale, date.fromisoformat(day))
            for day in days
        }
        return [
            app_commands.Choice(name=name, value=day)
            for day, name in names.items()
            if typed.casefold() in f"{name} {day}".casefold()
        ]


async def _usual_game(services: Services, user_id: int) -> str:
    """Return the game with a daily sheet that this person usually plays."""
    own, games = await own_game(services, user_id), daily_games()
    return own if own in games else next(iter(games), own)


def _asked(sheets: DailySheets, press: Press) -> tuple[str, str]:
    """Return the game and the day that a control asks for; without a day, today."""
    game, _, day = press.control.arg.partition(",")
    return known_sheet(sheets, game, day or sheets.today())
