"""Invariants of the bot at rest, read from its database and the server."""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator

from bot.local.hub import Hub
from bot.local.state import LOADING, Message
from bot.messages.additions import Additions
from bot.messages.game_messages import address_of_table
from bot.messages.panel import panel_page
from bot.pages.control import Verb
from bot.pages.page import Page, Picture
from bot.store.address import Place
from bot.store.rows import MessageRow
from bot.store.statements import read_row
from bot.turns.coordinator import Coordinator
from tests.around import ADDITIONS
from tests.computers import Threads
from tests.databases import stored
from tests.pixels import differing, drawn_apart, look_alike
from tests.stored import log_of
from tests.strict.watch import watch
from tests.world.at_rest import differences, page_at_rest, store_at_rest
from tests.world.offers import controls, find, is_sheet
from tests.world.player import Ledger, Press


class Checker:
    def __init__(
        self,
        database: Place,
        hub: Hub,
        ledger: Ledger,
        *,
        most_pictures: int = sys.maxsize,
        lost: frozenset[str] = frozenset(),
        additions: Additions = ADDITIONS,
    ) -> None:
        """Draw at most so many pictures again, to compare them; leave out messages that the database has lost."""
        self._additions = additions
        self._pictures_left = most_pictures
        self._lost = lost
        self._database = database
        self._hub = hub
        self._ledger = ledger
        self._events: dict[str, list[str]] = {}
        """The events of each game that were seen at earlier rests, and must never change."""
        self._owners: dict[str, str] = {}
        """The owner of each message that was a sheet at an earlier rest."""

    def lag(self) -> str | None:
        """Return why the bot is not at rest, or None."""
        if stored(
            self._database,
            "select 1 from message where shows < wants or is_retired = 1 or is_unsure = 1 limit 1",
        ):
            return "a message lags"
        # A table that everybody has left alone plays at the clock's pace, and comes to no rest.
        if stored(
            self._database,
            "select 1 from game where status = 'running' and closes_at is not null"
            " and (deadline is null or closes_at < deadline) limit 1",
        ):
            return "a round is closing"
        missing = stored(
            self._database,
            "select game.id from game where status in ('lobby', 'running') and not exists"
            " (select 1 from message where message.game = game.id and kind = 'table' and is_retired = 0)"
            " union select game.id from game join player on game.id = player.game"
            " where status = 'running' and panel = 'dm' and has_left = 0 and not exists"
            " (select 1 from message as m where m.game = game.id and m.kind = 'panel'"
            " and m.seat = player.seat and m.is_retired = 0)",
        )
        return f"game {missing[0]['id']} lacks a message" if missing else None

    async def faults(self) -> list[str]:
        """Everything that is wrong at rest, one line each."""
        found = [*self.log_faults()]
        async with store_at_rest(self._database, Threads()) as (_, coordinator):
            rows = self._rows()
            found += self._message_faults(rows)
            for row in rows:
                found += await self._shown_faults(coordinator, row, rows)
            shown = Counter((row.game, row.seat) for row in rows if row.kind == "panel")
            for message in self._without_row(rows):
                found += await self._left_faults(coordinator, message, rows, shown)
            found += self._doubled_faults(rows)
        return found

    def secrecy_faults(self) -> Iterator[str]:
        """Return the sheets that anyone else could ever see."""
        for person in self._hub.world.people:
            for sight in watch(self._hub).visibility.seen_by(person):
                shown = sight["shown"]
                names = [attachment["filename"] for attachment in shown.get("attachments", ())]
                owner = self._owners.get(shown.get("id", ""), person)
                if "sheet.png" in names and owner != person:
                    yield f"{person} saw the sheet of {owner} in message {shown['id']}"

    def totals(self) -> tuple[int, int]:
        """Games and events so far."""
        return len(self._events), sum(map(len, self._events.values()))

    # The log and what was promised

    def log_faults(self) -> Iterator[str]:
        """Yield what is wrong with logs and promises, whether or not a bot is running."""
        for row in stored(self._database, "select id, step from game"):
            game, step = str(row["id"]), int(row["step"])
            lines = log_of(self._database, game)
            if len(lines) != step:
                yield f"game {game} at step {step} has {len(lines)} events"
            before = self._events.get(game, [])
            if lines[: len(before)] == before:
                self._events[game] = lines
            else:
                yield f"game {game}: events that were seen have changed"
            yield from self._broken_promises(game, lines)

    def _broken_promises(self, game: str, lines: list[str]) -> Iterator[str]:
        players = stored(self._database, "select user_id, seat from player where game = ?", game)
        users = {int(row["user_id"]): int(row["seat"]) for row in players if row["user_id"] is not None}
        held = stored(self._database, "select seat, move from entry where game = ?", game)
        entries = {int(row["seat"]): str(row["move"]) for row in held}
        for (of, user, step), presses in self._ledger.items():
            if of != game or int(user) not in users:
                continue
            if step > len(lines):
                if self._lost and not any(press.is_acknowledged for press in presses):
                    # Pressed on what an older database was to show, and refused.
                    continue
                yield f"game {game} has forgotten step {step}"
                continue
            seat = users[int(user)]
            kept = entries.get(seat) if step == len(lines) else _closed_move(lines[step], seat)
            if not _is_kept(kept, presses):
                yield f"game {game} step {step}: {user} was promised {presses}, the store has {kept}"

    # Messages

    def _rows(self) -> list[MessageRow]:
        return [
            read_row(MessageRow, row) for row in stored(self._database, "select * from message order by id")
        ]

    def _message_faults(self, rows: list[MessageRow]) -> Iterator[str]:
        """Check that each row has one live message, and that no turn is told twice."""
        if len({row.message_id for row in rows}) != len(rows):
            yield "two rows share a message"
        told: set[tuple[str, str]] = set()
        for channel, messages in self._hub.world.messages.items():
            for message in messages.values():
                if _is_notice(message) and message.id not in self._lost:
                    # A turn notice: one that a kill cut off from its row stays, but none comes twice.
                    if (channel, message.words) in told:
                        yield f"message {message.id} tells of a turn again: {message.words[:60]!r}"
                    told.add((channel, message.words))

    def direct_sheets(self) -> Iterator[tuple[str, str, list[str]]]:
        """Yield each person with a game and the messages that show its sheet to them alone, in their own channel."""
        for place, messages in self._hub.world.messages.items():
            found: dict[str, list[str]] = defaultdict(list)
            for message in filter(is_sheet, messages.values()):
                for game in {part.control.game for part in controls(message)}:
                    found[game].append(message.id)
            if (person := self._hub.world.channels[place].recipient) is not None:
                yield from ((person, game, shown) for game, shown in found.items())

    def _doubled_faults(self, rows: list[MessageRow]) -> Iterator[str]:
        """Check that whoever has a sheet twice by direct message has a row for each."""
        known = self._lost | {str(row.message_id) for row in rows}
        for person, game, shown in self.direct_sheets():
            if len(shown) > 1 and not known.issuperset(shown):
                yield f"{person} has {len(shown)} sheets of game {game}, rows know {sorted(known.intersection(shown))}"

    def _without_row(self, rows: list[MessageRow]) -> Iterator[Message]:
        """Our messages that no row knows; turn notices and greetings have none."""
        known = self._lost | {str(row.message_id) for row in rows}
        for messages in self._hub.world.messages.values():
            for message in messages.values():
                is_ours = message.author_id == self._hub.world.application_id
                is_passing = message.is_ephemeral or message.flags & LOADING or _needs_no_row(message)
                if is_ours and not is_passing and message.id not in known:
                    yield message

    async def _left_faults(
        self,
        coordinator: Coordinator,
        message: Message,
        rows: list[MessageRow],
        shown: Counter[tuple[str, int]],
    ) -> list[str]:
        """What needs no row is a sheet that came by direct message and shows the end.

        There is one for each player, also counting `shown`, and the others that it names are known, so that
        it can be removed for them.
        """
        offered = [part.custom_id for part in controls(message)]
        nobodys = [f"message {message.id} is nobody's: {message.words[:60]!r} {offered[:2]}"]
        owner = self._hub.world.channels[message.channel_id].recipient
        game = next((part.control.game for part in controls(message)), None)
        if owner is None or game is None:
            return nobodys
        look = await coordinator.look(game, int(owner))
        if look.viewer.seat is None or not look.is_over:
            return nobodys
        shown[game, look.viewer.seat] += 1
        if shown[game, look.viewer.seat] > 1:
            return nobodys
        self._owners[message.id] = owner
        name = f"sheet left to {owner} of game {game} (message {message.id})"
        page = panel_page(
            look.read_in("en-US"),
            table_url=address_of_table(look, [r for r in rows if r.game == game]),
            additions=self._additions,
        )
        named = stored(self._database, "select user_id from naming where message_id = ?", int(message.id))
        known = {int(row["user_id"]) for row in named}
        others = {player.user_id for player in look.players} - {None, int(owner)}
        found = [] if known == others else [f"{name} names {others}, of whom {known} are known"]
        return [*found, *(f"{name} {what}" for what in self._differences(message, page))]

    async def _shown_faults(
        self, coordinator: Coordinator, row: MessageRow, rows: list[MessageRow]
    ) -> list[str]:
        name = f"{row.kind} {row.seat} of game {row.game} (message {row.message_id})"
        message = self._hub.world.message(str(row.channel_id), str(row.message_id))
        if message is None:
            return [f"{name} is not on Discord"]
        look = await coordinator.look(row.game)
        if row.kind == "panel":
            user = next(player.user_id for player in look.players if player.seat == row.seat)
            self._owners[message.id] = str(user)
            if self._hub.world.audience_of(message) != {str(user)}:
                return [f"{name} is seen by {self._hub.world.audience_of(message)}"]
        elif is_sheet(message):
            return [f"{name} shows a sheet"]
        page = await page_at_rest(coordinator, row, rows, message, self._additions)
        return [f"{name} {what}" for what in self._differences(message, page)]

    def _differences(self, message: Message, page: Page) -> Iterator[str]:
        yield from differences(message, [one.description for one in message.attachments], page)
        for attachment, picture in zip(message.attachments, page.pictures, strict=False):
            self._pictures_left -= 1
            if self._pictures_left < 0:
                return
            content = self._hub.files.read(attachment.path)
            if content is None:
                yield f"has no file of its {picture.name}"
            elif not look_alike(content, picture.draw()) and (fault := _drawn_fault(content, picture)):
                yield fault


