"""The people from whom a slow game's change asks a move: written with the change, told later."""

from __future__ import annotations

from collections.abc import Iterator

from bot.features.notices.settings import QUIET_FROM, QUIET_UNTIL
from bot.pages.cities import last_and_next, local_time
from bot.store.settings import ZONE, Choices
from bot.store.statements import Statement, sql, statement
from bot.turns.clocks import CLOCKS, MINUTE
from bot.turns.game import LoadedGame

TURN, WARNING = 1, 2
"""The two notices: it is the person's turn, then their time is running out."""
PAUSE = MINUTE
"""A person who decides within this time is at the table anyway, and is not told."""

# Records that a seat owes a decision; a player who took an entry back was told already.
OWE_TURN_NOTICE = sql("""
    insert into turn_notice (game, seat, step, guild_id, state, wants, due_at)
    values (:game, :seat, :step, :guild_id, 'owes', :wants, :due_at)
    on conflict (game, seat, step) do update set state = 'owes',
        due_at = case when turn_notice.told < turn_notice.wants then excluded.due_at end
""")
# The decision is made, but the entry may still be taken back.
REST_TURN_NOTICE = sql("""
    update turn_notice set state = 'rests', due_at = case when message_id <> 0 then cast(:at as bigint) end
    where game = :game and seat = :seat and step = :step
""")
WARN_TURN_NOTICES = sql("""
    update turn_notice set wants = :wants, due_at = case when state = 'owes' then :at else due_at end
    where game = :game and step = :step
""")
# Deletes notices that were never sent.
DELETE_TURN_NOTICES = sql("delete from turn_notice where game = :game and step < :before and message_id = 0")
END_TURN_NOTICES = sql("""
    update turn_notice set state = 'over', due_at = :at where game = :game and step < :before
""")


def notices_written(old: LoadedGame, new: LoadedGame, at: int) -> Iterator[Statement]:
    """Yield the statements on its game's turn notices that a change writes; `at` is in milliseconds UTC."""
    if not CLOCKS[new.options.clock].warning or new.row.status == "lobby" or old.is_over:
        return
    game, before, now = new.row.id, _owing(old), _owing(new)
    step = new.row.step + 1 if new.is_over else _asked_at(new)
    if step != _asked_at(old):
        yield statement(DELETE_TURN_NOTICES, game=game, before=step)
        yield statement(END_TURN_NOTICES, game=game, before=step, at=at)
        before = set()
    wants = WARNING if new.row.times.is_warned else TURN
    for seat in sorted(now - before):
        due = {"wants": wants, "due_at": at + PAUSE}
        yield statement(
            OWE_TURN_NOTICE, game=game, seat=seat, step=step, guild_id=new.row.place.guild_id, **due
        )
    for seat in sorted(before - now):
        yield statement(REST_TURN_NOTICE, game=game, seat=seat, step=step, at=at)
    if new.row.times.is_warned and not old.row.times.is_warned:
        yield statement(WARN_TURN_NOTICES, game=game, step=step, wants=WARNING, at=at)


def quiet_until(chosen: Choices, now: int) -> int:
    """Return when the person's quiet hours end, in milliseconds UTC; `now` outside of them."""
    since, until = chosen[QUIET_FROM], chosen[QUIET_UNTIL]
    if since is None or until is None:
        return now
    passed = (local_time(now, chosen[ZONE]).hour - since) % 24
    return now if passed >= (until - since) % 24 else last_and_next(until, chosen[ZONE], now)[1]


def _asked_at(loaded: LoadedGame) -> int:
    """Return the step at which the open decision was asked for, which a player who leaves does not change."""
    step = len(loaded.events)
    while step and loaded.events[step - 1].startswith("left "):
        step -= 1
    return step


def _owing(loaded: LoadedGame) -> set[int]:
    """Return the seats of people who owe a move and have a clock running."""
    if loaded.row.times.deadline is None:
        return set()
    return {s for s in loaded.pending() if s not in loaded.entries and s not in loaded.players.computers}
