"""A game's slash command as a declaration: `bot.interactions.commands.play` builds it and opens games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

Suggest = Callable[[str, str], Sequence[tuple[str, str]]]
"""(typed text, locale) -> labels and values."""
HeaderOptions = Mapping[str, str]
"""The options of a header."""


class Shared(Enum):
    """The options that every game's command may have."""

    PLAYERS = "players"
    CLOCK = "clock"
    SHEETS = "sheets"
    HINTS = "hints"
    INVITE = "invite"
    """People for whom seats are kept: one option each, because Discord has none for several people."""
    OPPONENT = "opponent"
    """The person for whom the other seat is kept."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option that only one game has; the text `option-<name>` is its name."""

    name: str
    about: str
    """The key of its description."""
    default: str
    choices: Mapping[str, str]
    """Values with the keys of their texts; empty if people type freely."""
    suggest: Suggest | None = None


@dataclass(frozen=True, slots=True)
class GameChoice:
    """The game that the options ask for."""

    variant: str
    header_options: HeaderOptions
    make: Callable[[], HeaderOptions] | None = None
    """Makes the remaining rules in another process; takes seconds, and raises Refused."""


@dataclass(frozen=True, slots=True)
class Subcommand:
    """One way to play; its texts are `command-<word>` and `command-<game>-<word>-about`."""

    word: str
    mode: str
    seats: range
    options: tuple[Option | Shared, ...]
    """The options, in the order in which Discord shows them."""
    choose: Callable[[Mapping[str, str]], GameChoice]
    """Reads the game's own options; raises Refused."""
