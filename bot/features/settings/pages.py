"""`/settings`: people's own settings, and those of their server, a line for each; the lines are the features'."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, get_args

from bot.features.settings.privacy import privacy_button
from bot.features.settings.verbs import SettingsVerb
from bot.interactions.answers import Answer, Private, Shown
from bot.interactions.commands.declared import Command
from bot.interactions.home.parts import home_button
from bot.interactions.languages import LANGUAGE, SERVER_LANGUAGE, speaking
from bot.interactions.permissions import need_manager
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.interactions.settings_lines import (
    AUTOMATIC,
    Line,
    Reading,
    change_asked,
    channel_menu,
    clearing,
    menu,
    settings_button,
    switch_line,
)
from bot.messages.more_pages import alert_button, back_button
from bot.pages.control import NO_GAME, ON_PAGE, Control, Verb
from bot.pages.layouts import beside, layout_page, row, rule, words
from bot.pages.page import Page, Part, button
from bot.pages.texts import LANGUAGES, is_preview, language, language_name
from bot.store.rows import TableStyle
from bot.store.settings import (
    CHANNELS,
    GOES_ON,
    LISTED,
    MAX_CHANNELS,
    RATING_SHOWN,
    RIDING,
    SERVER_THEME,
    SHEET_HERE,
    TABLE_STYLE,
    THEME,
    Owner,
    Setting,
)
from bot.turns import appearance
from bot.turns.clocks import CLOCK, CLOCKS
from bot.turns.look import Refused

ON_SETTINGS = "me"
"""The tag of a control of alerts that shows the settings again."""


class SettingsPages:
    """Shows the lines of all features, and saves what is chosen there."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._lines = sorted((*LINES, *services.lines), key=lambda line: line.place)
        self.command = Command("settings", self._show)
        self.handlers: Asks = {
            Verb.SETTINGS: self._show,
            SettingsVerb.SERVER: self._show_server,
            Verb.SET: self._change,
            Verb.ALERT: self._set_alert,
        }

    async def _show(self, request: Request) -> Answer:
        return Private(await self._page("person", request))

    async def _show_server(self, request: Request) -> Answer:
        return Private(await self._page("server", request))

    async def _change(self, request: Request) -> Answer:
        """Save what a control of a page asks for, and show the page again."""
        try:
            setting, changed = change_asked(self._lines, request.control.arg, request.values)
        except KeyError:
            raise Refused("malformed_move") from None
        id_ = request.user_id if setting.owner == "person" else need_manager(request)
        if changed is not None:
            chosen = await self._services.records.settings.save(id_, changed, now=request.now)
            if setting is LANGUAGE:
                request = replace(request, reader=speaking(request.reader, chosen[LANGUAGE]))
                await self._services.coordinator.change_all(id_, appearance.set_locale, request.locale)
            if setting in RIDING:
                await self._services.coordinator.change_all(
                    id_, appearance.set_settings, chosen.riding, is_drawn=setting.is_drawn
                )
        return Shown(await self._page(setting.owner, request))

    async def _set_alert(self, request: Request) -> Answer:
        """Switch alerts for this server; in direct messages, switch them all off."""
        is_on, server = request.control.arg == "on", request.where.server
        if server is not None:
            await self._services.records.people.set_alert(server, request.user_id, is_on=is_on)
        elif is_on:
            raise Refused("only_in_server")
        else:
            await self._services.records.people.end_alerts(request.user_id)
        if request.control.tag == ON_SETTINGS:
            return Shown(await self._page("person", request))
        # On another page, with a button to undo it.
        switch = alert_button(request, request.game, is_on=not is_on)
        back = () if request.game == NO_GAME else (back_button(request.game, request),)
        sentence = request.say("alert-switched", is_on="yes" if is_on else "no")
        return Private(Page(sentence, rows=((switch, *back),)))

    async def _page(self, owner: Owner, request: Request) -> Page:
        id_ = request.user_id if owner == "person" else need_manager(request)
        chosen = await self._services.records.settings.fresh(owner, id_)
        alerts = await self._services.records.people.alerts(id_) if owner == "person" else ()
        channels = await request.where.channels() if owner == "server" else ()
        reading = Reading(request, chosen, self._services.records.default_clock, alerts, channels)
        parts = [part for line in self._lines if line.owner == owner for part in line.parts(reading)]
        begin = "personal-" if owner == "person" else "settings-"
        to_server = _server(reading) if owner == "person" and request.where.manages else ()
        back = home_button(reading) if owner == "person" else settings_button(reading)
        return layout_page(
            words(reading.say(f"{begin}title"), reading.say(f"{begin}hint")),
            rule(),
            *parts,
            *to_server,
            row(back),
        )


