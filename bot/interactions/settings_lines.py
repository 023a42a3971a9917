"""The lines of the settings pages: each says what is set, and has the controls that change it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from bot.interactions.request import Request
from bot.pages.control import Control, Verb
from bot.pages.layouts import beside, row, words
from bot.pages.page import Button, ChannelSelect, Part, button, select
from bot.pages.texts import Speech, Value
from bot.store.settings import Change, Choices, Owner, Setting, format_value

ELSEWHERE = "elsewhere"
"""The tag of a control on another page, whose answer is a new message."""
AUTOMATIC = "auto"
"""The option of a select that stands for a setting's default."""


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
    return beside(switch_button(setting, now, label, reading), reading.say(sentence, value=now))


def switch_button(setting: Setting[Any], now: str, label: str, reader: Speech, *, tag: str = "") -> Button:
    """Return the button that changes a setting of two values from the present one to the other."""
    other = {"yes": "no", "no": "yes", "dark": "light", "light": "dark"}[now]
    return button(Control(Verb.SET, arg=f"{_name(setting)}={other}", tag=tag), reader.say(label, value=now))


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
    """Return the setting that a control changes, and the change, None for a value that cannot be chosen; raises KeyError
    for a setting that no line offers."""
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
