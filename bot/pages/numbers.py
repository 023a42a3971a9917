"""Numbers and dates as a language writes them."""

from __future__ import annotations

from datetime import date
from functools import lru_cache

from babel import Locale
from babel.dates import format_date
from babel.numbers import format_decimal, format_percent
from fluent.runtime.types import FluentFloat

from bot.pages.texts import language

KEPT = 2_000


@lru_cache(KEPT)
def decimal(locale: str | None, number: float, digits: int = 1) -> str:
    """Return a number with this many decimals."""
    return str(format_decimal(number, format=f"#,##0.{'0' * digits}", locale=language(locale)))


def countable(number: float, digits: int = 1) -> float:
    """Return a number that a text writes with this many decimals, and by which it may choose a plural form."""
    return FluentFloat(number, minimumFractionDigits=digits, maximumFractionDigits=digits)


@lru_cache(KEPT)
def percent(locale: str | None, share: float) -> str:
    """Return a share of 1 in per cent with one decimal, and its sign where the language has it."""
    own = Locale.parse(language(locale))
    usual = str(own.percent_formats[None].pattern)
    return str(format_percent(share, format=usual.replace("##0", "##0.0"), locale=own))


def trend(change: int) -> str:
    """Return the sign of what has risen, fallen, or stayed."""
    return "📈" if change > 0 else "📉" if change < 0 else "📊"


def calendar_date(locale: str | None, day: date) -> str:
    """Return a date without its weekday, in few characters."""
    return str(format_date(day, "medium", locale=language(locale)))
