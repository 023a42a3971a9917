"""What people and servers have set: a row for each setting that is not at its default."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from time import monotonic
from types import MappingProxyType
from typing import Any, Generic, Literal, TypeVar, get_args

from bot.store.database import Store
from bot.store.errors import StoreError
from bot.store.people import INSERT_PERSON
from bot.store.recent import Recent
from bot.store.rows import TableStyle, Theme
from bot.store.statements import Sql, sql, statement, upsert

T = TypeVar("T")
Owner = Literal["person", "server"]

KEPT_SECONDS = 10.0
"""How long settings are remembered; another process may write others."""
MAX_CHANNELS = 25  # Discord's limit for the options of a select
MOST_KEPT = 10_000
"""The most people and servers whose settings are remembered."""


@dataclass(frozen=True, eq=False)
class Setting(Generic[T]):
    """Something that people, or the managers of a server, can set."""

    owner: Owner
    feature: str
    """The feature that it belongs to, or `core`."""
    name: str
    default: T
    parse: Callable[[str], T]
    """Reads a stored value; raises ValueError for one that can no longer be set."""
    is_drawn: bool = False
    """Whether open sheets show it."""
    is_clock: bool = False
    """Whether it moves what reaches the person at a time of their day."""

    @cached_property
    def key(self) -> str:
        return f"{self.feature}.{self.name}"

    def to(self, value: T) -> Change:
        """Return the change that sets this value."""
        return Change(self, None if value == self.default else format_value(value))


@dataclass(frozen=True, slots=True)
class Change:
    setting: Setting[Any]
    text: str | None
    """The value to store; None for the default."""


def format_value(value: object) -> str:
    """Return a value as it is stored."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def switch(owner: Owner, feature: str, name: str, *, default: bool = False) -> Setting[bool]:
    """Return a setting that is on or off."""
    return Setting(owner, feature, name, default, lambda text: _one_of(text, {"yes": True, "no": False}))


def choice(
    owner: Owner,
    feature: str,
    name: str,
    values: Iterable[T],
    *,
    default: T,
    is_drawn: bool = False,
    is_clock: bool = False,
) -> Setting[T]:
    """Return a setting with one of several values."""
    known = {format_value(value): value for value in values}
    return Setting(owner, feature, name, default, lambda text: _one_of(text, known), is_drawn, is_clock)


def _one_of(text: str, known: Mapping[str, T]) -> T:
    if text not in known:
        raise ValueError(f"{text!r} is none of {', '.join(known)}")
    return known[text]


THEME: Setting[Theme] = choice("person", "core", "theme", get_args(Theme), default="dark", is_drawn=True)
"""The theme of a person's own pictures."""
GOES_ON = switch("person", "core", "goeson", default=True)
"""Whether the next throw comes automatically while they play alone."""
ANSWERED = switch("person", "core", "answered")
"""Whether they have taken the lesson that is offered with a first game, or turned it down."""
SHEET_HERE = switch("person", "core", "sheethere")
"""Whether their sheet is opened at the table instead of coming by direct message."""
LISTED = switch("person", "core", "listed", default=True)
"""Whether they are on boards, and show their profile to others; statements ask the view `unlisted`."""
RATING_SHOWN = switch("person", "core", "rating")
"""Whether the end of a game tells them what it did to their rating."""
ZONE: Setting[str | None] = Setting("person", "core", "zone", None, str, is_clock=True)
"""The IANA name of the zone of their clock, or the minutes that it is ahead of UTC; None while it is not known.
Statements ask the view `person_zone`."""


def _parse_channels(text: str) -> str:
    return " ".join([word for word in text.split() if word.isdecimal()][:MAX_CHANNELS])


CHANNELS: Setting[str] = Setting("server", "core", "channels", "", _parse_channels)
"""The ids of the channels where games may be opened, with blanks between; empty for all."""
TABLE_STYLE: Setting[TableStyle] = choice("server", "core", "table", get_args(TableStyle), default="follow")
SERVER_THEME: Setting[Theme] = choice("server", "core", "theme", get_args(Theme), default="dark")
"""The theme of public pictures."""

