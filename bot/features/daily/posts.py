"""Send each server the daily message it asked for, and those of the week, and keep them up to date."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from functools import partial

from bot.features.daily.post_page import Digest, WeekState, digest_page
from bot.features.daily.settings import DAILY_CHANNEL, DAILY_HOUR, DAILY_PUZZLE
from bot.features.daily.sheets import DailySheets, games_of
from bot.features.daily.store import Post
from bot.features.daily.terms import Term
from bot.features.daily.week import leading, week_results
from bot.features.daily.weekly import opened_page, over_page
from bot.features.days import begins_at, is_sunday, later, monday_of
from bot.features.puzzles.making import puzzle_games
from bot.features.puzzles.page import DayPuzzle, can_be_shown
from bot.features.puzzles.store import PuzzleStore
from bot.features.streaks import streak_of
from bot.games.solo import solo_games
from bot.interactions.languages import server_locale
from bot.interactions.services import Services
from bot.messages.failures import TRY_GAP, is_passing
from bot.messages.first_answer import ACCIDENTS
from bot.pages.page import Page
from bot.pages.texts import Language, Speech
from bot.store.errors import StoreError
from bot.store.settings import SERVER_THEME, Choices
from bot.store.statements import sql, statement
from bot.turns.clocks import DAY, HOUR, MINUTE

LOOK_GAP = MINUTE
"""The time between two checks of all servers (ms)."""
EDIT_GAP = 5 * MINUTE
"""The least time between two changes of one message (ms)."""
EVENING = 18 * HOUR
"""The time (ms after 0:00 UTC) from which a Sunday's message has the podium of its week."""
PODIUM = 3
IS_OVER = "/end"
"""Follows the week in the key of the message with its champions."""
Told = tuple[Page, Collection[int]]
"""A message, and the people whom it names."""

logger = logging.getLogger(__name__)

# The servers that want a daily message.
GUILDS_WITH_DAILY = sql("""
    select id from setting
    where owner = 'server' and feature = 'daily' and name = 'channel'
        and id not in (select id from block where kind = 'server')
""")
DAILY_POST = sql(Post, "select * from daily_post where guild_id = :guild_id and day = :day")
NOTE_DAILY_POST = sql("""
    update daily_post set message_id = :message_id, shown = :shown, due_at = :due_at
    where guild_id = :guild_id and day = :day
""")
# How many people of a server have finished a sheet of the day, or that of the week.
DAILY_PLAYERS = sql("""
    select count(distinct daily_try.user_id)
    from daily_try join result on result.game = daily_try.game
    where daily_try.guild_id = :guild_id and daily_try.day = :day and result.uncounted in ('daily', 'weekly')
""")


