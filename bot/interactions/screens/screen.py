"""One open screen: what it shows, what its person has pressed, and when it is drawn again."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import secrets
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass, replace
from typing import Any, assert_never

import discord

from bot.games.names import plain_names
from bot.interactions.answers import (
    Answer,
    Done,
    Game,
    Growing,
    Launch,
    Linked,
    Posted,
    Private,
    Sheet,
    Shown,
)
from bot.interactions.border import tap_of
from bot.interactions.languages import LANGUAGE, as_chosen, supported_locale
from bot.interactions.request import Request
from bot.interactions.screens.gallery import Gallery, PageLink, Studio
from bot.interactions.screens.mentions import Names
from bot.interactions.screens.visitor import Visitor, press_id
from bot.interactions.screens.written import (
    Offer,
    Viewing,
    offered_controls,
    written_as_game,
    written_game,
    written_page,
)
from bot.interactions.services import Services
from bot.messages.failures import SHUT, refusal
from bot.messages.game_messages import Drawing
from bot.messages.panel import panel_page
from bot.pages.control import NO_GAME, ON_PAGE, Control, Verb
from bot.pages.page import Page
from bot.pages.texts import keys, language, text
from bot.store.errors import StoreError
from bot.store.messages import Sent
from bot.store.rows import MessageKind, PanelPlace, Theme
from bot.turns import appearance
from bot.turns.look import Look, Looks, Refused
from bot.turns.tasks import Background

KEPT_OFFERS = 8
"""How many earlier states may still be pressed, because the page may not know the newest yet."""
MOST_PRESSES = 8
"""The most presses of one screen under way at once."""
IN_TURN_SECONDS = 1.0
"""The longest that a press waits for the one before: a slow hint must not hold up what follows."""
TOGETHER_SECONDS = 0.1
"""For how many seconds changes of others are collected and shown as one."""
AGAIN_SECONDS = 1.0
"""Seconds until a screen is drawn again after the database failed."""
WORDS = "activity-page-"
"""The beginning of the keys of the page's own texts."""

logger = logging.getLogger(__name__)

CarryOut = Callable[[Request], Awaitable[None]]
"""Carries out a press."""


QuickLink = Callable[[int, Mapping[str, str]], Awaitable[str]]
"""(person, what Discord shows of the link) -> the id of a link that shows it; empty if Discord makes none."""


async def no_link(*_: object) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Means:
    """The services that all screens share."""

    services: Services
    studio: Studio
    names: Names
    carry_out: CarryOut


@dataclass(frozen=True, slots=True)
class Followed:
    """The game on a screen."""

    game: str
    moment: tuple[object, ...]
    drawing: Drawing
    """Draws the panel until this moment has passed."""


