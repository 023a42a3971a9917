"""The data stored about a person, with ways to get a copy or delete it."""

from __future__ import annotations

import json

from bot.features.settings.removals import Removals
from bot.features.settings.verbs import SettingsVerb
from bot.interactions.answers import Answer, Private, Shown
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.interactions.settings_lines import settings_button
from bot.pages.control import ON_PAGE, Control, Verb
from bot.pages.layouts import layout_page, row, rule, words
from bot.pages.page import Button, Page, Picture, Style, button
from bot.pages.texts import Speech
from bot.turns.look import Refused

EXPORT_NAME = "roll-and-write-data.json"


def privacy_handlers(services: Services, removals: Removals) -> Asks:
    months = services.keep_inactive

    async def show(request: Request) -> Answer:
        page = layout_page(
            words(request.say("privacy-title"), request.say("privacy-kept")),
            words(request.say("privacy-seen")),
            rule(),
            words(request.say("privacy-choice"), request.say("privacy-inactive", months=months)),
            row(
                button(Control(SettingsVerb.EXPORT), request.say("privacy-export"), emoji="📄"),
                button(Control(SettingsVerb.FORGET), request.say("privacy-delete"), Style.DANGER, emoji="🗑️"),
                settings_button(request),
            ),
        )
        return Private(page)

    async def export(request: Request) -> Answer:
        content = await services.records.export_user(request.user_id)
        data = json.dumps(content, indent=2, ensure_ascii=False).encode()
        attachment = Picture(
            EXPORT_NAME,
            request.say("privacy-export-alt"),
            # Drawings with the same key may be shared, and a copy must reach its own person only.
            key=f"export:{request.id}",
            draw=lambda: data,
        )
        return Private(Page(request.say("privacy-export-ready"), (attachment,)))

    async def forget(request: Request) -> Answer:
        if playing := await services.coordinator.games_of(request.user_id):
            raise Refused("open_games", {"games": len(playing)})
        if request.control.arg != "sure":
            sure = button(Control(SettingsVerb.FORGET, arg="sure"), request.say("privacy-sure"), Style.DANGER)
            keep = button(Control(Verb.PRIVACY, tag=ON_PAGE), request.say("privacy-keep"))
            return Shown(layout_page(words(request.say("privacy-ask")), row(sure, keep)))
        direct = await removals.direct_channel(request.user_id)
        async with services.coordinator.games.set_aside():
            games = await services.records.delete_user(
                request.user_id,
                now=services.coordinator.now(),
                asked_by=request.id,
                direct_channel=direct,
            )
        if games:
            raise Refused("open_games", {"games": games})
        return Shown(layout_page(words(request.say("privacy-deleted"))))

    return {Verb.PRIVACY: show, SettingsVerb.EXPORT: export, SettingsVerb.FORGET: forget}


def privacy_button(reader: Speech, *, tag: str = "") -> Button:
    """Return a button that opens this page from any other."""
    return button(Control(Verb.PRIVACY, tag=tag), reader.say("about-privacy"), emoji="🔒")