RIDING: tuple[Setting[Any], ...] = (GOES_ON, RATING_SHOWN, SHEET_HERE, THEME)
"""The settings that each seat has a copy of, since games and messages are made without asking for their people."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What one person or server has set."""

    texts: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """The stored values by key; what is at its default has none."""

    def __getitem__(self, setting: Setting[T]) -> T:
        text = self.texts.get(setting.key)
        try:
            return setting.default if text is None else setting.parse(text)
        except ValueError:
            return setting.default

    def having(self, *changes: Change) -> Choices:
        texts = {**self.texts, **{one.setting.key: one.text for one in changes}}
        return Choices({key: text for key, text in texts.items() if text is not None})

    @property
    def riding(self) -> str:
        """Return what a person's seats keep: key and value of each setting that rides, with blanks between."""
        keys = sorted(setting.key for setting in RIDING)
        return " ".join(f"{key}={self.texts[key]}" for key in keys if key in self.texts)


@lru_cache(maxsize=1000)
def parse_riding(text: str) -> Choices:
    """Return the settings that a seat keeps."""
    return Choices(dict(part.split("=", 1) for part in text.split()))


IS_UNLISTED = sql("select 1 from unlisted where id = :id")
SETTINGS_OF = sql("select feature, name, value from setting where owner = :owner and id = :id")
SAVE_SETTING = upsert(
    "setting", ("owner", "id", "feature", "name", "value"), ("owner", "id", "feature", "name")
)
DEFAULT_SETTING = sql(
    "delete from setting where owner = :owner and id = :id and feature = :feature and name = :name"
)
SETTINGS_OF_PLAYERS = sql("""
    select setting.id, feature, setting.name, value from player join setting on setting.id = player.user_id
    where player.game = :game and owner = 'person'
""")


class Settings:
    """Reads and saves settings. Those that decide whether something is shown to others are read with `fresh`."""

    def __init__(
        self, store: Store, seconds: Callable[[], float] = monotonic, *, moving: Iterable[Sql[Any]] = ()
    ) -> None:
        """Create it; `moving` are statements that move what is set by a person's clock once that has changed."""
        self._store = store
        self._seconds = seconds
        self._moving = tuple(moving)
        self._kept = Recent[tuple[Owner, int], tuple[Choices, float]](MOST_KEPT)
        """Settings read or written lately, with the seconds until which they count."""

    async def of(self, owner: Owner, id_: int) -> Choices:
        """Return what was set until some seconds ago; every press and every redraw asks for it."""
        key = owner, id_
        kept, until = self._kept.get(key, (None, 0.0))
        if kept is not None and self._seconds() < until:
            return kept
        if kept is None:
            return await self.fresh(owner, id_)
        # Others who ask in the meantime need not read too, which a slow database would let wait for each other.
        self._remember(key, kept)
        try:
            return await self.fresh(owner, id_)
        except StoreError:
            return kept

    async def fresh(self, owner: Owner, id_: int) -> Choices:
        """Return what is set now."""
        rows = await self._store.rows(SETTINGS_OF, owner=owner, id=id_)
        return self._remember((owner, id_), _chosen(rows))

    async def save(self, id_: int, *changes: Change, now: int = 0) -> Choices:
        """Save settings of one person or server, and return all of theirs; `now` (ms UTC) is needed for a clock."""
        owner = changes[0].setting.owner
        batch = [statement(INSERT_PERSON, id=id_)] if owner == "person" else []
        for change in changes:
            key = {"owner": owner, "id": id_, "feature": change.setting.feature, "name": change.setting.name}
            if change.text is None:
                batch.append(statement(DEFAULT_SETTING, **key))
            else:
                batch.append(statement(SAVE_SETTING, **key, value=change.text))
        if any(change.setting.is_clock for change in changes):
            batch += [statement(query, user_id=id_, now=now) for query in self._moving]
        await self._store.commit(tuple(batch))
        return await self.fresh(owner, id_)

    def _remember(self, key: tuple[Owner, int], chosen: Choices) -> Choices:
        self._kept[key] = chosen, self._seconds() + KEPT_SECONDS
        return chosen


def riding_of(rows: Iterable[Sequence[Any]]) -> dict[int, str]:
    """Return by person the settings that their seats would keep if they sat down now, from the rows of
    `SETTINGS_OF_PLAYERS`; nothing for people without settings."""
    found: dict[int, list[Sequence[Any]]] = {}
    for user_id, *row in rows:
        found.setdefault(int(user_id), []).append(row)
    return {user_id: _chosen(own).riding for user_id, own in found.items()}


def _chosen(rows: Iterable[Sequence[Any]]) -> Choices:
    return Choices({f"{feature}.{name}": str(value) for feature, name, value in rows})
