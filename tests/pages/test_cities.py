"""The cities that people choose from: likely ones first, and one with the right clock wherever somebody lives."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import discord
import pytest

from bot.pages import cities as cities_module
from bot.pages.cities import cities, city_name, is_city
from bot.pages.page import MAX_OPTIONS
from bot.pages.texts import LANGUAGES

NOW = datetime(2026, 11, 28, 12, 7, tzinfo=UTC)
MOMENTS = [NOW + timedelta(days=73 * number, minutes=15 * number) for number in range(5)]


@pytest.mark.parametrize(
    ("locale", "first"),
    [
        ("de", ["Berlin", "Vaduz", "Wien", "Zürich", "Luxemburg", "Brüssel"]),
        ("en-GB", ["London", "Guernsey", "Isle of Man", "Dublin"]),
        ("en-US", ["New York", "Chicago", "Denver", "Phoenix", "Los Angeles", "Anchorage"]),
        ("es-ES", ["Madrid", "Kanaren"]),
        ("es-419", ["Mexiko-Stadt", "Cancún"]),
        ("fr", ["Paris", "Monaco", "Luxemburg", "Zürich", "Brüssel"]),
        ("hi", ["Kalkutta"]),
        ("ja", ["Tokio"]),
        ("nl", ["Amsterdam", "Brüssel"]),
        ("pt-BR", ["Fernando de Noronha", "São Paulo"]),
        ("ru", ["Kaliningrad", "Moskau"]),
        ("sv-SE", ["Stockholm"]),
        ("zh-TW", ["Taipeh"]),
    ],
)
def test_discords_locale_suggests_cities(locale: str, first: list[str]) -> None:
    assert [city_name(zone, "de") for zone in cities(locale, NOW)][: len(first)] == first


@pytest.mark.parametrize("locale", list(discord.Locale))
def test_every_locale_suggests_cities_that_a_select_can_hold(locale: discord.Locale) -> None:
    found = cities(str(locale), NOW)
    assert 1 <= len(found) <= MAX_OPTIONS
    assert len(found) == len(set(found))
    assert all(map(is_city, found))


@pytest.mark.parametrize("locale", ["en-US", "de", "es-419"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_wherever_somebody_lives_a_city_with_their_clock_is_offered(locale: str, moment: datetime) -> None:
    offered = {hour: cities(locale, moment, hour) for hour in range(24)}
    assert all(len(zones) <= MAX_OPTIONS for zones in offered.values())
    months = [moment + timedelta(days=30 * number) for number in range(12)]
    for _, zone in cities_module._rows("zonenow.tab"):
        local = moment.astimezone(cities_module._zone(zone))
        clock = [month.astimezone(cities_module._zone(zone)).utcoffset() for month in months]
        alike = [
            one
            for one in offered[local.hour]
            if [month.astimezone(cities_module._zone(one)).utcoffset() for month in months] == clock
        ]
        assert alike, f"nothing for {zone} at {moment}"


def test_cities_where_it_is_an_hour_begin_with_those_that_are_likely() -> None:
    assert cities("de", NOW, 13)[:3] == ["Europe/Berlin", "Europe/Vaduz", "Europe/Vienna"]
    assert cities("hi", NOW, 17)[0] == "Asia/Kolkata"
    assert "Asia/Kathmandu" in cities("de", NOW, 17)
    assert all(NOW.astimezone(cities_module._zone(zone)).hour == 20 for zone in cities("en-US", NOW, 20))


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_city_has_a_name(locale: str) -> None:
    names = {zone: city_name(zone, locale) for hour in range(24) for zone in cities("en-US", NOW, hour)}
    assert names["America/Argentina/Buenos_Aires"] == "Buenos Aires"
    assert all(name and not {"/", "_"} & set(name) for name in names.values())


@pytest.mark.parametrize("name", ["", "Berlin", "UTC", "../etc/passwd", "60", "Etc/GMT-1"])
def test_nothing_else_is_a_city(name: str) -> None:
    assert not is_city(name)
