"""The page on which people ask for a reminder, and the reminder."""

from __future__ import annotations

from bot.features.daily.page import play_button, today_button
from bot.features.daily.verbs import DailyVerb
from bot.interactions.request import Request
from bot.interactions.settings_lines import clock_parts, clock_words
from bot.pages.control import Control, Verb
from bot.pages.layouts import layout_page, row, rule, words
from bot.pages.page import Button, Page, Part, button, select
from bot.pages.texts import Speech, text
from bot.turns.clocks import SECOND

STOP = "stop"
"""The `arg` of the control that ends the reminder."""


def reminder_page(due_at: int | None, zone: str | None, request: Request, hour: int | None = None) -> Page:
    """Ask for the hour of the reminder, or first for the person's city, among those where it is `hour` if given.

    `due_at` is when the next reminder comes, in milliseconds UTC; None if there is none.
    """
    locale, now = request.locale, request.made_at
    state = "off" if due_at is None else "on"
    time = "" if due_at is None else f"<t:{due_at // SECOND}:t>"
    said = text(locale, "daily-remind-state", state=state, time=time)
    if zone is None:
        asked: tuple[Part, ...] = (words(said), *clock_parts(DailyVerb.DAILYREMIND, zone, request, hour))
        set_clock: list[Button] = []
    else:
        control = Control(DailyVerb.DAILYREMIND, arg="hour", tag=request.tag, kind="s")
        hours = [(str(each), f"{each:02}:00", "") for each in range(24)]
        choice = row(select(control, text(locale, "daily-remind-choose"), hours))
        asked = (words(said, clock_words(zone, now, request)), choice)
        set_clock = [button(Control(Verb.NOTIFY), text(locale, "daily-remind-set-clock"), emoji="🕰️")]
    return layout_page(
        words(text(locale, "daily-remind-title"), text(locale, "daily-remind-about")),
        rule(),
        *asked,
        row(*set_clock, *([] if due_at is None else [_stop(request)]), today_button(request)),
    )


def reminder_message(days: int, until: int, reader: Speech) -> Page:
    """Return the direct message about a streak of `days`; the day ends at `until`."""
    said = reader.say("daily-reminder", days=days, time=f"<t:{until // SECOND}:R>")
    return Page(said, rows=((play_button(reader), _stop(reader)),))


def _stop(reader: Speech) -> Button:
    return button(Control(DailyVerb.DAILYREMIND, arg=STOP), reader.say("daily-remind-stop"), emoji="🔕")
