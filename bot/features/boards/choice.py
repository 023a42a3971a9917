"""The board that `/leaderboard` shows; every control of its page carries it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from bot.features.boards.standings import BoardName
from bot.games.registry import PARTS
from bot.interactions.boards import DAILY, GROUPS, PERIODS, SOLO_GAMES, TABLES, BoardKind
from bot.interactions.commands.options import default_game
from bot.store.periods import periods_at
from bot.store.rows import SOLO
from bot.store.statements import sql

PLACES = ("here", "everywhere")
SEASON = re.compile(r"[0-9]{4}-Q[1-4]")
_GROUP = "g."
"""The beginning of a control's argument that asks for the best board of a group."""
FITTING = re.compile(r"[A-Za-z0-9./+-]{1,30}")
"""Text that may name a board in a control."""


@dataclass(frozen=True, slots=True)
class What:
    """A measure by which a game's board ranks."""

    kind: BoardKind
    mode: str
    variant: str = ""

    @property
    def key(self) -> str:
        """Return its name as an option of the command."""
        return self.kind.name if self.kind.group else f"{self.kind.name}.{self.variant or self.mode}"

    @property
    def group(self) -> str:
        return self.kind.group or (SOLO_GAMES if self.mode == SOLO else TABLES)

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
    """A period of its kind, or the name of a season."""
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
        period = dict(zip(PERIODS, periods_at(now), strict=True)).get(self.period, self.period)
        return BoardName(self.kind.name, self.game, self.what.mode, self.what.variant, place, period)

    @property
    def kind(self) -> BoardKind:
        """Return what the board ranks by in its period."""
        kind = self.what.kind
        return kind if self.period == "all" or kind.in_period is None else kind.in_period


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


class Boards:
    """The boards of all features."""

    def __init__(self, kinds: Iterable[BoardKind]) -> None:
        self._kinds = sorted(kinds, key=lambda kind: kind.place)

    def of_game(self, game: str, group: str = "") -> list[What]:
        """Return the boards of a game, or of one group. Wins come first, because no rating is settled after a first
        evening."""
        found = [What(kind, mode, variant) for kind in self._kinds for mode, variant in kind.of_game(game)]
        return [one for one in found if group in ("", one.group)]

    def groups(self, game: str) -> list[str]:
        """Return the groups in which a game has boards."""
        return [group for group in GROUPS if self.of_game(game, group)]

    def suggested(self, game: str, newest: Newest | None, group: str = "") -> list[What]:
        """Return the boards of a game, or of one group, with those most worth opening first.

        First comes the group of what the person played last, and in it that mode and level.
        """
        known = self.of_game(game, group)
        if newest is None or newest.game_kind != game:
            return sorted(known, key=lambda what: GROUPS.index(what.group))
        last = DAILY if newest.uncounted == DAILY else SOLO_GAMES if newest.mode == SOLO else TABLES

        def order(what: What) -> tuple[bool, int, bool, bool]:
            is_other_mode, is_other_level = what.mode != newest.mode, what.variant not in ("", newest.variant)
            return what.group != last, GROUPS.index(what.group), is_other_mode, is_other_level

        return sorted(known, key=order)

    def choose(
        self, game: str = "", what: str = "", period: str = "", where: str = "", page: int = 0
    ) -> BoardChoice:
        """Return the choice with these values; a value the game lacks becomes the default."""
        game = game if game in PARTS else default_game()
        known = self.of_game(game)
        found = next((one for one in known if one.key == what), known[0])
        # A season without games has an empty board.
        is_season = SEASON.fullmatch(period) is not None and len(found.kind.periods) > 1
        is_period = period in found.kind.periods or is_season
        return BoardChoice(
            game, found, period if is_period else "all", where if where in PLACES else "here", page
        )

    def parse(self, arg: str) -> BoardChoice:
        """Return the choice in a control; a board that the game lacks becomes the first."""
        game, what, period, where, page = [*arg.split(","), "", "", "", "", ""][:5]
        choice = self.choose(game, "", "", where, _number(page))
        known = self.of_game(choice.game)
        names = {one.name: one for one in known}
        group = wanted_group(arg)
        found = next(iter(self.of_game(choice.game, group)), known[0]) if group else names.get(what, known[0])
        return self.choose(choice.game, found.key, period, where, choice.page)


def wanted_group(arg: str) -> str:
    """Return the group whose best board a control asks for; empty if it names a board."""
    _, what, *_ = [*arg.split(","), "", ""]
    group = what.removeprefix(_GROUP)
    return group if what.startswith(_GROUP) and group in GROUPS else ""


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0
