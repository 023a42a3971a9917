import re
from datetime import date

import pytest

from bot.pages.numbers import calendar_date, decimal, percent, trend
from bot.pages.texts import LANGUAGES


@pytest.mark.parametrize(
    ("locale", "shown"),
    [
        ("en-GB", ("1,234.5", "0.05", "87.8%", "May 1, 2026")),
        ("de", ("1.234,5", "0,05", "87,8\u00a0%", "01.05.2026")),
        ("pl", ("1,234.5", "0.05", "87.8%", "May 1, 2026")),
    ],
)
def test_numbers_are_written_as_in_the_readers_language(locale: str, shown: tuple[str, ...]) -> None:
    numbers = decimal(locale, 1234.5), decimal(locale, 0.05, 2), percent(locale, 0.878)
    assert (*numbers, calendar_date(locale, date(2026, 5, 1))) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_numbers(language: str) -> None:
    assert re.fullmatch(r"87[.,]8\s?%", percent(language, 0.878))
    assert "2026" in calendar_date(language, date(2026, 5, 1))


@pytest.mark.parametrize(("change", "sign"), [(12, "📈"), (-12, "📉"), (0, "📊")])
def test_the_sign_of_a_rating_goes_where_the_rating_went(change: int, sign: str) -> None:
    assert trend(change) == sign
