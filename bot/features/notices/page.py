"""The page that sets where and when people are told of their turns in slow games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from bot.interactions.own_clock import clock_parts, take_clock
from bot.interactions.press import Handlers, Press
from bot.interactions.services import Services
from bot.messages.first_answer import Interaction
from bot.pages.control import Control, Verb
from bot.pages.layouts import layout_page, row, rule, words
from bot.pages.page import Page, Part, select
from bot.pages.texts import text
from bot.store.people import People
from bot.store.rows import NotifyPlace, PersonRow

PLACES: tuple[NotifyPlace, ...] = get_args(NotifyPlace)
HOURS = range(24)
NEVER = "never"
USUAL = (22, 8)
"""The quiet hours for a person who has chosen only one end."""


def notices_handlers(services: Services) -> Handlers:
    async def page(interaction: Interaction, hour: int | None = None) -> Page:
        return notify_page(await services.records.people.settings(interaction.user.id), interaction, hour)

    async def change(press: Press) -> None:
        """Save the choice of a select, or answer a button that leads here."""
        if not press.control.arg:
            await services.delivery.answer_private(press.interaction, await page(press.interaction))
            return
        hour = await _save(services.records.people, press)
        await services.delivery.answer(press.interaction, await page(press.interaction, hour))

    return {Verb.NOTIFY: change}


async def _save(people: People, press: Press) -> int | None:
    """Save a choice, or return the hour that it is for the person, for whom cities are to be offered."""
    user_id, value, now = press.user_id, press.value, press.now
    hour = next((each for each in HOURS if str(each) == value), None)
    place = next((each for each in PLACES if each == value), None)
    person = await people.settings(user_id)
    since, until = person.quiet_from, person.quiet_until
    match press.control.arg:
        case "place" if place is not None:
            await people.set_notify(user_id, place)
        case "from" if value == NEVER:
            await people.set_quiet(user_id, None, None, now)
        case "from" if hour is not None:
            await people.set_quiet(user_id, hour, USUAL[1] if until is None else until, now)
        case "until" if hour is not None:
            await people.set_quiet(user_id, USUAL[0] if since is None else since, hour, now)
        case _:
            return await take_clock(people, press)
    return None


def notify_page(person: PersonRow, interaction: Interaction, hour: int | None = None) -> Page:
    """Show the settings, each with a select; offer the cities where it is this hour, if one is given."""
    # The tag distinguishes the selects from those drawn before.
    locale, tag = str(interaction.locale), f"{interaction.id:x}"
    return layout_page(
        words(text(locale, "notify-title"), text(locale, "notify-hint")),
        rule(),
        *_places(person, locale, tag),
        *_quiet(person, locale, tag),
        *clock_parts(Verb.NOTIFY, person.zone, interaction, hour),
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


def _clock_time(hour: int) -> str:
    return f"{hour:02}:00"
