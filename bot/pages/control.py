"""What a button or select says when it is pressed: one grammar for every `custom_id`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

VERSION = 1
MAX_LENGTH = 100  # Discord's limit for a custom_id
NO_GAME = "-"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

GRAMMAR = re.compile(
    r"(?P<kind>[bs])(?P<version>\d):(?P<game>-|[0-9a-z]{1,12}):(?P<step>[0-9a-z]{1,6}):(?P<verb>[a-z]{1,16})"
    r"(?::(?P<arg>[A-Za-z0-9=,./+-]*))?(?:~(?P<mark>[0-9a-z.]*))?",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Control:
    verb: str
    game: str = NO_GAME
    step: int = 0
    """The step of the game when the control was drawn."""
    arg: str = ""
    mark: str = ""
    """Distinguishes controls that are otherwise equal, and a redrawn select from the one before."""
    kind: Literal["b", "s"] = "b"

    def custom_id(self) -> str:
        """The text for Discord; raises ValueError if it would not parse back to this control."""
        text = f"{self.kind}{VERSION}:{self.game}:{_base36(self.step)}:{self.verb}"
        text += f":{self.arg}" if self.arg else ""
        text += f"~{self.mark}" if self.mark else ""
        if len(text) > MAX_LENGTH or parse_control(text) != self:
            raise ValueError(f"custom_id {text!r} does not follow the grammar")
        return text


def parse_control(text: str) -> Control | None:
    """The control with this `custom_id`, or None if it is not one of this version."""
    match = GRAMMAR.fullmatch(text)
    if match is None or int(match["version"]) != VERSION or len(text) > MAX_LENGTH:
        return None
    kind: Literal["b", "s"] = "b" if match["kind"] == "b" else "s"
    step = int(match["step"], 36)
    return Control(match["verb"], match["game"], step, match["arg"] or "", match["mark"] or "", kind)


def _base36(number: int) -> str:
    digits = ""
    while number or not digits:
        number, rest = divmod(number, 36)
        digits = DIGITS[rest] + digits
    return digits
