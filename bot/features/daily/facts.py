"""Facts about a game on a daily sheet, and whether it counts."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from bot.features.daily.store import DailyRow
from bot.features.daily.terms import term_of
from bot.store.database import Store
from bot.store.rows import Fact, OfDay, ResultRow
from bot.store.statements import Statement, sql, statement
from bot.turns.game import LoadedGame
from bot.turns.look import Setup
from engine.dice import Dice


@dataclass(frozen=True, slots=True)
class OnSheet(Fact):
    """Says that a game is played on the sheet of a day or of a week."""

    NAME: ClassVar[str] = "daily"
    day: str
    """The key of its term."""
    is_practice: bool = False
    """Whether the game counts for nothing."""


def dice_name(game_kind: str, day: str) -> str:
    """Return the name that replaces the game id when a daily sheet's dice are derived, so that all its games
    share them."""
    return f"{game_kind}-{day}"


def on_sheet(setup: Setup, sheet: DailyRow, *, is_practice: bool) -> Setup:
    """Return the set-up of a game on this sheet."""
    return replace(
        setup,
        variant=sheet.variant,
        header_options=json.loads(sheet.rules),
        dice=Dice(bytes.fromhex(sheet.seed), dice_name(sheet.game_kind, sheet.day)),
        secret_until=sheet.term.ends_at,
        par=sheet.par,
        has_hints=is_practice,
        facts=setup.facts.put(OnSheet(sheet.day, is_practice)),
    )


async def mark_practice(_: Store, setup: Setup, __: int) -> Setup:
    """Turn a second game on a daily sheet into practice: only one try counts."""
    sheet = setup.facts.of(OnSheet)
    if sheet is None or not setup.is_rematch:
        return setup
    return replace(setup, facts=setup.facts.put(replace(sheet, is_practice=True)), has_hints=True)


def judge_daily(ended: LoadedGame, at: int) -> tuple[ResultRow, ...]:
    """Return the results; those of a game on a daily sheet count for its term alone, if at all."""
    sheet = ended.row.facts.of(OnSheet)
    if sheet is None:
        return ended.results
    term = term_of(sheet.day)
    on_time: OfDay = term.kind if at < term.ends_at else "late"
    counted: OfDay = "practice" if sheet.is_practice else on_time
    return tuple(replace(result, uncounted=counted) for result in ended.results)


# A second one breaks a rule of the schema.
INSERT_DAILY_TRY = sql("""
    insert into daily_try (game_kind, day, user_id, game, guild_id)
    values (:game_kind, :day, :user_id, :game, :guild_id)
""")


def try_written(old: LoadedGame, new: LoadedGame, _: int) -> Iterable[Statement]:
    """Write, with a new game, that it is its person's one try on its sheet."""
    row = new.row
    sheet = None if old.players else row.facts.of(OnSheet)
    if sheet is None or sheet.is_practice:
        return ()
    values = {"game_kind": row.kind, "day": sheet.day, "game": row.id, "guild_id": row.place.guild_id}
    return (statement(INSERT_DAILY_TRY, user_id=row.host_id, **values),)
