"""The administrators' settings for the games on their server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, get_args

from bot.features.settings.personal import (
    AUTOMATIC,
    language_names,
    manages_server,
    preview_words,
    theme_of,
    theme_part,
)
from bot.features.settings.verbs import SettingsVerb
from bot.interactions.commands.opening import channel_of
from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.messages.first_answer import Interaction
from bot.pages.control import Control
from bot.pages.layouts import beside, layout_page, row, rule, words
from bot.pages.page import ChannelSelect, Page, Part, button, select
from bot.pages.texts import LANGUAGES, language, language_name, text
from bot.store.rows import GuildRow, TableStyle
from bot.turns.clocks import CLOCKS
from bot.turns.look import Refused

MAX_CHANNELS = 25  # Discord's limit for the options of a select
HOURS = range(24)
STYLES: tuple[TableStyle, ...] = get_args(TableStyle)
Change = Callable[[GuildRow, Press], GuildRow]


def server_handlers(services: Services) -> Handlers:
    async def show(press: Press) -> None:
        kept = await services.records.guild(_need_administrator(press.interaction))
        page = settings_page(kept, press.interaction, services.records.default_clock)
        await services.delivery.answer_private(press.interaction, page)

    async def bring_daily(press: Press) -> None:
        """Send the daily message to this channel from now on."""
        kept = await services.records.guild(_need_administrator(press.interaction))
        await services.records.save_guild(replace(kept, daily_channel=channel_of(press.interaction)))
        page = layout_page(words(text(press.locale, "settings-daily-here")))
        await services.delivery.answer_private(press.interaction, page)

    def saving(change: Change) -> Callable[[Press], Awaitable[None]]:
        async def handler(press: Press) -> None:
            guild = change(await services.records.guild(_need_administrator(press.interaction)), press)
            await services.records.save_guild(guild)
            page = settings_page(guild, press.interaction, services.records.default_clock)
            await services.delivery.answer(press.interaction, page)

        return handler

    return {
        SettingsVerb.SERVER: show,
        SettingsVerb.DAILYHERE: bring_daily,
        SettingsVerb.SETLANGUAGE: saving(_set_language),
        SettingsVerb.SETCLOCK: saving(_set_clock),
        SettingsVerb.SETCHANNELS: saving(_set_channels),
        SettingsVerb.SETTABLE: saving(_set_table_style),
        SettingsVerb.SETTHEME: saving(_set_theme),
        SettingsVerb.SETDAILY: saving(_set_daily),
        SettingsVerb.SETHOUR: saving(_set_hour),
        SettingsVerb.SETFILM: saving(_set_films),
        SettingsVerb.SETPUZZLE: saving(_set_puzzles),
    }


def settings_page(guild: GuildRow, interaction: Interaction, default_clock: str) -> Page:
    locale, tag = str(interaction.locale), f"{interaction.id:x}"
    return layout_page(
        words(text(locale, "settings-title"), text(locale, "settings-hint")),
        rule(),
        *_language(guild, interaction, tag),
        *_clock(guild, locale, tag, default_clock),
        *_channels(guild, interaction, tag),
        *_table_style(guild, locale, tag),
        _films(guild, locale),
        theme_part(
            SettingsVerb.SETTHEME, guild.theme, locale, text(locale, "settings-theme", theme=guild.theme)
        ),
        *_daily(guild, interaction, tag),
    )


def _need_administrator(interaction: Interaction) -> int:
    """Return the server's id; raises Refused for people who are not administrators. Permissions change, so
    every press is checked."""
    if interaction.guild_id is None:
        raise Refused("only_in_server")
    if not manages_server(interaction):
        raise Refused("not_administrator")
    return interaction.guild_id


def _set_language(guild: GuildRow, press: Press) -> GuildRow:
    return replace(guild, language=press.value if press.value in LANGUAGES else None)


def _set_clock(guild: GuildRow, press: Press) -> GuildRow:
    return replace(guild, clock=press.value if press.value in CLOCKS else None)


def _set_channels(guild: GuildRow, press: Press) -> GuildRow:
    """Save the chosen channels; none means all."""
    return replace(guild, channels=" ".join(_chosen(press)[:MAX_CHANNELS]))


def _set_daily(guild: GuildRow, press: Press) -> GuildRow:
    """Send the daily message to the chosen channel; with none, stop it."""
    return replace(guild, daily_channel=next(map(int, _chosen(press)), None))


def _set_hour(guild: GuildRow, press: Press) -> GuildRow:
    return next((replace(guild, daily_hour=hour) for hour in HOURS if str(hour) == press.value), guild)


def _chosen(press: Press) -> list[str]:
    """Return the channels of a select; none after a button."""
    data: Mapping[str, Any] = press.interaction.data or {}
    return [value for value in data.get("values", ()) if str(value).isdecimal()]


def _set_table_style(guild: GuildRow, press: Press) -> GuildRow:
    return next((replace(guild, table_style=style) for style in STYLES if style == press.value), guild)


def _set_theme(guild: GuildRow, press: Press) -> GuildRow:
    return replace(guild, theme=theme_of(press))


def _set_films(guild: GuildRow, press: Press) -> GuildRow:
    return replace(guild, has_films=press.control.arg == "on")


def _set_puzzles(guild: GuildRow, press: Press) -> GuildRow:
    return replace(guild, has_puzzles=press.control.arg == "on")


def _language(guild: GuildRow, interaction: Interaction, tag: str) -> list[Part]:
    locale = str(interaction.locale)
    own = language_name(language(str(interaction.guild_locale or interaction.locale)))
    names = language_names(text(locale, "language-auto", language=own))
    return [
        words(
            text(
                locale, "settings-language", language=names.get(guild.language or AUTOMATIC, names[AUTOMATIC])
            ),
            preview_words(locale),
        ),
        _choice(SettingsVerb.SETLANGUAGE, text(locale, "settings-language-choose"), names, tag),
    ]


def _clock(guild: GuildRow, locale: str, tag: str, default: str) -> list[Part]:
    names = {name: text(locale, f"clock-{name}") for name in CLOCKS}
    return [
        words(text(locale, "settings-clock", clock=names.get(guild.clock or default, names[default]))),
        _choice(SettingsVerb.SETCLOCK, text(locale, "settings-clock-choose"), names, tag),
    ]


def _choice(verb: str, placeholder: str, names: Mapping[str, str], tag: str) -> Part:
    options = [(value, name, "") for value, name in names.items()]
    return row(select(Control(verb, tag=tag, kind="s"), placeholder, options))


def _channels(guild: GuildRow, interaction: Interaction, tag: str) -> list[Part]:
    locale, allowed = str(interaction.locale), guild.channels.split()
    shown = tuple(f"<#{channel}>" for channel in allowed) or text(locale, "settings-channels-all")
    chooser = _channel_select(
        SettingsVerb.SETCHANNELS,
        interaction,
        "settings-channels-choose",
        tag=tag,
        chosen=allowed,
        most=MAX_CHANNELS,
    )
    sentence = text(locale, "settings-channels", channels=shown)
    if not allowed:
        return [words(sentence), row(chooser)]
    clear = button(Control(SettingsVerb.SETCHANNELS, tag="all"), text(locale, "settings-channels-clear"))
    return [beside(clear, sentence), row(chooser)]


def _daily(guild: GuildRow, interaction: Interaction, tag: str) -> list[Part]:
    locale, channel = str(interaction.locale), guild.daily_channel
    shown = "none" if channel is None else f"<#{channel}>"
    sentence = text(locale, "settings-daily", channel=shown, hour=guild.daily_hour)
    chosen = [] if channel is None else [str(channel)]
    chooser = _channel_select(
        SettingsVerb.SETDAILY, interaction, "settings-daily-choose", tag=tag, chosen=chosen, most=1
    )
    if channel is None:
        return [words(sentence), row(chooser)]
    off = button(Control(SettingsVerb.SETDAILY, tag="off"), text(locale, "settings-daily-off"))
    hours = {str(hour): f"{hour}:00 UTC" for hour in HOURS}
    choice = _choice(SettingsVerb.SETHOUR, text(locale, "settings-daily-hour"), hours, tag)
    other = "off" if guild.has_puzzles else "on"
    switch = button(Control(SettingsVerb.SETPUZZLE, arg=other), text(locale, f"settings-puzzle-{other}"))
    puzzles = text(locale, "settings-puzzle", puzzles="on" if guild.has_puzzles else "off")
    return [beside(off, sentence), row(chooser), choice, beside(switch, puzzles)]


def _channel_select(
    verb: str, interaction: Interaction, key: str, *, tag: str, chosen: Sequence[str], most: int
) -> ChannelSelect:
    known = {str(channel.id) for channel in interaction.guild.channels} if interaction.guild else set()
    return ChannelSelect(
        custom_id=Control(verb, tag=tag, kind="s").custom_id(),
        placeholder=text(str(interaction.locale), key),
        # Discord refuses a deleted channel as a value.
        chosen=tuple(int(channel) for channel in chosen if channel in known),
        most=most,
    )


def _table_style(guild: GuildRow, locale: str, tag: str) -> list[Part]:
    names: dict[str, str] = {style: text(locale, f"table-style-{style}") for style in STYLES}
    about = text(locale, f"table-style-{guild.table_style}-about")
    return [
        words(text(locale, "settings-table", style=names[guild.table_style], about=about)),
        _choice(SettingsVerb.SETTABLE, text(locale, "settings-table-choose"), names, tag),
    ]


def _films(guild: GuildRow, locale: str) -> Part:
    other = "off" if guild.has_films else "on"
    switch = button(Control(SettingsVerb.SETFILM, arg=other), text(locale, f"settings-film-{other}"))
    return beside(switch, text(locale, "settings-film", films="on" if guild.has_films else "off"))
