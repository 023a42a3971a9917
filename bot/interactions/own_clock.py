"""The part of a page on which people set their clock, by choosing a city."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from bot.interactions.request import Request
from bot.pages.cities import cities, city_name, is_city, is_fixed, local_time, zone_of
from bot.pages.control import Control
from bot.pages.layouts import row, words
from bot.pages.page import Part, select
from bot.pages.texts import Speech, text
from bot.store.settings import ZONE, Settings
from bot.turns.look import Refused

CITY: Final = "city"
"""The `arg` of the control that chooses a city."""
TIME: Final = "time"
"""The `arg` of the control that sets the present hour, to be offered cities where it is that hour."""


def clock_parts(verb: str, zone: str | None, request: Request, hour: int | None = None) -> tuple[Part, ...]:
    """Say what time it is for the person, and offer cities: likely ones, or those where it is this hour."""
    locale, tag = request.locale, request.tag
    now = datetime.fromtimestamp(request.made_at / 1000, UTC)
    times = {one: f"{now.astimezone(zone_of(one)):%H:%M}" for one in cities(request.reader.given, now, hour)}
    options = [(one, f"{city_name(one, locale)} · {time}", "") for one, time in times.items()]
    hours = [(str(each), _span(each), "") for each in range(24)]
    placeholder = text(locale, "clock-cities", hours="none" if hour is None else _span(hour))
    return (
        words(clock_words(zone, request.made_at, request)),
        row(select(Control(verb, arg=CITY, tag=tag, kind="s"), placeholder, options)),
        row(select(Control(verb, arg=TIME, tag=tag, kind="s"), text(locale, "clock-other-time"), hours)),
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
