"""The board that `/leaderboard` shows; every control of its page carries it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256

from bot.features.boards.standings import BoardName, Kind
from bot.games.registry import PARTS
from bot.interactions.commands.options import default_game
from bot.store.database import Store
from bot.store.periods import ALL_TIME, month_at, season_at, week_at
from bot.store.rated_games import PUZZLE
from bot.store.rows import SOLO
from bot.store.statements import sql

CHALLENGE = "challenge"
"""Takes the place of the mode on the board of challenges won."""
PLACES = ("here", "everywhere")
PERIODS = ("all", "season", "month", "week")
SEASON = re.compile(r"[0-9]{4}-Q[1-4]")
GROUPS = ("tables", "solo", "daily", "puzzles")
"""The groups of boards; a game may have several boards in one."""
_GROUP = "g."
"""The beginning of a control's argument that asks for the best board of a group."""
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
        if self.kind in ("challenges", "daily"):
            return self.kind
        return f"{self.kind}.{self.variant or self.mode}"

    @property
    def group(self) -> str:
        if self.kind == "daily":
            return "daily"
        if self.mode == PUZZLE:
            return "puzzles"
        return "solo" if self.mode in (SOLO, CHALLENGE) else "tables"

    @property
    def periods(self) -> tuple[str, ...]:
        """Return the periods for which it is kept; puzzle ratings have only one, of all time."""
        if self.mode == PUZZLE:
            return PERIODS[:1]
        # The first day of a month or week would tell how others did on a sheet that is still open.
        return PERIODS[:2] if self.kind == "daily" else PERIODS

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

    def group_arg(self, group: str, game: str = "") -> str:
        """Return the argument of a control that opens the best board of a group, of this game or another."""
        return f"{game or self.game},{_GROUP}{group},{self.period},{self.where}"

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
    decisions, daily sheets, puzzles.

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
        *([What("daily", SOLO)] if SOLO in part.scoring.modes else []),
        *([What("rating", PUZZLE)] if part.puzzles.motifs else []),
    ]


def of_group(game: str, group: str) -> list[What]:
    """Return the boards of a game in one group."""
    return [one for one in whats(game) if one.group == group]


def groups(game: str) -> list[str]:
    """Return the groups in which a game has boards."""
    return [group for group in GROUPS if of_group(game, group)]


@dataclass(frozen=True, slots=True)
class Newest:
    """A person's last finished game."""

    game_kind: str
    mode: str
    variant: str
    uncounted: str


# Selects what a person finished last, in all games or one; ghost games do not count.
NEWEST_RESULT = sql(
    Newest,
    """
    select game_kind, mode, variant, uncounted from result
    where user_id = :user_id and mode <> 'ghosts' and (:game_kind = '' or game_kind = :game_kind)
    order by ended_at desc, game desc
    limit 1
    """,
)


async def newest_result(store: Store, user_id: int, game_kind: str = "") -> Newest | None:
    """Return a person's last finished game, of all games or of one kind."""
    return await store.row(NEWEST_RESULT, user_id=user_id, game_kind=game_kind)


def suggested_boards(game: str, newest: Newest | None, group: str = "") -> list[What]:
    """Return the boards of a game, or of one group, with those most worth opening first.

    First comes the group of what the person played last, and in it that mode and level.
    """
    known = of_group(game, group) if group else whats(game)
    if newest is None or newest.game_kind != game:
        return sorted(known, key=lambda what: GROUPS.index(what.group))
    last = "daily" if newest.uncounted == "daily" else "solo" if newest.mode == SOLO else "tables"

    def order(what: What) -> tuple[bool, int, bool, bool]:
        is_other_mode, is_other_level = what.mode != newest.mode, what.variant not in ("", newest.variant)
        return what.group != last, GROUPS.index(what.group), is_other_mode, is_other_level

    return sorted(known, key=order)


def choice_of(
    game: str = "", what: str = "", period: str = "", where: str = "", page: int = 0
) -> BoardChoice:
    """Return the choice with these values; a value the game lacks becomes the default."""
    game = game if game in PARTS else default_game()
    known = whats(game)
    found = next((one for one in known if one.key == what), known[0])
    # A season without games has an empty board.
    is_season = SEASON.fullmatch(period) is not None and len(found.periods) > 1
    is_period = period in found.periods or is_season
    return BoardChoice(
        game, found, period if is_period else "all", where if where in PLACES else "here", page
    )


def wanted_group(arg: str) -> str:
    """Return the group whose best board a control asks for; empty if it names a board."""
    _, what, *_ = [*arg.split(","), "", ""]
    group = what.removeprefix(_GROUP)
    return group if what.startswith(_GROUP) and group in GROUPS else ""


def parse_choice(arg: str) -> BoardChoice:
    """Return the choice in a control; a board that the game lacks becomes the first."""
    game, what, period, where, page = [*arg.split(","), "", "", "", "", ""][:5]
    choice = choice_of(game, "", "", where, _number(page))
    known = whats(choice.game)
    names = {one.name: one for one in known}
    group = wanted_group(arg)
    found = next(iter(of_group(choice.game, group)), known[0]) if group else names.get(what, known[0])
    return choice_of(choice.game, found.key, period, where, choice.page)


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
