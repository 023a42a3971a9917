"""The board that `/leaderboard` shows; every control of its page carries it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from hashlib import sha256

from bot.features.boards.standings import BoardName, Kind
from bot.games.registry import PARTS
from bot.interactions.commands.options import default_game
from bot.store.periods import ALL_TIME, month_at, season_at, week_at
from bot.store.rows import SOLO

CHALLENGE = "challenge"
"""Replaces the mode for the board of challenges won."""
PLACES = ("here", "everywhere")
PERIODS = ("all", "season", "month", "week")
SEASON = re.compile(r"[0-9]{4}-Q[1-4]")
FITTING = re.compile(r"[A-Za-z0-9./+-]{1,30}")
"""Text that may name a board in a control."""


@dataclass(frozen=True, slots=True)
class What:
    """What a game's board ranks by."""

    kind: Kind
    mode: str
    variant: str = ""

    @property
    def key(self) -> str:
        """Return its name as an option of the command."""
        return self.kind if self.kind == "challenges" else f"{self.kind}.{self.variant or self.mode}"

    @property
    def name(self) -> str:
        """Return its name in a control: its key, or a hash if a level's name does not fit into a
        `custom_id`."""
        return self.key if FITTING.fullmatch(self.key) else f"={sha256(self.key.encode()).hexdigest()[:12]}"


@dataclass(frozen=True, slots=True)
class BoardChoice:
    game: str
    what: What
    period: str
    """One of `PERIODS`, or the name of a season."""
    where: str
    page: int = 0

    def arg(self) -> str:
        return f"{self.game},{self.what.name},{self.period},{self.where},{self.page}"

    def board(self, guild_id: int | None, now: int) -> BoardName:
        """Return the board that the choice means at a moment; in direct messages there is no server."""
        place = guild_id if self.where == "here" else None
        return BoardName(
            self.kind, self.game, self.what.mode, self.what.variant, place, period_name(self.period, now)
        )

    @property
    def kind(self) -> Kind:
        """Return what the board ranks by: ratings over all time, beaten opponents in a season, month or
        week."""
        return "beaten" if self.what.kind == "rating" and self.period != "all" else self.what.kind


def whats(game: str) -> list[What]:
    """Return the boards of a game: wins and ratings of each group mode, the levels in solo, challenges,
    decisions.

    Wins come first, because no rating is settled after a first evening.
    """
    part = PARTS[game]
    shared = [mode for mode in part.scoring.modes if mode != SOLO]
    kinds: tuple[Kind, ...] = ("wins", "rating")
    return [
        *(What(kind, mode) for kind in kinds for mode in shared),
        *(
            What("par" if variant in part.scoring.by_par else "points", SOLO, variant)
            for variant in part.scoring.modes.get(SOLO, ())
        ),
        What("challenges", CHALLENGE),
        *(What("loss", mode) for mode in part.scoring.modes),
    ]


def what_of(game: str, mode: str, variant: str) -> str:
    """Return the key of the first board that a game in this mode and on this level counts for; empty if
    none."""
    boards = (one.key for one in whats(game) if one.mode == mode and one.variant in ("", variant))
    return next(boards, "")


def choice_of(
    game: str = "", what: str = "", period: str = "", where: str = "", page: int = 0
) -> BoardChoice:
    """Return the choice with these values; a value the game lacks becomes the default."""
    game = game if game in PARTS else default_game()
    known = whats(game)
    found = next((one for one in known if one.key == what), known[0])
    # A season without games has an empty board.
    is_period = period in PERIODS or SEASON.fullmatch(period) is not None
    return BoardChoice(
        game, found, period if is_period else "all", where if where in PLACES else "here", page
    )


def of_game(choice: BoardChoice, game: str) -> BoardChoice:
    """Return the same board of another game, or its first."""
    return choice_of(game, choice.what.key, choice.period, choice.where)


def parse_choice(arg: str) -> BoardChoice:
    """Return the choice in a control, including controls from older versions."""
    game, what, period, where, page = [*arg.split(","), "", "", "", "", ""][:5]
    choice = choice_of(game, "", period, where, _number(page))
    known = whats(choice.game)
    # Older controls name a board by its place in the list.
    names = {**{str(place): one for place, one in enumerate(known)}, **{one.name: one for one in known}}
    return replace(choice, what=names.get(what, known[0]))


def period_name(period: str, now: int) -> str:
    """Return the name of the period that the choice means at a moment."""
    match period:
        case "all":
            return ALL_TIME
        case "season":
            return season_at(now).name
        case "month":
            return month_at(now).name
        case "week":
            return week_at(now).name
    return period


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0
