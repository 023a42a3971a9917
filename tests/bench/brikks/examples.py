"""Examples of every picture, from games between computer players."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.brikks.pictures.key import render_key
from bot.games.brikks.pictures.rules import RULE_PICTURES
from bot.games.brikks.pictures.sheet import render_sheet
from bot.games.brikks.pictures.table import render_table
from bot.render.names import drawn_name
from bot.render.theme import DEFAULT
from engine.brikks.moves import Bomb, Minis, Placement
from engine.brikks.state import Phase
from engine.brikks.view import View, may_bomb, mini_places, outcome, placements, starts
from engine.game import Seat
from tests.bench.brikks.sample import Views, final_view, sample_game

NAMES = tuple(drawn_name(name, "") for name in ("Ada", "Ben", "Chloé", "Дмитрий"))
OWN = Seat(0)
MOVED = frozenset({Seat(1), Seat(2)})


def example_pictures(theme: str = DEFAULT, locale: str = "en") -> Iterator[tuple[str, bytes]]:
    """Yield names and PNGs of sheets and tables at the start, in mid-game and at the end, the duel and the
    rules."""
    for name, picture in _pictures(theme, locale):
        yield f"brikks-{name}", picture


def _pictures(theme: str, locale: str) -> Iterator[tuple[str, bytes]]:
    yield from _table_game(theme, locale)
    yield from _duel(theme, locale)
    solo = _of_phase(list(sample_game(seats=1)), Phase.RESOLVE)
    yield "solo-table", render_table(solo[-1], names=NAMES, moved=frozenset(), theme=theme, locale=locale)
    yield "sheet-finished", render_sheet(final_view(), theme=theme, locale=locale)
    for topic in RULE_PICTURES.topics:
        yield f"rules-{topic}", RULE_PICTURES.render(topic, theme=theme, locale=locale)


def _table_game(theme: str, locale: str) -> Iterator[tuple[str, bytes]]:
    game = list(sample_game(seats=4))
    choice = next(views[OWN] for views in game if starts(views[OWN]))
    block = starts(choice)[0].block
    yield "key-start", render_key(choice, names=NAMES, theme=theme, locale=locale)
    yield "sheet-start", render_sheet(choice, names=NAMES, block=block, theme=theme, locale=locale)
    middle = _of_phase(game, Phase.RESOLVE)
    own = middle[OWN]
    yield "sheet", render_sheet(own, names=NAMES, theme=theme, locale=locale)
    yield "sheet-places", render_sheet(own, names=NAMES, block=own.throw, theme=theme, locale=locale)
    yield (
        "sheet-new",
        render_sheet(own, is_new=True, names=NAMES, block=own.throw, theme=theme, locale=locale),
    )
    yield "key", render_key(own, names=NAMES, theme=theme, locale=locale)
    yield "sheet-pencilled", render_sheet(own, names=NAMES, pencil=_richest(own), theme=theme, locale=locale)
    bomber = next(views[OWN] for views in game if may_bomb(views[OWN]))
    yield "sheet-bomb", render_sheet(bomber, names=NAMES, pencil=Bomb(), theme=theme, locale=locale)
    for name, views in (("table-start", game[0]), ("table", middle), ("table-finished", game[-1])):
        yield name, render_table(views[-1], names=NAMES, moved=MOVED, theme=theme, locale=locale)


def _duel(theme: str, locale: str) -> Iterator[tuple[str, bytes]]:
    game = list(sample_game(seats=2, variant="duel"))
    views = _of_phase(game, Phase.RESOLVE)
    yield "duel", render_sheet(views[OWN], names=NAMES, theme=theme, locale=locale)
    yield "duel-table", render_table(views[-1], names=NAMES, moved=MOVED, theme=theme, locale=locale)
    sender = next(view for views in game for view in views[:-1] if mini_places(view, ()))
    yield "duel-minis", render_sheet(sender, names=NAMES, theme=theme, locale=locale)
    pencil = Minis(mini_places(sender, ())[:1])
    yield "duel-minis-pencilled", render_sheet(sender, names=NAMES, pencil=pencil, theme=theme, locale=locale)


def _richest(view: View) -> Placement:
    """Return the placement that completes most rows and, among those, earns most energy."""

    def gain(placement: Placement) -> tuple[int, int]:
        brought = outcome(view, placement)
        return (0, 0) if brought is None else (len(brought.rows), brought.gained)

    return max(placements(view), key=gain)


def _of_phase(game: list[Views], phase: Phase) -> Views:
    """Return the views of a moment in this phase, past mid-game, in which the view's own seat can place."""
    later = [views for views in game[len(game) // 2 :] if views[OWN].phase is phase]
    return next(views for views in later if placements(views[OWN]))
