"""The lines of the settings pages: each says what is set, and has the controls that change it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, Literal

from bot.interactions.request import Request
from bot.pages.cities import cities, city_name, is_city, is_fixed, local_time, zone_of
from bot.pages.control import ON_PAGE, Control, Verb
from bot.pages.layouts import beside, row, words
from bot.pages.page import Button, ChannelSelect, Part, button, select
from bot.pages.texts import Speech, Value
from bot.store.settings import ZONE, Change, Choices, Owner, Setting, Settings, format_value
from bot.turns.look import Refused

AUTOMATIC = "auto"
"""The option of a select that stands for a setting's default."""
CITY: Final = "city"
"""The `arg` of the control that chooses a city."""
TIME: Final = "time"
"""The `arg` of the control that sets the present hour, to be offered cities where it is that hour."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A settings page as somebody reads it."""

    request: Request
    chosen: Choices
    default_clock: str
    """The clock of servers that have chosen none."""
    alerts: Sequence[int] = ()
    """The servers of whose new tables the person wants to hear."""
    channels: Collection[int] = ()
    """The channels of the server."""

    @property
    def locale(self) -> str:
        return self.request.locale

    def say(self, key: str, /, **values: Value) -> str:
        return self.request.say(key, **values)


Parts = Callable[[Reading], Iterable[Part]]


@dataclass(frozen=True, slots=True)
class Line:
    owner: Owner
    place: int
    """Lines stand in this order."""
    parts: Parts
    settings: tuple[Setting[Any], ...] = ()
    """What its controls set."""


def switch_line(setting: Setting[Any], sentence: str, label: str, place: int) -> Line:
    """Return the line of a setting with two values; both texts get the present one as `value`."""
    return Line(
        setting.owner, place, lambda reading: [switch_part(reading, setting, sentence, label)], (setting,)
    )


def switch_part(reading: Reading, setting: Setting[Any], sentence: str, label: str) -> Part:
    now = format_value(reading.chosen[setting])
    other = {"yes": "no", "no": "yes", "dark": "light", "light": "dark"}[now]
    change = button(Control(Verb.SET, arg=f"{_name(setting)}={other}"), reading.say(label, value=now))
    return beside(change, reading.say(sentence, value=now))


def settings_button(reader: Speech) -> Button:
    """Return the button that leads back to a person's settings."""
    return button(Control(Verb.SETTINGS, tag=ON_PAGE), reader.say("home-settings"), emoji="⚙️")


def menu(reading: Reading, setting: Setting[Any], placeholder: str, names: Mapping[str, str]) -> Part:
    """Return a select of a setting's values; their names are by value."""
    options = [(value, name, "") for value, name in names.items()]
    return row(select(_select_control(reading, setting), reading.say(placeholder), options))


def channel_menu(
    reading: Reading, setting: Setting[Any], placeholder: str, *, chosen: Sequence[str], most: int
) -> Part:
    """Return a select of channels."""
    return row(
        ChannelSelect(
            custom_id=_select_control(reading, setting).custom_id(),
            placeholder=reading.say(placeholder),
            # Discord refuses a deleted channel as a value.
            chosen=tuple(channel for channel in map(int, chosen) if channel in reading.channels),
            most=most,
        )
    )


def clearing(reading: Reading, setting: Setting[Any], sentence: str, label: str, *, is_set: bool) -> Part:
    """Say a sentence, beside a button that sets a setting to its default unless it is there already."""
    if not is_set:
        return words(sentence)
    return beside(
        button(Control(Verb.SET, arg=f"{_name(setting)}={AUTOMATIC}"), reading.say(label)), sentence
    )


def change_asked(
    lines: Iterable[Line], arg: str, values: Sequence[str]
) -> tuple[Setting[Any], Change | None]:
    """Return the setting that a control changes, and the change (None for a value that cannot be chosen); raises
    KeyError for a setting that no line offers."""
    name, _, given = arg.partition("=")
    setting = {_name(setting): setting for line in lines for setting in line.settings}[name]
    chosen = given or " ".join(values)
    if chosen in ("", AUTOMATIC):
        return setting, Change(setting, None)
    try:
        return setting, setting.to(setting.parse(chosen))
    except ValueError:
        return setting, None


def _name(setting: Setting[Any]) -> str:
    return f"{setting.owner}.{setting.key}"


def _select_control(reading: Reading, setting: Setting[Any]) -> Control:
    # Without a tag of its own, Discord would go on to show what was chosen before.
    kind: Literal["b", "s"] = "s"
    return Control(Verb.SET, arg=_name(setting), tag=reading.request.tag, kind=kind)


def clock_parts(verb: str, zone: str | None, request: Request, hour: int | None = None) -> tuple[Part, ...]:
    """Say what time it is for the person, and offer cities: likely ones, or those where it is this hour."""
    tag, locale = request.tag, request.locale
    now = datetime.fromtimestamp(request.made_at / 1000, UTC)
    times = {one: f"{now.astimezone(zone_of(one)):%H:%M}" for one in cities(request.reader.given, now, hour)}
    options = [(one, f"{city_name(one, locale)} · {time}", "") for one, time in times.items()]
    hours = [(str(each), _span(each), "") for each in range(24)]
    placeholder = request.say("clock-cities", hours="none" if hour is None else _span(hour))
    return (
        words(clock_words(zone, request.made_at, request)),
        row(select(Control(verb, arg=CITY, tag=tag, kind="s"), placeholder, options)),
        row(select(Control(verb, arg=TIME, tag=tag, kind="s"), request.say("clock-other-time"), hours)),
    )


def clock_words(zone: str | None, now: int, reader: Speech) -> str:
    """Say what time it is in the person's city; `now` is in milliseconds UTC."""
    shown = local_time(now, zone)
    kind = "none" if zone is None else "fixed" if is_fixed(zone) else "city"
    city = city_name(zone, reader.locale) if zone is not None and kind == "city" else str(shown.tzname())
    return reader.say("clock-now", kind=kind, time=f"{shown:%H:%M}", city=city)


async def take_clock(settings: Settings, request: Request) -> int | None:
    """Save the city that was chosen, or return the hour that it is for the person; raises Refused for anything else."""
    hour = next((each for each in range(24) if str(each) == request.value), None)
    if request.control.arg == CITY and is_city(request.value):
        await settings.save(request.user_id, ZONE.to(request.value), now=request.now)
    elif request.control.arg != TIME or hour is None:
        raise Refused("malformed_move")
    return hour


def _span(hour: int) -> str:
    return f"{hour:02}:00–{hour:02}:59"
