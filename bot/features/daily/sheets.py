"""The sheets: one a day for each game that can be played alone, and one a week for one of them in turn; each is made
once for everybody."""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import secrets
from collections.abc import Callable
from random import Random

from bot.features.daily.facts import dice_name
from bot.features.daily.store import DailyRow, DailyStore, daily_added
from bot.features.daily.terms import WEEK, Term, term_of, week_at
from bot.features.days import begins_at, day_of, later, turns_at
from bot.games.command import GameChoice, HeaderOptions
from bot.games.registry import PARTS
from bot.games.solo import choice_of, solo_games
from bot.store.database import Store
from bot.store.jobs import ADD_JOB
from bot.store.statements import Batch, sql, statement
from bot.turns.clocks import HOUR
from bot.turns.coordinator import Coordinator
from bot.turns.look import Refused
from engine.dice import Dice
from engine.games import GAMES

DAILY = "daily"
"""The kind of the job that makes the sheets of a day and of the next one, and that of the week."""
FOR_ALL = 0
"""The place for which a sheet takes its turn in the process of the computer players."""
logger = logging.getLogger(__name__)

LEVELS_TRIED = 20
"""Not every code has a level."""
LEVELS_MADE = 2
"""How many levels a sheet is chosen from, where levels are made for it."""


def games_of(term: Term) -> list[str]:
    """Return the games that have a sheet in a term: all of a day's, and one of a week's in turn."""
    games = solo_games()
    return games if term.kind == "daily" or not games else [games[(term.number - 1) % len(games)]]


def express_options(game: str, term: Term) -> HeaderOptions:
    """Return the options that make a weekday's sheet short; none for one that is as long as in the booklet."""
    throws = PARTS[game].express
    return {} if term.is_long or not throws else {"throws": str(throws)}


# The keys of weeks come after those of all days.
FORGET_DAILY_POSTS = sql("""
    delete from daily_post where day < :before or (day >= :first_week and day < :week)
""")


class DailySheets:
    """Makes each sheet once: the first to write it has made it for all processes."""

    def __init__(self, store: Store, coordinator: Coordinator, now: Callable[[], int]) -> None:
        """Create the sheets; `now` gives milliseconds UTC."""
        self.store = DailyStore(store)
        self._coordinator = coordinator
        self._now = now
        self._turn = asyncio.Lock()

    def today(self) -> str:
        return day_of(self._now())

    def is_open(self, key: str) -> bool:
        """Return whether a sheet of this term can be begun for its results."""
        return term_of(key).is_open(self._now())

    def week(self) -> Term:
        """Return the week whose sheet opened last."""
        return week_at(self._now())

    async def sheet(self, game: str, day: str) -> DailyRow:
        """Return a sheet; make it now, in a few seconds, if nobody has."""
        async with self._turn:
            known = await self.store.sheet(game, day)
            if known is None:
                await self.store.add(await self.made(game, day, secrets.token_bytes(32)))
                known = await self.store.sheet(game, day)
        if known is None:
            raise RuntimeError(f"the daily sheet of {game} for {day} was not kept")
        return known

    async def prepared(self, slot: str) -> Batch:
        """Return the statements that store the missing sheets of this day and the next, and of a week that is open by
        then, and add a job for the next day.

        Return nothing if the database's clock, by which jobs are due, is far ahead of ours.
        """
        if begins_at(slot) > self._now() + HOUR:
            return ()
        day = max(slot, self.today())
        next_day = later(day, 1)
        week = week_at(turns_at(next_day))
        weeks = [week] if self._now() < week.closes_at else []
        missing = [
            (game, term.key)
            for term in (term_of(day), term_of(next_day), *weeks)
            for game in games_of(term)
            if await self.store.sheet(game, term.key) is None
        ]
        made = [daily_added(row) for game, each in missing if (row := await self._made_or_none(game, each))]
        past = {"before": later(day, -1), "first_week": WEEK, "week": week_at(begins_at(day)).key}
        posts = statement(FORGET_DAILY_POSTS, **past)
        return (*made, posts, statement(ADD_JOB, kind=DAILY, slot=next_day, due=begins_at(next_day)))

    async def _made_or_none(self, game: str, day: str) -> DailyRow | None:
        """Make a sheet. If that fails, the other games still get theirs, and this one is made when somebody
        asks."""
        try:
            return await self.made(game, day, secrets.token_bytes(32))
        except Exception:
            logger.exception("the daily sheet of %s for %s could not be made", game, day)
            return None

    async def made(self, game: str, day: str, seed: bytes) -> DailyRow:
        """Make a sheet, on the level where par is lowest, so that others are not far behind it; the same
        seed gives the same sheet."""
        chance = Random(hmac.digest(seed, b"level", "sha256"))
        made = [await self._sheet(game, day, seed, chance) for _ in range(LEVELS_MADE)]
        return min(made, key=lambda sheet: sheet.par)

    async def _sheet(self, game: str, day: str, seed: bytes, chance: Random) -> DailyRow:
        term = term_of(day)
        choice, chosen = await self._level(game, term, chance)
        rules = {**chosen, **express_options(game, term)}
        header = GAMES[game].new_header(1, rules)
        par = await self._coordinator.thinking.par(FOR_ALL, header, Dice(seed, dice_name(game, day)))
        return DailyRow(game, day, seed.hex(), choice.variant, json.dumps(rules, sort_keys=True), par)

    async def _level(self, game: str, term: Term, chance: Random) -> tuple[GameChoice, dict[str, str]]:
        """Return a level with the difficulty of the term; the same chance gives the same level."""
        for _ in range(LEVELS_TRIED):
            choice = choice_of(game, term.difficulty, chance)
            try:
                made = (
                    {} if choice.make is None else await self._coordinator.thinking.made(FOR_ALL, choice.make)
                )
            except Refused:
                continue
            return choice, {**choice.header_options, **made}
        raise RuntimeError(f"no level of {game} could be made for {term.key}")
