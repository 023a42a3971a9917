"""`/settings`: people's own settings, with buttons to their server's settings and their data."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.features.settings.privacy import privacy_button
from bot.features.settings.verbs import SettingsVerb
from bot.interactions.languages import discords_locale, speak_as
from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.interactions.translator import localised
from bot.messages.first_answer import Interaction
from bot.messages.more_pages import alert_button
from bot.pages.control import Control, Verb
from bot.pages.layouts import beside, layout_page, row, rule, words
from bot.pages.page import Page, Part, button, select
from bot.pages.texts import LANGUAGES, is_preview, language, language_name, text
from bot.store.rows import PersonRow, Theme
from bot.turns import own_seat
from bot.turns.look import Refused

ON_PAGE = "me"
"""The tag of controls on the page of personal settings, which show that page again."""

AUTOMATIC = "auto"


def add_personal(tree: app_commands.CommandTree[Any], services: Services) -> Handlers:
    async def page(interaction: Interaction) -> Page:
        settings = await services.records.people.settings(interaction.user.id)
        alerts = await services.records.people.alerts(interaction.user.id)
        is_manager = interaction.guild_id is not None and manages_server(interaction)
        return personal_page(interaction, settings, alerts, is_manager=is_manager)

    @tree.command(name=localised("command-settings"), description=localised("command-settings-about"))
    async def command(interaction: Interaction) -> None:
        await services.delivery.answer_private(interaction, await page(interaction))

    async def show(press: Press) -> None:
        await services.delivery.answer_private(press.interaction, await page(press.interaction))

    async def set_theme(press: Press) -> None:
        theme = theme_of(press)
        await services.records.people.set_theme(press.user_id, theme)
        await services.coordinator.change_all(press.user_id, own_seat.set_theme, theme)
        await services.delivery.answer(press.interaction, await page(press.interaction))

    async def set_language(press: Press) -> None:
        chosen = press.value if press.value in LANGUAGES else None
        await services.records.people.set_language(press.user_id, chosen)
        speak_as(press.interaction, chosen)
        await services.coordinator.change_all(press.user_id, own_seat.set_locale, press.locale)
        await services.delivery.answer(press.interaction, await page(press.interaction))

    async def set_goes_on(press: Press) -> None:
        goes_on = press.control.arg == "on"
        await services.records.people.set_goes_on(press.user_id, goes_on=goes_on)
        await services.coordinator.change_all(press.user_id, own_seat.set_goes_on, goes_on=goes_on)
        await services.delivery.answer(press.interaction, await page(press.interaction))

    async def set_listed(press: Press) -> None:
        await services.records.people.set_unlisted(press.user_id, is_unlisted=press.control.arg == "off")
        if press.control.tag == ON_PAGE:
            await services.delivery.answer(press.interaction, await page(press.interaction))
        else:
            await services.delivery.answer_private(press.interaction, await page(press.interaction))

    async def set_alert(press: Press) -> None:
        """Switch alerts for this server; in direct messages, switch them all off."""
        is_on, guild_id = press.control.arg == "on", press.interaction.guild_id
        if guild_id is not None:
            await services.records.people.set_alert(guild_id, press.user_id, is_on=is_on)
        elif is_on:
            raise Refused("only_in_server")
        else:
            await services.records.people.end_alerts(press.user_id)
        if press.control.tag == ON_PAGE:
            await services.delivery.answer(press.interaction, await page(press.interaction))
        else:
            await services.delivery.answer_private(press.interaction, _switched(press.locale, is_on=is_on))

    return {
        SettingsVerb.SETTINGS: show,
        SettingsVerb.THEME: set_theme,
        SettingsVerb.LANGUAGE: set_language,
        SettingsVerb.NEXTTHROW: set_goes_on,
        Verb.ALERT: set_alert,
        Verb.LIST: set_listed,
    }


def personal_page(
    interaction: Interaction, settings: PersonRow, alerts: list[int], *, is_manager: bool
) -> Page:
    """Return the page; `alerts` are the servers whose new tables the person wants to hear of."""
    locale, guild_id, theme = str(interaction.locale), interaction.guild_id, settings.theme
    return layout_page(
        words(text(locale, "personal-title"), text(locale, "personal-hint")),
        rule(),
        *_language(interaction, settings.language),
        theme_part(SettingsVerb.THEME, theme, locale, text(locale, "personal-theme", theme=theme)),
        _next_throw(locale, goes_on=settings.goes_on),
        _alerts(locale, guild_id, alerts),
        _notify(locale, settings),
        listed_part(locale, is_listed=not settings.is_unlisted),
        beside(privacy_button(locale), text(locale, "personal-data")),
        *(_server(locale) if is_manager else ()),
    )


def language_names(automatic: str) -> dict[str, str]:
    """Return the choices of a language; `automatic` is the text for none."""
    return {AUTOMATIC: automatic, **{code: language_name(code) for code in LANGUAGES}}


def preview_words(locale: str) -> str:
    """Ask people whose language is a preview which words sound wrong."""
    return text(locale, "language-preview") if is_preview(locale) else ""


def _language(interaction: Interaction, chosen: str | None) -> tuple[Part, ...]:
    locale = str(interaction.locale)
    own = language_name(language(str(discords_locale(interaction))))
    names = language_names(text(locale, "language-discord", language=own))
    said = text(locale, "personal-language", language=names.get(chosen or AUTOMATIC, names[AUTOMATIC]))
    control = Control(SettingsVerb.LANGUAGE, tag=f"{interaction.id:x}", kind="s")
    options = [(value, name, "") for value, name in names.items()]
    return (
        words(said, preview_words(locale)),
        row(select(control, text(locale, "settings-language-choose"), options)),
    )


def listed_part(locale: str, *, is_listed: bool) -> Part:
    """Say whether the person is on the boards, with a button to change it."""
    is_on = "yes" if is_listed else "no"
    toggle = Control(Verb.LIST, arg="off" if is_listed else "on", tag=ON_PAGE)
    return beside(
        button(toggle, text(locale, "listed-switch", is_on=is_on)),
        text(locale, "personal-listed", is_on=is_on),
    )


def theme_part(verb: str, theme: Theme, locale: str, sentence: str) -> Part:
    """Say which colours are in use, with a button for the others."""
    other = "dark" if theme == "light" else "light"
    return beside(button(Control(verb, arg=other), text(locale, f"theme-to-{other}")), sentence)


def theme_of(press: Press) -> Theme:
    """Return the colours that a button of `theme_part` asks for."""
    return "light" if press.control.arg == "light" else "dark"


def manages_server(interaction: Interaction) -> bool:
    """Return whether the person may change the settings of the server; checked at every press, as
    permissions change."""
    return interaction.permissions.manage_guild or interaction.permissions.administrator


def _server(locale: str) -> tuple[Part, ...]:
    to_server = button(Control(SettingsVerb.SERVER), text(locale, "personal-to-server"), emoji="🛠️")
    return rule(), beside(to_server, text(locale, "personal-server"))


def _next_throw(locale: str, *, goes_on: bool) -> Part:
    """Say whether throws come automatically for a person who plays alone, with a button to change it."""
    is_on = "yes" if goes_on else "no"
    toggle = Control(SettingsVerb.NEXTTHROW, arg="off" if goes_on else "on")
    return beside(
        button(toggle, text(locale, "next-throw-switch", is_on=is_on)),
        text(locale, "personal-next-throw", is_on=is_on),
    )


def _alerts(locale: str, guild_id: int | None, alerts: list[int]) -> Part:
    if guild_id is None:
        sentence = text(locale, "personal-alerts", servers=len(alerts))
        off = Control(Verb.ALERT, arg="off", tag=ON_PAGE)
        return beside(button(off, text(locale, "alert-end")), sentence) if alerts else words(sentence)
    is_on = guild_id in alerts
    sentence = text(locale, "personal-alert", is_on="yes" if is_on else "no")
    toggle = Control(Verb.ALERT, arg="off" if is_on else "on", tag=ON_PAGE)
    return beside(button(toggle, text(locale, "alert-switch", is_on="yes" if is_on else "no")), sentence)


def _notify(locale: str, settings: PersonRow) -> Part:
    """Say where the person is told of their turns, with a button to the page that sets it."""
    place = text(locale, "notify-place", place=settings.notify)
    change = button(Control(Verb.NOTIFY), text(locale, "turn-change"), emoji="🔔")
    return beside(change, text(locale, "personal-notify", place=place))


def _switched(locale: str, *, is_on: bool) -> Page:
    """Answer a press on another page, with a button to undo it."""
    sentence = text(locale, "alert-switched", is_on="yes" if is_on else "no")
    return Page(sentence, rows=((alert_button(locale, is_on=not is_on),),))
