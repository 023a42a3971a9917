"""Cities whose clocks people can choose, and the time there."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta, timezone, tzinfo
from functools import lru_cache
from importlib.resources import files
from itertools import chain
from zoneinfo import ZoneInfo

from babel import Locale
from babel.core import get_global
from babel.languages import get_official_languages

from bot.pages.page import MAX_OPTIONS
from bot.pages.texts import language

EVERYWHERE, MERGED, WIDEST = "zone.tab", "zone1970.tab", "zonenow.tab"
"""Tables of tzdata: the zones of each country; the zones without those that equal a neighbour's; and, of
zones whose clocks agree, the one with most people."""


def is_city(name: str) -> bool:
    return any(name == zone for table in (EVERYWHERE, MERGED) for _, zone in _rows(table))


def city_name(zone: str, locale: str) -> str:
    """Return what a language calls the city of a zone."""
    known = Locale.parse(language(locale)).time_zones
    # The names of some cities are filed under their former spelling.
    spellings = (zone, *(old for old, new in get_global("zone_aliases").items() if new == zone))
    named = (known[one]["city"] for one in spellings if "city" in known.get(one, {}))
    return str(next(named, zone.rpartition("/")[2].replace("_", " ")))


def cities(locale: str, now: datetime, hour: int | None = None) -> list[str]:
    """Return the zones of cities for a select: those that a locale of Discord suggests or, if an hour is
    given, all where it is that hour, the suggested ones first."""
    suggested = _suggested(locale, now.year)
    if hour is None:
        return list(suggested[:MAX_OPTIONS])
    everywhere = (zone for zones in _distinct(MERGED, now.year).values() for zone in zones)
    found = dict.fromkeys((*suggested, *everywhere))
    return [zone for zone in found if now.astimezone(_zone(zone)).hour == hour][:MAX_OPTIONS]


def zone_of(name: str | None) -> tzinfo:
    """Return a zone by its IANA name, or by the minutes that it is ahead of UTC; UTC for None."""
    if name is None:
        return UTC
    return timezone(timedelta(minutes=int(name))) if is_fixed(name) else ZoneInfo(name)


def is_fixed(zone: str) -> bool:
    """Return whether a zone is a number of minutes, as people chose it before there were cities."""
    return zone.lstrip("-").isdecimal()


def local_time(now: int, zone: str | None) -> datetime:
    return datetime.fromtimestamp(now / 1000, zone_of(zone))


def last_and_next(hour: int, zone: str | None, now: int) -> tuple[int, int]:
    """Return when this hour of the day last began, perhaps now, and when it begins next; all in milliseconds UTC.

    Where clocks skip the hour it begins as they do, and of an hour that comes twice only the first counts.
    """
    today = local_time(now, zone).date()
    days = (today + timedelta(days=number) for number in range(-1, 3))
    begins = [int(datetime.combine(day, time(hour), zone_of(zone)).timestamp() * 1000) for day in days]
    return max(begin for begin in begins if begin <= now), min(begin for begin in begins if begin > now)


@lru_cache
def _suggested(locale: str, year: int) -> tuple[str, ...]:
    """Return the zones of the locale's country, then those on the same continent where its language is
    official; large countries, which have several zones, come first."""
    known = Locale.parse(locale, sep="-")
    likely = get_global("likely_subtags")[known.language].rpartition("_")[2]
    countries = _distinct(EVERYWHERE, year)
    own = countries.get(known.territory or likely, [])
    near = [_continent(zone) for zone in own[:1]]
    kin = [
        [zone for zone in countries.get(country, ()) if not near or _continent(zone) in near]
        for country in _speaking(known.language)
    ]
    return tuple(dict.fromkeys(chain(own, *sorted(kin, key=len, reverse=True))))


def _speaking(spoken: str) -> list[str]:
    """Return the countries where a language is official, those with most speakers first."""
    shares = {
        country: -float(languages[spoken]["population_percent"])
        for country, languages in get_global("territory_languages").items()
        if spoken in get_official_languages(country, de_facto=True)
    }
    return sorted(shares, key=lambda country: shares[country])


def _continent(zone: str) -> str:
    return zone.partition("/")[0]


@lru_cache
def _distinct(table: str, year: int) -> dict[str, list[str]]:
    """Return the zones of each country in a table, one for all whose clocks agree this year and next."""
    widest, merged = {zone for _, zone in _rows(WIDEST)}, {*_rows(MERGED)}
    alike: dict[tuple[str, tuple[timedelta | None, ...]], list[str]] = {}
    for country, zone in sorted(_rows(table), key=lambda row: row not in merged):
        alike.setdefault((country, tuple(_offsets(zone, year))), []).append(zone)
    found: dict[str, list[str]] = {}
    for (country, _), zones in alike.items():
        found.setdefault(country, []).append(next((zone for zone in zones if zone in widest), zones[0]))
    return found


def _offsets(zone: str, year: int) -> Iterator[timedelta | None]:
    """Yield how far clocks are ahead of UTC in the middle of each month."""
    for month in range(24):
        moment = datetime(year + month // 12, month % 12 + 1, 15, tzinfo=UTC)
        yield moment.astimezone(_zone(zone)).utcoffset()


@lru_cache(None)
def _zone(name: str) -> ZoneInfo:
    # ZoneInfo keeps only a few, and reads the file of any other anew.
    return ZoneInfo(name)


@lru_cache
def _rows(table: str) -> tuple[tuple[str, str], ...]:
    """Return the country and the zone of each row of a table; those of one country begin with the most populous, as
    far as geography allows."""
    lines = (files("tzdata") / "zoneinfo" / table).read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines if not line.startswith("#"))
    return tuple((codes.partition(",")[0], zone) for codes, _, zone, *_ in rows)
