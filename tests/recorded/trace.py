"""What everybody sees of a game, as lines: of each message only what has changed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain

from bot.games.pictures import Ending
from bot.messages.ended import details_page, round_page
from bot.messages.panel import text_page
from bot.pages.control import parse_control
from bot.pages.page import Button, Item, Link, Page, Select
from bot.pages.targets import Target
from tests.bench.export import record_of
from tests.journeys.drawn import check_limits
from tests.recorded.pictures import Shown, picture_changes, pictures_as_data, podium_lines, shown
from tests.recorded.recording import NAMES, Recording
from tests.recorded.table import ADDITIONS, FIRST_USER, Table, Where, played, without_chance

MENTION = re.compile(r"<@(\d+)>")


class Trace:
    """Writes down what happens and what is seen."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.record: str | None = None
        """The record of the game, if it was played to its end."""
        self._seen: dict[Where, dict[str, str]] = {}
        self._pictures: dict[Where, Shown] = {}

    def did(self, action: str) -> None:
        self.lines.append(f"> {action}")

    def saw(self, where: Where, page: Page) -> None:
        kind, seat = where
        name = f"{NAMES[seat]}'s {kind}" if seat >= 0 else kind
        check_limits(page)
        before, now = self._seen.get(where, {}), dict(page_parts(page))
        for part, value in now.items():
            if before.get(part) != value:
                self.lines.append(f"{name}, {part}: {value}")
        self.lines += [f"{name}, {part}: gone" for part in before if part not in now]
        self._seen[where] = now
        drawn = [each for picture in page.pictures for each in shown(picture)]
        for change in picture_changes(self._pictures.get(where, []), drawn):
            self.lines.append(f"{name}, picture {change}")
        self._pictures[where] = drawn

    @property
    def text(self) -> str:
        return "".join(f"{line}\n" for line in self.lines)

    @property
    def mark(self) -> str:
        """A short hash of all of it."""
        return sha256(self.text.encode()).hexdigest()[:8]


def trace(recording: Recording, locale: str) -> Trace:
    """What everybody sees of a recorded game in one language."""
    seen = Trace()
    with without_chance(), pictures_as_data():
        table = played(recording, locale, seen)
        seen.did("further pages")
        for part, page in _further(table, locale):
            check_limits(page)
            seen.lines += [f"{part}, {line}: {value}" for line, value in page_parts(page)]
    seen.record = record_of(table.present) if table.present.result is not None else None
    return seen


def _further(table: Table, locale: str) -> Iterator[tuple[str, Page]]:
    """Yield what people may open beside the game's own messages, at its end or where the recording ends."""
    for player in table.look().players:
        if player.is_human and not player.has_left:
            look = table.look(player.seat)
            yield f"{player.name}'s sheet as text", text_page(look.read_in(locale))
            if look.status == "finished":
                yield f"{player.name}'s details", details_page(look.read_in(locale), ADDITIONS)
    for row in table.present.messages:
        if row.kind == "table" and (page := round_page(table.look(), row)) is not None:
            yield "the last round", page


def page_parts(page: Page) -> Iterator[tuple[str, str]]:
    """Yield every part of a page, named, as people see it."""
    yield from word_parts(page.content, page.below, [picture.description for picture in page.pictures])
    for number, row in enumerate(page.rows, 1):
        for place, item in enumerate(row, 1):
            yield f"control {number}.{place}", " · ".join(_item(item))
    if page.colour is not None:
        yield "colour", "#{:02x}{:02x}{:02x}".format(*page.colour)
    for picture in page.pictures:
        yield "picture", picture.name
        if isinstance(picture, Ending):
            yield from podium_lines(picture.podium)
    for number, target in enumerate(page.targets()):
        yield f"target {number}", _target(target)


def word_parts(above: str, below: str, alts: list[str]) -> Iterator[tuple[str, str]]:
    """Yield the words of a message by where they stand."""
    for part, words in chain([("above", above), ("below", below)], (("alt", alt) for alt in alts)):
        for number, line in enumerate(words.splitlines()):
            yield f"{part} {number}", MENTION.sub(_named, line)


def _named(mention: re.Match[str]) -> str:
    seat = int(mention[1]) - FIRST_USER
    return f"@{NAMES[seat]}" if 0 <= seat < len(NAMES) else mention[0]


def _item(item: Item) -> Iterator[str]:
    match item:
        case Button():
            yield from (item.emoji or "", item.label, pressed(item.custom_id), item.style.name.lower())
        case Link():
            yield from (item.label, "link")
        case Select():
            yield from (item.placeholder, pressed(item.custom_id))
            yield from (
                f"{one.value}={one.label}" + (f" ({one.description})" if one.description else "")
                for one in item.options
            )


def pressed(custom_id: str) -> str:
    """What a control sends, apart from its game and step."""
    control = parse_control(custom_id)
    assert control is not None, custom_id
    return f"{control.verb}:{control.arg}"


def _target(target: Target) -> str:
    more = f"{target.mark} {target.is_entry:d} {target.reach} {target.cells} {target.fill}"
    return f"{target.key} {target.name} {pressed(target.custom_id)} {target.box} {more}"
