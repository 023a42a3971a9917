"""The page that says where a person is told of their turns in games that go on for days, and when not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.messages.first_answer import Interaction
from bot.pages.control import Control, Verb
from bot.pages.layouts import layout_page, row, rule, words
from bot.pages.page import Page, Part, select
from bot.pages.texts import text
from bot.store.rows import NotifyPlace, PersonRow
from bot.turns.clocks import HOUR, MINUTE
from bot.turns.look import Refused

PLACES: tuple[NotifyPlace, ...] = get_args(NotifyPlace)
OFFSETS = range(-11, 13)
"""Offsets in hours, which cover every hour that it can be now."""
HOURS = range(24)
NEVER = "never"
USUAL = (22, 8)
"""Quiet hours for a person who has chosen only one end."""


def notices_handlers(services: Services) -> Handlers:
    async def page(interaction: Interaction) -> Page:
        person = await services.records.people.settings(interaction.user.id)
        return notify_page(person, str(interaction.locale), _now(interaction), f"{interaction.id:x}")

    async def change(press: Press) -> None:
        """Save the choice of a select, or answer a button that leads here."""
        if not press.control.arg:
            await services.delivery.answer_private(press.interaction, await page(press.interaction))
            return
        await _save(services, press)
        await services.delivery.answer(press.interaction, await page(press.interaction))

    return {Verb.NOTIFY: change}


async def _save(services: Services, press: Press) -> None:
    people, user_id, value = services.records.people, press.user_id, press.value
    offset = next((hours for hours in OFFSETS if str(hours) == value), None)
    hour = next((each for each in HOURS if str(each) == value), None)
    place = next((each for each in PLACES if each == value), None)
    person = await people.settings(user_id)
    since, until = person.quiet_from, person.quiet_until
    match press.control.arg:
        case "place" if place is not None:
            await people.set_notify(user_id, place)
        case "time" if offset is not None:
            await people.set_utc_offset(user_id, offset)
        case "from" if value == NEVER:
            await people.set_quiet(user_id, None, None)
        case "from" if hour is not None:
            await people.set_quiet(user_id, hour, USUAL[1] if until is None else until)
        case "until" if hour is not None:
            await people.set_quiet(user_id, USUAL[0] if since is None else since, hour)
        case _:
            raise Refused("malformed_move")


def notify_page(person: PersonRow, locale: str, now: int, tag: str) -> Page:
    """Show the settings, each with a select; `tag` distinguishes the selects from those drawn before."""
    return layout_page(
        words(text(locale, "notify-title"), text(locale, "notify-hint")),
        rule(),
        *_places(person, locale, tag),
        *_quiet(person, locale, tag),
        *_clock(person, locale, now, tag),
    )


def _places(person: PersonRow, locale: str, tag: str) -> Iterator[Part]:
    options = [(place, text(locale, "notify-place", place=place), "") for place in PLACES]
    yield words(text(locale, "notify-where", place=text(locale, "notify-place", place=person.notify)))
    control = Control(Verb.NOTIFY, arg="place", tag=tag, kind="s")
    yield row(select(control, text(locale, "notify-where-choose"), options))


def _quiet(person: PersonRow, locale: str, tag: str) -> Iterator[Part]:
    since, until = person.quiet_from, person.quiet_until
    is_on = since is not None and until is not None
    hours = {"from": _clock_time(since or 0), "until": _clock_time(until or 0)}
    yield words(text(locale, "notify-quiet", is_on="yes" if is_on else "no", **hours))
    times = [(str(hour), _clock_time(hour), "") for hour in HOURS]
    never = (NEVER, text(locale, "notify-quiet-never"), "")
    start = Control(Verb.NOTIFY, arg="from", tag=tag, kind="s")
    yield row(select(start, text(locale, "notify-quiet-from"), [never, *times]))
    end = Control(Verb.NOTIFY, arg="until", tag=tag, kind="s")
    yield row(select(end, text(locale, "notify-quiet-until"), times))


def _clock(person: PersonRow, locale: str, now: int, tag: str) -> Iterator[Part]:
    """Ask what time it is, since people do not know their offset from UTC, and the answer gives it."""
    minute = now // MINUTE % 60
    times = {(now // HOUR + offset) % 24: offset for offset in OFFSETS}
    options = [(str(times[hour]), _clock_time(hour, minute), "") for hour in HOURS]
    present = _clock_time((now // HOUR + person.utc_offset) % 24, minute)
    yield words(text(locale, "notify-time", time=present))
    control = Control(Verb.NOTIFY, arg="time", tag=tag, kind="s")
    yield row(select(control, text(locale, "notify-time-choose"), options))


def _clock_time(hour: int, minute: int = 0) -> str:
    return f"{hour:02}:{minute:02}"


def _now(interaction: Interaction) -> int:
    """Return milliseconds UTC."""
    return int(interaction.created_at.timestamp() * 1000)
