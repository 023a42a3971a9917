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
from bot.turns.clocks import MINUTE
from bot.turns.look import Refused

PLACES: tuple[NotifyPlace, ...] = get_args(NotifyPlace)
OFFSETS = range(-11, 13)
"""Offsets in hours, which cover every hour that it can be now."""
QUARTER = 15
"""Minutes by which the clocks of neighbouring regions may differ."""
NEARBY = range(-45, 46, QUARTER)
"""Minutes around the hour that a person has chosen, for regions with half hours and quarters."""
MINUTES_AHEAD = range(-12 * 60, 14 * 60 + 1, QUARTER)
"""The offsets that can be chosen."""
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
    ahead = next((minutes for minutes in MINUTES_AHEAD if str(minutes) == value), None)
    hour = next((each for each in HOURS if str(each) == value), None)
    place = next((each for each in PLACES if each == value), None)
    person = await people.settings(user_id)
    since, until = person.quiet_from, person.quiet_until
    match press.control.arg:
        case "place" if place is not None:
            await people.set_notify(user_id, place)
        case "time" | "minutes" if ahead is not None:
            await people.set_minutes_ahead(user_id, ahead)
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
    hours = sorted((60 * hours for hours in OFFSETS), key=lambda ahead: local_time(now, ahead))
    nearby = [person.minutes_ahead // 60 * 60 + minutes for minutes in NEARBY]
    yield words(text(locale, "notify-time", time=local_time(now, person.minutes_ahead)))
    for name, offsets in (("time", hours), ("minutes", nearby)):
        options = [(str(ahead), local_time(now, ahead), "") for ahead in offsets]
        control = Control(Verb.NOTIFY, arg=name, tag=tag, kind="s")
        yield row(select(control, text(locale, f"notify-{name}-choose"), options))


def local_time(now: int, ahead: int) -> str:
    """Return the time on a clock that is so many minutes ahead of UTC."""
    hour, minute = divmod((now // MINUTE + ahead) % (24 * 60), 60)
    return _clock_time(hour, minute)


def _clock_time(hour: int, minute: int = 0) -> str:
    return f"{hour:02}:{minute:02}"


def _now(interaction: Interaction) -> int:
    """Return milliseconds UTC."""
    return int(interaction.created_at.timestamp() * 1000)
