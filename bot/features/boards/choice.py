"""Which board `/leaderboard` shows, as every control of its page carries it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256

from bot.features.boards.standings import BoardName, Kind, Newest
from bot.games.registry import PARTS
from bot.interactions.commands.options import default_game
from bot.store.periods import ALL_TIME, month_at, season_at, week_at
from bot.store.ratings import PUZZLE
from bot.store.rows import SOLO

CHALLENGE = "challenge"
"""Stands for the mode of the board of challenges won."""
PLACES = ("here", "everywhere")
PERIODS = ("all", "season", "month", "week")
SEASON = re.compile(r"[0-9]{4}-Q[1-4]")
GROUPS = ("tables", "solo", "daily", "puzzles")
"""What boards are about; a game has several of one group."""
_GROUP = "g."
"""Begins what a control says instead of a board: the best one of a group."""
FITTING = re.compile(r"[A-Za-z0-9./+-]{1,30}")
"""What may name a board in a control."""


@dataclass(frozen=True, slots=True)
class What:
    """What a game's board goes by."""

    kind: Kind
    mode: str
    variant: str = ""

    @property
    def key(self) -> str:
        """How an option of the command names it."""
        return (
            self.kind if self.kind in ("challenges", "daily") else f"{self.kind}.{self.variant or self.mode}"
        )

    @property
    def group(self) -> str:
        if self.kind == "daily":
            return "daily"
        if self.mode == PUZZLE:
            return "puzzles"
        return "solo" if self.mode in (SOLO, CHALLENGE) else "tables"

    @property
    def periods(self) -> tuple[str, ...]:
        """The periods that it is kept for; ratings in puzzles are of all time."""
        if self.mode == PUZZLE:
            return PERIODS[:1]
        # The first day of a month or week would tell what others made of a sheet that is still open.
        return PERIODS[:2] if self.kind == "daily" else PERIODS

    @property
    def name(self) -> str:
        """How a control names it: by its key, unless a level's name does not fit into a `custom_id`."""
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

    def group_arg(self, group: str, game: str = "") -> str:
        """What a control says to open the best board of a group, maybe of another game."""
        return f"{game or self.game},{_GROUP}{group},{self.period},{self.where}"

    def board(self, guild_id: int | None, now: int) -> BoardName:
        """The board that is meant at a moment; in direct messages there is no server."""
        place = guild_id if self.where == "here" else None
        return BoardName(
            self.kind, self.game, self.what.mode, self.what.variant, place, period_name(self.period, now)
        )

    @property
    def kind(self) -> Kind:
        """Ratings are of all time; a season, month or week of rated games has points of its own."""
        is_beaten = self.what.kind == "rating" and self.period != "all"
        return "beaten" if is_beaten else self.what.kind


def whats(game: str) -> list[What]:
    """The boards of a game: wins and ratings of each mode for several, the levels in solo, challenges, decisions,
    daily sheets, puzzles.

    Wins come first, because after a first evening no rating is settled.
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
        *([What("daily", SOLO)] if SOLO in part.scoring.modes else []),
        *([What("rating", PUZZLE)] if part.motifs else []),
    ]


def of_group(game: str, group: str) -> list[What]:
    """The boards of a game in one group."""
    return [one for one in whats(game) if one.group == group]


def groups(game: str) -> list[str]:
    """The groups in which a game has boards."""
    return [group for group in GROUPS if of_group(game, group)]


def suggested(game: str, newest: Newest | None, group: str = "") -> list[What]:
    """The boards of a game, or of one group, in the order in which they are worth opening.

    First comes the group of what somebody played last, and in it that mode and level.
    """
    known = of_group(game, group) if group else whats(game)
    if newest is None or newest.game_name != game:
        return sorted(known, key=lambda what: GROUPS.index(what.group))
    last = "daily" if newest.is_daily else "solo" if newest.mode == SOLO else "tables"

    def order(what: What) -> tuple[bool, int, bool, bool]:
        is_other_mode, is_other_level = what.mode != newest.mode, what.variant not in ("", newest.variant)
        return what.group != last, GROUPS.index(what.group), is_other_mode, is_other_level

    return sorted(known, key=order)


def choice_of(
    game: str = "", what: str = "", period: str = "", where: str = "", page: int = 0
) -> BoardChoice:
    """The choice with these values; a value the game lacks becomes the default."""
    game = game if game in PARTS else default_game()
    known = whats(game)
    found = next((one for one in known if one.key == what), known[0])
    # A season that nobody has played in has an empty board.
    is_season = SEASON.fullmatch(period) is not None and len(found.periods) > 1
    is_period = period in found.periods or is_season
    return BoardChoice(
        game, found, period if is_period else "all", where if where in PLACES else "here", page
    )


def wanted_group(arg: str) -> str:
    """The group whose best board a control asks for; empty if it names a board."""
    _, what, *_ = [*arg.split(","), "", ""]
    group = what.removeprefix(_GROUP)
    return group if what.startswith(_GROUP) and group in GROUPS else ""


def parse_choice(arg: str) -> BoardChoice:
    """The choice in a control, including controls from older versions."""
    game, what, period, where, page = [*arg.split(","), "", "", "", "", ""][:5]
    choice = choice_of(game, "", "", where, _number(page))
    known = whats(choice.game)
    # Older controls name a board by its place in the list.
    names = {**{str(place): one for place, one in enumerate(known)}, **{one.name: one for one in known}}
    group = wanted_group(arg)
    found = next(iter(of_group(choice.game, group)), known[0]) if group else names.get(what, known[0])
    return choice_of(choice.game, found.key, period, where, choice.page)


def period_name(period: str, now: int) -> str:
    """The name of the period that is meant at a moment."""
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
