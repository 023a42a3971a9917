"""What holds at rest: every message shows what is stored, and the records follow from the games."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from operator import eq
from pathlib import Path
from typing import Any

from bot.games.registry import strengths, warm_up
from bot.local.hub import Hub
from bot.local.state import LOADING, Message
from bot.messages.additions import Additions
from bot.messages.requests import has_fresh_token
from bot.pages.control import NO_GAME
from bot.pages.page import Page
from bot.store.database import Store
from bot.store.dialects import SQLITE
from bot.store.engines import store_on
from bot.store.periods import month_at, week_at
from bot.store.ratings import Ratings
from bot.store.rows import MessageRow
from bot.store.tidying import FORGET_PERIODS
from bot.turns.coordinator import Coordinator
from bot.turns.finished import verify_game
from tests.counted import count_standings
from tests.pixels import look_alike
from tests.simulator.machine import CheapPool, keyed_picture
from tests.simulator.watching import ENTERING
from tests.simulator.wire import Wire
from tests.world.at_rest import differences, page_at_rest, store_at_rest
from tests.world.offers import controls

NEW_MARK = re.compile(r"\n-# 🎯[^\n]*")
RATINGS = re.compile(r"\n[📈📉📊][^\n]*")
ALWAYS_LATE = 2_000
"""Milliseconds: clocks are looked at once a second."""

LAGS = """
    select message.game, message.kind, message.seat || ' ' || message.shows || '/' || message.wants || ' urgent '
        || message.is_urgent || ' retired ' || message.is_retired || ' unsure ' || message.is_unsure || ' edited at '
        || message.edited_at || ' due at ' || message.due_at || ' failures ' || message.failures
    from message join game on game.id = message.game
    where (message.shows < message.wants or message.is_retired = 1 or message.is_unsure = 1)
        and (message.is_retired = 1 or message.kind = 'panel' or game.is_hidden = 0)
        and (game.guest_of is null or message.kind <> 'table' or message.is_retired = 1 or message.token_until > ?)
"""
"""Where the bot is a guest, a table without a token waits for a press; the value is the time."""
MISSING = """
    select id, 'table', -1 from game
    where status in ('lobby', 'running') and mode not in ('solo', 'ghosts') and is_hidden = 0 and guest_of is null
        and not exists (
        select 1 from message where game = game.id and message.game = game.id and message.kind = 'table' and is_retired = 0)
    union select game.id, 'panel', seat from game join player on game.id = player.game
    where status = 'running' and panel = 'dm' and has_left = 0 and computer is null and not exists (
        select 1 from message m where m.game = game.id and m.kind = 'panel' and m.seat = player.seat and m.is_retired = 0)
"""
RESULTS = """
    select id, status, (select count(*) from player where player.game = game.id),
        (select count(*) from result where result.game = game.id) from game
