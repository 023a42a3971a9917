"""`/daily`: today's sheet, the same throws for everybody; one try counts."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.features.daily.days import ends_at, is_day, later, number_of
from bot.features.daily.facts import on_sheet
from bot.features.daily.page import ON_PAGE, Shown, daily_page, shared_page
from bot.features.daily.sheets import DailySheets, daily_games
from bot.features.daily.store import DailyRow
from bot.features.daily.streaks import streak_of
from bot.features.daily.verbs import DailyVerb
from bot.interactions.commands.opening import channel_of, open_pressed, open_solo, server_defaults
from bot.interactions.commands.options import choices, own_game
from bot.interactions.commands.sheet import open_here
from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.interactions.translator import named
from bot.messages.first_answer import Interaction
from bot.pages.control import Verb
from bot.pages.page import MAX_OPTIONS
from bot.pages.texts import text
from bot.store.batch import IntegrityError
from bot.store.rows import OVER
from bot.turns.look import Refused, Setup


def add_daily(tree: app_commands.CommandTree[Any], services: Services, sheets: DailySheets) -> Handlers:
    _add_command(tree, services, sheets)

    async def show(press: Press) -> None:
        """Open the page, or turn the one that was pressed to another sheet."""
        page = daily_page(
            await _shown(services, sheets, press.interaction, *_asked(sheets, press)), press.locale
        )
        if press.control.tag == ON_PAGE:
            await services.delivery.answer(press.interaction, page)
        else:
            await services.delivery.answer_private(press.interaction, page)

    async def play(press: Press) -> None:
        await _play(services, sheets, press.interaction, *_asked(sheets, press))

    async def share(press: Press) -> None:
        """Show the own result to everyone here."""
        shown = await _shown(services, sheets, press.interaction, *_asked(sheets, press))
        page = shared_page(shown, (await server_defaults(services, press.interaction)).language)
        if page is None:
            raise Refused("daily_no_result")
        message_id = await services.delivery.answer_public(press.interaction, page)
        if message_id is not None:
            channel_id = channel_of(press.interaction)
            await services.coordinator.messages.shown_to_all(channel_id, message_id, [press.user_id])

    return {DailyVerb.DAILY: show, Verb.DAILYPLAY: play, DailyVerb.DAILYSHARE: share}


def _add_command(tree: app_commands.CommandTree[Any], services: Services, sheets: DailySheets) -> None:
    @tree.command(name=named("command-daily"), description=named("command-daily-about"))
    @app_commands.rename(game=named("option-game"), day=named("option-day"))
    @app_commands.describe(game=named("option-page-game-about"), day=named("option-day-about"))
    @app_commands.choices(game=choices("game", *daily_games()))
    async def daily(interaction: Interaction, *, game: str = "", day: str = "") -> None:
        game = game or await _usual_game(services, interaction.user.id)
        asked = _known(sheets, game, day.strip() or sheets.today())
        own = await sheets.kept.try_of(*asked, interaction.user.id)
        is_playable = (own is None and not day) or (own is not None and own.status not in OVER)
        if is_playable:
            await _play(services, sheets, interaction, *asked)
            return
        if await _kept(sheets, *asked) is None:
            # It takes longer to make than Discord waits.
            await services.delivery.think(interaction, ephemeral=True)
        page = daily_page(await _shown(services, sheets, interaction, *asked), str(interaction.locale))
        await services.delivery.answer_private(interaction, page)

    @daily.autocomplete("day")
    async def offer(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The newest days with a sheet."""
        game = str(interaction.namespace.game or "") or await _usual_game(services, interaction.user.id)
        after = later(sheets.today(), 1)
        days = await sheets.kept.days_before(game, after, MAX_OPTIONS)
        names = {
            day: f"{text(str(interaction.locale), 'daily-number', number=number_of(day))} · {day}"
            for day in days
        }
        return [
            app_commands.Choice(name=name, value=day)
            for day, name in names.items()
            if typed.casefold() in name.casefold()
        ]


async def _usual_game(services: Services, user_id: int) -> str:
    """Return the game with a daily sheet that this person usually plays."""
    own, games = await own_game(services, user_id), daily_games()
    return own if own in games else next(iter(games), own)


def _asked(sheets: DailySheets, press: Press) -> tuple[str, str]:
    """The game and the day of a control; without a day it means today."""
    game, _, day = press.control.arg.partition(",")
    return _known(sheets, game, day or sheets.today())


def _known(sheets: DailySheets, game: str, day: str) -> tuple[str, str]:
    """Raises Refused for a day that has not begun: its sheet is there already, and secret."""
    if game not in daily_games() or not is_day(day) or day > sheets.today():
        raise Refused("no_daily")
    return game, day


async def _kept(sheets: DailySheets, game: str, day: str) -> DailyRow | None:
    """The sheet; None if today's is still to be made. Raises Refused for an older day without one."""
    sheet = await sheets.kept.sheet(game, day)
    if sheet is None and day != sheets.today():
        raise Refused("no_daily")
    return sheet


async def _play(
    services: Services, sheets: DailySheets, interaction: Interaction, game: str, day: str
) -> None:
    """Go on with the try; begin it today if there is none; otherwise practise."""
    own = await sheets.kept.try_of(game, day, interaction.user.id)
    if own is not None and own.status not in OVER:
        look = await services.coordinator.look(own.game, interaction.user.id)
        await open_here(services, interaction, look)
        return
    is_practice = own is not None or day != sheets.today()
    sheet = await _kept(sheets, game, day)
    channel, locale = channel_of(interaction), str(interaction.locale)
    blank = Setup(game, "", "solo", {}, 1, "none", "channel", interaction.guild_id, channel, locale)

    async def made(setup: Setup) -> Setup:
        return on_sheet(setup, sheet or await sheets.sheet(game, day), is_practice=is_practice)

    try:
        if interaction.message is not None:
            await open_pressed(services, interaction, await made(blank))
        elif sheet is None:
            await open_solo(services, interaction, blank, made)
        else:
            await open_solo(services, interaction, await made(blank))
    except IntegrityError as error:
        # Asked for twice at once: one of the two counts.
        raise Refused("daily_begun") from error


async def _still_open(services: Services, sheets: DailySheets, user_id: int) -> frozenset[str]:
    """Yesterday, while a try of its sheet may still be finished."""
    day = later(sheets.today(), -1)
    tries = [await sheets.kept.try_of(game, day, user_id) for game in daily_games()]
    is_open = any(own is not None and own.status not in OVER for own in tries)
    return frozenset({day} if is_open and services.coordinator.now() < ends_at(day) else ())


async def _shown(
    services: Services, sheets: DailySheets, interaction: Interaction, game: str, day: str
) -> Shown:
    """What this person may see of a day's sheet; today's is made if need be."""
    kept = sheets.kept
    sheet = await _kept(sheets, game, day) or await sheets.sheet(game, day)
    user_id, guild_id, today = interaction.user.id, interaction.guild_id, sheets.today()
    group = () if guild_id is None else await kept.finished_days_here(guild_id)
    return Shown(
        sheet=sheet,
        now=services.coordinator.now(),
        own=await kept.try_of(game, day, user_id),
        results=await kept.results(game, day, guild_id, user_id),
        streak=streak_of(
            await kept.finished_days(user_id), today, still_open=await _still_open(services, sheets, user_id)
        ),
        group=streak_of(group, today, most_freezes=0).days,
        guild_id=guild_id,
        user_id=user_id,
        games=daily_games(),
        previous=next(iter(await kept.days_before(game, day, 1)), None),
    )