def _languages(
    reading: Reading, setting: Setting[Any], given: str, automatic: str, sentence: str
) -> Iterator[Part]:
    """Yield the choice of a language; without one, it is that of the `given` locale."""
    own = reading.say(automatic, language=language_name(language(given)))
    names = {AUTOMATIC: own, **{code: language_name(code) for code in LANGUAGES}}
    shown = names[reading.chosen[setting] or AUTOMATIC]
    # People whose language is a preview are asked which words sound wrong.
    preview = reading.say("language-preview") if is_preview(reading.locale) else ""
    yield words(reading.say(sentence, language=shown), preview)
    yield menu(reading, setting, "settings-language-choose", names)


def _language(reading: Reading) -> Iterable[Part]:
    given = reading.request.reader.given
    return _languages(reading, LANGUAGE, given, "language-discord", "personal-language")


def _alerts(reading: Reading) -> Iterable[Part]:
    guild_id, alerts = reading.request.where.server, reading.alerts
    if guild_id is None:
        sentence = reading.say("personal-alerts", servers=len(alerts))
        off = Control(Verb.ALERT, arg="off", tag=ON_SETTINGS)
        yield beside(button(off, reading.say("alert-end")), sentence) if alerts else words(sentence)
        return
    is_on = "yes" if guild_id in alerts else "no"
    toggle = Control(Verb.ALERT, arg="off" if guild_id in alerts else "on", tag=ON_SETTINGS)
    yield beside(
        button(toggle, reading.say("alert-switch", is_on=is_on)), reading.say("personal-alert", is_on=is_on)
    )


def _data(reading: Reading) -> Iterable[Part]:
    yield beside(privacy_button(reading, tag=ON_PAGE), reading.say("personal-data"))


def _server(reading: Reading) -> Iterable[Part]:
    to_server = button(
        Control(SettingsVerb.SERVER, tag=ON_PAGE), reading.say("personal-to-server"), emoji="🛠️"
    )
    return rule(), beside(to_server, reading.say("personal-server"))


def _server_language(reading: Reading) -> Iterable[Part]:
    given = reading.request.where.locale or reading.locale
    return _languages(reading, SERVER_LANGUAGE, given, "language-auto", "settings-language")


def _clock(reading: Reading) -> Iterable[Part]:
    names = {name: reading.say(f"clock-{name}") for name in CLOCKS}
    yield words(reading.say("settings-clock", clock=names[reading.chosen[CLOCK] or reading.default_clock]))
    yield menu(reading, CLOCK, "settings-clock-choose", names)


def _channels(reading: Reading) -> Iterable[Part]:
    allowed = reading.chosen[CHANNELS].split()
    shown = tuple(f"<#{channel}>" for channel in allowed) or reading.say("settings-channels-all")
    sentence = reading.say("settings-channels", channels=shown)
    yield clearing(reading, CHANNELS, sentence, "settings-channels-clear", is_set=bool(allowed))
    yield channel_menu(reading, CHANNELS, "settings-channels-choose", chosen=allowed, most=MAX_CHANNELS)


def _table_style(reading: Reading) -> Iterable[Part]:
    names: dict[str, str] = {style: reading.say(f"table-style-{style}") for style in get_args(TableStyle)}
    style = reading.chosen[TABLE_STYLE]
    about = reading.say(f"table-style-{style}-about")
    yield words(reading.say("settings-table", style=names[style], about=about))
    yield menu(reading, TABLE_STYLE, "settings-table-choose", names)


LINES = (
    Line("person", 10, _language, (LANGUAGE,)),
    switch_line(THEME, "personal-theme", "theme-switch", 20),
    switch_line(GOES_ON, "personal-next-throw", "next-throw-switch", 30),
    switch_line(SHEET_HERE, "personal-sheet", "sheet-switch", 35),
    Line("person", 40, _alerts),
    switch_line(LISTED, "personal-listed", "listed-switch", 60),
    switch_line(RATING_SHOWN, "personal-rating", "on-off-switch", 62),
    Line("person", 70, _data),
    Line("server", 10, _server_language, (SERVER_LANGUAGE,)),
    Line("server", 20, _clock, (CLOCK,)),
    Line("server", 30, _channels, (CHANNELS,)),
    Line("server", 40, _table_style, (TABLE_STYLE,)),
    switch_line(SERVER_THEME, "settings-theme", "theme-switch", 60),
)
