"""Listen to component presses, and answer each."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from enum import StrEnum, auto
from functools import partial
from typing import Protocol

from structlog.contextvars import bound_contextvars

from bot.games.ahead import ahead_page
from bot.games.registry import PARTS
from bot.interactions.answering import sentence
from bot.interactions.answers import DONE, Answer, Launch, Private, Sheet, Shown
from bot.interactions.border import UNKNOWN, request_of
from bot.interactions.commands.opening import need_voice
from bot.interactions.discord_origin import DiscordOrigin
from bot.interactions.more_presses import MoreMenu
from bot.interactions.people import person_of
from bot.interactions.request import Asks, Change, Request
from bot.interactions.services import Services
from bot.messages.first_answer import AnsweredElsewhere, Interaction, answer_to
from bot.messages.game_messages import Drawing
from bot.messages.meter import NO_METER, Meter
from bot.messages.panel import HINTS_AGREED, hint_page, hints_question, panel_page, sent_page
from bot.pages.control import NO_GAME, Verb
from bot.pages.page import Page
from bot.pages.texts import refusal
from bot.store.errors import StoreBusy, StoreError
from bot.store.messages import Sent
from bot.store.rows import TABLE_SEAT, GameRow
from bot.turns import appearance, lobby, rounds
from bot.turns.look import Hints, Look, Looks, Person, Refused
from engine.games import GAMES

Handler = Callable[[Request], Awaitable[Answer | None]]
"""Carries out a press; returns its answer, or None if it has given one."""
Drawn = tuple[Looks, Drawing]
"""A game after a change, and how its panel is drawn then."""

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
        """Return the verbs whose answer, except in direct messages, is a new private message."""

    @property
    def unbarred(self) -> frozenset[str]:
        """Return the verbs that blocked people may still use."""


class Presses:
    """Parses each press, carries it out, and answers within three seconds."""

    def __init__(self, services: Services, others: Iterable[Answers], meter: Meter = NO_METER) -> None:
        coordinator = services.coordinator
        self._services = services
        self._meter = meter
        self._coordinator = coordinator
        self._refresher = services.refresher
        self._hinting: set[tuple[int, str]] = set()
        """The people for whom the master is thinking, with the game."""
        self.handlers: dict[str, Handler] = {
            Verb.HINT: self._hint,
            Verb.AHEAD: self._ahead,
            Verb.SHEET: self._open_sheet,
            Verb.DM: self._send_sheet,
            Verb.LAUNCH: self._launch,
            Verb.REMATCH: self._rematch,
            Verb.REPOST: self._repost,
            **MoreMenu(services).handlers,
        }
        self.changes: dict[str, Callable[[Request], Awaitable[Looks | Drawn]]] = {
            Verb.JOIN: self._join,
            Verb.LEAVE: lambda p: coordinator.change(p.game, lobby.depart, p.user_id),
            Verb.START: lambda p: coordinator.change(p.game, lobby.start, p.user_id, interaction=p.chance),
            Verb.MOVE: self._move,
            Verb.DECIDE: self._move,
            Verb.RETRACT: self._retract,
            Verb.READY: self._ready,
            Verb.TABLE: lambda p: coordinator.change(p.game, appearance.show_again),
            Verb.CHOOSE: self._choose,
            Verb.REFRESH: lambda p: coordinator.looks(p.game),
        }
        self._opening = {Verb.SHEET.value}
        self._unbarred: frozenset[str] = frozenset()
        for one in others:
            known = self.handlers.keys() | self.changes.keys()
            if twice := known & (one.handlers.keys() | one.changes.keys()):
                raise ValueError(f"verbs have two handlers: {', '.join(sorted(twice))}")
            self.handlers |= one.handlers
            self.changes |= one.changes
            self._opening |= one.opening
            self._unbarred |= one.unbarred

    async def handle(self, interaction: Interaction) -> None:
        """Answer one press on a message, errors included."""
        origin = DiscordOrigin(self._services, interaction)
        press = request_of(interaction, origin, self._coordinator.now())
        await self.take(press, answer_to(interaction).heard_at)

    async def take(self, press: Request, heard_at: float) -> None:
        """Answer one press, errors included; it was heard at this time of the event loop's clock."""
        verb, result = press.control.verb, PressResult.LIMITED
        page = self._services.answering.why_not(
            press.id,
            press.reader,
            press.where.server or press.where.guest_of,
            is_unbarred=verb in self._unbarred,
        )
        if page is None and verb not in self.handlers and verb not in self.changes:
            page, result = Page(press.say("press-unknown")), PressResult.REFUSED
        if page is not None:
            verb = UNKNOWN.verb
            await press.origin.tell(page)
        else:
            where = press.where
            opens = verb in self._opening and not (where.is_direct or where.lends_token)
            with self._refresher.pressed(), bound_contextvars(game=press.game):
                async with press.origin.received(press, opens_message=opens) as received:
                    result = PressResult.ELSEWHERE if received is None else await self._result(received)
        seconds = asyncio.get_running_loop().time() - heard_at
        logger.debug("interaction %s: %s %s in %.3f s", press.id, verb, result, seconds)
        self._meter.pressed(verb, result, seconds)

    async def _result(self, press: Request) -> PressResult:
        """Carry out the press, or say why not; redraw a message whose press cannot be answered."""
        control = press.control
        self._coordinator.games.forget_before(control.game, control.step)
        try:
            try:
                if control.game != NO_GAME:
                    # Another press may hold the game while it waits for the outcome of its commit.
                    self._services.store.need_usable()
                if control.verb in self.changes:
                    await self._change(press)
                elif (answer := await self.handlers[control.verb](press)) is not None:
                    await press.origin.carry(press, answer)
            except Refused as refused:
                await self._refuse(press, refused)
                return PressResult.REFUSED
        except AnsweredElsewhere:
            return PressResult.FAILED
        except Exception as error:
            what = f"press {control.verb} in game {control.game}"
            await press.origin.tell(Page(sentence(press.locale, error, what)), control.game)
            return PressResult.BUSY if isinstance(error, StoreError) else PressResult.FAILED
        if press.origin.is_wordless and not press.where.is_private:
            # The message says so to everybody, but not what became of this press.
            await press.origin.tell(Page(press.say("press-blocked")))
        return PressResult.ANSWERED

    async def _change(self, press: Request) -> None:
        """Change the game on a screen, a table message or a panel, which then shows the present."""
        if await press.origin.is_kept(press):
            async with press.origin.holding():
                found = await self.changes[press.control.verb](press)
                looks, drawing = found if isinstance(found, tuple) else (found, panel_page)
                await press.origin.show_game(press, looks, drawing)

    async def _join(self, press: Request) -> Looks:
        look = await self._coordinator.look(press.game)
        person = await person_of(self._services, press, look.kind)
        return await self._coordinator.change(
            press.game, lobby.join, person, interaction=press.chance, panel=press.where.panel
        )

    async def _move(self, press: Request) -> Looks:
        return await self._coordinator.submit(
            press.game,
            press.user_id,
            press.control.step,
            press.value or press.control.arg,
            is_final=press.control.verb == Verb.DECIDE,
            interaction=press.chance,
            pressed=press.pressed,
        )

    async def _ready(self, press: Request) -> Looks:
        try:
            return await self._coordinator.ready(
                press.game, press.user_id, press.control.step, pressed=press.pressed
            )
        except Refused as refused:
            if not refused.is_late or refused.looks is None:
                raise
            # The round has closed by itself, as the press asked.
            return refused.looks

    async def _retract(self, press: Request) -> Drawn:
        """Take back an entry; the panel then shows the half-made choice that led to it."""
        looks = await self._coordinator.retract(
            press.game, press.user_id, press.control.step, pressed=press.pressed
        )
        return looks, partial(panel_page, arg=press.control.arg)

    async def _choose(self, press: Request) -> Drawn:
        """Choose part of a move. The panel then offers the next part; the last part enters the move."""
        look = await self._coordinator.look(press.game)
        choice = PARTS[look.kind].controls.choose(press.control.arg, press.value)
        shown = partial(panel_page, arg=choice.arg)
        if choice.move is None:
            looks = await self._coordinator.looks(press.game)
            if press.control.step != looks(None).step:
                raise Refused("too_late", is_late=True, looks=looks)
            return looks, shown
        submit = partial(
            self._coordinator.submit,
            press.game,
            press.user_id,
            interaction=press.chance,
            pressed=press.pressed,
        )
        looks = await submit(press.control.step, choice.move, is_final=bool(choice.then))
        look = looks(press.user_id)
        if choice.then and look.own is not None and look.own.is_awaited and look.step != press.control.step:
            # The same person is asked again at once, and has chosen that move, too.
            looks = await submit(look.step, choice.then)
        return looks, shown

    async def _hint(self, press: Request) -> Answer | None:
        """Show the master's choice; a solo game's player must first agree to the cost of hints."""
        if not await press.origin.is_kept(press):
            return None
        thinking = (press.user_id, press.game)
        if thinking in self._hinting:
            # On a second press the first one will show the hint; another answer would collide with it.
            return DONE
        self._hinting.add(thinking)
        try:
            drawing = await self._found_hint(press)
            async with press.origin.holding():
                # The game may have moved on while the master was thinking.
                await press.origin.show_game(press, await self._coordinator.looks(press.game), drawing)
        finally:
            self._hinting.discard(thinking)
        return None

    async def _found_hint(self, press: Request) -> Drawing:
        """Return what the panel shows next: the hint, or the question."""
        game, user_id, step = press.game, press.user_id, press.control.step
        look, is_agreed = (await self._coordinator.looks(game))(user_id), press.control.arg == HINTS_AGREED
        if look.hints is Hints.ASK and not is_agreed:
            return hints_question
        move = await self._coordinator.hint(game, user_id, step, is_agreed=is_agreed)
        if look.hints is Hints.ASK:
            # Only now, because a hint that was not found must cost nothing.
            look = (await self._coordinator.change(game, rounds.allow_hints, user_id, step))(user_id)
        return partial(hint_page, step=look.step, move=move)

    async def _ahead(self, press: Request) -> Answer:
        """Show how it may go on after the move of a hint, from what the person sees."""
        look = (await self._coordinator.looks(press.game))(press.user_id).read_in(press.locale)
        if look.step != press.control.step or look.own is None or not look.own.is_awaited:
            raise Refused("hint_late", is_late=True)
        if look.hints is not Hints.FREE:
            raise Refused("hints_off")
        move = GAMES[look.kind].parse_move(press.control.arg)
        page = await ahead_page(self._coordinator.thinking, look, move, first="hint", second="other")
        return Private(page)

    async def _refuse(self, press: Request, refused: Refused) -> None:
        """Say why nothing changed."""
        control, locale, looks = press.control, press.locale, refused.looks
        if looks is None and control.game != NO_GAME:
            # A control of a puzzle names none that could be looked at.
            with suppress(Refused):
                looks = await self._coordinator.looks(control.game)
        look = None if looks is None else looks(press.user_id)
        if look is None:
            why = refusal(locale, refused.code, refused.values)
        else:
            why = PARTS[look.kind].words.refusal(look.read_in(locale), refused.code, refused.values)
        await press.origin.refuse(press, looks, why)

    async def _open_sheet(self, press: Request) -> Answer:
        look = await self._coordinator.look(press.game, press.user_id)
        if look.status == "lobby":
            raise Refused("not_started")
        if press.where.is_direct and not press.where.is_screen:
            return await self._send_sheet(press)
        return Sheet(look)

    async def _launch(self, press: Request) -> Answer:
        return Launch(press.game)

    async def _send_sheet(self, press: Request) -> Answer:
        if not press.where.reaches_reader:
            raise Refused("guest_writes")
        await self._coordinator.change(press.game, appearance.place_panel, press.user_id, "dm")
        return Shown(_sent_page(press, press.game))

    async def _rematch(self, press: Request) -> Answer:
        """Open a lobby for the same people, as a new message, or join it; start a private game at once, in the answer.
        A screen shows either in place of the old game."""
        old = await self._coordinator.look(press.game, press.user_id)
        if old.is_private and (old.own is None or not old.is_over):
            raise Refused("not_playing" if old.own is None else "not_over")
        person = Person(press.user_id, press.reader.name, press.locale)
        is_open = Private(Page(press.say("rematch-open")))
        if press.where.is_screen:
            game = await self._coordinator.rematch(
                press.game, person, interaction=press.chance, panel=press.where.panel
            )
            await press.origin.show_game(press, await self._coordinator.looks(game))
            return DONE
        if not old.is_private:
            if old.place.is_hidden:
                raise Refused("channel_closed", {"channel": f"<#{old.place.channel_id}>"})
            if old.place.is_guest:
                return await self._rematch_as_guest(press, person)
            await self._coordinator.rematch(press.game, person, interaction=press.chance)
            return is_open
        sent = await press.origin.place(press, "panel", 0, is_private=not press.where.is_direct)
        if sent is not None:
            await self._coordinator.rematch(press.game, person, sent)
        elif press.origin.is_answered:
            # The press had to wait; its deferral does not create a new message.
            game = await self._coordinator.rematch(press.game, person)
            return Private(_sent_page(press, game))
        return DONE

    async def _rematch_as_guest(self, press: Request, person: Person) -> Answer:
        """Open a lobby for the same people as the answer, which everybody sees, or join the one that is open."""
        finished = (await self._coordinator.games.game(press.game)).row
        if finished.rematch is not None:
            following = await self._coordinator.look(finished.rematch)
            # One that was opened in the Activity has no message yet.
            if not following.is_over and await self._refresher.has_table(following.game):
                await self._coordinator.rematch(press.game, person, interaction=press.chance)
                return Private(Page(press.say("rematch-open")))
        sent = await self._placed_table(press, finished)
        await self._coordinator.rematch(press.game, person, sent, interaction=press.chance)
        return DONE

    async def _repost(self, press: Request) -> Answer:
        """Show a table where the bot is a guest in a new message, in place of the one that has scrolled away."""
        look = await self._coordinator.look(press.game)
        if look.is_over:
            raise Refused("game_over")
        sent = await self._placed_table(press, look)
        await self._coordinator.change(press.game, appearance.move_table, sent)
        return DONE

    async def _placed_table(self, press: Request, game: GameRow | Look) -> Sent:
        """Answer with a message that everybody sees, where a game is; raises Refused anywhere else, and StoreBusy if
        it is too late for one."""
        if press.where.guest_of is None or press.where.channel != game.place.channel_id:
            raise Refused("guest_elsewhere")
        need_voice(press)
        sent = await press.origin.place(press, "table", TABLE_SEAT, is_private=False)
        if sent is None:
            raise StoreBusy("too late for an answer that everyone sees: nothing was changed")
        return sent


def _sent_page(request: Request, game: str) -> Page:
    return sent_page(game, request, is_dm=request.where.is_direct)
