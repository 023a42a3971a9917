"""The frames that the page may send over its socket, each one JSON object."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Literal

MOST_CHARACTERS = 4096
"""The longest frame."""
MOST_ID = 100
"""The longest text of a control, and of an option."""
PERSON = re.compile(r"\d{1,18}|[1-8]\d{18}", re.ASCII)
"""The form of a person's id, which fits into a signed number of 64 bits."""
NONCE = re.compile(r"[0-9a-f]{16}")
Theme = Literal["dark", "light"]
SCALES = (1, 2, 3)


class MalformedFrame(ValueError):
    """A frame that our page never sends."""


@dataclass(frozen=True, slots=True)
class PictureStyle:
    """How the page wants its pictures."""

    scale: int
    """Pixels of the device for one of the page, 1 to 3."""
    theme: Theme


@dataclass(frozen=True, slots=True)
class Hello:
    """The first frame."""

    session: str
    looks: PictureStyle
    start: str
    """The `custom_id` that the Activity was launched with; empty if none."""
    referrer: int = 0
    """The person whose link that was, as the page says; 0 if none."""


@dataclass(frozen=True, slots=True)
class PressFrame:
    number: int
    """Rises with each press on a socket."""
    nonce: str
    """Identifies a press, so that sending it again does not repeat it."""
    custom_id: str
    value: str
    """The chosen option of a select; empty for a button."""
    at: int | None = None
    """Milliseconds since the page's hello, by its own clock; None from a page of an earlier version."""


@dataclass(frozen=True, slots=True)
class Back:
    """Close the page on top of the game."""


@dataclass(frozen=True, slots=True)
class Home:
    """Show the home page."""


Frame = Hello | PressFrame | Back | Home | PictureStyle


def parse_frame(text: str) -> Frame:
    """Return what a frame says; raises MalformedFrame."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise MalformedFrame("no JSON") from None
    match data:
        case {"t": "press", "n": int(number), "nonce": str(nonce), "id": str(control)} if (
            number is not True
            and 0 <= number < 1 << 53
            and NONCE.fullmatch(nonce)
            and len(control) <= MOST_ID
        ):
            return PressFrame(number, nonce, control, _text(data.get("value") or "", MOST_ID), _at(data))
        case {"t": "back"}:
            return Back()
        case {"t": "home"}:
            return Home()
        case {"t": "scale"}:
            return _looks(data)
        case {"t": "hello", "session": str(session)}:
            start, referrer = (_text(data.get(name) or "", MOST_CHARACTERS) for name in ("start", "referrer"))
            return Hello(session, _looks(data), start, int(referrer) if PERSON.fullmatch(referrer) else 0)
    raise MalformedFrame("not of a known form")


def _looks(data: dict[str, Any]) -> PictureStyle:
    match data:
        case {"scale": int(scale), "theme": "dark" | "light" as theme} if (
            scale in SCALES and scale is not True
        ):
            return PictureStyle(scale, theme)
    raise MalformedFrame("not a scale and a theme")


def _at(data: dict[str, Any]) -> int | None:
    match data:
        case {"at": int(at)} if at is not True and 0 <= at < 1 << 53:
            return at
        case {"at": _}:
            raise MalformedFrame("no time")
    return None


def _text(value: object, most: int) -> str:
    if not isinstance(value, str) or len(value) > most:
        raise MalformedFrame("not a text, or too long")
    return value