class Digests:
    """Sends each server one message a day and changes it in place, and two a week; only one process does."""

    def __init__(self, services: Services, sheets: DailySheets) -> None:
        self._services = services
        self._sheets = sheets
        self._next_look = 0
        self._puzzles = PuzzleStore(services.store)

    async def sweep(self) -> None:
        """Check the messages if it is time; called once a second."""
        now = self._services.coordinator.now()
        # The clock may have been set back.
        # Messages may be in the servers' languages, which the gateway tells.
        is_able = self._services.coordinator.peers.is_keeper and self._services.delivery.client.is_ready()
        if now < self._next_look <= now + LOOK_GAP or not is_able:
            return
        self._next_look = now + LOOK_GAP
        for (guild_id,) in await self._services.store.rows(GUILDS_WITH_DAILY):
            try:
                await self._tend(guild_id, now)
            except StoreError:
                raise
            except Exception:
                logger.exception("the daily message of server %s failed", guild_id)

    async def _tend(self, guild_id: int, now: int) -> None:
        server = await self._services.records.settings.of("server", guild_id)
        channel, day, week = server[DAILY_CHANNEL], self._sheets.today(), self._sheets.week()
        if channel is None:
            return
        reader = Language(await server_locale(self._services.delivery.client, guild_id, server))
        if now >= begins_at(day) + server[DAILY_HOUR] * HOUR:
            await self._keep(Post(guild_id, day, channel), now, partial(self._of_day, server, reader))
        if week.is_open(now):
            await self._keep(Post(guild_id, week.key, channel), now, partial(self._opened, week, reader))
        elif now < week.ends_at + DAY:
            await self._keep(
                Post(guild_id, week.key + IS_OVER, channel), now, partial(self._over, week, reader)
            )

    async def _of_day(self, server: Choices, reader: Speech, post: Post) -> Told:
        digest = await self._digest(post.guild_id, post.day, self._services.coordinator.now())
        if server[DAILY_PUZZLE]:
            puzzle, solved = await self._puzzle(post.day), await self._puzzle(later(post.day, -1))
            digest = replace(digest, puzzle=puzzle, solved=solved, theme=server[SERVER_THEME])
        return digest_page(digest, reader), digest.named

    async def _opened(self, week: Term, reader: Speech, post: Post) -> Told:
        sheet = await self._sheets.sheet(games_of(week)[0], week.key)
        players = await self._services.store.value(DAILY_PLAYERS, day=week.key, guild_id=post.guild_id)
        return opened_page(sheet, players, reader), set()

    async def _over(self, week: Term, reader: Speech, post: Post) -> Told | None:
        """Return the message with the champions; None if nobody has finished the sheet."""
        store, game = self._sheets.store, games_of(week)[0]
        here = await store.results(game, week.key, post.guild_id)
        sheet = await store.sheet(game, week.key) if here else None
        if sheet is None:
            return None
        everybody = await store.results(game, week.key, None)
        page = over_page(sheet, here, everybody, reader)
        return page, {one.user_id for one in (*here, *everybody) if one.name}

    async def _keep(self, post: Post, now: int, tell: Callable[[Post], Awaitable[Told | None]]) -> None:
        """Send a message if there is anything to tell, or change it where it is out of date."""
        store = self._sheets.store
        known = await self._services.store.row(DAILY_POST, guild_id=post.guild_id, day=post.day)
        if known is not None and now < known.due_at:
            return
        told = await tell(known or post)
        if told is None or (known is None and not await store.add_post(post)):
            return
        post, (page, named) = known or post, told
        shown = hashlib.sha256(page.words.encode()).hexdigest()
        if shown != post.shown:
            sent = await self._show(post, page, now)
            noted = statement(
                NOTE_DAILY_POST,
                guild_id=post.guild_id,
                day=post.day,
                message_id=sent.message_id,
                shown=shown if sent.message_id else "",
                due_at=sent.due_at,
            )
            await self._services.store.commit((noted,))
            if sent.message_id:
                await self._services.coordinator.messages.shown_to_all(
                    sent.channel_id, sent.message_id, named
                )

    async def _show(self, post: Post, page: Page, now: int) -> Post:
        """Send the message or change it. After a refusal by Discord it waits, the whole day if the refusal
        is final."""
        try:
            if post.message_id:
                await self._services.delivery.edit_public(post.channel_id, post.message_id, page)
                return replace(post, due_at=now + EDIT_GAP)
            nonce = f"daily-{post.day}"
            _, message_id = await self._services.delivery.send_public(
                post.channel_id, page, nonce, is_first=False
            )
            return replace(post, message_id=message_id, due_at=now + EDIT_GAP)
        except ACCIDENTS as error:
            logger.info("daily message in channel %s failed (%s)", post.channel_id, type(error).__name__)
            return replace(post, due_at=now + (TRY_GAP if is_passing(error) else DAY))

    async def _digest(self, guild_id: int, day: str, now: int) -> Digest:
        store, yesterday = self._sheets.store, later(day, -1)
        results = {}
        for game in solo_games():
            found = await store.results(game, yesterday, guild_id)
            sheet = await store.sheet(game, yesterday)
            if found and sheet is not None:
                results[game] = (sheet.par, found)
        group = streak_of(await store.finished_days_here(guild_id), day, most_freezes=0).days
        players = await self._services.store.value(DAILY_PLAYERS, day=day, guild_id=guild_id)
        week = await store.week(monday_of(yesterday), day, guild_id)
        is_evening = is_sunday(day) and now >= begins_at(day) + EVENING
        state: WeekState = "over" if day == monday_of(day) else "ending" if is_evening else "running"
        counted = week_results([one for one in week if one.day < day or is_evening])
        leaders = leading(week_results([one for one in week if one.day == day]))
        first = leading(counted, 1 if state == "running" else PODIUM)
        return Digest(day, players, results, group, state, first, leaders)

    async def _puzzle(self, day: str) -> DayPuzzle | None:
        """Return the puzzle of a day; choose today's now if nobody has."""
        if day == self._sheets.today():
            found = await self._puzzles.today(day, puzzle_games())
        else:
            found = await self._puzzles.of_day(day)
        if found is None or not can_be_shown(found):
            return None
        return DayPuzzle(found, await self._puzzles.tries(found.id))
