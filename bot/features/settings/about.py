"""`/about`: what this bot is, in a few lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot import __version__
from bot.features.lessons.rules import rules_button
from bot.features.settings.privacy import privacy_button
from bot.interactions.permissions import install_link
from bot.interactions.press import Handler
from bot.interactions.services import Services
from bot.interactions.translator import named
from bot.messages.first_answer import Interaction
from bot.pages.control import Verb
from bot.pages.layouts import layout_page, row, rule, words
from bot.pages.page import Item, Page, link
from bot.pages.texts import text


def add_about(tree: app_commands.CommandTree[Any], services: Services) -> Mapping[Verb, Handler]:
    @tree.command(name=named("command-about"), description=named("command-about-about"))
    async def about(interaction: Interaction) -> None:
        page = about_page(str(interaction.locale), interaction.application_id)
        await services.delivery.answer_private(interaction, page)

    return {}


def about_page(locale: str, application_id: int | None) -> Page:
    buttons: list[Item] = [rules_button(locale), privacy_button(locale)]
    if application_id is not None:
        buttons.append(link(text(locale, "about-invite"), install_link(application_id)))
    return layout_page(
        words(text(locale, "about-title"), text(locale, "about-text"), text(locale, "about-commands-text")),
        rule(),
        words(
            text(locale, "about-unofficial"),
            text(locale, "about-licence", version=__version__),
            text(locale, "about-data"),
            text(locale, "about-operator"),
        ),
        row(*buttons),
    )
