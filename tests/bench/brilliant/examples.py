"""Examples of every picture, from games between computer players."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.brilliant.pictures.rules import RULE_PICTURES
from bot.games.brilliant.pictures.sheet import render_sheet
from bot.games.brilliant.pictures.table import render_table
from bot.render.theme import DEFAULT
from engine.brilliant.sheet import Start
from engine.brilliant.state import Phase
from engine.brilliant.view import View, placements
from engine.game import Seat
from tests.bench.brilliant.sample import sample_game, sample_names


def example_pictures(level: str, theme: str = DEFAULT, locale: str = "en") -> Iterator[tuple[str, bytes]]:
    """Yield names and PNGs of sheets and tables at the start, in mid-game, at the end and in solo, and the
    rules."""
    yield from _table_game(level, theme, locale)
    yield from _solo_game(level, theme, locale)
    for topic in RULE_PICTURES.topics:
        yield f"rules-{topic}", RULE_PICTURES.render(topic, theme=theme, locale=locale)


def _table_game(level: str, theme: str, locale: str) -> Iterator[tuple[str, bytes]]:
    views, names = list(sample_game(level, seats=4)), sample_names(4)
    own = views[0][0]
    pencil = Start(own.level.stars[:3])
    yield "sheet-start", render_sheet(own, names=names, pencil=pencil, theme=theme, locale=locale)
    middle = _of_phase([seats[0] for seats in views], Phase.PLACE)
    moved = frozenset({Seat(1), Seat(2)})
    yield "sheet", render_sheet(middle, names=names, theme=theme, locale=locale)
    if choices := placements(middle):
        yield (
            "sheet-pencilled",
            render_sheet(middle, names=names, pencil=choices[-1], theme=theme, locale=locale),
        )
    yield "sheet-finished", render_sheet(views[-1][0], names=names, theme=theme, locale=locale)
    for name, place in (("table-start", 0), ("table", len(views) * 2 // 3), ("table-finished", -1)):
        yield name, render_table(views[place][-1], names=names, moved=moved, theme=theme, locale=locale)


def _solo_game(level: str, theme: str, locale: str) -> Iterator[tuple[str, bytes]]:
    views = list(sample_game(level, seats=1))
    own = [seats[0] for seats in views]
    yield "solo", render_sheet(_of_phase(own, Phase.PLACE), theme=theme, locale=locale)
    yield "solo-strike", render_sheet(_of_phase(own, Phase.STRIKE), theme=theme, locale=locale)
    table = views[len(views) // 2][-1]
    yield (
        "solo-table",
        render_table(table, names=sample_names(1), moved=frozenset(), theme=theme, locale=locale),
    )


def _of_phase(views: list[View], phase: Phase) -> View:
    """Return a view in this phase from the second half of the game, or else the last view."""
    later = [view for view in views[len(views) * 3 // 5 :] if view.phase is phase]
    return (later or [view for view in views if view.phase is phase] or views)[0]
