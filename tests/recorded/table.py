"""A recorded game being played by the turn loop in memory: without a database, without Discord, without waiting."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Protocol, TypeVar
from unittest.mock import patch

from bot.client import FEATURES
from bot.games.registry import PARTS
from bot.messages.additions import Additions
from bot.messages.game_messages import page_of, user_of, wanted_messages
from bot.messages.panel import panel_page
from bot.pages.control import Verb
from bot.pages.page import Page
from bot.store.engines import store_on
from bot.store.messages import Sent
from bot.store.rows import PRIVATE, MessageKind
from bot.turns import appearance, lobby, rounds
from bot.turns.clocks import SECOND, Timing
from bot.turns.coordinator import Coordinator
from bot.turns.game import CommittedGame
from bot.turns.look import Look, Looks, Person, Refused, Setup
from bot.turns.memory import Change
from bot.turns.viewing import look
from engine.games import GAMES
from tests.computers import Threads
from tests.recorded.recording import NAMES, Action, Press, Recording, Wait, parse_action
from tests.world.offers import offers_of

GUILD, CHANNEL = 10**17 + 1, 10**17 + 2
FIRST_USER = 2 * 10**17
BEGIN = 1_767_225_600_000
INTERACTION = 1
"""The id of every interaction: the throws follow from the recorded seed alone."""
URL = "https://discord.com/channels/1/2"
ADDITIONS = Additions([feature.addition for feature in FEATURES])

NO_CHANCE = SimpleNamespace(token_hex=lambda size: "00" * size, token_bytes=bytes)
"""Stands for `secrets` where start numbers are shuffled."""
MENUS = tuple(f"bot.games.{kind}.presenter.menus.secrets" for kind in GAMES)

T = TypeVar("T")
Where = tuple[MessageKind, int]
"""A message: its kind, and its seat."""
Think = Callable[[CommittedGame, int], str]
"""Returns the move that a computer player makes in a seat."""


class Watcher(Protocol):
    """Whoever is told what people see."""

    def did(self, action: str) -> None:
        """Note what happens next."""

    def saw(self, where: Where, page: Page) -> None:
        """Note what a message shows now."""


@contextmanager
def without_chance() -> Iterator[None]:
    """Let sheets shuffle start numbers the same way each time."""
    with ExitStack() as stack:
        for menus in MENUS:
            stack.enter_context(patch(menus, NO_CHANCE))
        yield


class Table:
    """One game, its people and the time."""

    def __init__(
        self, recording: Recording, locale: str, watcher: Watcher, think: Think | None = None
    ) -> None:
        """Open the game; people join, and it begins. Without `think`, computer players make the recorded moves."""
        self.recording = recording
        self._locale = locale
        self._watcher = watcher
        self._queues = {int(seat): deque(moves) for seat, moves in recording.computers.items()}
        self._think = think or (lambda _, seat: self._queues[seat].popleft())
        self._now = BEGIN
        self._shown: dict[Where, int] = {}
        self.pages: dict[Where, Page] = {}
        self.coordinator = Coordinator(store_on(Path("unused")), lambda: self._now, lambda _: None, Threads())
        vars(self.coordinator)["games"] = self
        letters = iter(recording.name)
        secrets = SimpleNamespace(choice=lambda _: next(letters), token_hex=lambda _: recording.seed)
        with patch("bot.turns.lobby.secrets", secrets):
            draft = lobby.open_lobby(self._setup(), self.person(0), self._timing())
        if draft.row.mode in PRIVATE:
            # The answer to the command is the sheet.
            draft.open_message(Sent("panel", CHANNEL, 1, 0), now=self._now)
        self.present = draft.committed()
        watcher.did("opened")
        self._catch_up()
        for seat in range(1, recording.people):
            self._run(
                f"{NAMES[seat]} joins",
                self.coordinator.change(self.id, lobby.join, self.person(seat), interaction=INTERACTION),
            )
        for _ in range(recording.seats - recording.people):
            host = self.person(0).user_id
            added = self.coordinator.add_computer(self.id, host, "relaxed", interaction=INTERACTION)
            self._run("a computer player joins", added)
        if recording.panel == "channel" and not self.look().is_private:
            for seat in range(recording.people):
                self._run(f"{NAMES[seat]} opens a sheet", self._opened(seat))

    def _setup(self) -> Setup:
        recording = self.recording
        way = next(one for one in PARTS[recording.kind].subcommands if one.word == recording.command)
        choice = way.choose(recording.options)
        return Setup(
            kind=recording.kind,
            variant=choice.variant,
            mode=way.mode,
            header_options={**choice.header_options, **recording.rules},
            seats=recording.seats,
            clock=recording.clock,
            panel=recording.panel,
            guild_id=GUILD,
            channel_id=CHANNEL,
            locale=self._locale,
            par=recording.par,
        )

    def person(self, seat: int) -> Person:
        is_first = self.recording.is_first
        return Person(FIRST_USER + seat, NAMES[seat], self._locale, is_new=is_first, is_offered=is_first)

    @property
    def id(self) -> str:
        return self.recording.name

    @property
    def is_over(self) -> bool:
        return self.present.is_over

    def look(self, seat: int | None = None) -> Look:
        return look(self.present, None if seat is None else self.person(seat).user_id)

    # What the coordinator asks of games

    async def game(self, _: str) -> CommittedGame:
        return self.present

    async def change(self, _: str, change: Change) -> CommittedGame:
        draft = self.present.draft()
        change(draft, self._timing())
        self.present = draft.committed()
        return self.present

    def looks(self, loaded: CommittedGame) -> Looks:
        return partial(look, loaded)

    # What people do

    def do(self, action: Action) -> None:
        if isinstance(action, Wait):
            self._wait(action)
        else:
            self._press(action)

    def _wait(self, wait: Wait) -> None:
        """Let time pass; what becomes due happens on time."""
        until = self._now + wait.seconds * SECOND
        while (due := min(self._due(), default=until + 1)) <= until:
            self._now = max(self._now, due)
            self._run("time has come", self.coordinator.expire(self.id))
        self._now = until

    def _due(self) -> Iterator[int]:
        times = self.present.row.times
        warn_at = None if times.is_warned else times.warn_at
        for due in (times.deadline, warn_at, times.closes_at, times.ends_at, times.untouched_at):
            if due is not None and not self.is_over:
                yield due

    def _press(self, press: Press) -> None:
        user, step, game = self.person(press.seat).user_id, self.present.step, self.id
        name, arg = (
            f"{NAMES[press.seat]}: {press.verb} {press.arg} {press.value}".rstrip(),
            press.value or press.arg,
        )
        # Ready may be pressed on a message from before tables offered it only after an Undo.
        if press.verb in (Verb.MOVE, Verb.DECIDE, Verb.CHOOSE, Verb.RETRACT):
            assert self.offers(press), f"game {game}, step {step}: nobody offers {press}"
        submit = partial(self.coordinator.submit, game, user, step, interaction=INTERACTION)
        match press.verb:
            case Verb.MOVE | Verb.DECIDE:
                self._run(name, submit(arg, is_final=press.verb is Verb.DECIDE), press.seat)
            case Verb.READY:
                self._run(name, self.coordinator.ready(game, user, step), press.seat)
            case Verb.RETRACT:
                self._run(name, self.coordinator.retract(game, user, step), press.seat, press.arg)
            case Verb.QUIT:
                self._run(name, self.coordinator.change(game, lobby.depart, user))
            case Verb.KICK:
                self._run(name, self.coordinator.change(game, lobby.remove, user, int(press.arg)))
            case Verb.SHEET:
                self._run(name, self._opened(press.seat))
            case Verb.CHOOSE:
                choice = PARTS[self.recording.kind].controls.choose(press.arg, press.value)
                if choice.move is None:
                    self._watcher.did(name)
                    self._draw(("panel", press.seat), choice.arg)
                    return
                self._run(name, submit(choice.move, is_final=bool(choice.then)), press.seat)
                own = self.look(press.seat)
                if choice.then and own.own is not None and own.own.is_awaited and own.step != step:
                    again = self.coordinator.submit(
                        game, user, own.step, choice.then, interaction=INTERACTION
                    )
                    self._run(name, again, press.seat)

    def _opened(self, seat: int) -> Coroutine[Any, Any, Looks]:
        """Open a sheet below the table message, or have it sent again."""
        panel = self.recording.panel
        sent = Sent("panel", CHANNEL, len(self.present.messages) + 1, seat) if panel == "channel" else None
        return self.coordinator.change(
            self.id, appearance.place_panel, self.person(seat).user_id, panel, sent
        )

    def offers(self, press: Press) -> bool:
        """Whether the sheet of the presser has this control."""
        page = self.pages.get(("panel", press.seat))
        wanted = press.verb, self.id, self.present.step, press.arg
        for offer in offers_of(page.rows if page else ()):
            control = offer.control
            if (control.verb, control.game, control.step, control.arg) == wanted:
                return press.value in (offer.values or ("",))
        return False

    # What follows

    def _timing(self) -> Timing:
        return Timing(self._now, None, self._now)

    def _run(self, name: str, work: Coroutine[Any, Any, T], seat: int | None = None, arg: str = "") -> None:
        """Carry out a change, which waits for nothing; show what a refusal says."""
        self._watcher.did(name)
        try:
            work.send(None)
        except StopIteration:
            if seat is not None:
                self._shown.pop(("panel", seat), None)
            self._catch_up((("panel", seat or 0), arg))
        except Refused as refused:
            asked = self.look(seat)
            words = PARTS[asked.kind].words.refusal(asked.read_in(self._locale), refused.code, refused.values)
            self._watcher.did(f"refused: {words}")
        else:
            raise AssertionError(f"{name}: a change in memory waits for something")

    def _catch_up(self, answer: tuple[Where, str] = (("table", -1), "")) -> None:
        """Show everybody the present, let computer players move, and show what that changes."""
        self._show(answer)
        while owing := self.present.owing_computers:
            moves = {seat: self._think(self.present, seat) for seat in owing}
            draft = self.present.draft()
            for seat, move in moves.items():
                rounds.enter(draft, seat, move, is_ready=True)
            rounds.advance(draft, self._timing(), panels=frozenset())
            self.present = draft.committed()
            self._show()

    def _show(self, answer: tuple[Where, str] = (("table", -1), "")) -> None:
        """Draw the messages that lag behind, one of them perhaps with a half-made choice."""
        self._open_messages()
        for row in self.present.messages:
            where = row.kind, row.seat
            if not row.is_retired and self._shown.get(where, -1) < row.wants:
                self._shown[where] = row.wants
                self._draw(where, answer[1] if where == answer[0] else "")

    def _open_messages(self) -> None:
        live: dict[Where, Any] = {
            (row.kind, row.seat): row for row in self.present.messages if not row.is_retired
        }
        draft = self.present.draft()
        for kind, seat in wanted_messages(self.look(), live, {}):
            if (kind, seat) not in live:
                draft.open_message(Sent(kind, CHANNEL, len(draft.messages) + 1, seat), now=self._now)
        self.present = draft.committed()
        gone = self.pages.keys() - {
            (row.kind, row.seat) for row in self.present.messages if not row.is_retired
        }
        for where in gone:
            del self.pages[where]

    def _draw(self, where: Where, arg: str) -> None:
        kind, seat = where
        shown = look(self.present, user_of(self.look(), seat))
        url = URL if self.is_over else None
        drawing = partial(panel_page, arg=arg)
        page = page_of(shown.read_in(self._locale), kind, url, ADDITIONS, drawing=drawing)
        self.pages[where] = page
        self._watcher.saw(where, page)


def played(recording: Recording, locale: str, watcher: Watcher) -> Table:
    """Play a recorded game to its last press."""
    table = Table(recording, locale, watcher)
    for action in map(parse_action, recording.actions):
        table.do(action)
    return table
