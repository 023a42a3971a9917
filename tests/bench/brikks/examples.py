"""Examples of every picture, from games between computer players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.games.brikks.pictures.key import KEY_PLAN
from bot.games.brikks.pictures.rules import RULE_PICTURES
from bot.games.brikks.pictures.sheet import sheet_plan
from bot.games.brikks.pictures.shown import ShownTable, shown_sheet
from bot.games.brikks.pictures.table import table_plan
from bot.games.names import SeatNames
from bot.render.names import drawn_name
from bot.render.theme import DEFAULT
from engine.brikks.moves import Bomb, Minis, Placement
from engine.brikks.state import Phase
from engine.brikks.view import View, may_bomb, mini_places, outcome, placements, starts
from engine.game import Seat
from tests.bench.brikks.sample import Views, final_view, sample_game

PEOPLE = ("Ada", "Ben", "Chloé", "Дмитрий")
NAMES = SeatNames(tuple(drawn_name(name, "") for name in PEOPLE), PEOPLE)
OWN = Seat(0)
MOVED = frozenset({Seat(1), Seat(2)})


def example_pictures(theme: str = DEFAULT, locale: str = "en") -> Iterator[tuple[str, bytes]]:
    """Yield names and PNGs of sheets and tables at the start, in mid-game and at the end, the duel and the
    rules."""
    game, duel = list(sample_game(seats=4)), list(sample_game(seats=2, variant="duel"))
    middle, minis = _in_mid_game(game), _in_mid_game(duel)
    own, choice = middle[OWN], next(views[OWN] for views in game if starts(views[OWN]))
    sender = next(view for views in duel for view in views[:-1] if mini_places(view, ()))
    sheets: dict[str, tuple[View, dict[str, Any]]] = {
        "sheet-start": (choice, {"block": starts(choice)[0].block}),
        "sheet": (own, {}),
        "sheet-places": (own, {"block": own.throw}),
        "sheet-legend": (own, {"block": own.throw, "has_legend": True}),
        "sheet-pencilled": (own, {"pencil": _richest(own)}),
        "sheet-bomb": (next(views[OWN] for views in game if may_bomb(views[OWN])), {"pencil": Bomb()}),
        "sheet-finished": (final_view(), {}),
        "duel": (minis[OWN], {}),
        "duel-minis": (sender, {}),
        "duel-minis-pencilled": (sender, {"pencil": Minis(mini_places(sender, ())[:1])}),
    }
    for name, (view, more) in sheets.items():
        plan = sheet_plan(view, has_legend=more.pop("has_legend", False))
        yield f"brikks-{name}", plan.draw(shown_sheet(view, names=NAMES, locale=locale, **more), theme)
    for name, view in (("key-start", choice), ("key", own)):
        yield f"brikks-{name}", KEY_PLAN.draw(shown_sheet(view, names=NAMES, locale=locale), theme)
    tables = {"table-start": game[0], "table": middle, "table-finished": game[-1], "duel-table": minis}
    tables["solo-table"] = _in_mid_game(list(sample_game(seats=1)))
    for name, views in tables.items():
        moved = MOVED if len(views) > 2 else frozenset[Seat]()
        names = SeatNames(NAMES.drawn[: len(views) - 1], NAMES.plain[: len(views) - 1])
        shown = ShownTable(names, moved, views[-1], locale=locale)
        yield f"brikks-{name}", table_plan(views[-1]).draw(shown, theme)
    for topic in RULE_PICTURES.topics:
        yield f"brikks-rules-{topic}", RULE_PICTURES.render(topic, theme=theme, locale=locale)


def _richest(view: View) -> Placement:
    """Return the placement that completes most rows and, among those, earns most energy."""

    def gain(placement: Placement) -> tuple[int, int]:
        brought = outcome(view, placement)
        return (0, 0) if brought is None else (len(brought.rows), brought.gained)

    return max(placements(view), key=gain)


def _in_mid_game(game: list[Views]) -> Views:
    """Return the views of a moment past mid-game in which the view's own seat can place."""
    later = [views for views in game[len(game) // 2 :] if views[OWN].phase is Phase.RESOLVE]
    return next(views for views in later if placements(views[OWN]))
