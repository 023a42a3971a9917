"""The page that sets where and when people are told of their turns in slow games."""

from __future__ import annotations

from collections.abc import Iterator

from bot.features.notices.settings import HOURS, NOTIFY, PLACES, QUIET_FROM, QUIET_UNTIL
from bot.interactions.answers import Answer, Private, Shown
from bot.interactions.request import Asks, Request
from bot.interactions.services import Services
from bot.interactions.settings_lines import Line, Reading, clock_parts, settings_button, take_clock
from bot.pages.control import ON_PAGE, Control, Verb
from bot.pages.layouts import beside, layout_page, row, rule, words
from bot.pages.page import Page, Part, button, select
from bot.pages.texts import Speech, text
from bot.store.settings import ZONE, Choices, Settings

NEVER = "never"
USUAL = (22, 8)
"""The quiet hours for a person who has chosen only one end."""


def notices_handlers(services: Services) -> Asks:
    settings = services.records.settings

    async def change(request: Request) -> Answer:
        """Save the choice of a select, or answer a button that leads here."""
        hour = await _save(settings, request) if request.control.arg else None
        page = notify_page(await settings.fresh("person", request.user_id), request, hour)
        return Shown(page) if request.control.arg else Private(page)

    return {Verb.NOTIFY: change}


async def _save(settings: Settings, request: Request) -> int | None:
    """Save a choice, or return the hour that it is for the person, for whom cities are to be offered."""
    user_id, value, now = request.user_id, request.value, request.now
    hour = next((each for each in HOURS if str(each) == value), None)
    place = next((each for each in PLACES if each == value), None)
    chosen = await settings.fresh("person", user_id)
    since, until = chosen[QUIET_FROM], chosen[QUIET_UNTIL]
    match request.control.arg:
        case "place" if place is not None:
            await settings.save(user_id, NOTIFY.to(place))
        case "from" if value == NEVER:
            await settings.save(user_id, QUIET_FROM.to(None), QUIET_UNTIL.to(None), now=now)
        case "from" if hour is not None:
            until = USUAL[1] if until is None else until
            await settings.save(user_id, QUIET_FROM.to(hour), QUIET_UNTIL.to(until), now=now)
        case "until" if hour is not None:
            since = USUAL[0] if since is None else since
            await settings.save(user_id, QUIET_FROM.to(since), QUIET_UNTIL.to(hour), now=now)
        case _:
            return await take_clock(settings, request)
    return None


def notify_page(chosen: Choices, request: Request, hour: int | None = None) -> Page:
    """Show the settings, each with a select; offer the cities where it is this hour, if one is given."""
    # The tag distinguishes the selects from those drawn before.
    locale, tag = request.locale, request.tag
    return layout_page(
        words(text(locale, "notify-title"), text(locale, "notify-hint")),
        rule(),
        *_places(chosen, request, tag),
        *_quiet(chosen, request, tag),
        *clock_parts(Verb.NOTIFY, chosen[ZONE], request, hour),
        row(settings_button(request)),
    )


def _places(chosen: Choices, reader: Speech, tag: str) -> Iterator[Part]:
    options = [(place, reader.say("notify-place", place=place), "") for place in PLACES]
    yield words(reader.say("notify-where", place=reader.say("notify-place", place=chosen[NOTIFY])))
    control = Control(Verb.NOTIFY, arg="place", tag=tag, kind="s")
    yield row(select(control, reader.say("notify-where-choose"), options))


def _quiet(chosen: Choices, reader: Speech, tag: str) -> Iterator[Part]:
    since, until = chosen[QUIET_FROM], chosen[QUIET_UNTIL]
    is_on = since is not None and until is not None
    hours = {"from": _clock_time(since or 0), "until": _clock_time(until or 0)}
    yield words(reader.say("notify-quiet", is_on="yes" if is_on else "no", **hours))
    times = [(str(hour), _clock_time(hour), "") for hour in HOURS]
    never = (NEVER, reader.say("notify-quiet-never"), "")
    start = Control(Verb.NOTIFY, arg="from", tag=tag, kind="s")
    yield row(select(start, reader.say("notify-quiet-from"), [never, *times]))
    end = Control(Verb.NOTIFY, arg="until", tag=tag, kind="s")
    yield row(select(end, reader.say("notify-quiet-until"), times))


def _clock_time(hour: int) -> str:
    return f"{hour:02}:00"


def _line(reading: Reading) -> Iterator[Part]:
    """Say where the person is told of their turns, with a button to the page that sets it."""
    change = button(Control(Verb.NOTIFY, tag=ON_PAGE), reading.say("turn-change"), emoji="🔔")
    yield beside(change, reading.say("personal-notify", place=reading.chosen[NOTIFY]))


NOTICES_LINE = Line("person", 50, _line)
