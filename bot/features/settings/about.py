"""What this bot is, in a few lines."""

from __future__ import annotations

from bot import PROGRAM, __version__
from bot.features.settings.privacy import privacy_button
from bot.features.settings.verbs import SettingsVerb
from bot.games.registry import PARTS
from bot.interactions.answers import Answer, Private
from bot.interactions.home.parts import more_button
from bot.interactions.permissions import install_link, is_for_people, own_install_link
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.pages.control import Control, Verb
from bot.pages.layouts import layout_page, row, rule, words
from bot.pages.page import Item, button, link
from bot.pages.texts import has_text


def about_handlers(services: Services) -> Asks:
    async def show(request: Request) -> Answer:
        buttons: list[Item] = [
            button(Control(Verb.RULES), request.say("about-rules"), emoji="📖"),
            privacy_button(request),
        ]
        client = services.delivery.client
        if client.application_id is not None:
            buttons.append(link(request.say("about-invite"), install_link(client.application_id)))
            if is_for_people(client):
                buttons.append(link(request.say("about-add"), own_install_link(client.application_id)))
        if services.support_server:
            buttons.append(link(request.say("about-support"), services.support_server))
        credited = tuple(
            request.say(key) for game in PARTS if has_text(request.locale, key := f"credit-{game}")
        )
        page = layout_page(
            words(
                request.say("about-title"),
                *(request.say(f"about-{game}-text") for game in PARTS),
                request.say("about-text"),
                request.say("about-commands-text"),
            ),
            rule(),
            words(
                request.say("about-unofficial", credits=credited),
                request.say("about-licence", version=__version__),
                request.say("about-data"),
                request.say("about-operator", program=PROGRAM),
            ),
            row(*buttons, more_button(request)),
        )
        return Private(page)

    return {SettingsVerb.ABOUT: show}