class OpenScreen:
    """The screen of one person. It shows the newest state; of everything that arrives while it is drawn,
    only the last."""

    def __init__(self, means: Means, visitor: Visitor, link: PageLink, quick_link: QuickLink) -> None:
        self._means = means
        self.visitor = visitor
        self.locale = visitor.locale
        self._spoken = ""
        """The language of the words that the page has."""
        self._link = link
        self._quick_link = quick_link
        self._gallery = Gallery(means.studio, link)
        self._scale = 1
        self._theme: Theme = "dark"
        self.followed: Followed | None = None
        self.revision = -1
        """The revision of the game as it is shown."""
        self.top: Page | None = None
        """The page that it shows on top of the game."""
        self._below: Page | None = None
        """The page shown like a game below that one."""
        self._home_page: Page | None = None
        self._answered: int | None = None
        """The number of the newest press that was carried out."""
        self._due = asyncio.Event()
        self._waking: asyncio.TimerHandle | None = None
        self._offers: deque[Offer] = deque(maxlen=KEPT_OFFERS)
        self._pressing = Background()
        self.newest: ScreenOrigin | None = None
        """The last press, unless the person has gone elsewhere since."""

    # What the page says

    def press(self, number: int, nonce: str, custom_id: str, value: str) -> None:
        pressed = ScreenOrigin(self, self._means.services, number)
        if len(self._pressing) >= MOST_PRESSES:
            self._pressing.begin(pressed.tell(Page(text(self.locale, "activity-too-many"))))
            return
        if not self._is_offered(custom_id, value):
            self._pressing.begin(pressed.tell(Page(text(self.locale, "press-unknown"))))
            return
        before, self.newest = self.newest, pressed
        pressed.task = self._pressing.begin(self._press(pressed, nonce, custom_id, value, before))

    def back(self) -> None:
        self.newest = None
        self.top, self._below = self._below, None
        if self.top is None and self.followed is None:
            self.home()
        else:
            self._due.set()

    def home(self) -> None:
        self.newest = self._below = None
        self._pressing.begin(self._go_home())

    def draw_for(self, scale: int, theme: Theme) -> None:
        """Draw pictures at this scale, in these colours, from now on."""
        self._scale, self._theme = scale, theme
        self._due.set()

    # What it shows

    @property
    def is_at_home(self) -> bool:
        """Return whether it shows the home page, and no game below."""
        return self.followed is None and self.top is self._home_page

    @property
    def shows_home(self) -> bool:
        return self.top is not None and self.top is self._home_page

    def show(self, page: Page, *, is_new: bool = False, is_home: bool = False) -> None:
        """Show a page on top: in place of the one there, unless it is a new one above a page shown like a game."""
        if page.as_game is not None:
            self._below = None
        elif is_new and self.top is not None and self.top.as_game is not None:
            self._below = self.top
        self.top = page
        self._home_page = page if is_home else self._home_page
        self._due.set()

    def close_pages(self) -> None:
        """Let nothing lie on top of the game."""
        self.top = self._below = None

    def follow(self, looks: Looks, drawing: Drawing = panel_page) -> None:
        """Show a game from now on, below what is on top."""
        look = looks(self.visitor.user_id)
        self.followed = Followed(look.game, _moment(look), drawing)
        self._due.set()

    def answered(self, number: int | None) -> None:
        """Note that a press was carried out, so that the next frame says so."""
        if number is not None:
            self._answered = max(number, self._answered or 0)
        self._due.set()

    async def tell(self, number: int | None, sentence: str) -> None:
        with suppress(ConnectionError):
            await self._send({"t": "told", "n": number, "text": sentence})
        self.answered(number)

    async def enter(self, custom_id: str) -> None:
        """Press, as its person, the control of the link that opened it."""
        self.newest = origin = ScreenOrigin(self, self._means.services, 0)
        await self._means.carry_out(self._tap(origin, secrets.token_hex(8), custom_id, ""))

    async def send_link(self, number: int | None, link: Linked) -> None:
        """Let the person send a link to others, with its picture if Discord takes that."""
        start, drawn = link.start.custom_id(), await self._means.studio.drawn(link.picture)
        shown = {
            "custom_id": start,
            "title": link.title,
            "description": link.message,
            "image": base64.b64encode(drawn).decode(),
        }
        args = {"message": link.message, "custom_id": start}
        if quick := await self._quick_link(self.visitor.user_id, shown):
            args["link_id"] = quick
        await self._send({"t": "share", "args": args})
        self.answered(number)

    def wake(self) -> None:
        """Soon show what others have changed."""
        if self._waking is None:
            self._waking = asyncio.get_running_loop().call_later(TOGETHER_SECONDS, self._wake_up)

    def _wake_up(self) -> None:
        self._waking = None
        self._due.set()

    async def run(self) -> None:
        """Show what is new until the page is gone; raises ConnectionError then."""
        self._due.set()
        while True:
            await self._due.wait()
            self._due.clear()
            try:
                await self._draw()
            except StoreError as error:
                # What is shown stays; the database may be back soon.
                logger.warning("a screen is not drawn: %s", error)
                asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._due.set)
            except ConnectionError:
                raise
            except Exception:
                logger.exception("a screen could not be drawn")
                await self._send(
                    {"t": "told", "n": self._answered, "text": text(self.locale, "press-failed")}
                )

    async def close(self) -> None:
        """Let presses under way finish without an answer; the sheet of a game still to begin then comes as the table
        says."""
        if self._pressing:
            await asyncio.wait(self._pressing)
        if self.followed is not None:
            with suppress(Refused, StoreError):
                looks = await self._means.services.coordinator.looks(self.followed.game)
                await self._place(looks, "activity", looks(None).options.panel)

    async def _draw(self) -> None:
        await self._speak()
        number, found = self._answered, await self._present()
        if found is None and self.top is None:
            await self._go_home()
        top, offer, game, players = self.top, dict[str, frozenset[str]](), None, dict[int, str]()
        board = self._below if top is None or top.as_game is None else top
        how = None if board is None else board.as_game
        if found is not None:
            looks, drawing = found
            look = looks(self.visitor.user_id)
            additions = self._means.services.refresher.additions
            visitor = self.visitor
            viewing = Viewing(visitor.user_id, visitor.channel_id, self.locale, self._theme, additions)
            if how is None:
                game, own = await written_game(looks, viewing, drawing, self._shown)
                offer.update(own)
            names = zip(look.players, plain_names(look.read_in(self.locale)), strict=True)
            players = {p.user_id: name for p, name in names if p.user_id is not None}
            self.revision = look.revision
        if top is not None:
            offer.update(offered_controls(top))
        written = None
        if board is not None and how is not None:
            is_above = found is not None
            game = await written_as_game(board, how, self.locale, self._shown, is_above=is_above)
            offer.update(offered_controls(board))
        if top is not None and top is not board:
            written = {**await written_page(top, self.locale, self._shown), **self._place_of(top, game)}
        # Before it is sent: it may be pressed as soon as it is there.
        self._offers.append(offer)
        await self._send({"t": "show", "top": written, "game": game, "n": number}, players)

    def _place_of(self, top: Page, game: Mapping[str, Any] | None) -> Mapping[str, str]:
        """Return what stands above a page, and how it lies above the game."""
        if game is None:
            return {"title": "", "kind": "home" if top is self._home_page else ""}
        is_small = not top.frame and not top.pictures
        return {"title": "" if top.frame else game["title"], "kind": "small" if is_small else ""}

    async def _speak(self) -> None:
        """Use the language that the person has chosen, from the first frame on."""
        settings = await self._means.services.records.settings.of("person", self.visitor.user_id)
        self.locale = supported_locale(self.visitor.locale, settings[LANGUAGE])
        if self._spoken != (name := language(self.locale)):
            own = {key.removeprefix(WORDS): text(name, key) for key in keys(name) if key.startswith(WORDS)}
            await self._send({"t": "words", "locale": name, "words": own})
            self._spoken = name

    async def _present(self) -> tuple[Looks, Drawing] | None:
        """Return the followed game as it is now, and how its panel is drawn; None if there is none any more. A person
        with its lobby open plays here."""
        followed = self.followed
        if followed is None:
            return None
        try:
            looks = await self._means.services.coordinator.looks(followed.game)
            looks = await self._place(looks, "dm", "activity")
        except Refused:
            looks = None
        if looks is None or not may_watch(looks(self.visitor.user_id), self.visitor):
            self.followed = None if self.followed is followed else self.followed
            return None
        is_same = _moment(looks(self.visitor.user_id)) == followed.moment
        return looks, followed.drawing if is_same else panel_page

    async def _place(self, looks: Looks, before: PanelPlace, after: PanelPlace) -> Looks:
        """In a lobby, move the place where the person will have their sheet."""
        look = looks(self.visitor.user_id)
        if look.status != "lobby" or look.own is None or look.own.panel != before:
            return looks
        return await self._means.services.coordinator.change(
            look.game, appearance.place_panel, self.visitor.user_id, after
        )

    async def _shown(self, picture: Any) -> dict[str, Any]:
        return await self._gallery.shown(picture.at(self._scale))

    async def _go_home(self) -> None:
        """Show the home page, as a press on a control that leads there does."""
        control = Control(Verb.HOME, tag=ON_PAGE).custom_id()
        origin = ScreenOrigin(self, self._means.services, None)
        await self._means.carry_out(self._tap(origin, secrets.token_hex(8), control, ""))
        if self.top is None:
            self.show(Page(text(self.locale, "activity-nothing")), is_home=True)

    async def _press(
        self, pressed: ScreenOrigin, nonce: str, custom_id: str, value: str, before: ScreenOrigin | None
    ) -> None:
        if before is not None and before.task is not None:
            await asyncio.wait({before.task}, timeout=IN_TURN_SECONDS)
        await self._means.carry_out(self._tap(pressed, nonce, custom_id, value))
        self.answered(pressed.number)

    def _tap(self, origin: ScreenOrigin, nonce: str, custom_id: str, value: str) -> Request:
        press, now = press_id(self.visitor.user_id, nonce), self._means.services.coordinator.now()
        locale, theme = self.locale, self._theme
        return tap_of(self.visitor, origin, press, custom_id, value, locale=locale, theme=theme, now=now)

    def _is_offered(self, custom_id: str, value: str) -> bool:
        """Return whether this screen has lately shown this control with this option, as Discord checks for its
        messages."""
        options = [offer[custom_id] for offer in self._offers if custom_id in offer]
        return any(value in known if known else not value for known in options)

    async def _send(self, frame: Mapping[str, Any], players: Mapping[int, str] | None = None) -> None:
        written = json.dumps(frame, ensure_ascii=False, separators=(",", ":"))
        await self._link.send(await self._means.names.named(written, players or {}))


