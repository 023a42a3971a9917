"""What this bot is, in a few lines."""

from __future__ import annotations

from bot import PROGRAM, __version__
from bot.features.settings.privacy import privacy_button
from bot.features.settings.verbs import SettingsVerb
from bot.games.registry import PARTS
from bot.interactions.answers import Answer, Private
from bot.interactions.permissions import install_link
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.pages.control import Control, Verb
from bot.pages.layouts import layout_page, row, rule, words
from bot.pages.page import Item, Page, button, link
from bot.pages.texts import has_text, text


def about_handlers(services: Services) -> Asks:
    async def show(request: Request) -> Answer:
        return Private(about_page(request.locale, services.delivery.client.application_id))

    return {SettingsVerb.ABOUT: show}


def about_page(locale: str, application_id: int | None) -> Page:
    buttons: list[Item] = [
        button(Control(Verb.RULES), text(locale, "about-rules"), emoji="📖"),
        privacy_button(locale),
    ]
    if application_id is not None:
        buttons.append(link(text(locale, "about-invite"), install_link(application_id)))
    credited = tuple(text(locale, key) for game in PARTS if has_text(locale, key := f"credit-{game}"))
    return layout_page(
        words(
            text(locale, "about-title"),
            *(text(locale, f"about-{game}-text") for game in PARTS),
            text(locale, "about-text"),
            text(locale, "about-commands-text"),
        ),
        rule(),
        words(
            text(locale, "about-unofficial", credits=credited),
            text(locale, "about-licence", version=__version__),
            text(locale, "about-data"),
            text(locale, "about-operator", program=PROGRAM),
        ),
        row(*buttons),
    )
