"""Show others one moment, with the way to play it: first to the person alone, then in the channel or by a link."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial
from urllib.parse import quote

from bot.interactions.answers import Answer, Linked, Posted, Private
from bot.interactions.commands.opening import server_defaults
from bot.interactions.request import Request
from bot.interactions.services import Services
from bot.pages.control import Control
from bot.pages.page import Button, Page, Picture, Style, button
from bot.pages.texts import Language, Speech
from bot.render.card import draw_card
from bot.store.rows import Theme

POST, LINK = "post", "link"
"""The tags of the second press: show it to everybody here, or send others a link."""
MOST_MESSAGE = 1000  # Discord's limit for what is sent with a link


@dataclass(frozen=True, slots=True)
class Shareable:
    """What others get to see, and where they may play the same."""

    said: str
    """Words about it and its result, without what others should not know; the first line is its title."""
    moment: str
    """The picture in a sentence; empty if there is none to be told yet."""
    picture: Picture
    play: Control
    """Leads anybody there; a link carries it, so that it does the same however often it is pressed."""
    share: Control
    """Shows this once more; a tag is added."""
    note: str = ""
    """What only the person is told."""

    @property
    def title(self) -> str:
        return self.said.partition("\n")[0]

    @property
    def message(self) -> str:
        return "\n".join(filter(None, (self.said, self.moment)))


Make = Callable[[Speech, Theme | None], Awaitable[Shareable]]
"""(reader, theme) -> it in a language, and in these colours or the person's own."""


async def share(services: Services, request: Request, make: Make) -> Answer:
    """Show a person what others would see or, once they have pressed there, show it to them."""
    if request.control.tag == POST:
        defaults = await server_defaults(services, request)
        reader = Language(defaults.language)
        found = await make(reader, defaults.theme)
        play = button(found.play, reader.say("share-play"), Style.PRIMARY, emoji="🎲")
        said = f"<@{request.user_id}>\n{found.said}"
        page = Page(said, (found.picture,), ((play,),), caption=(found.moment,))
        return Posted(page, [request.user_id])
    found = await make(request, request.where.theme)
    if request.control.tag == LINK:
        drawn = found.picture
        draw = partial(draw_card, (drawn.draw, *drawn.then))
        card = replace(drawn, key=f"{drawn.key}:card", draw=draw, then=(), is_scalable=False)
        return Linked(found.play, found.title, found.message[:MOST_MESSAGE], card)
    return Private(_own_page(services, request, found))


def _own_page(services: Services, request: Request, found: Shareable) -> Page:
    """Return what others would see, with the buttons that show it to them or, in direct messages, the words to copy."""

    def further(tag: str, label: str, emoji: str) -> Button:
        return button(replace(found.share, tag=tag), request.say(label), Style.SUCCESS, emoji=emoji)

    where = request.where
    buttons = [] if where.is_direct or where.is_hushed else [further(POST, "share-post", "📣")]
    if where.is_screen:
        buttons.append(further(LINK, "share-link", "🔗"))
    copied = ""
    if not buttons:
        application, start = services.delivery.client.application_id, quote(found.play.custom_id(), safe=":,")
        link = f"https://discord.com/activities/{application}?custom_id={start}"
        copied = request.say("share-copy", said="\n".join((found.message, *([link] * services.has_activity))))
    caption = (found.said, found.moment, found.note, copied)
    return Page(pictures=(found.picture,), rows=(tuple(buttons),) if buttons else (), caption=caption)