class ScreenOrigin:
    """A press on a screen, or a look at the home page, which has no number."""

    is_answered = False
    is_wordless = False

    def __init__(self, screen: OpenScreen, services: Services, number: int | None) -> None:
        self._screen = screen
        self._services = services
        self.number = number
        self.task: asyncio.Task[None] | None = None
        self._page: Page | None = None
        """The page that this press has shown last."""

    @asynccontextmanager
    async def received(self, request: Request, *, opens_message: bool) -> AsyncIterator[Request]:
        del opens_message
        reader = await as_chosen(self._services.records.settings, request.reader)
        yield replace(request, reader=reader)

    async def carry(self, request: Request, answer: Answer) -> None:
        coordinator = self._services.coordinator
        match answer:
            case Shown(page) | Private(page):
                control = request.control
                is_new = isinstance(answer, Private) and control.tag != ON_PAGE
                await self._show(page, is_new=is_new, is_home=control.verb == Verb.HOME)
            case Posted():
                await self._publish(request, answer)
            case Sheet(look):
                look.need_seat()
                self._follow(await coordinator.looks(look.game))
            case Game(looks):
                self._follow(looks)
            case Growing(pages, first):
                if first is not None:
                    await self._show(first)
                self._services.answering.grow(request.id, pages, self._show)
            case Launch(game):
                self._follow(await coordinator.looks(game))
            case Linked():
                await self._screen.send_link(self.number, answer)
            case Done():
                pass
            case _:
                assert_never(answer)

    async def tell(self, page: Page, _: str = NO_GAME) -> None:
        """Say a sentence beside what is shown; a page with controls, and what is said of the home page, is shown."""
        if page.rows or self.number is None:
            await self._show(page, is_home=self.number is None)
        else:
            await self._screen.tell(self.number, page.content)

    async def refuse(self, _: Request, __: Looks | None, sentence: str) -> None:
        await self.tell(Page(sentence))

    async def place(self, _: Request, __: MessageKind, ___: int, *, is_private: bool) -> Sent | None:
        """Return None: a screen has no messages."""

    async def is_kept(self, _: Request) -> bool:
        return True

    def holding(self) -> AbstractAsyncContextManager[None]:
        return nullcontext()

    async def show_game(self, request: Request, looks: Looks, drawing: Drawing = panel_page) -> None:
        """Show the game, and keep the sheet of somebody who plays there: change a message with it once more, and send
        none."""
        self._follow(looks, drawing)
        look = looks(request.user_id)
        if look.own is not None and look.own.panel != "activity" and not look.is_over:
            await self._services.coordinator.change(
                look.game, appearance.place_panel, request.user_id, "activity"
            )

    async def _show(self, page: Page, *, is_new: bool = False, is_home: bool = False) -> bool:
        # A review that is being made shows its progress until its person has gone elsewhere.
        if self._page is None or self._screen.top is self._page:
            self._page = page
            self._screen.show(page, is_new=is_new, is_home=is_home)
            self._screen.answered(self.number)
        return True

    def _follow(self, looks: Looks, drawing: Drawing = panel_page) -> None:
        if self._screen.newest is self:
            self._screen.close_pages()
        self._screen.follow(looks, drawing)
        self._screen.answered(self.number)

    async def _publish(self, request: Request, answer: Posted) -> None:
        """Send a page to the channel that the screen is in, or show it there if the bot is not in that channel."""
        channel = request.where.channel
        if request.where.server is None or channel is None:
            await self._show(answer.page)
            return
        services = self._services
        try:
            _, message_id = await services.delivery.send_public(
                channel, answer.page, request.tag, is_first=True
            )
        except discord.HTTPException as error:
            if refusal(error) not in SHUT:
                raise
            raise Refused("channel_closed", {"channel": f"<#{channel}>"}) from error
        await self.tell(Page(request.say("activity-published")))
        await services.coordinator.messages.shown_to_all(channel, message_id, answer.named)


def may_watch(look: Look, visitor: Visitor) -> bool:
    """Return whether a person may see a game: their own, or a table in the channel where they are."""
    is_here = not look.is_private and look.place.channel_id == visitor.channel_id
    return look.own is not None or is_here


def _moment(look: Look) -> tuple[object, ...]:
    """Return the state on which a half-made choice depends."""
    return look.status, look.step, look.viewer.entry, look.viewer.is_ready
