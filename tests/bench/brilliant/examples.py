"""Examples of every picture, from games between computer players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.games.brilliant.pictures.rules import RULE_PICTURES
from bot.games.brilliant.pictures.sheet import sheet_plan
from bot.games.brilliant.pictures.shown import ShownTable, shown_sheet
from bot.games.brilliant.pictures.table import table_plan
from bot.render.theme import DEFAULT
from engine.brilliant.sheet import Start
from engine.brilliant.state import Phase
from engine.brilliant.view import View, placements
from engine.game import Seat
from tests.bench.brilliant.sample import Views, sample_game, sample_names

MOVED = frozenset({Seat(1), Seat(2)})


def example_pictures(level: str, theme: str = DEFAULT, locale: str = "en") -> Iterator[tuple[str, bytes]]:
    """Yield names and PNGs of sheets and tables at the start, in mid-game, at the end and in solo, and the
    rules."""
    game, solo = list(sample_game(level, seats=4)), list(sample_game(level, seats=1))
    start, middle = game[0][0], _of_phase(game, Phase.PLACE)
    sheets: dict[str, tuple[View, dict[str, Any]]] = {
        "sheet-start": (start, {"pencil": Start(start.level.stars[:3])}),
        "sheet": (middle, {}),
        "sheet-pencilled": (middle, {"pencil": next(reversed(list(placements(middle))), None)}),
        "sheet-finished": (game[-1][0], {}),
        "solo": (_of_phase(solo, Phase.PLACE), {}),
        "solo-strike": (_of_phase(solo, Phase.STRIKE), {}),
    }
    for name, (view, more) in sheets.items():
        shown = shown_sheet(view, names=sample_names(view.seats), locale=locale, **more)
        yield name, sheet_plan(view).draw(shown, theme)
    tables = {"table-start": game[0], "table": game[len(game) * 2 // 3], "table-finished": game[-1]}
    tables["solo-table"] = solo[len(solo) // 2]
    for name, views in tables.items():
        moved = MOVED if len(views) > 2 else frozenset[Seat]()
        table = ShownTable(sample_names(len(views) - 1), moved, views[-1], locale=locale)
        yield name, table_plan(views[-1]).draw(table, theme)
    for topic in RULE_PICTURES.topics:
        yield f"rules-{topic}", RULE_PICTURES.render(topic, theme=theme, locale=locale)


def _of_phase(game: list[Views], phase: Phase) -> View:
    """Return the first seat's view in this phase from the second half of the game, or else the last one."""
    own = [seats[0] for seats in game]
    later = [view for view in own[len(own) * 3 // 5 :] if view.phase is phase]
    return (later or [view for view in own if view.phase is phase] or own)[0]