def _is_notice(message: Message) -> bool:
    return find(message, Verb.NOTIFY) is not None


def _needs_no_row(message: Message) -> bool:
    verbs = [part.control.verb for part in controls(message)]
    # A sheet that is played in the Activity says so, and is kept no longer.
    return verbs == [Verb.LAUNCH, Verb.SHEET] or _is_notice(message) or Verb.NEWTABLE in verbs


def _closed_move(line: str, seat: int) -> str | None:
    """The move that a closed round has for a seat."""
    kind, *moves = line.split(" ")
    found = (move.partition(":")[2] for move in moves if move.startswith(f"{seat}:"))
    return next(found, None) if kind == "move" else None


def _is_kept(kept: str | None, presses: list[Press]) -> bool:
    """Whether what is stored is the last acknowledged move, or what was pressed after it."""
    last = max((n for n, press in enumerate(presses) if press.is_acknowledged), default=None)
    if last is None:
        return True
    later = presses[last:]
    return any(press.move in (kept, None) for press in later)


def _drawn_fault(shown: bytes, picture: Picture) -> str:
    """Return what is wrong with a picture that this process draws differently: it has drawn for many tests, and
    only one that has drawn nothing yet can judge."""
    fresh = drawn_apart(picture.draw)
    if look_alike(shown, fresh):
        print(
            f"this process draws {picture.key} differently: {differing(picture.draw(), fresh)}",
            file=sys.stderr,
        )
        return ""
    return f"has another {picture.name}, {differing(shown, fresh)}"
