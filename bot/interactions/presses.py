"""Listen to component presses, and answer each."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from enum import StrEnum, auto
from functools import partial
from typing import Protocol

from structlog.contextvars import bound_contextvars

from bot.games.registry import PARTS
from bot.interactions.answers import DONE, Answer, Game, Launch, Private, Sheet, Shown
from bot.interactions.border import request_of
from bot.interactions.carrier import Carrier
from bot.interactions.more_presses import MoreMenu
from bot.interactions.panels import found_row, is_awaited, place, row_of
from bot.interactions.people import person_of
from bot.interactions.request import Asks, Change, Request
from bot.interactions.services import Services
from bot.messages.first_answer import Interaction, is_answered, note_heard, token_of
from bot.messages.game_pages import Drawing, page_of, viewer
from bot.messages.meter import NO_METER, Meter
from bot.messages.panel import HINTS_AGREED, hint_page, hints_question, panel_page, sent_page
from bot.messages.screen import Screen, screen_of
from bot.messages.sender import WORDLESS
from bot.messages.table import is_notice_due
from bot.pages.control import NO_GAME, Control, Verb, parse_control
from bot.pages.page import Page
from bot.pages.texts import refusal, text
from bot.store.errors import StoreBusy, StoreError
from bot.store.rows import MessageRow
from bot.turns import lobby, own_seat, visibility
from bot.turns.look import Hints, Look, Looks, Person, Refused

Handler = Callable[[Request], Awaitable[Answer | None]]
"""Carries out a press; returns its answer, or None if it has given one."""
Origin = Screen | MessageRow
"""Where a press was made, and where its answer shows."""
UNKNOWN = "unknown"
"""The verb of a press that was not carried out."""

logger = logging.getLogger(__name__)


class PressResult(StrEnum):
    """The outcome of a press."""

    ANSWERED = auto()
    REFUSED = auto()
    """It was late or against the rules, or is no longer known."""
    LIMITED = auto()
    """The person has pressed too often."""
    BUSY = auto()
    """The database did not accept it."""
    FAILED = auto()
    ELSEWHERE = auto()
    """Another process answers it."""


class Answers(Protocol):
    """Handles the verbs that do not belong to the table."""

    @property
    def handlers(self) -> Asks: ...
    @property
    def changes(self) -> Mapping[str, Change]:
        """Return the changes to the game whose message was pressed."""

    @property
    def opening(self) -> frozenset[str]:
        """Return the verbs whose answer on a server is a new private message."""

    @property
    def unbarred(self) -> frozenset[str]:
        """Return the verbs that blocked people may still use."""


class Presses:
    """Parses each press, carries it out, and answers within three seconds."""

    def __init__(
        self, services: Services, carrier: Carrier, others: Iterable[Answers], meter: Meter = NO_METER
    ) -> None:
        coordinator = services.coordinator
        self._services = services
        self._carrier = carrier
        self._meter = meter
        self._coordinator = coordinator
        self._messages = coordinator.messages
        self._delivery = services.delivery
        self._answering = services.answering
        self._refresher = services.refresher
        self._hinting: set[tuple[int, str]] = set()
        """The people for whom the master is thinking, with the game."""
        self.handlers: dict[str, Handler] = {
            Verb.JOIN: self._on_kept(self._join),
            Verb.LEAVE: self._on_kept(lambda p: coordinator.change(p.game, lobby.depart, p.user_id)),
            Verb.START: self._on_kept(
                lambda p: coordinator.change(p.game, lobby.start, p.user_id, interaction=p.chance)
            ),
            Verb.MOVE: self._on_kept(lambda p: self._submit(p, p.value or p.control.arg)),
            Verb.DECIDE: self._on_kept(lambda p: self._submit(p, p.value or p.control.arg, is_final=True)),
            Verb.RETRACT: self._retract,
            Verb.READY: self._on_kept(self._ready),
            Verb.TABLE: self._on_kept(lambda p: coordinator.change(p.game, visibility.show_again)),
            Verb.CHOOSE: self._choose,
            Verb.HINT: self._hint,
            Verb.SHEET: self._open_sheet,
            Verb.DM: self._send_sheet,
            Verb.LAUNCH: self._launch,
            Verb.REMATCH: self._rematch,
            **MoreMenu(services).handlers,
        }
        self._opening = {Verb.SHEET.value}
        self._unbarred: frozenset[str] = frozenset()
        for one in others:
            own: dict[str, Handler] = {
                **one.handlers,
                **{verb: self._on_kept(change) for verb, change in one.changes.items()},
            }
            if twice := self.handlers.keys() & own.keys():
                raise ValueError(f"verbs have two handlers: {', '.join(sorted(twice))}")
            self.handlers |= own
            self._opening |= one.opening
            self._unbarred |= one.unbarred

    async def handle(self, interaction: Interaction) -> None:
        """Answer one press, errors included."""
        kind, result = await self._handled(interaction)
        seconds = asyncio.get_running_loop().time() - note_heard(interaction)
        logger.debug("interaction %s: %s %s in %.3f s", interaction.id, kind, result, seconds)
        self._meter.pressed(kind, result, seconds)

    async def _handled(self, interaction: Interaction) -> tuple[str, PressResult]:
        """Return the verb of the press, and its outcome."""
        control = parse_control(str(dict(interaction.data or {}).get("custom_id", "")))
        is_unbarred = control is not None and control.verb in self._unbarred
        if not await self._answering.allows(interaction, is_unbarred=is_unbarred):
            return UNKNOWN, PressResult.LIMITED
        if control is None or control.verb not in self.handlers:
            await self._answering.tell(interaction, text(str(interaction.locale), "press-unknown"))
            return UNKNOWN, PressResult.REFUSED
        with self._refresher.pressed():
            opens = control.verb in self._opening and interaction.guild_id is not None
            # A deferral would take away the only answer that opens the Activity, and opening it twice does no harm.
            if control.verb != Verb.LAUNCH and not await self._delivery.claim(
                interaction, opens_message=opens
            ):
                return control.verb, PressResult.ELSEWHERE
            with bound_contextvars(game=control.game):
                async with self._delivery.deferring(interaction, opens_message=opens):
                    await self._answering.meet(interaction)
                    return control.verb, await self._done(interaction, control)

    async def _done(self, interaction: Interaction, control: Control) -> PressResult:
        """Carry out the press, or say why not; redraw a message whose press cannot be answered."""
        press = request_of(interaction, self._coordinator.now(), control)
        self._coordinator.games.forget_before(control.game, control.step)
        try:
            try:
                if control.game != NO_GAME:
                    # Another press may hold the game while it waits for the outcome of its commit.
                    self._services.store.need_usable()
                if (answer := await self.handlers[control.verb](press)) is not None:
                    await self._carrier.carry(press, answer)
                if interaction.extras.get(WORDLESS) and not press.where.is_private:
                    # The message says so to everybody, but not what became of this press.
                    await self._answering.tell(interaction, press.say("press-blocked"))
            except Refused as refused:
                await self._refuse(press, refused)
                return PressResult.REFUSED
        except Exception as error:
            what = f"press {control.verb} in game {control.game}"
            await self._answering.failed(interaction, error, what, partial(self._redraw, press))
            return PressResult.BUSY if isinstance(error, StoreError) else PressResult.FAILED
        return PressResult.ANSWERED

    async def _redraw(self, press: Request) -> None:
        message = press.origin.message
        row = None if message is None else await self._messages.at(message.id, press.game)
        if row is not None and not row.is_retired:
            await self._messages.redraw(row)
            self._refresher.wake(row.game)

    def _on_kept(self, change: Callable[[Request], Awaitable[Looks]]) -> Handler:
        """Handle a press on a screen, a table message or a panel, which then shows the present."""

        async def handler(press: Request) -> None:
            shown = await self._shown(press)
            if shown is None:
                return
            async with self._holding(shown):
                await self._show(press, shown, await change(press))

        return handler

    async def _join(self, press: Request) -> Looks:
        look = await self._coordinator.look(press.game)
        person = await person_of(self._services, press, look.kind)
        return await self._coordinator.change(press.game, lobby.join, person, interaction=press.chance)

    async def _submit(self, press: Request, move: str, *, is_final: bool = False) -> Looks:
        return await self._coordinator.submit(
            press.game,
            press.user_id,
            press.control.step,
            move,
            is_final=is_final,
            interaction=press.chance,
            pressed_at=press.now,
        )

    async def _ready(self, press: Request) -> Looks:
        try:
            return await self._coordinator.ready(
                press.game, press.user_id, press.control.step, pressed_at=press.now
            )
        except Refused as refused:
            if not refused.is_late or refused.looks is None:
                raise
            # The round closed by itself meanwhile, as the press asked.
            return refused.looks

    async def _submit_both(self, press: Request, move: str, then: str) -> Looks:
        """Enter a move and, if the game then asks the same person again, another one."""
        looks = await self._submit(press, move, is_final=bool(then))
        own = looks(press.user_id)
        is_asked_again = own.own is not None and own.own.is_awaited
        if not then or not is_asked_again or own.step == press.control.step:
            return looks
        return await self._coordinator.submit(
            press.game, press.user_id, own.step, then, interaction=press.chance, pressed_at=press.now
        )

    async def _retract(self, press: Request) -> None:
        """Take back an entry; the panel then shows the half-made choice that led to it."""
        if (shown := await self._shown(press)) is None:
            return
        async with self._holding(shown):
            looks = await self._coordinator.retract(
                press.game, press.user_id, press.control.step, pressed_at=press.now
            )
            await self._show(press, shown, looks, partial(panel_page, arg=press.control.arg))

    async def _choose(self, press: Request) -> None:
        """Choose part of a move. The panel then offers the next part; the last part enters the move."""
        if (shown := await self._shown(press)) is None:
            return
        look = await self._coordinator.look(press.game)
        choice = PARTS[look.kind].controls.choose(press.control.arg, press.value)
        async with self._holding(shown):
            if choice.move is not None:
                looks = await self._submit_both(press, choice.move, choice.then)
            else:
                looks = await self._coordinator.looks(press.game)
                if press.control.step != looks(None).step:
                    raise Refused("too_late", is_late=True, looks=looks)
            await self._show(press, shown, looks, partial(panel_page, arg=choice.arg))

    async def _hint(self, press: Request) -> None:
        """Show the master's choice; a solo game's player must first agree to the cost of hints."""
        if (shown := await self._shown(press)) is None:
            return
        thinking = (press.user_id, press.game)
        if thinking in self._hinting:
            # On a second press the first one will show the hint; another answer would collide with it.
            await self._delivery.acknowledge(press.origin)
            return
        self._hinting.add(thinking)
        try:
            drawing = await self._found_hint(press)
            async with self._holding(shown):
                # The game may have moved on while the master was thinking.
                await self._show(press, shown, await self._coordinator.looks(press.game), drawing)
        finally:
            self._hinting.discard(thinking)

    async def _found_hint(self, press: Request) -> Drawing:
        """Return what the panel shows next: the hint, or the question."""
        game, user_id, step = press.game, press.user_id, press.control.step
        look, is_agreed = (await self._coordinator.looks(game))(user_id), press.control.arg == HINTS_AGREED
        if look.hints is Hints.ASK and not is_agreed:
            return hints_question
        move = await self._coordinator.hint(game, user_id, step, is_agreed=is_agreed)
        if look.hints is Hints.ASK:
            # Only now, because a hint that was not found must cost nothing.
            look = (await self._coordinator.change(game, own_seat.allow_hints, user_id, step))(user_id)
        return partial(hint_page, step=look.step, move=move)

    async def _shown(self, press: Request) -> Origin | None:
        """Return the screen of the press or the row of its message; None once a message that is no longer kept is
        answered."""
        return screen_of(press.origin) or await self._live_row(press)

    def _holding(self, shown: Origin) -> AbstractAsyncContextManager[None]:
        return self._refresher.holding(shown) if isinstance(shown, MessageRow) else nullcontext()

    async def _live_row(self, press: Request) -> MessageRow | None:
        """Return the row of the pressed message; answer and remove a message that is no longer kept."""
        message, row = press.origin.message, await row_of(self._messages, press)
        is_live = row is not None and not row.is_retired
        if row is not None and is_live and row.game == press.game:
            return row
        look = await self._coordinator.look(press.game, press.user_id)
        if (
            row is None
            and message is not None
            and (sent := await found_row(self._services, press, message, look, self._coordinator.now()))
        ):
            return sent
        if row is None and message is not None and await is_awaited(self._services, press, message, look):
            # Do not overwrite the live sheet with "this is out of date".
            raise StoreBusy("a sheet just opened is not noted yet")
        page = Page(press.say("press-old-over" if look.is_over else "press-old"))
        if row is None and look.is_over and look.viewer.seat is not None and press.where.is_private:
            # A panel that shows the end is no longer kept; an older one may show it too.
            page = panel_page(
                look, press.locale, await self._refresher.table_url(look), self._refresher.additions
            )
        if is_live or not press.where.is_private:
            # A late press must not change what others see.
            await self._delivery.answer_private(press.origin, page)
        else:
            await self._delivery.answer(press.origin, page)
        return None

    async def _show(self, press: Request, shown: Origin, looks: Looks, drawing: Drawing = panel_page) -> None:
        """Answer with the screen or message that was pressed, drawn from the committed game."""
        if isinstance(shown, MessageRow):
            await self._show_message(press, shown, looks, drawing)
        else:
            await shown.show_game(looks, drawing)
            await self._leave_to_screen(press, looks(press.user_id))

    async def _leave_to_screen(self, press: Request, look: Look) -> None:
        """Keep the sheet of somebody who plays on a screen there: change a message with it once more, and
        send none."""
        if look.own is not None and look.own.panel != "activity" and not look.is_over:
            await self._coordinator.change(look.game, own_seat.place_panel, press.user_id, "activity")

    async def _show_message(self, press: Request, row: MessageRow, looks: Looks, drawing: Drawing) -> None:
        user_id, locale = press.user_id, press.locale
        own = looks(user_id)
        watcher = viewer(own, row.kind, row.seat)
        look = own if watcher == user_id else looks(watcher)
        if row.kind == "notice" and not is_notice_due(look):
            # The message is about to be removed.
            await self._delivery.acknowledge(press.origin)
            return
        await self._refresher.moving_tables.wait(look, row)
        # On its panel, only a game that is not running leads to the table.
        leads_to_table = row.kind == "panel" and look.status != "running"
        url = await self._refresher.table_url(look) if leads_to_table else None
        page = page_of(look, row.kind, locale, url, self._refresher.additions, drawing=drawing)
        if await self._delivery.answer(press.origin, page):
            # The press is answered and its change is saved; a missing note only causes a redraw.
            with suppress(StoreBusy):
                await self._messages.answered(
                    row, look.revision, token_of(press.origin), self._coordinator.now()
                )

    async def _refuse(self, press: Request, refused: Refused) -> None:
        """Say why nothing changed, and update a panel that was out of date."""
        interaction, control, locale, looks = press.origin, press.control, press.locale, refused.looks
        if looks is None and control.game != NO_GAME:
            # A control of a puzzle names none that could be looked at.
            with suppress(Refused):
                looks = await self._coordinator.looks(control.game)
        look = None if looks is None else looks(interaction.user.id)
        if look is None:
            sentence = refusal(locale, refused.code, refused.values)
        else:
            sentence = PARTS[look.kind].words.refusal(look, locale, refused.code, refused.values)
        message, screen = interaction.message, screen_of(interaction)
        if screen is not None:
            await screen.tell(sentence)
            return
        row = None if message is None or looks is None else await self._messages.at(message.id, control.game)
        is_own_panel = (
            row is not None and row.kind == "panel" and look is not None and look.viewer.seat == row.seat
        )
        if is_own_panel and row is not None and looks is not None:
            async with self._refresher.holding(row):
                await self._show_message(press, row, looks, partial(panel_page, remark=f"⚠️ {sentence}"))
        else:
            await self._answering.tell(interaction, sentence, partial(self._redraw, press))

    async def _open_sheet(self, press: Request) -> Answer:
        look = await self._coordinator.look(press.game, press.user_id)
        if look.status == "lobby":
            raise Refused("not_started")
        if press.where.server is None and not press.where.is_screen:
            return await self._send_sheet(press)
        return Sheet(look)

    async def _launch(self, press: Request) -> Answer:
        return Launch(press.game)

    async def _send_sheet(self, press: Request) -> Answer:
        await self._coordinator.change(press.game, own_seat.place_panel, press.user_id, "dm")
        return Shown(_sent_page(press, press.game))

    async def _rematch(self, press: Request) -> Answer:
        """Open a lobby for the same people, as a new message; start a private game at once, in the answer. A
        screen shows either in place of the old game."""
        old = await self._coordinator.look(press.game, press.user_id)
        if old.is_private and (old.own is None or not old.is_over):
            raise Refused("not_playing" if old.own is None else "not_over")
        person = Person(press.user_id, press.reader.name, press.locale)
        is_open = Private(Page(press.say("rematch-open")))
        if press.where.is_screen:
            game = await self._coordinator.rematch(press.game, person)
            looks = await self._coordinator.looks(game)
            await self._leave_to_screen(press, looks(press.user_id))
            return Game(looks, is_open)
        if not old.is_private:
            if old.place.is_hidden:
                raise Refused("channel_closed", {"channel": f"<#{old.place.channel_id}>"})
            await self._coordinator.rematch(press.game, person)
            return is_open
        sent = await place(self._services, press, "panel", 0, is_private=press.where.server is not None)
        if sent is not None:
            await self._coordinator.rematch(press.game, person, sent)
        elif is_answered(press.origin):
            # The press had to wait; its deferral does not create a new message.
            game = await self._coordinator.rematch(press.game, person)
            return Private(_sent_page(press, game))
        return DONE


def _sent_page(request: Request, game: str) -> Page:
    return sent_page(game, request.locale, is_dm=request.where.server is None)
