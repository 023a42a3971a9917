"""What this bot is, in a few lines."""

from __future__ import annotations

from bot import PROGRAM, __version__
from bot.features.settings.privacy import privacy_button
from bot.features.settings.verbs import SettingsVerb
from bot.games.registry import PARTS
from bot.interactions.answers import Answer, Private
from bot.interactions.home.parts import more_button
from bot.interactions.permissions import install_link
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.pages.control import Control, Verb
from bot.pages.layouts import layout_page, row, rule, words
from bot.pages.page import Item, Page, button, link
from bot.pages.texts import Speech, has_text


def about_handlers(services: Services) -> Asks:
    async def show(request: Request) -> Answer:
        return Private(about_page(request, services.delivery.client.application_id))

    return {SettingsVerb.ABOUT: show}


def about_page(reader: Speech, application_id: int | None) -> Page:
    buttons: list[Item] = [
        button(Control(Verb.RULES), reader.say("about-rules"), emoji="📖"),
        privacy_button(reader),
    ]
    if application_id is not None:
        buttons.append(link(reader.say("about-invite"), install_link(application_id)))
    credited = tuple(reader.say(key) for game in PARTS if has_text(reader.locale, key := f"credit-{game}"))
    return layout_page(
        words(
            reader.say("about-title"),
            *(reader.say(f"about-{game}-text") for game in PARTS),
            reader.say("about-text"),
            reader.say("about-commands-text"),
        ),
        rule(),
        words(
            reader.say("about-unofficial", credits=credited),
            reader.say("about-licence", version=__version__),
            reader.say("about-data"),
            reader.say("about-operator", program=PROGRAM),
        ),
        row(*buttons, more_button(reader)),
    )
