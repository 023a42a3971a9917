"""What a game adds to the messages that all games share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.look import Look
from bot.pages import Picture

Row = tuple[discord.ui.Item[discord.ui.View], ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """What a pressed control of a half-made move leads to: a whole move, or the next controls."""

    move: str | None = None
    arg: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """The functions of one game. All are pure; `locale` is the reader's, `arg` a half-made choice."""

    title: Callable[[Look, str], str]
    """The game, its level or difficulty, in a few words."""
    status: Callable[[Look, str], str]
    """What a seat is asked for, or what it has entered."""
    controls: Callable[[Look, str, str], tuple[Row, ...]]
    """(look, locale, arg) -> at most four rows for the move."""
    buttons: Callable[[Look, str], Row]
    """Buttons for the move, at most two."""
    choose: Callable[[str, str], Choice]
    """(arg, value) -> where a half-made choice leads; a button has no value."""
    sheet: Callable[[Look, str, str], Picture]
    """(look, locale, arg) -> the seat's own sheet."""
    sheet_text: Callable[[Look, str], str]
    """The own sheet as text for screen readers."""
    table: Callable[[Look, str], Picture]
    """The public picture."""
    news: Callable[[Look, str], list[str]]
    """Lines on the throw and on what the last round brought."""
    preview: Callable[[Look, str], Picture]
    """What the sheets will look like, shown in the lobby."""
    reveal: Callable[[Look, str], list[Picture]]
    """All sheets of a finished game."""
    points: Callable[[Look], tuple[int, ...]]
    """By seat."""
    ending: Callable[[Look, str], str]
    """Why the finished game ended."""
