"""Computer players, which see a view as a person does."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.brilliant.sheet import Move, Pass, Placement, Start, Strike
from engine.brilliant.state import Phase, empty_fields
from engine.brilliant.view import View, placements
from engine.game import Player


def random_player(view: View, random: Random) -> Move:
    """Write any legal number, all equally likely; never pass if it can write."""
    match view.phase:
        case Phase.START:
            return _shuffled_stars(view, random)
        case Phase.STRIKE:
            return Strike(random.choice(view.strikable))
    choices = placements(view)
    return random.choice(choices) if choices else Pass()


def naive_player(view: View, random: Random) -> Move:
    """Write the legal number whose area has the fewest empty fields; random on ties."""
    sheet = view.sheet
    if view.phase is Phase.START or sheet is None:
        return _shuffled_stars(view, random)
    if view.phase is Phase.STRIKE:
        empty = {area: empty_fields(view.level, sheet, area) for area in view.strikable}
        most = max(empty.values())
        return Strike(random.choice([area for area in empty if empty[area] == most]))

    def left(choice: Placement) -> int:
        area = view.level.area_at[choice.field]
        return 0 if area is None else empty_fields(view.level, sheet, area)

    choices = placements(view)
    fewest = min(map(left, choices), default=0)
    best = [choice for choice in choices if left(choice) == fewest]
    return random.choice(best) if best else Pass()


def _shuffled_stars(view: View, random: Random) -> Start:
    return Start(tuple(random.sample(view.level.stars, len(view.level.stars))))


PLAYERS: Mapping[str, Player] = {"random": random_player, "naive": naive_player}
