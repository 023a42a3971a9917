"""What can be pressed, in one form, whatever shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.local.components import walk
from bot.local.state import Json, Message
from bot.pages.control import Control, parse_control
from bot.pages.page import Button, Row, Select

SHEET = "sheet.png"


@dataclass(frozen=True, slots=True)
class Offer:
    """A control that can be pressed."""

    control: Control
    custom_id: str
    values: tuple[str, ...] = ()
    """The options of a select."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part(Offer):
    """A control that a message shows."""

    message: Message


AnyOffer = TypeVar("AnyOffer", bound=Offer)


def controls_in(components: object) -> Iterator[Control]:
    """Yield the game controls of a message's components, those that cannot be pressed included."""
    for _, part in walk(components):
        if (control := parse_control(str(part.get("custom_id", "")))) is not None:
            yield control


def controls(message: Message) -> Iterator[Part]:
    """Yield the game controls that a message shows."""
    for _, part in walk(message.components):
        control = parse_control(str(part.get("custom_id", "")))
        if control is not None and not part.get("disabled"):
            yield Part(control, part["custom_id"], _values(part), message=message)


def find(message: Message, verb: str, is_it: Callable[[Part], bool] = lambda _: True) -> Part | None:
    """Return the first matching control with this verb."""
    return next((part for part in controls(message) if part.control.verb == verb and is_it(part)), None)


def offers_of(rows: Iterable[Row]) -> Iterator[Offer]:
    """Yield the game controls in the rows of a page that is not sent anywhere."""
    for item in (item for row in rows for item in row):
        if isinstance(item, Button | Select) and (control := parse_control(item.custom_id)) is not None:
            values = tuple(option.value for option in item.options) if isinstance(item, Select) else ()
            yield Offer(control, item.custom_id, values)


def is_sheet(message: Message) -> bool:
    return any(attachment.filename == SHEET for attachment in message.attachments)


def items(shown: Json) -> Iterator[Any]:
    """Yield the controls that a page of the Activity offers, without the places in its picture."""
    game = shown.get("game")
    for page in (shown.get("top"), game and game["panel"], game and {"rows": game["table"]["buttons"]}):
        for row in page["rows"] if page else ():
            yield from row
        for part in (page.get("frame") or ()) if page else ():
            yield from filter(None, (*part.get("items", ()), part.get("beside")))


def offered(shown: Json) -> list[Offer]:
    """Return everything that can be pressed on a page of the Activity."""
    game = shown.get("game")
    return [
        Offer(control, item["id"], _values(item))
        for item in (*items(shown), *(game["targets"] if game else ()))
        if (control := parse_control(item.get("id", ""))) is not None
    ]


def _values(part: Json) -> tuple[str, ...]:
    return tuple(str(option["value"]) for option in part.get("options", ()))
