"""The data stored about a person, with ways to get a copy or delete it."""

from __future__ import annotations

import json

from bot.features.settings.removals import Removals
from bot.features.settings.verbs import SettingsVerb
from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.pages.control import Control, Verb
from bot.pages.layouts import layout_page, row, rule, words
from bot.pages.page import Button, Page, Picture, Style, button
from bot.pages.texts import text
from bot.turns.look import Refused

EXPORT_NAME = "roll-and-write-data.json"


def privacy_handlers(services: Services, removals: Removals) -> Handlers:
    async def show(press: Press) -> None:
        """Show the page, also in place of the question or of another page."""
        page = privacy_page(press.locale)
        if press.control.arg == "keep":
            await services.delivery.answer(press.interaction, page)
        else:
            await services.delivery.answer_private(press.interaction, page)

    async def export(press: Press) -> None:
        content = await services.records.export_user(press.user_id)
        data = json.dumps(content, indent=2, ensure_ascii=False).encode()
        await services.delivery.answer_private(press.interaction, _export_page(press, data))

    async def forget(press: Press) -> None:
        if playing := await services.coordinator.games_of(press.user_id):
            raise Refused("open_games", {"games": len(playing)})
        if press.control.arg == "sure":
            direct = await removals.direct_channel(press.user_id)
            async with services.coordinator.games.set_aside():
                games = await services.records.delete_user(
                    press.user_id,
                    now=services.coordinator.now(),
                    asked_by=press.interaction.id,
                    direct_channel=direct,
                )
            if games:
                raise Refused("open_games", {"games": games})
            page = layout_page(words(text(press.locale, "privacy-deleted")))
        else:
            page = _question(press.locale)
        await services.delivery.answer(press.interaction, page)

    return {Verb.PRIVACY: show, SettingsVerb.EXPORT: export, SettingsVerb.FORGET: forget}


def privacy_page(locale: str) -> Page:
    return layout_page(
        words(text(locale, "privacy-title"), text(locale, "privacy-kept")),
        words(text(locale, "privacy-seen")),
        rule(),
        words(text(locale, "privacy-choice")),
        row(
            button(Control(SettingsVerb.EXPORT), text(locale, "privacy-export"), emoji="📄"),
            button(Control(SettingsVerb.FORGET), text(locale, "privacy-delete"), Style.DANGER, emoji="🗑️"),
        ),
    )


def privacy_button(locale: str) -> Button:
    """Return a button that opens this page from any other."""
    return button(Control(Verb.PRIVACY), text(locale, "about-privacy"), emoji="🔒")


def _question(locale: str) -> Page:
    return layout_page(
        words(text(locale, "privacy-ask")),
        row(
            button(Control(SettingsVerb.FORGET, arg="sure"), text(locale, "privacy-sure"), Style.DANGER),
            button(Control(Verb.PRIVACY, arg="keep"), text(locale, "privacy-keep")),
        ),
    )


def _export_page(press: Press, data: bytes) -> Page:
    attachment = Picture(
        EXPORT_NAME,
        text(press.locale, "privacy-export-alt"),
        # Drawings with the same key may be shared, and a copy must reach its own person only.
        key=f"export:{press.interaction.id}",
        draw=lambda: data,
    )
    return Page(text(press.locale, "privacy-export-ready"), (attachment,))