"""
"""Each game with its status, and the numbers of its seats and of its results."""
MOVING = {
    "a round is closing": "select 1 from game where closes_at is not null and status = 'running'",
    "a message is still to be removed": "select 1 from removal",
    "a game is still to be rated": "select 1 from rating_due",
}
"""Why the bot is not at rest, and what finds it."""
LIMITED = 429


@dataclass(frozen=True, slots=True)
class Rest:
    path: Path
    wire: Wire
    draws: bool
    additions: Additions
    deleted: set[str] = field(default_factory=set)
    """Messages that moderators deleted: the bot learns of it when it edits them next."""
    staying: set[str] = field(default_factory=set)
    """Messages that Discord refused to delete."""
    denied: set[str] = field(default_factory=set)
    """Messages that Discord reported as unknown."""
    unheard: set[str] = field(default_factory=set)
    """Nonces of messages that Discord created without confirming it."""
    unknown: set[str] = field(default_factory=set)
    """Those of them whose second attempt it refused, so that their ids stay unknown."""
    closed: set[str] = field(default_factory=set)
    """People who closed their direct messages: what a dying process sent just before cannot be found
    again."""

    set_back: list[int] = field(default_factory=list)
    """By how much the wall clock was set back: a game that ends then may count before one that has shown its
    ratings."""

    def note_attempt(self, nonce: str, status: int, *, is_after: bool) -> None:
        """Record an attempt. If the first one created a message and a second is refused for good, the bot
        cannot know."""
        if is_after:
            self.unheard.add(nonce)
        elif 400 <= status < 500 and status != LIMITED and nonce in self.unheard:
            self.unknown.add(nonce)

    def lag(self) -> str | None:
        """Return why the bot is not at rest, or None."""
        lags, missing = self._asked(LAGS, self.wire.now()), self._asked(MISSING)
        for what, found in (("lags", lags), ("is missing", missing)):
            for game, kind, seat in found:
                return f"game {game}: {kind} {seat} {what}"
        return next((reason for reason, query in MOVING.items() if self._asked(query)), None)

    def entered(self, game: str, user_id: int) -> tuple[int, bool]:
        """Return a game's step, and whether this person has entered a move in it."""
        [(step,)] = self._asked("select step from game where id = ?", game)
        entries = self._asked(
            "select 1 from entry join player on player.game = entry.game and player.seat = entry.seat"
            " where entry.game = ? and player.user_id = ?",
            game,
            user_id,
        )
        return int(step), bool(entries)

    def are_timed(self) -> bool:
        """Whether a clock runs in any game."""
        return bool(
            self._asked("select 1 from game where status in ('lobby', 'running') and deadline is not null")
        )

    def late(self, now: int) -> Iterator[str]:
        """I4: games past their deadline by the game clock."""
        due = self._asked(
            "select id from game where status in ('lobby', 'running')"
            " and (deadline < ? or closes_at < ? or ends_at < ?)",
            *(now - ALWAYS_LATE,) * 3,
        )
        for (game,) in due:
            yield f"game {game} is past its deadline"

    async def faults(self) -> list[str]:
        """Everything that is wrong, one line each."""
        found = [*self._record_faults(), *await self._rating_faults()]
        rows = self._rows()
        found += self._message_faults(rows)
        async with store_at_rest(self.path, CheapPool(strengths, warm_up)) as (store, coordinator):
            found += await self._replayed(store)
            for row in rows:
                found += await self._shown_faults(coordinator, row, rows)
        return found

    def _reading(self) -> Any:
        base = sqlite3.connect(f"file:{self.path}?mode=ro", uri=True, timeout=0)
        base.row_factory = sqlite3.Row
        return closing(base)

    def _asked(self, query: str, *values: object) -> list[sqlite3.Row]:
        with self._reading() as base:
            found: list[sqlite3.Row] = base.execute(query, values).fetchall()
        return found

    def _rows(self) -> list[MessageRow]:
        rows = self._asked(
            "select message.* from message join game on game.id = message.game"
            " where message.kind = 'panel' or is_hidden = 0 order by message.id"
        )
        return [MessageRow(**dict(row)) for row in rows]

    # Records

    def _record_faults(self) -> Iterator[str]:
        """I9: each finished game has its results once, and the standings follow from them."""
        for game, status, seats, count in self._asked(RESULTS):
            if (count > 0) != (status == "finished") or count > seats:
                yield f"game {game} is {status} and has {count} results of {seats}"
        with self._reading() as base, closing(sqlite3.connect(":memory:", isolation_level=None)) as copy:
            base.backup(copy)
            (newest,) = copy.execute("select coalesce(max(ended_at), 0) from result").fetchone()
            present = {"month": month_at(newest).name, "week": week_at(newest).name}
            copy.execute(FORGET_PERIODS.texts[SQLITE], present)
            kept = set(copy.execute("select * from standing").fetchall())
            count_standings(copy)
            if kept != set(copy.execute("select * from standing").fetchall()):
                yield "the standings do not follow from the results"

    async def _rating_faults(self) -> list[str]:
        """I9: the ratings follow from the results."""
        with self._reading() as base:
            kept = _ratings(base)
            if not any(kept):
                return []
            copy = self.path.with_suffix(".rated")
            with closing(sqlite3.connect(copy)) as target:
                base.backup(target)
        async with store_on(copy) as store:
            await Ratings(store).recompute()
        with closing(sqlite3.connect(copy)) as base:
            return [] if _ratings(base) == kept else ["the ratings do not follow from the results"]

    async def _replayed(self, store: Store) -> list[str]:
        """I2, I5: the log of each game that is over follows from its seed and the rules."""
        found = []
        for (game,) in self._asked("select id from game where status = 'finished' order by id"):
            checked = await verify_game(store, game)
            if checked.wrong or checked.break_at is not None:
                found.append(f"game {game} does not replay: {checked.first_wrong_line}")
        return found

    # Messages

    def _message_faults(self, rows: list[MessageRow]) -> Iterator[str]:
        """I6: one message for each row, and no message of ours without a row."""
        shared = [number for number, count in Counter(r.message_id for r in rows).items() if count > 1]
        if shared or 0 in {row.message_id for row in rows}:
            yield f"two rows share a message, or a row has none: {shared}"
        known = {str(row[0]) for row in self._asked("select message_id from message")}
        named = {str(row[0]) for row in self._asked("select distinct message_id from naming")}
        over = {
            row[0] for row in self._asked("select id from game where status in ('finished', 'cancelled')")
        }
        games = [(hub, message) for hub in self.wire.hubs for message in self._own(hub) if _plays(message)]
        # A message that the bot believes gone may be pressed, and then replace its successor.
        doubtful = set[str]().union(*(_games(message) for _, message in games if message.id in self.denied))
        for hub, message in games:
            is_direct = hub.world.channels[message.channel_id].recipient is not None
            is_left = _games(message) & doubtful or (is_direct and _shows_end(message, over))
            if (
                not is_left
                and message.id not in known | named | self.staying
                and message.nonce not in self.unknown
            ):
                yield f"message {message.id} is nobody's: {message.words[:60]!r}"

    def _own(self, hub: Hub) -> Iterator[Message]:
        """Return the bot's lasting messages, in places where all are known: a guest cannot put away old ones."""
        for channel, messages in hub.world.messages.items():
            place = hub.world.channels[channel]
            if place.recipient not in self.closed and hub.world.has_bot(place):
                for message in messages.values():
                    if message.author_id == hub.world.application_id and not message.is_ephemeral:
                        yield message

    async def _shown_faults(
        self, coordinator: Coordinator, row: MessageRow, rows: list[MessageRow]
    ) -> list[str]:
        """I8: what a message shows is what is stored."""
        look = await coordinator.look(row.game)
        name = f"{row.kind} {row.seat} of game {row.game}"
        hub = self.wire.hub_of(str(row.channel_id))
        message = hub.world.message(str(row.channel_id), str(row.message_id)) if hub else None
        if hub is None or str(row.message_id) in self.deleted:
            return []
        if row.kind == "table" and look.place.is_guest and not has_fresh_token(row, self.wire.now()):
            return []  # it waits for a press
        if message is None:
            return [f"{name} (message {row.message_id}) is not on Discord"]
        if row.kind == "panel":
            player = next(player for player in look.players if player.seat == row.seat)
            audience = hub.world.audience_of(message)
            if audience - {str(player.user_id)}:
                return [f"{name} is seen by {sorted(audience)}"]
            if player.is_absent:
                return []  # it still shows the decision, for its owner to come back to
        page = await page_at_rest(coordinator, row, rows, message, self.additions)
        pictures = [hub.files.read(a.path) or b"" for a in message.attachments]
        return [f"{name} {what}" for what in self._differences(message, pictures, page)]

    def _differences(self, message: Message, pictures: list[bytes], page: Page) -> Iterator[str]:
        unsettled = [RATINGS] if self.set_back else []
        if "🎯" not in message.words:
            # The par of a solo game is shown with the next change, because a redraw could disturb a choice.
            unsettled.append(NEW_MARK)
        alts = [attachment.description for attachment in message.attachments]
        yield from differences(message, alts, page, unsettled)
        drawn = [picture.draw() if self.draws else keyed_picture(picture.key) for picture in page.pictures]
        alike = look_alike if self.draws else eq
        if len(pictures) != len(drawn) or not all(map(alike, pictures, drawn)):
            yield f"has other pictures than {[p.name for p in page.pictures]}"


def _ratings(base: sqlite3.Connection) -> tuple[set[tuple[Any, ...]], ...]:
    queries = ("select * from rating", "select * from rating_change")
    return tuple({tuple(row) for row in base.execute(query)} for query in queries)


def _plays(message: Message) -> bool:
    """Whether a message shows a game: it has a picture of one, or a control."""
    return not message.flags & LOADING and any(
        a.filename in ("table.png", "sheet.png", "ending.png", "level.png") for a in message.attachments
    )


def _games(message: Message) -> set[str]:
    """The games that its controls name."""
    return {part.control.game for part in controls(message)} - {NO_GAME}


def _shows_end(message: Message, over: set[str]) -> bool:
    """Return whether all its games are over, and it offers no move."""
    return _games(message) <= over and not any(part.control.verb in ENTERING for part in controls(message))
