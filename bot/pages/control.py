"""What a button or select sends when pressed: one grammar for every `custom_id`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Literal

VERSION = 1
MAX_LENGTH = 100  # Discord's limit for a custom_id
NO_GAME = "-"
ON_PAGE = "home"
"""The tag of a control whose page takes the place of the private one that it is on."""
KEPT = 1024
"""How many parsed controls are kept: a press has the same text as the control that was drawn."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

GRAMMAR = re.compile(
    r"(?P<kind>[bs])(?P<version>\d):(?P<game>-|[0-9a-z]{1,12}):(?P<step>[0-9a-z]{1,6}):(?P<verb>[a-z]{1,16})"
    r"(?::(?P<arg>[A-Za-z0-9=,./+-]*))?(?:~(?P<tag>[0-9a-z.]*))?",
    re.ASCII,
)


class Verb(StrEnum):
    """The verbs of controls on any page; the values are in `custom_id`s, which live as long as their messages.

    Verbs that only a feature's own pages use are in its folder.
    """

    # In the lobby.
    JOIN = "join"
    LEAVE = "leave"
    COMPUTERS = "computers"
    """Show the strengths of computer players."""
    COMPUTER = "computer"
    START = "start"
    # In a round.
    MOVE = "move"
    DECIDE = "decide"
    """Make a move that leaves nothing to change."""
    CHOOSE = "choose"
    """Choose half of a move."""
    RETRACT = "retract"
    READY = "ready"
    HINT = "hint"
    AHEAD = "ahead"
    """Show how it may go on after the move of a hint."""
    # In any game.
    TABLE = "table"
    REFRESH = "refresh"
    """Draw a table where the bot is a guest, which waits for a press."""
    REPOST = "repost"
    """Show such a table in a new message."""
    SHEET = "sheet"
    LAUNCH = "launch"
    """Open the Activity, with the game or the home page; never on its own pages."""
    TEXT = "text"
    MORE = "more"
    SEAL = "seal"
    DM = "dm"
    QUIT = "quit"
    KICK = "kick"
    END = "end"
    REMATCH = "rematch"
    SHEETS = "sheets"
    """Show a sheet of a finished game; a select chooses whose."""
    # Where nothing is open yet.
    HOME = "home"
    HOMEMORE = "homemore"
    """Show what the home page has no room for."""
    MYSHEET = "mysheet"
    """Open one's own sheet of a game, in a new message."""
    CANCEL = "cancel"
    """Close a lobby of one's own, after a question if others have joined."""
    NEWTABLE = "newtable"
    """Open a table of a game, or choose the game."""
    ALONE = "learnplay"
    """Play this game alone; without `arg`, choose the game."""
    # Answered by features, and offered on pages of others too.
    RULES = "rules"
    REVIEW = "review"
    SHARE = "share"
    """Show a move of one's finished game with the way to play the same; the `arg` is the move that it is compared with."""
    DUEL = "duel"
    """Show the page that begins a challenge; `arg` is the game, the level and the id of the opponent, or of both people,
    separated by commas, as far as they are chosen."""
    SETTINGS = "settings"
    """Open a person's own settings."""
    PRIVACY = "privacy"
    ALERT = "alert"
    """Set whether a person is told of new tables."""
    NOTIFY = "notify"
    """Set where and when a person is told of their turns."""
    SET = "set"
    """Change a setting of a person or server."""


@dataclass(frozen=True, slots=True)
class Control:
    verb: str
    game: str = NO_GAME
    step: int = 0
    """The step of the game when the control was drawn."""
    arg: str = ""
    tag: str = ""
    """Distinguishes controls that are otherwise equal, and a redrawn select from the one before."""
    kind: Literal["b", "s"] = "b"

    def custom_id(self) -> str:
        """Return the text for Discord; raises ValueError if it would not parse back to this control."""
        text = f"{self.kind}{VERSION}:{self.game}:{base36(self.step)}:{self.verb}"
        text += f":{self.arg}" if self.arg else ""
        text += f"~{self.tag}" if self.tag else ""
        if len(text) > MAX_LENGTH or parse_control(text) != self:
            raise ValueError(f"custom_id {text!r} does not follow the grammar")
        return text


@lru_cache(KEPT)
def parse_control(text: str) -> Control | None:
    """Return the control with this `custom_id`, or None if it does not follow this version's grammar."""
    match = GRAMMAR.fullmatch(text)
    if match is None or int(match["version"]) != VERSION or len(text) > MAX_LENGTH:
        return None
    kind: Literal["b", "s"] = "b" if match["kind"] == "b" else "s"
    step = int(match["step"], 36)
    return Control(match["verb"], match["game"], step, match["arg"] or "", match["tag"] or "", kind)


def base36(number: int) -> str:
    """Write a number in base 36, in digits and small letters."""
    digits = ""
    while number or not digits:
        number, rest = divmod(number, 36)
        digits = DIGITS[rest] + digits
    return digits
