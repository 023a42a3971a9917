"""Announce achievements: a game that ends keeps what its players have earned for the first time."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from bot.features.boards.achievements import PersonalOutcome, done_on, is_fair, shared_feats
from bot.games.names import player_name
from bot.games.registry import PARTS
from bot.store.database import ReadAccess, Store
from bot.store.errors import StoreError
from bot.store.rows import Fact, Facts, ResultRow
from bot.store.settings import IS_UNLISTED
from bot.store.statements import Statement, sql, statement
from bot.turns.game import LoadedGame
from bot.turns.look import Look
from engine.game import Seat

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Earned(Fact):
    """The achievements that the players of a finished game have earned for the first time."""

    NAME: ClassVar[str] = "earned"
    by_seat: Sequence[str]
    """The names of each seat's achievements, separated by spaces."""
    hidden: Sequence[int]
    """The seats of people who stay off the boards: only they are told."""

    def of(self, seat: int) -> list[str]:
        return self.by_seat[seat].split()


async def conclude_achievements(store: Store, ended: LoadedGame, _: int) -> Facts:
    """Return the game's facts with the achievements it brought; if that fails, the game ends without them."""
    facts = ended.row.facts
    try:
        by_seat = [" ".join(await _earned(store, ended, one)) for one in ended.results]
        hidden = [
            one.seat
            for one in ended.results
            if by_seat[one.seat] and await store.value(IS_UNLISTED, id=one.user_id)
        ]
    except StoreError:
        # The game ends once the database is there again: with these, as with everything else.
        raise
    except Exception:
        logger.exception("game %s: its achievements are not known", ended.row.id)
        by_seat, hidden = [], []
    # A rematch has the facts of the game before it.
    return facts.put(Earned(by_seat, hidden)) if any(by_seat) or facts.of(Earned) else facts


# Selects the newest first.
ACHIEVEMENTS_OF = sql("""
    select name, earned_at from achievement where user_id = :user_id order by earned_at desc, name
""")


async def _earned(tx: ReadAccess, ended: LoadedGame, own: ResultRow) -> list[str]:
    if not is_fair(own) or ended.row.is_casual:
        return []
    known = {name for name, _ in await tx.rows(ACHIEVEMENTS_OF, user_id=own.user_id)}
    on_sheet = [f"{own.game_kind}-{name}" for name in _done_well(ended, own)]
    found = [*await shared_feats(tx, PersonalOutcome(own, ended.results), known), *on_sheet]
    return [name for name in found if name not in known]


SET_FEATS = sql("update result set feats = :feats where game = :game and seat = :seat")
ADD_ACHIEVEMENT = sql("""
    insert into achievement (user_id, name, earned_at) values (:user_id, :name, :earned_at)
    on conflict (user_id, name) do update set earned_at = case
        when excluded.earned_at < achievement.earned_at then excluded.earned_at else achievement.earned_at
    end
""")


def write_achievements(old: LoadedGame, new: LoadedGame, at: int) -> Iterable[Statement]:
    """Yield the statements that store the new achievements of a game that ends, and all those on its
    sheets."""
    if not new.results or old.results:
        return
    earned = new.row.facts.of(Earned)
    for own in new.results:
        if not is_fair(own) or new.row.is_casual:
            continue
        yield statement(SET_FEATS, game=own.game, seat=own.seat, feats=" ".join(_done_well(new, own)))
        for name in () if earned is None else earned.of(own.seat):
            yield statement(ADD_ACHIEVEMENT, user_id=own.user_id, name=name, earned_at=at)


def _done_well(ended: LoadedGame, own: ResultRow) -> list[str]:
    return done_on(ended.view(Seat(own.seat)), PARTS[own.game_kind].achievements)


def own_lines(look: Look) -> Iterable[str]:
    """Tell the viewer what they have earned, and what it took."""
    earned, seat = look.facts.of(Earned), look.viewer.seat
    if earned is None or seat is None or look.status != "finished":
        return
    for name in earned.of(seat):
        yield look.say("feat-earned", feat=look.say(f"feat-{name}"), about=look.say(f"feat-{name}-about"))


def closing_lines(look: Look) -> Iterable[str]:
    """Tell everybody in one line what the players have earned."""
    earned = look.facts.of(Earned)
    if earned is None:
        return
    alike: dict[tuple[str, ...], list[str]] = {}
    for player in look.players:
        if player.seat not in earned.hidden and (names := tuple(earned.of(player.seat))):
            alike.setdefault(names, []).append(player_name(player, look))
    told = (
        look.say(
            "feat-earned-by",
            player=tuple(players),
            feats=tuple(look.say(f"feat-{name}") for name in names),
        )
        for names, players in alike.items()
    )
    if alike:
        yield look.say("feat-earned-all", count=sum(map(len, alike)), earned=" · ".join(told))
