"""The page on which somebody asks to be reminded, and the reminder."""

from __future__ import annotations

from bot.features.daily.page import today_button
from bot.features.daily.sheets import daily_games
from bot.features.daily.verbs import DailyVerb
from bot.pages.control import Control, Verb
from bot.pages.layouts import layout_page, row, rule, words
from bot.pages.page import Button, Page, Style, button, select
from bot.pages.texts import text
from bot.turns.clocks import HOUR, MINUTE, SECOND

STOP = "stop"
"""The `arg` of the control that ends the reminder."""


def reminder_page(due_at: int | None, ahead: int, now: int, locale: str, tag: str) -> Page:
    """`due_at` is when the next one comes, None if none does; the hours are those of the person's clock, which is
    `ahead` of UTC (all in milliseconds)."""
    state = "off" if due_at is None else "on"
    time = "" if due_at is None else f"<t:{due_at // SECOND}:t>"
    shown = f"{(now + ahead) // HOUR % 24:02}:{(now + ahead) // MINUTE % 60:02}"
    clock = text(locale, "daily-remind-clock", clock=shown, now=f"<t:{now // SECOND}:t>")
    options = [(str(hour), f"{hour:02}:00", "") for hour in range(24)]
    control = Control(DailyVerb.DAILYREMIND, arg="hour", tag=tag, kind="s")
    own_clock = button(Control(Verb.NOTIFY), text(locale, "daily-remind-set-clock"), emoji="🕰️")
    return layout_page(
        words(text(locale, "daily-remind-title"), text(locale, "daily-remind-about")),
        rule(),
        words(text(locale, "daily-remind-state", state=state, time=time), clock),
        row(select(control, text(locale, "daily-remind-choose"), options)),
        row(own_clock, *([] if due_at is None else [_stop(locale)]), today_button(locale)),
    )


def reminder_message(days: int, until: int, locale: str) -> Page:
    """The direct message; `days` of a streak, `until` when the day ends."""
    said = text(locale, "daily-reminder", days=days, time=f"<t:{until // SECOND}:R>")
    games = tuple(
        button(Control(Verb.DAILYPLAY, arg=game), text(locale, f"game-{game}"), Style.PRIMARY, emoji="📅")
        for game in daily_games()
    )
    return Page(said, rows=((*games, _stop(locale)),))


def stopped_page(locale: str) -> Page:
    return Page(text(locale, "daily-remind-stopped"))


def _stop(locale: str) -> Button:
    return button(Control(DailyVerb.DAILYREMIND, arg=STOP), text(locale, "daily-remind-stop"), emoji="🔕")
